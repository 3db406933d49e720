/**
 * Rules beside a peer: boardgame.io playing a hex game on the same map with the same counters, fetched from
 * npm when the benchmark runs and kept out of the project.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { loadGame } from '../../../src/games/index.js';
import { initialOptions, Session, sampleOrder } from '../../../src/referee/index.js';
import { projectRoot } from '../../../src/root.js';
import { picker, seededChance } from '../../../test/referee/support.js';

const PEER = 'boardgame.io@0.50.2';
const GAME = 'kyuchorei';
const COMPONENTS = join('src', 'games', GAME, 'components', 'components.json');
const TURNS = 8;
/** What a move of the peer gives back that is not legal. */
const INVALID = 'INVALID_MOVE';
/** Hexes a unit may go. */
const ALLOWANCE = 2;
/** Seconds of CPU time: first ones whose code is still being compiled, then those that count. */
const [COLD, WARM] = [2, 6];

interface Counter {
  readonly side: number;
  at: string | null;
  acted: boolean;
}
interface State {
  readonly counters: Record<string, Counter>;
  phase: 'move' | 'melee';
  turn: number;
}

/** What a benchmark needs of the peer: its client keeps the state and checks each move. */
interface Client {
  readonly moves: Readonly<Record<string, (...given: readonly string[]) => void>>;
  getState(): {
    readonly G: State;
    readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  };
  start(): void;
  stop(): void;
}
interface Given {
  readonly G: State;
  readonly ctx: { readonly currentPlayer: string };
  readonly events: { endTurn(): void };
  readonly random: { D6(): number };
}

const mapSchema = z.object({
  map: z.object({
    hexes: z.array(z.object({ id: z.string(), neighbors: z.record(z.string(), z.string().nullable()) })),
  }),
  units: z.array(
    z.object({ id: z.string(), side: z.string(), setup: z.looseObject({ hex: z.string().optional() }) }),
  ),
});

/**
 * Prints moves a second of random legal play: of Kyuchorei, by all its rules with its log, odds and what can
 * be undone, and of a game of the peer in which units of the same map walk, stop beside enemies and fight
 * with one die.
 */
export async function benchPeers(): Promise<void> {
  const [makeClient, board] = [loadPeer(), boardOf()];
  if (makeClient === undefined) {
    console.log(`${PEER} could not be fetched from npm: not compared`);
    return;
  }
  const own = rated(ownMatch);
  const theirs = rated((seed) => peerMatch(makeClient, board, seed));
  console.log(
    `random legal play on the map of ${GAME}, a second of CPU time: ${Math.round(own)} orders by Denrei, ` +
      `${Math.round(theirs)} moves by ${PEER}, ratio ${(own / theirs).toFixed(1)}`,
  );
}

/** Orders a second, warm; `play` gives how many a match had. */
function rated(play: (seed: number) => number): number {
  let seed = 0;
  for (const end = spent() + COLD; spent() < end; ) play(++seed);
  const from = spent();
  let moves = 0;
  while (spent() < from + WARM) moves += play(++seed);
  return moves / (spent() - from);
}

function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function ownMatch(seed: number): number {
  const game = loadGame(GAME);
  const scenario = game.scenarios[0]?.id ?? '';
  const pick = picker(seed);
  const start = game.rules.start({ scenario, options: initialOptions(game, scenario) });
  const session = new Session(game, start, { chance: seededChance(seed) });
  let given = 0;
  while (session.stop.at === 'asked') {
    const [question] = session.questions;
    const order = question === undefined ? undefined : sampleOrder(question, pick);
    if (question === undefined || order === undefined) throw new Error('nothing is legal');
    session.give(question.side, order);
    given += 1;
  }
  return given;
}

// --- the peer

type MakeClient = (options: {
  readonly game: object;
  readonly numPlayers: number;
  readonly debug: false;
}) => Client;

/** The peer's client; undefined where npm cannot fetch it. */
function loadPeer(): MakeClient | undefined {
  const folder = join(projectRoot(), 'node_modules', '.cache', 'denrei', 'peers');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules', 'boardgame.io')) && !fetched(folder)) return undefined;
  // As it is served: its checks for developers are off.
  process.env.NODE_ENV = 'production';
  const { Client } = createRequire(join(folder, 'x.js'))('boardgame.io/client') as { Client: MakeClient };
  return Client;
}

function fetched(folder: string): boolean {
  try {
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', PEER], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** The hexes beside each, and where the counters begin. */
interface Board {
  readonly beside: ReadonlyMap<string, readonly string[]>;
  readonly setup: () => State;
}

function boardOf(): Board {
  const file: unknown = JSON.parse(readFileSync(join(projectRoot(), COMPONENTS), 'utf8'));
  const { map, units } = mapSchema.parse(file);
  const free = map.hexes.map(({ id }) => id).reverse();
  return {
    beside: new Map(
      map.hexes.map(({ id, neighbors }) => [id, Object.values(neighbors).filter((hex) => hex !== null)]),
    ),
    setup: () => ({
      counters: Object.fromEntries(
        units.map(({ id, side, setup }, i) => [
          id,
          { side: side === 'JP' ? 0 : 1, at: setup.hex ?? free[i] ?? null, acted: false },
        ]),
      ),
      phase: 'move',
      turn: 1,
    }),
  };
}

function nearTo({ beside }: Board, hex: string | null): readonly string[] {
  return hex === null ? [] : (beside.get(hex) ?? []);
}

function counterIn({ counters }: State, hex: string): Counter | undefined {
  return Object.values(counters).find(({ at }) => at === hex);
}

function hasEnemy(state: State, hex: string, side: number): boolean {
  return (counterIn(state, hex)?.side ?? side) !== side;
}

/** Hexes that a unit can walk to: it stops beside an enemy. */
function marches(board: Board, state: State, side: number, unit: string): readonly string[] {
  const from = state.counters[unit];
  if (state.phase !== 'move' || from === undefined || from.side !== side || from.acted) return [];
  const reached = new Set<string>();
  let edge = [from.at];
  for (let step = 0; step < ALLOWANCE; step++) {
    const next = edge
      .flatMap((hex) => nearTo(board, hex))
      .filter((hex) => counterIn(state, hex) === undefined && !reached.has(hex));
    for (const hex of next) reached.add(hex);
    edge = next.filter((hex) => !nearTo(board, hex).some((beyond) => hasEnemy(state, beyond, side)));
  }
  return [...reached];
}

function targets(board: Board, state: State, side: number, unit: string): readonly string[] {
  const from = state.counters[unit];
  if (state.phase !== 'melee' || from === undefined || from.side !== side || from.acted) return [];
  return nearTo(board, from.at).filter((hex) => hasEnemy(state, hex, side));
}

function gameOn(board: Board): object {
  return {
    setup: board.setup,
    moves: {
      march: ({ G, ctx }: Given, unit: string, to: string) => {
        const counter = G.counters[unit];
        if (counter === undefined || !marches(board, G, Number(ctx.currentPlayer), unit).includes(to))
          return INVALID;
        Object.assign(counter, { at: to, acted: true });
        return undefined;
      },
      fight: ({ G, ctx, random }: Given, unit: string, hex: string) => {
        const [attacker, defender] = [G.counters[unit], counterIn(G, hex)];
        if (!targets(board, G, Number(ctx.currentPlayer), unit).includes(hex) || !attacker || !defender)
          return INVALID;
        attacker.acted = true;
        const die = random.D6();
        if (die >= 5) defender.at = null;
        if (die === 1) attacker.at = null;
        return undefined;
      },
      end: ({ G, events }: Given) => {
        for (const counter of Object.values(G.counters)) counter.acted = false;
        if (G.phase === 'move') {
          G.phase = 'melee';
        } else {
          G.phase = 'move';
          G.turn += 1;
          events.endTurn();
        }
      },
    },
    endIf: ({ G }: Pick<Given, 'G'>) => (G.turn > TURNS * 2 ? true : undefined),
  };
}

/** A match of random legal moves by the peer's own client; gives how many there were. */
function peerMatch(makeClient: MakeClient, board: Board, seed: number): number {
  const client = makeClient({ game: { ...gameOn(board), seed }, numPlayers: 2, debug: false });
  client.start();
  const pick = picker(seed);
  let moved = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) break;
    const side = Number(ctx.currentPlayer);
    const legal = Object.keys(G.counters).flatMap((unit) => [
      ...marches(board, G, side, unit).map((hex) => ['march', unit, hex] as const),
      ...targets(board, G, side, unit).map((hex) => ['fight', unit, hex] as const),
    ]);
    const [name, ...given] = legal[pick(legal.length + 1)] ?? ['end'];
    client.moves[name]?.(...given);
    moved += 1;
  }
  client.stop();
  return moved;
}
