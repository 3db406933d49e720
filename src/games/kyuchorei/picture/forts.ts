/** The forts on the map: who holds each, as its border and a flag say. */
import type { Scene } from '../../../referee/index.js';
import { hexId, type Pack } from '../components/pack.js';
import { heldForts } from '../rules/victory.js';
import { type KyState, unitIn } from '../state/state.js';
import type { PictureWords } from '../words/index.js';

/** Held by a unit, held by a zone of control alone, mopped up. */
export const HOLDS = ['whole', 'watched', 'lost'] as const;
const SIGN_OF = { whole: 'pennant', watched: 'ghost', lost: 'captured' } as const;

/** The forts: held by a unit, by a zone of control alone, or mopped up (KY-4.1.a to c). */
export function fortsOf(pack: Pack, state: KyState, words: PictureWords): Pick<Scene, 'places' | 'marks'> {
  const held = heldForts(pack, state);
  const forts = pack.forts.map((hex) => {
    const unit = unitIn(pack, state, 'RU', hex) !== undefined;
    const hold = unit ? ('whole' as const) : held.includes(hex) ? ('watched' as const) : ('lost' as const);
    return { hex, id: hexId(pack, hex), hold };
  });
  return {
    places: forts.map(({ id, hold }) => ({ id, rim: 'fort', hold })),
    marks: forts.map(({ id, hold }) => ({
      place: id,
      style: SIGN_OF[hold],
      tone: hold === 'lost' ? 'first' : 'second',
      text: '',
      title: words.say(`fort.${hold}`),
    })),
  };
}
