# Interactions: everything the game says. Clauses are cited where the board shows them, not here.

interactions-name = Interactions
interactions-sentence = Lay animals and plants in turn: each one turns neighbours over, which changes their points; the highest total wins.

## Words that other texts are made of

interactions-tile = { $tile ->
    [P] Predation
    [H] Herbivory
    [M] Mutualism
    [C] Competition
    [S] Parasitism
    [K] Commensalism
    [A] Amensalism
   *[other] a hidden tile
}
interactions-the-tile = { $tile ->
    [P] the fox
    [H] the snail
    [M] the bee
    [C] the oak
    [S] the mosquito
    [K] the bird
    [A] the forest plants
   *[other] a hidden tile
}
interactions-raised-tile = { $raise ->
    [P] the fox
    [H] the snail
    [M] the bee
    [C] the oak
    [S] the mosquito
    [K] the bird
    [A] the forest plants
   *[other] a hidden tile
}
interactions-near-tile = { $near ->
    [P] the fox
    [H] the snail
    [M] the bee
    [C] the oak
    [S] the mosquito
    [K] the bird
    [A] the forest plants
    [p] the rabbit
    [h] the sow-thistle
    [m] the apple blossom
    [c] the beech
    [s] the beaver
    [k] the tree
    [a] the boar
   *[other] a hidden tile
}
interactions-was = { $was ->
    [P] fox
    [H] snail
    [M] bee
    [C] oak
    [S] mosquito
    [K] bird
    [A] forest plants
    [p] rabbit
    [h] sow-thistle
    [m] apple blossom
    [c] beech
    [s] beaver
    [k] tree
    [a] boar
   *[other] tile
}
interactions-your-was = Your { interactions-was }
interactions-now = { $now ->
    [P] a fox
    [H] a snail
    [M] a bee
    [C] an oak
    [S] a mosquito
    [K] a bird
    [A] forest plants
    [p] a rabbit
    [h] a sow-thistle
    [m] an apple blossom
    [c] a beech
    [s] a beaver
    [k] a tree
    [a] a boar
   *[other] another
}
interactions-where = { $way ->
    [right] to the right of { interactions-near-tile }
    [left] to the left of { interactions-near-tile }
    [below] below { interactions-near-tile }
    [above] above { interactions-near-tile }
   *[first] in the middle of the page
}
interactions-first-tile = { $first ->
    [P] the fox
    [H] the snail
    [M] the bee
    [C] the oak
    [S] the mosquito
    [K] the bird
    [A] the forest plants
   *[other] a hidden tile
}
interactions-second-tile = { $second ->
    [P] the fox
    [H] the snail
    [M] the bee
    [C] the oak
    [S] the mosquito
    [K] the bird
    [A] the forest plants
   *[other] a hidden tile
}
interactions-species = { $face ->
    [P] red fox
    [p] rabbit
    [H] snail
    [h] sow-thistle
    [M] bee
    [m] apple blossom
    [C] oak
    [c] beech
    [S] mosquito
    [s] beaver
    [K] bird
    [k] tree
    [A] forest plants
    [a] wild boar
   *[other] unknown
}
interactions-colour = { $owner ->
    [0] blue
    [1] vermilion
    [2] green
   *[3] yellow
}
interactions-side = { $front ->
    [true] front
   *[false] back
}

## What happened

# In few words, for the line below the board; what is empty can be seen.
interactions-brief-turn = { $you ->
    [true] { interactions-your-was }
   *[false] The { interactions-was }
}: { $from } → { $to }.
interactions-brief-raise = { "" }

interactions-event-select = { $you ->
    [true] You start
   *[false] { $name } starts
} with { interactions-first-tile } and { interactions-second-tile }.
interactions-event-chose = { $you ->
    [true] You have
   *[false] { $name } has
} chosen.
interactions-event-place = { $you ->
    [true] You lay
   *[false] { $name } lays
} { interactions-the-tile } { interactions-where }.
interactions-event-turn = { $wild ->
    [true] The wild player’s { interactions-was }
   *[false] { $you ->
        [true] { interactions-your-was }
       *[false] { $name }’s { interactions-was }
    }
} becomes { interactions-now } ({ $from } → { $to }).
interactions-event-raise = { $you ->
    [true] You bring
   *[false] { $name } brings
} up { interactions-the-tile }.
interactions-event-wild = The wild player lays { interactions-the-tile } { interactions-where }.
interactions-event-end = The Territory is full.
interactions-event-seventh = { $wild ->
    [true] The wild player’s
   *[false] { $you ->
        [true] Your
       *[false] { $name }’s
    }
} seventh tile, { interactions-the-tile }, adds { $points ->
    [0] nothing
   *[other] { $points }
} ({ $fronts } of six show their front).

## Refusals

interactions-refused-game-over = The game is over: everybody has laid six tiles.
interactions-refused-not-your-turn = It is not your turn.
interactions-refused-select-first = Everybody chooses two tiles before the first one is laid.
interactions-refused-already-selected = The two starting tiles have been chosen already.
interactions-refused-select-two = Choose exactly two different tiles.
interactions-refused-not-available = You cannot lay { interactions-the-tile } yet: only your two available tiles.
interactions-refused-first-cell = The first tile goes in the middle of the page; everything grows from there.
interactions-refused-occupied = A tile lies there already.
interactions-refused-not-adjacent = That place does not share an edge with any tile; a corner is not enough.
interactions-refused-format = With a tile there the Territory could no longer end as a rectangle of { $rows } by { $columns }.
interactions-refused-raise-required = Bring up a tile from your reserve as well; it belongs to the turn.
interactions-refused-raise-not-in-reserve = You cannot bring up { interactions-the-tile }: it is not in your reserve.
interactions-refused-effect-mismatch = The cells given are not the ones this tile turns over. It turns { $turned-count ->
    [0] none
   *[other] { $turned }
}.

## Options

interactions-option-players = Players
interactions-option-players-hint = One plays against a wild deck; two, three or four each for themselves.
interactions-option-players-1 = 1, against the wild
interactions-option-players-2 = 2 players
interactions-option-players-3 = 3 players
interactions-option-players-4 = 4 players
interactions-option-teams = Teams
interactions-option-teams-hint = Two against two, sitting alternately; a team is worth what its weaker member has.
interactions-option-teams-true = on
interactions-option-teams-false = off
interactions-option-bonus = Seventh-tile bonus
interactions-option-bonus-hint = The tile you never lay counts too, depending on which sides your six tiles show. Leave it off with young players.
interactions-option-bonus-true = on
interactions-option-bonus-false = off
interactions-option-territory = Territories
interactions-option-territory-hint = Your largest group of touching tiles adds its size to your score.
interactions-option-territory-true = on
interactions-option-territory-false = off
interactions-option-select = First two tiles
interactions-option-select-hint = All choose at once in secret, or one after the other in the open.
interactions-option-select-simultaneous = at once, in secret
interactions-option-select-ordered = in turn, openly
interactions-option-wildEffects = Wild effects
interactions-option-wildEffects-hint = The wild player’s tiles turn their neighbours over like anybody’s.
interactions-option-wildEffects-true = on
interactions-option-wildEffects-false = off
interactions-option-wildRow = Wild player’s row
interactions-option-wildRow-hint = With nothing free to the right of your tile, the wild player goes on to the rows below, or first looks for a place in the whole row, from its left end.
interactions-option-wildRow-onward = to the right only
interactions-option-wildRow-whole = the whole row
interactions-option-peek = Wild deck
interactions-option-peek-hint = See the tile put aside and the next one of the wild deck, or nothing until it is laid.
interactions-option-peek-top = see the next tile
interactions-option-peek-none = face down

## The end

interactions-reason-complete = The Territory is full.
interactions-grade-lost = Not yet: nature keeps the upper hand
interactions-grade-first-steps = First steps in the field
interactions-grade-in-the-making = A naturalist in the making
interactions-grade-no-secrets = Nature has no secrets left for you
interactions-sheet = Score sheet
interactions-sheet-line = What counts
interactions-sheet-tiles = Six tiles laid
interactions-sheet-fronts = { $fronts } front, { $backs } back
interactions-sheet-bonus = Bonus of the seventh tile
interactions-sheet-bonus-front = more fronts: its front counts
interactions-sheet-bonus-back = more backs: its back counts
interactions-sheet-bonus-even = three of each: nothing
interactions-sheet-zone = Largest group
interactions-sheet-total = Total
interactions-sheet-team = Team { $team }
interactions-sheet-team-rule = the lower of the two totals
interactions-sheet-difference = Your lead over the wild
interactions-sheet-win-by = You win from 12 points ahead.
interactions-sheet-unrated = With these options the grades are only for fun.
interactions-sheet-winner = winner

## Hints

interactions-two-tiles = { $tiles ->
    [PH] the fox and the snail
    [PM] the fox and the bee
    [PC] the fox and the oak
    [PS] the fox and the mosquito
    [PK] the fox and the bird
    [PA] the fox and the forest plants
    [HM] the snail and the bee
    [HC] the snail and the oak
    [HS] the snail and the mosquito
    [HK] the snail and the bird
    [HA] the snail and the forest plants
    [MC] the bee and the oak
    [MS] the bee and the mosquito
    [MK] the bee and the bird
    [MA] the bee and the forest plants
    [CS] the oak and the mosquito
    [CK] the oak and the bird
    [CA] the oak and the forest plants
    [SK] the mosquito and the bird
    [SA] the mosquito and the forest plants
    [KA] the bird and the forest plants
   *[other] two tiles
}
interactions-hint-selection = A good pair to begin with.
interactions-hint-book = No start is better when both play perfectly.
interactions-hint-gain = At once it brings { $gain } more than it costs.
interactions-hint-search = Looking { $depth ->
    [one] one move
   *[other] { $depth } moves
} ahead, nothing brings more.
interactions-hint-chance = It wins { $percent } of 100 games played on from here.
interactions-hint-solo-chance = It ends 12 or more ahead in { $percent } of 100 games played on from here.
interactions-hint-solved = Worked out to the end: it wins with a chance of { $percent } %, if everybody plays for their own.
interactions-hint-proven-win = Counted to the end: this wins by { $points }.
interactions-hint-proven-draw = Counted to the end: this holds the draw.
interactions-hint-proven-loss = { $points ->
    [one] With best play it ends 1 point behind: this keeps it closest.
   *[other] With best play it ends { $points } points behind: this keeps it closest.
}
interactions-value = Expected lead: { $value }.
interactions-value-proven = Lead with perfect play: { $value }.

## On the board

interactions-wild-name = Wild player
interactions-board-territory = The Territory
interactions-cell-empty = { $where }, empty
interactions-cell-open = { $where }, empty, may be played
interactions-cell-preview = { $where }, your choice, { interactions-the-tile }
interactions-cell-tile = { interactions-species } of { $owner-name }, { interactions-tile }, { interactions-side } up, worth { $value }
interactions-cell-last = just laid by { $by }
interactions-cell-turned = just turned over by { $by }, was worth { $was }
interactions-cell-would-turn = would turn over, then worth { $value }
interactions-cell-turns = { $turns ->
    [0] turns nothing over
    [one] turns { $turns } tile over
   *[other] turns { $turns } tiles over
}
interactions-cell-hinted = suggested
interactions-tile-values = front { $front }, back { $back }
interactions-available = Available
interactions-reserve = Reserve
interactions-spare = Seventh tile
interactions-outline-known = The outline of the Territory is settled: { $count } places, and all of them will be filled.
interactions-seventh-soon = The tile you keep counts too: its front with 4 fronts or more, its back with 2 or fewer.
interactions-seventh = You show { $fronts ->
    [one] { $fronts } front
   *[other] { $fronts } fronts
}. The tile you keep adds its front with 4 or more, its back with 2 or fewer.
interactions-seventh-adds = seventh tile { $points }
interactions-you = You
interactions-look-hand = { $name }: see all tiles
interactions-aside = Put aside
interactions-pile-next = Next
interactions-unknown-tile = a tile face down
interactions-zone = largest group { $zone }
interactions-team = Team { $team }

interactions-do-select = Choose the two tiles you start with.
interactions-do-select-more = { $left ->
    [2] Choose two tiles to start with.
    [1] And one more.
   *[0] Start with these two?
}
interactions-do-select-send = Start with these
interactions-do-select-wait = Your choice is in. The others are still thinking.
interactions-do-tile = Choose a tile to lay.
interactions-do-cell = Where do you lay { interactions-the-tile }?
interactions-do-raise = Which tile comes up from your reserve?
interactions-do-confirm = Lay { interactions-the-tile } here?
interactions-do-send = { $tile ->
    [A] Lay the plants
   *[other] Lay { interactions-the-tile }
}
interactions-do-last = Your last tile to lay.
interactions-do-count = Counting: { $name }
interactions-do-tile-more = Then one to bring up from your reserve, then its place.
interactions-do-raise-more = You may lay it on your next turn.
interactions-do-last-more = The one you keep is your seventh.
interactions-do-send-none = Lay a tile
interactions-put-back = { $label }: put it back
interactions-team-with = with { $partner } · team { $points }
interactions-solo-goal = Finish 12 points ahead to win.
interactions-solo-lead = Lead { $lead } · { $needed } wins
interactions-wording-select = { $as ->
    [told] starting
   *[asked] Start
} with { interactions-two-tiles }.
interactions-wording = { $as ->
    [told] laying
   *[asked] Lay
} { interactions-the-tile } { interactions-where }.
interactions-wording-raise = { $as ->
    [told] laying
   *[asked] Lay
} { interactions-the-tile } { interactions-where }, and { $as ->
    [told] bringing up { interactions-raised-tile } from the reserve
   *[asked] bring up { interactions-raised-tile } from your reserve
}.
interactions-keys = Arrow keys move over the Territory, Enter chooses, Escape starts again, I opens the field notes.

interactions-effect = { $tile ->
    [P] Turns what lies left and right to its back.
    [H] Turns what lies above and below to its back.
    [M] Turns what lies beside it to its front.
    [C] Turns what lies beside it to its back.
    [S] Turns what lies at its corners to its back.
    [K] Turns what lies at its corners to its front.
   *[A] Turns what lies beside it to its back.
}
interactions-effect-P = Turns the tiles on its left and right from front to back.
interactions-effect-H = Turns the tiles above and below it from front to back.
interactions-effect-M = Turns the four tiles around it from back to front.
interactions-effect-C = Turns the four tiles around it from front to back.
interactions-effect-S = Turns the four tiles at its corners from front to back.
interactions-effect-K = Turns the four tiles at its corners from back to front.
interactions-effect-A = Turns the four tiles around it from front to back.

## The nature pages

interactions-nature-title = Field notes
interactions-nature-open = Field notes
interactions-nature-close = Close
interactions-nature-previous = Previous page
interactions-nature-next = Next page
interactions-nature-what = What it is
interactions-nature-gains = gains
interactions-nature-loses = loses
interactions-nature-neither = neither
interactions-nature-also = Seen elsewhere
interactions-nature-values = Why these values
interactions-nature-effect = Why this effect
interactions-nature-harms = antagonistic: it harms somebody
interactions-nature-helps = mutualistic: it helps and harms nobody

interactions-nature-P-what = One species, the predator, catches another, kills it and eats it. Hard on the rabbit, yet it keeps populations in check and holds food chains together.
interactions-nature-P-who = The fox eats; the rabbit is eaten.
interactions-nature-P-also = The spider and the housefly (caught in a web), the pike and the roach (fish eats fish), the grey heron and the green frog (caught and eaten).
interactions-nature-P-values = The front is the hunter, strongest tile of all with 7. Turned over, only the prey is left: 3.
interactions-nature-P-effect = A hunter strikes what is within reach: the tiles at its left and right go to their backs.
interactions-nature-H-what = An animal feeds on a plant, on all of it or on a part: leaves, seeds, roots. The damage can slow the plant down; it may also grow again, or build up defences.
interactions-nature-H-who = The snail feeds; the sow-thistle loses its leaves.
interactions-nature-H-also = Roe deer and young oaks (the buds are browsed), the water vole and roots (gnawed underground), greenfly and the rose (sap is drawn off).
interactions-nature-H-values = The front is the eater with 6; the back is the plant it has been at, worth 2.
interactions-nature-H-effect = It grazes close by, up and down the stem: the tiles above and below go to their backs.
interactions-nature-M-what = Two species trade food or services and both are better off. Sometimes it is merely handy, sometimes neither could live without it.
interactions-nature-M-who = The bee carries off nectar and pollen; the apple tree gets its fruit.
interactions-nature-M-also = Fungi on roots and forest trees (minerals for sugars), fruit-eating birds and the hawthorn (the seeds travel), nitrogen-fixing bacteria and legumes (nitrogen for the plant).
interactions-nature-M-values = Both sides are worth 3, because both partners gain.
interactions-nature-M-effect = It does good all around: the four neighbours come back to their fronts.
interactions-nature-C-what = Two species live on the same thing and there is not enough of it: food, room, water, light. Each grows less well, survives less surely and leaves fewer offspring. They settle into a balance, or one drives out the other.
interactions-nature-C-who = Oak and beech reach for the same light and the same nutrients, and both pay for it.
interactions-nature-C-also = The house sparrow and the starling (nesting holes in town), the birch and the Scots pine (water and room where the soil is poor), the brown trout and the minnow (the food of the stream).
interactions-nature-C-values = 1 on one side, 0 on the other: nobody does well out of a quarrel.
interactions-nature-C-effect = Everybody near is crowded: the four neighbours go to their backs.
interactions-nature-S-what = A parasite lives at the expense of a host, from which it takes blood or food. It does well; the host is weakened, at times for long, but not killed at once.
interactions-nature-S-who = The mosquito drinks; the beaver is bitten.
interactions-nature-S-also = Greenfly and the plants they live on (sap is sucked), mistletoe and the poplar (water and minerals are tapped), rust fungus and wheat (the tissues are infected).
interactions-nature-S-values = The front is the mosquito with 3; the back is the beaver it lives off, worth 1.
interactions-nature-S-effect = A parasite also reaches those who are not next door: the four corner tiles go to their backs.
interactions-nature-K-what = One species makes use of another: it is carried, it is sheltered, or it gets at food. For the host it makes no real difference, for better or worse. Such bonds often go unnoticed.
interactions-nature-K-who = The bird finds shelter and a place to nest; the tree neither gains nor loses.
interactions-nature-K-also = The hermit crab and an empty shell (shelter), the cattle egret and the cattle (insects to catch), spiders and hedges (something to hang a web on).
interactions-nature-K-values = 5 for the one that profits, 0 for the one that feels nothing. Amensalism is its mirror image.
interactions-nature-K-effect = It does good and costs nobody anything: the four corner tiles come back to their fronts.
interactions-nature-A-what = One species is harmed and the other has nothing from it: shade, chemicals in the soil, a heavy foot. We do it ourselves with every step.
interactions-nature-A-who = The plants of the wood are trampled; the wild boar merely walks by.
interactions-nature-A-also = A tall tree and the young shoots below (its shade stops them), people and the small life of the soil (trodden hard), thread algae and other algae (smothered under a mat).
interactions-nature-A-values = The front suffers and is worth 0; the back is left in peace and is worth 5. Being turned over is good news here. Commensalism is its mirror image.
interactions-nature-A-effect = It treads on all that is near: the four neighbours go to their backs.

interactions-nature-more-title = Nobody lives alone
interactions-nature-more-groups = Every species lives with others. What they do to one another gives an ecosystem its shape, keeps it going and makes species change. Two families: antagonistic interactions harm at least one side (predation, herbivory, parasitism, amensalism, competition) and in the game turn fronts to backs; mutualistic ones help at least one side and harm none (mutualism, commensalism) and turn backs to fronts.
interactions-nature-more-symbiosis-title = Symbiosis, and no relation at all
interactions-nature-more-symbiosis = Symbiosis is mutualism at its closest: two species in lasting contact. Fungi on roots bring water and minerals and are paid in sugar; close to nine land plants in ten have such partners, and some cannot grow without. And where two species share a place without any relation between them, that is called neutralism. By its very definition it is hard to prove.
interactions-nature-more-matters-title = Why it matters
interactions-nature-more-matters = Interactions keep numbers in check, carry energy and matter from one being to the next, and keep life varied by pollinating, sowing, feeding and sheltering. They tie everything to everything, and they change with the place and with time.
interactions-nature-more-people-title = Who looks into it
interactions-nature-more-people = France Nature Environnement (FNE) Rhône, partner of the game, has worked for nature around Lyon for fifty years. It wants to end what wears biodiversity down and overuses resources, to protect people and take part in democratic life, and to change the way we develop. In the booklet’s interview with FNE Rhône, Hugo Tauru tells of the ants Atta cephalotes, which have farmed fungi for millions of years and live on them, and of Donacia beetles, which draw their oxygen from water plants and so show how well a wetland is; the project AquaCrypta, on which FNE works, is about them. No species lives without any interaction, he says, and most species have not been described yet, nor the bonds that go with them.
interactions-nature-more-game-title = About the game
interactions-nature-more-game = Interactions is by Florent Toscano, drawn by Bony and published by Jeux Opla. The idea came from an earlier game, “Dame Nature” (Jeux Opla, 2025): the naturalists of FNE Rhône, who advised on it, explained the interactions with a table of who gains, who loses and who feels nothing. Each of these lines became a tile. The box is designed and made in the Lyon region, as cleanly as possible; it is not exported beyond 1,000 km, not sold through multinational platforms and not sold off on Black Friday, the day of discounts. When you have done with it, give it away or recycle it. None of these notes are needed to play.

## The rules page

interactions-rules-goal-title = The idea
interactions-rules-goal = Together you lay a Territory of tiles. Every tile acts once, at the moment it is laid: it turns neighbours over, and the other side of a tile is worth something else. At the end you count the visible values of your own tiles. Most points wins; equal totals share the win.
interactions-rules-tiles-title = The seven tiles
interactions-rules-tiles = Everybody has the same seven tiles in their own colour. The front is up when a tile is laid; the back shows the other species. The little diagram tells where the tile looks: dark squares turn fronts to backs, rings turn backs to fronts.
interactions-rules-tiles-note = Competition and Amensalism do the same thing; they differ in what they are worth.
interactions-rules-setup-title = Before you start
interactions-rules-setup = Your seven tiles lie face up before you: the reserve. Everybody moves two of them up; these are the available ones. All choose at once, in secret, and reveal together (or in turn, if the table prefers).
interactions-rules-begin = Who begins? In the booklet, the one who mixes most with other people in real life. Here you choose freely or leave it to the lot. Then it goes round clockwise.
interactions-rules-turn-title = Your turn
interactions-rules-turn-1 = Lay one of your two available tiles, front up.
interactions-rules-turn-2 = Apply its effect at once.
interactions-rules-turn-3 = Bring up one tile of your reserve, so that you have two available again.
interactions-rules-turn = All three belong to the turn and none may be skipped.
interactions-rules-place-title = Where a tile may go
interactions-rules-place = The first tile goes anywhere. Every other one shares at least one edge with a tile that lies there already, whoever owns it; a corner is not enough. Tiles are never rotated: up, down, left and right are the same for everybody.
interactions-rules-format = At the end the Territory is a full rectangle: 3 × 4 with two players (or alone), 3 × 6 with three, 4 × 6 with four, lying or standing. Nobody announces which; it emerges. A tile may not make that impossible. There is always a legal cell.
interactions-rules-format-figure = Two players, a row of three: all the dotted cells are open, the row may still become the long side.
interactions-rules-effect-title = The effect
interactions-rules-effect = A tile turns every tile in the cells it looks at that shows the side it acts on, yours included, welcome or not. Nothing is optional and you do not pick. The turned tiles do nothing themselves: no chain reactions. If there is nothing to turn, the tile simply stays where it is.
interactions-rules-effect-figure = Vermilion lays Competition at the lower right: the green bird above it turns into the tree (5 → 0), and vermilion’s own trampled plants on its left turn into the boar (0 → 5).
interactions-rules-before = before
interactions-rules-after = after
interactions-rules-raise-title = Six turns, and the seventh tile
interactions-rules-raise = You lay six of your seven tiles. The reserve runs dry after the fifth turn; on your last turn you choose between the two tiles left. The one you keep is your seventh tile.
interactions-rules-end-title = Counting
interactions-rules-end = When everybody has laid six tiles, add up the visible values of yours. Then the seventh tile: with four or more fronts among your six add its front value, with two or fewer its back value, with three of each nothing.
interactions-rules-end-example = Four fronts and Predation kept: 7 more. Two fronts and Amensalism kept: 5 more.
interactions-rules-variants-title = Two variants
interactions-rules-simple = Without the bonus: the seventh tile does not count. Good with young players.
interactions-rules-territory = Territories: your largest group of own tiles that touch along edges, whichever side is up, adds its number of tiles. A tile alone is a group of one. Both variants may be combined.
interactions-rules-territory-figure = Blue’s largest group is three tiles; the fourth touches only at a corner.
interactions-rules-teams-title = Two against two
interactions-rules-teams = Four players, partners sitting alternately (first and third against second and fourth). Everybody counts for themselves; the team is worth the lower of its two totals. The higher team wins; if equal, it is a tie, and the better partner does not break it.
interactions-rules-solo-title = Alone against the wild
interactions-rules-solo = You play your seven tiles as usual and always begin; the Territory ends as 3 × 4. Seven tiles of another colour are shuffled into a deck; its first tile is put aside and is the wild player’s seventh. After each of your turns the next tile of the deck is laid, with its effect, where this order says:
interactions-rules-solo-1 = To the right of the tile you just laid, in the same row, the first empty cell, if a tile may go there.
interactions-rules-solo-2 = Otherwise the first legal cell in the rows below, from top to bottom and left to right; a new row counts. (With the option “{ interactions-option-wildRow }: { interactions-option-wildRow-whole }” your tile’s own row is looked over first, from its left end.)
interactions-rules-solo-3 = Otherwise the first legal cell of the whole Territory, from the top left.
interactions-rules-solo-figure = You just laid the fox. Step 1 is free here, so the wild tile goes to its right.
interactions-rules-solo-peek = Once you have chosen your two tiles you see the tile put aside and the next one of the deck; the order below stays unknown. If you prefer, keep it all face down.
interactions-rules-solo-score = Count both sides. You win if you are at least 12 points ahead: 12 to 15 first steps, 16 to 19 a naturalist in the making, 20 and more no secrets left. Other options can be combined with it, but then the grades mean little.
interactions-rules-rulings-title = What the booklet leaves open
interactions-rules-rulings = Here the text can be read in more than one way, or says nothing. This is how we read it, and why; where there is an option, the set-up offers the other reading too.
interactions-rules-open-option = Option: { $option }
interactions-rules-open-begin = Who begins?
interactions-rules-open-begin-reading = The booklet’s test, who mixes most with other people in real life, cannot be made from here: agree on somebody, or draw lots.
interactions-rules-open-select = When are the first two tiles chosen?
interactions-rules-open-select-reading = By all at once, in secret: everybody sorts out their tiles before anybody plays. Or in turn, each seeing what was chosen before.
interactions-rules-open-same = Competition and Amensalism read the same. A misprint?
interactions-rules-open-same-reading = No: the booklet says it twice, and its example plays both alike. They differ in what they are worth.
interactions-rules-open-effect = May you leave an effect out, or pick what turns?
interactions-rules-open-effect-reading = No. The booklet’s example says that a tile “lets” you turn others, but its rules have the effect applied, to all the tiles aimed at.
interactions-rules-open-raise = May you bring up the new tile later, just before your next turn?
interactions-rules-open-raise-reading = No, at once: it is the third part of your turn, and waiting would let you see what the others do first.
interactions-rules-open-format = Must every tile respect the rectangle, or only the end?
interactions-rules-open-format-reading = Every tile: the end can only be right if each step leaves it possible.
interactions-rules-open-sides = Whose left and right?
interactions-rules-open-sides-reading = Those of the first tile, for everybody; here all see the Territory the same way up.
interactions-rules-open-team-tie = Two teams have the same score. Does the better partner decide?
interactions-rules-open-team-tie-reading = No, it is a tie, as it is between players.
interactions-rules-open-team-zone = Teams with territories: one group for the team?
interactions-rules-open-team-zone-reading = Each colour counts its own group, for everybody’s own score comes first.
interactions-rules-open-wildEffects = Solo: do the wild player’s tiles have their effect?
interactions-rules-open-wildEffects-reading = Yes: they are a player’s tiles, and without effects the wild player would only stand in the way. You may switch them off.
interactions-rules-open-wildRow = Solo: nothing is free to the right of your tile. Does its row count on the left too?
interactions-rules-open-wildRow-reading = No: from your tile one goes on as one reads, to the right, down, and at last from the top left. But the booklet speaks of no place “on the same line”, so the whole row is an option.
interactions-rules-open-wildPlace = Solo: what is a free place for the wild player?
interactions-rules-open-wildPlace-reading = One where you could lay a tile too: it touches the Territory and keeps to the final format. A new row below counts, for the booklet asks for nothing but the format.
interactions-rules-open-peek = Solo: is the wild deck face down?
interactions-rules-open-peek-reading = You see its top tile and the one put aside, as at a table: both sides of a tile tell what it is. You may hide them.
interactions-rules-open-grades = Solo: what of a lead of 11, or of 20?
interactions-rules-open-grades-reading = The booklet’s grades leave both out. 11 is lost, since 12 are asked for; 20 earns the highest grade, since the one before ends at 19.

## The terminal

interactions-terminal-moves = A turn is written tile, cell, + the tile brought up: Sf6+M. The first choice is written sel SA. Tiles: P predation (fox), H herbivory (snail), M mutualism (bee), C competition (oak), S parasitism (mosquito), K commensalism (bird), A amensalism (forest plants); a small letter lies on its back.
refused-invalid-record-not-a-position = setup: this is not a position that play can go on from.
refused-invalid-record-not-the-seven-tiles = setup: the wild player’s pile is “wild:” and the seven tiles, each once.

## A position laid out by hand

interactions-set-about = Take a tile and press a cell. Press a tile that lies there to turn it over, move it or take it away.
interactions-set-wild-about = The wild player’s tiles, the one set aside first. Press two of them and they change places.
interactions-set-wild = { $at ->
    [0] { $name }, set aside
   *[other] { $at }. { $name }
    }
interactions-set-tile = { interactions-species }, { $colour }, { interactions-side } up
interactions-set-turn = Turn over
interactions-set-remove = Take away
interactions-set-clear = Clear the Territory
interactions-set-whose = Whose tiles
interactions-set-lay = Tiles to lay
interactions-set-ready = { $count ->
    [one] Available to { $colour }: one tile
   *[other] Available to { $colour }: { $count } tiles
}
interactions-set-turn-of = Next to lay: { $colour }.
interactions-set-nothing = Lay a first tile.
interactions-set-apart = All tiles must be joined by their sides.
interactions-set-turns = Everybody lays in turn: somebody has laid too many tiles, or too few.
interactions-set-over = All tiles are laid: the game is over here.
