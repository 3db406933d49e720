/** Chapter 7.2: strengths, odds and the table. SP-7.2. */
import type { Explanation, OutcomeRow } from '../../../../referee/index.js';
import { chancesOf as chancesOfRows } from '../../../shared/index.js';
import type { CombatResult, Pack } from '../../components/pack.js';
import type { SpState } from '../../state.js';
import { printedStrength, unitAt } from '../../state.js';

/** Strength of a fatigued unit, in place of the printed one (SP-6.2.e, SP-6.2.k). */
export const TIRED = 1;

/** Strength of a unit that lies open. Ground, ravine and the like change nothing (SP-7.2.p, SP-6.4.m). */
export function strengthOf(pack: Pack, state: SpState, unit: number): number {
  return unitAt(state, unit).fatigued ? TIRED : printedStrength(pack, state, unit);
}

/** All that stands in the fight is added (SP-7.2.h, SP-7.2.i, SP-7.2.q). */
export function totalStrength(pack: Pack, state: SpState, units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + strengthOf(pack, state, unit), 0);
}

/** Whole odds, rounded in the defender's favour (SP-7.2.j): 0 is 1:1, 2 is 3:1, -1 is 1:2. */
export function oddsOf(attack: number, defence: number): number {
  return attack >= defence ? Math.floor(attack / defence) - 1 : 1 - Math.ceil(defence / attack);
}

/** `3:1`, `1:2`. */
export function oddsName(odds: number): string {
  return odds >= 0 ? `${odds + 1}:1` : `1:${1 - odds}`;
}

/** The result that needs no die, tested on the rounded odds (SP-7.2.k, SP-7.2.l, SP-7.2.m). */
export function automatic(pack: Pack, odds: number): CombatResult | undefined {
  const { lowest, highest, below, above } = pack.table;
  if (odds < lowest) return below;
  return odds > highest ? above : undefined;
}

/** The column of the table as rows of a die (SP-7.2.n). */
export function columnOf(pack: Pack, odds: number): OutcomeRow[] {
  const results = pack.table.columns[odds - pack.table.lowest]!;
  const rows: OutcomeRow[] = [];
  results.forEach((result, i) => {
    if (rows.at(-1)?.[1] === result) rows.pop();
    rows.push([i + 1, result]);
  });
  return rows;
}

/** The chance of each result, those that come without a die too. */
export function chancesOf(pack: Pack, odds: number): Explanation['chances'] {
  const sure = automatic(pack, odds);
  if (sure !== undefined) return [{ result: sure, of: 1, in: 1 }];
  return chancesOfRows(columnOf(pack, odds), pack.faces);
}
