/** What the rows of the page show, figure by figure and text by text, against the rolls of the journal. */
import type { CheckedRoll } from './check.js';
import { kindsOf } from './page.js';

/** One page's texts by what they stand for: the same word of the journal is called the same in every row. */
export type Names = Map<string, string>;

type Roll = CheckedRoll['roll'];

/** Whether a row says of a roll what the journal says. */
export function saysTheSame(row: HTMLElement, { number, event, roll }: CheckedRoll, names: Names): boolean {
  return (
    row.dataset.number === String(number) &&
    (row.querySelector('[data-event]')?.textContent ?? '').match(/\d+/)?.[0] === String(event) &&
    row.dataset.purpose === roll.purpose &&
    row.dataset.outcome === (roll.outcome ?? '') &&
    isNamed(names, `purpose ${roll.purpose}`, row.querySelector('[data-purpose-name]')?.textContent) &&
    showsFigures(row, roll) &&
    showsModifiers(row, roll, names) &&
    showsTable(row, roll, names)
  );
}

function showsFigures(row: HTMLElement, { chain, k, link, faces, total, dice }: Roll): boolean {
  const figures = { chain: String(chain), k: String(k), link, faces: faces.join(' + '), dice: kindsOf(dice) };
  const plain = faces.length === 1 && total === faces[0];
  const due = Object.entries({ ...figures, ...(plain ? {} : { total: String(total) }) });
  const shown = [...row.querySelectorAll<HTMLElement>('[data-proved]')];
  return (
    shown.length === due.length &&
    due.every(([name, text]) =>
      shown.some((cell) => cell.dataset.proved === name && cell.textContent === text),
    )
  );
}

function showsModifiers(row: HTMLElement, { modifiers }: Roll, names: Names): boolean {
  const shown = [...row.querySelectorAll<HTMLElement>('[data-modifier]')];
  return (
    shown.length === modifiers.length &&
    modifiers.every(({ amount, on, reason, clause }, i) => {
      const item = shown[i];
      if (item === undefined) return false;
      const { dataset, textContent } = item;
      const signed = amount < 0 ? `−${-amount}` : `+${amount}`;
      const said = [signed, clause].every((part) => textContent?.includes(part));
      const same =
        dataset.amount === String(amount) &&
        dataset.on === on &&
        dataset.reason === reason &&
        dataset.clause === clause;
      return said && same && isNamed(names, `modifier ${on} ${amount} ${reason} ${clause}`, textContent);
    })
  );
}

function showsTable(row: HTMLElement, roll: Roll, names: Names): boolean {
  const due = roll.outcomes.length === 0 ? [] : reachable(roll);
  const shown = [...row.querySelectorAll<HTMLElement>('[data-row]')];
  return (
    shown.length === due.length &&
    due.every(({ from, to, outcome, share }, i) => {
      const item = shown[i];
      if (item === undefined) return false;
      const { dataset } = item;
      const range = from === to ? String(from) : `${from}–${to}`;
      const said = item.querySelector('[data-percent]')?.textContent;
      const hit = from <= roll.total && roll.total <= to;
      const same =
        dataset.from === String(from) && dataset.to === String(to) && dataset.outcome === (outcome ?? '');
      const text = item.firstChild?.textContent ?? '';
      return (
        same &&
        said === percentOf(share) &&
        item.classList.contains('hit') === hit &&
        text.includes(range) &&
        isNamed(names, `outcome ${outcome}`, text.replace(range, ''))
      );
    })
  );
}

/** Totals that the dice can reach with one result, and their share of all throws. */
interface Reach {
  readonly from: number;
  readonly to: number;
  readonly outcome: string | undefined;
  readonly share: number;
}

/**
 * What the dice of a roll could have come to by its table, reckoned anew from the journal: neighbours with
 * one result are one row.
 */
function reachable({ dice, modifiers, outcomes }: Roll): readonly Reach[] {
  const shift = modifiers.reduce((sum, { on, amount }) => (on === 'die' ? sum + amount : sum), 0);
  let shares = new Map([[shift, 1]]);
  for (const die of dice) {
    const next = new Map<number, number>();
    for (const [total, share] of shares)
      for (let face = 1; face <= die; face += 1)
        next.set(total + face, (next.get(total + face) ?? 0) + share / die);
    shares = next;
  }
  const rows: Reach[] = [];
  for (const [total, share] of [...shares].sort(([a], [b]) => a - b)) {
    const outcome = outcomes.find(([atMost]) => total <= atMost)?.[1];
    const last = rows.at(-1);
    if (last === undefined || last.outcome !== outcome) rows.push({ from: total, to: total, outcome, share });
    else rows[rows.length - 1] = { ...last, to: total, share: last.share + share };
  }
  return rows;
}

/** A share as the page writes it. */
function percentOf(share: number): string {
  return share < 0.005 ? '< 1%' : `${Math.round(100 * share)}%`;
}

/**
 * Whether a word of the journal is called here as it is called elsewhere on the page, and by something at
 * all.
 */
function isNamed(names: Names, word: string, text: string | null | undefined): boolean {
  const name = text?.trim() ?? '';
  const known = names.get(word) ?? name;
  names.set(word, known);
  return name !== '' && name === known;
}

/** A roll in the words of the journal, to be read beside the page's own. */
export function asWritten({ purpose, dice, faces, modifiers, total, outcomes, outcome }: Roll): string {
  const parts = [
    `${purpose} ${kindsOf(dice)}: ${faces.join(' + ')}`,
    ...modifiers.map(({ amount, on, reason, clause }) => `${amount} ${on} ${reason} [${clause}]`),
    `= ${total}`,
    outcomes.map(([atMost, result]) => `≤ ${atMost} ${result}`).join(', '),
    outcome === undefined ? '' : `→ ${outcome}`,
  ];
  return parts.filter(Boolean).join('; ');
}

/**
 * Numbers of rolls that the list of a page leaves out or has in another place: without a filter it is every
 * roll in its order.
 */
export function misplaced(list: HTMLElement, rolls: readonly CheckedRoll[]): readonly number[] {
  const chosen = (name: string) =>
    list.querySelector<HTMLSelectElement>(`.filter [name=${name}] [selected]`)?.value ?? '';
  const numbers = [...list.querySelectorAll<HTMLElement>('[data-roll]')].map(({ dataset }) =>
    Number(dataset.number),
  );
  const purpose = chosen('purpose');
  if (chosen('turn') !== '' || chosen('side') !== '')
    return numbers.filter((number, i) => number <= (numbers[i - 1] ?? 0));
  const due = rolls
    .filter(({ roll }) => purpose === '' || roll.purpose === purpose)
    .map(({ number }) => number);
  // Of several pages one is shown: it begins where it says, and only the last may end before the last roll.
  const first = Math.max(0, due.indexOf(numbers[0] ?? 0));
  const begin = list.querySelector('a[rel=prev]') === null ? 0 : first;
  const end = list.querySelector('a[rel=next]') === null ? due.length : begin + numbers.length;
  const here = due.slice(begin, end);
  return [
    ...here.filter((number) => !numbers.includes(number)),
    ...numbers.filter((number, i) => here[i] !== number),
  ];
}
