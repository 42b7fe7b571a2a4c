// boardgame.io under the load of `bench/load.py`: `boardgame_io.cjs FOLDER serve`, or `… load PORT PID TABLES SECONDS`.
// FOLDER is where its package is installed. A match is fourteen placements of two players, kept in memory.
const { createRequire } = require("node:module");
const { readFileSync } = require("node:fs");
const path = require("node:path");

const [folder, verb, port, pid, tables, seconds] = process.argv.slice(2);
const from = createRequire(path.join(path.resolve(folder), "x.js"));

const Placements = {
  name: "placements",
  setup: () => ({ cells: Array(36).fill(null), hands: [[0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6]] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = { owner: playerID, tile: G.hands[playerID].pop() ?? 0 };
    },
  },
};

function serve() {
  const { Server, Origins } = from("boardgame.io/server");
  const server = Server({ games: [Placements], origins: [Origins.LOCALHOST] });
  console.log = () => {};
  server.run({ port: 0 }, () => {}).then((running) => {
    process.stdout.write(`${running.appServer.address().port}\n`);
  });
}

const ticks = () => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ");
  return Number(fields[11]) + Number(fields[12]);
};
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

let made = 0;

async function table(index, waited, load) {
  const { Client } = from("boardgame.io/client");
  const { SocketIO } = from("boardgame.io/multiplayer");
  // A match is made when its first player comes, so that its lobby is not measured.
  const sit = async (matchID, playerID) => {
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
    const client = Client({ game: Placements, numPlayers: 2, multiplayer, matchID, playerID, debug: false });
    client.start();
    while (!client.getState()) await pause(20);
    return client;
  };
  const open = async () => {
    const matchID = `${index}-${(made += 1)}`;
    return [await sit(matchID, "0"), await sit(matchID, "1")];
  };
  let pair = await open();
  load.ready += 1;
  while (!load.begun) await pause(10);
  await pause((index / Number(tables)) * 1000);
  for (let ply = 0; !load.over; ply += 1) {
    const next = performance.now() + 1000;
    const mover = pair[ply % 2];
    const other = pair[(ply + 1) % 2];
    const began = performance.now();
    // A client shows its own move at once: what counts is when the other one has it from the server.
    const seen = new Promise((done) => {
      const stop = other.subscribe((state) => {
        if (state && state.ctx.turn > ply + 1) { stop(); done(); }
      });
    });
    mover.moves.place(ply % 36);
    await seen;
    if (load.measuring) waited.push(performance.now() - began);
    await pause(Math.max(0, next - performance.now()));
    if (ply === 13) { pair.forEach((client) => client.stop()); pair = await open(); ply = -1; }
  }
  pair.forEach((client) => client.stop());
}

async function main() {
  const waited = [];
  const load = { ready: 0, begun: false, measuring: false, over: false };
  const playing = [];
  for (let i = 0; i < Number(tables); i += 1) {
    playing.push(table(i, waited, load));
    if (i % 10 === 9) await pause(100);
  }
  while (load.ready < Number(tables)) await pause(20);
  load.begun = true;
  await pause(3000);
  const before = ticks();
  load.measuring = true;
  await pause(Number(seconds) * 1000);
  load.measuring = false;
  process.stdout.write(JSON.stringify({ waited, ticks: ticks() - before }), () => process.exit(0));
}

if (verb === "serve") serve(); else main();
