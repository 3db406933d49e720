/** Asks once before what cannot be undone, in the desk, where the question was. */
import type { SeatPage } from '../../match/index.js';
import {
  type Barrier,
  byCodeUnit,
  isLegal,
  type Order,
  type Question,
  type Unused,
} from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import { nameOfPlace, nameOfValue } from '../parts/naming.js';
import { choiceBefore } from '../parts/options.js';
import { mapOf } from '../parts/parts.js';
import { positionFields, type SeatContext } from '../parts/seated.js';
import type { Progress } from '../parts/sentence.js';
import { explanationsOf, givenOnMap } from '../parts/values.js';
import { pageText } from '../words/words.js';
import { sends } from './desk.js';
import { type DeskPart, isVain, NOTHING_ASKED, rollText } from './desk-page.js';
import { FOR_A_PAGE, fatesOf } from './fates.js';
import { type LeftDeed, leftToDo } from './left-to-do.js';

/** `query`: how the order was put together; `reasons`: why this order. */
export async function confirmPart(
  context: WebContext,
  seat: SeatContext,
  question: Question,
  { progress, query }: { readonly progress: Progress; readonly query: URLSearchParams },
  reasons: readonly string[] = [],
): Promise<DeskPart> {
  const { page, narrator, locale, visitor } = seat;
  const { kind, about } = question;
  const { form, so } = progress;
  const preview = orFault(await context.matches.preview(visitor.match, visitor.side, so));
  const { barrier } = preview;
  const earlier = committedBy(page, barrier);
  const effect = `effect.${form.do}`;
  const ends = barrier === 'phase' || barrier === 'end' || (form.idle ?? false);
  const explanations = explanationsOf(page.match.game, narrator, form, so);
  const back = backFrom(seat, question, progress, query);
  const chances = explanations.findLast((one) => one.chances.length > 0)?.chances ?? [];
  // A single word names what is asked and what the button does; a sentence stands between the two.
  const fates = decides(barrier) ? await fatesOf(context, seat, preview.order, FOR_A_PAGE) : null;
  const word = form.fields.length === 0 ? narrator.deed(form.do, kind) : null;
  const text =
    barrier === 'roll'
      ? rollText(locale, chances, fates)
      : (word ?? pageText(locale, barrier === undefined ? 'confirm.give' : 'confirm.commit'));
  const given = givenOnMap(page.match.game, mapOf(page), form, preview.order, about);
  return {
    ...NOTHING_ASKED,
    named: given.ids.split(' '),
    confirm: {
      title: titleOf(seat, `sure.${form.do}.${kind}`, word),
      order: word === null ? narrator.orderIn(so, kind) : null,
      ...given,
      reasons,
      effects: narrator.game.has(effect) ? [narrator.deed(form.do, kind, 'effect')] : [],
      explanations,
      fates,
      log:
        barrier === undefined
          ? preview.log.map((entry) => narrator.ruled(narrator.game.say(entry), entry))
          : null,
      barrier: barrierText(narrator, barrier === 'roll' && isVain(chances) ? 'vain' : (barrier ?? 'none')),
      earlier: earlier === 0 ? null : pageText(locale, 'confirm.earlier', { n: earlier }),
      left: ends ? leftModel(seat, question) : null,
      action: seatHome(visitor, '/orders'),
      hidden: [...positionFields(seat), { name: 'order', value: JSON.stringify(so) }],
    },
    back,
    backButton: { href: back, text: pageText(locale, 'foot.back'), undoes: false },
    main: {
      ...sends('give', text, barrier === undefined || barrier === 'roll' ? 'ready' : 'final'),
      first: true,
    },
  };
}

/** Whether chance or the other side has a say in what becomes of the units. */
export function decides(barrier: Barrier | undefined): boolean {
  return barrier === 'roll' || barrier === 'reveal' || barrier === 'question';
}

/** What is asked before an order is given: in the words of the game where it has any for this question. */
function titleOf({ narrator, locale }: SeatContext, own: string, word: string | null): string {
  if (word === null) return pageText(locale, 'confirm.title');
  return narrator.game.has(own) ? narrator.tell(own) : pageText(locale, 'confirm.ends', { what: word });
}

/** What makes an order final. What is drawn the game says itself: cards, or which counter is which. */
export function barrierText(narrator: Narrator, barrier: Barrier | 'none' | 'vain'): string {
  const key = `barrier.${barrier}` as const;
  return narrator.game.has(key) ? narrator.game.say({ key }) : pageText(narrator.locale, key);
}

/** How many orders of the draft become final with one that passes a barrier. */
export function committedBy({ draft }: Pick<SeatPage, 'draft'>, barrier: Barrier | undefined): number {
  if (barrier === undefined || barrier === 'both') return 0;
  return draft.answers.filter(({ by }) => by === 'given').length;
}

/** One step back: the choice before, else the match. */
export function backFrom(
  { page, visitor }: SeatContext,
  question: Question,
  progress: Progress | undefined,
  query: URLSearchParams,
): string {
  const before = progress && choiceBefore(progress, question, page.match.game.rules.universe, query);
  return before === undefined ? seatHome(visitor) : `${seatHome(visitor, '/order')}?${before}`;
}

export interface LeftModel {
  /** Units that have not acted; 0 where what is left are no units. */
  readonly units: number;
  /** Their ids, for the map. */
  readonly ids: string;
  /** What they could still do, an order a line. */
  readonly deeds: readonly {
    readonly what: string;
    readonly units: string;
    /** What it would come to with all of them together; null where that is no order, or rolls nothing. */
    readonly chance: string | null;
  }[];
  /** What is left beside that: its names, or places with what stands there. */
  readonly others: readonly string[];
  readonly placed: boolean;
}

/** Null where nothing is left. */
export function leftModel(
  { page, narrator, locale }: Pick<SeatContext, 'page' | 'narrator' | 'locale'>,
  question: Question,
): LeftModel | null {
  const { unused } = page;
  if (unused.length === 0) return null;
  const names = new Map(unused.flatMap(({ unit, text }) => (unit === null ? [] : [[unit, text] as const])));
  const deeds = shortened(leftToDo(question, [...names.keys()]));
  const told = new Set(deeds.flatMap(({ units }) => units));
  const comma = pageText(locale, 'field.comma');
  return {
    units: names.size,
    ids: [...names.keys()].join(' '),
    deeds: together(deeds).map((same) => {
      const [{ at, units }] = same;
      const words = same.map(({ form }) => narrator.deed(form.do, question.kind)).join(comma);
      const place = at === null ? '' : ` → ${nameOfValue(page.match.game, narrator, at.field, at.id)}`;
      return {
        what: pageText(locale, 'confirm.could', { what: `${words}${place}`, n: units.length }),
        units: units.map((unit) => names.get(unit) ?? unit).join(comma),
        chance: chanceOf({ page, narrator, locale }, question, same[0]),
      };
    }),
    ...byPlaces(
      { page, narrator, locale },
      unused.filter(({ unit }) => unit === null || !told.has(unit)),
    ),
  };
}

/** From so many units on nobody reads them one by one. */
const MANY = 7;

/** What is left as it is named; many units by where they stand, a place a line. */
function byPlaces(
  { page, narrator, locale }: Pick<SeatContext, 'page' | 'narrator' | 'locale'>,
  others: readonly Unused[],
): Pick<LeftModel, 'others' | 'placed'> {
  const at = new Map(page.scene.counters.map(({ id, place }) => [id, place] as const));
  const placeOf = ({ unit }: Unused) => (unit === null ? undefined : at.get(unit));
  const places = new Set(others.map(placeOf));
  if (others.length < MANY || places.size === others.length)
    return { others: others.map(({ text }) => text), placed: false };
  const lines = [...places].flatMap((place) => {
    const here = others.filter((one) => placeOf(one) === place).map(({ text }) => text);
    if (place === undefined) return here;
    return pageText(locale, 'confirm.there', {
      place: nameOfPlace(page.match.game, narrator, place),
      n: here.length,
      units: here.join(pageText(locale, 'field.comma')),
    });
  });
  return { others: lines, placed: true };
}

/** An order that could be given at more places than these is one line, whatever the place. */
const PLACES = 6;

function shortened(deeds: readonly LeftDeed[]): readonly LeftDeed[] {
  return [...new Set(deeds.map(({ form }) => form))].flatMap((form) => {
    const own = deeds.filter((deed) => deed.form === form);
    const units = [...new Set(own.flatMap((deed) => deed.units))];
    return own.length > PLACES ? [{ form, at: null, units }] : own;
  });
}

type Same = readonly [LeftDeed, ...LeftDeed[]];

/** Orders that the same units could give at the same place are one line. */
function together(deeds: readonly LeftDeed[]): readonly Same[] {
  const keyOf = ({ at, units }: LeftDeed) => JSON.stringify([at?.id, units]);
  const found = new Map<string, Same>();
  for (const deed of deeds) {
    const [first, ...others] = found.get(keyOf(deed)) ?? [deed];
    found.set(keyOf(deed), first === deed ? [deed] : [first, ...others, deed]);
  }
  return [...found.values()];
}

function chanceOf(
  { page, narrator, locale }: Pick<SeatContext, 'page' | 'narrator' | 'locale'>,
  question: Question,
  { form, at, units }: LeftDeed,
): string | null {
  const set = form.fields.find(({ optional, type }) => !optional && type === 'set');
  if (at === null || set === undefined) return null;
  const { game } = page.match;
  const order: Order = { do: form.do, [at.field.name]: at.id, [set.name]: units.toSorted(byCodeUnit) };
  if (!isLegal(question, game.rules.universe, order)) return null;
  const explained = explanationsOf(game, narrator, form, order);
  const first = explained.findLast(({ chances }) => chances.length > 0)?.chances[0];
  return first === undefined
    ? null
    : pageText(locale, 'confirm.chance', { percent: first.percent, result: first.result });
}
