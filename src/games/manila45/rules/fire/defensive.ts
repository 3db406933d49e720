/** Chapter 9: defensive fire, at every step next to an enemy. MN-9. */
import {
  type Clause,
  type Decision,
  decision,
  type Explanation,
  type Modifier,
  order,
  type Rules,
} from '../../../../referee/index.js';
import { enemyOf, hexId, type SideId, sideOf, unitIndex } from '../../components/pack.js';
import {
  ids,
  isFaceDown,
  isOnMap,
  openId,
  type Position,
  showFaces,
  type Turn,
  unitAt,
  unitsIn,
  unitsNear,
} from '../../state/state.js';
import { eliminate } from '../losses.js';
import { forbidsFormation } from './attackers.js';
import { showUnits } from './sight.js';
import { armourModifiers, columnOf, groundModifiers, hitsOf, rollOn, strengthOf, totalOf } from './table.js';

/** What a step next to enemies came to. */
export interface Encounter {
  readonly alive: boolean;
  readonly fired: boolean;
  /** A face-down unit was turned up. */
  readonly revealed: boolean;
}

const UNHURT: Encounter = { alive: true, fired: false, revealed: false };

/**
 * The enemies next to the hex just entered may fire, once (MN-9.1.a, MN-9.1.b, MN-9.2.c, MN-9.2.f). `before`
 * tells of the way.
 */
export function* passEnemies(t: Turn, mover: number, before: () => void): Rules<Encounter> {
  const { at } = unitAt(t, mover);
  if (!isWindow(t, enemyOf(sideOf(t.pack, mover)), at)) return UNHURT;
  const answer = yield* t.play.ask(firing(t, mover));
  if (answer.do === 'hold') return UNHURT; // held fire leaves no line
  before();
  return fireAt(
    t,
    mover,
    answer.units.map((id) => unitIndex(t.pack, id)),
  );
}

/** Whether public facts leave it open that a side may fire at what enters a hex. */
export function isWindow(p: Position, side: SideId, hex: number): boolean {
  return unitsNear(p, side, hex).some((unit) => mightFire(p, unit));
}

/** As everybody sees it: a face-down counter might, and so might whoever lies below another. */
function mightFire(p: Position, unit: number): boolean {
  return isFaceDown(p, unit) || unitAt(p, unit).under || p.pack.units[unit]!.dfc;
}

type Firing = { do: 'fire'; units: readonly string[] } | { do: 'hold' };

/** A window: its owner is asked though in truth nothing may be able to fire. */
export function firing(p: Position, mover: number): Decision<Firing> {
  const side = enemyOf(sideOf(p.pack, mover));
  const { at } = unitAt(p, mover);
  const form = order('fire').set(
    'units',
    'unit',
    {
      candidates: () => ids(p.pack, shootersAt(p, side, at)).sort(),
      forbids: (_, chosen, id) =>
        forbidsShooter(
          p,
          side,
          at,
          chosen.map((one) => unitIndex(p.pack, one)),
          unitIndex(p.pack, id),
        ),
      explain: (_, units) =>
        explainFire(
          p,
          mover,
          units.map((id) => unitIndex(p.pack, id)),
        ),
    },
    { min: 1 },
  );
  return decision({
    side,
    kind: 'defensiveFire',
    clause: 'MN-9.1.a',
    public: false,
    about: { unit: openId(p, mover), at: hexId(p.pack, at) },
    forms: [form, order('hold').idly()],
  });
}

/** Units of a side that may fire at what enters a hex. */
export function shootersAt(p: Position, side: SideId, hex: number): number[] {
  return unitsNear(p, side, hex).filter((unit) => p.pack.units[unit]!.dfc);
}

/** The clause that keeps a unit out of the fire. */
export function forbidsShooter(
  p: Position,
  side: SideId,
  hex: number,
  chosen: readonly number[],
  unit: number,
): Clause | undefined {
  const { pack } = p;
  if (unit < 0 || sideOf(pack, unit) !== side || pack.units[unit]!.air || !isOnMap(p, unit))
    return 'MN-9.1.a';
  if (!pack.hexes[hex]!.near.includes(unitAt(p, unit).at)) return 'MN-9.4.a';
  if (!pack.units[unit]!.dfc) return 'MN-9.3.a';
  return forbidsFormation(p, chosen, unit) === undefined ? undefined : 'MN-9.2.g';
}

/**
 * Only the mover is the target (MN-9.2.b); no range, river or close assault (MN-9.5.b, MN-9.5.c, MN-9.5.d).
 */
export function defensiveModifiers(p: Position, shooters: readonly number[], mover: number): Modifier[] {
  return [...groundModifiers(p, shooters, unitAt(p, mover).at), ...armourModifiers(p, shooters, [mover])];
}

/** In how many of the faces the mover would be eliminated. */
export function chanceAgainst(p: Position, shooters: readonly number[], mover: number): number {
  const drm = totalOf(defensiveModifiers(p, shooters, mover));
  return hitsOf(p.pack, strengthOf(p.pack, shooters), drm);
}

function fireAt(t: Turn, mover: number, shooters: readonly number[]): Encounter {
  const { pack, play } = t;
  const { at } = unitAt(t, mover);
  const revealed = showUnits(t, shooters);
  const strength = strengthOf(pack, shooters);
  const { outcome } = rollOn(t, 'defensiveFire', strength, defensiveModifiers(t, shooters, mover));
  const hit = outcome === 'eliminated';
  play.log(hit ? 'fire.hit' : 'fire.miss', {
    units: ids(pack, shooters),
    unit: openId(t, mover),
    at: hexId(pack, at),
    strength,
    column: columnOf(pack, strength).label,
  });
  if (sideOf(pack, mover) === 'US') lookInto(t, at);
  if (hit) eliminate(t, [mover]); // MN-9.6.a: no rubble, no advance
  return { alive: !hit, fired: true, revealed };
}

/** Who has fired may look at the stack (MN-6.5.c). */
function lookInto(t: Turn, hex: number): void {
  const there = unitsIn(t, 'US', hex);
  showFaces(t, there);
  t.play.tell('JP', 'looked', { units: ids(t.pack, there), at: hexId(t.pack, hex) });
}

function explainFire(p: Position, mover: number, shooters: readonly number[]): Explanation {
  const strength = strengthOf(p.pack, shooters);
  return {
    lines: [{ key: 'explain.strength', strength, column: columnOf(p.pack, strength).label }],
    modifiers: defensiveModifiers(p, shooters, mover),
    chances: [{ result: 'eliminated', of: chanceAgainst(p, shooters, mover), in: p.pack.faces }],
  };
}
