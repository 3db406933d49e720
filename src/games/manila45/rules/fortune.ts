/** Whose luck a roll is: low dice eliminate, whoever fires. */
import type { Fortunes } from '../../../referee/index.js';

export const fortunes: Fortunes = ({ purpose, active }) => {
  if (active === undefined || purpose === 'combatTable') return [];
  if (purpose === 'rubble') return [{ side: active, better: null }];
  if (purpose === 'defensiveFire') return [{ side: active === 'US' ? 'JP' : 'US', better: 'low' }];
  return [{ side: active, better: 'low' }];
};
