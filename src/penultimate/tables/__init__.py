"""A live table: who sits where, whose consent is wanted, what the log has of it, and time passing."""
