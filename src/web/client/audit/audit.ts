/**
 * The audit pages: the journal is fetched, or read from a file, and checked here. What the server wrote into
 * the page is compared with it; the server's word is taken for nothing.
 */
import { type KeptHead, type Throw, testimonyOn } from '../../../verifier/index.js';
import { linesOf, receiptsOf } from '../page/given.js';
import { keptHeads } from '../page/heads.js';
import { type CheckedJournal, type CheckedRoll, rollKey, sidesIn, utf8Text } from './check.js';
import { type Files, NO_FILES, takeFiles } from './evidence.js';
import type { Ledger } from './ledger.js';
import { AuditPage, kindsOf, need, tick } from './page.js';

/** Turns the checks of an audit page on. */
export function startAuditPage(element: HTMLElement): void {
  offerCopies(element);
  const page = new AuditPage(element);
  if (element.dataset.audit === 'match') checkMatch(page);
  else checkFiles(page);
}

function checkMatch(page: AuditPage): void {
  // Where there is room nothing is folded.
  if (matchMedia('(min-width: 60rem)').matches)
    for (const phase of page.element.querySelectorAll('.phase')) phase.setAttribute('open', '');
  const run = async (files: Files) => {
    page.show('none', [page.say('proof.running', { n: 0 })]);
    const text = await fetched(page.element.dataset.journal ?? '');
    if (text === undefined) return page.show('none', [page.say('proof.fetch')]);
    const shown = keptHeads(page.element.dataset.match ?? '');
    const kept = shown.map((head) => ({ ...head, at: head.at / 1000 }));
    const receipts = receiptsOf(page.element.dataset.match ?? '');
    page.offerSides(sidesIn(text), sidesOf(text, page.element.dataset));
    const checked = await page.verdict(text, { kept, receipts, files });
    if (checked !== undefined) compare(page, checked, kept);
  };
  offerReceipts(page);
  turnToRoll(page);
  addEventListener('hashchange', () => turnToRoll(page));
  onFiles(page, run);
  void run(NO_FILES);
}

/**
 * The sides of a seat's player: two where the lot swapped the seats, first the one of chain 1. `first`: whether it
 * is they who commit first.
 */
function sidesOf(journal: string, { side = '', first }: DOMStringMap): readonly string[] {
  const began = /"public":\{"chain":1,"digest":"[0-9a-f]{64}","side":"([^"]+)"/.exec(journal)?.[1];
  const other = sidesIn(journal).find((one) => one !== began);
  const then = first === 'true' ? began : other;
  if (side === '' || began === undefined || then === undefined || then === side)
    return side === '' ? [] : [side];
  return [then, side];
}

/** Takes files that are chosen or dropped, and checks with all that there are so far. */
function onFiles(page: AuditPage, run: (files: Files) => Promise<void>): void {
  const drop = need(page.element.querySelector<HTMLElement>('[data-audit-drop]'));
  const input = need(drop.querySelector('input'));
  const list = need(page.element.querySelector<HTMLElement>('[data-audit-taken]'));
  drop.hidden = false;
  let files = NO_FILES;
  let running = Promise.resolve();
  const again = () => {
    running = running.then(() => run(files));
  };
  const take = (chosen: FileList | null | undefined) => {
    const copy = [...(chosen ?? [])];
    running = running.then(async () => {
      files = await takeFiles(files, copy);
      list.replaceChildren(
        ...files.taken.map(({ name, as }) => {
          const item = document.createElement('li');
          item.textContent = `${name}: ${page.say(`proof.file.${as}`)}`;
          return item;
        }),
      );
      await run(files);
    });
  };
  // Choosing the same file again is choosing too: it may have changed.
  input.addEventListener('click', () => {
    input.value = '';
  });
  input.addEventListener('change', () => take(input.files));
  page.form.addEventListener('submit', (event) => {
    event.preventDefault();
    again();
  });
  page.form.querySelector('[name=side]')?.addEventListener('change', again);
  for (const name of ['dragover', 'drop'] as const)
    page.element.addEventListener(name, (event) => event.preventDefault());
  page.element.addEventListener('drop', (event) => take(event.dataTransfer?.files));
}

/** A file of what this browser gave, for `denrei audit --given`. */
function offerReceipts({ element }: AuditPage): void {
  const link = element.querySelector<HTMLAnchorElement>('[data-given-save]');
  const receipts = receiptsOf(element.dataset.match ?? '');
  if (link === null || receipts.length === 0) return;
  link.href = `data:application/jsonl,${encodeURIComponent(linesOf(receipts))}`;
  link.hidden = false;
}

async function fetched(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    return response.ok ? utf8Text(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ticks off each row that says what the journal says. One that says anything else is a fault, however sound
 * the journal is.
 */
function compare(page: AuditPage, checked: CheckedJournal, kept: readonly KeptHead[]): void {
  const { match, report, wrong } = checked;
  const { mails } = checked.examined;
  const mailed = mails?.ok ? mails.summary.throws : [];
  // Heads that this browser keeps are of the page's match, so another one's journal is never sound here.
  const other =
    match !== '' && page.element.dataset.match !== undefined && match !== page.element.dataset.match;
  if (other) page.show('fault', [page.say('proof.other', { match })]);
  const differing: string[] = [];
  const names: Names = new Map();
  for (const row of page.element.querySelectorAll<HTMLElement>('[data-roll]')) {
    const place = row.dataset.roll ?? '';
    const found = checked.held.get(place);
    const faulty = wrong !== undefined && rollKey(wrong.event, wrong.index) === place;
    const differs = found === undefined ? report.ok : !saysTheSame(row, found, names);
    if (differs) differing.push(row.dataset.number ?? '');
    const written = row.querySelector('[data-as-written]');
    if (written !== null && found !== undefined)
      written.textContent = page.say('proof.written', { text: asWritten(found.roll) });
    if (report.ok && !other) tellWitness(page, row, report.summary.beacon?.throws ?? [], { kept, mailed });
    tick(page, row, other || faulty || differs ? 'wrong' : found === undefined ? 'open' : 'tick');
  }
  if (other) return;
  if (differing.length > 0) page.show('fault', [page.say('proof.differs', { number: differing.join(', ') })]);
  else if (report.ok && page.element.dataset.match !== undefined) compareCount(page, checked);
}

/** Says at a roll that fell by a round who knows that the round was not known when it was named. */
function tellWitness(
  page: AuditPage,
  row: HTMLElement,
  throws: readonly Throw[],
  heads: { readonly kept: readonly KeptHead[]; readonly mailed: readonly KeptHead[] },
): void {
  const place = row.querySelector<HTMLElement>('[data-witness]');
  const [event] = (row.dataset.roll ?? '').split('.');
  const thrown = throws.find(({ played }) => String(played) === event);
  if (place === null) return;
  place.textContent =
    thrown === undefined
      ? ''
      : page.say(`proof.by.${testimonyOn(thrown, heads)}`, { round: thrown.round, event: thrown.ordered });
}

/** The page may be older than the journal, but of the events that it knows it must count every roll. */
function compareCount(page: AuditPage, { held }: CheckedJournal): void {
  const { head, rolls = '' } = page.element.dataset;
  const known = [...held.values()].filter(({ event }) => event <= Number(head));
  const then = known.length;
  const wrong = misplaced(page.element, known);
  if (rolls !== String(then)) page.show('fault', [page.say('proof.count', { page: rolls, journal: then })]);
  else if (wrong.length > 0) page.show('fault', [page.say('proof.rows', { number: wrong.join(', ') })]);
  else page.add(page.say('proof.shown'));
}

/** Buttons that copy a text beside them, where the browser can. */
function offerCopies(page: HTMLElement): void {
  if (navigator.clipboard === undefined) return;
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-audit-copy]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(
        document.getElementById(button.dataset.auditCopy ?? '')?.textContent ?? '',
      );
      button.textContent = button.dataset.done ?? '';
    });
  }
}

function checkFiles(page: AuditPage): void {
  addEventListener('hashchange', () => openRoll(page));
  onFiles(page, async (files) => {
    const { journal, mails, taken } = files;
    if (journal !== undefined) {
      page.show('none', [page.say('proof.running', { n: 0 })]);
      page.offerSides(sidesIn(journal));
      const checked = await page.verdict(journal, { files });
      if (checked !== undefined) await showRolls(page, checked, journal);
    } else if (mails.length > 0) await page.inboxVerdict(mails);
    else if (taken.at(-1)?.as === 'unread') page.show('none', [page.say('proof.unread')]);
    else if (taken.length > 0) page.show('none', [page.say('proof.needsJournal')]);
  });
}

/** The rolls of a file: as the page of a match shows them where their rules are here, else as the file has them. */
async function showRolls(page: AuditPage, checked: CheckedJournal, journal: string): Promise<void> {
  const list = need(page.element.querySelector<HTMLElement>('[data-audit-list]'));
  const place = need(page.element.querySelector<HTMLElement>('[data-audit-ledger]'));
  const ledger = checked.report.ok ? await playedAgain(page, journal) : undefined;
  place.hidden = ledger === undefined;
  if (ledger === undefined) {
    listRolls(page, checked);
    return openRoll(page);
  }
  list.hidden = true;
  need(list.querySelector('tbody')).replaceChildren();
  need(place.querySelector('[data-ledger-rolls]')).innerHTML = ledger.rolls;
  need(place.querySelector('[data-ledger-figures]')).innerHTML = ledger.figures;
  need(place.querySelector<HTMLElement>('[data-ledger-part]')).hidden = ledger.whole;
  const link = need(place.querySelector<HTMLAnchorElement>('[data-ledger-csv]'));
  URL.revokeObjectURL(link.href);
  link.href = URL.createObjectURL(new Blob([ledger.csv], { type: 'text/csv' }));
  link.download = `${checked.match}-rolls.csv`;
  compare(page, checked, []);
  openRoll(page);
}

/** The ledger of a journal; undefined where it cannot be played by the rules that are here. */
async function playedAgain(page: AuditPage, journal: string): Promise<Ledger | undefined> {
  const locale = document.documentElement.lang === 'ja' ? 'ja' : 'en';
  try {
    const { ledgerOf } = await import('./ledger.js');
    return await ledgerOf(journal, locale, page.words);
  } catch {
    // A journal may be sound and break the rules: its dice are listed as it has them.
    return undefined;
  }
}

/** The roll that the address names (`#r57`), wherever it lies folded. */
function openRoll(page: AuditPage): void {
  const id = /^#(r\d{1,6})$/.exec(location.hash)?.[1];
  const row = id === undefined ? null : page.element.querySelector(`[id="${id}"]`);
  if (row === null) return;
  row.closest('.phase')?.setAttribute('open', '');
  row.scrollIntoView({ block: 'center' });
}

/** A roll that the list of this page does not hold stands on another. */
function turnToRoll(page: AuditPage): void {
  const number = Number(/^#r(\d{1,6})$/.exec(location.hash)?.[1] ?? 0);
  const isHere = page.element.querySelector(`[id="r${number}"]`) !== null;
  const isThere = number > 0 && number <= Number(page.element.dataset.rolls);
  if (isHere || !isThere) {
    openRoll(page);
    return;
  }
  const address = new URL(location.href);
  const there = String(Math.ceil(number / PER_PAGE));
  if (address.searchParams.get('page') === there && address.searchParams.size <= 2) return;
  const lang = address.searchParams.get('lang');
  address.search = new URLSearchParams({ ...(lang === null ? {} : { lang }), page: there }).toString();
  location.replace(address);
}

/** As many as the server shows on one page. */
const PER_PAGE = 200;

/** The rolls that were found right, and the one that was not. */
function listRolls(page: AuditPage, { held, wrong }: CheckedJournal): void {
  const list = need(page.element.querySelector<HTMLElement>('[data-audit-list]'));
  const body = need(list.querySelector('tbody'));
  const rows = [...held.values()].map(({ event, roll }, i) => rollRow(page, i + 1, event, roll, 'tick'));
  if (wrong !== undefined) rows.push(rollRow(page, rows.length + 1, wrong.event, wrong.roll, 'wrong'));
  list.hidden = rows.length === 0;
  body.replaceChildren(...rows);
}

function rollRow(
  page: AuditPage,
  number: number,
  event: number,
  roll: Partial<CheckedRoll['roll']>,
  state: 'tick' | 'wrong',
): HTMLElement {
  const { purpose, dice, faces, total, outcomes, outcome, chain, k } = roll;
  const list = (value: unknown, join: string) =>
    Array.isArray(value) ? value.join(join) : String(value ?? '');
  const map = Array.isArray(outcomes)
    ? outcomes.map(([atMost, result]) => `≤ ${atMost} ${result}`).join('; ')
    : '';
  const row = document.createElement('tr');
  const cells = [
    ...[String(number), String(event), String(purpose ?? '')],
    ...[`${Array.isArray(dice) ? kindsOf(dice) : ''}: ${list(faces, ' + ')}`, String(total ?? '')],
    `${map === '' ? '' : `${map} → `}${outcome ?? '–'}`,
    `${chain ?? '?'}:${k ?? '?'} `,
  ];
  for (const text of cells) row.insertCell().textContent = text;
  const mark = document.createElement('span');
  mark.className = 'tick';
  mark.dataset.auditTick = '';
  row.lastElementChild?.append(mark);
  tick(page, row, state);
  return row;
}

/** One page's texts by what they stand for: the same word of the journal is called the same in every row. */
type Names = Map<string, string>;

type Roll = CheckedRoll['roll'];

/** Whether a row says of a roll what the journal says. */
function saysTheSame(row: HTMLElement, { number, event, roll }: CheckedRoll, names: Names): boolean {
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
function asWritten({ purpose, dice, faces, modifiers, total, outcomes, outcome }: Roll): string {
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
function misplaced(list: HTMLElement, rolls: readonly CheckedRoll[]): readonly number[] {
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
