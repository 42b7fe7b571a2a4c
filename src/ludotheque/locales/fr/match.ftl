### Ce qu’une partie ou le serveur refuse, dans tous les jeux.

refused-too-fast = Trop vite : souffle un instant entre deux actions.
refused-no-daily = Il n’y a pas de partie du jour de cette façon.
refused-bad-player = La clé de tes statistiques n’est pas valable.
