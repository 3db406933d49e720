/** Asks once before what cannot be undone, in the desk, where the question was. */
import type { SeatPage } from '../../match/index.js';
import type { Barrier, Question } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import { choiceBefore } from '../parts/options.js';
import { mapOf } from '../parts/parts.js';
import { positionFields, type Seated } from '../parts/seated.js';
import type { Progress } from '../parts/sentence.js';
import { explanationsOf, givenOnMap } from '../parts/values.js';
import { pageText } from '../words/words.js';
import { sends } from './desk.js';
import { type DeskPart, isVain, NOTHING_ASKED, rollText } from './desk-page.js';
import { leftModel } from './left.js';

/** `query`: how the order was put together; `reasons`: why this order. */
export async function confirmPart(
  context: WebContext,
  seat: Seated,
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
  const word = form.fields.length === 0 ? narrator.deed(form.do, kind) : null;
  const text =
    barrier === 'roll'
      ? rollText(locale, chances)
      : (word ?? pageText(locale, barrier === undefined ? 'confirm.give' : 'confirm.commit'));
  const given = givenOnMap(page.match.game, mapOf(page), form, preview.order, about);
  return {
    ...NOTHING_ASKED,
    named: given.ids.split(' '),
    confirm: {
      title:
        word === null ? pageText(locale, 'confirm.title') : pageText(locale, 'confirm.ends', { what: word }),
      order: word === null ? narrator.orderIn(so, kind) : null,
      ...given,
      reasons,
      effects: narrator.game.has(effect) ? [narrator.deed(form.do, kind, 'effect')] : [],
      explanations,
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
  { page, visitor }: Seated,
  question: Question,
  progress: Progress | undefined,
  query: URLSearchParams,
): string {
  const before = progress && choiceBefore(progress, question, page.match.game.universe, query);
  return before === undefined ? seatHome(visitor) : `${seatHome(visitor, '/order')}?${before}`;
}
