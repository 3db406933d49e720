/** What the audit pages have in common: their form, their words, the verdict. */
import { type Head, type KeptHead, line, type Summary, testimonyOn } from '../../../verifier/index.js';
import { type CheckedJournal, check } from './check.js';
import { headsIn, matchesIn } from './heads.js';

/** How often a running check says how far it is. */
const EVERY = 50;

/** An audit page: its form, its words, its verdict. */
export class AuditPage {
  readonly element: HTMLElement;
  readonly form: HTMLFormElement;
  readonly #verdict: HTMLElement;
  readonly #words: ReadonlyMap<string, string>;

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

  /** Heads in what was pasted; undefined, with a word about it, when something was and there are none. */
  heads(): readonly Head[] | undefined {
    const given = String(new FormData(this.form).get('heads') ?? '');
    const heads = headsIn(given);
    if (heads.length > 0 || given.trim() === '') return heads;
    this.show('none', [this.say('proof.noHead')]);
    return undefined;
  }

  /**
   * The verdict: `sound`, `fault`, or `none` yet. `exact`: the verifier's own words, as the command line
   * prints them.
   */
  show(state: 'sound' | 'fault' | 'none', lines: readonly string[], exact?: string): void {
    this.#verdict.dataset.state = state;
    const texts = lines.map((text) => paragraph(text));
    if (exact !== undefined) texts.push(paragraph(exact, 'note'));
    this.#verdict.replaceChildren(...texts);
  }

  /** One more sentence to the verdict that is shown. */
  add(text: string): void {
    this.#verdict.append(paragraph(text));
  }

  /**
   * Checks a journal with the pasted heads, and those that this browser kept, and says what came of it;
   * undefined when it could not be checked.
   */
  async verdict(text: string, kept: readonly KeptHead[] = []): Promise<CheckedJournal | undefined> {
    const heads = this.heads();
    if (heads === undefined) return undefined;
    if (globalThis.crypto?.subtle === undefined) {
      this.show('none', [this.say('proof.crypto')]);
      return undefined;
    }
    const checked = await check(
      text,
      [...heads, ...kept],
      (n) => {
        if (n % EVERY === 0) this.show('none', [this.say('proof.running', { n })]);
      },
      signaturesIn(this.element.dataset.refused),
    );
    const { report } = checked;
    const given = String(new FormData(this.form).get('heads') ?? '');
    const other = matchesIn(given).find((match) => match !== checked.match);
    if (other !== undefined) {
      this.show('none', [this.say('proof.otherMail', { match: other })]);
      return undefined;
    }
    this.show(report.ok ? 'sound' : 'fault', linesOf(this, checked, heads, kept), line(report));
    return checked;
  }
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
  { report, wrong }: CheckedJournal,
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
      ...beaconLines(page, report.summary, kept),
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
  kept: readonly KeptHead[],
): readonly string[] {
  if (beacon === null) return [];
  const { name, known, throws, beaconless, refused } = beacon;
  const fallen = throws.filter(({ signature }) => signature !== undefined);
  const rounds = fallen.length;
  const seen = fallen.filter((thrown) => testimonyOn(thrown, { kept }) === 'seen').length;
  return [
    ...(rounds === 0
      ? []
      : [
          page.say(known ? 'proof.beacon' : 'proof.beaconOther', { name, rounds }),
          page.say('proof.seenInTime', { count: seen, of: rounds }),
        ]),
    ...(beaconless === 0 ? [] : [page.say('proof.beaconless', { count: beaconless })]),
    ...(refused === 0 ? [] : [page.say('proof.refusedRounds', { count: refused })]),
    ...remarks.map(({ event }) => page.say('proof.clock', { event })),
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
