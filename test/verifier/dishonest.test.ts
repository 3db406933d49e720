import { describe, expect, test } from 'vitest';
import { sha256Hex } from '../../src/journal/index.js';
import { seal } from '../../src/journal/seals.js';
import type { Json } from '../../src/referee/index.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { bytesOf, Maker } from '../journal/maker.js';
import { melee, skirmish } from '../journal/skirmish.js';
import { forge, rearranged } from './forge.js';

/**
 * Events of the skirmish: 1 opened, 2 joined, 3 committed, 4 joined, 5-6 seeded, 7 draws, 8 rolls, 9
 * takenBack, 10 rerooted, 11 committed, 12-13 seeded, 14 draw and roll, 15 ended, 16 unsealed.
 */
const file = skirmish().file('all');
const seed = sha256Hex('any seed');
const ROUND = { round: 7, signature: 'ab'.repeat(48) };
const NOBODY = { reason: 'resigned', result: { winner: null, key: 'resigned' } };
const committed = new Maker('skirmish').commitments();

async function faultOf(text: string) {
  const report = await verifyJournal(text);
  return report.ok ? 'none' : { event: report.fault.event, code: report.fault.code };
}

describe('a server that makes every hash anew is still found out', () => {
  const cases: readonly [title: string, n: number, path: string, value: unknown, code: string][] = [
    ['when it changes a die', 8, 'event.public.rolls.0.faces', [6], 'faces'],
    ['when it leaves out a die', 8, 'event.public.rolls.1.faces', [1, 1], 'faces'],
    ['when it calls the roll what nobody named', 8, 'event.public.rolls.1.purpose', 'wind ', 'purpose'],
    ['when it throws another die', 8, 'event.public.rolls.1.dice', [6, 6, 8], 'purpose'],
    ['when it throws more dice', 8, 'event.public.rolls.1.dice', [6, 6, 6, 6, 6], 'purpose'],
    ['when it throws none', 8, 'event.public.rolls.1.dice', [], 'purpose'],
    ['when it names another die for a purpose', 1, 'event.public.purposes.wind.faces', 8, 'purpose'],
    ['when it says afterwards that there was a beacon', 8, 'event.public.beacon', ROUND, 'beacon'],
    ['when it moves a roll behind the last order', 8, 'event.public.rolls.1.after', 3, 'after'],
    ['when it lets rolls run backwards', 8, 'event.public.rolls.1.after', 0, 'after'],
    ['when it changes a link', 8, 'event.public.rolls.0.link', seed, 'link'],
    ['when it uses a k twice', 8, 'event.public.rolls.1.k', 1, 'k'],
    ['when it leaves out a k', 8, 'event.public.rolls.0.k', 2, 'k'],
    ['when it rolls from the old chain', 14, 'event.public.rolls.0.chain', 1, 'chain'],
    ['when it reckons the total wrongly', 8, 'event.public.rolls.0.total', 9, 'total'],
    ['when it drops a modifier on the die', 8, 'event.public.rolls.0.modifiers', [], 'total'],
    ['when it reads another row of the table', 8, 'event.public.rolls.0.outcome', 'eliminated', 'outcome'],
    ['when it gives no outcome', 8, 'event.public.rolls.0.outcome', undefined, 'outcome'],
    ['when it commits to another chain afterwards', 1, 'event.public.commitments.open', seed, 'link'],
    ['when it numbers its first chain 2', 1, 'event.public.commitments.chain', 2, 'chain'],
    [
      'when it commits to another secret root afterwards',
      1,
      'event.public.commitments.secret',
      seed,
      'secret',
    ],
    ['when it changes the seed that was given last', 6, 'event.public.seed', seed, 'seed'],
    ['when it changes the digest that the last seed must fit', 3, 'event.public.digest', seed, 'seed'],
    ['when it changes the other seed', 5, 'event.public.seed', seed, 'faces'],
    ['when it changes a seed after new roots', 12, 'event.public.seed', seed, 'faces'],
    ['when it takes the same seed again', 12, 'event.public.seed', sha256Hex('RU 1'), 'seed'],
    ['when it seeds the old chain', 12, 'event.public.chain', 1, 'chain'],
    ['when it commits to the old chain', 11, 'event.public.chain', 1, 'chain'],
    ['when both seeds are of one side', 6, 'event.public.side', 'RU', 'order'],
    ['when the one who committed himself speaks first', 5, 'event.public.side', 'JP', 'order'],
    ['when one side joins for both', 4, 'event.public.side', 'JP', 'order'],
    ['when a third side joins', 4, 'event.public.side', 'US', 'side'],
    ['when a third side gives orders', 8, 'event.public.orders.0.side', 'US', 'side'],
    ['when a third side wins', 15, 'event.public.result.winner', 'US', 'side'],
    ['when it skips a chain number', 10, 'event.public.chain', 3, 'chain'],
    ['when it takes the old chain once more', 10, 'event.public.open', committed.open, 'chain'],
    ['when it takes the old secret root once more', 10, 'event.public.secret', committed.secret, 'chain'],
    ['when it hides how far the old chain was used', 10, 'event.public.used', 1, 'chain'],
    ['when it says that a chain was used up that was not', 10, 'event.public.reason', 'used up', 'chain'],
    ['when it says that a seed was lost that was there', 10, 'event.public.reason', 'lost seed', 'chain'],
    ['when a draw that was agreed has a winner', 15, 'event.public.reason', 'agreed', 'result'],
    ['when nobody wins by a resignation', 15, 'event.public', NOBODY, 'result'],
    ['when it takes back to an event that was none', 9, 'event.public.event', 3, 'place'],
    ['when it takes back to an order that was not given', 9, 'event.public.orders', 3, 'place'],
    ['when it changes a seal', 8, 'event.seals.JP', seed, 'seal'],
    ['when it changes the seal of a state', 9, 'event.state', seed, 'seal'],
    ['when it leaves out a seal', 8, 'event.seals.RU', undefined, 'seals'],
    ['when it adds a seal', 8, 'event.seals.US', seed, 'seals'],
    ['when it opens another content', 8, 'open.RU.content.told', [], 'seal'],
    ['when it opens a seal with another salt', 8, 'open.RU.salt', seed, 'seal'],
    ['when it opens a seal without salt', 8, 'open.RU.salt', '', 'salt'],
    ['when it does not open a seal', 8, 'open.RU', undefined, 'open'],
    ['when it opens nothing, but says so, beside an event that has no seals', 2, 'open', {}, 'open'],
    ['when it opens a seal that is none', 8, 'open.US', { salt: seed, content: [] }, 'open'],
    [
      'when it opens another root of the rolls',
      16,
      'event.public.roots.1',
      bytesOf('other').toString('hex'),
      'root',
    ],
    ['when it opens the root of one chain only', 16, 'event.public.roots', [seed], 'root'],
    [
      'when it opens another secret root',
      16,
      'event.public.secrets.1',
      bytesOf('other').toString('hex'),
      'secret',
    ],
    [
      'when it opens the secret root of one chain only',
      16,
      'event.public.secrets',
      [bytesOf('skirmish secret 1').toString('hex')],
      'secret',
    ],
  ];
  test.each(cases)('%s', async (_, n, path, value, code) => {
    expect(await faultOf(forge(file, n, path, value))).toMatchObject({ code });
  });
  test('and an unforged copy is sound', async () => {
    expect(await faultOf(forge(file, 8, 'event.n', 8))).toBe('none');
  });
});

describe('the order of events', () => {
  const cases: readonly [title: string, file: string, event: number, code: string][] = [
    [
      'play waits until both sides have joined',
      new Maker('a').open().join('JP').play([]).file('public'),
      4,
      'order',
    ],
    [
      'after new roots no die falls before both have given new seeds',
      new Maker('b').begun().reroot().seed('JP').play([melee]).file('public'),
      9,
      'seed',
    ],
    ['a side gives one seed a chain', new Maker('c').begun().open1('JP').file('public'), 7, 'order'],
    ['a chain has one digest', new Maker('c2').begun().commit('RU').file('public'), 7, 'order'],
    [
      'no seed comes before a digest',
      new Maker('c3').open().sit('JP').open1('JP').file('public'),
      3,
      'order',
    ],
    [
      'the digest of somebody who has not joined is none',
      new Maker('c4').open().commit('JP').file('public'),
      2,
      'order',
    ],
    [
      'a seed is not lost before anybody has committed himself to one',
      new Maker('c5').begun().reroot().reroot('lost seed').file('public'),
      8,
      'chain',
    ],
    [
      'who has not joined gives no new seed',
      new Maker('d').open().reroot().seed('JP').file('public'),
      3,
      'order',
    ],
    ['roots are opened at the end, not before', new Maker('e').begun().unseal().file('public'), 7, 'order'],
    [
      'nothing but the opening of the roots follows the end',
      new Maker('f').begun().end().play([]).file('public'),
      8,
      'order',
    ],
    [
      'nothing follows the opening of the roots',
      new Maker('g').begun().end().unseal().end().file('public'),
      9,
      'order',
    ],
    [
      'rules do not go back to an older version',
      new Maker('h').begun().move(1, 1).file('public'),
      7,
      'version',
    ],
    [
      'rules move on from the version in force',
      new Maker('i').begun().move(1, 2).move(1, 3).file('public'),
      8,
      'version',
    ],
    [
      'what was taken back is no place to take back to',
      new Maker('j').begun().play([]).play([]).takeBack(7, 0).takeBack(8, 0).file('public'),
      10,
      'place',
    ],
    ['a roll that fell is not rolled again after a take-back', rerolled(), 9, 'k'],
    [
      'both sides have their own ids',
      forge(new Maker('k').open().file('public'), 1, 'event.public.sides', ['JP', 'JP']),
      1,
      'side',
    ],
  ];
  test.each(cases)('%s', async (_, text, event, code) => {
    expect(await faultOf(text)).toEqual({ event, code });
  });

  test('a lost seed is replaced before and after the other seed was given', async () => {
    const before = new Maker('m').begun().reroot().commit('RU').reroot('lost seed').seed('JP').seed('RU');
    expect(await faultOf(before.play([melee]).file('public'))).toBe('none');
    const after = new Maker('n').begun().reroot().commit('RU').open1('JP').reroot('lost seed').seed('JP');
    expect(await faultOf(after.seed('RU').play([melee]).file('public'))).toBe('none');
  });

  test('play without dice may go on while new seeds are missing', async () => {
    expect(await faultOf(new Maker('l').begun().reroot().play([]).file('public'))).toBe('none');
  });
});

function rerolled(): string {
  const made = new Maker('rerolled')
    .begun()
    .play([{ order: { side: 'JP', order: { do: 'wait' } } }, melee])
    .takeBack(7, 0);
  made.nextRoll = 1;
  return made.play([melee]).file('public');
}

describe('the end of a chain', () => {
  const wind = { roll: { purpose: 'wind', dice: [6], modifiers: [], outcomes: [] } };
  const match = 'a_match_of_24_characters';
  /** Maker's root is the SHA-256 of these 32 bytes, which a dishonest server can call one link more. */
  const beyond = Buffer.from(`${match} chain 1`).toString('hex');
  const rolls = (length: number) => Array.from({ length }, () => wind);
  const used = new Maker(match).begun().play(rolls(4095));

  test('every link of it can be rolled', async () => {
    expect(await verifyJournal(used.file('public'))).toMatchObject({ ok: true, summary: { rolls: 4095 } });
  });

  test('no roll follows the last link, though a root may have been made by the same hash', async () => {
    const file = used.file('public');
    const last = JSON.parse(file.trimEnd().split('\n').at(-1) ?? '').event.public.rolls;
    const roll = { ...last.at(-1), k: 4096, link: beyond };
    expect(await faultOf(forge(file, 7, 'event.public.rolls', [...last, roll]))).toEqual({
      event: 7,
      code: 'k',
    });
  });

  test('with 512 links left play goes on, with 511 nothing may follow but new roots', async () => {
    const enough = new Maker('enough').begun().play(rolls(3583));
    expect(await faultOf(enough.play([]).file('public'))).toBe('none');
    const near = () => new Maker('near').begun().play(rolls(3584));
    expect(await faultOf(near().play([]).file('public'))).toEqual({ event: 8, code: 'order' });
    expect(await faultOf(near().reroot('restored').file('public'))).toEqual({ event: 8, code: 'chain' });
    expect(await faultOf(near().reroot('used up').file('public'))).toBe('none');
    expect(await faultOf(near().end().file('public'))).toBe('none');
  });
});

describe('secret draws are computed anew when the roots are opened', () => {
  const from = ['C1', 'C2', 'C3'];
  const draw = { draw: { side: 'JP', purpose: 'hand', from, take: 1 } };
  const made = (tampered: Parameters<Maker['play']>[1]) =>
    new Maker('drawn').begun().play([draw, draw], tampered).end().unseal();

  test('and are sound when they are what fell', async () => {
    expect(await verifyJournal(made((course) => course).file('all'))).toMatchObject({
      ok: true,
      summary: { draws: 2 },
    });
  });

  test.each([
    [
      'another card than the one that fell',
      (ids: readonly string[]) => from.filter((id) => !ids.includes(id)).slice(0, 1),
      'draw',
    ],
    ['the same card twice', (ids: readonly string[]) => [...ids, ...ids], 'draw'],
  ])('%s is found out', async (_, other, code) => {
    const text = made((course) => ({
      ...course,
      draws: course.draws.map((drawn) => ({ ...drawn, ids: other(drawn.ids) })),
    })).file('all');
    expect(await faultOf(text)).toEqual({ event: 7, code });
  });

  test('another pool is found out', async () => {
    const pool = [...from, 'C0'];
    const text = made((course) => ({
      ...course,
      draws: course.draws.map((drawn) => ({ ...drawn, from: pool })),
    })).file('all');
    expect(await faultOf(text)).toEqual({ event: 7, code: 'draw' });
  });

  test('a pool with an id twice is found out', async () => {
    const text = made((course) => ({
      ...course,
      draws: course.draws.map((drawn) => ({ ...drawn, from: [...from, 'C1'] })),
    })).file('all');
    expect(await faultOf(text)).toEqual({ event: 7, code: 'draw' });
  });

  test('a draw that was thrown away is missing in the count', async () => {
    const text = made((course) => ({ ...course, draws: course.draws.slice(1) })).file('all');
    expect(await faultOf(text)).toEqual({ event: 7, code: 'k' });
  });

  test('a draw out of its place is found out', async () => {
    const text = made((course) => ({
      ...course,
      draws: course.draws.map((drawn) => ({ ...drawn, after: 1 })),
    })).file('public');
    expect(await faultOf(text)).toBe('none');
    const all = made((course) => ({
      ...course,
      draws: course.draws.map((drawn) => ({ ...drawn, after: 1 })),
    })).file('all');
    expect(await faultOf(all)).toEqual({ event: 7, code: 'after' });
  });

  test('a draw of nobody is found out', async () => {
    const text = made((course) => ({
      ...course,
      draws: course.draws.map((drawn) => ({ ...drawn, side: 'US' })),
    })).file('all');
    expect(await faultOf(text)).toEqual({ event: 7, code: 'side' });
  });

  test('a draw before both sides gave their seeds is found out', async () => {
    const text = new Maker('soon').begun().reroot().seed('RU').play([draw]).end().unseal().file('all');
    expect(await faultOf(text)).toEqual({ event: 9, code: 'seed' });
  });

  test('a draw in a game that says it hides nothing is found out', async () => {
    const text = forge(made((course) => course).file('all'), 1, 'event.public.hides', false);
    const plain = forge(forge(text, 7, 'open.state', undefined), 7, 'event.state', sha256Hex('{}'));
    expect(await faultOf(plain)).toEqual({ event: 7, code: 'draw' });
  });

  test('nor is one side told of a draw there', async () => {
    const text = forge(new Maker('plain').begun().play([draw]).file('JP'), 1, 'event.public.hides', false);
    expect(await faultOf(text)).toEqual({ event: 7, code: 'draw' });
  });

  test('salts that do not come from the root are found out', async () => {
    const text = new Maker('salted');
    text.begun();
    const right = text.secrets[0];
    text.secrets[0] = bytesOf('a second root');
    text.play([melee]);
    if (right) text.secrets[0] = right;
    expect(await faultOf(text.end().unseal().file('JP'))).toEqual({ event: 7, code: 'salt' });
  });
});

describe('what a side is told', () => {
  const order = { do: 'hide', at: '1405' };
  const given = { order: { side: 'RU', order: { do: 'hide' } }, full: order } as const;
  const honest = new Maker('told')
    .begun()
    .play([{ order: { side: 'JP', order: { do: 'wait' } } }, given, { order: { side: 'RU', order: null } }])
    .file('RU');

  /** RU's seal over another content, salted as it should be. */
  function told(content: Json): string {
    const { seal: sealed, opening } = seal(bytesOf('told secret 1'), 'told', 7, 'RU', content);
    return forge(forge(honest, 7, 'event.seals.RU', sealed), 7, 'open.RU', opening);
  }

  const cases: readonly [title: string, content: Json, fault: 'none' | { event: number; code: string }][] = [
    ['may be its full order', { orders: [[1, order]], draws: [], told: [] }, 'none'],
    [
      'cannot be an order of the other side',
      { orders: [[0, order]], draws: [], told: [] },
      { event: 7, code: 'content' },
    ],
    [
      'cannot be an order where nothing was legal',
      { orders: [[2, order]], draws: [], told: [] },
      { event: 7, code: 'content' },
    ],
    [
      'cannot be an order that was not given',
      { orders: [[7, order]], draws: [], told: [] },
      { event: 7, code: 'content' },
    ],
    [
      'cannot be an order twice',
      {
        orders: [
          [1, order],
          [1, order],
        ],
        draws: [],
        told: [],
      },
      { event: 7, code: 'content' },
    ],
    [
      'cannot be anything else',
      { orders: [], draws: [], told: [], secrets: [] },
      { event: 7, code: 'content' },
    ],
    [
      'cannot be a draw after more orders than there are',
      { orders: [], draws: [{ after: 4, purpose: 'hand', ids: [] }], told: [] },
      { event: 7, code: 'after' },
    ],
  ];
  test.each(cases)('%s', async (_, content, fault) => {
    expect(await faultOf(told(content))).toEqual(fault);
  });

  test('is what the sealed draws say', async () => {
    const draws = (ids: readonly string[]) =>
      seal(bytesOf('cards secret 1'), 'cards', 7, 'JP', {
        orders: [],
        draws: [{ after: 0, purpose: 'hand', ids }],
        told: [],
      });
    const made = new Maker('cards')
      .begun()
      .play([{ draw: { side: 'JP', purpose: 'hand', from: ['C1'], take: 1 } }])
      .end()
      .unseal()
      .file('all');
    const lied = (ids: readonly string[]) =>
      forge(forge(made, 7, 'event.seals.JP', draws(ids).seal), 7, 'open.JP', draws(ids).opening);
    expect(await faultOf(lied(['C1']))).toBe('none');
    expect(await faultOf(lied(['C2']))).toEqual({ event: 7, code: 'draw' });
  });
});

describe('rearranging with new hashes', () => {
  test('swapped rolls of two events are found out', async () => {
    const text = new Maker('swap').begun().play([melee]).play([melee]).file('public');
    expect(
      await faultOf(rearranged(text, (rows) => [...rows.slice(0, 6), ...rows.slice(6).reverse()])),
    ).toEqual({
      event: 7,
      code: 'k',
    });
  });
  test('an event with dice that is left out is found out', async () => {
    const text = new Maker('left').begun().play([melee]).play([melee]).file('public');
    expect(await faultOf(rearranged(text, (rows) => rows.filter((_, i) => i !== 6)))).toEqual({
      event: 7,
      code: 'k',
    });
  });
});
