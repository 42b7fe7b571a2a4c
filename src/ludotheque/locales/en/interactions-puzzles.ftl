# The puzzles of Interactions: what is asked, and what they are about. Clauses are cited by the rules, not here.

interactions-puzzle-win = Find the only turn that wins whatever comes; a tie is not enough. The seventh tile counts.
interactions-puzzle-win-groups = Find the only turn that wins whatever comes; a tie is not enough. Seventh tile and largest group count.
interactions-puzzle-win-six = Find the only turn that wins whatever comes; a tie is not enough. The seventh tile does not count.
interactions-puzzle-tie = You can no longer win: find the only turn that is sure of a tie. The seventh tile counts.
interactions-puzzle-tie-groups = You can no longer win: find the only turn that is sure of a tie. Seventh tile and largest group count.
interactions-puzzle-tie-six = You can no longer win: find the only turn that is sure of a tie. The seventh tile does not count.
interactions-puzzle-most-two = Two turns left: end as far ahead as you can against the best answers. The seventh tile counts.
interactions-puzzle-most-two-groups = Two turns left: end as far ahead as you can against the best answers. Seventh tile and largest group count.
interactions-puzzle-most-two-six = Two turns left: end as far ahead as you can against the best answers. The seventh tile does not count.
interactions-puzzle-most-three = Three turns left: end as far ahead as you can against the best answers. The seventh tile counts.
interactions-puzzle-most-three-groups = Three turns left: end as far ahead as you can against the best answers. Seventh tile and largest group count.
interactions-puzzle-most-three-six = Three turns left: end as far ahead as you can against the best answers. The seventh tile does not count.
interactions-puzzle-wild-win = Two turns left. The wild player’s next tile can be seen, its last is the only one missing. Find the only turn that ends 12 points ahead.
interactions-puzzle-wild-most = Two turns left. The wild player’s next tile can be seen, its last is the only one missing. End as far ahead as you can.
interactions-puzzle-wild-sure = Three turns left; the wild player’s last two tiles may come in either order. Find the only turn that makes sure of 12 points ahead.
interactions-puzzle-three-win = Find the only turn that makes you win alone, whatever the two others lay. The seventh tile counts.
interactions-puzzle-team-win = Only one turn wins for your team if your partner plays well. A team counts its lower total.

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

# How it ends from where a try led, if both play well.
interactions-puzzle-right-comes-win = { $points ->
    [one] Counted to the end, you win by 1 point.
   *[other] Counted to the end, you win by { $points } points.
}
interactions-puzzle-right-comes-draw = Counted to the end, nobody is ahead.
interactions-puzzle-right-comes-loss = { $points ->
    [one] Counted to the end, you are 1 point behind, the least there is.
   *[other] Counted to the end, you are { $points } points behind, the least there is.
}
interactions-puzzle-wrong-comes-win = { $points ->
    [one] Not that one. Well answered, it wins by only 1 point: there is more.
   *[other] Not that one. Well answered, it wins by only { $points } points: there is more.
}
interactions-puzzle-wrong-comes-draw = Not that one. Well answered, it ends in a tie.
interactions-puzzle-wrong-comes-loss = { $points ->
    [one] Not that one. Well answered, it loses by 1 point in the end.
   *[other] Not that one. Well answered, it loses by { $points } points in the end.
}
# Alone: against the wild player, in the worst order of its tiles.
interactions-puzzle-right-comes-ahead = { $points ->
    [one] Counted to the end, you are 1 point ahead at worst.
   *[other] Counted to the end, you are { $points } points ahead at worst.
}
interactions-puzzle-right-comes-behind = { $points ->
    [one] Counted to the end, you are 1 point behind at worst.
   *[other] Counted to the end, you are { $points } points behind at worst.
}
interactions-puzzle-wrong-comes-ahead = { $points ->
    [0] Not that one. At worst nobody is ahead in the end.
    [one] Not that one. At worst it ends only 1 point ahead.
   *[other] Not that one. At worst it ends only { $points } points ahead.
}
interactions-puzzle-wrong-comes-behind = { $points ->
    [one] Not that one. At worst it ends 1 point behind.
   *[other] Not that one. At worst it ends { $points } points behind.
}
