/**
 * What follows from the rest of a situation where nobody has said it: who lies on top, what was seen, who may
 * be helped.
 */
import { OUT } from '../components/pack.js';
import { companionOf, hasUnits, unitAt, unitsOf } from './questions.js';
import { type Landing, type Position, phaseOf } from './state.js';

/**
 * Of two in a hex one lies on top: the first of the unit list, unless one of them alone is said to lie below.
 */
export function settleStacks(p: Position): void {
  for (const unit of unitsOf(p, 'US')) {
    const companion = companionOf(p, unit);
    const one = unitAt(p, unit);
    if (companion === OUT) one.under = false;
    else if (one.under === unitAt(p, companion).under) one.under = unit > companion;
  }
}

/** A US unit on top has been seen where it stands (MN-6.5.d). */
export function settleFaces(p: Position): void {
  for (const unit of unitsOf(p, 'US')) {
    const one = unitAt(p, unit);
    if (!one.under) one.seen = one.at;
  }
}

/** The 672nd and who is stacked with it when the movement phase starts (MN-8.8.a, MN-8.10.a). */
export function landingOf(p: Position): Landing | undefined {
  if (phaseOf(p) !== 'B') return undefined;
  const { amphibian } = p.pack;
  const one = unitAt(p, amphibian);
  if (one.at < 0 || one.moved) return { at: OUT, with: OUT, jumped: false, carried: OUT };
  const companion = companionOf(p, amphibian);
  const stayed = companion !== OUT && !unitAt(p, companion).moved;
  return { at: one.at, with: stayed ? companion : OUT, jumped: false, carried: OUT };
}

/** A hex with units of both sides, if there is one. */
export function sharedHex(p: Position): number | undefined {
  const found = unitsOf(p, 'US').find((unit) => hasUnits(p, 'JP', unitAt(p, unit).at));
  return found === undefined ? undefined : unitAt(p, found).at;
}
