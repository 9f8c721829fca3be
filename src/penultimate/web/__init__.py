"""The live table on the network: wire messages, sockets, pages."""
