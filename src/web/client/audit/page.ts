/** What the audit pages have in common: their form, their words, the verdict. */
import {
  blockOf,
  CHECKS,
  type Examined,
  examine,
  type Finding,
  type Given,
  type Head,
  type Judged,
  type KeptHead,
  line,
  type Mail,
  type MailBlock,
  type MailsCompared,
  type MailsSummary,
  mailsInOne,
  matchOfMail,
  type Summary,
  type Table,
  testimonyOn,
} from '../../../verifier/index.js';
import { type CheckedJournal, check, matchIn, ROUNDS } from './check.js';
import { type Files, mailsOf, NO_FILES } from './evidence.js';
import { headsIn, mailsIn, matchesIn } from './heads.js';

/** A sentence of the verdict, perhaps in a tone of its own. */
type Line = string | { readonly text: string; readonly tone: string };

/** What there is beside a journal. */
interface Beside {
  /** Heads that a page kept. */
  readonly kept?: readonly KeptHead[];
  /** What this browser gave. */
  readonly receipts?: readonly Given[];
  readonly files?: Files;
}

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

  /** The words of the page, as messages with their placeholders. */
  get words(): { readonly [key: string]: string } {
    return Object.fromEntries(this.#words);
  }

  /** What was pasted. */
  get #given(): string {
    return String(new FormData(this.form).get('heads') ?? '');
  }

  /** The reader's sides, as the reader says: two where the lot swapped the seats. */
  get #sides(): readonly string[] {
    return String(new FormData(this.form).get('side') ?? '')
      .split(' ')
      .filter(Boolean);
  }

  /** Offers the sides of a match. `own`: what is chosen where the reader has chosen nothing yet. */
  offerSides(sides: readonly string[], own: readonly string[] = []): void {
    const select = need(this.form.querySelector<HTMLSelectElement>('[name=side]'));
    const [one, two] = sides;
    const swapped = one === undefined || two === undefined ? [] : [`${one} ${two}`, `${two} ${one}`];
    const known = new Set([...select.options].map(({ value }) => value));
    for (const value of [...sides, ...swapped]) {
      if (known.has(value)) continue;
      const [began = '', now] = value.split(' ');
      const text = now === undefined ? began : this.say('proof.swapped', { began, now });
      select.append(new Option(text, value));
    }
    if (select.value === '' && own.length > 0) select.value = own.join(' ');
    need(select.closest<HTMLElement>('[data-audit-side]')).hidden = sides.length === 0;
  }

  /**
   * The verdict: `sound`, `fault`, or `none` yet. `exact`: the verifier's own words, as the command line
   * prints them.
   */
  show(state: 'sound' | 'fault' | 'none', lines: readonly Line[], exact?: string): void {
    this.#verdict.dataset.state = state;
    const texts = lines.map((said) => paragraph(said));
    if (exact !== undefined) texts.push(paragraph({ text: exact, tone: 'note' }));
    this.#table = undefined;
    this.#verdict.replaceChildren(...texts);
  }

  /** One more sentence to the verdict that is shown. */
  add(text: string): void {
    if (this.#table === undefined) this.#verdict.append(paragraph(text));
    else this.#table.before(paragraph(text));
  }

  /**
   * Checks a journal with what is given beside it, and says what came of it; undefined when it could not be
   * checked.
   */
  async verdict(text: string, beside: Beside = {}): Promise<CheckedJournal | undefined> {
    const given = this.#given;
    const sources = await mailsOf('pasted', given);
    const { heads, typed } = sources.length > 0 ? { heads: [], typed: false } : headsIn(given);
    if (sources.length + heads.length === 0 && given.trim() !== '') {
      this.show('none', [this.say('proof.noHead')]);
      return undefined;
    }
    if (!this.#canCheck()) return undefined;
    const { kept = [], receipts = [], files = NO_FILES } = beside;
    const match = matchIn(text);
    const inbox = [...files.mails, ...sources].flatMap(mailsInOne);
    const mails = inbox.filter((mail) => matchOfMail(mail) === match);
    const blocks = sources.length > 0 || typed || heads.length === 0 ? undefined : blocksIn(given);
    const checked = await check(
      text,
      {
        heads: typed ? [] : heads,
        kept,
        sides: this.#sides,
        given: [...receipts, ...files.given],
        signatures: signaturesIn(this.element.dataset.refused),
        ...(files.code === undefined ? {} : { code: files.code }),
        ...(mails.length === 0 ? {} : { mails }),
        ...(blocks === undefined ? {} : { pasted: blocks }),
      },
      (n) => {
        if (n % EVERY === 0) this.show('none', [this.say('proof.running', { n })]);
      },
    );
    const { report, examined } = checked;
    const other =
      matchesIn(sources.length > 0 ? '' : given).find((one) => one !== checked.match) ??
      (mails.length === 0 ? inbox.map(matchOfMail).find((one) => one !== undefined) : undefined);
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
    const wrong = [...mailFaults(this, examined), ...accusations(this, examined)];
    const sound = report.ok && wrong.length === 0;
    const about = [
      ...besideLines(this, examined, this.#sides[0] ?? ''),
      ...linesOf(this, checked, heads, kept),
    ];
    const top = sound ? [summaryLine(this, checked)] : [];
    this.show(sound ? 'sound' : 'fault', report.ok ? [...wrong, ...top, ...about] : about, line(report));
    this.#showTable(examined.table);
    return checked;
  }

  /** What an inbox proves of each of its matches by itself. */
  async inboxVerdict(mails: readonly Mail[]): Promise<void> {
    if (!this.#canCheck()) return;
    const byMatch = new Map<string, Mail[]>();
    for (const mail of mails.flatMap(mailsInOne)) {
      const match = matchOfMail(mail);
      if (match !== undefined) byMatch.set(match, [...(byMatch.get(match) ?? []), mail]);
    }
    const lines: Line[] = [];
    const tables: Table[] = [];
    for (const own of byMatch.values()) {
      const examined = await examine({ mails: own, sides: this.#sides, rounds: ROUNDS });
      lines.push(...mailFaults(this, examined), ...besideLines(this, examined, ''));
      tables.push(examined.table);
      if (examined.mails?.ok) this.offerSides(examined.mails.summary.sides);
    }
    const wrong = tables.some(({ mails }) => mails.state === 'differs');
    this.show(
      wrong ? 'fault' : tables.length > 0 ? 'sound' : 'none',
      tables.length === 0 ? [this.say('proof.mails.none')] : lines,
    );
    for (const table of tables) this.#showTable(table);
  }

  #canCheck(): boolean {
    const can = globalThis.crypto?.subtle !== undefined;
    if (!can) this.show('none', [this.say('proof.crypto')]);
    return can;
  }

  #showTable(found: Table): void {
    this.#table = this.#tableOf(found);
    this.#verdict.append(this.#table);
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

function paragraph(said: Line): HTMLElement {
  const element = document.createElement('p');
  const { text, tone } = typeof said === 'string' ? { text: said, tone: undefined } : said;
  element.textContent = text;
  if (tone !== undefined) element.className = tone;
  // The verifier's own words.
  if (tone === 'note') element.lang = 'en';
  return element;
}

/** The facts that say at once how it stands. */
function summaryLine(page: AuditPage, { examined, report, held }: CheckedJournal): Line {
  const dice = [...held.values()].reduce((sum, { roll }) => sum + roll.dice.length, 0);
  const renewed = report.ok && Object.keys(report.summary.renewed).length > 0;
  const { 'own words': words, mails } = examined.table;
  const typed = words.state === 'agrees' ? 'yes' : words.state === 'differs' ? 'no' : unsaid(words.why);
  const inbox = mails.state === 'not checked' ? 'unchecked' : mails.state;
  const counts = mails.state === 'agrees' ? { n: mails.n, of: mails.of } : {};
  return {
    text: [
      page.say(renewed ? 'proof.sum.diceRenewed' : 'proof.sum.dice', { n: dice }),
      page.say(`proof.sum.words.${typed}`),
      page.say(`proof.sum.mails.${inbox}`, counts),
    ].join(page.say('proof.sum.gap')),
    tone: 'sum',
  };
}

function unsaid(why: string): 'none' | 'unchecked' {
  return why === 'noWords' ? 'none' : 'unchecked';
}

/** What e-mails say that cannot be so, or that the journal says in another way. */
function mailFaults(page: AuditPage, { mails, compared, pasted }: Examined): readonly Line[] {
  if (mails !== undefined && !mails.ok) {
    const { mail, code } = mails.fault;
    return [page.say('proof.mails.fault', { mail, what: page.say(`flaw.${code}`) })];
  }
  return [compared, pasted].flatMap((found) => {
    const { differing = [], lost = [] } = found ?? {};
    const what = [...differing.map((one) => one.what), ...lost.map(({ chain, k }) => `roll ${chain} ${k}`)];
    return what.length === 0 ? [] : [`${page.say('flaw.mail')}: ${what.join(', ')}`];
  });
}

/** Receipts and codes that the match does not use. */
function accusations(page: AuditPage, { given, code }: Examined): readonly Line[] {
  const wrong = given.filter(({ judgment }) => judgment === 'other' || judgment === 'remade');
  const coded = code !== undefined && code.n < code.of ? [page.say('proof.code', { ...code })] : [];
  return [...wrong.map((one) => givenLine(page, one)), ...coded].map((said) =>
    typeof said === 'string' ? { text: said, tone: 'alarming' } : { ...said, tone: 'alarming' },
  );
}

/** What became of something that this browser gave. */
function givenLine(page: AuditPage, { given, judgment }: Judged): Exclude<Line, string> {
  const time = new Date(given.at).toLocaleString(document.documentElement.lang || 'en');
  return { text: page.say(`given.${judgment}`, { time }), tone: 'caution' };
}

/** What e-mails, receipts and code say beside the journal where nothing is wrong. */
function besideLines(
  page: AuditPage,
  { mails, given, compared, code, table, journal }: Examined,
  side: string,
): readonly Line[] {
  const refused = given.filter(({ judgment }) => judgment === 'refused');
  const nothing = table['own number'].state === 'not checked' && table['own number'].why === 'nothingGiven';
  return [
    ...(mails?.ok ? mailLines(page, mails.summary, compared) : []),
    ...(mails === undefined && journal?.ok ? wordLines(page, journal.summary.words, side) : []),
    ...refused.map((one) => givenLine(page, one)),
    ...(code === undefined || code.n < code.of ? [] : [page.say('proof.code', { ...code })]),
    ...(nothing && page.element.dataset.side !== undefined
      ? [{ text: page.say('given.nothing'), tone: 'faint' }]
      : []),
  ];
}

/** The reader's own words, as the journal has them. */
function wordLines(page: AuditPage, words: Summary['words'], side: string): readonly Line[] {
  return words
    .filter((one) => one.side === side)
    .map(({ chain, words: typed }) => page.say('proof.words', { chain, words: inFours(typed) }));
}

function mailLines(
  page: AuditPage,
  summary: MailsSummary,
  compared: MailsCompared | undefined,
): readonly Line[] {
  const { match, mails, rolls, fixed, words, late, reader, gaps, checked, unsigned } = summary;
  const placed = (places: readonly { readonly chain: number; readonly k: number }[]) =>
    places.map(({ chain, k }) => `${chain}:${k}`).join(', ');
  const lines = [
    page.say('proof.mails', { match, mails, rolls }),
    ...fixed.map(({ chain, what, mail }) =>
      page.say(`proof.mails.fixed.${reader ? what : 'seats'}`, {
        chain,
        subject: mail.subject ?? mail.name,
        at: new Date(mail.at * 1000).toLocaleString(document.documentElement.lang || 'en'),
      }),
    ),
    ...words.map(({ chain, side, words: typed, own, mail }) =>
      page.say(own ? 'proof.mails.words' : 'proof.mails.theirs', {
        chain,
        side,
        words: inFours(typed),
        subject: mail.subject ?? mail.name,
      }),
    ),
    ...late.map(({ chain, what }) => page.say(`proof.mails.late.${what}`, { chain })),
    ...(reader ? [] : [page.say('proof.mails.side')]),
  ];
  const untold = compared === undefined ? gaps : compared.gaps;
  const missing = compared === undefined ? 'proof.mails.gaps' : 'proof.mails.untold';
  return [
    ...lines,
    ...(untold.length === 0 ? [] : [page.say(missing, { rolls: placed(untold) })]),
    ...(checked === false ? [page.say('proof.mails.unchecked')] : []),
    ...(compared === undefined && unsigned > 0
      ? [page.say('proof.mails.unsigned', { rolls: unsigned })]
      : []),
  ];
}

/** As people copy it: `4616 2253 14`. */
function inFours(words: string): string {
  return words.replace(/(....)(?=.)/g, '$1 ');
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
