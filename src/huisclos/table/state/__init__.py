"""The table that deeds lead to. It changes by deeds alone, and knows no clock but what it is told."""
