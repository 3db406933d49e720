/**
 * The page of a match on one screen: the bar above, the map, and the desk beside it with whatever is to be
 * done.
 */
import { type Chapter, canRematch, isCeremony } from '../../match/index.js';
import { byWord, type Form, type HandCard, type Question, usefulSteps } from '../../referee/index.js';
import { inForce, phasesOf, shortStory, storyOf } from '../../telling/index.js';
import { ceremonyModel } from '../dice/ceremony.js';
import { type ThrowModel, throwModel } from '../dice/throw.js';
import { seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { practises } from '../http/seat-auth.js';
import { clockModel } from '../parts/clock.js';
import {
  changesModel,
  drawnLine,
  earlierThan,
  logModel,
  newest,
  type StoryModel,
  toldOf,
  withoutDetails,
} from '../parts/log.js';
import type { Explained } from '../parts/naming.js';
import type { Here } from '../parts/nav.js';
import { draftModel, factsModel, mapModel, NO_CHOICES } from '../parts/parts.js';
import type { AskingModel } from '../parts/question.js';
import { positionFields, type SeatContext, scopeOf, seatFrame } from '../parts/seated.js';
import { operatorsModel } from '../parts/start-form.js';
import { liveModel, type TypedModel } from '../parts/turn.js';
import { pageText } from '../words/words.js';
import { barModel } from './bar.js';
import { type FootModel, firstTab, type MainButton, tabsOf } from './desk.js';
import type { EndedModel } from './ended.js';
import type { FatesModel } from './fates.js';
import { type Asked, noticesOf } from './notices.js';
import { seatLinksOf, sharesOf } from './seat-links.js';
import type { SightModel } from './sight.js';
import { type FormChoice, usable } from './usable-forms.js';

/** What the desk asks. */
export interface QuestionModel {
  readonly title: string;
  /** What is to be chosen first. */
  readonly lead: string | null;
  readonly clause: string;
  /** In whose phase the reader is asked, where it is not his own. */
  readonly status: string | null;
  readonly where: string | null;
  readonly so: { readonly text: string; readonly ids: string; readonly change: string | null } | null;
  readonly ask: AskingModel | null;
  /** Where single words are given at once; null on a page that changes nothing. */
  readonly action: string | null;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly forms: readonly FormChoice[];
  /** Whether other words have something to fill in too: which is asked is said, where no folded list does. */
  readonly several: boolean;
  /** Before the choices: where those are many and lie open. */
  readonly formsFirst: boolean;
  readonly typed: TypedModel | null;
  /** Where a good order is shown; null on a page that changes nothing. */
  readonly advice: string | null;
  /** Where set-ups are kept and placed again; null where none is asked for. */
  readonly setups: string | null;
}

/** What stands in the desk on this step, and the buttons below it. */
export interface DeskPart {
  /** Which page of the seat it is. */
  readonly here: Here;
  readonly question: QuestionModel | null;
  readonly confirm: object | null;
  readonly waiting: {
    /** Null where something else is said at the top. */
    readonly text: string | null;
    /** Where the match stands. */
    readonly where: string | null;
    /** The practice opponent chooses; milliseconds until that takes longer than usual. */
    readonly choosing: { readonly slowIn: number } | null;
    /** What comes next, for whoever has only taken a seat, and where the game is learned meanwhile. */
    readonly begun: { readonly text: string; readonly href: string | null } | null;
    /** What both sides did last, by phases, the newest first; null where play has not begun or is over. */
    readonly doings: StoryModel | null;
    readonly links: readonly { readonly href: string; readonly text: string }[];
  } | null;
  /** How the match ended; null while it goes on. */
  readonly ended: EndedModel | null;
  /** What a unit or a place sees, where that is looked up. */
  readonly sight: SightModel | null;
  readonly choices: typeof NO_CHOICES;
  /** Places that the question is about, where nothing on the map can be chosen. */
  readonly ahead: readonly string[];
  /** What an order names that is to be confirmed. */
  readonly named: readonly string[];
  /** One choice back within an order; null at its beginning. */
  readonly back: string | null;
  /** Whether the draft can be undone by the page. */
  readonly undoes: boolean;
  /** The button that leads back, where it stands in the place of the undo. */
  readonly backButton: FootModel['back'];
  readonly main: MainButton | null;
}

export const NOTHING_ASKED: DeskPart = {
  here: '',
  question: null,
  confirm: null,
  waiting: null,
  ended: null,
  sight: null,
  choices: NO_CHOICES,
  ahead: [],
  named: [],
  back: null,
  undoes: true,
  backButton: null,
  main: null,
};

/** The whole page of a seat. */
export function deskPage(context: WebContext, seat: SeatContext, asked: Asked, part: DeskPart): string {
  const { page, narrator, visitor: found, locale } = seat;
  const { sights } = page.match.game.picture;
  const plays = found.link.purpose === 'play';
  const since = inForce(toldOf(seat.page)).filter(({ n }) => n > (asked.since ?? lastOwn(seat)));
  const news = since.length === 0 ? [] : logModel(seat.reader, newest(since)).toReversed();
  const over = page.match.ended !== undefined;
  const yours = plays && page.question !== undefined;
  const hand = handModel(seat, yours ? page.question : undefined, seatHome(found, '/order'));
  const plan = plays && page.match.status === 'playing' ? seatHome(found, '/plan') : null;
  return context.page('match', seatFrame(seat, narrator.title, part.here), {
    bar: barModel(page, narrator, page.side, yours, context.clock()),
    scope: scopeOf(seat),
    yours,
    live: liveModel(seat, part.back),
    notices: noticesOf(asked, seat, plays),
    clock: clockModel(seat, plays),
    map: mapModel(page, part.choices, seatHome(found, '/map.png'), {
      changes: true,
      sight: sights === undefined ? null : { href: seatHome(found, '/sight'), text: sights.title[locale] },
      over: part.sight === null ? [] : part.sight.over,
      pointed: part.named,
      ahead: part.ahead.length > 0 ? part.ahead : part.named,
    }),
    sight: part.sight,
    tabs: tabsOf(locale, firstTab(over, plays), news.length, plan, hand?.length ?? null),
    hand,
    story: part.waiting === null ? deskStory(seat, since) : null,
    question: part.question,
    confirm: part.confirm,
    waiting: part.waiting,
    draft: plays ? draftModel(page, narrator) : null,
    begin: plays ? beginModel(seat) : null,
    thrown: throwOf(seat, plays),
    ended: part.ended,
    rematch: mayRematch(seat)
      ? {
          action: seatHome(found, '/rematch'),
          note: pageText(locale, practises(found) ? 'ended.rematch.practice' : 'ended.rematch.note'),
          // Against the practice opponent there is nobody to be fair to.
          operators: practises(found) ? null : operatorsModel(locale),
        }
      : null,
    foot: footOf(seat, part),
    spectates: !plays,
    changes: changesModel(found, page.match.head.number),
    tellsNews: true,
    news: withoutDetails(news),
    chapters: logModel(seat.reader, newest(toldOf(page))),
    earlier: earlierThan(newest(toldOf(page)), seatHome(found)),
    position: page.position,
    facts: factsModel(page.match, narrator),
    links: plays ? seatLinksOf(seat) : null,
    shares: plays ? sharesOf(context, page.match, found, locale) : null,
  });
}

/** The throw that waits for its round, where one does. */
function throwOf({ page, narrator, visitor }: SeatContext, plays: boolean): ThrowModel | null {
  const agreed = page.offers.some(({ kind, side }) => kind === 'beaconless' && side === page.side);
  return throwModel({ ...page, home: seatHome(visitor), mayLeave: plays && !agreed }, narrator);
}

/** Whether this reader can ask for a rematch. */
export function mayRematch({ page, visitor }: SeatContext): boolean {
  const { seat, others, link } = visitor;
  const over = page.match.status === 'finished' && link.purpose === 'play';
  return over && others.every((other) => canRematch(seat, other));
}

function footOf(seat: SeatContext, { backButton, main, undoes }: DeskPart): FootModel {
  const { page, visitor } = seat;
  const undoable = undoes && page.draft.undoable && visitor.link.purpose === 'play';
  return {
    back: backButton,
    undo: undoable ? { action: seatHome(visitor, '/undo'), hidden: positionFields(seat) } : null,
    main,
  };
}

/** The last event in which the reader gave an order. */
function lastOwn({ page, reader }: SeatContext): number {
  const own = inForce(page.chapters).findLast((chapter) =>
    phasesOf(reader, [chapter]).some(({ passages }) => passages.some(({ mine }) => mine)),
  );
  return own?.n ?? 0;
}

/** Lines above a question. */
const STORY_LINES = 3;

/** What just happened, the heaviest first, in few lines; null where nothing did. */
function deskStory({ reader }: SeatContext, since: readonly Chapter[]): readonly object[] | null {
  const played = since.filter((chapter) => !isCeremony(chapter));
  const lines = shortStory(reader, storyOf(reader, played), STORY_LINES);
  return lines.length === 0 ? null : lines.map(drawnLine);
}

type Chance = Explained['chances'][number];

/** Whether none of the results that are told of can come of a roll. */
export function isVain(chances: readonly Pick<Chance, 'of'>[]): boolean {
  return chances.length > 0 && chances.every(({ of }) => of === 0);
}

/**
 * The words of a button that rolls: the heaviest that becomes of a unit, else the chance of its first result,
 * where that is against one other at most.
 */
export function rollText(
  locale: SeatContext['locale'],
  chances: readonly Chance[],
  fates: Pick<FatesModel, 'heaviest' | 'units' | 'notes' | 'tableOnly'> | null = null,
): string {
  const isKnown = fates !== null && !fates.tableOnly && fates.units.length + fates.notes.length > 0;
  if (isKnown)
    return fates.heaviest === null
      ? pageText(locale, 'roll.plain')
      : pageText(locale, 'roll.chance', fates.heaviest);
  if (isVain(chances)) return pageText(locale, 'roll.vain');
  const [first, ...others] = chances;
  return first === undefined || others.length > 1
    ? pageText(locale, 'roll.plain')
    : pageText(locale, 'roll.chance', { percent: first.percent, result: first.result });
}

// What the dice need of a seat before play begins or goes on: one button; the browser's part fills in the
// rest.

/**
 * The form; null where nothing is wanted of this seat. Whoever opens what he committed himself to needs no
 * tick: nobody else has the number that fits, whatever presses the button.
 */
function beginModel({ page, locale, visitor }: SeatContext) {
  const part = visitor.seat.joinedAt === null ? null : ceremonyModel(page.match, page.side);
  if (part === null) return null;
  const words = page.match.status === 'stopped' ? 'renew' : part.need === 'opening' ? 'begin' : 'give';
  return {
    part,
    action: seatHome(visitor, '/seed'),
    lead: pageText(locale, `seed.${words}Lead`),
    button: pageText(locale, words === 'give' ? 'seed.giveButton' : `seed.${words}`),
    tick: part.need !== 'opening',
    // An order brings it along.
    ride: part.need === 'opening' && page.match.status === 'open',
  };
}

/** A card with the orders that begin with it. */
interface HeldCard extends HandCard {
  readonly uses: readonly { readonly text: string; readonly href: string }[];
}

/** Null where the game has no cards or the reader holds none. `address`: where orders are filled in. */
function handModel(
  { page, narrator }: Pick<SeatContext, 'page' | 'narrator'>,
  question: Question | undefined,
  address: string,
): readonly HeldCard[] | null {
  const { game } = page.match;
  const cards = game.picture.hand?.(page.view, page.locale) ?? [];
  if (cards.length === 0) return null;
  const forms = question === undefined ? [] : usable(question);
  const able = forms.map((form) => ({ form, ids: new Set(firstIds(form)) }));
  return cards.map((card) => {
    const names = [card.id, ...card.faces.flatMap(({ id }) => id ?? [])];
    const fitting = able.flatMap(({ form, ids }) => {
      const id = names.find((name) => ids.has(name));
      return id === undefined ? [] : [{ form, id }];
    });
    const uses = byWord(fitting.map(({ form }) => form)).flatMap(([form]) => {
      const id = fitting.find((one) => one.form === form)?.id ?? '';
      const query = new URLSearchParams([
        ['do', form.do],
        [form.fields[0]?.name ?? '', id],
      ]);
      return [{ text: narrator.deed(form.do, question?.kind ?? ''), href: `${address}?${query}` }];
    });
    return { ...card, uses };
  });
}

/** What an order of this form can begin with, where it begins with one thing. */
function firstIds(form: Form): readonly string[] {
  const [first] = form.fields;
  if (first?.type !== 'one') return [];
  return usefulSteps(form, 0, { do: form.do }, []);
}
