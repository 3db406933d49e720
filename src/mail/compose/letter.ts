/** The whole of a mail in words, before it is set as text or HTML. */
import { type MailKind, type MailPayload, NOBODY } from '../../match/index.js';
import type { Locale, Paragraph, Why } from '../../referee/index.js';
import type { SeatRecord } from '../../store/index.js';
import {
  boundStory,
  cleanName,
  cleanText,
  endOf,
  type Fact,
  type FoldedRoll,
  type GameTexts,
  type Hearer,
  inARow,
  type LogPhase,
  type Narrator,
  paramsOf,
  phasesOf,
  type Reader,
  rollsOf,
  storyOf,
} from '../../telling/index.js';
import { type Lead, leadOf } from './lead/lead.js';
import { timeLines } from './lead/time.js';
import { type AccessMethod, type LinkList, linkListOf, type MailLinks } from './links.js';
import { altOf, LONGEST_ALT } from './pictures.js';
import { howToAnswer, repliedLines } from './replied.js';

/** A heading and lines below it; shown when it has any. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A story as it stands in a mail: by phases, then what is joined, then how much is left. */
interface ToldStory {
  readonly phases: readonly { readonly title: string; readonly facts: readonly Fact[] }[];
  readonly joined: readonly string[];
  readonly left: string;
}

/** Lines that a story has in HTML. */
const STORY_LINES = 25;

/** As much of a story as there is room for. */
export function toldStory(hearer: Hearer, facts: readonly Fact[], most = STORY_LINES): ToldStory {
  const { facts: kept, joined, left } = boundStory(hearer, facts, most);
  const phases: { title: string; facts: Fact[] }[] = [];
  for (const fact of kept) {
    const last = phases.at(-1);
    if (last?.title === fact.phase) last.facts.push(fact);
    else phases.push({ title: fact.phase, facts: [fact] });
  }
  return { phases, joined, left };
}

export interface Letter {
  readonly locale: Locale;
  readonly subject: string;
  readonly lead: Lead;
  readonly main: string;
  /** What is done with a code; empty in a mail that holds none. */
  readonly typed: string;
  /** What stands between a label and what follows on the next line. */
  readonly colon: string;
  /** What the opponent says with his turn. */
  readonly said: Section;
  /** How the match ended; empty while it runs. */
  readonly ending: readonly string[];
  /** `phases`: all of it, for the text; `told`: of its facts, what there is room for in HTML. */
  readonly log: {
    readonly title: string;
    readonly phases: readonly LogPhase[];
    readonly told: ToldStory;
    readonly facts: readonly Fact[];
    readonly nothing: string;
  };
  readonly map: { readonly title: string; readonly alt: string };
  readonly question: Section & { readonly url: string };
  /** Orders that the reader mailed, and what has become of them. */
  readonly reply: Section;
  /** What the match is, for whoever is invited: the game, the side and its goal, length, time. */
  readonly pitch: readonly string[];
  readonly match: Section;
  /** Further seats of the reader. */
  readonly others: {
    readonly title: string;
    readonly items: readonly { readonly label: string; readonly url: string }[];
  };
  readonly position: {
    readonly title: string;
    readonly elsewhere: string;
    readonly paragraphs: readonly Paragraph[];
  };
  readonly plan: Section;
  readonly standing: Section;
  readonly audit: Section & { readonly command: readonly string[] };
  readonly links: LinkList;
  /** The rolls told above: what each needed, and with what it is checked. */
  readonly proofs: { readonly title: string; readonly rolls: readonly FoldedRoll[] };
  readonly dice: Section & {
    readonly digests: readonly { readonly label: string; readonly digest: string }[];
  };
  /** The facts of the dice, for a program. */
  readonly block: readonly string[];
  /** Address of the rules; empty for a game that has none. Clauses in brackets lead there. */
  readonly rules: string;
  readonly foot: {
    readonly match: string;
    readonly head: string;
    readonly hash: string;
    /** What its reader typed for the dice; empty: nothing. */
    readonly typed: string;
    readonly why: string;
  };
}

/** What a letter says beside what happened. `answered`: orders may be given in an answer to it. */
export interface LetterParts {
  readonly others?: Letter['others']['items'];
  readonly now?: Date;
  readonly answered?: boolean;
  readonly typed?: string;
  readonly way?: AccessMethod;
}

/** The whole mail in words. */
export function letterOf(
  narrator: Narrator,
  game: GameTexts,
  payload: MailPayload,
  seat: SeatRecord,
  links: MailLinks,
  { others = [], now, answered = false, typed = '', way = 'link' }: LetterParts = {},
): Letter {
  const { locale } = narrator;
  const rules = narrator.hasRules ? links.rules : '';
  const reader: Reader = { narrator, side: payload.side, zone: seat.timeZone, names: payload.names };
  const story = storyOf(reader, newsIn(payload), payload.counts);
  const log = sinceOf(reader, payload, story);
  return {
    locale,
    subject: subjectOf(narrator, payload, way),
    lead: leadOf(narrator, payload, { joined: seat.joinedAt !== null, way }, story, [
      ...howToAnswer(narrator, payload, answered),
      ...timeLines(reader, payload, now),
    ]),
    main: links.main,
    typed,
    colon: narrator.say('colon'),
    said: {
      title: narrator.say('head.said', {
        opponent: cleanName(payload.names[narrator.opponentOf(payload.side)] ?? ''),
      }),
      lines: (payload.said ?? []).map((text) => cleanText(text, LONGEST_ALT)),
    },
    ending: payload.kind === 'result' && payload.ended !== undefined ? endOf(reader, payload.ended) : [],
    log,
    map: { title: narrator.say('head.map'), alt: altOf(narrator, payload.scene?.[locale]) },
    question: questionOf(narrator, payload, rules),
    reply: { title: narrator.say('head.reply'), lines: repliedLines(narrator, game, payload.reply) },
    pitch: pitchOf(narrator, game, payload),
    match: matchOf(narrator, payload),
    others: { title: narrator.say('head.others'), items: others },
    position: {
      title: narrator.say('head.position'),
      elsewhere: '',
      // Whoever is only invited reads no position yet: the picture stands for it.
      paragraphs: isFirst(payload.kind) ? [] : (payload.position[locale] ?? []),
    },
    plan: { title: narrator.say('head.plan'), lines: planLines(narrator, payload.plan) },
    standing: standingOf(narrator, payload),
    audit: auditOf(narrator, payload, way),
    links: linkListOf(narrator, { ...links, rules }),
    rules,
    proofs: { title: narrator.say('head.proofs'), rolls: rollsOf(log.phases) },
    dice: diceOf(narrator, payload),
    foot: footOf(narrator, payload, answered),
    block: diceBlock(payload),
  };
}

/**
 * What the mail wants, of which game and turn. The thread holds by its references, whatever the subject says.
 */
function subjectOf(
  narrator: Narrator,
  { kind, side, now, takesOver }: MailPayload,
  way: AccessMethod,
): string {
  const facts = {
    what: narrator.say(takesOver ? 'wants.takesOver' : `wants.${kind}`, { way }),
    game: narrator.short,
    seat: narrator.side(side),
  };
  const turn = now.find(({ key }) => key === 'turn');
  // Before the first turn the sides set up.
  const where = narrator.game.where(turn === undefined ? now : [turn]);
  if (isFirst(kind) || where === '') return narrator.say('subject.whole', facts);
  return narrator.say('subject', { ...facts, turn: where });
}

/** Whether a mail is the first that its reader gets of a match. */
function isFirst(kind: MailKind): boolean {
  return kind === 'invitation' || kind === 'claim';
}

const GIVEN = ['committed', 'seeded'];

/** That somebody gave a number for the dice is no news, unless the numbers drew the sides: the proofs tell it. */
function newsIn({ chapters, drawn }: MailPayload): MailPayload['chapters'] {
  return drawn === true ? chapters : chapters.filter(({ type }) => !GIVEN.includes(type));
}

/** What happened; there is no "since" in the first mail. */
function sinceOf(reader: Reader, payload: MailPayload, story: readonly Fact[]): Letter['log'] {
  const first = isFirst(payload.kind);
  const title = first ? '' : reader.narrator.say('head.since');
  return {
    title,
    phases: first ? [] : phasesOf(reader, newsIn(payload)),
    told: toldStory(reader, first ? [] : story),
    facts: first ? [] : story,
    nothing: reader.narrator.say('since.nothing'),
  };
}

function questionOf(
  narrator: Narrator,
  { question, kind, now }: MailPayload,
  rules: string,
): Letter['question'] {
  const title = narrator.say('head.question');
  if (question === undefined || kind === 'result') return { title, lines: [], url: '' };
  const { clause, scope, about, forms } = question;
  const place = narrator.game.where(scope);
  const known = place === '' || place === narrator.game.where(now);
  const asked = narrator.game.asked({ kind: question.kind, about: paramsOf(about), forms });
  const may = narrator.say('question.may', {
    forms: forms.map((form) => narrator.deed(form, question.kind)).join(narrator.say('join')),
  });
  const text = narrator.clause(clause);
  const rule =
    text === ''
      ? narrator.say('question.clause', { clause })
      : narrator.say('question.rule', { clause, text });
  return {
    title,
    lines: [...(known ? [] : [place]), asked, may, rule],
    url: rules === '' || text === '' ? '' : `${rules}#${clause}`,
  };
}

const HOUR = 60;

/** The game in a sentence, the side with its goal, how long it takes; nothing of a game without introduction. */
function pitchOf(narrator: Narrator, { introduction }: GameTexts, payload: MailPayload): readonly string[] {
  if (introduction === undefined || !isFirst(payload.kind)) return [];
  const { locale } = narrator;
  const { pitch, goals, turns, minutes, difficulty } = introduction;
  const seat = narrator.side(payload.side);
  return [
    pitch[locale],
    narrator.say('match.side', { seat, goal: goals[payload.side]?.[locale] ?? '' }).trim(),
    narrator.say('match.length', {
      turns,
      n: minutes,
      h: minutes % HOUR === 0 && minutes > HOUR ? minutes / HOUR : 0,
      level: difficulty,
    }),
    timeIn(narrator, payload),
  ];
}

function timeIn(narrator: Narrator, { agreed }: MailPayload): string {
  const given = { by: agreed?.by ?? 'none', days: 0, bank: 0, hours: 0 };
  if (agreed?.by === 'days') return narrator.say('match.time', { ...given, days: agreed.days });
  if (agreed?.by === 'bank')
    return narrator.say('match.time', { ...given, bank: agreed.bank, hours: agreed.increment });
  return narrator.say('match.time', given);
}

/** Scenario, options and players, for those who were just invited. */
function matchOf(narrator: Narrator, payload: MailPayload): Section {
  const title = narrator.say('head.match');
  if (!isFirst(payload.kind)) return { title, lines: [] };
  const seats = Object.entries(payload.names).map(([side, name]) =>
    narrator.say('match.seat', {
      seat: narrator.side(side),
      player: name === NOBODY ? narrator.say('match.nobody') : cleanName(name),
    }),
  );
  const { agreed: clock, strict } = payload;
  const terms = narrator.agreed({
    ...(clock === undefined ? {} : { clock }),
    ...(strict === undefined ? {} : { strict }),
  });
  const dice = narrator.dice(payload.beacon);
  const charter = payload.charter === undefined ? [] : narrator.charter(payload.charter);
  return { title, lines: [...narrator.setting(payload), ...seats, ...charter, ...terms, ...dice] };
}

function standingOf(narrator: Narrator, { standing, off = [], kind }: MailPayload): Section {
  const title = narrator.say('head.standing');
  if (isFirst(kind) || kind === 'result') return { title, lines: [] };
  const left =
    standing.length === 0
      ? [narrator.say('standing.none')]
      : standing.map((order) => narrator.game.order(order, 'standing'));
  const over = off.map(({ order, why }) =>
    narrator.say('standing.off', {
      order: narrator.game.order(order, 'standing'),
      why: narrator.say(`off.${why}`),
    }),
  );
  return { title, lines: [...left, ...over] };
}

function auditOf(
  narrator: Narrator,
  { kind, head, match, side }: MailPayload,
  way: AccessMethod,
): Letter['audit'] {
  const title = narrator.say('head.audit');
  if (kind !== 'result') return { title, lines: [], command: [] };
  const command = [`denrei audit ${match}-${side}.jsonl --rules \\`, `--head ${head.number}:${head.hash}`];
  return { title, lines: [narrator.say('audit.explained', { way })], command };
}

/** What the server is bound to; explained once, at the beginning. */
function diceOf(narrator: Narrator, { commitments, kind }: MailPayload): Letter['dice'] {
  const { chain, open, secret } = commitments;
  const digests = [
    { label: narrator.say('dice.open', { chain }), digest: open },
    { label: narrator.say('dice.secret', { chain }), digest: secret },
  ];
  const lines = isFirst(kind) || kind === 'stopped' ? [narrator.say('dice.explained')] : [];
  return { title: narrator.say('head.dice'), lines, digests };
}

function footOf(narrator: Narrator, payload: MailPayload, answered: boolean): Letter['foot'] {
  const { kind, match, rulesVersion, head, typed } = payload;
  return {
    match: narrator.say('foot.match', { match, version: rulesVersion }),
    head: narrator.say('foot.head', { number: head.number }),
    hash: head.hash,
    typed: typed === undefined ? '' : narrator.say('foot.typed', { words: inFours(typed) }),
    why: narrator.say(kind === 'claim' ? 'foot.asked' : answered ? 'foot.answered' : 'foot.why'),
  };
}

type Report = NonNullable<MailPayload['plan']>[number];

/** As people compare it: `4616 2253 14`. */
function inFours(words: string): string {
  return words.replace(/(....)(?=.)/g, '$1 ');
}

/** So many lines that came to the same are still told one by one, each with its order. */
const MOST_APART = 3;

export function planLines(narrator: Narrator, plan: readonly Report[] = []): readonly string[] {
  const alike = new Map<string, Report[]>();
  for (const report of plan) {
    const { no: _, order: __, kind: ___, ...came } = report;
    // So many orders of so many: of a line that was carried out whole they tell nothing.
    const key = JSON.stringify(came.came === 'asFar' ? came : { ...came, used: 0, of: 0 });
    alike.set(key, [...(alike.get(key) ?? []), report]);
  }
  return [...alike.values()].flatMap((reports) =>
    reports.length > MOST_APART
      ? [told(narrator, reports)]
      : reports.map((report) => told(narrator, [report])),
  );
}

function told(narrator: Narrator, reports: readonly Report[]): string {
  const [first] = reports;
  if (first === undefined) return '';
  const { came, used, of, instead, why, outcomes = [], left = [] } = first;
  const parts = [
    ...outcomes.map((one) => outcomeOf(narrator, one)),
    ...left.map((one) => narrator.game.say(one)),
  ];
  const facts = {
    lines: ranges(reports.map(({ no }) => no)).join(narrator.say('join')),
    n: reports.length,
    order: reports.length === 1 ? orderOf(narrator, first) : '',
    outcomes: parts.length === 0 ? 'none' : parts.join(narrator.say('join')),
  };
  return inARow(
    [
      narrator.say(`plan.${came}`, { ...facts, used, of }),
      ...(instead === undefined ? [] : [narrator.say('plan.instead', { n: instead })]),
      ...(why === undefined ? [] : [whyOf(narrator, why)]),
    ],
    narrator.locale,
  );
}

/** `1–5` and `8`. */
function ranges(nos: readonly number[]): readonly string[] {
  const runs: [from: number, to: number][] = [];
  for (const no of nos.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === no - 1) last[1] = no;
    else runs.push([no, no]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
}

function orderOf(narrator: Narrator, { order, kind = '' }: Report): string {
  if (order === undefined) return '';
  const said = kind === 'plan' ? narrator.game.order(order, kind) : narrator.orderIn(order, kind);
  return narrator.say('roll.details', { details: said.replace(/[.。]$/, '') });
}

function outcomeOf(narrator: Narrator, outcome: string): string {
  const key = `plan.outcome.${outcome}`;
  return narrator.game.has(key) ? narrator.tell(key) : outcome;
}

function whyOf(narrator: Narrator, why: Why): string {
  const { clause, n } = { clause: '', n: 0, ...why };
  return narrator.say(`plan.why.${why.for}`, { clause, n });
}

// The facts of the dice at the end of a mail's text, one a line, for `denrei audit --mails`: proof from the
// inbox alone.

/**
 * Head, roots, digests and seeds of all chains that the mail tells rolls of, and the rolls; at the end the
 * opened roots.
 */
export function diceBlock({
  match,
  side,
  head,
  dice,
  chapters,
  beacon,
  thrown,
}: Pick<
  MailPayload,
  'match' | 'side' | 'head' | 'dice' | 'chapters' | 'beacon' | 'thrown'
>): readonly string[] {
  const rolls = chapters.flatMap(({ rolls, beacon }) => rolls.map((roll) => ({ ...roll, beacon })));
  return [
    `match ${match}`,
    `for ${side}`,
    `head ${head.number} ${head.hash}`,
    ...(beacon === undefined
      ? []
      : [`beacon ${encodeURIComponent(beacon.name)} ${beacon.chain} ${beacon.wait}`]),
    ...(thrown === undefined ? [] : [`ordered ${thrown.ordered} ${thrown.hash} ${thrown.round}`]),
    ...dice.flatMap(({ chain, open, secret, digests, seeds, words }) => [
      `roots ${chain} ${open} ${secret}`,
      ...Object.entries(digests).map(([side, digest]) => `digest ${side} ${chain} ${digest}`),
      ...Object.entries(words).map(([side, text]) => `words ${side} ${chain} ${text}`),
      ...Object.entries(seeds).map(([side, seed]) => `seed ${side} ${chain} ${seed}`),
    ]),
    ...rolls.map(
      ({ chain, k, purpose, dice: thrown, faces, link, beacon }) =>
        `roll ${chain} ${k} ${encodeURIComponent(purpose)} ${thrown.join()} ${faces.join()} ${link}${
          beacon === undefined ? '' : ` ${beacon.round} ${beacon.signature}`
        }`,
    ),
    ...chapters.flatMap(({ facts }) => [...opened('root', facts.roots), ...opened('secret', facts.secrets)]),
  ];
}

/** Opened roots, in the order of their chains. */
function opened(word: 'root' | 'secret', roots: unknown): readonly string[] {
  return Array.isArray(roots) ? roots.map((root, i) => `${word} ${i + 1} ${root}`) : [];
}
