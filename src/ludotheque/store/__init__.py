"""Tables, seats, tokens and match logs on SQLite; written before anything is acknowledged."""
