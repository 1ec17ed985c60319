"""What a seat gets to see, and playing on from that. The only room that takes secrets out."""
