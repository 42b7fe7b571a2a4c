# Laguna: what a coach says as a turn begins, one sentence.

laguna-coach-launch-own = One of your own pearls, { laguna-colour }, is on this island: take it among the first.
laguna-coach-launch = Pearls cover what is under your raft: three of them make the way easier.
laguna-coach-reef = A reef shows in your raft: put a pearl over it before you can go on.
laguna-coach-current = A current shows in your raft and carries you its way; covered by a pearl it would not.
laguna-coach-deliver = You touch the volcano: deliver a { laguna-colour } pearl now, two others stay aboard.
laguna-coach-fetch = A { laguna-colour } pearl of yours lies on the island that you touch: take it, or exchange for it.
laguna-coach-trade = The raft beside you carries a { laguna-colour } pearl of yours: you can exchange for it.
laguna-coach-win = You carry what you still need: bring it to the volcano, and you win.
laguna-coach-threat = { $name } carries all the pearls still needed: touch that raft and exchange one away.
laguna-coach-delivered = Well sailed: { $count ->
    [one] one pearl
   *[other] { $count } pearls
} in the volcano last turn, { $left ->
    [one] one to go.
   *[other] { $left } to go.
}
laguna-coach-reef-covered = Cover that reef to go on; one pearl moved before your last step would have kept it hidden.
laguna-coach-reef-way = Cover that reef to go on; last turn a step { laguna-way } would have shown none.
laguna-coach-reef-lifted = Cover that reef to go on; last turn you moved the very pearl that lay on it.
laguna-coach-gave = Your exchange gave { $name } a { laguna-colour } pearl to deliver: better give one that nobody needs.
laguna-coach-better-deliver = With as many moves you could have delivered { $brought ->
    [0] a
   *[other] another
} { laguna-colour } pearl last turn.
laguna-coach-better-fetch = With as many moves you could have fetched a { laguna-colour } pearl last turn.
laguna-coach-good = Well sailed: as many moves could hardly have brought you further.
laguna-coach-go-fetch = Next stop: island { $island }, where a { laguna-colour } pearl of yours is nearest.
laguna-coach-go-load = Next stop: island { $island }; no pearl of yours is there, but any pearl covers your way.
laguna-coach-go-deliver = Next stop: the volcano, with your { laguna-colour } pearls.
laguna-coach-go-raft = Next stop: the raft that carries a { laguna-colour } pearl of yours, to exchange for it.
