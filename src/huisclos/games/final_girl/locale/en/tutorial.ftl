## The first game: one lesson for each moment of the recorded game. The learner is the Final Girl.

## Turn 1

tutorial-welcome = You are Laurie, and this is your film. It ends when Hans the Butcher is dead, or you are. To keep your first night short, he has 6 Health instead of 12. Two Victims have just got off the bus, right where you stand, and a way out is next door. Play Walk.
tutorial-roll = Most cards ask for a Horror roll. At your level of Horror that is two dice: 5 and 6 are successes, 3 and 4 are partial ones. You have one of each. Two cards from your hand make the partial one a success: discard both copies of Focus. They go back to the tableau, where they are free.
tutorial-move = Two successes: up to two zones. The first one leads to the Southeast Exit.
tutorial-follow = With every step, up to two Victims of your zone may follow you. Take both along.
tutorial-save = This is an exit. Here you can save Victims at any time in your Action phase, even in the middle of a move. Save the first one.
tutorial-space = Whoever you save covers a space of your card, and you get what is printed there. The 1st space takes 1 Horror off you. Once all six are covered, your Ultimate Ability is yours.
tutorial-second = The other one is safe, too. Cover the 5th space: it lets you take a card from the tableau that costs 2 Time at most, for nothing. Let that be Search.
tutorial-back = One more zone to walk. Go back to the Dock: it is a search zone, and a Knife lies on top of its pile. Then play Search.
tutorial-keep = Two successes: you look at two Items and keep one. A Knife takes one hand and adds 1 damage to your blows, the Axe takes both hands and adds 2. Take the Axe, and put the Knife face down at the bottom.
tutorial-stop = 4 Time left, and Time is what new cards cost. End the Action phase while you have some. Had it gone below zero, the phase would have ended by itself, and only free cards would have been left to take.
tutorial-plan = The Planning phase: take Sprint and Guard, for 2 Time each. What you don’t spend is lost, since every turn begins with 6.

## Turn 2

tutorial-killer = That was Hans. The log says why he did what: the nearest Victims were on the Cliff, and the Terror card let him go there and strike. One is dead, and each death raises his Bloodlust. The other one panicked, and ran where a die said. Now it is your turn, with an axe. Play Sprint.
tutorial-lake = One success is enough for two zones: through the Lake to the Cliff. Nobody in the Lake will follow you there: Victims don’t go where the Killer is.
tutorial-attack = You are in his zone, so you can attack. A Weak Attack deals 1 damage, the Axe makes it 3.
tutorial-hurt = 3 damage for Hans, and since it was only one success, you lose 1 Health. Don’t waste your 5 Time: end the phase, take Furious Strike, then all the free cards.
tutorial-react = Nobody is nearer than you, so Hans attacks you: 2 damage. Against that you may play Reactions. Guard wards off 2 damage with one success, and everything with two.

## Turn 3

tutorial-furious = Nothing got through. Then the Terror card brought a pizza, one more Victim and 2 Horror. Hans has 3 Health left. Furious Strike, with the Axe, takes all of that with a single success.
tutorial-returns = Down he goes. But the last Health of each of you is a token, and when it is turned over, it may show that there is more: Hans gets up with 1 Health, and the phase ends at once. It works once, for you as well. Take Critical Strike for all your Time, and Weak Attack, which is free.

## Turn 4

tutorial-last = No Guard in your hand: 2 Health lost, and your Horror is as high as it gets. That leaves you one die, and one more because Hans is down to his last Health. But look at Critical Strike: it deals damage even without a success. Finish it.
tutorial-end = Hans stays down, and you have won. Two Victims are safe, one is dead; the others will never know how close it was. In a whole film he has 12 Health, and after ten Terror cards comes the Finale. So save whom you can while you can: their rewards are what you beat him with.
