/**
 * Orders by reply: lines typed in a mail become a plan, tried whole, and are carried out at once, or nothing
 * is. Whatever comes of it is mailed to the seat's own address: docs/decisions/orders-by-reply.md.
 */
import { sha256Hex } from '../../journal/index.js';
import {
  type BaseState,
  besideStanding,
  byWord,
  checkOrder,
  draftBehind,
  type Field,
  type Form,
  filledUp,
  type Game,
  LOCALES,
  LONGEST_LINE,
  type Order,
  openForms,
  openLines,
  type PlanLine,
  type PublicOrder,
  plain,
  type Question,
  type Refusal,
  type RunStop,
  readTyped,
  type Side,
  type Sketching,
  sentencesOf,
  type Typed,
  typingAt,
  valuesNext,
} from '../../referee/index.js';
import type { PlanSave } from '../../store/index.js';
import { charterOf } from '../model/charter.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import { draftAnswers, type LoadedMatch, revisionOf, seatOf } from '../model/loaded-match.js';
import { nextNo, planSave, type SeatPlan } from '../model/plan.js';
import { MOST_LINES } from '../model/plan-schema.js';
import { done, failed } from '../model/seats.js';
import type { Choices, ReplyFault, ReplyMistake, ReplyTold, ToldLine } from '../model/told.js';
import type { Outcome } from '../model/types.js';
import { pressIn } from '../model/window.js';
import { groundBehindDraft, type PlanGround, planGroundOf, withCurrentPlan } from '../write/drafting.js';
import { type DueMail, presentMail } from '../write/due.js';
import { hasDraft, readPublicOrders, seatPlan } from '../write/running.js';
import { hasAddress } from '../write/waiting.js';
import { type CommandResult, carryOutCommand, type IdempotencyKey } from '../write/writer.js';
import { carry } from './carry-out.js';
import { carryOutOrder } from './order.js';
import { inSize } from './plan.js';
import { thoughtOver } from './thought-over.js';

/** A reply as it came. */
export interface ReplyRequest {
  /** The event of the mail that it answers. */
  readonly event: number;
  /** What its author wrote, line by line, without what he quoted; undefined: it could not be read. */
  readonly lines: readonly string[] | undefined;
  /** Tells it apart from every other; the same one is taken once. */
  readonly name: string;
}

/** What has become of a reply. */
export interface Replied {
  readonly became: ReplyTold['became'];
  readonly event: number;
}

/** A first line of its own that drops what was planned before. */
const CLEAR = new Set(['clear', '取消', '取り消し']);
const NAME_LENGTH = 16;

/** Takes a reply of a seat: whole, once, or not at all. */
export function takeReply(
  context: MatchContext,
  id: string,
  side: Side,
  request: ReplyRequest,
): Promise<Outcome<Replied>> {
  const once = onceForReply(side, request);
  return carryOutCommand<Replied>(context, {
    match: id,
    side,
    once,
    prepare: async (loaded) => {
      const heard = await readPublicOrders(context, loaded);
      return (givens) =>
        decideReply(givens, withCurrentPlan(loaded, side, givens.clock()), side, request, heard);
    },
  });
}

/** A reply is known by its own name: it says the same whenever it comes again. */
function onceForReply(side: Side, { name }: ReplyRequest): IdempotencyKey {
  const key = `reply:${sha256Hex(name)}`;
  return { side, key, bodyHash: sha256Hex(key) };
}

function decideReply(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  request: ReplyRequest,
  heard: readonly PublicOrder[],
): Outcome<CommandResult<Replied>> {
  const seat = seatOf(loaded, side);
  if (seat === undefined || !hasAddress(seat)) return failed('unknown-match');
  const written = request.lines ?? [];
  const clears = CLEAR.has((written[0] ?? '').normalize('NFKC').trim().toLowerCase());
  const sent = clears ? written.slice(1) : written;
  const { status, throwing } = loaded.match;
  const ground =
    status === 'playing' && throwing === null ? groundBehindDraft(loaded, side, givens.clock()) : undefined;
  const before = withoutPast(seatPlan(loaded, side), clears);
  const read = readOn(loaded, side, ground, before, request.event, request.lines && sent);
  const refused = (fault: ReplyFault, found: Partial<LinesRead> = {}) => {
    const lines = found.told ?? sent.map((text) => ({ text: shortened(text) }));
    const mistake = found.mistake === undefined ? {} : { mistake: found.mistake };
    const told: ReplyTold = { became: 'refused', lines, fault, ...mistake, ...draftedBy(loaded, side) };
    return done(answer(loaded, side, request, ground?.asked, told, ground?.state));
  };
  if (typeof read === 'string') return refused(read);
  if (read.mistake !== undefined) return refused('mistake', read);
  if (ground?.both === true) return givenByHand(givens, loaded, side, request, read, heard);
  const later =
    openLines(before.plan, before.progress).length > 0
      ? undefined
      : closing(givens, loaded, side, request, read);
  if (later !== undefined) return done(later);
  const lines = [...before.plan.lines, ...read.lines];
  const drafting = { event: loaded.match.headNumber, orders: [] };
  const sized = inSize({ plan: { ...before.plan, lines }, drafting }, before);
  if (!sized.ok) return refused('many', read);
  return begun(givens, loaded, side, request, read, { ...before, ...sized.value }, heard);
}

/** The plan behind which a reply goes on. A line under way is over: its owner thinks again. */
function withoutPast(seat: SeatPlan, clears: boolean): SeatPlan {
  const { plan, progress } = seat;
  const { underWay, ...rest } = progress;
  const stopped =
    underWay === undefined
      ? []
      : [
          {
            no: underWay.no,
            came: 'asFar' as const,
            used: underWay.used,
            of: underWay.taken.length,
            outcomes: [],
          },
        ];
  const reports = [...progress.reports, ...stopped];
  const open = openLines(plan, progress);
  const lines = clears ? plan.lines.filter((line) => !open.includes(line)) : plan.lines;
  return { ...seat, plan: { ...plan, lines }, progress: { ...rest, reports, halted: false } };
}

/** Reads the lines of a reply behind what is planned for this phase, or says why none is read. */
function readOn(
  loaded: LoadedMatch,
  side: Side,
  ground: PlanGround | undefined,
  { plan, progress }: SeatPlan,
  event: number,
  lines: ReplyRequest['lines'],
): LinesRead | ReplyFault {
  if (ground === undefined) return 'closed';
  if (event !== loaded.match.headNumber) return 'old';
  if (pressIn(loaded, side) !== undefined) return 'handing';
  if (ground.asked === undefined) return hasDraft(loaded.drafts, side) ? 'answered' : 'notAsked';
  if (lines === undefined) return 'unreadable';
  if (lines.length === 0) return 'empty';
  if (lines.length > MOST_LINES) return 'many';
  const game = besideStanding(loaded.game, ground.standing);
  const open = openLines(plan, progress);
  const draft = draftBehind(game, ground.view, side, ground.asked, open);
  if (draft.lines.some(({ how }) => how === 'unfit')) return 'plan';
  return readLines(game, draft.sketching, ground.asked, lines, nextNo({ plan, progress }));
}

/**
 * Carries out what fits: the plan, the events that it makes and the mail that tells it are written at once.
 */
function begun(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  request: ReplyRequest,
  read: LinesRead,
  planned: SeatPlan,
  heard: readonly PublicOrder[],
): Outcome<CommandResult<Replied>> {
  const { state: _, ...kept } = planned;
  const save = planSave(side, planned, { ...kept, state: 'resting' });
  const withPlan = { ...loaded, plans: { ...loaded.plans, [side]: planned } };
  const carried = carry(givens, withPlan, { by: 'press', side }, heard);
  const commit = carried?.commit;
  const plans = withSave(carried?.plans ?? [], save);
  const told: ReplyTold = {
    became: commit === undefined ? 'kept' : 'played',
    lines: toldLines(read, plans, side),
    ...draftedBy(loaded, side),
  };
  if (carried === undefined || commit === undefined) {
    const ground = planGroundOf(loaded, side, givens.clock());
    const { value, write } = answer(loaded, side, request, ground.asked, told);
    const change = write?.to === 'change' ? write.change : {};
    return done({ value, write: { to: 'change', change: { ...change, plans } } });
  }
  const echo = echoMail(withPlan, side, request, questionTo(carried.stop, side), told, carried.runner.state);
  const event = commit.events.at(-1)?.number ?? loaded.match.headNumber;
  return done({
    write: { to: 'commit', commit: { ...commit, plans, due: [...(commit.due ?? []), echo] } },
    value: { became: 'played', event },
  });
}

/** An answer to a question to both sides: a draft that nobody sees until the other side has answered too. */
function givenByHand(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  request: ReplyRequest,
  read: LinesRead,
  heard: readonly PublicOrder[],
): Outcome<CommandResult<Replied>> {
  const [line] = read.told;
  const guard = { event: request.event, draft: revisionOf(loaded, side), key: request.name };
  const decided = carryOutOrder(givens, loaded, side, line?.order, heard, guard);
  if (!decided.ok) return decided;
  const { write, value, state } = decided.value;
  const became = value.became === 'played' ? 'played' : 'given';
  const lines = read.told.map((one) => (became === 'played' ? { ...one, came: 'done' as const } : one));
  const due = [echoMail(loaded, side, request, undefined, { became, lines }, state)];
  const told = { became, event: value.event } as const;
  if (write?.to === 'commit') {
    const commit = { ...write.commit, due: [...(write.commit.due ?? []), ...due] };
    return done({ write: { to: 'commit', commit }, value: told });
  }
  return done({ ...(write?.to === 'draft' ? { write: { ...write, due } } : {}), value: told });
}

/** A phase that ends with the last line is handed over later, where the match gives time to think it over. */
function closing(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  request: ReplyRequest,
  read: LinesRead,
): CommandResult<Replied> | undefined {
  const orders = read.told.flatMap(({ order }) => order ?? []);
  const guard = { event: request.event, draft: revisionOf(loaded, side), key: request.name };
  const decided = thoughtOver(givens, loaded, side, orders, guard);
  if (decided?.write?.to !== 'draft') return undefined;
  const told = {
    ...({ became: 'closing', lines: read.told, minutes: charterOf(loaded.match).window } as const),
    ...draftedBy(loaded, side),
  };
  const due = [echoMail(loaded, side, request, undefined, told, decided.state)];
  return { write: { ...decided.write, due }, value: { became: 'closing', event: request.event } };
}

/** How many orders a side has given on the page that are not carried out. */
function draftedBy({ drafts }: LoadedMatch, side: Side): Pick<ReplyTold, 'drafted'> {
  const draft = drafts.find((one) => one.side === side);
  const given = draft === undefined ? [] : draftAnswers(draft).filter(({ by }) => by === 'given');
  return given.length === 0 ? {} : { drafted: given.length };
}

/** The plans that a run changed, the reply's own among them. */
function withSave(saves: readonly PlanSave[], save: PlanSave): readonly PlanSave[] {
  return saves.some(({ side }) => side === save.side) ? saves : [...saves, save];
}

function questionTo(stop: RunStop, side: Side): Question | undefined {
  return stop.at === 'asked' && !stop.answered.includes(side)
    ? stop.questions.find((question) => question.side === side)
    : undefined;
}

/** Each line with what became of it. */
function toldLines(read: LinesRead, saves: readonly PlanSave[], side: Side): readonly ToldLine[] {
  const saved = saves.find((one) => one.side === side);
  if (saved === undefined) return read.told;
  const { reports } = JSON.parse(saved.progress) as SeatPlan['progress'];
  return read.told.map((line) => {
    const report = reports.find(({ no }) => no === line.no);
    if (report === undefined) return line;
    const first = firstOf(read, line.no);
    // A line of a plan may hold several orders, of which the first so many were taken.
    const taken = report.came === 'asFar' && read.told.indexOf(line) - first < report.used;
    const clause = report.why?.for === 'clause' ? { clause: report.why.clause } : {};
    return { ...line, came: taken ? 'done' : report.came, ...clause };
  });
}

function firstOf({ told }: LinesRead, no: PlanLine['no'] | undefined): number {
  return told.findIndex((line) => line.no === no);
}

/** What a reply comes to that changes nothing of the match: a mail. */
function answer(
  loaded: LoadedMatch,
  side: Side,
  request: ReplyRequest,
  question: Question | undefined,
  told: ReplyTold,
  state?: DueMail['state'],
): CommandResult<Replied> {
  const due = [echoMail(loaded, side, request, question, told, state)];
  return {
    write: { to: 'change', change: { due } },
    value: { became: told.became, event: loaded.match.headNumber },
  };
}

/** The mail that tells it: to the seat's own address, whoever sent the reply. */
function echoMail(
  loaded: LoadedMatch,
  side: Side,
  request: ReplyRequest,
  question: Question | undefined,
  reply: ReplyTold,
  state?: DueMail['state'],
): DueMail {
  const seat = seatOf(loaded, side);
  if (seat === undefined) throw new RangeError(`no seat ${side}`);
  const nonce = sha256Hex(request.name).slice(0, NAME_LENGTH);
  const beside = { reply, ...(question === undefined ? {} : { question }) };
  const mail = presentMail(loaded, seat, 'reply', nonce, beside);
  return state === undefined ? mail : { ...mail, state };
}

/** Choices that are told where a line was not taken. */
const MOST = 30;
/** Letters told of a line that is too long to be read. */
const SHOWN = 60;

interface LinesRead {
  readonly told: readonly ToldLine[];
  /** What they make of a plan, numbered on from `first`. */
  readonly lines: readonly PlanLine[];
  readonly mistake?: ReplyMistake;
}

/**
 * Reads lines from where `sketching` stands; the first mistake ends it. `asked`: what stands where nothing
 * can be tried (a question in the middle of a step, or to both sides): one line alone answers it.
 */
function readLines(
  game: Game,
  sketching: Sketching<BaseState>,
  asked: Question,
  texts: readonly string[],
  first: number,
): LinesRead {
  const reading = new LinesReading(game, sketching, asked, first);
  for (const [i, text] of texts.entries()) {
    const mistake = reading.take(text);
    if (mistake !== undefined) {
      const rest = texts.slice(i).map((left) => ({ text: shortened(left) }));
      return { told: [...reading.told, ...rest], lines: [], mistake: { ...mistake, line: i } };
    }
  }
  return { told: reading.told, lines: reading.lines };
}

/** What is told of a line that may be as long as a mail. */
function shortened(text: string): string {
  return text.length > LONGEST_LINE ? `${text.slice(0, SHOWN)}…` : text;
}

type Mistake = Omit<ReplyMistake, 'line'>;

class LinesReading {
  readonly told: ToldLine[] = [];
  readonly #game: Game;
  readonly #sketching: Sketching<BaseState>;
  readonly #first: number;
  readonly #asked: Question;
  readonly #whole: PlanLine[] = [];
  /** The question that the line in the making answers first. */
  #address: Pick<PlanLine, 'turn' | 'phase' | 'kind'> | undefined;

  constructor(game: Game, sketching: Sketching<BaseState>, asked: Question, first: number) {
    this.#game = game;
    this.#asked = asked;
    this.#sketching = sketching;
    this.#first = first;
  }

  /** The lines that are whole, and what was begun of another. */
  get lines(): readonly PlanLine[] {
    const orders = [...this.#sketching.begun];
    if (this.#address === undefined || orders.length === 0) return this.#whole;
    return [...this.#whole, this.#line({ ...this.#address, orders, untried: this.#sketching.untried })];
  }

  /** Takes a line, or says why not. */
  take(text: string): Mistake | undefined {
    const isFirst = this.told.length === 0 && this.#sketching.lines === 0;
    const question = this.#sketching.question ?? (isFirst ? this.#asked : undefined);
    if (question === undefined) return { why: 'beyond' };
    if (text.length > LONGEST_LINE)
      return { why: 'unknown', word: shortened(text), choices: verbsOf(question) };
    const typed = readTyped(this.#game, question, text);
    const mistake = mistakeIn(this.#game, question, text, typed);
    if (mistake !== undefined || !typed.ok) return mistake;
    const meant = filledUp(typed.form, typed.soFar);
    const checked = checkOrder(question, this.#game.rules.universe, meant);
    if (!checked.ok) return refusedBy(question, typed.form, meant, checked.refusal);
    return this.#add(text, question, checked.order);
  }

  #add(text: string, question: Question, order: Order): Mistake | undefined {
    const before = this.#sketching.lines;
    const { begun } = this.#sketching;
    const address = { ...this.#sketching.place, kind: question.kind };
    if (begun.length === 0) this.#address = address;
    if (this.#sketching.question === undefined) {
      this.told.push({ text, order, kind: question.kind, no: this.#first });
      this.#whole.push(this.#line({ ...address, orders: [order], untried: true }));
      return undefined;
    }
    if (!this.#sketching.add({ order })) {
      const { refusal } = this.#sketching.sketch();
      return refusal === undefined ? { why: 'beyond' } : { why: 'clause', clause: refusal.clause };
    }
    this.told.push({ text, order, kind: question.kind, no: this.#first + this.#whole.length });
    const closed = this.#sketching.sketch().lines.slice(before);
    this.#whole.push(...closed.map((line, i) => this.#line(line, i)));
    return undefined;
  }

  #line(
    {
      turn,
      phase,
      kind,
      orders,
      untried,
    }: Pick<PlanLine, 'turn' | 'phase' | 'kind'> & { orders: readonly Order[]; untried: boolean },
    further = 0,
  ): PlanLine {
    return {
      no: this.#first + this.#whole.length + further,
      turn,
      phase,
      kind,
      deeds: [{ orders }],
      // What the dice make unfit halts the rest: nobody is there to think again.
      unfit: 'halt',
      conditions: [],
      prefer: [],
      asks: [],
      ...(untried ? { untried: true } : {}),
    };
  }
}

/** What is wrong with a line before any rule is asked. */
function mistakeIn(game: Game, question: Question, text: string, typed: Typed): Mistake | undefined {
  if (!typed.ok) {
    const { fault, word, among } = typed;
    const begun = formBegun(game, question, text, word);
    const closed = begun?.forbidden?.();
    if (closed !== undefined) return { why: 'clause', clause: closed, choices: verbsOf(question) };
    return {
      why: fault === 'ambiguous' ? 'ambiguous' : 'unknown',
      word,
      ...(begun === undefined ? {} : takenFor(game, question, begun, text)),
      ...(among.length === 0 ? {} : { among: among.slice(0, MOST) }),
      ...choicesAt(game, question, upTo(text, word)),
    };
  }
  if (typed.form.anytime === true) return { why: 'byHand' };
  const closed = typed.form.forbidden?.();
  if (closed !== undefined) return { why: 'clause', clause: closed, choices: verbsOf(question) };
  const isWhole =
    typed.whole || checkOrder(question, game.rules.universe, filledUp(typed.form, typed.soFar)).ok;
  return isWhole ? undefined : unfinished(game, question, text, typed);
}

/** An order that is not whole: what it lacks, and what may stand there. */
function unfinished(
  game: Game,
  question: Question,
  text: string,
  { form, soFar }: Extract<Typed, { ok: true }>,
): Mistake {
  const index = form.fields.findIndex(
    (field) => !field.optional && soFar[field.name] === undefined && field.walk.applies?.(soFar) !== false,
  );
  const field = form.fields[index];
  if (field === undefined) return { why: 'unfinished', ...choicesAt(game, question, `${text} `) };
  const lacks = { verb: form.do, field: field.name };
  return { why: 'unfinished', lacks, choices: valuesOf(form, index, soFar, []) };
}

/** The form that a line begins, where the word that is not understood comes later. */
function formBegun(game: Game, question: Question, text: string, word: string): Form | undefined {
  const typed = readTyped(game, question, upTo(text, word));
  return typed.ok ? typed.form : undefined;
}

/** Says what the first word of a line was taken for if it only begins or abridges that. */
function takenFor(
  game: Game,
  { kind }: Question,
  { do: verb }: Form,
  text: string,
): Pick<Mistake, 'takenFor'> {
  const keys = [`do.${verb}`, `do.${verb}.${kind}`];
  const said = LOCALES.flatMap((locale) => keys.flatMap((key) => game.words.text[locale][key] ?? []));
  const spelled = [verb, ...said].map(plain);
  const line = plain(text.trim());
  const [first = ''] = line.split(/\s/);
  const isAbridged =
    !spelled.some((one) => line.startsWith(one)) && spelled.some((one) => one.includes(first));
  return isAbridged ? { takenFor: { first, verb, kind } } : {};
}

/** A line as far as it was understood. */
function upTo(text: string, word: string): string {
  const plain = text.normalize('NFKC');
  const at = word === '' ? plain.length : plain.lastIndexOf(word);
  return plain.slice(0, Math.max(0, at));
}

/** What may stand where a line ends. */
function choicesAt(game: Game, question: Question, line: string): Pick<Mistake, 'choices'> {
  const { wants } = typingAt(game, question, line);
  const values =
    typeof wants === 'object' ? valuesOf(wants.form, wants.index, wants.soFar, wants.steps) : undefined;
  // A word that the question does not take at all: what it takes.
  const isNone = values === undefined || ('ids' in values && values.ids.length === 0);
  return { choices: isNone ? verbsOf(question) : values };
}

/** The words that a line may begin with. */
function verbsOf(question: Question): Choices {
  const usable = openForms(question).filter(
    (form) => form.anytime !== true && !sentencesOf(form).next().done,
  );
  return { verbs: byWord(usable).map(([form]) => form.do), kind: question.kind };
}

function valuesOf(form: Form, index: number, soFar: Order, steps: readonly string[]): Choices {
  const field = form.fields[index];
  if (field?.type === 'number') return { least: field.min, most: field.max };
  const ids = valuesNext(form, index, soFar, steps);
  return { of: universeOf(field), ids: ids.slice(0, MOST), more: ids.length > MOST };
}

/** Where a field's ids have their names; `choice`: among the words of the game. */
function universeOf(field: Field | undefined): string {
  return typeof field?.of === 'string' ? field.of : 'choice';
}

/** A rule forbids it: what is legal in the place that it names, else what may be ordered at all. */
function refusedBy(question: Question, form: Form, soFar: Order, refusal: Refusal): Mistake {
  const { clause, field, step } = refusal;
  const index = form.fields.findIndex(({ name }) => name === field);
  if (index < 0) return { why: 'clause', clause, choices: verbsOf(question) };
  const names = form.fields.slice(0, index).map(({ name }) => name);
  const before = Object.fromEntries(
    Object.entries(soFar).filter(([name]) => name === 'do' || names.includes(name)),
  );
  const of = form.fields[index]?.of;
  const isNamed = step !== undefined && typeof of === 'string' && of !== 'number';
  return {
    why: 'clause',
    clause,
    choices: valuesOf(form, index, { ...before, do: form.do }, []),
    ...(isNamed ? { barred: { of, id: step } } : {}),
  };
}
