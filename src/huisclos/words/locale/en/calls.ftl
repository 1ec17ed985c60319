## Calls to people who are away, and what a link tells before it is opened. The page itself needs none of it.

push-turn = It’s your turn at table { $code }.
push-reminder = Table { $code } still waits for you. Answer soon: when your time is up, a bot decides in your place.
server-push-subscription = Your browser has given an address that no push service has. Turn the call off and on again.
server-bells = Too many people want to be called here at the moment. Look in now and then instead.

preview-home = Survival-horror board games in the browser
preview-home-text = Behind closed doors, hell is the other players. With friends, with bots or alone; no account.
preview-table = Come to our table: { $game }
preview-replay = { $game }: a game to watch again
preview-learn = Learn { $game } by playing
preview-rules = The rules of { $game }
