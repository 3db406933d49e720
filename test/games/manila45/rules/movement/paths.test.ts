/** A way that is ordered at once is accepted exactly where its steps are, one after another. */
import { describe, expect, test } from 'vitest';
import { idOf, type Match, march, match, move, pack, picker, step, stop, type Units } from '../../support.js';

const HELP = { help: 'yes' };
const RIVERS = [...pack.hexes.keys()].filter(
  (hex) => pack.hexes[hex]!.land && pack.river.slice(hex * 6, hex * 6 + 6).some((river) => river > 0),
);
const CASES = 400;
const LONGEST = 9;

interface Case {
  readonly units: Units;
  readonly more: Parameters<typeof match>[2];
  readonly unit: string;
  readonly path: readonly string[];
  readonly help: boolean;
}

const id = (hex: number) => pack.hexes[hex]!.id;

/** A builder at its pontoon, or a unit with the 672nd, on a way that doubles back more often than not. */
function caseOf(pick: (n: number) => number): Case {
  const start = RIVERS[pick(RIVERS.length)]!;
  const unit = pick(2) === 0 ? '556' : '1/129';
  const wet = pack.hexes[start]!.near.filter((near) => pack.river[sideTo(start, near)] === 2);
  const end = wet[pick(wet.length)];
  const destroyed = pack.bridges.filter(() => pick(2) === 0).map((bridge) => bridge.id);
  const isBuilt = unit === '556' && end !== undefined && pack.hexes[end]!.land;
  const way = [start];
  while (way.length <= 1 + pick(LONGEST)) {
    const { near } = pack.hexes[way.at(-1)!]!;
    const back = near.filter((hex) => way.includes(hex));
    way.push(back.length > 0 && pick(2) === 0 ? back[pick(back.length)]! : near[pick(near.length)]!);
  }
  return {
    units: pick(4) === 0 ? { [unit]: id(start) } : { [unit]: id(start), '672': id(start) },
    more: { destroyed, ...(isBuilt ? { pontoons: { [idOf('556')]: [id(start), id(end)].sort() } } : {}) },
    unit,
    path: way.slice(1).map(id),
    help: pick(3) === 0,
  };
}

function sideTo(from: number, to: number): number {
  return pack.grid.neighbours.indexOf(to, from * 6);
}

/** What came of it: where the unit stands, the help used, the pontoons that stand. */
function outcome(m: Match, unit: string) {
  return { at: m.where(unit), helped: m.state.helped, pontoons: m.state.pontoons };
}

function atOnce({ units, more, unit, path, help }: Case) {
  const m = match('B', units, more);
  const refusal = m.session.give('US', march(unit, path, help ? HELP : {}));
  return refusal === undefined ? outcome(m, unit) : undefined;
}

/** Help is used at the first side where it serves; wanted in vain, the whole way is refused (MN-8.8.i). */
function stepByStep({ units, more, unit, path, help }: Case) {
  const m = match('B', units, more);
  let wanted = help;
  for (const [i, to] of path.entries()) {
    const isOn = m.question.kind === (i === 0 ? 'movement' : 'underway');
    const taken = (isOn ? (wanted ? [HELP, {}] : [{}]) : []).find((asked) => {
      const order = i === 0 ? move(unit, to, asked) : step(to, asked);
      return m.session.give('US', order) === undefined;
    });
    if (taken === undefined) return undefined;
    if (taken === HELP) wanted = false;
  }
  if (wanted) return undefined;
  if (m.question.kind === 'underway') m.play(stop);
  return outcome(m, unit);
}

describe('a way', () => {
  test('MN-8.9.d MN-8.7.a does not lead back over a pontoon whose builder has left both its ends', () => {
    const m = match('B', { '556': '3122' }, { pontoons: { [idOf('556')]: ['3122', '3123'] } });
    expect(m.clauseOf(march('556', ['3121', '3122', '3123']))).toBe('MN-8.7.a');
    m.play(march('556', ['3123', '3122', '3123', '3124']));
    expect(m.where('556')).toEqual(['3124']);
  });

  test('MN-8.8.d MN-8.1.a MN-9.2.c is accepted exactly where its steps are, and comes to the same', () => {
    const pick = picker(7);
    let accepted = 0;
    let helped = 0;
    for (let i = 0; i < CASES; i++) {
      const one = caseOf(pick);
      const came = atOnce(one);
      expect(came, JSON.stringify(one)).toEqual(stepByStep(one));
      if (came !== undefined) accepted += 1;
      if (came?.helped === true) helped += 1;
    }
    expect(accepted).toBeGreaterThan(CASES / 20);
    expect(CASES - accepted).toBeGreaterThan(CASES / 20);
    expect(helped).toBeGreaterThan(5);
  });
});
