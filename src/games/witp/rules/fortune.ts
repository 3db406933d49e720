/** Whose luck a roll is, told by what it is for. WP-5.1.b, WP-9.3.a, WP-10.4.b, WP-X.sd.a, WP-13.4.e. */
import type { Fortune, Fortunes } from '../../../referee/index.js';

/** Of two bids that are equal the die takes one; nobody knows which is the better luck (WP-13.2.d). */
const LUCK: Readonly<Record<string, Fortune>> = {
  whiteJ: { side: 'J', better: 'high' },
  redJ: { side: 'J', better: 'low' },
  whiteA: { side: 'A', better: 'high' },
  redA: { side: 'A', better: 'low' },
  battleJ: { side: 'J', better: 'high' },
  battleA: { side: 'A', better: 'high' },
  submarinesJ: { side: 'J', better: 'high' },
  submarinesA: { side: 'A', better: 'high' },
  suddenDeath: { side: 'J', better: 'low' },
  entry: { side: 'A', better: 'high' },
};

export const fortunes: Fortunes = ({ purpose }) => {
  const luck = LUCK[purpose];
  return luck === undefined ? [] : [luck];
};
