/**
 * The audit pages: the journal is fetched, or read from a file, and checked here. What the server wrote into the page is
 * compared with it; the server's word is taken for nothing.
 */
import { type Head, line } from '../../../verifier/index.js';
import { type CheckedJournal, type CheckedRoll, check, rollKey, utf8Text } from './check.js';
import { headsIn } from './heads.js';

/** How often a running check says how far it is. */
const EVERY = 50;

/** Turns the checks of an audit page on. */
export function startAuditPage(page: HTMLElement): void {
  offerCopies(page);
  const context = new Desk(page);
  if (page.dataset.audit === 'match') checkMatch(context);
  else checkFiles(context);
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
    return (this.#words.get(key) ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(params[name] ?? whole),
    );
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
  async verdict(text: string): Promise<CheckedJournal | undefined> {
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
function linesOf(
  context: Desk,
  { report, wrong }: CheckedJournal,
  heads: readonly Head[],
): readonly string[] {
  if (report.ok) {
    const { events, rolls, draws, seals, headNumber, headHash } = report.summary;
    const anchor = heads.map(({ number }) => number).join(', ');
    return [
      context.say('proof.sound', { events, rolls }),
      context.say('proof.seals', { ...seals, draws }),
      `${context.say('proof.head', { number: headNumber })}: ${headHash}`,
      anchor === '' ? context.say('proof.unanchored') : context.say('proof.anchored', { number: anchor }),
    ];
  }
  const { line: at, event, code } = report.fault;
  const what = context.say(`flaw.${code}`);
  return [
    event === undefined
      ? context.say('proof.faultEarly', { line: at, what })
      : context.say('proof.fault', { line: at, event, what }),
    ...(wrong === undefined ? [] : [wrongLine(context, wrong)]),
    context.say('proof.after'),
  ];
}

function wrongLine(context: Desk, { index, roll }: NonNullable<CheckedJournal['wrong']>): string {
  const { purpose = '?', chain = '?', k = '?' } = roll;
  return context.say('proof.atRoll', {
    roll: index + 1,
    purpose: String(purpose),
    chain: String(chain),
    k: String(k),
  });
}

// --- a match of this server

function checkMatch(context: Desk): void {
  const run = async () => {
    context.show('none', [context.say('proof.running', { n: 0 })]);
    const text = await fetched(context.page.dataset.journal ?? '');
    if (text === undefined) context.show('none', [context.say('proof.fetch')]);
    const checked = text === undefined ? undefined : await context.verdict(text);
    if (checked !== undefined) compare(context, checked);
  };
  context.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  void run();
}

async function fetched(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    return response.ok ? utf8Text(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/** Ticks off each row that says what the journal says. One that says anything else is a fault, however sound the journal is. */
function compare(context: Desk, checked: CheckedJournal): void {
  const { match, report, wrong } = checked;
  const other = report.ok && match !== context.page.dataset.match;
  if (other) context.show('fault', [context.say('proof.other', { match })]);
  const differing: string[] = [];
  for (const row of context.page.querySelectorAll<HTMLElement>('[data-roll]')) {
    const place = row.dataset.roll ?? '';
    const found = checked.held.get(place);
    const faulty = wrong !== undefined && rollKey(wrong.event, wrong.index) === place;
    const differs = found === undefined ? report.ok : !saysTheSame(row, found);
    if (differs) differing.push(row.dataset.number ?? '');
    tick(context, row, other || faulty || differs ? 'wrong' : found === undefined ? 'open' : 'tick');
  }
  if (other) return;
  if (differing.length > 0)
    context.show('fault', [context.say('proof.differs', { number: differing.join(', ') })]);
  else if (report.ok) compareCount(context, checked);
}

/** The page may be older than the journal, but of the events that it knows it must count every roll. */
function compareCount(context: Desk, { held }: CheckedJournal): void {
  const { head, rolls = '' } = context.page.dataset;
  const then = [...held.values()].filter(({ event }) => event <= Number(head)).length;
  if (rolls !== String(then))
    context.show('fault', [context.say('proof.count', { page: rolls, journal: then })]);
}

/** What a row shows, figure by figure, against the roll of the journal. */
function saysTheSame(row: HTMLElement, { number, roll }: CheckedRoll): boolean {
  const { chain, k, link, faces, total, dice, purpose, outcome } = roll;
  const figures: { readonly [name: string]: string } = {
    ...{
      chain: String(chain),
      k: String(k),
      link,
      faces: faces.join(' + '),
      total: String(total),
      dice: kindsOf(dice),
    },
  };
  const shown = [...row.querySelectorAll<HTMLElement>('[data-proved]')];
  const same = shown.every((cell) => cell.textContent === figures[cell.dataset.proved ?? '']);
  return (
    same &&
    row.dataset.number === String(number) &&
    row.dataset.purpose === purpose &&
    row.dataset.outcome === (outcome ?? '')
  );
}

/** `2d6`. */
function kindsOf(dice: readonly number[]): string {
  const kinds = [...new Set(dice)].map((faces) => `${dice.filter((die) => die === faces).length}d${faces}`);
  return kinds.join(' + ');
}

function tick(context: Desk, row: HTMLElement, state: 'tick' | 'wrong' | 'open'): void {
  const mark = row.querySelector<HTMLElement>('[data-audit-tick]');
  if (mark === null) return;
  mark.dataset.state = state;
  mark.textContent = context.say(`proof.${state}`);
}

// --- a journal from a file

function checkFiles(context: Desk): void {
  const drop = need(context.page.querySelector<HTMLElement>('[data-audit-drop]'));
  const input = need(drop.querySelector('input'));
  drop.hidden = false;
  let chosen: File | undefined;
  const run = async () => {
    if (chosen === undefined) return;
    context.show('none', [context.say('proof.running', { n: 0 })]);
    const text = await readFile(chosen);
    if (text === undefined) context.show('none', [context.say('proof.unread')]);
    const checked = text === undefined ? undefined : await context.verdict(text);
    if (checked !== undefined) listRolls(context, checked);
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
  context.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  for (const name of ['dragover', 'drop'] as const)
    context.page.addEventListener(name, (event) => event.preventDefault());
  context.page.addEventListener('drop', (event) => choose(event.dataTransfer?.files));
}

/** The text of a file; undefined when it cannot be read, as when it changed since it was chosen. */
async function readFile(file: File): Promise<string | undefined> {
  try {
    return utf8Text(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** The rolls that were found right, and the one that was not. */
function listRolls(context: Desk, { held, wrong }: CheckedJournal): void {
  const list = need(context.page.querySelector<HTMLElement>('[data-audit-list]'));
  const body = need(list.querySelector('tbody'));
  const rows = [...held.values()].map(({ event, roll }, i) => rollRow(context, i + 1, event, roll, 'tick'));
  if (wrong !== undefined) rows.push(rollRow(context, rows.length + 1, wrong.event, wrong.roll, 'wrong'));
  list.hidden = rows.length === 0;
  body.replaceChildren(...rows);
}

function rollRow(
  context: Desk,
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
  tick(context, row, state);
  return row;
}

// --- small things

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
