/**
 * Building an order, a field a step, with the sentence in the query; and the step that asks once before it is
 * given.
 */
import type { Request } from 'express';
import type { Interactive } from '../../board/index.js';
import {
  type Field,
  type Form,
  fieldValue,
  formFor,
  type Game,
  type GameMap,
  nextSteps,
  type Order,
  openForms,
  type Question,
} from '../../referee/index.js';
import { inARow } from '../../telling/index.js';
import { seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { askingModel, MOST_LISTED } from '../parts/asking.js';
import type { OrderBuilder } from '../parts/choices.js';
import { explanationModel, placeOnMap, spotOf } from '../parts/naming.js';
import { type Asking, askingOf, choiceBefore, goOn, insteadOf } from '../parts/options.js';
import { choicesOf, mapOf, NO_CHOICES } from '../parts/parts.js';
import type { AskingModel } from '../parts/question.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { positionFields, type SeatContext, scopeOf } from '../parts/seated.js';
import { formAsked, type Progress } from '../parts/sentence.js';
import { type TypedModel, typedModel } from '../parts/turn.js';
import { filledInWords } from '../parts/values.js';
import { pageText } from '../words/words.js';
import { backFrom, confirmPart, decides } from './barrier.js';
import { type MainButton, sends } from './desk.js';
import { type DeskPart, deskPage, NOTHING_ASKED, rollText } from './desk-page.js';
import { type FatesModel, FOR_A_PAGE, fatesOf } from './fates.js';
import { endingButton, formChoices, mainForm, usable } from './usable-forms.js';

const NOT_ASKED = { mail: undefined, since: undefined };

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
    const part =
      progress !== undefined && progress.field === undefined
        ? await confirmPart(context, seat, question, { ...from, progress })
        : await questionPart(context, seat, question, from);
    response.type('html').send(deskPage(context, seat, NOT_ASKED, { ...part, here: '/order' }));
  });
}

/** A page of an order in the making: how far it is, by which query, and the line for typed orders. */
export interface OrderPage {
  readonly progress: Progress | undefined;
  readonly query: URLSearchParams;
  readonly typed: TypedModel;
  /** The page that a mail's link opens changes nothing, whoever presses what on it. */
  readonly looksOnly?: boolean;
}

/** The query as it was written: values of one name in their order. */
export function queryOf(request: Request): URLSearchParams {
  return new URLSearchParams(request.originalUrl.split('?')[1] ?? '');
}

/** How far the sentence in the query is; without one, the beginning of the main form, if there is one. */
export function progressIn(
  { page }: SeatContext,
  question: Question,
  query: URLSearchParams,
): Progress | undefined {
  const wanted = query.get('do');
  const { game } = page.match;
  const form =
    wanted === null
      ? mainForm(game, question)
      : formAsked(usable(question), game.rules.universe, wanted, query);
  if (form !== undefined) return goOn(form, question, game.rules.universe, query);
  if (wanted === null) return undefined;
  throw closedForm(question, wanted);
}

/** A form that is not open says by which clause. */
function closedForm(question: Question, wanted: string): HttpError {
  const clause = formFor(question.forms, {}, wanted, {})?.forbidden?.() ?? question.clause;
  return new HttpError('refused', { refusal: { code: 'closed', clause } });
}

/** The question of a seat, or the field of an order that answers it: for the desk. */
export async function questionPart(
  context: WebContext,
  seat: SeatContext,
  question: Question,
  { progress, query, typed, looksOnly = false }: OrderPage,
): Promise<DeskPart> {
  const { page, narrator, locale, visitor } = seat;
  const address = seatHome(visitor, '/order');
  const asked =
    progress === undefined ? undefined : await askedNow(context, seat, question, progress, query, looksOnly);
  const choices = formChoices(seat, question, address, progress?.form.do);
  const ending = endingButton(question, choices, looksOnly ? address : null);
  const fills = asked !== undefined && (asked.model.boxes !== null || asked.model.numbers !== null);
  // What looks only leads on to the page that asks once more.
  const plain = pageText(locale, asked?.ends && !looksOnly ? 'confirm.give' : 'order.next');
  const main: MainButton | null = fills
    ? { ...sends('asking-form', asked.button ?? plain, 'ready'), plain }
    : ending;
  const before = progress && choiceBefore(progress, question, page.match.game.rules.universe, query);
  const word = query.get('do');
  // The form that the question is mainly about is where it begins.
  const isBegun = before !== undefined || (word !== null && word !== mainForm(page.match.game, question)?.do);
  const back = isBegun || word !== null ? backFrom(seat, question, progress, query) : null;
  const so =
    progress === undefined ? null : filledInWords(page.match.game, narrator, progress.form, progress.so, '');
  const asksFor = narrator.asks(question);
  return {
    ...NOTHING_ASKED,
    question: {
      title: asked !== undefined && isBegun ? asked.model.title : asksFor,
      lead: asked === undefined || isBegun || asked.model.title === asksFor ? null : asked.model.title,
      clause: question.clause,
      status: statusOf(seat),
      where: whereAsked(seat, question),
      so: so === null ? null : { ...so, change: before === undefined ? null : `${address}?${before}` },
      ask: asked?.model ?? null,
      action: looksOnly || choices.every(({ value }) => value === null) ? null : seatHome(visitor, '/orders'),
      forms: fills ? choices : choices.filter(({ text }) => text !== ending?.text),
      several: asked?.model.listed === null && choices.some(({ value }) => value === null),
      formsFirst: asked !== undefined && isLongList(asked.model),
      hidden: softly(seat),
      typed: looksOnly ? typed : { ...typed, action: seatHome(visitor, '/orders'), hidden: softly(seat) },
      advice: looksOnly ? null : seatHome(visitor, '/advice'),
      setups: question.kind === page.match.game.rules.freeSetup?.kind ? seatHome(visitor, '/setup') : null,
    },
    choices: asked?.choices ?? NO_CHOICES,
    ahead: aheadOf(seat, question, progress, asked?.choices ?? NO_CHOICES),
    undoes: !looksOnly,
    back,
    backButton: back !== null && isBegun ? undoing(locale, back) : looksOnly ? undoLink(seat, address) : null,
    main,
  };
}

/** Where the map begins though nothing that can be chosen stands on it: in boxes, or in words alone. */
function aheadOf(
  { page }: SeatContext,
  question: Question,
  progress: Progress | undefined,
  choices: typeof NO_CHOICES,
): readonly string[] {
  const map = mapOf(page);
  return hasChoiceOnMap(map, choices) ? [] : placesAhead(page.match.game, map, page.side, question, progress);
}

function undoing(locale: SeatContext['locale'], href: string) {
  return { href, text: pageText(locale, 'foot.undo'), undoes: true };
}

/** Where nothing is changed by a press the undo leads to the page on which it is one. */
function undoLink({ page: { draft }, locale }: SeatContext, address: string) {
  if (!draft.undoable) return null;
  return {
    ...undoing(locale, address),
    text: pageText(locale, 'form.ends', { what: pageText(locale, 'foot.undo') }),
  };
}

function isLongList({ listed, links, buttons }: AskingModel): boolean {
  const listing: readonly { readonly choices: readonly object[] }[] = links ?? buttons ?? [];
  return listed === null && listing.flatMap(({ choices }) => choices).length > MOST_LISTED;
}

/** In whose phase he is asked, for who answers in another's. */
function statusOf({ page: { phaseOf, side }, narrator, locale }: SeatContext): string | null {
  if (phaseOf === null || phaseOf === side) return null;
  const asked = pageText(locale, 'match.asked', { side: narrator.side(phaseOf) });
  return inARow([pageText(locale, 'match.yours'), asked], locale);
}

/** The place of the script that asks, where it says more than turn and phase. */
function whereAsked(seat: SeatContext, { scope }: Question): string | null {
  const where = seat.narrator.game.where(scope);
  return where === '' || where === scopeOf(seat)
    ? null
    : pageText(seat.locale, 'match.where', { scope: where });
}

/** Fields of what stays a draft: an order that would pass a barrier comes back to be confirmed. */
function softly(seat: SeatContext) {
  return [...positionFields(seat), { name: 'soft', value: '1' }];
}

interface AskedNow {
  readonly model: AskingModel;
  readonly choices: typeof NO_CHOICES;
  /** Words of the button that gives the order, where it is whole and rolls. */
  readonly button: string | null;
  /** Whether the field is the last one. */
  readonly ends: boolean;
}

async function askedNow(
  context: WebContext,
  seat: SeatContext,
  question: Question,
  progress: Progress,
  query: URLSearchParams,
  looksOnly: boolean,
): Promise<AskedNow | undefined> {
  const { page, narrator, visitor } = seat;
  const { game } = page.match;
  const { form, field, index } = progress;
  const plain = askingOf(progress);
  if (plain === undefined || field === undefined) return undefined;
  const ends = index === form.fields.length - 1;
  const [asking, foreseen] = await foreseenOf(context, seat, { ...progress, field }, plain, ends, query);
  const { order: whole, fates } = foreseen ?? NOTHING_FORESEEN;
  const address = seatHome(visitor, '/order');
  const builder: OrderBuilder = {
    game,
    narrator,
    map: mapOf(page),
    question,
    view: page.view,
    address,
    prefix: '',
    ...(looksOnly ? {} : { post: { action: seatHome(visitor, '/orders'), hidden: softly(seat) } }),
  };
  const model = askingModel(builder, { ...progress, field }, asking);
  const others = insteadOf(form, progress.so, game);
  return {
    model: {
      ...model,
      foot: true,
      foreseen: whole?.order ?? '',
      fates,
      instead:
        others === undefined
          ? null
          : {
              ids: others.ids.join(' '),
              href: `${address}?do=${encodeURIComponent(form.do)}&${encodeURIComponent(others.field)}=`,
            },
    },
    choices: choicesOf(game, field, asking, mapOf(page)),
    button: looksOnly ? null : (whole?.text ?? null),
    ends,
  };
}

/**
 * What is marked, all of it where nothing is marked yet and all may roll together; and the order that this
 * would be.
 */
async function foreseenOf(
  context: WebContext,
  seat: SeatContext,
  { so, field, steps, refusal }: Progress & { readonly field: NonNullable<Progress['field']> },
  asking: Asking,
  ends: boolean,
  query: URLSearchParams,
): Promise<readonly [Asking, Ahead | undefined]> {
  if (asking.how !== 'mark' || !ends || refusal !== undefined || field.walk.explain === undefined)
    return [asking, undefined];
  const fresh = steps.length === 0 && query.get('open') !== field.name;
  const marked = fresh ? asking.options : asking.marked;
  if (marked.length === 0 || marked.length > asking.most) return [asking, undefined];
  const foreseen = await foresee(
    context,
    seat,
    { ...so, [field.name]: fieldValue(field, marked) },
    () => field.walk.explain?.(so, marked),
    FOR_A_PAGE,
  );
  return foreseen.order === null ? [asking, undefined] : [{ ...asking, marked }, foreseen];
}

/** An order that rolls, as it is taken, and the words of the button that gives it. */
export interface Foreseen {
  readonly order: string;
  readonly text: string;
}

/** What is known of an order before it is given. */
export interface Ahead {
  /** Null where it rolls nothing. */
  readonly order: Foreseen | null;
  readonly fates: FatesModel | null;
}

const NOTHING_FORESEEN: Ahead = { order: null, fates: null };

/** What an order rolls for and what becomes of each unit, as far as that is known in so many milliseconds. */
export async function foresee(
  context: WebContext,
  seat: SeatContext,
  order: Order,
  explain: () => Parameters<typeof explanationModel>[1] | undefined,
  patience: number,
): Promise<Ahead> {
  const { visitor, narrator, locale } = seat;
  const preview = await context.matches.preview(visitor.match, visitor.side, order);
  if (!preview.ok) return NOTHING_FORESEEN;
  const { barrier, order: taken } = preview.value;
  const fates = decides(barrier) ? await fatesOf(context, seat, taken, patience) : null;
  if (barrier !== 'roll') return { order: null, fates };
  const explanation = explain();
  const { chances } = explanation === undefined ? { chances: [] } : explanationModel(narrator, explanation);
  return { order: { order: JSON.stringify(taken), text: rollText(locale, chances, fates) }, fates };
}

/** Whether some of the choices stand on the map itself. */
export function hasChoiceOnMap(
  { scene }: GameMap,
  { places, units, sides }: Interactive['choices'],
): boolean {
  return places.length > 0 || sides.length > 0 || scene.counters.some(({ id }) => units.includes(id));
}

/** Values of a field that is not on the map, at most, that are gone on with: units of a box go much alike. */
const MOST_TRIED = 12;

/**
 * The places that a question leads to: those of the first field that is on the map, else those that it is
 * about in its own words, else those where the side that is asked has its units. `progress`: how far its
 * order is; undefined before any was begun.
 */
export function placesAhead(
  game: Game,
  map: GameMap,
  side: string,
  question: Question,
  progress: Progress | undefined,
): readonly string[] {
  const begun: readonly Pick<Progress, 'form' | 'so' | 'index'>[] =
    progress === undefined
      ? openForms(question).map((form) => ({ form, so: { do: form.do }, index: 0 }))
      : [progress];
  const { places } = map.ground;
  const ahead = new Set(begun.flatMap(({ form, so, index }) => placesIn(game, map, form, so, index)));
  // Where nearly all of the map is open none of it is a beginning.
  if (ahead.size > places.length / 2) return [];
  if (ahead.size > 0) return [...ahead];
  const isDrawn = (id: string) => places.some((place) => place.id === id);
  const about = Object.values(question.about ?? {})
    .flat()
    .filter((one) => typeof one === 'string')
    .filter(isDrawn);
  const own = map.scene.counters.filter((counter) => counter.side === side).map(({ place }) => place);
  return about.length > 0 ? about : [...new Set(own)].filter(isDrawn);
}

function placesIn(game: Game, map: GameMap, form: Form, so: Order, index: number): readonly string[] {
  const field = form.fields[index];
  if (field === undefined || field.type === 'number') return [];
  if (field.walk.applies?.(so) === false) return placesIn(game, map, form, so, index + 1);
  const values = nextSteps(field, so, []);
  const places = values.flatMap((id) => placesOf(game, map, field, id));
  if (places.length > 0 || field.type === 'allot') return places;
  return values
    .slice(0, MOST_TRIED)
    .flatMap((id) => placesIn(game, map, form, { ...so, [field.name]: fieldValue(field, [id]) }, index + 1));
}

/** Where a value lies on the map; nowhere what stands beside it. */
function placesOf(game: Game, { ground, scene }: GameMap, field: Field, id: string): readonly string[] {
  const on = placeOnMap(game, field);
  if (on === undefined) return [];
  if (on.as === 'side') return on.between?.(id) ?? [];
  const spot = spotOf(ground, on, id);
  const place = on.as === 'place' ? spot : scene.counters.find((counter) => counter.id === spot)?.place;
  return ground.places.some((one) => one.id === place) && place !== undefined ? [place] : [];
}
