// A boardgame.io server as its documentation sets one up; `node server.cjs PORT`.
// Matches are kept in memory, which is its default: nothing is written to disk.
'use strict';

const { Server } = require('boardgame.io/server');
const { game } = require('./game.cjs');

// `run` hands what it is given as port to Node's listen: an object keeps it on this machine.
const port = { port: Number(process.argv[2]), host: '127.0.0.1' };
Server({ games: [game], origins: [] }).run({ port });
