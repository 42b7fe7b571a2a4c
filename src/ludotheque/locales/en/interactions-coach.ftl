# Interactions: what a coach says beside a player, one sentence a turn.

interactions-coach-was = { interactions-was }
interactions-coach-can = { $tile ->
   *[other] can
}
interactions-coach-had = { $tile ->
   *[other] would have
}
interactions-coach-take = Now { interactions-the-tile } { interactions-coach-can } turn over { $name }’s { interactions-coach-was }: { $points } points to your advantage.
interactions-coach-take-wild = Now { interactions-the-tile } { interactions-coach-can } turn over the wild player’s { interactions-coach-was }: { $points } points to your advantage.
interactions-coach-several = Now { interactions-the-tile } { interactions-coach-can } turn over { $count } tiles at once: { $points } points to your advantage.
interactions-coach-rescue = Now { interactions-the-tile } { interactions-coach-can } turn your { interactions-coach-was } back to its front: { $points } points for you.
interactions-coach-improve = Now { interactions-the-tile } { interactions-coach-can } turn your forest plants into a boar: { $points } points for you.
interactions-coach-select = Choose two that go together: something strong, and something that helps or strikes.
interactions-coach-first = Lay whichever you like: I’ll say what matters as soon as something can be turned.
interactions-coach-threat = Mind your { interactions-coach-was }: with { interactions-the-tile }, { $name } could take { $points } points from you next.
interactions-coach-better = Last turn { interactions-the-tile } { interactions-coach-had } brought { $points } more at once.
interactions-coach-good = Well played: nothing would have brought more at once.
