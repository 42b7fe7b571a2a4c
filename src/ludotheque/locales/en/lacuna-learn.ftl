## The lessons of Lacuna
lacuna-learn-other-pair = Those two are a pair as well, and they would be yours. Here take the two marked ones.

lacuna-learn-first = Two flowers, one pawn
lacuna-learn-first-about = A whole turn, the end of a game, and how one wins.
lacuna-learn-first-pair = Your pawns are silver. Join two dahlias with no flower or pawn between them: touch one, then the other, and place your pawn.
lacuna-learn-first-pair-typed = Your pawns are silver. Join two dahlias with no flower or pawn between them: name both, and the place of your pawn.
lacuna-learn-first-pair-right = Both dahlias are yours; your pawn stays.
lacuna-learn-first-pair-other = Those two see each other as well. Here, find the two dahlias.
lacuna-learn-first-slide = In the end every flower goes to the nearest pawn. Join the poppies, slide your pawn all the way right, and place it.
lacuna-learn-first-slide-right = The flowers on the right are nearer to you than to gold.
lacuna-learn-first-slide-short = The poppies are yours, but gold is still nearer to the flowers on the right. Slide your pawn further.
lacuna-learn-first-slide-other = That pair is yours, but your pawn ends up far from the flowers on the right. Join the two poppies.
lacuna-learn-first-last = The last pawn! Four flowers win a colour, four colours the game. Poppies and irises are yours already (★): take the daisies.
lacuna-learn-first-last-right = Watch the count: daisies and dahlias come to you. You win, four colours to three!
lacuna-learn-first-last-other = With that pair gold ends up with four colours. Take the two marked daisies.
lacuna-learn-first-end = The goal: four of seven colours, each with four flowers.
    Your turn: a pawn between two flowers of a kind that see each other; you take both.
    The end: with all twelve pawns placed, each flower goes to the nearest.

## What bars a line

lacuna-learn-line = What bars a line
lacuna-learn-line-about = Flowers and pawns in between, and two lines that cross.
lacuna-learn-line-close = The line runs from middle to middle, as thin as a hair. It crosses the clover’s leaf, not the clover: join the two irises.
lacuna-learn-line-close-right = A leaf blocks nothing: both irises are yours.
lacuna-learn-line-row = Three lotuses in a row. Any flower in between bars a line, even one of the same kind. Which two can you join?
lacuna-learn-line-row-right = Neighbours see each other; the outer two did not.
lacuna-learn-line-row-other = That pair is open too. Here join two of the three marked lotuses.
lacuna-learn-line-pawns = Pawns stay where they stand, and bar lines for everybody: your own pawn too. Only two of these four daisies still see each other.
lacuna-learn-line-pawns-right = No pawn, no flower in between. Well seen!
lacuna-learn-line-pawns-other = That pair is open too. Here look for two of the four marked daisies.
lacuna-learn-line-take = One of these clovers lies between the two cornflowers. Take both clovers, and see what happens to the line behind them.
lacuna-learn-line-take-right = The clover is gone, and the cornflowers see each other.
lacuna-learn-line-freed = Silver took poppies. A flower that is taken bars nothing any more: join the cornflowers.
lacuna-learn-line-freed-right = Four flowers, because you looked one move ahead.
lacuna-learn-line-cross = Two lines cross. A pawn takes one pair only, but bars every line it stands on: take the cornflowers, and stand on the crossing.
lacuna-learn-line-cross-right = Two cornflowers for you, and nobody can join those poppies any more.
lacuna-learn-line-cross-beside = The cornflowers are yours, but those poppies still see each other. Slide your pawn onto the crossing.
lacuna-learn-line-cross-poppies = That takes the poppies. Here take the cornflowers and bar the poppies.
lacuna-learn-line-end = A line is barred by any flower and any pawn on it, not by what is merely close.
    Flowers that are taken make room; pawns stand until the end.

## Room for the pawn

lacuna-learn-room = Room for the pawn
lacuna-learn-room-about = It may lean against something, and it pushes nothing.
lacuna-learn-room-lean = A pawn may lean against a flower, but not push it. Join the clovers, and slide your pawn to the right until it leans against one.
lacuna-learn-room-lean-right = As far as it goes, and just near enough: the marked iris leans to you now.
lacuna-learn-room-lean-short = Both clovers are yours, but silver is still nearer to the iris. Slide your pawn all the way.
lacuna-learn-room-lean-other = That pair is yours, but far from the marked iris. Join the two clovers in the middle of the pond.
lacuna-learn-room-past = The line is open, but close to the cornflower a pawn has no room. Join the poppies, and slide past it to the marked flowers.
lacuna-learn-room-past-right = Past the cornflower without touching it, and both marked flowers lean to you.
lacuna-learn-room-past-short = From this side silver is nearer to the daisy. Slide your pawn past the cornflower.
lacuna-learn-room-past-other = That pair is yours, but your pawn ends up far from the marked flowers. Join the two poppies in the middle.
lacuna-learn-room-tight = These three cornflowers lie in a row. Between which two of them is there room for a pawn?
lacuna-learn-room-tight-right = Here it fits. The other two lie too close: nothing may be pushed aside.
lacuna-learn-room-tight-other = A pawn fits there too. Here look at the three marked cornflowers.
lacuna-learn-room-end = A pawn stands with its middle on the line. It may touch flowers and pawns, but never push them, not even the two that it takes.

## Whose flower is it?

lacuna-learn-near = Whose flower is it?
lacuna-learn-near-about = The nearest pawn, equal distances, and the count.
lacuna-learn-near-lean = A flower leans to its nearest pawn: on the scale it is pale, with a dashed edge. “{ lacuna-territory }” shows it all on the water. Try it.
lacuna-learn-near-lean-typed = A flower leans to its nearest pawn: the numbers after the plus count these for each kind.
lacuna-learn-near-one = Three silver pawns are around the marked flowers, but only the nearest one counts. Join the poppies, and be nearer than all of them.
lacuna-learn-near-one-right = One pawn against three, and both flowers lean to you.
lacuna-learn-near-one-other = That pair is yours, but the marked flowers still lean to silver. Join the two poppies beside them.
lacuna-learn-near-equal = The two marked pawns are equally near to the clover, so the second nearest decide: silver has it. Join the lotuses and change that.
lacuna-learn-near-equal-right = First pawns level, your second one nearer: the clover leans to you.
lacuna-learn-near-equal-far = From there silver’s second pawn is still nearer. Stay closer to the middle of the line.
lacuna-learn-near-equal-other = That pair is yours, but the clover still leans to silver. Join the two lotuses above it.
lacuna-learn-near-last = You have silver and the last pawn. Take the marked clovers, and watch the rest drift to the pawns, kind by kind.
lacuna-learn-near-last-right = Every flower went to its nearest pawn, and you have four colours. Won!
lacuna-learn-near-last-other = With that pair gold has four colours. Take the two marked clovers.
lacuna-learn-near-end = Until the last pawn stands, flowers lean now this way, now that way.
    Then each goes to the nearest pawn; at equal distance the second nearest pawns decide, then the third.

## Four of seven in four

lacuna-learn-four = Four times four
lacuna-learn-four-about = When a colour is won, and when it is enough.
lacuna-learn-four-sure = You have two lotuses, and four of seven win a colour for good. Take two more.
lacuna-learn-four-sure-right = Four lotuses: the star says that nobody can take this colour from you.
lacuna-learn-four-sure-other = That pair is yours, but the lotuses are still open to both of you. Take two lotuses.
lacuna-learn-four-enough = You have four poppies, and a fifth one is worth nothing more. Take a pair that still counts.
lacuna-learn-four-enough-right = Two flowers that count, in a colour that is still open.
lacuna-learn-four-enough-fifth = Six poppies win no more than four. Take another kind.
lacuna-learn-four-race = Two irises each, and three are left: whoever takes the next pair wins that colour. Be faster than silver.
lacuna-learn-four-race-right = The colour is yours, and silver’s two irises are worth nothing.
lacuna-learn-four-race-other = Now silver can take two irises, and the colour is lost. Take them yourself.
lacuna-learn-four-fewer = You have silver and the last pawn. Flowers alone win nothing, only colours do. Take the two marked lotuses, and count.
lacuna-learn-four-fewer-right = Gold has more flowers, but you have four colours, each of them just so. Won!
lacuna-learn-four-fewer-other = With that pair gold has four colours. Take the two marked lotuses.
lacuna-learn-four-end = Four flowers win a colour, and more are wasted. Four colours win the game, however many flowers the other one has.

## Before the first pawn, and the options

lacuna-learn-start = Before the first pawn
lacuna-learn-start-about = The first flower, and what can be agreed upon.
lacuna-learn-start-blind = Lots say who begins and has gold. They take one flower of any kind, before the rest are poured. Here it is you: choose one.
lacuna-learn-start-blind-right = It is yours, and the other forty-eight are poured into the pond.
lacuna-learn-start-poured = Say you took a cornflower: six are left, and seven of every other kind. Whoever took it also places the first pawn. Join any two.
lacuna-learn-start-poured-right = Off you go. Silver comes next, and will have the last pawn.
lacuna-learn-start-seen = You may also agree to take the first flower from the pond. Then it can be one that is in the way: take the marked iris.
lacuna-learn-start-seen-right = An iris for you, and the line between the poppies is open.
lacuna-learn-start-seen-other = That one is yours too, but the iris still bars the line between the poppies. Take the iris.
lacuna-learn-start-opened = The first pawn is yours as well: join the poppies before silver does.
lacuna-learn-start-opened-right = Three flowers before silver has any.
lacuna-learn-start-ends = With open ends a pawn may stand even where one of its two flowers lay. Join the clovers, and slide all the way to the right.
lacuna-learn-start-ends-right = Right where the clover was, and the marked iris leans to you.
lacuna-learn-start-ends-short = Both clovers are yours, but silver is still nearer to the iris. With open ends you can go further.
lacuna-learn-start-ruler = Silver is nearer to the clover, but by less than a ruler shows. You can agree to call that equal: join the lotuses to win it.
lacuna-learn-start-ruler-right = Level by the ruler, so the second pawns decided: the clover leans to you.
lacuna-learn-start-large = With larger flowers and pawns fewer lines are open: here the clover bars the outer irises. Which two can you join?
lacuna-learn-start-large-right = A way round. On a tight pond you have to look harder.
lacuna-learn-start-large-other = That pair is open too. Here join two of the three marked irises.
lacuna-learn-start-end = The first player takes a flower, and the second one has the last pawn. All the rest is agreed upon at the set-up.

## A first idea of good play

lacuna-learn-play = A first idea of good play
lacuna-learn-play-about = Bar, reach far, and think of the last pawn.
lacuna-learn-play-guard = Silver has two lotuses and wants the two marked ones. Take the daisies, and stand in between.
lacuna-learn-play-guard-right = Two daisies for you, and silver cannot join those lotuses any more.
lacuna-learn-play-guard-beside = The daisies are yours, but silver takes the lotuses next. Slide your pawn onto the line between them.
lacuna-learn-play-guard-other = Then silver takes the marked lotuses and wins that colour. Bar their line: join the two daisies.
lacuna-learn-play-reach = Two pairs are marked. Each gives you two flowers, but from which one does your pawn reach the most others?
lacuna-learn-play-reach-right = Amid flowers and far from your own pawn: many more lean to you now.
lacuna-learn-play-reach-near = Your own pawn stands right there: hardly anything new leans to you. Take the poppies.
lacuna-learn-play-held = Silver has the last pawn: with it our strongest bot wins four games of five. Here one pair leaves silver no way out: take it.
lacuna-learn-play-held-right = Whatever silver does now, four colours are yours.
lacuna-learn-play-held-other = After that silver’s last pawn can win. Take the two marked cornflowers.
lacuna-learn-play-last = Now the last pawn is yours, and one colour is missing: the daisies. Find the two of them that bring it.
lacuna-learn-play-last-right = You looked for the colour that could still be turned. Won!
lacuna-learn-play-last-daisies = Daisies, yes, but these two are not enough. Look for two others.
lacuna-learn-play-last-other = Then gold has four colours. It is the daisies that you need.
lacuna-learn-play-end = Take what wins a colour, stand where many flowers are near, bar what the other one needs.
    And think of the last pawn: it can turn a whole colour.

# What a step marks, as the terminal names it.
lacuna-marked-flower = flower { $name }
