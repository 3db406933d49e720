/**
 * The audit pages: the journal is fetched, or read from a file, and checked here. What the server wrote into the page is
 * compared with it; the server's word is taken for nothing.
 */
import { type Head, line } from '../../../verifier/index.js';
import { type Checked, type CheckedRoll, check, placeOf, textOf } from './check.js';
import { headsIn } from './heads.js';

/** How often a running check says how far it is. */
const EVERY = 50;

/** Turns the checks of an audit page on. */
export function audit(page: HTMLElement): void {
  offerCopies(page);
  const desk = new Desk(page);
  if (page.dataset.audit === 'match') checkMatch(desk);
  else checkFiles(desk);
}

class Desk {
  readonly page: HTMLElement;
  readonly form: HTMLFormElement;
  readonly #verdict: HTMLElement;
  readonly #words: ReadonlyMap<string, string>;

  constructor(page: HTMLElement) {
    this.page = page;
    this.form = need(page.querySelector<HTMLFormElement>('[data-audit-form]'));
    this.#verdict = need(page.querySelector<HTMLElement>('[data-audit-verdict]'));
    const template = need(page.querySelector<HTMLTemplateElement>('[data-audit-words]'));
    const words = [...template.content.querySelectorAll<HTMLElement>('[data-word]')];
    this.#words = new Map(words.map((word) => [word.dataset.word ?? '', word.textContent ?? '']));
    need(page.querySelector<HTMLElement>('[data-audit-plain]')).hidden = true;
    this.form.hidden = false;
  }

  /** A sentence of the page. */
  say(key: string, params: { readonly [name: string]: string | number } = {}): string {
    return (this.#words.get(key) ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
  }

  /** Heads in what was pasted; undefined, with a word about it, when something was and there are none. */
  heads(): readonly Head[] | undefined {
    const given = String(new FormData(this.form).get('heads') ?? '');
    const heads = headsIn(given);
    if (heads.length > 0 || given.trim() === '') return heads;
    this.show('none', [this.say('proof.noHead')]);
    return undefined;
  }

  /** The verdict: `sound`, `fault`, or `none` yet. `exact`: the verifier's own words, as the command line prints them. */
  show(state: 'sound' | 'fault' | 'none', lines: readonly string[], exact?: string): void {
    this.#verdict.dataset.state = state;
    const texts = lines.map((text) => paragraph(text));
    if (exact !== undefined) texts.push(paragraph(exact, 'note'));
    this.#verdict.replaceChildren(...texts);
  }

  /** Checks a journal with the pasted heads and says what came of it; undefined when it could not be checked. */
  async verdict(text: string): Promise<Checked | undefined> {
    const heads = this.heads();
    if (heads === undefined) return undefined;
    if (globalThis.crypto?.subtle === undefined) {
      this.show('none', [this.say('proof.crypto')]);
      return undefined;
    }
    const checked = await check(text, heads, (n) => {
      if (n % EVERY === 0) this.show('none', [this.say('proof.running', { n })]);
    });
    const { report } = checked;
    this.show(report.ok ? 'sound' : 'fault', linesOf(this, checked, heads), line(report));
    return checked;
  }
}

function need<T>(found: T | null): T {
  if (found === null) throw new Error('the page lacks a part of the audit');
  return found;
}

function paragraph(text: string, className = ''): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  if (className === '') return element;
  element.className = className;
  element.lang = 'en';
  return element;
}

/** The verdict in the reader's language. */
function linesOf(desk: Desk, { report, wrong }: Checked, heads: readonly Head[]): readonly string[] {
  if (report.ok) {
    const { events, rolls, draws, seals, headNumber, headHash } = report.summary;
    const anchor = heads.map(({ number }) => number).join(', ');
    return [
      desk.say('proof.sound', { events, rolls }),
      desk.say('proof.seals', { ...seals, draws }),
      `${desk.say('proof.head', { number: headNumber })}: ${headHash}`,
      anchor === '' ? desk.say('proof.unanchored') : desk.say('proof.anchored', { number: anchor }),
    ];
  }
  const { line: at, event, code } = report.fault;
  const what = desk.say(`flaw.${code}`);
  return [
    event === undefined ? desk.say('proof.faultEarly', { line: at, what }) : desk.say('proof.fault', { line: at, event, what }),
    ...(wrong === undefined ? [] : [wrongLine(desk, wrong)]),
    desk.say('proof.after'),
  ];
}

function wrongLine(desk: Desk, { index, roll }: NonNullable<Checked['wrong']>): string {
  const { purpose = '?', chain = '?', k = '?' } = roll;
  return desk.say('proof.atRoll', { roll: index + 1, purpose: String(purpose), chain: String(chain), k: String(k) });
}

// --- a match of this server

function checkMatch(desk: Desk): void {
  const run = async () => {
    desk.show('none', [desk.say('proof.running', { n: 0 })]);
    const text = await fetched(desk.page.dataset.journal ?? '');
    if (text === undefined) desk.show('none', [desk.say('proof.fetch')]);
    const checked = text === undefined ? undefined : await desk.verdict(text);
    if (checked !== undefined) compare(desk, checked);
  };
  desk.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  void run();
}

async function fetched(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    return response.ok ? textOf(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/** Ticks off each row that says what the journal says. One that says anything else is a fault, however sound the journal is. */
function compare(desk: Desk, checked: Checked): void {
  const { match, report, wrong } = checked;
  const other = report.ok && match !== desk.page.dataset.match;
  if (other) desk.show('fault', [desk.say('proof.other', { match })]);
  const differing: string[] = [];
  for (const row of desk.page.querySelectorAll<HTMLElement>('[data-roll]')) {
    const place = row.dataset.roll ?? '';
    const found = checked.held.get(place);
    const faulty = wrong !== undefined && placeOf(wrong.event, wrong.index) === place;
    const differs = found === undefined ? report.ok : !saysTheSame(row, found);
    if (differs) differing.push(row.dataset.number ?? '');
    tick(desk, row, other || faulty || differs ? 'wrong' : found === undefined ? 'open' : 'tick');
  }
  if (other) return;
  if (differing.length > 0) desk.show('fault', [desk.say('proof.differs', { number: differing.join(', ') })]);
  else if (report.ok) compareCount(desk, checked);
}

/** The page may be older than the journal, but of the events that it knows it must count every roll. */
function compareCount(desk: Desk, { held }: Checked): void {
  const { head, rolls = '' } = desk.page.dataset;
  const then = [...held.values()].filter(({ event }) => event <= Number(head)).length;
  if (rolls !== String(then)) desk.show('fault', [desk.say('proof.count', { page: rolls, journal: then })]);
}

/** What a row shows, figure by figure, against the roll of the journal. */
function saysTheSame(row: HTMLElement, { number, roll }: CheckedRoll): boolean {
  const { chain, k, link, faces, total, dice, purpose, outcome } = roll;
  const figures: { readonly [name: string]: string } = {
    ...{ chain: String(chain), k: String(k), link, faces: faces.join(' + '), total: String(total), dice: kindsOf(dice) },
  };
  const shown = [...row.querySelectorAll<HTMLElement>('[data-proved]')];
  const same = shown.every((cell) => cell.textContent === figures[cell.dataset.proved ?? '']);
  return (
    same && row.dataset.number === String(number) && row.dataset.purpose === purpose && row.dataset.outcome === (outcome ?? '')
  );
}

/** `2d6`. */
function kindsOf(dice: readonly number[]): string {
  const kinds = [...new Set(dice)].map((faces) => `${dice.filter((die) => die === faces).length}d${faces}`);
  return kinds.join(' + ');
}

function tick(desk: Desk, row: HTMLElement, state: 'tick' | 'wrong' | 'open'): void {
  const mark = row.querySelector<HTMLElement>('[data-audit-tick]');
  if (mark === null) return;
  mark.dataset.state = state;
  mark.textContent = desk.say(`proof.${state}`);
}

// --- a journal from a file

function checkFiles(desk: Desk): void {
  const drop = need(desk.page.querySelector<HTMLElement>('[data-audit-drop]'));
  const input = need(drop.querySelector('input'));
  drop.hidden = false;
  let chosen: File | undefined;
  const run = async () => {
    if (chosen === undefined) return;
    desk.show('none', [desk.say('proof.running', { n: 0 })]);
    const text = await readFile(chosen);
    if (text === undefined) desk.show('none', [desk.say('proof.unread')]);
    const checked = text === undefined ? undefined : await desk.verdict(text);
    if (checked !== undefined) listRolls(desk, checked);
  };
  const choose = (files: FileList | null | undefined) => {
    chosen = files?.[0] ?? chosen;
    void run();
  };
  // Choosing the same file again is choosing too: it may have changed.
  input.addEventListener('click', () => {
    input.value = '';
  });
  input.addEventListener('change', () => choose(input.files));
  desk.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  for (const name of ['dragover', 'drop'] as const) desk.page.addEventListener(name, (event) => event.preventDefault());
  desk.page.addEventListener('drop', (event) => choose(event.dataTransfer?.files));
}

/** The text of a file; undefined when it cannot be read, as when it changed since it was chosen. */
async function readFile(file: File): Promise<string | undefined> {
  try {
    return textOf(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** The rolls that were found right, and the one that was not. */
function listRolls(desk: Desk, { held, wrong }: Checked): void {
  const list = need(desk.page.querySelector<HTMLElement>('[data-audit-list]'));
  const body = need(list.querySelector('tbody'));
  const rows = [...held.values()].map(({ event, roll }, i) => rollRow(desk, i + 1, event, roll, 'tick'));
  if (wrong !== undefined) rows.push(rollRow(desk, rows.length + 1, wrong.event, wrong.roll, 'wrong'));
  list.hidden = rows.length === 0;
  body.replaceChildren(...rows);
}

function rollRow(
  desk: Desk,
  number: number,
  event: number,
  roll: Partial<CheckedRoll['roll']>,
  state: 'tick' | 'wrong',
): HTMLElement {
  const { purpose, dice, faces, total, outcomes, outcome, chain, k } = roll;
  const list = (value: unknown, join: string) => (Array.isArray(value) ? value.join(join) : String(value ?? ''));
  const table = Array.isArray(outcomes) ? outcomes.map(([atMost, result]) => `≤ ${atMost} ${result}`).join('; ') : '';
  const row = document.createElement('tr');
  const cells = [
    ...[String(number), String(event), String(purpose ?? '')],
    ...[`${Array.isArray(dice) ? kindsOf(dice) : ''}: ${list(faces, ' + ')}`, String(total ?? '')],
    `${table === '' ? '' : `${table} → `}${outcome ?? '–'}`,
    `${chain ?? '?'}:${k ?? '?'} `,
  ];
  for (const text of cells) row.insertCell().textContent = text;
  const mark = document.createElement('span');
  mark.className = 'tick';
  mark.dataset.auditTick = '';
  row.lastElementChild?.append(mark);
  tick(desk, row, state);
  return row;
}

// --- small things

/** Buttons that copy a text beside them, where the browser can. */
function offerCopies(page: HTMLElement): void {
  if (navigator.clipboard === undefined) return;
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-audit-copy]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.auditCopy ?? '')?.textContent ?? '');
      button.textContent = button.dataset.done ?? '';
    });
  }
}
