/** Whose luck a roll is. SP-6.2.b, SP-6.3.b, SP-6.4.a, SP-7.1, SP-7.2. */
import type { Fortunes } from '../../../referee/index.js';

export const fortunes: Fortunes = ({ purpose, active }) => {
  if (purpose === 'arrival') return [{ side: 'NZ', better: 'low' }];
  // Which counter lies there helps the one or the other as the fight wants it.
  if (purpose === 'identity') return [{ side: 'JP', better: null }];
  if (active === undefined) return [];
  return [{ side: active, better: purpose === 'ravine' ? null : 'high' }];
};
