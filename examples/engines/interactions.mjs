#!/usr/bin/env node
// An engine for Interactions with two players that reads the board: it takes what gains most points at once.
// Written against docs/formats/engine.md and position.md alone, with nothing but Node. Try it:
//     ludotheque arena examples/engines/interactions.mjs 1 --game interactions --games 4
import { createInterface } from "node:readline";

const COMMANDS = ["protocol", "name", "commands", "games", "game", "position", "view", "choices", "go", "stop", "quit"];
const BESIDE = [[-1, 0], [0, -1], [0, 1], [1, 0]];
const CORNERS = [[-1, -1], [-1, 1], [1, -1], [1, 1]];
// Each tile: its points face up and turned, the cells it looks at, and which face it turns over there.
const TILES = {
  P: { up: 7, down: 3, looks: [[0, -1], [0, 1]], turns: true },
  H: { up: 6, down: 2, looks: [[-1, 0], [1, 0]], turns: true },
  M: { up: 3, down: 3, looks: BESIDE, turns: false },
  C: { up: 1, down: 0, looks: BESIDE, turns: true },
  S: { up: 3, down: 1, looks: CORNERS, turns: true },
  K: { up: 5, down: 0, looks: CORNERS, turns: false },
  A: { up: 0, down: 5, looks: BESIDE, turns: true },
};
const cell = (name) => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 97];

let seat = 0;
let board = new Map();
let choices = [];

/** The tiles that lie, from the text of a view: `2 f6 bs/rA 2 b:… r:…`. */
function read(text) {
  const [, corner, rows] = text.split(" ");
  const found = new Map();
  if (corner === "-") return found;
  const [top, left] = cell(corner);
  rows.split("/").forEach((row, down) => {
    row.match(/\.|[a-z][A-Za-z]/g).forEach((token, right) => {
      if (token === ".") return;
      const tile = token[1].toUpperCase();
      found.set(`${top + down},${left + right}`, { owner: "br".indexOf(token[0]), tile, up: token[1] === tile });
    });
  });
  return found;
}

/** What a placement such as `Pf6+H` changes in points, for this seat. */
function gain(move) {
  const found = /^([PHMCSKA])([a-k]\d+)/.exec(move);
  if (!found) return 0;
  const tile = TILES[found[1]];
  const [row, column] = cell(found[2]);
  let total = tile.up;
  for (const [down, right] of tile.looks) {
    const there = board.get(`${row + down},${column + right}`);
    if (!there || there.up !== tile.turns) continue;
    const { up, down: turned } = TILES[there.tile];
    total += (there.owner === seat ? 1 : -1) * (there.up ? turned - up : up - turned);
  }
  return total;
}

function answer(command, rest) {
  switch (command) {
    case "protocol": return "1";
    case "name": return "Greedy tiles";
    case "commands": return COMMANDS.join("\n");
    case "games": return "interactions";
    case "game":
      if (!/^interactions( (?!players=)\S+| players=2)*$/.test(rest)) throw "INVALID_RECORD I play Interactions with two players.";
      return "";
    case "position": throw "NO_POSITION I am told views.";
    case "view":
      seat = Number(rest[0]);
      board = read(rest.slice(2));
      return "";
    case "choices":
      choices = rest.split(" | ");
      return "";
    case "go": return choices.reduce((best, move) => (gain(move) > gain(best) ? move : best));
    case "stop": case "quit": return "";
    default: throw `UNKNOWN_COMMAND ${command}`;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const [, number = "", command, rest = ""] = /^\s*(?:(\d+)\s+)?(\S+)\s?(.*)$/.exec(line) ?? [];
  if (!command || command.startsWith("#")) continue;
  try {
    process.stdout.write(`=${number} ${answer(command, rest)}`.trimEnd() + "\n\n");
  } catch (refused) {
    process.stdout.write(`?${number} ${typeof refused === "string" ? refused : `FAILED ${refused}`}\n\n`);
  }
  if (command === "quit") break;
}
