# The puzzles of Interactions: what is asked, and what they are about. Clauses are cited by the rules, not here.

interactions-puzzle-win = Only one turn wins whatever comes; a tie is not enough. Tile, place, what you bring up: all of it matters. The seventh tile counts.
interactions-puzzle-win-groups = Only one turn wins whatever comes; a tie is not enough. The seventh tile counts, and so does each tile of your largest group.
interactions-puzzle-win-six = Only one turn wins whatever comes; a tie is not enough. Here the seventh tile does not count.
interactions-puzzle-tie = You can no longer win, but one turn still shares the victory, whatever comes. Find it. The seventh tile counts.
interactions-puzzle-tie-groups = You can no longer win, but one turn still shares the victory, whatever comes. The seventh tile counts, and each tile of your largest group.
interactions-puzzle-tie-six = You can no longer win, but one turn still shares the victory, whatever comes. Here the seventh tile does not count.
interactions-puzzle-most-two = Two turns are left to you. Play them so that you end as far ahead as you can, against the best answers. The seventh tile counts.
interactions-puzzle-most-two-groups = Two turns are left to you: end as far ahead as you can, against the best answers. The seventh tile and your largest group count.
interactions-puzzle-most-two-six = Two turns are left to you: end as far ahead as you can, against the best answers. Here the seventh tile does not count.
interactions-puzzle-most-three = Three turns are left to you. Play them so that you end as far ahead as you can, against the best answers. The seventh tile counts.
interactions-puzzle-most-three-groups = Three turns are left to you: end as far ahead as you can, against the best answers. The seventh tile and your largest group count.
interactions-puzzle-most-three-six = Three turns are left to you: end as far ahead as you can, against the best answers. Here the seventh tile does not count.
interactions-puzzle-wild-win = Two turns left. The wild player’s next tile can be seen, its last is the only one missing. Find the only turn that ends 12 points ahead.
interactions-puzzle-wild-most = Two turns left. The wild player’s next tile can be seen, its last is the only one missing. End as far ahead as you can.
interactions-puzzle-wild-sure = Three turns left. The wild player’s last two tiles may come in either order. One turn makes sure of 12 points ahead both ways.
interactions-puzzle-three-win = Only one turn makes you win alone, whatever the two others lay. The seventh tile counts.
interactions-puzzle-team-win = A team counts its lower total. Only one turn makes your team win, whatever the others lay and if your partner plays well.

interactions-theme-win = The only win
interactions-theme-tie = Hold the tie
interactions-theme-most = The most points
interactions-theme-wild = The wild player
interactions-theme-three = Three players
interactions-theme-team = Partners
interactions-theme-groups = Largest group
interactions-theme-quiet = Turning nothing
interactions-theme-own = Turning one’s own
interactions-theme-raise = What to bring up
