/** What an attack brings, on the average of the strengths that may lie face down. */
import type { CombatResult, Pack } from '../components/pack.js';
import { enemyOf, sideOf } from '../components/pack.js';
import { automatic, columnOf, oddsOf, TIRED } from '../rules/combat/odds.js';
import { retreatHexes } from '../rules/combat/retreat.js';
import { isFaceUp, printedStrength, stillFaceDown, unitAt, unitsIn } from '../state/state.js';
import { costOf, type Outlook } from './worth.js';

/** What an attack brings on the average of the strengths that may lie face down. */
export function gainOfAttack(outlook: Outlook, attackers: readonly number[], hex: number): number {
  const { pack, state } = outlook;
  const [first] = attackers;
  if (first === undefined) return 0;
  const defenders = unitsIn(pack, state, enemyOf(sideOf(pack, first)), hex);
  const hidden = [...attackers, ...defenders].some((unit) => !isFaceUp(pack, state, unit));
  const left = hidden ? stillFaceDown(pack, state).map((counter) => pack.counters[counter]!.strength) : [];
  const gains = (left.length === 0 ? [0] : left).map((strength) =>
    gainIf(outlook, attackers, defenders, strength),
  );
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}

/** The same if whatever lies face down has this strength; a strength of nothing goes home. */
function gainIf(
  outlook: Outlook,
  attackers: readonly number[],
  defenders: readonly number[],
  strength: number,
): number {
  const { pack, state } = outlook;
  const of = (unit: number) => {
    if (!isFaceUp(pack, state, unit)) return strength > 0 && unitAt(state, unit).fatigued ? TIRED : strength;
    return unitAt(state, unit).fatigued ? TIRED : printedStrength(pack, state, unit);
  };
  const total = (units: readonly number[]) => units.reduce((sum, unit) => sum + of(unit), 0);
  const gone = (units: readonly number[]) =>
    units.filter((unit) => of(unit) === 0).reduce((sum, unit) => sum + costOf(outlook, unit), 0);
  const [attack, defence] = [total(attackers), total(defenders)];
  const turnedUp =
    gone(defenders) - gone(attackers) + (defence === 0 ? worthOfHex(outlook, attackers, defenders) : 0);
  if (attack === 0 || defence === 0) return turnedUp;
  const rows = resultsAt(pack, oddsOf(attack, defence));
  const gain = rows.reduce(
    (sum, { result, of: faces }) => sum + faces * gainOfResult(outlook, result, attackers, defenders),
    0,
  );
  return turnedUp + gain / rows.reduce((sum, row) => sum + row.of, 0);
}

function resultsAt(pack: Pack, odds: number): { readonly result: CombatResult; readonly of: number }[] {
  const sure = automatic(pack, odds);
  if (sure !== undefined) return [{ result: sure, of: 1 }];
  const rows = columnOf(pack, odds);
  return rows.map(([atMost, result], i) => ({
    result: result as CombatResult,
    of: atMost - (rows[i - 1]?.[0] ?? 0),
  }));
}

function gainOfResult(
  outlook: Outlook,
  result: CombatResult,
  attackers: readonly number[],
  defenders: readonly number[],
): number {
  const { pack, state, weights } = outlook;
  const cheapest = (units: readonly number[]) => Math.min(...units.map((unit) => costOf(outlook, unit)));
  const emptied = defenders.length === 1 ? worthOfHex(outlook, attackers, defenders) : 0;
  switch (result) {
    case 'Ae':
      return -cheapest(attackers);
    case 'Ar':
      return -weights.beatenBack;
    case 'Ex':
      return cheapest(defenders) - cheapest(attackers) + emptied;
    case 'De':
      return cheapest(defenders) + emptied;
    case 'Dr': {
      const lost = defenders.filter((unit) => retreatHexes(pack, state, unit).length === 0);
      return (
        weights.drivenBack +
        lost.reduce((sum, unit) => sum + costOf(outlook, unit), 0) +
        worthOfHex(outlook, attackers, defenders)
      );
    }
  }
}

/** Whoever drives the last Japanese out of the Mission may walk in. */
function worthOfHex(
  { pack, state, weights }: Outlook,
  attackers: readonly number[],
  defenders: readonly number[],
): number {
  const inMission = defenders.some((unit) => unitAt(state, unit).at === pack.mission);
  return inMission && attackers.some((unit) => sideOf(pack, unit) === 'NZ') ? weights.guard : 0;
}
