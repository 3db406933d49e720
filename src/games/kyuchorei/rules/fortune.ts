/**
 * Whose luck a roll is: fire and melee are rolled by the attacker, and low is good for him. KY-8.3.c,
 * KY-9.3.c.
 */
import type { Fortunes } from '../../../referee/index.js';

export const fortunes: Fortunes = ({ active }) =>
  active === undefined ? [] : [{ side: active, better: 'low' }];
