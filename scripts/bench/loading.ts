/** What loading a match costs that is short, and the same one with thousands of events before it. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventBody, emptyHead, makeEvent, readEvent } from '../../src/journal/index.js';
import { builtInGames, type Effects, makeMatches } from '../../src/match/index.js';
import { type EventRecord, type NewMatch, openStore, type Store } from '../../src/store/index.js';
import { beginningOf, openedMatches, peacefulOrders } from '../../test/support/peaceful.js';

const SHORT = 50;
const LONG = 5000;
const LOADS = 60;
const WARM = 10;
/** Orders given before the match is copied: some turns. */
const ORDERS = 40;

/**
 * Prints milliseconds for a page of a match that nothing is remembered of, and the ratio of long to short.
 */
export async function benchLoading(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'denrei-bench-'));
  try {
    const original = await openStore(`file:${join(folder, 'original.db')}`);
    const { id, beginning } = await playedMatch(original);
    const [short = 0, long = 0] = [
      await loadCost(await copy(original, id, beginning, SHORT, join(folder, 'short.db')), id),
      await loadCost(await copy(original, id, beginning, LONG, join(folder, 'long.db')), id),
    ];
    await original.close();
    console.log(`page of a match read from SQLite by a new match layer, ${LOADS} times after ${WARM}`);
    console.log(
      `${SHORT} events: ${short.toFixed(2)} ms; ${LONG}: ${long.toFixed(2)} ms; ratio ${(long / short).toFixed(2)} (at most 1.5)`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function effectsOn(store: Store): Effects {
  const rootKeys = [{ id: 'k', bytes: new Uint8Array(32) }];
  return { store, library: builtInGames(), clock: () => new Date(), random: randomBytes, rootKeys };
}

/** `beginning`: the event that the first order follows; copies of a later one come right after it. */
async function playedMatch(store: Store): Promise<{ id: string; beginning: number }> {
  const matches = makeMatches(effectsOn(store));
  const [id = ''] = await openedMatches(1, matches);
  const beginning = await beginningOf(matches, [id]);
  let at = { event: beginning, draft: 0 };
  for (const { side, order } of peacefulOrders().slice(0, ORDERS)) {
    const given = await matches.order(id, side, { ...at, key: randomUUID(), order });
    if (!given.ok) throw new Error(given.failure.code);
    at = { event: given.value.event, draft: given.value.became === 'draft' ? given.value.draft : 0 };
  }
  return { id, beginning };
}

/** The match in another database, with an event repeated until there are so many. */
async function copy(
  store: Store,
  id: string,
  beginning: number,
  length: number,
  file: string,
): Promise<Store> {
  const found = await store.readMatch(id);
  const snapshot = await store.readSnapshot(id);
  const root = await store.readRoot(id);
  const events = await store.readEvents(id, 1);
  const repeated = events.find(({ number, type }) => number > beginning && type === 'played');
  if (found === undefined || root === undefined || snapshot === undefined || repeated === undefined)
    throw new Error('not played');
  const more = length - events.length;
  const padded = renumbered(id, [
    ...events.slice(0, beginning),
    ...Array<EventRecord>(more).fill(repeated),
    ...events.slice(beginning),
  ]);
  const head = padded.at(-1);
  const match: NewMatch['match'] = { ...found.match, headNumber: length, headHash: head?.hash ?? '' };
  const written = await openStore(`file:${file}`);
  const made = {
    match,
    seats: found.seats,
    events: padded,
    root,
    snapshot: { ...snapshot, event: snapshot.event + more },
    mails: [],
  };
  const outcome = await written.createMatch(made);
  if (!outcome.ok) throw new Error(outcome.conflict);
  return written;
}

function renumbered(id: string, events: readonly EventRecord[]): readonly EventRecord[] {
  let head = emptyHead(id);
  return events.map((record) => {
    const { v: _, match: __, n: ___, prev: ____, hash: _____, ...body } = readEvent(record.text);
    // Without its place in the chain an event is the body of one.
    const { event, text } = makeEvent(head, body as EventBody);
    head = { match: id, n: event.n, hash: event.hash };
    return { ...record, number: event.n, hash: event.hash, text };
  });
}

async function loadCost(store: Store, id: string): Promise<number> {
  const side = (await store.readMatch(id))?.match.pending[0] ?? '';
  let began = 0;
  for (let i = -WARM; i < LOADS; i++) {
    if (i === 0) began = performance.now();
    // A new layer each time: nothing of the match is remembered.
    const page = await makeMatches(effectsOn(store)).page(id, side);
    if (!page.ok) throw new Error(page.failure.code);
  }
  const cost = (performance.now() - began) / LOADS;
  await store.close();
  return cost;
}
