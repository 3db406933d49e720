/** The cards that a side holds, as they lie before it. WP-4.2. */
import type { HandCard, View } from '../../../referee/index.js';
import { printed } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { bodyOf } from '../state/view.js';
import type { PictureWords } from '../words/index.js';
import { type CardTexts, cardText } from './describe.js';

/** What each does for the side that holds it, or for both. */
export function handOf(pack: Pack, view: View, words: PictureWords, texts: CardTexts): readonly HandCard[] {
  const side = view.viewer === 'A' ? 'A' : 'J';
  return (bodyOf(view).hand ?? []).flatMap((id) => {
    const card = pack.cardIndexes.get(id);
    if (card === undefined) return [];
    const title = printed(pack.file.cards[card]![words.locale], words.locale);
    return [{ id, faces: [{ id, title, text: cardText(pack, card, side, words, texts) }] }];
  });
}
