/**
 * The figures of an audit: faces counted against what is expected, luck summed up by side, turn and purpose.
 */
import type { Crumb, Side } from '../referee/index.js';
import { type Band, bandOf, type Fit, fitOf, type Luck, luckBands, luckOf } from './chances.js';
import type { AuditRoll } from './sheet.js';

/** How often each face of one kind of die fell. */
export interface Faces {
  readonly faces: number;
  readonly thrown: number;
  readonly counts: readonly number[];
  /** Of every face alike. */
  readonly expected: number;
  readonly band: Band;
  readonly fit: Fit | undefined;
}

/** The luck of one side in one roll. */
export interface Stake extends Luck {
  /** Number of the roll. */
  readonly number: number;
  readonly turn: string;
  readonly side: Side;
  readonly purpose: string;
}

/** Luck summed up; `band`: where chance keeps it in 95 of 100 cases. */
export interface Sum {
  readonly rolls: number;
  readonly luck: number;
  readonly band: Band;
}

/** A kind of die thrown less often than it has faces says nothing about them. */
export function isTelling({ faces, thrown }: Faces): boolean {
  return faces > 1 && thrown >= faces;
}

/** The faces of all dice, a kind of die each, the kind thrown most often first. */
export function facesByDie(rolls: readonly Pick<AuditRoll, 'dice' | 'faces'>[]): readonly Faces[] {
  const kinds = new Map<number, number[]>();
  for (const { dice, faces } of rolls)
    for (const [i, die] of dice.entries()) {
      const counts = kinds.get(die) ?? Array<number>(die).fill(0);
      const face = faces[i] ?? 0;
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
      kinds.set(die, counts);
    }
  return [...kinds]
    .map(([die, counts]) => kindOf(die, counts))
    .sort((a, b) => b.thrown - a.thrown || a.faces - b.faces);
}

function kindOf(faces: number, counts: readonly number[]): Faces {
  const thrown = counts.reduce((sum, count) => sum + count, 0);
  return {
    faces,
    thrown,
    counts,
    expected: thrown / faces,
    band: bandOf(thrown, 1 / faces),
    fit: fitOf(counts),
  };
}

/** The luck in rolls that were somebody's, in their order. `side`: his alone. */
export function stakesOf(rolls: readonly AuditRoll[], side?: Side): readonly Stake[] {
  return rolls.flatMap((roll) =>
    roll.fortunes.flatMap(({ side: whose, better, weights }) => {
      if (better === null || (side !== undefined && whose !== side)) return [];
      const { number, purpose, now } = roll;
      return [{ number, purpose, turn: turnInAddress(now), side: whose, ...luckOf(roll, better, weights) }];
    }),
  );
}

/** The turn as it stands in addresses; '' where it is not known. */
export function turnInAddress(now: readonly Crumb[]): string {
  const [first] = now;
  return first === undefined ? '' : `${first.key}${typeof first.n === 'number' ? `-${first.n}` : ''}`;
}

export function luckSum(stakes: readonly Stake[]): Sum {
  return luckOverTime(stakes).at(-1) ?? { rolls: 0, luck: 0, band: { low: 0, high: 0 } };
}

/** Whether a sum lies where chance seldom carries it. */
export function isOutside({ luck, band }: Sum): boolean {
  return luck < band.low - ROUNDING || luck > band.high + ROUNDING;
}

/** Sums of fractions are not quite what they are. */
const ROUNDING = 1e-9;

/** Stakes by what they have in common, in the order in which it first comes up. */
export function grouped<K extends 'side' | 'turn' | 'purpose'>(
  stakes: readonly Stake[],
  by: K,
): ReadonlyMap<Stake[K], readonly Stake[]> {
  const groups = new Map<Stake[K], Stake[]>();
  for (const stake of stakes) {
    const group = groups.get(stake[by]) ?? [];
    group.push(stake);
    groups.set(stake[by], group);
  }
  return groups;
}

/** A point of a curve: luck up to a roll, and how far chance may have carried it. */
export interface LuckPoint extends Sum {
  readonly number: number;
}

/** Luck as it grew, roll by roll, from nothing. */
export function luckOverTime(stakes: readonly Stake[]): readonly LuckPoint[] {
  const bands = luckBands(stakes);
  let luck = 0;
  return stakes.map((stake, i) => {
    luck += stake.luck;
    return { number: stake.number, rolls: i + 1, luck, band: bands[i] ?? { low: 0, high: 0 } };
  });
}
