/** Pieces of combat that several games share: odds, result tables, retreats and who advances. */
import {
  type Clause,
  ComponentError,
  decision,
  type Explanation,
  type OutcomeRow,
  order,
  type Play,
  type Rules,
  type Side,
} from '../referee/index.js';

/**
 * The column of an odds table: fractions dropped in the defender's favour, what is above the last column is
 * the last, then the shift. Undefined: to the left of the first.
 */
export function oddsColumn(
  columns: readonly string[],
  attack: number,
  defence: number,
  shift = 0,
): string | undefined {
  const reached = columns.findLastIndex((column) => {
    const [a = 0, b = 1] = column.split(':').map(Number);
    return attack * b >= defence * a;
  });
  return reached < 0 ? undefined : columns[Math.min(reached + shift, columns.length - 1)];
}

/** Rows of a result table as components have them: `[[2, "AE"], [6, "DR"]]`. @throws ComponentError */
export function tableRows(name: string, rows: readonly (readonly (string | number)[])[]): OutcomeRow[] {
  return rows.map(([upTo, result], i) => {
    if (typeof upTo !== 'number' || typeof result !== 'string')
      throw new ComponentError(`${name}.${i}`, 'a row is a number and a result');
    return [upTo, result];
  });
}

/** The rows of a table that a die can reach: `upTo` in rising order, the last row open. */
export function reachable(rows: readonly OutcomeRow[], faces: number): OutcomeRow[] {
  const table: OutcomeRow[] = [];
  let below = 0;
  for (const [upTo, result] of rows) {
    const atMost = Math.min(upTo, faces);
    if (atMost > below) table.push([atMost, result]);
    below = Math.max(below, atMost);
  }
  return table;
}

/** The chance of each row. */
export function chancesOf(table: readonly OutcomeRow[], faces: number): Explanation['chances'] {
  return table.map(([atMost, result], i) => ({ result, of: atMost - (table[i - 1]?.[0] ?? 0), in: faces }));
}

interface Retreat {
  readonly side: Side;
  readonly unit: string;
  readonly from: string;
  readonly clause: Clause;
  /** The universe of places. */
  readonly of: string;
  /** Places that are near enough. */
  readonly hexes: readonly string[];
  /** The clause that keeps it out of one; of any other place `clause` does. */
  forbids(to: string): Clause | undefined;
}

/** The owner chooses where a beaten unit retreats to; undefined: nowhere, it is lost. */
export function* retreatOrLose(play: Play, retreat: Retreat): Rules<string | undefined> {
  const { side, unit, from, clause, of, hexes, forbids } = retreat;
  if (hexes.every((to) => forbids(to) !== undefined)) return undefined;
  const form = order('retreat').one('to', of, {
    candidates: () => hexes,
    forbids: (_, __, to) => (hexes.includes(to) ? forbids(to) : clause),
  });
  const about = { unit, from };
  const answer = yield* play.ask(
    decision({ side, kind: 'retreat', clause, public: true, about, forms: [form] }),
  );
  return answer.to;
}

interface Choice {
  readonly side: Side;
  /** The kind of the question, and the word of its form: `advance`, `exchange`. */
  readonly kind: string;
  readonly clause: Clause;
  readonly units: readonly string[];
  readonly at: string;
  /** The word by which nobody is chosen; left out: somebody must be. */
  readonly decline?: string;
}

/** A side chooses one of some units; undefined: none. */
export function* chooseUnit(play: Play, choice: Choice): Rules<string | undefined> {
  const { side, kind, clause, units, at, decline } = choice;
  if (units.length === 0) return undefined;
  const form = order(kind).one('unit', 'unit', {
    candidates: () => units,
    forbids: (_, __, unit) => (units.includes(unit) ? undefined : clause),
  });
  const forms = decline === undefined ? [form] : [form, order(decline).idly()];
  const answer = yield* play.ask(
    decision({ side, kind, clause, public: true, about: { at, units: [...units] }, forms }),
  );
  return 'unit' in answer && typeof answer.unit === 'string' ? answer.unit : undefined;
}
