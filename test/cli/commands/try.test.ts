import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { denrei, files } from '../terminal.js';

const FOLDER = new URL('../../games/kyuchorei/examples/', import.meta.url);
const fileSchema = z.object({
  cases: z.array(
    z.object({
      title: z.string(),
      position: z.json(),
      orders: z.array(z.json()),
      dice: z.array(z.int()),
      expect: z.looseObject({
        legal: z.boolean().optional(),
        clause: z.string().optional(),
        units: z.record(z.string(), z.unknown()).optional(),
      }),
    }),
  ),
});
const CASES = readdirSync(FOLDER).flatMap((name) => {
  const { cases } = fileSchema.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
  return cases.map((one) => ({ ...one, name }));
});

/** Two battalions beside a fort by night; one die will decide. */
const MELEE = {
  game: 'kyuchorei',
  turn: 2,
  phase: 'J2',
  chosen: 'melee',
  clear: true,
  units: {
    'J-II-4': { at: '1604' },
    'J-III-4': { at: '1504' },
    'J-I-4': { at: '1605' },
    'R-III-33': { at: '1503' },
  },
};
const ATTACK = [{ side: 'JP', order: { do: 'melee', target: '1503', units: ['J-II-4', 'J-III-4'] } }];
const text = (value: unknown) => JSON.stringify(value);

describe('denrei try', () => {
  test('shows a position, who is asked, and every legal order', async () => {
    const { position } = await files({ position: text(MELEE) });
    const { exit, out } = await denrei(['try', position]);
    expect(exit).toBe(0);
    expect(out).toContain('Japanese melee or rally phase');
    expect(out).toContain('{"do":"melee","target":"1503","units":["J-II-4","J-III-4"]}');
  });

  test('speaks Japanese where that is asked for, or the language of the terminal', async () => {
    const { position } = await files({ position: text(MELEE) });
    const { out } = await denrei(['try', position, '--lang', 'ja']);
    expect(out).toMatch(/^日本軍（.+）：\S/m);
    expect((await denrei(['try', position], { env: { LANG: 'ja_JP.UTF-8' } })).out).toContain('日本軍');
  });

  test('gives the orders with these dice, and prints log, rolls, position and what comes next as JSON', async () => {
    const { position, orders } = await files({ position: text(MELEE), orders: text(ATTACK) });
    const { exit, out } = await denrei(['try', position, '--orders', orders, '--dice', '1', '--json']);
    expect(exit).toBe(0);
    const report = JSON.parse(out);
    expect(Object.keys(report)).toEqual(['position', 'underWay', 'log', 'rolls', 'pending', 'forced']);
    expect(report.rolls).toMatchObject([{ purpose: 'melee', dice: [6], faces: [1], total: 1 }]);
    expect(report.log.map(({ key }: { key: string }) => key)).toContain('roll');
    expect(report.pending.decision).toMatchObject({ side: expect.any(String), forms: expect.any(Array) });
    expect(report.pending.orders.length).toBeGreaterThan(0);
    const again = await files({ position: text(report.position) });
    expect((await denrei(['try', again.position])).exit).toBe(0);
  });

  test('marks a position that cannot be taken up again as it stands', async () => {
    const tried = async (given: unknown, orders: unknown, dice: string) => {
      const { position, orders: file } = await files({ position: text(given), orders: text(orders) });
      const { out } = await denrei(['try', position, '--orders', file, '--dice', dice, '--json']);
      return JSON.parse(out) as { position: unknown; pending: unknown; underWay?: true };
    };
    // Between two melees nothing is under way: the file says all.
    const done = await tried(MELEE, ATTACK, '4');
    expect(done).not.toHaveProperty('underWay');
    expect(await tried(done.position, [], '')).toMatchObject({ pending: done.pending });
    // In the middle of one the defender must retreat: the melee does not stand in the file.
    const retreats = await tried(MELEE, ATTACK, '1');
    expect(retreats).toMatchObject({ pending: { decision: { kind: 'retreatFromMelee' } }, underWay: true });
    // Nor does an operation in another game, the procedure that it began with, or the end of a match.
    const strike = {
      game: 'taiheiyo',
      turn: 3,
      clear: true,
      units: { jp_akagi: { at: 'truk' }, us_chester: { at: 'kwajalein' } },
      hands: { A: ['C05'] },
      begin: { procedure: 'strike', with: { event: 'J13', source: 'truk', target: 'kwajalein' } },
    };
    expect(await tried(strike, [], '')).toMatchObject({
      pending: { decision: { kind: 'cards' } },
      underWay: true,
    });
  });

  test('prints the clause that refuses an order, and exits 3', async () => {
    const { position, orders } = await files({
      position: text(MELEE),
      orders: text([{ side: 'JP', order: { do: 'melee', target: '1604', units: ['J-III-4'] } }]),
    });
    const { exit, out } = await denrei(['try', position, '--orders', orders]);
    expect(exit).toBe(3);
    expect(out).toMatch(/^refused: order 0 \(JP, target\) \[\w+\] 1604.*: KY-9\.[\w.]+: \S.*\n$/);
    const { out: ja } = await denrei(['try', position, '--orders', orders, '--lang', 'ja']);
    expect(ja).toMatch(/^拒否：命令0（JP、target）\[\w+\] 1604.*：KY-9\.[\w.]+：\S.*\n$/);
    const json = await denrei(['try', position, '--orders', orders, '--json']);
    expect(json.exit).toBe(3);
    expect(JSON.parse(json.out)).toMatchObject({ refused: expect.stringMatching(/^KY-9/), at: 0 });
  });

  test('refuses the orders of a side that is not asked', async () => {
    const { position, orders } = await files({
      position: text(MELEE),
      orders: text([{ side: 'RU', order: { do: 'end' } }]),
    });
    expect(await denrei(['try', position, '--orders', orders])).toMatchObject({
      exit: 3,
      out: expect.stringContaining('[not-asked] It is not this side’s turn. Waiting for: Japanese. KY-9'),
    });
  });

  test('shows the view of a side, and of the other side’s question only that it is asked', async () => {
    const { position } = await files({ position: text(MELEE) });
    const report = JSON.parse((await denrei(['try', position, '--as', 'RU', '--json'])).out);
    expect(report.view).toMatchObject({ viewer: 'RU' });
    expect(report.position).toBeUndefined();
    expect(report.pending).toEqual({ decision: { side: 'JP' }, orders: [] });
  });

  test('prints the legal orders of one unit', async () => {
    const { position } = await files({ position: text({ ...MELEE, phase: 'J1', chosen: 'move' }) });
    const { out } = await denrei(['try', position, '--for', 'J-I-4']);
    const orders = out.trimEnd().split('\n');
    expect(orders.length).toBeGreaterThan(1);
    expect(orders.filter((line) => !line.includes('J-I-4'))).toEqual([]);
  });

  test('lets standing orders act only where the position names them', async () => {
    const beaten = {
      ...MELEE,
      phase: 'R1',
      chosen: undefined,
      begin: { procedure: 'retreat', with: { unit: 'R-III-33' } },
    };
    const standing = { RU: [{ do: 'retreat', policy: 'survive', prefer: [], avoid: [] }] };
    const { silent, left } = await files({ silent: text(beaten), left: text({ ...beaten, standing }) });
    const asked = JSON.parse((await denrei(['try', silent, '--json'])).out);
    expect(asked.pending.decision).toMatchObject({ side: 'RU', about: { unit: 'R-III-33' } });
    const answered = JSON.parse((await denrei(['try', left, '--json'])).out);
    expect(answered.log).toMatchObject([{ key: 'retreat', unit: 'R-III-33', from: '1503' }]);
  });

  test('prints what a position file may hold', async () => {
    const { exit, out } = await denrei(['try', '--schema', 'kyuchorei']);
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      type: 'object',
      properties: { units: expect.any(Object), begin: expect.any(Object) },
    });
  });

  const position = text(MELEE);
  test.each([
    [
      'broken JSON',
      { position: '{\n  "game": "kyuchorei",\n  "turn": 2,,\n}' },
      [],
      ':3:13: a name in quotes is due here [not-json]',
    ],
    ['a list in place of a position', { position: '[]' }, [], '[bad-request]'],
    ['an unknown game', { position: text({ game: 'chess' }) }, [], ': game: no game chess [game/unknown]'],
    [
      'an unknown unit',
      { position: text({ game: 'kyuchorei', units: { 'J-X-4': { at: '1604' } } }) },
      [],
      ': units',
    ],
    [
      'a hex that is not on the map',
      { position: text({ ...MELEE, units: { 'J-II-4': { at: '9999' } } }) },
      [],
      ': units.J-II-4.at: ',
    ],
    ['a phase that there is not', { position: text({ ...MELEE, phase: 'J9' }) }, [], ': phase: '],
    ['a word that nobody knows', { position: text({ ...MELEE, weather: 'fog' }) }, [], 'weather'],
    [
      'two units where one may be',
      { position: text({ ...MELEE, units: { 'J-II-4': { at: '1604' }, 'J-III-4': { at: '1604' } } }) },
      [],
      'KY-7.3.2.a',
    ],
    [
      'a standing order of a side that there is not',
      { position: text({ ...MELEE, standing: { US: [] } }) },
      [],
      ': standing.US: no side US',
    ],
    [
      'a standing order that is none',
      { position: text({ ...MELEE, standing: { RU: [{ do: 'retreat', policy: 'fly' }] } }) },
      [],
      ': standing.RU.0.policy: ',
    ],
    ['orders that are none', { position, orders: text([{ order: { do: 'end' } }]) }, [], ': 0.side: '],
    ['broken JSON of orders', { position, orders: '[' }, [], 'orders:1:2: the text ends'],
    [
      'too few dice',
      { position, orders: text(ATTACK) },
      [],
      '--dice: melee needs 1 dice [given-too-few-dice]',
    ],
    [
      'too many dice',
      { position, orders: text(ATTACK) },
      ['--dice', '1,6'],
      '--dice: nobody rolls 6 [given-too-many-dice]',
    ],
    [
      'a face that no die has',
      { position, orders: text(ATTACK) },
      ['--dice', '7'],
      '--dice: melee: no 7 on d6 [given-bad-face]',
    ],
    [
      'a die that is no number',
      { position },
      ['--dice', '3,x'],
      '--dice 2: "x" is not a face of a die [usage]',
    ],
    [
      'draws that nobody takes',
      { position },
      ['--draws', 'C05'],
      '--draws: nobody draws C05 [given-too-many-draws]',
    ],
    ['a viewer who does not play', { position }, ['--as', 'US'], '--as: no side US [unknown-side]'],
    [
      'a unit of another game',
      { position },
      ['--for', 'Bismarck'],
      '--for: nothing is called Bismarck [unknown-id]',
    ],
  ])(
    'answers %s with its place and exit code 2',
    async (_, given: { position: string; orders?: string }, options, message) => {
      const paths = await files<'position' | 'orders'>({ orders: '[]', ...given });
      const { exit, out, err } = await denrei(['try', paths.position, '--orders', paths.orders, ...options]);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(err).toContain(message);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    },
  );

  test('answers a missing file with one line', async () => {
    expect(await denrei(['try', '/nowhere/position.json'])).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/^denrei: .*\[ENOENT\]\n$/),
    });
  });
});

describe('denrei try -', () => {
  test('answers each line with one line, in order: all worked examples in one run', async () => {
    const input = CASES.map(({ position, orders, dice }) => `${text({ position, orders, dice })}\n`).join('');
    const { exit, out } = await denrei(['try', '-'], { input });
    expect(exit).toBe(0);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toHaveLength(CASES.length);
    const refused = answers.map((answer) => 'refused' in answer);
    // A case that names a clause wants its last order refused.
    expect(refused).toEqual(
      CASES.map(({ expect: wanted }) => wanted.legal === false || wanted.clause !== undefined),
    );
    expect(CASES.length).toBeGreaterThan(100);
    for (const [i, { expect: wanted }] of CASES.entries())
      for (const [unit, place] of Object.entries(wanted.units ?? {}))
        expect(answers[i].position.units[unit]?.at ?? null, `${CASES[i]?.name} ${CASES[i]?.title}`).toBe(
          Array.isArray(place) ? place[0] : null,
        );
  });

  test('ignores what is left over after the end of the match', async () => {
    const last = {
      game: 'kyuchorei',
      turn: 8,
      phase: 'R2',
      chosen: 'melee',
      clear: true,
      units: { 'R-III-33': { at: '1503' }, 'J-I-4': { at: '1806' } },
    };
    const over = {
      position: { ...last, begin: { procedure: 'victory' } },
      orders: [{ side: 'JP', order: { do: 'end' } }],
      dice: [6],
    };
    const { exit, out } = await denrei(['try', '-'], { input: text(over) });
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ pending: null, result: { winner: 'RU' } });
  });

  test('goes on after a line that cannot be read, and exits 2', async () => {
    const good = text({ position: MELEE });
    const { exit, out } = await denrei(['try', '-'], {
      input: [
        good,
        '{"position": ',
        '',
        text({ position: { game: 'kyuchorei', turn: 9 } }),
        text({ position: MELEE, dise: [1] }),
        good,
      ].join('\r\n'),
    });
    expect(exit).toBe(2);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ error }) => error)).toEqual([
      undefined,
      'not-json',
      'bad-position',
      'bad-request',
      undefined,
    ]);
    expect(answers[1]).toMatchObject({ at: '2:1:14' });
    expect(answers[2]).toMatchObject({ at: 'position.turn' });
    expect(answers[4]).toEqual(answers[0]);
  });
});
