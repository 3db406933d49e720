/** Matches with a beacon: what could have been answered otherwise stands before the round of its throw. */
import { describe, expect, it } from 'vitest';
import { checkRounds } from '../../../src/beacon/index.js';
import { rerun } from '../../../src/cli/commands/rules.js';
import { importJournal } from '../../../src/journal/index.js';
import { letAllFall, makeMatches, type OpenRequest } from '../../../src/match/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { toy } from '../../toy/game.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST, step } from '../harness.js';
import { beginBeacon, makeBeaconHarness, playBeacon } from './beacon.js';

const rounds = async () => checkRounds;

async function eventsOf({ store }: Awaited<ReturnType<typeof makeBeaconHarness>>, match: string) {
  return (await store.readEvents(match, 1)).map(({ text }) => JSON.parse(text));
}

describe('a match with a beacon', () => {
  it('is played to its end, and proved: journal, signatures, rules', async () => {
    const harness = await makeBeaconHarness('whole');
    const match = await beginBeacon(harness);
    await playBeacon(harness, match);
    expect((await harness.matches.info(match))?.status).toBe('finished');
    const text = good(await harness.matches.journal(match, 'all'));
    const report = await verifyJournal(text, { rounds });
    expect(report).toMatchObject({ ok: true });
    if (!report.ok) return;
    const { beacon, rolls, draws, remarks } = report.summary;
    expect(beacon).toMatchObject({ known: false, checked: true, beaconless: 0, refused: 0 });
    expect(beacon?.throws.length).toBeGreaterThan(3);
    expect(rolls + draws).toBeGreaterThan(3);
    expect(remarks).toEqual([]);
    const read = importJournal(text);
    if (!read.ok) throw new Error('not read');
    expect(rerun(() => toy, read.rows)).toMatchObject({ sealed: 0 });
  });

  it('deals its first hands by a round that was ordered without orders', async () => {
    const harness = await makeBeaconHarness('deal');
    const match = await beginBeacon(harness);
    const events = await eventsOf(harness, match);
    const first = events.find(({ type }) => type === 'ordered');
    expect(first?.public.orders).toEqual([]);
    expect(first?.public.round).toBe(first?.public.seen + 20);
    expect(events.at(events.indexOf(first) + 1)?.public.beacon.round).toBe(first?.public.round);
  });
});

/** A match that waits for a round, and the event that ordered it. */
async function waiting(seed: string, terms?: OpenRequest['terms']) {
  const harness = await makeBeaconHarness(seed);
  const match = await begin(harness, {
    ...REQUEST,
    dice: 'beacon',
    ...(terms === undefined ? {} : { terms }),
  });
  while ((await harness.matches.info(match))?.beacon?.waits === undefined) await step(harness, match);
  const events = await eventsOf(harness, match);
  return { harness, match, ordered: events.at(-1) };
}

const CLOCK = {
  clock: { by: 'days', days: 3, week: '1111111', grace: 12, absence: 0, timeouts: 2 },
} as const;

async function guardFor({ matches }: Harness, match: string, side: string) {
  return guardOf(good(await matches.page(match, side)));
}

describe('the worker, where no throw waits', () => {
  it('looks again before the round of a throw that another process orders meanwhile', async () => {
    const harness = await makeBeaconHarness('idle');
    const log = { warn: () => {}, error: (facts: object) => Promise.reject(facts) };
    const resting = (wait: number) => {
      const beacon = Object.assign(Object.create(harness.source), {
        terms: { ...harness.source.terms, wait },
      });
      return letAllFall({ ...harness, beacon, clock: harness.context.clock, log });
    };
    expect(await resting(20)).toBe(30_000);
    expect(await resting(3)).toBe(3 * harness.source.period * 1000);
  });
});

describe('a throw that waits for its round', () => {
  it('takes no order meanwhile, and nobody is waited for', async () => {
    const { harness, match, ordered } = await waiting('no order', CLOCK);
    const info = await harness.matches.info(match);
    expect(ordered?.type).toBe('ordered');
    expect(info).toMatchObject({ status: 'playing', waitsFor: [] });
    const guard = await guardFor(harness, match, 'RED');
    const order = { do: 'end' };
    for (const asked of [
      harness.matches.order(match, 'RED', { ...guard, order }),
      harness.matches.preview(match, 'RED', order),
      harness.matches.askTakeBack(match, 'RED', guard),
    ])
      expect(await asked).toMatchObject({ failure: { code: 'throw-waits' } });
  });

  it('waits for the same round where the beacon is silent, while all clocks stand', async () => {
    const { harness, match, ordered } = await waiting('outage', CLOCK);
    harness.source.silent = true;
    harness.pass(30 * 24 * 3600);
    await harness.fall();
    for (const side of ['RED', 'BLUE']) await harness.matches.tendClock(match, side);
    expect(await harness.matches.info(match)).toMatchObject({
      head: { number: ordered?.n },
      beacon: { waits: { round: ordered?.public.round, overdue: true } },
      clock: { sides: { RED: { timeouts: 0 }, BLUE: { timeouts: 0 } } },
    });
    harness.source.silent = false;
    await harness.fall();
    const events = await eventsOf(harness, match);
    const { round } = ordered?.public ?? {};
    expect(events.find(({ n }) => n === ordered?.n + 1)?.public.beacon.round).toBe(round);
  });

  it('falls by a signature that anybody brings, and by no other', async () => {
    const { harness, match, ordered } = await waiting('pasted');
    const { round } = ordered.public;
    const { beacon } = harness.source;
    const bring = (signature: string, of = round) =>
      harness.matches.giveRound(match, { round: of, signature });
    harness.source.silent = true;
    expect(await bring(beacon.sign(round + 1))).toMatchObject({ failure: { code: 'invalid' } });
    expect(await bring(beacon.sign(round + 1), round + 1)).toMatchObject({ failure: { code: 'stale' } });
    expect(await bring(beacon.sign(round))).toMatchObject({ ok: true });
    expect(await bring(beacon.sign(round))).toMatchObject({ failure: { code: 'stale' } });
  });

  it('falls by the chain alone when both want it and the round is late, and the journal counts it', async () => {
    const { harness, match } = await waiting('beaconless');
    const { matches } = harness;
    const leave = async (side: string) =>
      matches.leaveBeacon(match, side, await guardFor(harness, match, side));
    harness.source.silent = true;
    expect(await leave('RED')).toMatchObject({ failure: { code: 'stale' } });
    harness.pass(700);
    good(await leave('RED'));
    good(await leave('RED'));
    expect((await matches.info(match))?.beacon?.waits).toBeDefined();
    const mails = (await harness.store.waitingMails(match)).filter(({ kind }) => kind === 'beaconless');
    expect(mails.map(({ side }) => side)).toEqual(['BLUE']);
    good(await leave('BLUE'));
    const events = await eventsOf(harness, match);
    const at = events.findIndex(({ type }) => type === 'beaconless');
    expect(events[at + 1]?.type).toBe('played');
    expect(events[at + 1]?.public.beacon).toBeUndefined();
    harness.source.silent = false;
    await playBeacon(harness, match);
    const report = await verifyJournal(good(await matches.journal(match, 'all')), { rounds });
    expect(report).toMatchObject({ ok: true, summary: { beacon: { beaconless: 1 } } });
  });

  it('falls under new roots by another round, and is counted as refused', async () => {
    const { harness, match, ordered } = await waiting('again');
    const { matches } = harness;
    good(await matches.renew(match));
    for (const { side } of [...REQUEST.seats, ...REQUEST.seats]) await matches.seed(match, side, {});
    const events = await eventsOf(harness, match);
    expect(events.at(-1)).toMatchObject({ type: 'ordered', public: { orders: [] } });
    expect(events.at(-1)?.public.round).toBeGreaterThan(ordered?.public.round);
    await playBeacon(harness, match);
    const text = good(await matches.journal(match, 'all'));
    const report = await verifyJournal(text, { rounds });
    expect(report).toMatchObject({ ok: true, summary: { beacon: { refused: 1 }, renewed: { restored: 1 } } });
    // What it would have been: with the round's signature, which no event holds, and with no other.
    const refused = good(await matches.audit(match, 'all')).refused;
    const { round } = ordered.public;
    expect(refused).toEqual([{ round, signature: harness.source.beacon.sign(round) }]);
    const read1 = await verifyJournal(text, {
      rounds,
      signatures: new Map(refused.map((one) => [one.round, one.signature])),
    });
    expect(read1.ok && read1.summary.abandoned).toMatchObject([{ chain: 1, round }]);
    expect(read1.ok && read1.summary.abandoned[0]?.six).toBeGreaterThan(0);
    const forged = new Map([[round, harness.source.beacon.sign(round + 1)]]);
    expect(await verifyJournal(text, { rounds, signatures: forged })).toMatchObject({
      fault: { code: 'signature', event: ordered.n },
    });
    const read = importJournal(text);
    expect(read.ok && rerun(() => toy, read.rows)).toMatchObject({ sealed: 0 });
  });

  it('can be resigned on: its orders stay in a journal that is sound', async () => {
    const { harness, match } = await waiting('resigned');
    good(await harness.matches.resign(match, 'RED', await guardFor(harness, match, 'RED')));
    const text = good(await harness.matches.journal(match, 'all'));
    expect(await verifyJournal(text, { rounds })).toMatchObject({ ok: true });
    const read = importJournal(text);
    expect(read.ok && rerun(() => toy, read.rows)).toMatchObject({ sealed: 0 });
    await harness.fall();
    expect((await harness.matches.info(match))?.status).toBe('finished');
  });

  it('is shown with its orders in replay and audit, before and after it falls', async () => {
    const { harness, match, ordered } = await waiting('shown');
    const before = good(await harness.matches.replay(match, 'RED'));
    expect(before.timeline.at(-1)?.n).toBe(ordered?.n);
    await playBeacon(harness, match, 30);
    const { store, matches } = harness;
    const anew = good(await makeMatches(harness.context).replay(match, 'RED'));
    const kept = good(await matches.replay(match, 'RED'));
    expect(kept.timeline).toEqual(anew.timeline);
    const audit = good(await matches.audit(match, 'spectator'));
    const journal = (await store.readEvents(match, 1)).map(({ text }) => JSON.parse(text));
    expect(audit.rolls.map(({ link }) => link)).toEqual(
      journal
        .flatMap(({ type, public: told }) => (type === 'played' ? told.rolls : []))
        .map(({ link }) => link),
    );
  });
});

describe('a match that goes on by standing orders behind its throw', () => {
  it('is kept as it would be read anew, whatever fell and was answered in one write', async () => {
    const harness = await makeBeaconHarness('goes on');
    const match = await beginBeacon(harness);
    const { matches, context } = harness;
    for (const side of ['RED', 'BLUE'])
      good(await matches.setStanding(match, side, { set: { do: 'bid', points: 1 } }, 0));
    let several = 0;
    for (let orders = 0; orders < 60; orders += 1) {
      const info = await matches.info(match);
      if (info?.status !== 'playing') break;
      const before = info.head.number;
      if (info.beacon?.waits === undefined) await step(harness, match);
      else await harness.fall();
      if (((await matches.info(match))?.head.number ?? 0) > before + 1) several += 1;
      for (const side of ['RED', 'BLUE']) {
        const kept = good(await matches.page(match, side));
        const anew = good(await makeMatches(context).page(match, side));
        expect(JSON.stringify(kept.view)).toBe(JSON.stringify(anew.view));
      }
    }
    expect(several).toBeGreaterThan(0);
  });
});

describe('the round that a throw names', () => {
  it('counts from the relays where the clock is slow', async () => {
    const { harness, ordered } = await waiting('slow clock');
    const slow = await makeBeaconHarness('slow clock');
    slow.source.lag = -40;
    const match = await begin(slow, { ...REQUEST, dice: 'beacon' });
    while ((await slow.matches.info(match))?.beacon?.waits === undefined) await step(slow, match);
    const [first] = (await eventsOf(slow, match)).filter(({ type }) => type === 'ordered');
    expect(first?.public.seen).toBe(harness.source.beacon.newestAt(harness.context.clock()) + 40);
    expect(ordered?.public.seen).toBe(first?.public.seen - 40);
  });

  it('counts from the clock where relays are stale', async () => {
    const harness = await makeBeaconHarness('stale');
    harness.source.lag = 50;
    const match = await begin(harness, { ...REQUEST, dice: 'beacon' });
    while ((await harness.matches.info(match))?.beacon?.waits === undefined) await step(harness, match);
    const events = await eventsOf(harness, match);
    expect(events.at(-1)?.public.seen).toBe(harness.source.beacon.newestAt(harness.context.clock()));
  });

  it('is named by no clock that runs far ahead of all relays: nothing is taken, nothing is lost', async () => {
    const harness = await makeBeaconHarness('ahead');
    harness.source.lag = 101;
    const { match } = good(await harness.matches.open({ ...REQUEST, dice: 'beacon' }));
    good(await harness.matches.join(match, 'RED', {}));
    const before = (await harness.matches.info(match))?.head;
    expect(await harness.matches.join(match, 'BLUE', {})).toMatchObject({ failure: { code: 'clock-ahead' } });
    expect((await harness.matches.info(match))?.head).toEqual(before);
    harness.source.lag = 0;
    good(await harness.matches.join(match, 'BLUE', {}));
  });
});

describe('a house without a beacon', () => {
  it('opens no match with one', async () => {
    const { matches } = await makeHarness('none');
    expect(await matches.open({ ...REQUEST, dice: 'beacon' })).toMatchObject({
      failure: { code: 'no-beacon' },
    });
  });
});
