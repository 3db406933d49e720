import { type MailKind, type MailPayload, NOBODY } from '../../match/index.js';
import type { Locale, Paragraph, Scene } from '../../referee/index.js';
import type { SeatRecord } from '../../store/index.js';
import { cleanName, endOf, type LogChapter, logOf, paramsOf, type Reader, type Voice } from '../../telling/index.js';
import { type Lead, leadOf } from './lead.js';
import type { MailLinks } from './links.js';

/** A heading and lines below it; shown when it has any. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface Letter {
  readonly locale: Locale;
  readonly subject: string;
  readonly lead: Lead;
  readonly main: string;
  /** What stands between a label and what follows on the next line. */
  readonly colon: string;
  /** How the match ended; empty while it runs. */
  readonly ending: readonly string[];
  readonly log: {
    readonly title: string;
    readonly earlier: string;
    readonly chapters: readonly LogChapter[];
    readonly nothing: string;
  };
  readonly map: { readonly title: string; readonly alt: string };
  readonly question: Section & { readonly url: string };
  readonly match: Section;
  /** Further seats of the reader. */
  readonly others: { readonly title: string; readonly items: readonly { readonly label: string; readonly url: string }[] };
  readonly position: { readonly title: string; readonly elsewhere: string; readonly paragraphs: readonly Paragraph[] };
  readonly standing: Section;
  readonly audit: Section & { readonly command: readonly string[] };
  readonly links: {
    readonly title: string;
    readonly after: string;
    readonly items: readonly { readonly label: string; readonly url: string }[];
  };
  readonly dice: Section & { readonly digests: readonly { readonly label: string; readonly digest: string }[] };
  /** Address of the rules; empty for a game that has none. Clauses in brackets lead there. */
  readonly rules: string;
  readonly foot: { readonly match: string; readonly head: string; readonly hash: string; readonly why: string };
}

const LONGEST_ALT = 1000;

/** The whole mail in words. */
export function letterOf(
  voice: Voice,
  payload: MailPayload,
  seat: SeatRecord,
  links: MailLinks,
  others: Letter['others']['items'] = [],
): Letter {
  const { locale } = voice;
  const rules = voice.hasRules ? links.rules : '';
  const reader: Reader = { voice, side: payload.side, zone: seat.timeZone, names: payload.names };
  return {
    locale,
    subject: subjectOf(voice, payload),
    lead: leadOf(voice, payload, seat.joinedAt !== null),
    main: links.main,
    colon: voice.say('colon'),
    ending: payload.kind === 'result' && payload.ended !== undefined ? endOf(reader, payload.ended) : [],
    log: sinceOf(reader, payload),
    map: { title: voice.say('head.map'), alt: altOf(voice, payload.scene?.[locale]) },
    question: questionOf(voice, payload, rules),
    match: matchOf(voice, payload),
    others: { title: voice.say('head.others'), items: others },
    position: { title: voice.say('head.position'), elsewhere: '', paragraphs: payload.position[locale] ?? [] },
    standing: standingOf(voice, payload),
    audit: auditOf(voice, payload),
    links: linkListOf(voice, { ...links, rules }),
    rules,
    dice: diceOf(voice, payload),
    foot: footOf(voice, payload),
  };
}

/** What the mail wants, of which game and turn. The thread holds by its references, whatever the subject says. */
function subjectOf(voice: Voice, { kind, side, now }: MailPayload): string {
  const facts = { what: voice.say(`wants.${kind}`), game: voice.title, seat: voice.side(side) };
  const turn = now.find(({ key }) => key === 'turn');
  if (isFirst(kind) || turn === undefined) return voice.say('subject.whole', facts);
  return voice.say('subject', { ...facts, turn: voice.game.where([turn]) });
}

/** Whether a mail is the first that its reader gets of a match. */
function isFirst(kind: MailKind): boolean {
  return kind === 'invitation' || kind === 'claim';
}

/** What happened; there is no "since" in the first mail. */
function sinceOf(reader: Reader, { kind, chapters }: MailPayload): Letter['log'] {
  const first = isFirst(kind);
  const title = first ? '' : reader.voice.say('head.since');
  return { title, earlier: '', chapters: first ? [] : logOf(reader, chapters), nothing: reader.voice.say('since.nothing') };
}

/** The picture in words, with what changed. */
function altOf(voice: Voice, scene: Scene | undefined): string {
  if (scene === undefined) return '';
  const changes = scene.changes.map((change) => change.title).join('; ');
  const alt = changes === '' ? scene.alt : voice.say('alt.changes', { alt: scene.alt, changes });
  return alt.slice(0, LONGEST_ALT);
}

function questionOf(voice: Voice, { question, kind, now }: MailPayload, rules: string): Letter['question'] {
  const title = voice.say('head.question');
  if (question === undefined || kind === 'result') return { title, lines: [], url: '' };
  const { clause, scope, about, forms } = question;
  const place = voice.game.where(scope);
  const known = place === '' || place === voice.game.where(now);
  const asked = voice.game.say({ ...paramsOf(about), key: `decision.${question.kind}` });
  const may = voice.say('question.may', { forms: forms.map((form) => voice.deed(form, question.kind)).join(voice.say('join')) });
  const text = voice.clause(clause);
  const rule = text === '' ? voice.say('question.clause', { clause }) : voice.say('question.rule', { clause, text });
  return {
    title,
    lines: [...(known ? [] : [place]), asked, may, rule],
    url: rules === '' || text === '' ? '' : `${rules}#${clause}`,
  };
}

/** Scenario, options and players, for those who were just invited. */
function matchOf(voice: Voice, payload: MailPayload): Section {
  const title = voice.say('head.match');
  if (!isFirst(payload.kind)) return { title, lines: [] };
  const seats = Object.entries(payload.names).map(([side, name]) =>
    voice.say('match.seat', { seat: voice.side(side), player: name === NOBODY ? voice.say('match.nobody') : cleanName(name) }),
  );
  return { title, lines: [...voice.setting(payload), ...seats] };
}

function standingOf(voice: Voice, { standing, foretold = [], kind }: MailPayload): Section {
  const title = voice.say('head.standing');
  if (isFirst(kind) || kind === 'result') return { title, lines: [] };
  const left =
    standing.length === 0 ? [voice.say('standing.none')] : standing.map((order) => voice.game.order(order, 'standing'));
  return { title, lines: [...left, ...foretold.map((entry) => voice.game.say(entry))] };
}

function auditOf(voice: Voice, { kind, head, match, side }: MailPayload): Letter['audit'] {
  const title = voice.say('head.audit');
  if (kind !== 'result') return { title, lines: [], command: [] };
  const command = [`denrei audit ${match}-${side}.jsonl --rules \\`, `--head ${head.number}:${head.hash}`];
  return { title, lines: [voice.say('audit.explained')], command };
}

function linkListOf(voice: Voice, links: MailLinks): Letter['links'] {
  const { view, mail, never, match, standing, journal, replay, audit, rules } = links;
  const all = [
    { label: voice.say('link.standing'), url: standing },
    { label: voice.say('link.replay'), url: replay },
    { label: voice.say('link.audit'), url: audit },
    { label: voice.say('link.journal'), url: journal },
    { label: voice.say('link.rules'), url: rules },
    { label: voice.say('link.view'), url: view },
    { label: voice.say('link.mail'), url: mail },
    { label: voice.say('link.revoke'), url: match },
    { label: voice.say('link.never'), url: never },
  ];
  return {
    title: voice.say('head.links'),
    after: match === '' ? '' : voice.say('link.after'),
    items: all.filter(({ url }) => url !== ''),
  };
}

/** What the server is bound to; explained once, at the beginning. */
function diceOf(voice: Voice, { commitments, kind }: MailPayload): Letter['dice'] {
  const { chain, open, secret } = commitments;
  const digests = [
    { label: voice.say('dice.open', { chain }), digest: open },
    { label: voice.say('dice.secret', { chain }), digest: secret },
  ];
  const lines = isFirst(kind) || kind === 'stopped' ? [voice.say('dice.explained')] : [];
  return { title: voice.say('head.dice'), lines, digests };
}

function footOf(voice: Voice, { kind, match, rulesVersion, head }: MailPayload): Letter['foot'] {
  return {
    match: voice.say('foot.match', { match, version: rulesVersion }),
    head: voice.say('foot.head', { number: head.number }),
    hash: head.hash,
    why: voice.say(kind === 'claim' ? 'foot.asked' : 'foot.why'),
  };
}
