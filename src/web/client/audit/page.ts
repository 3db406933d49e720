/** What the audit pages have in common: their form, their words, the verdict. */
import {
  blockOf,
  CHECKS,
  compareMails,
  type Finding,
  type Given,
  type Head,
  type Judged,
  judgeGiven,
  type KeptHead,
  line,
  type MailBlock,
  type Summary,
  type Table,
  tableOf,
  testimonyOn,
} from '../../../verifier/index.js';
import { type CheckedJournal, check } from './check.js';
import { headsIn, mailsIn, matchesIn } from './heads.js';

/** How often a running check says how far it is. */
const EVERY = 50;

/** An audit page: its form, its words, its verdict. */
export class AuditPage {
  readonly element: HTMLElement;
  readonly form: HTMLFormElement;
  readonly #verdict: HTMLElement;
  readonly #words: ReadonlyMap<string, string>;
  /** What was checked: it stands below everything that the verdict says. */
  #table: HTMLElement | undefined;

  constructor(element: HTMLElement) {
    this.element = element;
    this.form = need(element.querySelector<HTMLFormElement>('[data-audit-form]'));
    this.#verdict = need(element.querySelector<HTMLElement>('[data-audit-verdict]'));
    const template = need(element.querySelector<HTMLTemplateElement>('[data-audit-words]'));
    const words = [...template.content.querySelectorAll<HTMLElement>('[data-word]')];
    this.#words = new Map(words.map((word) => [word.dataset.word ?? '', word.textContent ?? '']));
    need(element.querySelector<HTMLElement>('[data-audit-plain]')).hidden = true;
    this.form.hidden = false;
  }

  /** A sentence of the page. */
  say(key: string, params: { readonly [name: string]: string | number } = {}): string {
    return (this.#words.get(key) ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(params[name] ?? whole),
    );
  }

  /** What was pasted. */
  get #given(): string {
    return String(new FormData(this.form).get('heads') ?? '');
  }

  /**
   * The verdict: `sound`, `fault`, or `none` yet. `exact`: the verifier's own words, as the command line
   * prints them.
   */
  show(state: 'sound' | 'fault' | 'none', lines: readonly string[], exact?: string): void {
    this.#verdict.dataset.state = state;
    const texts = lines.map((text) => paragraph(text));
    if (exact !== undefined) texts.push(paragraph(exact, 'note'));
    this.#table = undefined;
    this.#verdict.replaceChildren(...texts);
  }

  /** One more sentence to the verdict that is shown. */
  add(text: string): void {
    if (this.#table === undefined) this.#verdict.append(paragraph(text));
    else this.#table.before(paragraph(text));
  }

  /**
   * Checks a journal with the pasted heads, and those that this browser kept, and says what came of it;
   * undefined when it could not be checked.
   */
  async verdict(
    text: string,
    kept: readonly KeptHead[] = [],
    receipts: readonly Given[] = [],
  ): Promise<CheckedJournal | undefined> {
    const given = this.#given;
    const { heads, typed } = headsIn(given);
    if (heads.length === 0 && given.trim() !== '') {
      this.show('none', [this.say('proof.noHead')]);
      return undefined;
    }
    if (globalThis.crypto?.subtle === undefined) {
      this.show('none', [this.say('proof.crypto')]);
      return undefined;
    }
    const checked = await check(
      text,
      [...(typed ? [] : heads), ...kept],
      (n) => {
        if (n % EVERY === 0) this.show('none', [this.say('proof.running', { n })]);
      },
      signaturesIn(this.element.dataset.refused),
    );
    const { report } = checked;
    const other = matchesIn(given).find((match) => match !== checked.match);
    if (other !== undefined) {
      this.show('none', [this.say('proof.otherMail', { match: other })]);
      return undefined;
    }
    // A head in prose was perhaps mistyped: that is no fault of the journal.
    const hashes = report.ok && typed ? hashesIn(text) : undefined;
    const mistyped = heads.find(({ number, hash }) => hashes !== undefined && hashes[number] !== hash);
    if (mistyped !== undefined) {
      this.show('none', [this.say('proof.noMatch', { number: mistyped.number })]);
      return undefined;
    }
    const pasted = report.ok && !typed ? compareMails(blocksIn(given), text) : undefined;
    const differing =
      pasted === undefined
        ? []
        : [
            ...pasted.differing.map(({ what }) => what),
            ...pasted.lost.map(({ chain, k }) => `roll ${chain} ${k}`),
          ];
    const lines =
      differing.length > 0
        ? [`${this.say('flaw.mail')}: ${differing.join(', ')}`]
        : linesOf(this, checked, heads, kept);
    const judged = report.ok ? judgeGiven(receipts, text) : [];
    const accused = judged.filter(({ judgment }) => judgment === 'other' || judgment === 'remade');
    const sound = report.ok && differing.length === 0 && accused.length === 0;
    const told = judged.flatMap((one) => this.#judged(one));
    this.show(sound ? 'sound' : 'fault', accused.length > 0 ? told : [...lines, ...told], line(report));
    const found = { journal: report.ok ? report.summary : ('fault' as const), kept, given: judged };
    this.#table = this.#tableOf(tableOf({ ...found, ...(pasted === undefined ? {} : { pasted }) }));
    this.#verdict.append(this.#table);
    return checked;
  }

  /** What became of something that this browser gave, where there is something to say. */
  #judged({ given, judgment }: Judged): readonly string[] {
    if (judgment === 'same' || judgment === 'absent') return [];
    const time = new Date(given.at).toLocaleString(document.documentElement.lang || 'en');
    return [this.say(`given.${judgment}`, { time })];
  }

  /** What was checked, and what was not, and why. */
  #tableOf(found: Table): HTMLElement {
    const table = document.createElement('table');
    table.className = 'plain checks';
    table.createCaption().textContent = this.say('proof.checks');
    for (const name of CHECKS) {
      const finding = found[name];
      const row = table.insertRow();
      row.dataset.check = name;
      row.dataset.state = finding.state;
      const head = document.createElement('th');
      head.scope = 'row';
      head.textContent = this.say(`proof.check.${name}`);
      row.append(head);
      row.insertCell().textContent = inWords(this, finding);
    }
    return table;
  }
}

function inWords(page: AuditPage, finding: Finding): string {
  switch (finding.state) {
    case 'agrees':
      return page.say('proof.agrees', { n: finding.n, of: finding.of });
    case 'differs':
      return page.say('proof.disagrees');
    case 'not checked':
      return page.say('proof.unchecked', { why: page.say(`proof.why.${finding.why}`) });
  }
}

/** The facts in what was pasted; a block that cannot be read has none. */
function blocksIn(text: string): readonly MailBlock[] {
  return mailsIn(text).flatMap((mail) => {
    try {
      return blockOf(mail) ?? [];
    } catch {
      return [];
    }
  });
}

/** The hashes of a journal that was found right, by number. */
function hashesIn(journal: string): readonly string[] {
  return journal.split('\n').map((text) => /"hash":"([0-9a-f]{64})"/.exec(text)?.[1] ?? '');
}

export function need<T>(found: T | null): T {
  if (found === null) throw new Error('the page lacks a part of the audit');
  return found;
}

/** Signatures of rounds that refused throws waited for: the verifier checks them like all others. */
function signaturesIn(text = ''): ReadonlyMap<number, string> {
  const read = [...text.matchAll(/(\d+):([0-9a-f]{96})/g)];
  return new Map(read.map(([, round, signature = '']) => [Number(round), signature]));
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
  page: AuditPage,
  { report, wrong, held }: CheckedJournal,
  heads: readonly Head[],
  kept: readonly KeptHead[],
): readonly string[] {
  if (report.ok) {
    const { events, rolls, draws, seals, headNumber, headHash } = report.summary;
    const { renewed, takenBack, abandoned } = report.summary;
    const anchor = heads.map(({ number }) => number).join(', ');
    return [
      page.say('proof.sound', { events, rolls }),
      page.say('proof.seals', { ...seals, draws }),
      ...Object.entries(renewed).map(([reason, count]) => page.say(`proof.renewed.${reason}`, { count })),
      ...(takenBack.times === 0 ? [] : [page.say('proof.takenBack', takenBack)]),
      ...abandoned.map(({ round, ...left }) => abandonedLine(page, left, round)),
      ...beaconLines(page, report.summary, held, kept),
      `${page.say('proof.head', { number: headNumber })}: ${headHash}`,
      ...(kept.length === 0 ? [] : [page.say('proof.kept', { count: kept.length })]),
      anchor === '' ? page.say('proof.unanchored') : page.say('proof.anchored', { number: anchor }),
    ];
  }
  const { line: at, event, code } = report.fault;
  const what = page.say(`flaw.${code}`);
  return [
    event === undefined
      ? page.say('proof.faultEarly', { line: at, what })
      : page.say('proof.fault', { line: at, event, what }),
    ...(wrong === undefined ? [] : [wrongLine(page, wrong)]),
    page.say('proof.after'),
  ];
}

/** What a chain that was left would have given next: where a throw waited, by its round. */
function abandonedLine(
  page: AuditPage,
  { chain, k, six }: { readonly chain: number; readonly k: number; readonly six: number | null },
  round: number | undefined,
): string {
  if (six === null) return page.say('proof.abandonedRound', { chain, k });
  if (round === undefined) return page.say('proof.abandoned', { chain, k, six });
  return page.say('proof.refusedThrow', { chain, k, six, round });
}

/** What fell by rounds of a beacon, and what is odd about their times. */
function beaconLines(
  page: AuditPage,
  { beacon, remarks }: Summary,
  held: CheckedJournal['held'],
  kept: readonly KeptHead[],
): readonly string[] {
  if (beacon === null) return [];
  const { name, known, throws, beaconless, refused } = beacon;
  const fallen = throws.filter(({ signature }) => signature !== undefined);
  const rounds = fallen.length;
  const rolls = { witnessed: 0, seen: 0, server: 0 };
  for (const thrown of fallen)
    rolls[testimonyOn(thrown, { kept })] += [...held.values()].filter(
      ({ event }) => event === thrown.played,
    ).length;
  return [
    ...(rounds === 0
      ? []
      : [
          page.say(known ? 'proof.beacon' : 'proof.beaconOther', { name, rounds }),
          page.say('proof.witnesses', { ...rolls, unwitnessed: rolls.server }),
        ]),
    ...(beaconless === 0 ? [] : [page.say('proof.beaconless', { count: beaconless })]),
    ...(refused === 0 ? [] : [page.say('proof.refusedRounds', { count: refused })]),
    ...remarks.map(({ event, code }) => page.say(`proof.${code}`, { event })),
  ];
}

function wrongLine(page: AuditPage, { index, roll }: NonNullable<CheckedJournal['wrong']>): string {
  const { purpose = '?', chain = '?', k = '?' } = roll;
  return page.say('proof.atRoll', {
    roll: index + 1,
    purpose: String(purpose),
    chain: String(chain),
    k: String(k),
  });
}

/** `2d6`. */
export function kindsOf(dice: readonly number[]): string {
  const kinds = [...new Set(dice)].map((faces) => `${dice.filter((die) => die === faces).length}d${faces}`);
  return kinds.join(' + ');
}

export function tick(page: AuditPage, row: HTMLElement, state: 'tick' | 'wrong' | 'open'): void {
  const mark = row.querySelector<HTMLElement>('[data-audit-tick]');
  if (mark === null) return;
  mark.dataset.state = state;
  if (state === 'wrong') row.closest('.phase')?.setAttribute('open', '');
  mark.textContent = page.say(`proof.${state}`);
}
