/**
 * The service is killed between a throw that was ordered and its fall: it falls once, by the round that was
 * named, and by no other.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRounds } from '../../src/beacon/index.js';
import type { RunningService } from '../../src/cli/running/house.js';
import { type JournalEvent, readEvent } from '../../src/journal/index.js';
import { sampleOrder } from '../../src/referee/index.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { begin, journalOf, openSeeded, ownEnvironment } from '../cli/match.js';
import { picker } from '../referee/support.js';
import { TestBeacon, TestRelay } from '../relays/beacon-server.js';
import { Killable } from './killable.js';

/** Rounds that a throw waits, three seconds each. */
const WAIT = 2;
const AN_HOUR = 3600;

/** When the service is killed: before the round is there, as it comes, and with a round long known. */
const KILLS = ['before', 'as it comes', 'long after'] as const;

let relay: TestRelay;
let service: Killable;
let house: RunningService;
let match: string;
const ordered: number[] = [];
const waited: boolean[] = [];
const pick = picker(7);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function eventsNow(): Promise<readonly JournalEvent[]> {
  return (await house.store.readEvents(match, 1)).map(({ text }) => readEvent(text));
}

async function lastOrdered(): Promise<number> {
  return (await eventsNow()).findLast(({ type }) => type === 'ordered')?.n ?? 0;
}

/** Plays on until a throw is ordered. */
async function untilOrdered(): Promise<void> {
  for (;;) {
    const info = await house.matches.info(match);
    if (info?.beacon?.waits !== undefined) return;
    const side = info?.waitsFor[0] ?? '';
    const page = await house.matches.page(match, side);
    if (!page.ok || page.value.question === undefined) throw new Error('nobody is asked');
    const { match: shown, draft, question } = page.value;
    const order = sampleOrder(question, pick);
    const guard = {
      event: shown.head.number,
      draft: draft.revision,
      key: `${shown.head.number} ${draft.revision}`,
    };
    const given = await house.matches.order(match, side, { ...guard, order });
    if (!given.ok) throw new Error(given.failure.code);
  }
}

/** Waits until no throw waits any more. */
async function untilFallen(): Promise<void> {
  for (let i = 0; i < 600; i += 1) {
    if ((await house.matches.info(match))?.beacon?.waits === undefined) return;
    await pause(100);
  }
  throw new Error('the throw did not fall');
}

beforeAll(async () => {
  const clock = () => new Date();
  const beacon = new TestBeacon('killed', WAIT, Math.floor(Date.now() / 1000) - AN_HOUR);
  relay = new TestRelay(beacon, clock);
  const { wait: _, ...named } = beacon.beacon.terms;
  service = await Killable.make({
    ...(await ownEnvironment()),
    DENREI_BEACON: JSON.stringify(named),
    DENREI_BEACON_RELAYS: await relay.listen(),
    DENREI_BEACON_WAIT: String(WAIT),
  });
  house = await openSeeded(service.env);
  match = await begin(house, null, { dice: 'beacon' });
  await service.start();
  for (const kill of KILLS) {
    // However slow the machine is: where the relay is down, nothing falls before the kill.
    if (kill !== 'as it comes') relay.manner = 'down';
    await untilOrdered();
    const due = (await house.matches.info(match))?.beacon?.waits?.due?.getTime() ?? 0;
    const untilDue = () => pause(Math.max(0, due - Date.now()));
    if (kill === 'as it comes') await untilDue();
    await service.end('SIGKILL');
    const last = await lastOrdered();
    if (kill !== 'as it comes') waited.push((await house.matches.info(match))?.head.number === last);
    ordered.push(last);
    if (kill === 'long after') await untilDue();
    relay.manner = 'honest';
    await service.start();
    await untilFallen();
  }
  await service.end('SIGTERM');
}, 300_000);

afterAll(async () => {
  await house.close();
  relay.close();
});

describe('a service that is killed while a throw waits for its round', () => {
  test('lets it fall once, by the round that stands in the journal', async () => {
    const events = await eventsNow();
    expect(new Set(ordered).size).toBe(KILLS.length);
    expect(waited).toEqual([true, true]);
    for (const n of ordered) {
      const event = events.find((one) => one.n === n);
      const next = events.find((one) => one.n === n + 1);
      if (event?.type !== 'ordered' || next?.type !== 'played') throw new Error(`event ${n} did not fall`);
      expect(next.public.beacon?.round).toBe(event.public.round);
    }
    const named = events.flatMap((event) => (event.type === 'ordered' ? [event.public.round] : []));
    const fell = events.flatMap((event) =>
      event.type === 'played' && event.public.beacon !== undefined ? [event.public.beacon.round] : [],
    );
    expect(fell).toEqual(named);
  });

  test('leaves a journal that is sound, signatures and all', async () => {
    const report = await verifyJournal(await journalOf(house, match, 'public'), {
      rounds: async () => checkRounds,
    });
    expect(report).toMatchObject({ ok: true, summary: { beacon: { refused: 0, beaconless: 0 } } });
  });
});
