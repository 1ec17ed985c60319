"""`table/kept`: stored, read again, by other rules or none; deleted, and out of date."""
