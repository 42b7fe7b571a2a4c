# Laguna : ce que dit l’entraîneur quand un tour commence, une phrase.

laguna-coach-launch-own = Une perle { laguna-colour }, la tienne, est sur cette île : prends-la parmi les premières.
laguna-coach-launch = Les perles couvrent ce qui est sous ton radeau : avec trois, la route est plus facile.
laguna-coach-reef = Un récif se montre dans ton radeau : couvre-le d’une perle avant de pouvoir repartir.
laguna-coach-current = Un courant se montre dans ton radeau et t’emporte ; sous une perle, il ne le ferait pas.
laguna-coach-deliver = Tu touches le volcan : livre une perle { laguna-colour }, et garde deux autres perles à bord.
laguna-coach-fetch = Une perle { laguna-colour }, la tienne, est sur l’île que tu touches : prends-la, ou échange.
laguna-coach-trade = Le radeau voisin porte une perle { laguna-colour }, la tienne : tu peux l’échanger.
laguna-coach-win = Tu as à bord tout ce qu’il te faut : porte-le au volcan, et tu gagnes.
laguna-coach-threat = { $name } porte tout ce qui lui manque : touche son radeau et prends-lui une perle par échange.
laguna-coach-delivered = Bien navigué : { $count ->
    [one] une perle livrée
   *[other] { $count } perles livrées
} au tour d’avant, il en reste { $left ->
    [one] une.
   *[other] { $left }.
}
laguna-coach-reef-covered = Couvre ce récif pour repartir ; une perle déplacée avant ton dernier pas l’aurait caché.
laguna-coach-reef-way = Couvre ce récif pour repartir ; au tour d’avant, un pas vers { laguna-way } n’en montrait pas.
laguna-coach-reef-lifted = Couvre ce récif pour repartir ; au tour d’avant, tu as déplacé la perle qui le cachait.
laguna-coach-gave = Ton échange a donné à { $name } une perle { laguna-colour } à livrer : donne plutôt ce qui ne sert à personne.
laguna-coach-better-deliver = Au tour d’avant, tu pouvais livrer { $brought ->
    [0] une perle
   *[other] encore une perle
} { laguna-colour } en autant de coups.
laguna-coach-better-fetch = Au tour d’avant, tu pouvais prendre une perle { laguna-colour } en autant de coups.
laguna-coach-good = Bien navigué : en autant de coups, on ne pouvait guère faire mieux.
laguna-coach-go-fetch = Prochaine étape : l’île { $island }, où une perle { laguna-colour } à toi est la plus proche.
laguna-coach-go-load = Prochaine étape : l’île { $island } ; aucune perle à toi n’y est, mais toute perle couvre ta route.
laguna-coach-go-deliver = Prochaine étape : le volcan, avec tes perles { laguna-colour }s.
laguna-coach-go-raft = Prochaine étape : le radeau qui porte une perle { laguna-colour } à toi, pour l’échanger.
