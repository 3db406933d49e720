/** The page of a plan as it is drawn: the position behind its lines, the lines, what can be drafted next. */
import type { Response } from 'express';
import {
  isAlive,
  LONGEST_PLAN,
  MOST_DEEDS,
  MOST_LINES,
  overLines,
  type PlanPage,
  sentenceDecision,
} from '../../match/index.js';
import {
  type LineTried,
  openLines,
  type PhaseAhead,
  type PlanLine,
  type Question,
  UNFIT,
} from '../../referee/index.js';
import { seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { askingModel } from '../parts/asking.js';
import { askingOf, goOn } from '../parts/options.js';
import { choicesOf, mapModel, mapOf, NO_CHOICES } from '../parts/parts.js';
import type { Hidden } from '../parts/question.js';
import { type SeatContext, seatFrame } from '../parts/seated.js';
import { type Progress, readProgress } from '../parts/sentence.js';
import { liveModel, typedModel } from '../parts/turn.js';
import { filledInWords } from '../parts/values.js';
import { pageText } from '../words/words.js';
import { barModel } from './bar.js';
import { conditionChoices, ownConditions } from './conditions.js';
import { leadsTo, sends, tabsOf } from './desk.js';
import {
  cameWords,
  conditionWords,
  heldApart,
  oddsWords,
  ordersOf,
  phaseName,
  triedWords,
  whereOf,
} from './line-words.js';
import { formLinks, mainForm, usable } from './usable-forms.js';

/** What a draft ahead is asked: what may be said at any time is no business of plans. */
export function plannableForms(question: Question): Question {
  return { ...question, forms: question.forms.filter(({ anytime }) => anytime !== true) };
}

/** What a draft behind the lines is asked. */
function draftQuestion({ rehearsal }: PlanPage): Question | undefined {
  const { question } = rehearsal.sketch;
  return question === undefined ? undefined : plannableForms(question);
}

interface Shown {
  /** The sentence of the game is built, not an order. */
  readonly says?: boolean;
  /** A condition of the game for this line is built. */
  readonly conditionOf?: number;
  readonly typed?: string;
  /** Why what was typed is not understood. */
  readonly fault?: string | null;
}

/**
 * Draws the page. `query`: the order in the making, or with `says` the sentence; and the line that is chosen.
 */
export function showPlan(
  context: WebContext,
  response: Response,
  seat: SeatContext,
  plan: PlanPage,
  query: URLSearchParams,
  { says = false, conditionOf, typed = '', fault = null }: Shown = {},
): void {
  const { page, narrator, locale, visitor } = seat;
  const { sketch } = plan.rehearsal;
  const address = seatHome(visitor, '/plan');
  const making =
    conditionOf !== undefined
      ? conditionMaking(seat, plan, query, conditionOf)
      : says
        ? sentenceMaking(seat, plan, query)
        : orderMaking(seat, plan, query);
  const shown = {
    ...page,
    view: sketch.view,
    scene: page.match.game.picture.scene(sketch.view, locale, []),
  };
  const chosen = conditionOf ?? chosenIn(query);
  const canPress = isAlive(plan);
  const yours = plan.asked;
  context.show(response, 'plan', seatFrame(seat, pageText(locale, 'plan.title'), '/plan'), {
    bar: barModel(page, narrator, page.side, yours, context.clock()),
    scope: pageText(locale, 'plan.title'),
    yours,
    live: liveModel(seat, making === undefined || query.size === 0 ? null : address),
    tabs: planTabs(seat),
    action: address,
    revision: plan.revision,
    state: pageText(locale, `plan.state.${plan.state}`),
    map: mapModel(shown, making?.choices ?? NO_CHOICES, null),
    position: page.match.game.picture.describe(sketch.view, locale),
    lines: lineModels(seat, plan, chosen),
    over: overModel(seat, plan, chosen),
    clear: clearModel(seat, plan),
    room: roomWords(seat, plan),
    rests: restModels(seat, plan),
    turn: turnModels(seat, plan, address, draftQuestion(plan)),
    making: making?.model ?? null,
    draft: draftOf(seat, plan, making?.word, { typed, fault }),
    sentences: sentencesOf(seat, plan, address),
    foot: {
      back: null,
      undo: canUndo(plan) ? { action: address, hidden: hiddenOf(plan, 'undo') } : null,
      main: mainOf(seat, making, canPress),
    },
    unasked: page.match.strict
      ? null
      : {
          hidden: hiddenOf(plan, 'unasked', { unasked: plan.plan.unasked ? 'no' : 'yes' }),
          text: pageText(locale, plan.plan.unasked ? 'plan.asked' : 'plan.unasked'),
        },
    strict: page.match.strict,
  });
}

/** Adds the line in the making, or carries the lines out. */
function mainOf({ locale, visitor }: SeatContext, making: Making | undefined, canPress: boolean) {
  if (making?.sends !== undefined) return sends(making.sends.form, making.sends.text, 'ready');
  const press = seatHome(visitor, '/plan/press');
  return canPress ? leadsTo(press, pageText(locale, 'plan.press'), 'ending') : null;
}

/** The tabs of the match, this page's own the one that is open. */
function planTabs({ locale, visitor }: SeatContext) {
  const home = seatHome(visitor);
  return tabsOf(locale, 'tabs.orders', 0, '#orders').map((tab) =>
    tab.text === pageText(locale, 'tabs.plans') ? tab : { ...tab, href: `${home}${tab.href}` },
  );
}

function chosenIn(query: URLSearchParams): number | undefined {
  const line = query.get('line');
  return line === null ? undefined : Number(line);
}

/** Whether the last order, leap or line can be taken back. */
function canUndo({ rehearsal, drafting }: PlanPage): boolean {
  const { begun } = rehearsal.sketch;
  return begun.length > 0 || drafting.leap !== undefined || rehearsal.lines.length > 0;
}

interface Making {
  readonly model: object;
  readonly choices: typeof NO_CHOICES;
  /** The form that is being filled. */
  readonly word: string;
  /** What the button at the foot of the desk sends; undefined where a press on a choice goes on. */
  readonly sends?: { readonly form: string; readonly text: string } | undefined;
}

/** The order in the making behind the lines. */
function orderMaking(seat: SeatContext, plan: PlanPage, query: URLSearchParams): Making | undefined {
  const question = draftQuestion(plan);
  if (question === undefined) return undefined;
  const wanted = query.get('do');
  const form =
    wanted === null
      ? mainForm(seat.page.match.game, question)
      : usable(question).find((one) => one.do === wanted);
  if (form === undefined) return undefined;
  const progress = goOn(form, question, seat.page.match.game.rules.universe, query);
  return makingOf(seat, plan, progress, question, { is: 'order', hidden: hiddenOf(plan, 'draft') });
}

/** A sentence of the game in the making. */
function sentenceMaking(seat: SeatContext, plan: PlanPage, query: URLSearchParams): Making | undefined {
  const { page, visitor } = seat;
  const decision = {
    ...sentenceDecision({ game: page.match.game }, visitor.side, plan.rehearsal.behind),
    scope: [],
  };
  const form = decision.forms.find((one) => one.do === query.get('do'));
  if (form === undefined) return undefined;
  const progress = readProgress(form, decision, page.match.game.rules.universe, query);
  return makingOf(seat, plan, progress, decision, {
    is: 'sentence',
    below: '/say',
    hidden: hiddenOf(plan, 'add'),
  });
}

/** A condition of the game in the making, for a line. */
function conditionMaking(
  seat: SeatContext,
  plan: PlanPage,
  query: URLSearchParams,
  no: number,
): Making | undefined {
  const { game } = seat.page.match;
  const { side } = seat.visitor;
  const forms = game.plans.conditionForms?.(side) ?? [];
  const decision = { ...sentenceDecision({ game }, side, plan.rehearsal.behind), forms, scope: [] };
  const form = forms.find((one) => one.do === query.get('do'));
  if (form === undefined) return undefined;
  const progress = readProgress(form, decision, game.rules.universe, query);
  return makingOf(seat, plan, progress, decision, {
    is: 'condition',
    below: `/if/${no}`,
    hidden: hiddenOf(plan, 'condition', { no }),
  });
}

/** What is made, under which page of the plan, and what is sent with it. */
interface Made {
  readonly is: 'order' | 'sentence' | 'condition';
  readonly below?: string;
  readonly hidden: readonly Hidden[];
}

function makingOf(
  seat: SeatContext,
  plan: PlanPage,
  progress: Progress,
  question: Question,
  { is, below = '', hidden }: Made,
): Making {
  const prefix: '' | 'plan.' = is === 'order' ? '' : 'plan.';
  const { page, narrator, visitor, locale } = seat;
  const { game } = page.match;
  const { form, so, field } = progress;
  const address = seatHome(visitor, '/plan');
  const asking = askingOf(progress);
  const map = mapOf({ ...page, scene: game.picture.scene(plan.rehearsal.sketch.view, locale, []) });
  const base = { so: filledInWords(game, narrator, form, so, prefix), word: form.do };
  if (asking === undefined || field === undefined) {
    const whole = prefix === '' ? narrator.orderIn(so, question.kind) : narrator.game.order(so, 'plan');
    const value = is === 'condition' ? { if: 'holds', is: so } : so;
    const sent = [...hidden, { name: is, value: JSON.stringify(value) }];
    const turn = is === 'sentence' ? turnNow(plan) : null;
    const model = { ...base, ask: null, whole, hidden: sent, turn, when: is === 'condition' };
    return { model, choices: NO_CHOICES, word: form.do };
  }
  const builder = {
    game,
    narrator,
    map,
    question,
    prefix,
    address: `${address}${below}`,
    ...(is === 'order' ? { post: { action: address, hidden } } : {}),
  };
  const asked = askingModel(builder, { ...progress, field }, asking);
  const fills = asked.boxes !== null || asked.numbers !== null;
  const text = pageText(locale, asked.method === 'post' ? 'plan.give' : 'order.next');
  const model = { ...base, ask: { ...asked, foot: true }, whole: null, hidden: [], turn: null, when: false };
  return {
    model,
    choices: choicesOf(game, field, asking, map),
    word: form.do,
    sends: fills ? { form: 'asking-form', text } : undefined,
  };
}

/** The turn that the draft has come to. */
function turnNow({ rehearsal, plan }: PlanPage): number {
  const turn = rehearsal.sketch.view.now.find(({ key }) => key === 'turn')?.n;
  return Number(turn ?? plan.lines.at(-1)?.turn ?? 1);
}

/** What can be drafted next. */
function draftOf(
  seat: SeatContext,
  plan: PlanPage,
  word: string | undefined,
  { typed, fault }: Required<Pick<Shown, 'typed' | 'fault'>>,
) {
  const { narrator, locale, visitor } = seat;
  const { ends, begun } = plan.rehearsal.sketch;
  const question = draftQuestion(plan);
  const address = seatHome(visitor, '/plan');
  return {
    question: question === undefined ? null : narrator.asks(question),
    ends:
      question !== undefined || word !== undefined
        ? null
        : pageText(locale, ends === 'start' ? 'plan.draft.start' : 'plan.draft.end'),
    begun:
      begun.length === 0
        ? null
        : pageText(locale, 'plan.draft.begun', {
            orders: heldApart(
              narrator,
              begun.map((order) => narrator.game.order(order)),
            ),
          }),
    forms: question === undefined ? [] : formLinks(seat, question, address, word),
    typed:
      question === undefined
        ? null
        : {
            ...typedModel(seat, question, typed, fault),
            action: address,
            complete: `${address}/words`,
          },
  };
}

/** Sentences that are for no phase of this turn, each built on this page. */
function sentencesOf(seat: SeatContext, { ahead, rehearsal }: PlanPage, address: string) {
  const { forms } = sentenceDecision({ game: seat.page.match.game }, seat.visitor.side, rehearsal.behind);
  const others = forms.filter((form) => !ahead.some(({ says }) => says.includes(form.do)));
  return others.map((form) => sentenceLink(seat, address, form.do));
}

/** The phases that anything can be left for. `draft`: what the draft behind the lines is asked. */
function turnModels(seat: SeatContext, plan: PlanPage, address: string, draft: Question | undefined) {
  return plan.ahead.map((phase) => ({
    name: phaseName(seat.narrator, phase.phase) || whereOf(seat.narrator, phase),
    now: phase.step === undefined,
    lines: linesIn(plan, phase, address),
    leap: leapOf(plan, phase),
    says: phase.says.map((word) => sentenceLink(seat, address, word)),
    rests: restsIn(seat, plan, phase, draft),
  }));
}

function linesIn({ plan, progress }: PlanPage, { turn, phase }: PhaseAhead, address: string) {
  const here = openLines(plan, progress).filter((line) => line.turn === turn && line.phase === phase);
  return here.map(({ no }) => ({ no, href: `${address}?line=${no}#line-${no}` }));
}

/** A draft goes on from a phase that it has not come to. */
function leapOf(plan: PlanPage, { step }: PhaseAhead) {
  if (step === undefined || !plan.rehearsal.sketch.later.includes(step)) return null;
  return { hidden: hiddenOf(plan, 'leap', { step }) };
}

/** What the plan does behind its last line there, and what else it could do. */
function restsIn(seat: SeatContext, plan: PlanPage, ahead: PhaseAhead, draft: Question | undefined) {
  const { turn, phase, question } = ahead;
  const { at } = plan.rehearsal;
  const drafted = draft !== undefined && at.turn === turn && at.phase === phase ? [draft] : [];
  const questions = [...(question === undefined ? [] : [question]), ...drafted].filter(
    ({ kind }, i, all) => all.findIndex((one) => one.kind === kind) === i,
  );
  return questions.flatMap((one) => restAt(seat, plan, { turn, phase }, one) ?? []);
}

function restAt(
  { narrator, locale }: SeatContext,
  plan: PlanPage,
  { turn, phase }: Pick<PhaseAhead, 'turn' | 'phase'>,
  question: Question,
) {
  const { kind } = question;
  const words = usable(question).flatMap((form) => (form.fields.length === 0 ? [form.do] : []));
  const set = plan.plan.rests.find(
    (rest) => rest.turn === turn && rest.phase === phase && rest.kind === kind,
  );
  if (words.length === 0) return undefined;
  const act = (word: string) => hiddenOf(plan, 'rest', { turn, phase, kind, word });
  return {
    said: pageText(locale, 'plan.phases.rest', {
      what: set === undefined ? pageText(locale, 'plan.rest.ask') : narrator.deed(set.do, kind),
    }),
    acts: [
      ...words
        .filter((word) => word !== set?.do)
        .map((word) => ({
          text: pageText(locale, 'plan.rest.set', { what: narrator.deed(word, kind) }),
          hidden: act(word),
        })),
      ...(set === undefined ? [] : [{ text: pageText(locale, 'plan.rest.drop'), hidden: act('') }]),
    ],
  };
}

/** A sentence of the game, built on the page of the plan. */
function sentenceLink({ narrator }: SeatContext, address: string, word: string) {
  return { text: narrator.tell(`plan.do.${word}`), href: `${address}/say?do=${encodeURIComponent(word)}` };
}

/** The lines to come, one below the other; what can be done to one stands with that which is chosen alone. */
function lineModels(seat: SeatContext, plan: PlanPage, chosen: number | undefined) {
  return toCome(plan).map((line) => lineModel(seat, plan, line, line.no === chosen));
}

function toCome({ plan, progress }: PlanPage): readonly PlanLine[] {
  const over = overLines(plan, progress);
  return plan.lines.filter((line) => !over.includes(line));
}

/** The lines that are over, folded away; null where there are none. */
function overModel(seat: SeatContext, shown: PlanPage, chosen: number | undefined) {
  const over = overLines(shown.plan, shown.progress);
  if (over.length === 0) return null;
  return {
    title: pageText(seat.locale, 'plan.over', { n: over.length }),
    open: over.some(({ no }) => no === chosen),
    lines: over.map((line) => lineModel(seat, shown, line, line.no === chosen)),
    hidden: hiddenOf(shown, 'clear', { what: 'over' }),
  };
}

/** Removes all lines that have not begun; null where removing one is as good. */
function clearModel({ locale }: SeatContext, shown: PlanPage) {
  const { length } = openLines(shown.plan, shown.progress);
  if (length < 2) return null;
  return {
    text: pageText(locale, 'plan.clear.button', { n: length }),
    hidden: hiddenOf(shown, 'clear', { what: 'open' }),
  };
}

/** Said where little room is left, before a line is refused for it. */
function roomWords({ locale }: SeatContext, { room: { lines, letters } }: PlanPage): string | null {
  if (lines === 0 || letters < SHORT_LINE) return pageText(locale, 'plan.room.none');
  if (lines <= MOST_LINES / 10) return pageText(locale, 'plan.room.lines', { n: lines });
  if (letters > LONGEST_PLAN / 10) return null;
  return pageText(locale, 'plan.room.letters', { percent: Math.floor((100 * letters) / LONGEST_PLAN) });
}

/** A line of one short order as JSON. */
const SHORT_LINE = 150;

function lineModel(seat: SeatContext, shown: PlanPage, line: PlanLine, chosen: boolean) {
  const { narrator, locale, visitor, page } = seat;
  const { progress, rehearsal } = shown;
  const report = progress.reports.find(({ no }) => no === line.no);
  const tried = rehearsal.lines.find(({ no }) => no === line.no);
  const begun = progress.underWay?.no === line.no;
  const conditions = line.conditions.map((one) => ({
    text: conditionWords(narrator, page.match.game, one),
    when: pageText(locale, `plan.when.${one.when}`),
  }));
  return {
    no: line.no,
    where: whereOf(narrator, line),
    orders: ordersOf(narrator, line),
    chosen,
    href: `${seatHome(visitor, '/plan')}?line=${line.no}#line-${line.no}`,
    status: statusOf(seat, report, begun, tried),
    odds: report !== undefined || tried === undefined ? null : oddsWords(narrator, tried),
    fits: report !== undefined || tried?.how !== 'unfit',
    over: report !== undefined,
    summary: conditions.map(({ text }) => text).join(pageText(locale, 'frame.comma')),
    conditions: conditions.map((one, i) => ({
      ...one,
      hidden: actOn(shown, line, 'uncondition', { n: i + 1 }),
    })),
    edit: chosen && report === undefined && !begun ? editModel(seat, shown, line) : null,
  };
}

function statusOf(
  { narrator, locale }: SeatContext,
  report: PlanPage['progress']['reports'][number] | undefined,
  begun: boolean,
  tried: LineTried | undefined,
): string {
  if (report !== undefined) return cameWords(narrator, report);
  if (begun) return pageText(locale, 'plan.underWay');
  return tried === undefined ? '' : triedWords(narrator, tried);
}

/** Hidden fields of an act on a line. */
function actOn(
  shown: PlanPage,
  { no }: PlanLine,
  name: string,
  more: Readonly<Record<string, string | number>> = {},
): readonly Hidden[] {
  return hiddenOf(shown, name, { no, ...more });
}

function editModel(seat: SeatContext, shown: PlanPage, line: PlanLine) {
  const { locale, page } = seat;
  const lines = toCome(shown);
  const act = (name: string, more: Readonly<Record<string, string | number>> = {}) =>
    actOn(shown, line, name, more);
  const above = lines.slice(0, lines.indexOf(line)).findLast((one) => one.kind === line.kind);
  const others = lines.filter(({ no, turn }) => no !== line.no && turn === line.turn).map(({ no }) => no);
  return {
    up: act('move', { by: -1 }),
    down: act('move', { by: 1 }),
    copy: act('copy'),
    remove: act('remove'),
    set: act('set'),
    unfit: UNFIT.map((value) => ({
      value,
      text: pageText(locale, `plan.if.${value}`),
      chosen: value === line.unfit,
    })),
    held: line.stakes === undefined ? null : { checked: true },
    clock: page.match.clock !== undefined && !page.match.strict,
    late: line.late === true,
    times: line.repeat?.most ?? 1,
    condition: act('condition'),
    choices: conditionChoices(seat, shown, others.length > 0),
    others,
    own: ownConditions(seat, line.no),
    instead:
      above === undefined || above.deeds.length + line.deeds.length > MOST_DEEDS
        ? null
        : {
            hidden: act('substitute', { of: above.no }),
            text: pageText(locale, 'plan.else', { n: above.no }),
          },
  };
}

/** What a plan does behind its last line in phases that do not stand with those of this turn. */
function restModels({ narrator, locale }: SeatContext, shown: PlanPage) {
  const others = shown.plan.rests.filter(
    ({ turn, phase }) => !shown.ahead.some((one) => one.turn === turn && one.phase === phase),
  );
  return others.map(({ turn, phase, kind, do: word }) => ({
    text: `${whereOf(narrator, { turn, phase })}${pageText(locale, 'colon')}${narrator.deed(word, kind)}`,
    button: pageText(locale, 'plan.rest.drop'),
    hidden: hiddenOf(shown, 'rest', { turn, phase, kind, word: '' }),
  }));
}

function hiddenOf(
  { revision }: Pick<PlanPage, 'revision'>,
  act: string,
  more: Readonly<Record<string, string | number>> = {},
): readonly Hidden[] {
  return Object.entries({ revision, act, ...more }).map(([name, value]) => ({ name, value: String(value) }));
}
