/**
 * Mails a game turn of each game, through the service: every question asked by mail, with the usual standing
 * orders, and with plans drafted ahead at random beside them.
 */
import { games } from '../../src/games/index.js';
import { carryOutAll, type Matches, makeMatches, type SeatPage } from '../../src/match/index.js';
import { type Game, type Picker, sampleOrder } from '../../src/referee/index.js';
import type { Store } from '../../src/store/index.js';
import { bytesFrom, handOver, inNewStore } from './mailed/house.js';

const WAYS = ['asked', 'standing', 'planned'] as const;
type Way = (typeof WAYS)[number];
const WORDS: { readonly [way in Way]: string } = {
  asked: 'every question by mail',
  standing: 'with the usual standing orders',
  planned: 'with plans too',
};

const MATCHES = 2;
/** Visits of a match that are counted: a large game is not played to its end. */
const VISITS = 60;
/** Orders that are drafted ahead at a visit. */
const AHEAD = 12;
const PAUSE = 60_000;
const TICK = 1_000;

interface Played {
  readonly mails: number;
  readonly turns: number;
}

/** Prints, for each game, mails a turn for both seats in the three ways, and the share that is saved. */
export async function benchTurns(matches = String(MATCHES)): Promise<void> {
  console.log(
    `${matches} matches a game and way at random through the service on SQLite, at most ${VISITS} visits each`,
    '(counted: turn and question mails handed over to both seats, by game turn)',
  );
  for (const game of games()) {
    const rates: number[] = [];
    for (const way of WAYS) {
      const played: Played[] = [];
      for (let seed = 1; seed <= Number(matches); seed++) played.push(await playOne(game, way, seed));
      const sum = (of: (one: Played) => number) => played.reduce((all, one) => all + of(one), 0);
      const [mails, turns] = [sum((one) => one.mails), sum((one) => one.turns)];
      rates.push(mails / turns);
      console.log(
        `  ${game.id}, ${WORDS[way]}: ${mails} mails in ${turns} turns, ${(mails / turns).toFixed(1)} a turn`,
      );
    }
    const [asked = 0, ...less] = rates;
    const shares = less.map((rate) => `${(100 * (1 - rate / asked)).toFixed(0)} %`);
    console.log(`${game.id}: fewer by ${shares.join(' with standing orders, by ')} with plans too`);
  }
}

function playOne(game: Game, way: Way, seed: number): Promise<Played> {
  // Where nothing answers by itself every window is asked.
  const played =
    way === 'asked' ? { ...game, standing: { ...game.standing, answer: () => undefined } } : game;
  return inNewStore((store) => playedThrough(store, played, way, seed));
}

async function playedThrough(store: Store, game: Game, way: Way, seed: number): Promise<Played> {
  let now = Date.UTC(2026, 10, 25);
  const clock = () => new Date(now);
  const random = bytesFrom(`${game.id} ${seed}`);
  const pick: Picker = (n) => Buffer.from(random(4)).readUInt32BE() % n;
  const library = { ids: [game.id], newest: () => game.version, load: () => game };
  const rootKeys = [{ id: 'k', bytes: new Uint8Array(32) }];
  const matches = makeMatches({ store, library, clock, random, rootKeys });
  const id = await opened(matches, game);
  const log = { error: (facts: object) => Promise.reject(facts) };
  let mails = await handOver(store, clock());
  for (let visit = 0; visit < VISITS; visit++) {
    const info = await matches.info(id);
    const [side] = info?.waitsFor ?? [];
    if (info?.status !== 'playing' || side === undefined) break;
    await visited(matches, id, side, pick);
    if (way === 'planned') await plannedAhead(matches, id, side, pick);
    for (let head = -1; ; ) {
      now += TICK;
      await carryOutAll({ matches, store, clock, tick: TICK, log });
      const after = (await matches.info(id))?.head.number ?? 0;
      if (after === head) break;
      head = after;
    }
    now += PAUSE;
    mails += await handOver(store, clock());
  }
  return { mails, turns: await turnsOf(matches, id) };
}

let keys = 0;
const guardOf = (page: SeatPage) => ({
  event: page.match.head.number,
  draft: page.draft.revision,
  key: `bench ${keys++}`,
});

/** One sitting: orders at random until the seat is asked nothing more. */
async function visited(matches: Matches, id: string, side: string, pick: Picker): Promise<void> {
  for (;;) {
    const page = await matches.page(id, side);
    if (!page.ok) throw new Error(page.failure.code);
    const { question, match } = page.value;
    if (question === undefined || match.status !== 'playing') return;
    const order = sampleOrder({ ...question, forms: question.forms.filter(({ anytime }) => !anytime) }, pick);
    const given = await matches.order(id, side, { ...guardOf(page.value), order });
    if (!given.ok) throw new Error(JSON.stringify(given.failure));
  }
}

/** Drafts ahead at random as far as a draft goes, and leaves it to be carried out unasked. */
async function plannedAhead(matches: Matches, id: string, side: string, pick: Picker): Promise<void> {
  for (let n = 0; n < AHEAD; n++) {
    const plan = await matches.plan(id, side);
    if (!plan.ok) return;
    const { question } = plan.value.rehearsal.sketch;
    const order =
      question === undefined
        ? undefined
        : sampleOrder({ ...question, forms: question.forms.filter(({ anytime }) => !anytime) }, pick);
    if (order === undefined) break;
    const edited = await matches.editPlan(id, side, plan.value.revision, { do: 'draft', order });
    if (!edited.ok) break;
  }
  const drafted = await matches.plan(id, side);
  if (!drafted.ok || drafted.value.plan.lines.length === 0) return;
  const { revision } = drafted.value;
  const unasked = await matches.editPlan(id, side, revision, { do: 'unasked', unasked: true });
  const page = await matches.page(id, side);
  if (!unasked.ok || !page.ok) return;
  await matches.pressPlan(id, side, guardOf(page.value), unasked.value.revision);
}

async function opened(matches: Matches, game: Game): Promise<string> {
  const seats = game.sides.map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    timeZone: 'UTC',
    locale: 'en' as const,
  }));
  const [scenario] = game.scenarios;
  const made = await matches.open({
    game: game.id,
    scenario: scenario?.id ?? '',
    options: {},
    pack: null,
    opener: game.sides[0] ?? '',
    seats,
  });
  if (!made.ok) throw new Error(made.failure.code);
  for (const side of game.sides) await matches.join(made.value.match, side, {});
  return made.value.match;
}

/** The game turn that was reached. */
async function turnsOf(matches: Matches, id: string): Promise<number> {
  const journal = await matches.journal(id, 'public');
  if (!journal.ok) throw new Error(journal.failure.code);
  const turns = [...journal.value.matchAll(/"key":"turn","n":(\d+)/g)].map(([, n]) => Number(n));
  return Math.max(1, ...turns);
}
