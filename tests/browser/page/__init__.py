"""What holds on every page: that everybody can read it, its pictures and sizes, the address it is under."""
