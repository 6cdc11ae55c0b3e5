// Replaced as the kit is built.
