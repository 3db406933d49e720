/**
 * Building an order, a field a page, with the sentence in the query; and the page that asks once before it is
 * given.
 */
import type { Request, Response } from 'express';
import { formFor, type Question } from '../../../referee/index.js';
import type { WebContext } from '../../context.js';
import { seatHome } from '../../http/answer.js';
import { HttpError } from '../../http/errors.js';
import { askingModel } from '../../view/asking/asking.js';
import type { OrderBuilder as Table } from '../../view/asking/choices.js';
import type { AskingModel } from '../../view/asking/model.js';
import { askingOf, goOn } from '../../view/asking/options.js';
import { formAsked, type Progress, stepBack } from '../../view/asking/sentence.js';
import { explanationsOf, filledInWords, idsGiven } from '../../view/asking/values.js';
import { choicesOf, draftModel, mapModel, mapOf, NO_CHOICES } from '../../view/parts.js';
import { liveModel, type TypedModel, typedModel } from '../../view/turn.js';
import { pageText } from '../../words/words.js';
import type { SeatRoutes } from '../seat-routes.js';
import { whereAsked } from './match.js';
import { guardFields, orFault, type Seated, scopeOf, seatFrame } from './seated.js';
import { formLinks, mainForm, usable } from './usable-forms.js';

export function orderRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/order', async (seat, request, response) => {
    const { question } = seat.page;
    if (question === undefined) {
      response.redirect(303, seatHome(seat.visitor));
      return;
    }
    const query = queryOf(request);
    const progress = progressIn(seat, question, query);
    const from = { progress, query, typed: typedModel(seat, question, query.get('typed') ?? '') };
    if (progress !== undefined && progress.field === undefined)
      await showConfirm(context, response, seat, question, { ...from, progress });
    else showOrderPage(context, response, seat, question, from);
  });
}

/** A page of an order in the making: how far it is, by which query, and the line for typed orders. */
export interface OrderPage {
  readonly progress: Progress | undefined;
  readonly query: URLSearchParams;
  readonly typed: TypedModel;
}

/** The query as it was written: values of one name in their order. */
export function queryOf(request: Request): URLSearchParams {
  return new URLSearchParams(request.originalUrl.split('?')[1] ?? '');
}

/** How far the sentence in the query is; without one, the beginning of the main form, if there is one. */
export function progressIn(
  { page }: Seated,
  question: Question,
  query: URLSearchParams,
): Progress | undefined {
  const wanted = query.get('do');
  const { universe } = page.match.game;
  const form = wanted === null ? mainForm(question) : formAsked(usable(question), universe, wanted, query);
  if (form !== undefined) return goOn(form, question, universe, query);
  if (wanted === null) return undefined;
  throw closedForm(question, wanted);
}

/** A form that is not open says by which clause. */
function closedForm(question: Question, wanted: string): HttpError {
  const clause = formFor(question.forms, {}, wanted, {})?.forbidden?.() ?? question.clause;
  return new HttpError('refused', { refusal: { code: 'closed', clause } });
}

/** The page of a field of an order, or of the forms to choose from. */
export function showOrderPage(
  context: WebContext,
  response: Response,
  seat: Seated,
  question: Question,
  builder: OrderPage,
): void {
  const { page, narrator, locale, visitor } = seat;
  const { progress, query, typed } = builder;
  const address = seatHome(visitor, '/order');
  const asked = progress === undefined ? undefined : askedNow(context, seat, question, progress);
  context.show(response, 'order', seatFrame(seat, pageText(locale, 'order.title'), '/order'), {
    scope: scopeOf(seat),
    heading: narrator.tell(`decision.${question.kind}`, question.about ?? {}),
    where: whereAsked(seat, question),
    clause: question.clause,
    live: liveModel(seat, backFrom(seat, progress, query)),
    typed,
    so:
      progress === undefined
        ? null
        : filledInWords(page.match.game, narrator, progress.form, progress.so, ''),
    map: mapModel(page, asked?.choices ?? NO_CHOICES, null),
    forms: formLinks(seat, question, address, progress?.form.do),
    ask: asked?.model ?? null,
    draft: draftModel(
      page,
      narrator,
      { action: seatHome(visitor, '/undo'), hidden: guardFields(context, seat) },
      null,
    ),
    back: seatHome(visitor),
    position: page.position,
  });
}

/** One step back: the choice before, else the match. */
function backFrom({ visitor }: Seated, progress: Progress | undefined, query: URLSearchParams): string {
  const before = progress === undefined ? undefined : stepBack(progress.form, query);
  return before === undefined ? seatHome(visitor) : `${seatHome(visitor, '/order')}?${before}`;
}

function askedNow(
  context: WebContext,
  seat: Seated,
  question: Question,
  progress: Progress,
): { readonly model: AskingModel; readonly choices: typeof NO_CHOICES } | undefined {
  const { page, narrator, visitor } = seat;
  const { field } = progress;
  const asking = askingOf(progress);
  if (asking === undefined || field === undefined) return undefined;
  const builder: Table = {
    game: page.match.game,
    narrator,
    map: mapOf(page),
    question,
    address: seatHome(visitor, '/order'),
    prefix: '',
    // What these buttons send stays a draft: an order that would pass a barrier comes back to be confirmed.
    post: {
      action: seatHome(visitor, '/orders'),
      hidden: [...guardFields(context, seat), { name: 'soft', value: '1' }],
    },
  };
  return {
    model: askingModel(builder, { ...progress, field }, asking),
    choices: choicesOf(page.match.game, field, asking, mapOf(page)),
  };
}

async function showConfirm(
  context: WebContext,
  response: Response,
  seat: Seated,
  { kind }: Question,
  { progress, query }: OrderPage & { readonly progress: Progress },
): Promise<void> {
  const { page, narrator, locale, visitor } = seat;
  const { form, so } = progress;
  const preview = orFault(await context.matches.preview(visitor.match, visitor.side, so));
  const { barrier } = preview;
  const effect = `effect.${form.do}`;
  const ends = barrier === 'phase' || barrier === 'end' || (form.idle ?? false);
  context.show(response, 'confirm', seatFrame(seat, pageText(locale, 'confirm.title'), '/order'), {
    scope: scopeOf(seat),
    live: liveModel(seat, backFrom(seat, progress, query)),
    order: narrator.orderIn(so, kind),
    ids: idsGiven(page.match.game, form, so),
    effects: narrator.game.has(effect) ? [narrator.deed(form.do, kind, 'effect')] : [],
    explanations: explanationsOf(page.match.game, narrator, form, so),
    log:
      barrier === undefined
        ? preview.log.map((entry) => narrator.ruled(narrator.game.say(entry), entry))
        : null,
    barrier: pageText(locale, `barrier.${barrier ?? 'none'}`),
    unused: ends && page.unused.length > 0 ? page.unused : null,
    action: seatHome(visitor, '/orders'),
    hidden: [...guardFields(context, seat), { name: 'order', value: JSON.stringify(so) }],
    button: pageText(locale, barrier === undefined ? 'confirm.give' : 'confirm.commit'),
    change:
      form.fields.length === 0 ? null : `${seatHome(visitor, '/order')}?do=${encodeURIComponent(form.do)}`,
    back: seatHome(visitor),
    draft: draftModel(page, narrator, null, null),
    map: mapModel(page, NO_CHOICES, null),
  });
}
