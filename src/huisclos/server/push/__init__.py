"""Web Push: a message to the browser of somebody who is away and has asked for it."""
