/**
 * What the dice need of a seat before play begins or goes on: one button; the browser's part fills in the
 * rest.
 */
import { ceremonyModel } from '../../dice/ceremony.js';
import { seatHome } from '../../http/answer.js';
import type { Seated } from '../../view/seated.js';
import { pageText } from '../../words/words.js';

/**
 * The form; null where nothing is wanted of this seat. Whoever opens what he committed himself to needs no
 * tick: nobody else has the number that fits, whatever presses the button.
 */
export function beginModel({ page, locale, visitor }: Seated) {
  const part = visitor.seat.joinedAt === null ? null : ceremonyModel(page.match, page.side);
  if (part === null) return null;
  const words = page.match.status === 'stopped' ? 'renew' : 'begin';
  return {
    part,
    action: seatHome(visitor, '/seed'),
    lead: pageText(locale, `seed.${words}Lead`),
    button: pageText(locale, `seed.${words}`),
    tick: part.need !== 'opening',
    // An order brings it along.
    ride: part.need === 'opening' && page.match.status === 'open',
  };
}
