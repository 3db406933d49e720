/** The filter of the audit page: by turn, side and purpose. */
import type { AuditRoll } from '../../match/index.js';
import type { Narrator } from '../../telling/index.js';
import { turnInAddress } from './figures.js';

export interface Filter {
  readonly turn: string;
  readonly side: string;
  readonly purpose: string;
}

interface Choice {
  readonly id: string;
  readonly text: string;
  readonly chosen: boolean;
}

/** A select of the filter's form, with the values that there are. */
export interface FilterField {
  readonly name: keyof Filter;
  readonly choices: readonly Choice[];
}

const NAMES = ['turn', 'side', 'purpose'] as const satisfies readonly (keyof Filter)[];

/** The filter in a query; what it does not name is not filtered. */
export function filterIn(query: { readonly [name: string]: unknown }): Filter {
  const word = (name: keyof Filter) => (typeof query[name] === 'string' ? query[name] : '');
  return { turn: word('turn'), side: word('side'), purpose: word('purpose') };
}

export function isFiltering(filter: Filter): boolean {
  return NAMES.some((name) => filter[name] !== '');
}

/** The rolls that a filter lets through. */
export function filtered(rolls: readonly AuditRoll[], { turn, side, purpose }: Filter): readonly AuditRoll[] {
  return rolls.filter(
    (roll) =>
      (turn === '' || turnInAddress(roll.now) === turn) &&
      (side === '' || roll.fortunes.some((fortune) => fortune.side === side)) &&
      (purpose === '' || roll.purpose === purpose),
  );
}

/** The fields of the form: each turn, side and purpose of these rolls. */
export function filterFields(
  narrator: Narrator,
  rolls: readonly AuditRoll[],
  filter: Filter,
): readonly FilterField[] {
  const turns = new Map(
    rolls.map(({ now }) => [turnInAddress(now), narrator.game.where(now.slice(0, 1))] as const),
  );
  const sides = new Map(
    rolls.flatMap(({ fortunes }) => fortunes.map(({ side }) => [side, narrator.side(side)] as const)),
  );
  const purposes = new Map(
    rolls.map(({ purpose }) => [purpose, narrator.tell(`purpose.${purpose}`)] as const),
  );
  const choices = { turn: turns, side: sides, purpose: purposes };
  return NAMES.map((name) => ({
    name,
    choices: [...choices[name]]
      .filter(([id]) => id !== '')
      .map(([id, text]) => ({ id, text, chosen: filter[name] === id })),
  }));
}

/** A filter as a query, with whatever else the address holds. */
export function toQuery(filter: Filter, more: { readonly [name: string]: string }): string {
  const query = new URLSearchParams({ ...filter, ...more });
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}
