## Your turn: the tab, the call, the speed

page-turn-title = Your turn · { $game }
play-bell = Tell me when it’s my turn
play-bell-off = Don’t tell me any more
play-bell-insecure = Browsers allow such messages only on pages with https, or on your own machine. Ask whoever runs this table for an address with https.
play-bell-cannot = This browser can’t show such messages. On an iPhone or iPad, first add the page to the home screen, then open it from there.
play-bell-refused = This browser doesn’t let the page show messages. Allow notifications for it in the browser’s settings, then try again.
play-bell-failed = The browser couldn’t reach its push service. Check your connection, then try again.
play-bell-done = You will be told when it’s your turn.
play-bell-ended = You won’t be told any more.
play-speed = Speed
play-speed-1 = ×1
play-speed-2 = ×2
play-speed-all = at once
play-speed-is = Speed: { $speed }
play-skip = Skip to the end
play-skip-text = You are out of the game, and the others go on. A bot answers if you are asked once more.
