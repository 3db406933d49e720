/** What stacks can be sent, and whether they get to the target: WP-8.2.d, WP-8.4.b, WP-8.6. */
import type { Clause } from '../../../../referee/index.js';
import type { Position } from '../../state/state.js';
import { typeOf, waterOf } from '../../state/state.js';
import {
  budgetFrom,
  canMarch,
  forbidsLeaving,
  forbidsShipping,
  forceOf,
  type Giving,
  needsTransport,
  reaches,
  type Stack,
  weakest,
} from './origins.js';
import { barredBy } from './paths.js';

/** The stack that some units of a hex make. */
export function stackFrom(position: Position, from: number, units: readonly number[]): Stack {
  const land = units.filter((unit) => typeOf(position, unit).type === 'L');
  const fleets = units.filter((unit) => typeOf(position, unit).fleet);
  const [first] = fleets;
  return {
    from,
    land,
    fleets,
    start: first === undefined ? from : waterOf(position, first),
    onFoot: first === undefined,
  };
}

/**
 * The clause that says these units can make no stack that gets to the target (WP-8.2.d, WP-8.4.b, f, WP-8.6).
 */
export function unfinishedStack(giving: Giving, stack: Stack, target: number): Clause | undefined {
  const { land, fleets, start, onFoot, from } = stack;
  if (land.length + fleets.length === 0) return 'WP-8.2.g';
  const budget = budgetFrom(giving, from);
  if (onFoot) {
    if (needsTransport(giving)) return 'WP-4.3.a';
    if (canMarch(giving, from, target, budget)) return undefined;
    return barredBy({ giving, stack, carriers: [], target, budget });
  }
  if (fleets.some((unit) => waterOf(giving, unit) !== start)) return 'WP-8.5.p';
  const naval = weakest(giving, fleets);
  if (naval.length < land.length) return 'WP-8.6.a';
  if (land.length > 0) {
    const clause = forbidsShipping(giving, target);
    if (clause !== undefined) return clause;
  } else if (needsTransport(giving)) return 'WP-4.3.a';
  return forbidsSailing(giving, stack, naval.slice(0, land.length), target);
}

/** The clause that keeps fleets with these carriers from the target. */
export function forbidsSailing(
  giving: Giving,
  stack: Stack,
  carriers: readonly number[],
  target: number,
): Clause | undefined {
  const { start, fleets, from } = stack;
  const held = forbidsLeaving(giving, start, fleets);
  if (held !== undefined) return held;
  const force = forceOf(giving, fleets, carriers);
  const budget = budgetFrom(giving, from);
  if (reaches(giving, start, [force], budget, target)) return undefined;
  return barredBy({ giving, stack, carriers, target, budget });
}
