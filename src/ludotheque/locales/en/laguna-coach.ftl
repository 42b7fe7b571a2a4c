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
laguna-coach-delivered = One more in the volcano, { $left ->
    [one] one to go.
   *[other] { $left } to go.
}
laguna-coach-go-fetch = Next stop: island { $island }, where a { laguna-colour } pearl of yours is nearest.
laguna-coach-go-deliver = Next stop: the volcano, with your { laguna-colour } pearls.
laguna-coach-go-raft = Next stop: the raft that carries a { laguna-colour } pearl of yours, to exchange for it.
