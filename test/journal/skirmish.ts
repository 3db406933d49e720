/** A small whole match: two seats, hidden orders, secret draws, rolls on two chains, a take-back, an end. */
import { type Deed, Maker } from './maker.js';

const attack: Deed = { order: { side: 'JP', order: { do: 'melee', target: '1503', units: ['J-III-4'] } } };
const ambush: Deed = { order: { side: 'RU', order: { do: 'hide' } }, full: { do: 'hide', at: '1405' } };
const pass: Deed = { order: { side: 'RU', order: null, by: 'forced' } };

/** A modified roll with rows, as melee tables have them. */
export const melee: Deed = {
  roll: {
    purpose: 'melee',
    dice: [6],
    modifiers: [
      { amount: 1, on: 'defence', reason: 'fort', clause: 'KY-9.3.3.a' },
      { amount: -1, on: 'die', reason: 'night', clause: 'KY-9.3.4' },
    ],
    outcomes: [
      [0, 'eliminated'],
      [3, 'retreat'],
      [6, 'none'],
    ],
  },
};

/** `chain 2` of the match is in force from the middle on. */
export function skirmish(match = 'skirmish'): Maker {
  const hand = { purpose: 'hand', from: ['C3', 'C1', 'C10', 'C2'] };
  return new Maker(match)
    .begun()
    .play([{ draw: { side: 'JP', take: 2, ...hand } }, { draw: { side: 'RU', take: 1, ...hand } }])
    .play([
      attack,
      melee,
      ambush,
      { roll: { purpose: 'wind', dice: [6, 6, 6] } },
      { tell: 'RU', key: 'standing.fired' },
    ])
    .takeBack(8, 1)
    .reroot('lost commits')
    .seed('JP')
    .seed('RU')
    .play([pass, { draw: { side: 'JP', purpose: 'replacement', from: ['C1', 'C2'], take: 1 } }, melee])
    .end()
    .unseal();
}
