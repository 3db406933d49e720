import { describe, expect, test } from 'vitest';
import { sha256Hex } from '../../src/journal/index.js';
import { seal } from '../../src/journal/seals.js';
import type { Json } from '../../src/referee/index.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { bytesOf, Maker } from '../journal/maker.js';
import { melee, skirmish } from '../journal/skirmish.js';
import { forge, rearranged } from './forge.js';

/** Events of the skirmish: 1 opened, 2-3 joined, 4 draws, 5 rolls, 6 takenBack, 7 rerooted, 8-9 seeded, 10 draw and roll, 11 ended, 12 unsealed. */
const file = skirmish().file('all');
const seed = sha256Hex('any seed');
const committed = new Maker('skirmish').commitments();

async function faultOf(text: string) {
  const report = await verifyJournal(text);
  return report.ok ? 'none' : { event: report.fault.event, code: report.fault.code };
}

describe('a server that makes every hash anew is still found out', () => {
  const cases: readonly [title: string, n: number, path: string, value: unknown, code: string][] = [
    ['when it changes a die', 5, 'event.public.rolls.0.faces', [6], 'faces'],
    ['when it leaves out a die', 5, 'event.public.rolls.1.faces', [1, 1], 'faces'],
    ['when it calls the roll another name', 5, 'event.public.rolls.1.purpose', 'rain', 'faces'],
    ['when it throws another die', 5, 'event.public.rolls.1.dice', [6, 6, 99], 'faces'],
    [
      'when it changes the order that a roll answers',
      5,
      'event.public.orders.0.order.target',
      '1504',
      'faces',
    ],
    ['when it moves a roll before its order', 5, 'event.public.rolls.0.after', 0, 'faces'],
    ['when it moves a roll behind the next one', 5, 'event.public.rolls.0.after', 2, 'faces'],
    ['when it moves a roll behind the last order', 5, 'event.public.rolls.1.after', 3, 'after'],
    ['when it lets rolls run backwards', 5, 'event.public.rolls.1.after', 0, 'after'],
    ['when it changes a link', 5, 'event.public.rolls.0.link', seed, 'link'],
    ['when it uses a k twice', 5, 'event.public.rolls.1.k', 1, 'k'],
    ['when it leaves out a k', 5, 'event.public.rolls.0.k', 2, 'k'],
    ['when it rolls from the old chain', 10, 'event.public.rolls.0.chain', 1, 'chain'],
    ['when it reckons the total wrongly', 5, 'event.public.rolls.0.total', 9, 'total'],
    ['when it drops a modifier on the die', 5, 'event.public.rolls.0.modifiers', [], 'total'],
    ['when it reads another row of the table', 5, 'event.public.rolls.0.outcome', 'eliminated', 'outcome'],
    ['when it gives no outcome', 5, 'event.public.rolls.0.outcome', undefined, 'outcome'],
    ['when it commits to another chain afterwards', 1, 'event.public.commitments.open', seed, 'link'],
    ['when it numbers its first chain 2', 1, 'event.public.commitments.chain', 2, 'chain'],
    [
      'when it commits to another secret root afterwards',
      1,
      'event.public.commitments.secret',
      seed,
      'secret',
    ],
    ['when it changes the seed of a side', 2, 'event.public.seed', seed, 'faces'],
    ['when it changes a seed after new roots', 8, 'event.public.seed', seed, 'faces'],
    ['when it takes the same seed again', 9, 'event.public.seed', sha256Hex('JP 1'), 'seed'],
    ['when it seeds the old chain', 8, 'event.public.chain', 1, 'chain'],
    ['when one side joins for both', 3, 'event.public.side', 'JP', 'order'],
    ['when a third side joins', 3, 'event.public.side', 'US', 'side'],
    ['when a third side gives orders', 5, 'event.public.orders.0.side', 'US', 'side'],
    ['when a third side wins', 11, 'event.public.result.winner', 'US', 'side'],
    ['when it skips a chain number', 7, 'event.public.chain', 3, 'chain'],
    ['when it takes the old chain once more', 7, 'event.public.open', committed.open, 'chain'],
    ['when it takes the old secret root once more', 7, 'event.public.secret', committed.secret, 'chain'],
    ['when it hides how far the old chain was used', 7, 'event.public.used', 1, 'chain'],
    ['when it takes back to an event that was none', 6, 'event.public.event', 3, 'place'],
    ['when it takes back to an order that was not given', 6, 'event.public.orders', 3, 'place'],
    ['when it changes a seal', 5, 'event.seals.JP', seed, 'seal'],
    ['when it changes the seal of a state', 6, 'event.state', seed, 'seal'],
    ['when it leaves out a seal', 5, 'event.seals.RU', undefined, 'seals'],
    ['when it adds a seal', 5, 'event.seals.US', seed, 'seals'],
    ['when it opens another content', 5, 'open.RU.content.told', [], 'seal'],
    ['when it opens a seal with another salt', 5, 'open.RU.salt', seed, 'seal'],
    ['when it opens a seal without salt', 5, 'open.RU.salt', '', 'salt'],
    ['when it does not open a seal', 5, 'open.RU', undefined, 'open'],
    ['when it opens nothing, but says so, beside an event that has no seals', 2, 'open', {}, 'open'],
    ['when it opens a seal that is none', 5, 'open.US', { salt: seed, content: [] }, 'open'],
    [
      'when it opens another secret root',
      12,
      'event.public.secrets.1',
      bytesOf('other').toString('hex'),
      'secret',
    ],
    [
      'when it opens the root of one chain only',
      12,
      'event.public.secrets',
      [bytesOf('skirmish secret 1').toString('hex')],
      'secret',
    ],
  ];
  test.each(cases)('%s', async (_, n, path, value, code) => {
    expect(await faultOf(forge(file, n, path, value))).toMatchObject({ code });
  });
  test('and an unforged copy is sound', async () => {
    expect(await faultOf(forge(file, 5, 'event.n', 5))).toBe('none');
  });
});

describe('the order of events', () => {
  const cases: readonly [title: string, file: string, event: number, code: string][] = [
    [
      'play waits until both sides have joined',
      new Maker('a').open().join('JP').play([]).file('public'),
      3,
      'order',
    ],
    [
      'after new roots no die falls before both have given new seeds',
      new Maker('b').begun().reroot().seed('JP').play([melee]).file('public'),
      6,
      'seed',
    ],
    ['a side gives one seed a chain', new Maker('c').begun().seed('JP').file('public'), 4, 'seed'],
    [
      'who has not joined gives no new seed',
      new Maker('d').open().reroot().seed('JP').file('public'),
      3,
      'order',
    ],
    ['roots are opened at the end, not before', new Maker('e').begun().unseal().file('public'), 4, 'order'],
    [
      'nothing but the opening of the roots follows the end',
      new Maker('f').begun().end().play([]).file('public'),
      5,
      'order',
    ],
    [
      'nothing follows the opening of the roots',
      new Maker('g').begun().end().unseal().end().file('public'),
      6,
      'order',
    ],
    [
      'rules do not go back to an older version',
      new Maker('h').begun().move(1, 1).file('public'),
      4,
      'version',
    ],
    [
      'rules move on from the version in force',
      new Maker('i').begun().move(1, 2).move(1, 3).file('public'),
      5,
      'version',
    ],
    [
      'what was taken back is no place to take back to',
      new Maker('j').begun().play([]).play([]).takeBack(4, 0).takeBack(5, 0).file('public'),
      7,
      'place',
    ],
    ['a roll that fell is not rolled again after a take-back', rerolled(), 6, 'k'],
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

  test('play without dice may go on while new seeds are missing', async () => {
    expect(await faultOf(new Maker('l').begun().reroot().play([]).file('public'))).toBe('none');
  });
});

function rerolled(): string {
  const made = new Maker('rerolled')
    .begun()
    .play([{ order: { side: 'JP', order: { do: 'wait' } } }, melee])
    .takeBack(4, 0);
  made.nextRoll = 1;
  return made.play([melee]).file('public');
}

describe('the end of a chain', () => {
  const wind = { roll: { purpose: 'wind', dice: [], modifiers: [], outcomes: [] } };
  const match = 'a_match_of_24_characters';
  /** Maker's root is the SHA-256 of these 32 bytes, which a dishonest server can call one link more. */
  const beyond = Buffer.from(`${match} chain 1`).toString('hex');
  const rolls = Array.from({ length: 4095 }, () => wind);
  const used = new Maker(match).begun().play(rolls).play([]).file('public');

  test('every link of it can be rolled', async () => {
    expect(await verifyJournal(used)).toMatchObject({ ok: true, summary: { rolls: 4095 } });
  });

  test('no roll follows the last link, though a root may have been made by the same hash', async () => {
    const { purpose, dice, modifiers, outcomes } = wind.roll;
    const roll = {
      after: 0,
      chain: 1,
      k: 4096,
      link: beyond,
      purpose,
      dice,
      faces: [],
      modifiers,
      total: 0,
      outcomes,
    };
    expect(await faultOf(forge(used, 5, 'event.public.rolls', [roll]))).toEqual({ event: 5, code: 'k' });
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
    expect(await faultOf(text)).toEqual({ event: 4, code });
  });

  test('another pool is found out', async () => {
    const pool = [...from, 'C0'];
    const text = made((course) => ({
      ...course,
      draws: course.draws.map((drawn) => ({ ...drawn, from: pool })),
    })).file('all');
    expect(await faultOf(text)).toEqual({ event: 4, code: 'draw' });
  });

  test('a pool with an id twice is found out', async () => {
    const text = made((course) => ({
      ...course,
      draws: course.draws.map((drawn) => ({ ...drawn, from: [...from, 'C1'] })),
    })).file('all');
    expect(await faultOf(text)).toEqual({ event: 4, code: 'draw' });
  });

  test('a draw that was thrown away is missing in the count', async () => {
    const text = made((course) => ({ ...course, draws: course.draws.slice(1) })).file('all');
    expect(await faultOf(text)).toEqual({ event: 4, code: 'k' });
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
    expect(await faultOf(all)).toEqual({ event: 4, code: 'after' });
  });

  test('a draw of nobody is found out', async () => {
    const text = made((course) => ({
      ...course,
      draws: course.draws.map((drawn) => ({ ...drawn, side: 'US' })),
    })).file('all');
    expect(await faultOf(text)).toEqual({ event: 4, code: 'side' });
  });

  test('a draw before both sides gave their seeds is found out', async () => {
    const text = new Maker('soon').begun().reroot().seed('RU').play([draw]).end().unseal().file('all');
    expect(await faultOf(text)).toEqual({ event: 6, code: 'seed' });
  });

  test('a draw in a game that says it hides nothing is found out', async () => {
    const text = forge(made((course) => course).file('all'), 1, 'event.public.hides', false);
    const plain = forge(forge(text, 4, 'open.state', undefined), 4, 'event.state', sha256Hex('{}'));
    expect(await faultOf(plain)).toEqual({ event: 4, code: 'draw' });
  });

  test('nor is one side told of a draw there', async () => {
    const text = forge(new Maker('plain').begun().play([draw]).file('JP'), 1, 'event.public.hides', false);
    expect(await faultOf(text)).toEqual({ event: 4, code: 'draw' });
  });

  test('salts that do not come from the root are found out', async () => {
    const text = new Maker('salted');
    text.begun();
    const right = text.secrets[0];
    text.secrets[0] = bytesOf('a second root');
    text.play([melee]);
    if (right) text.secrets[0] = right;
    expect(await faultOf(text.end().unseal().file('JP'))).toEqual({ event: 4, code: 'salt' });
  });
});

describe('what a side is told', () => {
  const order = { do: 'hide', at: '1405' };
  const given = { order: { side: 'RU', order: { do: 'hide' } }, full: order } as const;
  const honest = new Maker('told')
    .begun()
    .play([{ order: { side: 'JP', order: { do: 'wait' } } }, given])
    .file('RU');

  /** RU's seal over another content, salted as it should be. */
  function told(content: Json): string {
    const { seal: sealed, opening } = seal(bytesOf('told secret 1'), 'told', 4, 'RU', content);
    return forge(forge(honest, 4, 'event.seals.RU', sealed), 4, 'open.RU', opening);
  }

  const cases: readonly [title: string, content: Json, fault: 'none' | { event: number; code: string }][] = [
    ['may be its full order', { orders: [[1, order]], draws: [], told: [] }, 'none'],
    [
      'cannot be an order of the other side',
      { orders: [[0, order]], draws: [], told: [] },
      { event: 4, code: 'content' },
    ],
    [
      'cannot be an order that was not given',
      { orders: [[7, order]], draws: [], told: [] },
      { event: 4, code: 'content' },
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
      { event: 4, code: 'content' },
    ],
    [
      'cannot be anything else',
      { orders: [], draws: [], told: [], secrets: [] },
      { event: 4, code: 'content' },
    ],
    [
      'cannot be a draw after more orders than there are',
      { orders: [], draws: [{ after: 3, purpose: 'hand', ids: [] }], told: [] },
      { event: 4, code: 'after' },
    ],
  ];
  test.each(cases)('%s', async (_, content, fault) => {
    expect(await faultOf(told(content))).toEqual(fault);
  });

  test('is what the sealed draws say', async () => {
    const draws = (ids: readonly string[]) =>
      seal(bytesOf('cards secret 1'), 'cards', 4, 'JP', {
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
      forge(forge(made, 4, 'event.seals.JP', draws(ids).seal), 4, 'open.JP', draws(ids).opening);
    expect(await faultOf(lied(['C1']))).toBe('none');
    expect(await faultOf(lied(['C2']))).toEqual({ event: 4, code: 'draw' });
  });
});

describe('rearranging with new hashes', () => {
  test('swapped rolls of two events are found out', async () => {
    const text = new Maker('swap').begun().play([melee]).play([melee]).file('public');
    expect(
      await faultOf(
        rearranged(text, ([a, b, c, d, e]) => [a, b, c, e, d].flatMap((row) => (row ? [row] : []))),
      ),
    ).toEqual({
      event: 4,
      code: 'k',
    });
  });
  test('an event with dice that is left out is found out', async () => {
    const text = new Maker('left').begun().play([melee]).play([melee]).file('public');
    expect(await faultOf(rearranged(text, (rows) => rows.filter((_, i) => i !== 3)))).toEqual({
      event: 4,
      code: 'k',
    });
  });
});
