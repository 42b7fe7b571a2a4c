# Ce qui regarde qui héberge un serveur
refused-port-taken = { $address } est pris par un autre programme ; choisis-en un autre avec --port.
refused-port-forbidden = Tu n’as pas le droit d’écouter sur { $address } ; choisis un port à partir de 1024 avec --port.
refused-no-such-address = { $address } n’est pas une adresse de cette machine ; choisis-en une avec --host, par exemple 127.0.0.1 ou 0.0.0.0.
refused-database-bad = { $db } n’est pas une base de données ; choisis un autre fichier avec --db.
refused-database-foreign = { $db } appartient à un autre programme ; choisis un autre fichier avec --db.
refused-database-corrupt = { $db } est abîmée ; remets une sauvegarde avec « ludotheque restore », ou choisis un autre fichier avec --db.
refused-database-newer = { $db } vient d’une version plus récente de Ludothèque ; installe cette version, ou choisis une autre base avec --db.
refused-database-full = Il n’y a plus de place pour { $db } ; libère de l’espace sur son disque.
refused-database-locked = { $db } est verrouillée par un autre programme ; arrête ce programme, ou choisis une autre base avec --db.
refused-database-in-use = Un autre serveur utilise { $db } ; arrête-le, ou choisis un autre fichier avec --db.
refused-database-read-only = Impossible d’écrire dans { $db } ; donne-toi le droit d’y écrire, ou choisis autre chose avec --db.
refused-database-closed = Impossible d’ouvrir { $db } ; choisis un fichier dans un dossier qui existe avec --db.
refused-database-url = « { $db }://… » n’est pas l’adresse d’une base de données ; donne le chemin d’un fichier, ou postgresql://utilisateur:motdepasse@machine/nom.
refused-database-denied = { $db } refuse cet utilisateur ; vérifie l’utilisateur et le mot de passe dans l’adresse.
refused-database-absent = { $db } : cette base n’existe pas ; crée-la avec « createdb », ou corrige son nom.
refused-database-unreached = { $db } ne répond pas ; PostgreSQL y tourne-t-il, et l’adresse est-elle juste ?
refused-database-failed = { $db } est inutilisable ({ $why }).
refused-file-exists = { $file } existe déjà ; choisis un autre nom, ou --replace.
refused-not-a-file = { $db } n’est pas un fichier : copie-la avec pg_dump et remets-la avec pg_restore.
host-backed-up = Une copie entière et vérifiée est dans { $file }.
host-restored = { $file } est en place.{ $before ->
    [true] { " " }Ce qu’il y avait avant est gardé dans { $kept }.
   *[false] { "" }
}
refused-one-process = { $db } n’admet qu’un seul processus serveur ; pour en avoir plusieurs avec --workers, il faut PostgreSQL : --db postgresql://….
