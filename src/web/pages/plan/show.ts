/** The page of a plan as it is drawn: the position behind its lines, the lines, what can be drafted next. */
import type { Response } from 'express';
import type { PlanPage } from '../../../match/index.js';
import { isAlive, sentenceDecision } from '../../../match/index.js';
import type { Question } from '../../../referee/index.js';
import type { WebContext } from '../../context.js';
import { seatHome } from '../../http/answer.js';
import { askingModel } from '../../view/asking/asking.js';
import type { Hidden } from '../../view/asking/model.js';
import { askingOf, goOn } from '../../view/asking/options.js';
import { type Progress, readProgress } from '../../view/asking/sentence.js';
import { filledInWords } from '../../view/asking/values.js';
import { barModel } from '../../view/desk/bar.js';
import { leadsTo, sends, tabsOf } from '../../view/desk/desk.js';
import { formLinks, mainForm, usable } from '../../view/desk/usable-forms.js';
import { choicesOf, mapModel, mapOf, NO_CHOICES } from '../../view/parts.js';
import { type Seated, seatFrame } from '../../view/seated.js';
import { liveModel, typedModel } from '../../view/turn.js';
import { pageText } from '../../words/words.js';
import { hiddenOf } from './hidden.js';
import { heldApart } from './line-words.js';
import { clearModel, lineModels, overModel, restModels, roomWords } from './model.js';
import { sentenceLink, turnModels } from './turn-ahead.js';

/** What a draft ahead is asked: what may be said at any time is no business of plans. */
export function planned(question: Question): Question {
  return { ...question, forms: question.forms.filter(({ anytime }) => anytime !== true) };
}

/** What a draft behind the lines is asked. */
function draftQuestion({ rehearsal }: PlanPage): Question | undefined {
  const { question } = rehearsal.sketch;
  return question === undefined ? undefined : planned(question);
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
  seat: Seated,
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
    scene: page.match.game.scene(sketch.view, locale, []),
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
    position: page.match.game.describe(sketch.view, locale),
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
function mainOf({ locale, visitor }: Seated, making: Making | undefined, canPress: boolean) {
  if (making?.sends !== undefined) return sends(making.sends.form, making.sends.text, 'ready');
  const press = seatHome(visitor, '/plan/press');
  return canPress ? leadsTo(press, pageText(locale, 'plan.press'), 'ending') : null;
}

/** The tabs of the match, this page's own the one that is open. */
function planTabs({ locale, visitor }: Seated) {
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
function orderMaking(seat: Seated, plan: PlanPage, query: URLSearchParams): Making | undefined {
  const question = draftQuestion(plan);
  if (question === undefined) return undefined;
  const wanted = query.get('do');
  const form =
    wanted === null
      ? mainForm(seat.page.match.game, question)
      : usable(question).find((one) => one.do === wanted);
  if (form === undefined) return undefined;
  const progress = goOn(form, question, seat.page.match.game.universe, query);
  return makingOf(seat, plan, progress, question, { is: 'order', hidden: hiddenOf(plan, 'draft') });
}

/** A sentence of the game in the making. */
function sentenceMaking(seat: Seated, plan: PlanPage, query: URLSearchParams): Making | undefined {
  const { page, visitor } = seat;
  const decision = {
    ...sentenceDecision({ game: page.match.game }, visitor.side, plan.rehearsal.behind),
    scope: [],
  };
  const form = decision.forms.find((one) => one.do === query.get('do'));
  if (form === undefined) return undefined;
  const progress = readProgress(form, decision, page.match.game.universe, query);
  return makingOf(seat, plan, progress, decision, {
    ...{ is: 'sentence', below: '/say', hidden: hiddenOf(plan, 'add') },
  });
}

/** A condition of the game in the making, for a line. */
function conditionMaking(
  seat: Seated,
  plan: PlanPage,
  query: URLSearchParams,
  no: number,
): Making | undefined {
  const { game } = seat.page.match;
  const { side } = seat.visitor;
  const forms = game.conditionForms?.(side) ?? [];
  const decision = { ...sentenceDecision({ game }, side, plan.rehearsal.behind), forms, scope: [] };
  const form = forms.find((one) => one.do === query.get('do'));
  if (form === undefined) return undefined;
  const progress = readProgress(form, decision, game.universe, query);
  return makingOf(seat, plan, progress, decision, {
    ...{ is: 'condition', below: `/if/${no}`, hidden: hiddenOf(plan, 'condition', { no }) },
  });
}

/** What is made, under which page of the plan, and what is sent with it. */
interface Made {
  readonly is: 'order' | 'sentence' | 'condition';
  readonly below?: string;
  readonly hidden: readonly Hidden[];
}

function makingOf(
  seat: Seated,
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
  const map = mapOf({ ...page, scene: game.scene(plan.rehearsal.sketch.view, locale, []) });
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
    ...{ game, narrator, map, question, prefix },
    address: `${address}${below}`,
    ...(is === 'order' ? { post: { action: address, hidden } } : {}),
  };
  const asked = askingModel(builder, { ...progress, field }, asking);
  const fills = asked.boxes !== null || asked.numbers !== null;
  const text = pageText(locale, asked.method === 'post' ? 'plan.give' : 'order.next');
  const model = { ...base, ask: { ...asked, foot: true }, whole: null, hidden: [], turn: null, when: false };
  return {
    ...{ model, choices: choicesOf(game, field, asking, map), word: form.do },
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
  seat: Seated,
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
function sentencesOf(seat: Seated, { ahead, rehearsal }: PlanPage, address: string) {
  const { forms } = sentenceDecision({ game: seat.page.match.game }, seat.visitor.side, rehearsal.behind);
  const others = forms.filter((form) => !ahead.some(({ says }) => says.includes(form.do)));
  return others.map((form) => sentenceLink(seat, address, form.do));
}
