"""`engine/sight`: what views and events tell a seat, and playing on from that."""
