"""Players that know Final Girl."""
