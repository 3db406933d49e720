/**
 * What an attack with face-down units may come to, worked out before it is declared: held against every throw
 * of the dice.
 */
import { describe, expect, test } from 'vitest';
import { type ChancePort, type Explanation, type Order, Session } from '../../../../src/referee/index.js';
import { attack, file, game, position, type Units } from '../support.js';

const start = (phase: string, units: Units) =>
  position(file(phase, { 'NZ-30': 'out', ...units }, { ravine: '0905', turn: 3 }));

/** What the form says of an attack on a hex by these units. */
function told(phase: string, units: Units, { target, units: by }: Order): Explanation {
  const session = new Session(game, start(phase, units), { chance: throwing([], () => undefined) });
  const form = session.questions[0]?.forms.find((f) => f.do === 'attack');
  const found = form?.fields[1]?.walk.explain?.(
    { do: 'attack', target: String(target) },
    by as readonly string[],
  );
  if (found === undefined) throw new Error('nothing is said');
  return found;
}

/** Dice that show these faces; the first roll behind them is told and ends the run. */
function throwing(faces: readonly number[], more: (die: number) => void): ChancePort {
  const left = [...faces];
  return {
    roll: ({ dice }) => {
      const face = left.shift();
      if (face === undefined) {
        more(dice[0] ?? 0);
        throw new RangeError('no face');
      }
      return { faces: [face], proof: null };
    },
    draw: () => ({ ids: [], proof: null }),
  };
}

/** The share of each result when every throw is played. */
function played(phase: string, units: Units, order: Order): Record<string, string> {
  const shares = new Map<string, number>();
  const play = (faces: readonly number[], share: number): void => {
    let die = 0;
    const session = new Session(game, start(phase, units), {
      chance: throwing(faces, (wanted) => {
        die = wanted;
      }),
    });
    try {
      session.give(session.questions[0]?.side ?? '', order);
    } catch {
      for (let face = 1; face <= die; face++) play([...faces, face], share / die);
      return;
    }
    const log = [...session.events.flatMap((e) => e.log), ...session.draftLog];
    const result = log.find((e) => /^(combat|automatic)\./.test(e.key))?.key.split('.')[1] ?? 'home';
    shares.set(result, (shares.get(result) ?? 0) + share);
  };
  play([], 1);
  return sorted([...shares]);
}

const sorted = (shares: readonly (readonly [string, number])[]): Record<string, string> =>
  Object.fromEntries(shares.map(([result, share]) => [result, share.toFixed(9)] as const).sort());

const sharesOf = ({ chances }: Explanation) =>
  sorted(chances.map(({ result, of, in: all }) => [result, of / all]));

/** Four counters of strengths 0, 1, 2 and 2; those that are named with an exclamation mark lie open. */
const CASES: readonly (readonly [string, string, Units, Order])[] = [
  [
    'two unknown attackers',
    'JP-COMBAT',
    { 'NZ-35': '0707', 'JP-1': '0706', 'JP-2': '0708' },
    attack('0707', 'JP-1', 'JP-2'),
  ],
  [
    'three unknown attackers',
    'JP-COMBAT',
    { 'NZ-35': '0707', 'JP-1': '0706', 'JP-2': '0708', 'JP-3': '0807' },
    attack('0707', 'JP-1', 'JP-2', 'JP-3'),
  ],
  [
    'three unknown attackers of a tired stack',
    'JP-COMBAT',
    { 'NZ-35*': '0707', 'NZ-T1': '0707', 'JP-1': '0706', 'JP-2': '0708', 'JP-3': '0807' },
    attack('0707', 'JP-1', 'JP-2', 'JP-3'),
  ],
  [
    'two unknown attackers beside a known one',
    'JP-COMBAT',
    { 'NZ-35': '0707', 'JP-1': '0706', 'JP-2': '0708', 'JP-C!': '0807' },
    attack('0707', 'JP-1', 'JP-2', 'JP-C'),
  ],
  [
    'an unknown attacker beside a known one',
    'JP-COMBAT',
    { 'NZ-35': '0707', 'JP-1': '0706', 'JP-B!': '0708', 'JP-A': 'out', 'JP-D': '0310' },
    attack('0707', 'JP-1', 'JP-B'),
  ],
  ['an unknown attacker alone', 'JP-COMBAT', { 'NZ-35*': '0707', 'JP-1': '0706' }, attack('0707', 'JP-1')],
  [
    'an unknown defender',
    'NZ-COMBAT',
    { 'NZ-35': '0707', 'NZ-T1': '0707', 'JP-1': '0708' },
    attack('0708', 'NZ-35', 'NZ-T1'),
  ],
  ['a tired unknown defender', 'NZ-COMBAT', { 'NZ-35': '0707', 'JP-1*': '0708' }, attack('0708', 'NZ-35')],
];

describe('the chances of an attack with face-down units', () => {
  test.each(CASES)('are exact: %s', (_, phase, units, order) => {
    expect(sharesOf(told(phase, units, order))).toEqual(played(phase, units, order));
  });

  test('are told beside what the strengths may be together', () => {
    const [, , units, order] = CASES[0]!;
    const { lines, chances } = told('JP-COMBAT', units, order);
    expect(lines.map(({ key, n, times, of, odds }) => [key, n, times, of, odds])).toEqual([
      ['explain.unknown', undefined, undefined, undefined, undefined],
      ['explain.together', 1, 1, 6, '1:3'],
      ['explain.together', 2, 2, 6, '1:2'],
      ['explain.together', 3, 2, 6, '1:1'],
      ['explain.together', 4, 1, 6, '1:1'],
    ]);
    expect(chances).toEqual([
      { result: 'Ae', of: 18, in: 36 },
      { result: 'Ar', of: 10, in: 36 },
      { result: 'Ex', of: 5, in: 36 },
      { result: 'Dr', of: 3, in: 36 },
    ]);
  });

  test('say what is left of the attack when one of several goes home', () => {
    const [, , units, order] = CASES[4]!;
    const { lines } = told('JP-COMBAT', { ...units, 'JP-A': '0310', 'JP-D': 'out' }, order);
    expect(lines[1]).toEqual({
      key: 'explain.homeOthers',
      n: 0,
      times: 1,
      of: 2,
      attack: 1,
      defence: 3,
      odds: '1:3',
    });
  });

  test('are the same whatever a position file has laid under the counters', () => {
    const order = attack('0707', 'JP-1', 'JP-2');
    const laid = (a: string, b: string) =>
      told('JP-COMBAT', { 'NZ-35': '0707', [a]: '0706', [b]: '0708' }, order);
    expect(laid('JP-A', 'JP-D')).toEqual(laid('JP-C', 'JP-B'));
  });
});
