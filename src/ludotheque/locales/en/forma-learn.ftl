### The lessons of Forma.

forma-learn-fits-not = It does not fit there: it would lie on something or stick out. In a game it would be out of play.
forma-learn-passed = You may pass in a game, but here there is something to lay.
forma-learn-elsewhere = It lies well there, but that is not what we are after. Look again.

forma-learn-eye = Laying by eye
forma-learn-eye-about = A turn, and what brings points.
forma-learn-eye-place = Each turn you lay one piece, anywhere free. Take one, press the board (its square with the white dot lands there), and put it down.
forma-learn-eye-place-typed = Each turn you lay one piece, anywhere free. Type its shape and its squares.
forma-learn-eye-place-right = A point for each of its squares.
forma-learn-eye-turn = Turn this one to fill the gap. Without help your eye decides: a piece that does not fit is lost.
forma-learn-eye-turn-right = A perfect fit.
forma-learn-eye-close = Close the last open side of the marked square: ten points, whoever laid the other sides.
forma-learn-eye-close-right = Ten points, and your marker on it. Grey obstacles close sides too.
forma-learn-eye-close-filled = On the square itself the piece brings one point. Leave it free and close it from outside.
forma-learn-eye-bridge = Fifty points for closing in the white tower, and fifty for a bridge of your squares from edge to edge. Join yours.
forma-learn-eye-bridge-right = A bridge, lit from edge to edge: fifty points at the end.
forma-learn-eye-end = The goal: the most points.
    A turn: one piece, laid by eye.
    The end: when nothing fits any more; your unlaid squares are taken off.

forma-learn-square = Closing a square
forma-learn-square-about = Ten points a square, and several at once.
forma-learn-square-corner = The edge of the board and obstacles close sides too. The marked corner lacks a single one: close it.
forma-learn-square-corner-right = Closed by two edges, an obstacle and you: ten points.
forma-learn-square-corner-filled = On the square itself you get one point. Lay it below.
forma-learn-square-three = One piece may close several squares. Lay the long bar so that it closes all three.
forma-learn-square-three-right = Three squares at one stroke: thirty points, and five for the bar.
forma-learn-square-three-two = Not all three are closed: move it along by one.
forma-learn-square-hole = Two free squares side by side are no closed square: nobody has points here. Make one of it with a single square.
forma-learn-square-hole-right = One is filled, the other is closed: ten points more.
forma-learn-square-hole-filled = The hole is full: two points. With the single square you would have had eleven.
forma-learn-square-corners = Squares that touch only by a corner both count. One single square closes these two: where?
forma-learn-square-corners-right = Two squares closed: twenty points.
forma-learn-square-end = A free square with four closed sides brings ten points to whoever closes the last.
    Pieces, obstacles and the edge all close. Larger holes count nothing.

forma-learn-obstacle = The obstacles
forma-learn-obstacle-about = A ring of your own pieces.
forma-learn-obstacle-ring = A grey obstacle brings ten points if all the pieces around it are yours; your two colours count as one. Close the ring.
forma-learn-obstacle-ring-right = The ring is all yours: ten points, and your marker on top.
forma-learn-obstacle-corner = At the edge three sides are enough, in a corner two. Take this one.
forma-learn-obstacle-corner-right = Two sides, and the corner did the rest: ten points.
forma-learn-obstacle-spoil = Your opponent lacks one side here. A single piece of yours in the ring, and this obstacle is nobody’s for ever.
forma-learn-obstacle-spoil-right = Spoilt: nobody can take it any more.
forma-learn-obstacle-marker = Only pieces close an obstacle, markers do not. Your obstacle lacks its left side: take it.
forma-learn-obstacle-marker-right = A piece in the ring: ten points.
forma-learn-obstacle-marker-lost = You close the free square for ten, but the marker in it is no side: the obstacle is lost.
forma-learn-obstacle-end = An obstacle needs pieces of one player all around; the edge helps.
    One foreign piece in the ring, and nobody gets it.

forma-learn-tower = The tower
forma-learn-tower-about = Fifty points for the last side.
forma-learn-tower-last = The white tower goes to whoever closes its last side, whatever the colours around it. Take it!
forma-learn-tower-last-right = Fifty points at one stroke.
forma-learn-tower-both = Two sides are open here. Close one, and your opponent closes the other. Close both at once.
forma-learn-tower-both-right = Both at once: the tower is yours, fifty points.
forma-learn-tower-both-gift = Now a single side is open, and your opponent is next: fifty points for them.
forma-learn-tower-marker = For the tower markers count too. Close the free square beside it, and its marker closes the tower.
forma-learn-tower-marker-right = Ten for the square, fifty for the tower.
forma-learn-tower-marker-filled = The tower is yours, fifty. From outside you would have had the square too: ten more.
forma-learn-tower-end = The tower: fifty points for the last side, with a piece or a marker.
    So never close its last side but one.

forma-learn-bridge = Bridges
forma-learn-bridge-about = From edge to edge for fifty points.
forma-learn-bridge-sides = A bridge joins two opposite edges, square beside square. Corners are not enough: mend this one.
forma-learn-bridge-sides-right = Now it holds. Bridges are counted at the end, as many as can be.
forma-learn-bridge-marker = Your markers carry a bridge as pieces do. Close the marked square, and it joins the two ends.
forma-learn-bridge-marker-right = Ten for the square, and the marker carries your bridge: fifty.
forma-learn-bridge-marker-filled = The bridge stands. But closed from the left, the square would have brought ten more.
forma-learn-bridge-over = An obstacle or the tower with your marker carries a bridge too. Take this obstacle.
forma-learn-bridge-over-right = Ten for the obstacle, and your bridge runs over it.
forma-learn-bridge-cross = A bridge down and a bridge across may share one square, no more. A single square finishes both at once: where?
forma-learn-bridge-cross-right = Your marker is where they cross: two bridges, a hundred points.
forma-learn-bridge-cross-one = The one downwards stands, the one across still lacks a square.
forma-learn-bridge-feet = Bridges in the same direction may not share a single square: these two stand on one foot. Give one of them its own.
forma-learn-bridge-feet-right = Two feet, two bridges: a hundred points.
forma-learn-bridge-end = A bridge: your own squares, side by side, from edge to edge, fifty points.
    Markers carry. Crossing bridges share one square, parallel ones none.

forma-learn-misfit = What a misfit costs
forma-learn-misfit-about = Out of play, when to pass, and the end.
forma-learn-misfit-which = Only one of your three pieces fits the gap in the middle; turn it, flip it. Which one?
forma-learn-misfit-which-right = A good eye: the others would have been lost.
forma-learn-misfit-which-lost = That does not fit: out of play. Each of its squares is a point less, and one taken off.
forma-learn-misfit-stop = One piece is lost already this turn, and neither the cross nor the long bar fits anywhere. The second try is no duty: pass.
forma-learn-misfit-stop-right = Nothing more is lost.
forma-learn-misfit-stop-out = Five more squares out of play, and the turn is over all the same.
forma-learn-misfit-last = The game ends when nothing of anybody fits any more. Lay your last piece that fits.
forma-learn-misfit-last-right = The end. The cross you still hold is taken off: five points.
forma-learn-misfit-level = Your opponent passed. If you pass too, the game ends, level now. Or lay the domino beside the tower: what would come next?
forma-learn-misfit-level-right = Level. Any other move would have given the tower away.
forma-learn-misfit-level-tower = Your opponent closes the last side of the tower: fifty points, and the game is lost.
forma-learn-misfit-end = A misfit is out of play and counts against you; a second one ends the turn. You may always pass.
    When nothing fits, or all pass in a row, points are counted.

forma-learn-field = The field
forma-learn-field-about = Laying it, and other ways to play.
forma-learn-field-lay = Who begins lays the field: the tower, not at the edge, and up to 25 obstacles; nothing may touch. Lay one and start.
forma-learn-field-lay-right = A field of your own. You would also play the first piece on it.
forma-learn-field-own = A field can be laid for your own first piece: here it closes four squares at once. Where does it lie?
forma-learn-field-own-right = Four squares and five for the piece: 45 points to begin with.
forma-learn-field-own-less = That closes less. All four marked squares can be had.
forma-learn-field-begin = Fairer: one lays the field, another says who begins. Your opponent laid this one, with that same corner. Choose!
forma-learn-field-begin-right = The 45 points in the corner are yours.
forma-learn-field-begin-theirs = Then your opponent takes 45 points with the first piece.
forma-learn-field-friendly = In a friendly game the board shows where a piece fits, and none is ever lost. Lay any one.
forma-learn-field-friendly-right = So nothing can go wrong: good for a first game.
forma-learn-field-take = Stricter: what you take you must lay. Look before you touch, and take the piece that fits the gap.
forma-learn-field-take-right = It is in your hand now, and it fits.
forma-learn-field-take-lost = You would have to lay it, and it fits nowhere: lost.
forma-learn-field-end = Who begins lays tower and obstacles, nothing touching, and then plays first.
    For an even game let chance lay the field, or one lays and another chooses.

forma-learn-play = Playing well
forma-learn-play-about = Gifts, reserves, and four at the table.
forma-learn-play-gift = A free square with one open side is a gift: the next player closes it. Lay the domino without making one.
forma-learn-play-gift-right = Nothing to take there: your opponent has to open something.
forma-learn-play-gift-given = Look around it: your opponent can close a square now, ten points.
forma-learn-play-reserve = Two places bring ten. Your opponent only has the square of four left: which place can wait, and which must you take now?
forma-learn-play-reserve-right = Right: only a single square fits in the other, and you have the last one.
forma-learn-play-reserve-later = This one could wait: only you can fit in. Now your opponent closes the other.
forma-learn-play-reserve-filled = One point, and no square. Close it from above.
forma-learn-play-large = There is still room. Lay now what will hardly fit later; single squares and the domino are the keys of the end.
forma-learn-play-large-right = Five squares safe on the board. Unlaid, they would be taken off.
forma-learn-play-large-small = A small piece always finds a place. Keep it and lay a large one.
forma-learn-play-four = Four players have one colour each, and three of them play before you do again. Take what brings most.
forma-learn-play-four-right = The tower, fifty. It would not have been there next time.
forma-learn-play-four-ten = Ten points. But the next player takes the tower: fifty.
forma-learn-play-end = Closed squares are most of your points: take them, and leave none with one open side.
    Large pieces first, small ones last, and watch what the others still have.

# What a step marks, as the terminal names it.
forma-marked-cell = square { $name }
