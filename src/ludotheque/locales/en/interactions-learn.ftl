# Interactions: what its lessons say.

## A first game

interactions-learn-goal = A first game
interactions-learn-goal-about = Lay, turn over, win: in ninety seconds.
interactions-learn-goal-fox = Two of your seven tiles are ready. Press the fox, then the oak, which comes up next, then the page.
interactions-learn-goal-fox-typed = Two of your seven tiles are ready. Lay the fox, and bring up the oak.
interactions-learn-goal-fox-right = Seven points! Its red squares say whom it turns over: left and right.
interactions-learn-goal-fox-raise = That one could come up too. But take the oak this time.
interactions-learn-goal-fox-bee = The bee is worth 3. Begin with the fox, worth 7.
interactions-learn-goal-bee = The snail turned your fox over: a rabbit, only 3. The bee has rings: it turns back what it touches. Take it, choose a tile of the reserve, then press a place beside the rabbit.
interactions-learn-goal-bee-typed = The snail turned your fox over: a rabbit, only 3. The bee has rings: it turns back what it touches. Lay it beside the rabbit, and bring up a tile of the reserve.
interactions-learn-goal-bee-oak = The oak only turns tiles over. Take the bee, which turns them back.
interactions-learn-goal-bee-right = Your fox is back: four points more, and three for the bee.
interactions-learn-goal-bee-far = Here the bee does not touch your rabbit.
interactions-learn-goal-on = A folded corner means a back: your bee is a blossom, still worth 3. Only what shows at the very end counts.
interactions-learn-goal-last = Your last turn: 16 against 18. Your forest plants, the 0, turn over the fronts that they touch, not the backs. Where does it hurt most?
interactions-learn-goal-last-right = Fox and bird turned over: nine points less for them!
interactions-learn-goal-last-corner = That turns only the mosquito: two points less. The other place does more.
interactions-learn-goal-last-mosquito = The mosquito reaches its corners, and there it turns over nothing of theirs.
interactions-learn-goal-won = All is laid: 16 to 7. You win!
interactions-learn-goal-end =
    The goal: the most points on your tiles.
    A turn: lay one of your two tiles, turn what it reaches, bring up another.
    The end: six tiles each. The seventh may count too: a later lesson.

## Where a tile may lie

interactions-learn-lay = Where a tile may lie
interactions-learn-lay-about = Edges, corners, and the rectangle that takes shape.
interactions-learn-lay-edge = A new tile shares an edge with one that is there; a corner is not enough. The dotted places are the open ones: lay a tile on any of them.
interactions-learn-lay-edge-right = Whose tile it touches does not matter.
interactions-learn-lay-quiet = Not every tile finds something to turn. The bird turns backs to fronts, and only fronts lie here: lay the bird anywhere.
interactions-learn-lay-quiet-right = Nothing turns. The bird simply stays, with its five points.
interactions-learn-lay-quiet-oak = The oak turns over what it touches. Take the bird.
interactions-learn-lay-long = For two, the Territory ends as a full rectangle of three by four. This row is three long: make it four.
interactions-learn-lay-long-right = Four is the long side: now the rectangle lies down, three rows high.
interactions-learn-lay-long-short = The row is still three long. Lay a tile at one of its ends.
interactions-learn-lay-closed = Four one way, three the other: the frame is known now. Only places inside it are open, and there is always one. Lay a tile.
interactions-learn-lay-closed-right = Inside the frame. That is why the rectangle always ends full.
interactions-learn-lay-three = Three players fill three by six, four players four by six, lying or standing. Nobody announces which; it takes shape.
interactions-learn-lay-end = Edge to edge, and inside a rectangle that can still be filled. What a tile finds to turn, it turns; if there is nothing, it just stays.

## Who turns whom

interactions-learn-turn = Who turns whom
interactions-learn-turn-about = The seven tiles, one after the other.
interactions-learn-turn-fox = The fox turns the tiles on its left and right from front to back. Lay it between the two marked ones.
interactions-learn-turn-fox-right = Snail and bird turned over: nine points less for Vermilion, seven more for you.
interactions-learn-turn-fox-elsewhere = Here the fox does not have one on each side. Left and right are the same for everybody.
interactions-learn-turn-fox-plants = Those are the forest plants. Take the fox.
interactions-learn-turn-snail = The snail turns the tiles above and below it to their backs. Lay it between the two marked ones.
interactions-learn-turn-snail-right = Bird and fox turned over: nine points less for Vermilion.
interactions-learn-turn-snail-elsewhere = Here the snail does not have one above and one below.
interactions-learn-turn-snail-oak = That is the oak. Take the snail.
interactions-learn-turn-oak = The oak turns its four sides to their backs; the forest plants do just the same. Lay the oak so that it touches both marked tiles.
interactions-learn-turn-oak-right = Both are turned over. Turned tiles do nothing in their turn: there is never a chain.
interactions-learn-turn-oak-elsewhere = Here the oak does not touch both of them.
interactions-learn-turn-oak-bird = The bird turns nothing to its back. Take the oak.
interactions-learn-turn-mosquito = The mosquito reaches its four corners, not its sides. Lay it so that both marked tiles are at its corners.
interactions-learn-turn-mosquito-right = Snail and fox turned over. Your own snail, right beside it, was spared.
interactions-learn-turn-mosquito-elsewhere = Here the two are not both at its corners.
interactions-learn-turn-mosquito-fox = That is your fox. Take the mosquito.
interactions-learn-turn-bee = The bee helps: its four sides turn from back to front. Lay it so that it touches both your turned tiles.
interactions-learn-turn-bee-right = Snail and bird are back: nine points more, and three for the bee.
interactions-learn-turn-bee-elsewhere = Here the bee does not touch both of them.
interactions-learn-turn-bee-mosquito = The mosquito turns nothing to its front. Take the bee.
interactions-learn-turn-bird = The bird helps too, but at its four corners. Bring both your turned tiles back with it.
interactions-learn-turn-bird-right = Snail and fox are back: eight points more, and five for the bird.
interactions-learn-turn-bird-elsewhere = Here your two tiles are not both at its corners.
interactions-learn-turn-bird-oak = The oak turns nothing to its front. Take the bird.
interactions-learn-turn-end = To the back: fox left and right, snail above and below, oak and forest plants four sides, mosquito four corners. To the front: bee four sides, bird four corners.

## Mind your own tiles

interactions-learn-own = Mind your own tiles
interactions-learn-own-about = An effect spares nobody. That can be used.
interactions-learn-own-spare = A tile turns all that it reaches, yours too, whether you like it or not. Turn the marked bird over with the oak, and nothing of yours.
interactions-learn-own-spare-right = Only the bird turned over: five points less for Vermilion, none for you.
interactions-learn-own-spare-both = Both birds turned over, Vermilion’s and yours: five points lost on each side.
interactions-learn-own-spare-fox = That turned your own fox over: four points lost.
interactions-learn-own-spare-bird = That turned your own bird over: five points lost.
interactions-learn-own-spare-bee = The bee is worth 3 on either side: turning it over changes nothing.
interactions-learn-own-spare-snail = The snail has its ways too, but here the oak is asked for.
interactions-learn-own-boar = Your forest plants show 0, but on their back is a boar worth 5. Turn them over with the oak, and Vermilion’s fox along with them!
interactions-learn-own-boar-right = Plants to boar, fox to rabbit: five points more for you, four less for Vermilion.
interactions-learn-own-boar-half = The boar is there. But from another place the oak reaches the fox as well.
interactions-learn-own-boar-far = Here the oak does not touch your plants.
interactions-learn-own-boar-mosquito = The mosquito reaches corners only. Take the oak.
interactions-learn-own-bee = Your fox lies on its back, and so does your boar, who should stay that way. Where does the bee help the fox alone?
interactions-learn-own-bee-right = The fox is back, four points more, and the boar stays a boar.
interactions-learn-own-bee-boar = The bee turned your boar back into plants: five points lost.
interactions-learn-own-bee-rabbit = The bee gave Vermilion the fox back.
interactions-learn-own-bee-little = The fox is waiting for the bee, and it is not here.
interactions-learn-own-bee-bird = The bird reaches corners. Take the bee.
interactions-learn-own-end = Before you lay, look at all that turns. Everything loses on its back, except the bee, which does not care, and the forest plants, which gain.

## The seventh tile

interactions-learn-seventh = The seventh tile
interactions-learn-seventh-about = What comes up, what you keep, and what it adds.
interactions-learn-seventh-raise = Your fox is a rabbit now. Lay what you like, but bring up a tile that can turn it back next time: the bee or the bird.
interactions-learn-seventh-raise-right = It is ready for your next turn. What comes up is a plan.
interactions-learn-seventh-raise-other = That one cannot turn a rabbit back into a fox.
interactions-learn-seventh-fronts = Last turn: lay one, keep the other. With four fronts or more among your six, the front of the one you keep counts too. Keep the fox!
interactions-learn-seventh-fronts-right = Four fronts hold, whatever comes: the fox adds its 7, and nobody can turn it over.
interactions-learn-seventh-fronts-fox = Vermilion’s last tile turns the fox over: three fronts, three backs, nothing added.
interactions-learn-seventh-fronts-three = The mosquito turned your own oak over. Three fronts and three backs add nothing.
interactions-learn-seventh-backs = With two fronts or fewer, the back of the kept tile counts: 5 for the plants. Your oak will fall; turn your mosquito over yourself with the fox.
interactions-learn-seventh-backs-right = Two points given, five gained: with the plants kept you win by one.
interactions-learn-seventh-backs-three = Vermilion’s last tile leaves you three fronts and three backs: nothing is added.
interactions-learn-seventh-backs-plants = Then you keep the fox, and its back adds only 3.
interactions-learn-seventh-equal = With children the seventh tile may be left out, as here. Twenty points each: you share the victory, nothing breaks the tie.
interactions-learn-seventh-end = You lay six of your seven tiles. Four fronts or more: the seventh adds its front. Two or fewer: its back. Three and three: nothing.

## Territories and partners

interactions-learn-territories = Territories and partners
interactions-learn-territories-about = Two ways to play: in groups, and two against two.
interactions-learn-territories-join = With territories, your largest group adds a point for each tile; corners do not join. Link your three tiles with the bird.
interactions-learn-territories-join-right = A group of four: four points. And the bird brought your fox back.
interactions-learn-territories-join-plants = The group is joined, but the plants turned over two tiles of it.
interactions-learn-territories-join-apart = Your groups are still apart.
interactions-learn-territories-cut = Vermilion wants to link these three. Take the place between them.
interactions-learn-territories-cut-right = Vermilion stays cut in two, and your own group has grown to three.
interactions-learn-territories-cut-open = The place between them is still open.
interactions-learn-territories-partner = Two against two: green is your partner, and a team counts only the lower of its two totals. Lay the bee where it helps you both.
interactions-learn-territories-partner-right = Your snail and green’s fox are back: 9 for you, 7 for green, so 7 for the team.
interactions-learn-territories-partner-you = That helps only you: the team still counts green’s 3.
interactions-learn-territories-partner-only = That helps only green: the team counts your 5. One place helps both.
interactions-learn-territories-partner-neither = Neither your snail nor green’s fox is back.
interactions-learn-territories-team = Your team has 15 and 18: it counts 15. The others have 14 and 25: only 14. Your team wins!
interactions-learn-territories-end = Territories: your largest group counts its tiles. Partners: the lower total counts, so look after the weaker of you two.

## The wild player

interactions-learn-wild = The wild player
interactions-learn-wild-about = Alone against a shuffled pile.
interactions-learn-wild-first = Alone, you face the wild player: a shuffled pile. After each turn of yours its next tile goes to the right of yours. Lay your first one!
interactions-learn-wild-first-right = There it is, to the right of yours. Its tiles turn others over like anybody’s.
interactions-learn-wild-next = Its next tile can be seen: the forest plants. Lay the bee in a row where they will land beside the wild player’s own bird.
interactions-learn-wild-next-right = The wild player turned its own bird over: five points less.
interactions-learn-wild-next-bee = Follow that row to its first free place: the plants do not reach the bird from there.
interactions-learn-wild-next-oak = The oak turns things over itself. Try it with the bee.
interactions-learn-wild-top = No room to the right? Then the first open place in the rows below, or else from the top. Lay the bird at the right end of the middle row.
interactions-learn-wild-top-right = Nothing right, nothing below: the wild bee went to the top. And your bird turned the wild boar back to 0.
interactions-learn-wild-top-room = There was still room to the right, and the wild bee took it.
interactions-learn-wild-top-plants = The bird does more here: at its corner it turns the wild boar back.
interactions-learn-wild-lead = Your last turn. You win if you are 12 points ahead, seventh tiles included. Which place do you take?
interactions-learn-wild-lead-right = 30 to 18: twelve ahead. You win!
interactions-learn-wild-lead-short = Ahead, but by less than 12: the wild player wins.
interactions-learn-wild-end = To the right, then below, then from the top: so you decide where it lays. 12 to 15 ahead are first steps, 16 to 19 a naturalist in the making, 20 and more no secrets left.

## First ideas

interactions-learn-good = First ideas of good play
interactions-learn-good-about = A start, a shelter, and the place you leave.
interactions-learn-good-start = Everybody chooses two tiles in secret. We searched the whole game for two: if you begin, no pair is better than fox and forest plants.
interactions-learn-good-start-right = One strong tile, and one that loses nothing when it is hit.
interactions-learn-good-start-other = It can be played. But no pair is better than the fox with the forest plants.
interactions-learn-good-shelter = A tile can be turned over only from an empty place beside it or at its corners. Find the place where your fox is safe for ever.
interactions-learn-good-shelter-right = Every place around it is taken: these seven points are yours.
interactions-learn-good-shelter-open = There is an empty place around the fox, from which it can be turned over.
interactions-learn-good-shelter-plants = Keep that place for what is worth most: the fox.
interactions-learn-good-leave = Two places are left, and Vermilion lays the last tile where you do not. Which place must you take with the bee?
interactions-learn-good-leave-right = Whatever Vermilion lays on the last place, you win now.
interactions-learn-good-leave-greedy = Your bird is back at once, but Vermilion’s mosquito turns it over again from the corner: you lose by four.
interactions-learn-good-leave-plants = That loses. The bee is better, on the right place.
interactions-learn-good-end = Strong tiles into shelter, and always a look at the place you leave. By the way: if both play perfectly, whoever begins loses by three.

# What a step marks, as the terminal names it.
interactions-marked-cell = { $name }
