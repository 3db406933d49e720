/**
 * What a dishonest operator tried, each time with all hashes made anew: docs/dice.md says of each level what
 * it proves.
 */
import { describe, expect, test } from 'vitest';
import { checkRounds } from '../../src/beacon/index.js';
import { facesOf, messageOf } from '../../src/journal/dice.js';
import { testimonyOn, verifyJournal } from '../../src/verifier/index.js';
import { matchOf } from '../beacon/match.js';
import { PUBLISHED } from '../beacon/published.js';
import { bytesOf, Maker } from '../journal/maker.js';
import { melee } from '../journal/skirmish.js';
import { forge, rearranged } from './forge.js';

const [first, second] = PUBLISHED;
if (first === undefined || second === undefined) throw new Error('no rounds');
const checked = (text: string, heads: { number: number; hash: string }[] = []) =>
  verifyJournal(text, { heads, rounds: async () => checkRounds });
const attack = { side: 'JP', order: { do: 'melee', target: '1503' } } as const;

describe('a roll cannot be ground by what is said about it', () => {
  const place = { match: 'm1', chain: 1, seeds: { JP: 'a'.repeat(64), RU: 'b'.repeat(64) }, beacon: null };
  const key = bytesOf('link');

  test('purpose, text, order and time are no part of what decides it', () => {
    const message = messageOf(place, 'open', 1);
    expect(Object.keys(message).sort()).toEqual(['beacon', 'chain', 'k', 'match', 'seeds', 'stream', 'v']);
  });

  test('other dice read the same bytes, and only those that were bound at the opening are taken', async () => {
    const message = messageOf(place, 'open', 1);
    const once = facesOf(key, message, [6, 6]);
    expect(facesOf(key, message, [6])).toEqual(once.slice(0, 1));
    const sound = new Maker('shapes').begun().play([melee]).file('public');
    for (const dice of [[4], [8], [256], [6, 8], [1, 6], [6, 6, 6, 6, 6], []])
      expect(await checked(forge(sound, 7, 'event.public.rolls.0.dice', dice))).toMatchObject({
        fault: { code: 'purpose' },
      });
    for (const purpose of ['melee ', ' melee', 'Melee', 'melee\u200b', 'ｍelee', ''])
      expect(await checked(forge(sound, 7, 'event.public.rolls.0.purpose', purpose))).toMatchObject({
        fault: { code: 'purpose' },
      });
  });

  test('rows in another order would read another identity: they are sorted, as many as the die has faces', async () => {
    const outcomes = [
      [1, 'flag'],
      [2, 'guard'],
      [3, 'scout'],
    ] as const;
    const roll = {
      purpose: 'identity',
      dice: [3],
      outcomes: outcomes.map(([at, of]) => [at, of] as [number, string]),
    };
    const sound = new Maker('rows').begun().play([{ roll }]).file('public');
    expect(await checked(sound)).toMatchObject({ ok: true });
    const swapped = [
      [1, 'scout'],
      [2, 'guard'],
      [3, 'flag'],
    ];
    for (const rows of [swapped, outcomes.slice(0, 2)])
      expect(await checked(forge(sound, 7, 'event.public.rolls.0.outcomes', rows))).toMatchObject({
        fault: { code: 'purpose' },
      });
  });
});

describe('nobody has the last word', () => {
  const sound = new Maker('seeds').begun().play([melee]).file('public');

  test('whoever tries numbers after the other one is open fits no digest', async () => {
    for (let tried = 0; tried < 20; tried += 1) {
      const seed = bytesOf(`tried ${tried}`).toString('hex');
      expect(await checked(forge(sound, 6, 'event.public.seed', seed))).toMatchObject({
        fault: { event: 6, code: 'seed' },
      });
    }
  });

  test('a digest is given before the other number, not beside or behind it', async () => {
    const late = rearranged(sound, (rows) => {
      const [opened, joined, committed, sat, seeded, ...rest] = rows;
      return [opened, joined, sat, seeded, committed, ...rest].flatMap((row) => row ?? []);
    });
    expect(await checked(late)).toMatchObject({ fault: { code: 'order' } });
  });

  test('a second digest, for whoever has thought better of it, is none', async () => {
    const twice = new Maker('twice').open().sit('JP').commit('JP').commit('JP');
    expect(await checked(twice.file('public'))).toMatchObject({ fault: { event: 4, code: 'order' } });
  });
});

describe('rewinds and forks are found by whoever kept a head', () => {
  const made = new Maker('forked').begun().play([melee]).play([melee]);
  const kept = { number: made.head.n, hash: made.head.hash };

  test('a journal that was cut lacks the event that a mail names', async () => {
    const cut = `${made.file('public').trimEnd().split('\n').slice(0, -1).join('\n')}\n`;
    expect(await checked(cut)).toMatchObject({ ok: true });
    expect(await checked(cut, [kept])).toMatchObject({ fault: { code: 'head-missing' } });
  });

  test('another course from the same beginning is sound by itself, and not with the head', async () => {
    const other = new Maker('forked')
      .begun()
      .play([melee])
      .play([{ order: attack }, melee]);
    expect(await checked(other.file('public'))).toMatchObject({ ok: true });
    expect(await checked(other.file('public'), [kept])).toMatchObject({
      fault: { event: kept.number, code: 'head' },
    });
    // The dice are the same whatever was ordered: a rewind gains foresight on the chain alone, no other face.
    const facesIn = (text: string) => text.match(/"faces":\[\d+\]/g);
    expect(facesIn(other.file('public'))).toEqual(facesIn(made.file('public')));
  });

  test('a roll that is taken back, as if the other had agreed, is counted, and its dice are not thrown again', async () => {
    const made = new Maker('back').begun().play([{ order: attack }, melee, { order: attack }, melee]);
    const { n } = made.head;
    const again = made
      .takeBack(n, 1)
      .play([{ order: attack }, melee])
      .takeBack(n, 0)
      .play([melee]);
    const report = await checked(again.file('public'));
    // First the roll behind the second order, then that of the second try and the one behind the first.
    expect(report.ok && report.summary.takenBack).toEqual({ times: 2, rolls: 3 });
    const links = again.file('public').match(/"link":"[0-9a-f]+"/g) ?? [];
    expect(new Set(links).size).toBe(4);
  });

  test('new roots, whatever is said to be their reason, are counted', async () => {
    const renewed = new Maker('renewed').begun().play([melee]).reroot('restored').seed('RU').seed('JP');
    const report = await checked(renewed.end().unseal().file('all'));
    expect(report.ok && report.summary.renewed).toEqual({ restored: 1 });
    expect(report.ok && report.summary.abandoned[0]?.six).toBeGreaterThan(0);
  });
});

describe('with a beacon', () => {
  const sound = matchOf([first, second]).file('public');
  const orderedAt = 7;

  test('a round that was waited for is not the one that was named', async () => {
    for (const [path, value] of [
      ['event.public.round', first.round + 5],
      ['event.public.seen', first.round + 5],
    ] as const)
      expect(await checked(forge(sound, orderedAt, path, value))).toMatchObject({
        fault: { code: 'beacon' },
      });
    const other = { round: second.round, signature: second.signature };
    expect(await checked(forge(sound, orderedAt + 1, 'event.public.beacon', other))).toMatchObject({
      fault: { code: 'beacon' },
    });
  });

  test('a round is named twice at most by growing numbers: an older one is refused', async () => {
    const back = matchOf([second, first]).file('public');
    expect(await checked(back)).toMatchObject({ fault: { code: 'beacon' } });
  });

  test('the signature of another round changes the faces, and is no signature of this one', async () => {
    const given = { round: first.round, signature: second.signature };
    const text = forge(sound, orderedAt + 1, 'event.public.beacon', given);
    expect(await checked(text)).toMatchObject({ fault: { code: 'faces' } });
  });

  test('an answer that could be given otherwise stands in no event with later rolls', async () => {
    const terms = { name: 'quicknet', chain: matchOf([first]).terms?.chain ?? '', wait: 1 };
    const made = new Maker('free');
    made.terms = terms;
    made
      .begun()
      .order([], first.round - 1)
      .with(first)
      .play([melee, { order: attack }, melee]);
    expect(await checked(made.file('public'))).toMatchObject({ fault: { code: 'beacon' } });
  });

  test('an outage that nobody ordered a throw in, and one of another round, are no reason to roll alone', async () => {
    const claimed = (round: number, ordered: boolean) => {
      const made = new Maker('outage');
      made.terms = { name: 'quicknet', chain: matchOf([first]).terms?.chain ?? '', wait: 1 };
      made.begun();
      if (ordered) made.order([attack], first.round - 1);
      made.add({ type: 'beaconless', at: made.at, public: { round } });
      return made.play([melee]).file('public');
    };
    expect(await checked(claimed(first.round, false))).toMatchObject({ fault: { code: 'beacon' } });
    expect(await checked(claimed(first.round + 1, true))).toMatchObject({ fault: { code: 'beacon' } });
    const agreed = await checked(claimed(first.round, true));
    expect(agreed.ok && agreed.summary.beacon).toMatchObject({ beaconless: 1 });
  });

  test('orders that were written when their round was known have no witness, whatever their time says', async () => {
    const report = await checked(sound);
    const [thrown] = report.ok ? (report.summary.beacon?.throws ?? []) : [];
    if (thrown === undefined) throw new Error('no throw');
    const head = { number: thrown.ordered, hash: thrown.hash };
    expect(testimonyOn(thrown, { mailed: [{ ...head, at: thrown.due + 36 * 3 }] })).toBe('server');
    expect(testimonyOn(thrown, { mailed: [{ ...head, at: thrown.due - 1 }] })).toBe('witnessed');
    // By its own words the journal of these rounds of 2023 was written years later: that is remarked on.
    expect(report.ok && report.summary.remarks.length).toBeGreaterThan(0);
  });
});
