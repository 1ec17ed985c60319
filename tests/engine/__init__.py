"""The kernel, through its public face: on games of a few steps (`tiny`), and on all games (`all_games`)."""
