## Les leçons de Lacuna
lacuna-learn-other-pair = Ces deux-là font aussi une paire, et elles seraient à toi. Ici, prends les deux qui sont marquées.

lacuna-learn-first = Deux fleurs, un pion
lacuna-learn-first-about = Un tour complet, la fin d’une partie, et comment on gagne.
lacuna-learn-first-pair = Deux fleurs pareilles, rien entre elles : c’est une paire. Touche un bleuet, puis l’autre, et pose ton pion.
lacuna-learn-first-pair-right = Les deux bleuets sont à toi, et ton pion reste sur l’étang.
lacuna-learn-first-slide = À la fin, une fleur va au pion le plus proche. Joins les deux coquelicots, glisse ton pion vers les fleurs marquées, et pose-le.
lacuna-learn-first-slide-right = Deux coquelicots d’un coup, et trois fleurs de plus sont maintenant plus près de toi.
lacuna-learn-first-slide-short = Les coquelicots sont à toi, mais de là, l’argent reste plus près de certaines des trois. Glisse ton pion plus loin.
lacuna-learn-first-slide-other = Cette paire est à toi, mais ton pion finit loin des trois fleurs marquées. Joins les deux coquelicots.
lacuna-learn-first-shut = Une fleur ou un pion en chemin ferme la ligne. Deux de ces trois soucis se voient : trouve-les.
lacuna-learn-first-shut-right = Rien entre les deux : ces soucis sont à toi.
lacuna-learn-first-shut-other = Ces deux-là se voient aussi. Ici, cherche les deux soucis.
lacuna-learn-first-count = À toi l’argent. Quatre fleurs gagnent une couleur, quatre couleurs la partie. Coquelicots et iris ont une étoile : ils sont déjà à toi.
lacuna-learn-first-last = Il reste un pion. Une fois posé, chaque fleur va au pion le plus proche. Prends les deux marguerites marquées, et regarde.
lacuna-learn-first-last-right = Marguerites et soucis viennent aussi à toi : quatre couleurs contre trois. Tu as gagné !
lacuna-learn-first-last-other = Avec cette paire, c’est l’or qui finit avec quatre couleurs. Prends les deux marguerites marquées.
lacuna-learn-first-end = Le but : gagner quatre des sept couleurs, chacune avec au moins quatre de ses sept fleurs.
    À ton tour : pose un pion sur la ligne libre entre deux fleurs pareilles, et prends les deux.
    La fin : quand les douze pions sont posés, chaque fleur qui reste va au pion le plus proche.
