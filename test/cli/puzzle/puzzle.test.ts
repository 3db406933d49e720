/** `denrei puzzle`: the puzzles of docs/ and how they are solved, and what is said of files that are none. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import { denrei, files } from '../terminal.js';

const FOLDER = new URL('../../../docs/puzzles/', import.meta.url);
const file = (name: string) => fileURLToPath(new URL(`${name}.json`, FOLDER));
const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));

/** What solves each, and what comes near. */
const WAYS = {
  kyuchorei: {
    solves: ['melee 1404 I/29 II/29 III/4', 'advance I/29'],
    fails: ['melee 1404 I/29 III/4'],
  },
  squarepeg: { solves: ['attack 0806 NZ-35 NZ-37', 'advance NZ-37'], fails: ['attack 0806 NZ-37 NZ-T1'] },
  taiheiyo: {
    solves: ['capture philippines C02', 'capture singapore C06 C09'],
    fails: ['capture philippines C06 C02'],
  },
  manila45: {
    solves: ['attack 3625 US-AIR-1 US-AIR-2 1/129 1/145 2/129 3/129', 'advance 1/129'],
    fails: ['attack 3625 US-AIR-1 1/129 1/145 2/129 3/129'],
  },
  witp: { solves: ['target 0306', 'send 0406 J-L1 0306', 'go'], fails: ['target 0205'] },
} as const;

function solve(name: string, lines: readonly string[], options: readonly string[] = []) {
  return denrei(['puzzle', file(name), ...options], { input: `${lines.join('\n')}\n` });
}

describe.each(games())('the puzzle of $id', ({ id }) => {
  const { solves, fails } = WAYS[id as keyof typeof WAYS];

  test('is solved by its way, in either language', async () => {
    for (const locale of ['en', 'ja']) {
      const { exit, out } = await solve(id, solves, ['--lang', locale]);
      expect(out).toContain(read(id).task[locale]);
      expect({ exit, end: out.trimEnd().split('\n').at(-1) }).toEqual({
        exit: 0,
        end:
          locale === 'en'
            ? `Solved, with ${solves.length} orders.`
            : `解けました（命令${solves.length}個）。`,
      });
    }
  });

  test('is not solved by less, and can be begun again', async () => {
    const { exit, out } = await solve(id, fails);
    expect({ exit, end: out.trimEnd().split('\n').at(-1) }).toEqual({ exit: 3, end: 'Not solved.' });
    expect((await solve(id, [...fails, 'again', ...solves])).exit).toBe(0);
  });
});

test('a puzzle stands in docs for every game', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    games()
      .map(({ id }) => `${id}.json`)
      .sort(),
  );
});

describe('a solver', () => {
  test('sees what is legal as it can be typed, and of that only what names a word', async () => {
    const { out } = await solve('kyuchorei', ['?', '? 1503']);
    expect(out).toContain('  melee 1404 J-I-29 J-III-4  Attack 1404 with I/29 and III/4.');
    expect(out.split('\n').filter((line) => line.startsWith('  melee 1503'))).toHaveLength(2);
    expect(out.split('\n').filter((line) => line.startsWith('  end'))).toHaveLength(1);
  });

  test('is told the clause that forbids an order, and which word is not understood', async () => {
    const { out } = await solve('kyuchorei', ['melee 1305 III/4', 'dance', 'melee 1404 29']);
    expect(out).toMatch(/^refused: \[\w+\] KY-[\d.a-z]+: \S/m);
    expect(out).toContain('not understood: "dance"');
    expect(out).toMatch(/"29" is ambiguous: /);
  });

  test('takes orders back one at a time', async () => {
    const { out, exit } = await solve('kyuchorei', [
      'melee 1404 I/29 III/4',
      'undo',
      ...WAYS.kyuchorei.solves,
    ]);
    expect(out).toContain('Orders given: 0');
    expect(exit).toBe(0);
  });

  test('is told where a way needs dice that the puzzle has not', async () => {
    const { out, exit } = await solve('squarepeg', WAYS.squarepeg.fails);
    expect(out).toContain('this puzzle has no dice for that');
    expect(exit).toBe(3);
  });

  test('may not give more orders than the puzzle grants', async () => {
    const { puzzle } = await files({ puzzle: JSON.stringify({ ...read('kyuchorei'), orders: 1 }) });
    const { out, exit } = await denrei(['puzzle', puzzle], { input: WAYS.kyuchorei.solves.join('\n') });
    expect(out).toContain('Not solved, and no orders are left.');
    expect(exit).toBe(3);
  });
});

describe('a file that is no puzzle', () => {
  const fault = async (changed: object) => {
    const { puzzle } = await files({ puzzle: JSON.stringify({ ...read('witp'), ...changed }) });
    const { exit, err } = await denrei(['puzzle', puzzle]);
    expect(err).not.toContain('    at ');
    return { exit, err: err.replace(puzzle, 'puzzle.json').trim() };
  };

  test('is named with the place of the fault, and the exit code is 2', async () => {
    expect(await fault({ orders: 0 })).toMatchObject({ exit: 2, err: /^denrei: puzzle\.json: orders: / });
    expect(await fault({ goal: 1 })).toMatchObject({ exit: 2 });
    expect(await fault({ position: { game: 'witp', units: { 'J-L1': { at: 'nowhere' } } } })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('position.units.J-L1'),
    });
    expect(await fault({ position: { game: 'chess' } })).toMatchObject({ exit: 2 });
  });

  test('is told where its side is not asked, or all is done before the first order', async () => {
    expect(await fault({ side: 'A' })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('does not ask'),
    });
    expect(await fault({ solved: { turn: 5 } })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('before the first order'),
    });
  });

  test('is told where a reply is none that the referee takes', async () => {
    const { puzzle } = await files({
      puzzle: JSON.stringify({ ...read('witp'), replies: [{ do: 'relocate', unit: 'B-A1', to: '0101' }] }),
    });
    const { exit, err } = await denrei(['puzzle', puzzle], { input: WAYS.witp.solves.join('\n') });
    expect(exit).toBe(2);
    expect(err).toContain('replies');
  });
});
