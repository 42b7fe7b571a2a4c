"""How strong the levels are, by mode: `ladder.csv`, which `ludotheque arena ladder --rate` writes."""

from ludotheque.core import ladder

LADDERS = ladder.shipped("ludotheque.games.laguna.bots")
