# What the host of a server must see to
refused-port-taken = { $address } is taken by another program; choose another with --port.
refused-port-forbidden = You may not listen at { $address }; choose a port from 1024 on with --port.
refused-no-such-address = { $address } is no address of this machine; choose one with --host, for example 127.0.0.1 or 0.0.0.0.
refused-database-bad = { $db } is not a database; choose another file with --db.
refused-database-foreign = { $db } belongs to another program; choose another file with --db.
refused-database-corrupt = { $db } is damaged; put back a backup with “ludotheque restore”, or choose another file with --db.
refused-database-newer = { $db } was made by a newer version of Ludothèque; install that version, or choose another database with --db.
refused-database-full = There is no room left for { $db }; free some space on its disk.
refused-database-locked = { $db } is locked by another program; end that program, or choose another database with --db.
refused-database-in-use = Another server uses { $db }; end it, or choose another file with --db.
refused-database-read-only = { $db } cannot be written; give yourself the right to write there, or choose another with --db.
refused-database-closed = { $db } cannot be opened; choose a file in a folder that is there with --db.
refused-database-url = “{ $db }://…” is no address of a database; use the path of a file, or postgresql://user:password@machine/name.
refused-database-denied = { $db } does not let this user in; look at the user and the password in the address.
refused-database-absent = { $db }: there is no such database; make it with “createdb”, or correct its name.
refused-database-unreached = { $db } does not answer; is PostgreSQL running there, and is the address right?
refused-database-failed = { $db } cannot be used ({ $why }).
refused-file-exists = { $file } is there already; choose another name, or --replace.
refused-not-a-file = { $db } is no file: copy it with pg_dump and put it back with pg_restore.
host-backed-up = A whole and checked copy is in { $file }.
host-restored = { $file } is in place.{ $before ->
    [true] { " " }What was there before is kept in { $kept }.
   *[false] { "" }
}
refused-one-process = { $db } has room for one server process; several, as --workers asks for, need PostgreSQL: --db postgresql://….
