"""Several servers, one house: who runs which table, and the way to tables that are at another server."""
