/** The cards that a side holds, as they lie before it. TS-2.3. */
import type { HandCard, Locale, View } from '../../../referee/index.js';
import type { Pack, PackEvent } from '../components/pack.js';
import { bodyOf } from '../state/view.js';

/** What a clause says in a language. */
type ClauseText = (id: string, locale: Locale) => string;

/** The reader's own event first, then the other side's, which he gives away with the card. */
export function handOf(pack: Pack, view: View, locale: Locale, clauseText: ClauseText): readonly HandCard[] {
  const side = view.viewer === 'A' ? 'A' : 'J';
  const face = (event: PackEvent, mine: boolean) => ({
    id: mine ? event.no : null,
    title: event.title[locale],
    text: clauseText(`TS-C${event.no}.a`, locale),
  });
  return (bodyOf(view).hand ?? []).flatMap((id) => {
    const card = pack.cards.find((one) => one.id === id);
    if (card === undefined) return [];
    const [own, other] = side === 'J' ? [card.J, card.A] : [card.A, card.J];
    return [{ id, faces: [face(own, true), face(other, false)] }];
  });
}
