forma-name = Forma
forma-sentence = Fit your pieces onto the board by eye: pieces laid, squares closed in and bridges from edge to edge score; most points win.
forma-gentle = For a start the field is dealt, and the squares where a piece fits are shown.

forma-refused-game-over = The game is over.
forma-refused-not-your-turn = It is not your turn.
forma-refused-field-first = The field has to be laid first.
forma-refused-field-done = The field is laid already.
forma-refused-field-no-tower = The tower is missing: put it on the board.
forma-refused-field-outside = That is off the board.
forma-refused-field-same-cell = Something stands there already.
forma-refused-field-too-many = { $count } obstacles are too many: there are { $most } at most.
forma-refused-field-tower-rim = The tower may not stand at the edge.
forma-refused-field-touch = Tower and obstacles may not touch one another.
forma-refused-choose-first = First say who begins.
forma-refused-begin-not-due = Nobody has to choose who begins now.
forma-refused-not-in-reserve = You do not have { forma-shape } any more.
forma-refused-take-first = Take up { forma-shape } first.
forma-refused-take-not-offered = Pieces are not taken up separately in this game.
forma-refused-taken-binds = In your hand is { forma-shape }: it has to be placed.
forma-refused-does-not-fit = { $hit-count ->
        [0] It fits nowhere: { forma-shape }.
       *[other] It does not fit there.
    }
forma-refused-pass-not-allowed = You cannot pass: one of your pieces still fits.

forma-places = { $you ->
    [true] You place
   *[false] { $name } places
}
forma-event-field = { $obstacles ->
        [0] { forma-places } the tower, without any obstacles.
        [one] { forma-places } the tower and one obstacle.
       *[other] { forma-places } the tower and { $obstacles } obstacles.
    }
forma-event-begin = { $you ->
    [true] You have
   *[false] { $name } has
} chosen who begins.
forma-event-taken = { $you ->
    [true] You take
   *[false] { $name } takes
} up { forma-shape }.
forma-event-placed = { $you ->
    [true] You lay
   *[false] { $name } lays
} { forma-shape } { forma-where }{ forma-by }: +{ $points }.
forma-event-square = A square enclosed: +{ $points }.
forma-event-square-many = { $count } squares enclosed: +{ $points }.
forma-event-obstacle = An obstacle enclosed: +{ $points }.
forma-event-obstacle-many = { $count } obstacles enclosed: +{ $points }.
forma-event-tower = The tower is taken: +{ $points }.
forma-event-bridge = { $count ->
        [one] A bridge from edge to edge: { $points } at the end.
       *[other] { $count } bridges from edge to edge: { $points } at the end.
    }
forma-tries = { $you ->
    [true] You try
   *[false] { $name } tries
}
forma-event-misfit = { $attempt ->
        [1] { forma-tries } { forma-shape } { forma-where }: it does not fit and is out. One more try.
       *[other] { forma-tries } { forma-shape } { forma-where }: it does not fit and is out. The turn is over.
    }
forma-event-passed = { $you ->
    [true] You pass.
   *[false] { $name } passes.
}
forma-event-time = Time is up: { $you ->
    [true] you miss the turn.
   *[false] { $name } misses the turn.
}
forma-event-ended = The game is over.

forma-reason-full = Every square is taken. Pieces left over cost a point a square.
forma-reason-nothing_fits = Nothing fits any more. Pieces left over cost a point a square.
forma-reason-passes = Everybody has passed. Pieces left over cost a point a square.

forma-option-players = Players
forma-option-players-hint = Two players play two colours each; four play one each.
forma-option-players-2 = 2
forma-option-players-3 = 3 (house rule)
forma-option-players-4 = 4
forma-option-three_players = With three players
forma-option-three_players-hint = The original game knows two or four players only.
forma-option-three_players-bot = A bot plays the fourth colour
forma-option-three_players-three = Three colours, the fourth stays in the box
forma-option-field = The field
forma-option-field-hint = Who lays the obstacles and the tower.
forma-option-field-first_player = The first player
forma-option-field-random = Chance
forma-option-field-cut_choose = I cut, you choose
forma-option-obstacle_touch = Obstacles apart
forma-option-obstacle_touch-hint = Which things may not touch.
forma-option-obstacle_touch-mutual = All of them
forma-option-obstacle_touch-tower_only = Only from the tower
forma-option-touch_diag = Corners touch too
forma-option-touch_diag-hint = Obstacles and tower may not touch by a corner either.
forma-option-touch_diag-true = on
forma-option-touch_diag-false = off
forma-option-enclosed_touch = Squares enclosed together
forma-option-enclosed_touch-hint = Whether squares that one piece encloses count where they touch by a corner.
forma-option-enclosed_touch-sides = Each counts
forma-option-enclosed_touch-corners = Not corner to corner
forma-option-markers_close_obstacles = Markers close obstacles
forma-option-markers_close_obstacles-hint = Your own markers count as sides of an obstacle.
forma-option-markers_close_obstacles-true = on
forma-option-markers_close_obstacles-false = off
forma-option-pass = Passing
forma-option-pass-hint = When you may pass; the second choice tells you whether something fits. If all pass in a row, the game ends.
forma-option-pass-free = Whenever you like
forma-option-pass-only_if_nothing_fits = Only if nothing fits
forma-option-fit_aid = Fitting aid
forma-option-fit_aid-hint = Friendly game: you see where a piece fits, and no piece is lost.
forma-option-fit_aid-true = on
forma-option-fit_aid-false = off
forma-option-touch_move = Touched is played
forma-option-touch_move-hint = A piece taken up is announced and must be placed.
forma-option-touch_move-true = on
forma-option-touch_move-false = off
forma-option-auto_skip = Skip who cannot place
forma-option-auto_skip-hint = Friendly game: players for whom nothing fits are skipped.
forma-option-auto_skip-true = on
forma-option-auto_skip-false = off
forma-option-live_bridges = Count every bridge at once
forma-option-live_bridges-hint = Every bridge is counted during the game, also those that are hard to find.
forma-option-live_bridges-true = on
forma-option-live_bridges-false = off
forma-option-tie = Ties
forma-option-tie-hint = What happens when totals are equal.
forma-option-tie-shared = Shared victory
forma-option-tie-placed = More squares placed wins
forma-option-turn_clock = Seconds a turn
forma-option-turn_clock-hint = When they run out, the turn is lost.
forma-option-turn_clock-false = no clock
forma-option-turn_clock-90 = 90
forma-preset-strict = By eye alone
forma-preset-friendly = Friendly, with fitting aid
forma-preset-four = Four players

forma-hint-square = { $count ->
        [one] That closes one in: 10 points.
       *[other] That closes { $count } in at once: { $points } points.
    }
forma-hint-tower = That takes the tower: 50 points.
forma-hint-bridge = That helps a bridge, or hinders one of the others.
forma-hint-room = Later it would hardly fit any more.
forma-hint-pass = No piece fits any more.

forma-board = The board, { $rows } by { $cols }
forma-cell = Row { $row }, column { $col }: { $what }
forma-what-free = free
forma-what-obstacle = obstacle
forma-what-tower = tower
forma-what-element = { $name }
forma-what-marker = { $you ->
    [true] your marker
   *[false] marker of { $name }
}
forma-tray = { $you ->
    [true] Your pieces
   *[false] Pieces of { $name }
}: { $left } squares left, { $out } out of play
forma-tray-yours = Your pieces
forma-out = Out of play
forma-choose-piece = Choose a piece
forma-choose-cell = Turn it, then choose its square
forma-turn-left = Turn left
forma-turn-right = Turn right
forma-flip = Flip
forma-anchor = The dotted square: tap another one to move the dot.
forma-put = Put it here
forma-pass = Pass
forma-take = Take this piece
forma-second-try = That did not fit: one more try
forma-strict = A piece that does not fit is lost.
forma-numbers = Number the pieces
forma-zoom-in = Zoom in
forma-zoom-fit = Whole board
forma-field-title = Lay the field
forma-field-help = Set the obstacles, then begin
forma-field-help-tower = Set the tower, or take a ready field
forma-field-tower = Tower
forma-field-done = Begin
forma-field-none = No obstacles
forma-field-scattered = 12 scattered
forma-field-symmetric = All 25
forma-field-rim = Along the edge
forma-begin-title = Who begins?
forma-begin = { $you ->
    [true] I begin
   *[false] { $name } begins
}
forma-piece = { $count ->
        [0] { forma-shape }, none left
        [one] { forma-shape }
       *[other] { forma-shape }, { $count } left
    }
forma-shape = { $shape ->
        [I1] the single square
        [I2] the domino
        [I3] the bar of three
        [V3] the small corner
        [I4] the bar of four
        [O4] the square of four
        [T4] the small T
        [L4] the small L
        [S4] the small S
        [I] the long bar
        [L] the long L
        [X] the cross
       *[other] the { $shape } piece
    }
forma-where = { $where ->
        [nw] in the upper left
        [n] at the top
        [ne] in the upper right
        [w] on the left
        [e] on the right
        [sw] in the lower left
        [s] at the bottom
        [se] in the lower right
       *[middle] in the middle
    }
forma-by = { $by ->
        [tower] , against the tower
        [obstacle] , against an obstacle
        [edge] , along the edge
       *[none] { "" }
    }
forma-say-lay = { $as ->
    [told] laying
   *[asked] Lay
} { forma-shape } { forma-where }{ forma-by }.
forma-say-take = { $as ->
    [told] taking
   *[asked] Take
} up { forma-shape }.
forma-say-pass = { $as ->
    [told] passing
   *[asked] Pass
} this turn.
forma-say-other = { $as ->
    [told] going on
   *[asked] Go on
} as it is marked.
forma-dotted = Its dot goes where you press.
forma-open = It fits wherever you see a dot.
forma-turn-first = It fits nowhere turned like this
forma-turn-first-more = Turn it or flip it.
forma-hinted-turn = Turn it as it is marked
forma-hinted-flip = Flip it as it is marked
forma-hinted-more = The hint has it the other way round.
forma-brought = Your last turn: +{ $total }, { $placed } for the piece{ $squares ->
        [0] { "" }
        [10] , 10 for the enclosed square
       *[other] , { $squares } for the enclosed squares
    }{ $obstacles ->
        [0] { "" }
        [10] , 10 for the obstacle
       *[other] , { $obstacles } for the obstacles
    }{ $tower ->
        [0] { "" }
       *[other] , { $tower } for the tower
    }{ $bridges ->
        [0] { "" }
        [50] , 50 at the end for the bridge
       *[other] , { $bridges } at the end for the bridges
    }.
forma-tower-name = Tower: 50
forma-about-tower = This white cube is the tower
forma-about-tower-more = Close its last open side: 50 points.
forma-about-obstacle = This is an obstacle
forma-about-obstacle-more = Enclose it with your own pieces alone: 10 points.
forma-about-marker = This square is enclosed
forma-about-marker-more = Its marker brought 10 points to its owner.
forma-ready-strict = Sure? Put it down
forma-ready-aid = It fits: put it down
forma-cost-strict = +{ $points } if it fits; if not, it is out: −{ $points } at the end.
forma-cost-aid = +{ $points }, and more if it encloses something.
forma-fits-not = It does not fit here
forma-fits-elsewhere = Turn it, or choose another square.
forma-take-it = Take up { forma-shape }?
forma-take-binds = A piece that you take up has to be placed.
forma-second-cost = Another misfit ends your turn.
forma-aid = Dots will show where it fits.
forma-two-shades = All these are yours: each piece twice, dark and light.
forma-dot = Dot on square { $number }
forma-put-back = Put back
forma-pass-sure = Pass this turn?
forma-pass-cost = If everybody passes in a row, the game ends.
forma-pass-yes = Yes, pass
forma-pass-no = No
forma-no-hint = No hints by eye alone
forma-no-hint-why = A hint would tell what fits.
forma-field-help-more = Press again to remove; crossed: not allowed.
forma-field-help-tower-more = Not at the edge.
forma-field-obstacle = Obstacle
forma-counting-bridges = The bridges light up …
forma-count-of = { $won } − { $less } for squares not laid
forma-counting = The points are counted …

forma-sheet = Score sheet
forma-keys-short = Q, E and the wheel turn; M flips
forma-keys = Keys: the letter of a piece chooses it (1, 2, 3, 4 for the straight small ones, C corner, O square, K small T, J small L, S small S), Q and E (or R) turn, M flips, arrows move on the board, Enter marks a square and Enter again puts the piece, Escape lets go. The wheel and the right button turn too.
forma-sheet-placed = Squares placed
forma-sheet-squares = Squares enclosed
forma-sheet-obstacles = Obstacles enclosed
forma-sheet-tower = Tower
forma-sheet-bridges = Bridges
forma-sheet-reserve = Left in reserve
forma-sheet-discarded = Out of play
forma-sheet-open = Whether one more bridge is hidden here could not be settled; the ones drawn are sure.
forma-sheet-total = Total
forma-bridge-NS = north–south
forma-bridge-EW = east–west

forma-rules-aim-title = What it is about
forma-rules-aim = You place pieces of one to five squares on a board of 20 by 20. Points come from squares placed and enclosed, from obstacles, the tower and bridges. Whatever you do not place costs you its squares.
forma-rules-field-title = The field
forma-rules-field = Lots are drawn for who begins. That player sets the tower, not at the edge, and up to 25 obstacles. They may not touch one another or the tower, neither by a side nor by a corner. Then the same player places the first piece.
forma-rules-turn-title = Your turn
forma-rules-turn = Place one piece anywhere on free squares, turned or flipped as you like. It need not touch anything. You may also pass: the rulebook says nothing of it, this is a ruling of ours. Two players play two colours each, which count as one.
forma-rules-sight-title = By eye alone
forma-rules-sight = You may not try. If the piece does not fit where you put it, it is out of the game and you may try one other piece. If that does not fit either, it is out too and your turn is over.
forma-rules-points-title = Five ways to score
forma-rules-placed = Each square of a placed piece: 1 point.
forma-rules-square = Enclose a free square: 10. Whoever closes its last open side gets it, whoever closed the others. One piece may enclose several. Two free squares side by side are not enclosed.
forma-rules-obstacle = Enclose an obstacle with your own pieces only: 10. The edge helps.
forma-rules-tower = Close the last side of the tower: 50, whoever closed the others.
forma-rules-bridge = A bridge is a chain of your squares and markers, side by side, from one edge to the opposite one: 50, counted at the end. It is lit up as soon as it stands. Bridges of one direction share no square; two that cross share exactly one.
forma-rules-end-title = The end
forma-rules-end = The game ends when the board is full or no piece of anybody fits. It also ends when everybody who has pieces passes, one after the other: think twice before you answer a pass with a pass. Pieces left and pieces out of play count against you, square by square. The highest total wins.
forma-rules-open-title = What the rulebook leaves open
forma-rules-open = Here the text can be read in more than one way, or says nothing. This is how we read it, and why; where there is an option, the set-up offers the other reading too.
forma-rules-open-option = { $count ->
        [one] Option: { $options }
       *[other] Options: { $options }
    }
forma-rules-open-touch = Which things may not touch, and is a corner contact?
forma-rules-open-touch-reading = None may touch another, by sides or by corners. Things that share a corner do touch, the rule of bridges counts corners as contact too, and a field without any contact is right however one reads. If corners may touch, the first player can lay a field that wins 135 points with the first piece; without, 45 at most.
forma-rules-open-tower = Must the tower stand, and must there be obstacles?
forma-rules-open-tower-reading = The tower must; of the obstacles any number, also none. They may stand at the edge and in the corners, for the rules of enclosing count on it.
forma-rules-open-field = The one who begins lays the field. Is that fair?
forma-rules-open-field-reading = It is what the rulebook says, so we play it; it is worth something to whoever lays well. For an even game let chance lay the field, or let one lay it and another choose who begins.
forma-rules-open-pass = Must you place if you can?
forma-rules-open-pass-reading = No: you may always pass. The rulebook does not speak of it. Whether something fits could only be found by trying, which is forbidden, and a refused pass would give it away. A pass can be worth a turn to you.
forma-rules-open-passes = And if everybody passes?
forma-rules-open-passes-reading = When all who have pieces pass in a row the game is over, for nobody claims to fit anything. A pass after a piece that did not fit is not counted among them.
forma-rules-open-misfit = When does a piece not fit?
forma-rules-open-misfit-reading = When one of its squares would lie off the board or on something. What lies is final, also if you meant another place. The second try is your right and no duty.
forma-rules-open-touch_move = Does lifting a piece bind you?
forma-rules-open-touch_move-reading = Choosing, turning and flipping in your tray does not: a piece is taken up when you put it on the board. Or stricter, it is announced first and then has to be placed.
forma-rules-open-fit_aid = May the board help?
forma-rules-open-fit_aid-reading = Not in the game of the rulebook, which is played by eye. The friendly game is a house rule: it shows where a piece fits and no piece is lost.
forma-rules-open-auto_skip = Nothing of yours fits any more. Are you skipped?
forma-rules-open-auto_skip-reading = No, you pass yourself: to be skipped would tell you that nothing fits. The game ends by itself once nothing of anybody fits.
forma-rules-open-enclosed_touch = “Enclosed squares may not touch”: by corners either?
forma-rules-open-enclosed_touch-reading = Only sides: the sentence reminds that a hole of two squares is nothing. Two squares that one piece encloses corner to corner count both. As an option, such squares do not count.
forma-rules-open-closed = And a square that the field alone has closed?
forma-rules-open-closed-reading = It is nobody’s. A single square may be placed there, for its one point.
forma-rules-open-markers_close_obstacles = Is your marker a side of an obstacle?
forma-rules-open-markers_close_obstacles-reading = No: for obstacles the rulebook asks for pieces, while for the tower and for bridges it names markers too. As an option it is.
forma-rules-open-marker-tower = May a marker close the tower, and does the tower bear a bridge?
forma-rules-open-marker-tower-reading = Yes to both: who encloses the square at its last open side takes the square and the tower, 10 and 50, and a bridge may cross the tower with your marker.
forma-rules-open-live_bridges = When do bridges count?
forma-rules-open-live_bridges-reading = At the end, where the rulebook counts them, in the choice that gives you most. A bridge that stands is lit at once, and its 50 points are in the running total; now and then the end finds one more. As an option all of them are counted during the game.
forma-rules-open-tie = Two have the same total. Who wins?
forma-rules-open-tie-reading = Both; the rulebook has no tie-break. As an option more squares placed decide.
forma-rules-open-three_players = Can three play?
forma-rules-open-three_players-reading = The rulebook says two or four. A house rule: a bot plays the fourth colour, or it stays in the box.
forma-rules-open-supply = What if the 35 markers of a colour run out?
forma-rules-open-supply-reading = They do not here.
forma-rules-open-turn_clock = How long may you look?
forma-rules-open-turn_clock-reading = As long as you like. A clock is a house rule: when it runs out you have passed.

forma-terminal-moves = An attempt is written shape and cells as row,column: F 3,4 3,5 4,3 4,4 5,4. The first player lays the field: field 10,10 3,3 5,7, the tower first, then the obstacles. To pass, type pass. Shapes: I1 I2 I3 V3 I4 O4 T4 L4 S4 F I L N P T U V W X Y Z. On the board A B C D are pieces, a b c d markers on squares, # obstacles, T the tower, 1 to 4 and 5 to 8 markers on obstacles and on the tower.

forma-tool-statistics = Statistics
forma-statistics-none = No game has counted yet: play one alone against bots, or invite somebody.
forma-statistics-strict = By eye alone
forma-statistics-friendly = Friendly, with help to fit
forma-statistics-players = { $players ->
        [one] one player
       *[other] { $players } players
    }
forma-statistics-games = Games
forma-statistics-wins = Wins
forma-statistics-rate = Win rate
forma-statistics-percent = { $percent } %
forma-statistics-streak = Wins in a row
forma-statistics-best-streak = Best run of wins
forma-statistics-helped = Wins with a hint
forma-statistics-newest = Your latest games, the newest last
forma-statistics-won = won
forma-statistics-lost = not won
forma-statistics-here = Counted for this browser alone. Games by eye alone and friendly games are never mixed.

## Setups that cannot be

refused-invalid-record-board-not-a-rectangle = setup: the rows of the board must all have the same length.
refused-invalid-record-unknown-letter = setup: “{ $letter }” means nothing on this board.
refused-invalid-record-two-towers = setup: there is only one tower.
refused-invalid-record-unknown-word = setup: “{ $word }” is not understood.
refused-invalid-record-unknown-number = setup: a number is expected in “{ $word }”.
refused-invalid-record-unknown-shape = setup: “{ $word }” names a piece that does not exist.
refused-invalid-record-no-field-here = setup: with these options the field is laid by a player, not beforehand.
refused-invalid-record-field-not-allowed = setup: this field breaks a rule.
refused-invalid-record-nothing-in-hand = setup: nothing is taken up separately with these options.

## A board laid out by hand

forma-set-about = Choose a piece, the tower, an obstacle or a marker and press a square. Press what lies there to take it away.
forma-set-board = The board, row { $row }, column { $column }. Arrows move, Enter lays, Delete takes away.
forma-set-seat = Player { $number }
forma-set-obstacle = Obstacle
forma-set-tower = Tower
forma-set-marker = Marker
forma-set-clear = Clear the board
forma-set-whose = Whose pieces and markers
forma-set-turn = Turn
forma-set-flip = Flip
forma-set-to-move = To move
forma-set-taken = That does not fit there.
