/** Chapters 8.2 and 8.3: resolving fire: the column, the die, the assignment of hits. TS-8.2. */

import type { Clause, Decision, Modifier, OutcomeRow, Play, Rules, Walk } from '../../../../referee/index.js';
import { order } from '../../../../referee/index.js';
import type { Pack, PackEvent, SideId } from '../../components/pack.js';
import { eventOf, pointId, unitId, unitIds, unitIndex } from '../../components/pack.js';
import type { TsState } from '../../state/state.js';
import { askSide } from '../cards/hand.js';
import { explainHits, type Shares } from './damage.js';

export type FireKind = 'air' | 'surface';

const OFF_TABLE = -1;
const DIE = 6;

/**
 * The column of a strength after all shifts together; OFF_TABLE left of the first, never right of the last
 * (TS-8.2.1.a).
 */
export function columnOf(pack: Pack, strength: number, shift: number): number {
  const { columns } = pack.file.tables.crt;
  const plain = columns.findIndex((c) => strength >= c.min && (c.max === null || strength <= c.max));
  if (plain < 0) return OFF_TABLE;
  const shifted = Math.min(columns.length - 1, plain + shift);
  return shifted < 0 ? OFF_TABLE : shifted;
}

export function shift(amount: number, reason: string, clause: Clause): Modifier {
  return { amount, on: 'column', reason, clause };
}

export function sumOfShifts(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, m) => sum + m.amount, 0);
}

/** The number of hits: one die on the column, none when there is no column (TS-8.2.d, TS-8.1.h). */
export function rollHits(
  pack: Pack,
  play: Play<TsState>,
  purpose: string,
  side: SideId,
  strength: number,
  modifiers: readonly Modifier[],
): number {
  const column = columnOf(pack, strength, sumOfShifts(modifiers));
  if (strength <= 0) return 0;
  const label = column === OFF_TABLE ? '' : pack.file.tables.crt.columns[column]!.label;
  if (column === OFF_TABLE) {
    play.log('fire.none', { side, what: purpose, strength });
    return 0;
  }
  const hits = rollColumn(pack, play, purpose, column, modifiers);
  play.log('fire', { side, what: purpose, strength, column: label, n: hits });
  return hits;
}

/** One die on a column. */
export function rollColumn(
  pack: Pack,
  play: Play<TsState>,
  purpose: string,
  column: number,
  modifiers: readonly Modifier[],
): number {
  const { faces } = play.roll({ purpose, dice: [DIE], modifiers, outcomes: outcomesOf(pack, column) });
  return pack.file.tables.crt.hits[faces[0]! - 1]![column]!;
}

/** The rows of a column: faces up to a number, and the hits they give. */
export function outcomesOf(pack: Pack, column: number): OutcomeRow[] {
  const hits = pack.file.tables.crt.hits.map((row) => row[column]!);
  return hits.flatMap((n, i): OutcomeRow[] => (n === hits[i + 1] ? [] : [[i + 1, `hits${n}`]]));
}

/**
 * The units that hits may go to. In surface combat ships alone, unless J07 adds the air units (TS-8.2.g,
 * TS-CJ07.b).
 */
export interface Targets {
  readonly units: readonly number[];
  /** At least so many hits must go to air units. */
  readonly onAir: number;
}

export function targetsOf(
  pack: Pack,
  units: readonly number[],
  kind: FireKind,
  events: readonly string[],
): Targets {
  if (kind === 'air') return { units, onAir: 0 };
  const ships = units.filter((unit) => pack.units[unit]!.ship);
  const bombarding = events.map((no) => eventOf(pack, no).fx).find((fx) => fx.type === 'surfaceHitsOnAir');
  const air = units.filter((unit) => !pack.units[unit]!.ship);
  if (bombarding?.type !== 'surfaceHitsOnAir' || air.length === 0) return { units: ships, onAir: 0 };
  return { units: [...ships, ...air].sort((a, b) => a - b), onAir: bombarding.min };
}

export interface Assignment {
  readonly side: SideId;
  readonly hits: number;
  readonly kind: FireKind;
  readonly at: number;
  readonly targets: Targets;
}

/** Hits assigned by one side, going on from `given` (TS-8.2.e). Hits without a target are lost (TS-8.2.n). */
export function* assignHits(
  pack: Pack,
  play: Play<TsState>,
  assignment: Assignment,
  given: Shares = new Map(),
): Rules<Shares> {
  const { hits, targets } = assignment;
  if (hits <= 0 || targets.units.length === 0) return given;
  const answer = yield* askSide(pack, play, () => allotting(pack, assignment, given));
  const shares = new Map(given);
  for (const [id, n] of Object.entries(answer?.hits ?? {})) {
    const unit = unitIndex(pack, id);
    shares.set(unit, (shares.get(unit) ?? 0) + n);
  }
  return shares;
}

function allotting(pack: Pack, assignment: Assignment, given: Shares) {
  const { side, hits, kind, at, targets } = assignment;
  const even = evenShares(assignment, given);
  const walk: Walk<object> = {
    candidates: () => unitIds(pack, targets.units),
    forbids: (_, steps, id) => forbidsHit(pack, assignment, even, steps, unitIndex(pack, id)),
    unfinished: (_, steps) => lacksHits(pack, assignment, given, steps),
    explain: (_, steps) => explainHits(pack, hitsWith(pack, given, steps)),
  };
  const form = order('allot').allot('hits', 'unit', walk, { min: hits, max: hits });
  const before = [...given.entries()].filter(([, n]) => n > 0).map(([unit]) => unitId(pack, unit));
  const about = { at: pointId(pack, at), n: hits, kind, ...(before.length === 0 ? {} : { given: before }) };
  return {
    side,
    kind: 'allot',
    clause: 'TS-8.2.e',
    public: true,
    about,
    forms: [form],
  } satisfies Decision<unknown>;
}

/** Hits of this answer on top of those before it, for the units that it names. */
function hitsWith(pack: Pack, given: Shares, steps: readonly string[]): Shares {
  const units = new Set(steps.map((id) => unitIndex(pack, id)));
  const count = (unit: number) =>
    (given.get(unit) ?? 0) + steps.filter((id) => id === unitId(pack, unit)).length;
  return new Map([...units].map((unit) => [unit, count(unit)]));
}

/**
 * What even sharing leaves open: what each target gets at least and at most, and how many may get the one
 * that is more.
 */
interface EvenShares {
  readonly least: (unit: number) => number;
  readonly most: (unit: number) => number;
  readonly spare: number;
}

/**
 * No unit gets its next hit before every target has as many, those given before counted (TS-8.2.f, TS-8.2.h).
 */
function evenShares({ hits, targets: { units } }: Assignment, given: Shares): EvenShares {
  const before = (unit: number) => given.get(unit) ?? 0;
  const fewest = Math.min(...units.map(before));
  const isBehind = (unit: number) => before(unit) === fewest;
  const rest = hits - units.filter(isBehind).length;
  if (rest < 0) return { least: () => 0, most: (unit) => (isBehind(unit) ? 1 : 0), spare: hits };
  const least = (unit: number) => Math.floor(rest / units.length) + (isBehind(unit) ? 1 : 0);
  const spare = rest % units.length;
  return { least, most: (unit) => least(unit) + (spare > 0 ? 1 : 0), spare };
}

/**
 * An answer is walked by rounds, each in the order of the ids: who was passed over must have had his share.
 */
function forbidsHit(
  pack: Pack,
  { kind, targets }: Assignment,
  { least, most, spare }: EvenShares,
  steps: readonly string[],
  unit: number,
): Clause | undefined {
  if (!targets.units.includes(unit))
    return kind === 'surface' && !pack.units[unit]!.ship ? 'TS-8.2.g' : 'TS-8.2.e';
  const id = unitId(pack, unit);
  const count = (target: number) => steps.filter((step) => step === unitId(pack, target)).length;
  const round = count(unit) + 1;
  if (round > most(unit)) return 'TS-8.2.h';
  if (round > least(unit) && targets.units.filter((target) => count(target) > least(target)).length >= spare)
    return 'TS-8.2.h';
  const due = (target: number) => Math.min(least(target), unitId(pack, target) < id ? round : round - 1);
  return targets.units.some((target) => count(target) < due(target)) ? 'TS-8.2.h' : undefined;
}

function lacksHits(
  pack: Pack,
  { hits, targets }: Assignment,
  given: Shares,
  steps: readonly string[],
): Clause | undefined {
  if (steps.length < hits) return 'TS-8.2.e';
  const all = [...steps.map((id) => unitIndex(pack, id)), ...given.keys()];
  const onAir = all.filter((unit) => !pack.units[unit]!.ship).length;
  return onAir < Math.min(hits, targets.onAir) ? 'TS-CJ07.a' : undefined;
}

/** Half of the hits of a Japanese strike, rounded up, are A's to assign, first (TS-CA03.a, TS-CA03.b). */
export function* assignWithMistake(
  pack: Pack,
  play: Play<TsState>,
  assignment: Assignment,
  mistaken: PackEvent | undefined,
): Rules<Shares> {
  if (mistaken === undefined || assignment.targets.units.length === 0)
    return yield* assignHits(pack, play, assignment);
  const first = Math.ceil(assignment.hits / 2);
  const shares = yield* assignHits(pack, play, { ...assignment, side: mistaken.side, hits: first });
  return yield* assignHits(pack, play, { ...assignment, hits: assignment.hits - first }, shares);
}
