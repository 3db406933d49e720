/**
 * What bars a goal that a unit cannot reach: its range first, then what every way meets, then the nearest to
 * success. Held against a search of its own over the positions of random matches.
 */
import { describe, expect, test } from 'vitest';
import components from '../../../../src/games/kyuchorei/components/components.json' with { type: 'json' };
import { checkOrder, Session, sampleOrder } from '../../../../src/referee/index.js';
import { game, movementOf, pack, picker, seededChance } from '../support.js';

interface Bar {
  readonly clause: string;
  readonly step: string;
}

const FORTS = components.victory.fortHexes;
const HEADQUARTERS = ['1505', '1902'];

/** Column and row to steps on three axes: columns with odd numbers lie half a hex lower. */
function apart(a: string, b: string): number {
  const cube = (id: string) => {
    const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
    return { q: column, r: row - (column - (column % 2)) / 2 };
  };
  const [from, to] = [cube(a), cube(b)];
  const [q, r] = [to.q - from.q, to.r - from.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

const HEXES: readonly string[] = pack.hexes.map(({ id }) => id);

interface Standing {
  readonly id: string;
  readonly at: string;
  readonly disordered: boolean;
  readonly moved: boolean;
}

const sideIn = ({ id }: Pick<Standing, 'id'>) => id.slice(0, 1);

/** By the rulebook and the counters alone: the bars of one way, a bar a hex. */
function barsOf(unit: Standing, units: readonly Standing[], night: boolean, way: readonly string[]): Bar[] {
  const enemies = units.filter((other) => sideIn(other) !== sideIn(unit));
  const own = units.filter((other) => sideIn(other) === sideIn(unit) && other.id !== unit.id);
  const inZone = (hex: string) =>
    enemies.some(({ at }) => apart(at, hex) === 1 && (FORTS.includes(at) || !FORTS.includes(hex)));
  const leaving = inZone(unit.at);
  const bars: Bar[] = [];
  const note = (step: string, clause: string) => {
    if (!bars.some((bar) => bar.step === step)) bars.push({ step, clause });
  };
  for (const [i, hex] of way.entries()) {
    const before = way[i - 1];
    if (before !== undefined && sideIn(unit) === 'R' && HEADQUARTERS.includes(before))
      note(before, 'KY-4.2.R1');
    else if (before !== undefined && inZone(before)) note(before, 'KY-6.1.b');
    else if (enemies.some(({ at }) => at === hex)) note(hex, 'KY-7.3.3.a');
    else if (night && own.some(({ at }) => at === hex)) note(hex, 'KY-7.3.2.b');
    else if (inZone(hex) && leaving) note(hex, 'KY-6.2.c');
    else if (inZone(hex) && unit.disordered) note(hex, 'KY-6.3.c');
  }
  const goal = way.at(-1) ?? '';
  if (own.some(({ at, moved }) => at === goal && moved)) note(goal, 'KY-7.3.2.R3');
  return bars;
}

/** The bar that must be named, any of several on ways that are alike; none where some way is free. */
function expected(unit: Standing, units: readonly Standing[], turn: number, goal: string): readonly Bar[] {
  const night = turn <= 3;
  const range = night ? 1 : 2;
  if (goal === unit.at) return [{ step: goal, clause: 'KY-7.2.R1' }];
  const distance = apart(unit.at, goal);
  if (distance > range) return [{ step: goal, clause: night ? 'KY-7.1.a' : 'KY-7.2.a' }];
  const between = HEXES.filter((hex) => apart(unit.at, hex) === 1 && apart(hex, goal) === 1);
  const ways = [
    ...(distance === 1 ? [[goal]] : []),
    ...(range === 2 ? between.map((hex) => [hex, goal]) : []),
  ];
  const tries = ways.map((way) => ({ way, bars: barsOf(unit, units, night, way) }));
  if (tries.some(({ bars }) => bars.length === 0)) return [];
  const toGo = ({ way, bars }: (typeof tries)[number]) => way.length - way.indexOf(bars[0]?.step ?? '');
  const score = (one: (typeof tries)[number]) => 10 * one.bars.length + toGo(one);
  const least = Math.min(...tries.map(score));
  return tries
    .filter((one) => score(one) === least)
    .flatMap(({ bars: nearest }) => {
      const everywhere = nearest.find((bar) =>
        tries.every(({ bars }) =>
          bars.some(({ step, clause }) => step === bar.step && clause === bar.clause),
        ),
      );
      const alike = nearest.find((bar) =>
        tries.every(({ bars }) => bars.some((b) => b.clause === bar.clause)),
      );
      return everywhere ?? alike ?? nearest[0] ?? [];
    });
}

const refusal = (turn: number, units: Readonly<Record<string, string>>, unit: string, goal: string) => {
  const { question } = movementOf(turn, 'JP', units);
  const checked = checkOrder(question, game.rules.universe, { do: 'move', unit, path: goal });
  return checked.ok ? 'legal' : `${checked.refusal.clause} ${checked.refusal.step}`;
};

describe('a goal that cannot be reached', () => {
  test('out of range is refused by the range, whatever stands on the way or in it', () => {
    const units = { 'J-I-4': '1406', 'J-II-4': '1405', 'R-I-33': '1305', 'R-III-33': '1104' };
    expect(refusal(1, units, 'J-I-4', '1104')).toBe('KY-7.1.a 1104');
    expect(refusal(1, { ...units, 'J-II-29': '1204' }, 'J-I-4', '1204')).toBe('KY-7.1.a 1204');
    const day = { 'J-I-4': '1503', 'R-III-33': '1702' };
    expect(refusal(5, { 'J-I-4': '1505', 'R-III-33': '1703' }, 'J-I-4', '1901')).toBe('KY-7.2.a 1901');
    expect(refusal(5, day, 'J-I-4', '1503')).toBe('KY-7.2.R1 1503');
  });

  test('within range is refused at the hex that bars it, though a longer way would be free', () => {
    const units = { 'J-II-29*': '1104', 'R-I-33': '1206' };
    expect(refusal(6, units, 'J-II-29', '1305')).toBe('KY-6.3.c 1205');
    expect(refusal(6, { ...units, 'J-II-29': '1104' }, 'J-II-29', '1305')).toBe('KY-6.1.b 1205');
  });

  test('in random matches is refused as a search over all ways says', { timeout: 120_000 }, () => {
    const counts: Record<string, number> = {};
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
        chance: seededChance(seed),
      });
      const pick = picker(seed);
      for (let n = 0; session.stop.at === 'asked'; n++) {
        const [question] = session.questions;
        if (question === undefined) break;
        if (question.kind === 'movement' && n % 5 === 0) {
          const units: Standing[] = session.state.units.flatMap(({ at, disordered, moved }, i) => {
            const hex = pack.hexes[at];
            return hex === undefined
              ? []
              : [{ id: pack.units[i]?.id ?? '', at: hex.id, disordered, moved: moved ?? false }];
          });
          for (const unit of units)
            for (const goal of HEXES) {
              const order = { do: 'move', unit: unit.id, path: goal };
              const checked = checkOrder(question, game.rules.universe, order);
              if (!checked.ok && checked.refusal.field === 'unit') continue;
              const refusal = checked.ok ? undefined : checked.refusal;
              const named = expected(unit, units, session.state.turn, goal);
              const where = `turn ${session.state.turn}: ${unit.id} ${unit.at} to ${goal}`;
              if (refusal === undefined) expect(named, where).toEqual([]);
              else expect(named, where).toContainEqual({ step: refusal.step, clause: refusal.clause });
              const key = refusal?.clause ?? 'legal';
              counts[key] = (counts[key] ?? 0) + 1;
            }
        }
        session.give(question.side, sampleOrder(question, pick));
      }
    }
    expect(Object.keys(counts).sort()).toEqual(
      'KY-4.2.R1 KY-6.1.b KY-6.2.c KY-6.3.c KY-7.1.a KY-7.2.R1 KY-7.2.a KY-7.3.2.R3 KY-7.3.2.b KY-7.3.3.a legal'.split(
        ' ',
      ),
    );
  });
});
