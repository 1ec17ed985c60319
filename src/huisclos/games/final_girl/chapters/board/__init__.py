"""What lies there for both, and what befalls it, whoever does it. Neither her phases nor the Killer's."""
