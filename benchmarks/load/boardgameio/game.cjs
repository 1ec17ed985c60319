// A game of the size and rhythm of Lockdown, written the way boardgame.io's documentation writes games.
// The rules are a sketch: what counts is that as much is kept, hidden, drawn and sent at every action.
'use strict';

const SEATS = 5;
const PLACES = 6;
const PARKING = 6;
const ROUNDS = 26; // of six actions each: 156, as many as an average game of Lockdown by chance
const CARDS = ['walkie', 'drink', 'pistol', 'can', 'bat', 'chainsaw', 'meat', 'molotov', 'keys'];

// Lockdown's views carry the figures of the variant that is played; so do these.
const FIGURES = {
  strength: [2, 1, 1, 1], votes: [1, 2, 1, 1], points: [5, 3, 7, 1], useless_up_to: 3,
  spots: [0, 3, 4, 3, 4, 6, 24], monster_spaces: [0, 6, 6, 6, 6, 6, 6], monsters: 25,
  rows: [3, 3, 3], dice_in_box: 4, dice_on_rows: [0, 1, 1], starting_cards: 1, draw: 3, keep: 1,
  give: 1, closing: 6, end_margin: 0, keys_points: 1, whole_family_points: 0, martyr_votes: 0,
  weepers_draw: true, always_look: false, show_of_hands: false, weepers_last: false,
  announce: true, equal_gets_in: false, chance_breaks_ties: false,
};

const seats = (value) => Array.from({ length: SEATS }, value);

const setup = ({ random }) => {
  const deck = random.Shuffle(CARDS.flatMap((card) => [card, card, card]));
  return {
    figures: FIGURES,
    where: seats(() => FIGURES.strength.map(() => random.D6())),
    monsters: Array(PLACES + 1).fill(0),
    supply: FIGURES.monsters,
    hands: seats(() => [deck.pop()]),
    deck,
    box: 4,
    on_rows: [0, 1, 1],
    badge: 0,
    martyr: 0,
    pistols: seats(() => 0),
    blame: seats(() => seats(() => 0)),
    turn: 0,
    cold: [],
    closed: [],
    spent: [],
    arrival: [],
    destination: [],
    chosen: -1,
    ballots: seats(() => null),
  };
};

// One's own hand and ballot; of the others' only how many cards, and whether they have voted.
const playerView = ({ G, playerID }) => ({
  ...G,
  hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  deck: G.deck.length,
  ballots: G.ballots.map((ballot, seat) => (String(seat) === playerID ? ballot : ballot !== null)),
});

const vote = ({ G, playerID }, target) => {
  G.ballots[playerID] = target;
  if (G.ballots.includes(null)) return;
  G.ballots.forEach((ballot, seat) => { G.blame[seat][ballot] += 1; });
  const votes = seats((_, seat) => G.ballots.filter((ballot) => ballot === seat).length);
  G.chosen = votes.indexOf(Math.max(...votes));
  G.ballots = seats(() => null);
};

const act = ({ G, playerID, random, events }, token, place) => {
  const family = G.where[playerID];
  if (family[token] > 0) family[token] = crowd(G, place) < FIGURES.spots[place] ? place : PARKING;
  G.destination = [place];
  draw(G, G.hands[playerID], random);
  G.arrival = random.D6(G.box);
  G.arrival.forEach((room) => arrive(G, room));
  G.badge = G.chosen;
  G.turn += 1;
  events.endTurn();
};

const draw = (G, hand, random) => {
  if (!G.deck.length) G.deck = random.Shuffle(G.spent.splice(0));
  hand.push(G.deck.pop());
  if (hand.length > 3) G.spent.push(hand.shift());
};

const crowd = (G, place) => G.where.flat().filter((at) => at === place).length;

// A Monster comes; when there are more of them than people, somebody dies and they go.
const arrive = (G, room) => {
  G.monsters[room] += 1;
  G.supply -= 1;
  if (G.monsters[room] <= crowd(G, room)) return;
  const seat = G.where.findIndex((family) => family.includes(room));
  if (seat >= 0) {
    const role = G.where[seat].indexOf(room);
    G.where[seat][role] = 0;
    G.cold.push([seat, role]);
  }
  G.supply += G.monsters[room];
  G.monsters[room] = 0;
};

exports.game = {
  name: 'lockdown',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true, // it then keeps no earlier states
  setup,
  playerView,
  // All five vote at once and in secret; then the one whose turn it is acts.
  turn: {
    activePlayers: { all: 'vote', minMoves: 1, maxMoves: 1 },
    stages: {
      // Votes come at the same time, so none of them can know of the others.
      vote: { moves: { vote: { move: vote, client: false, redact: true, ignoreStaleStateID: true } } },
    },
  },
  moves: { act: { move: act, client: false } },
  endIf: ({ G }) => (G.turn >= ROUNDS ? { points: G.where.map((family) => family.filter(Boolean).length) } : undefined),
};
