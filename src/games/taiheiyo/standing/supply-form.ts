/** The sentence of the lists for the supply phase. */
import type { Form, Walk } from '../../../referee/index.js';
import { order } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { pointIds } from '../components/pack.js';
import { anyId, anyNumber, anyOf, noDoubles, onlyIf, unitsOf } from './fields.js';

const SUPPLIES = ['return', 'redeploy', 'resupply'] as const;
const MOST_ENTRIES = 30;
const MOST_CARDS = 10;

/** A redeployment, a return or a resupply with its place in the list of a turn; turn 0: of every turn. */
export function supplyForm(pack: Pack, side: SideId): Form {
  const all = anyId(pointIds(pack, [...pack.points.keys()]));
  const does = (...words: readonly string[]) => {
    return (walk: Walk<object>) =>
      onlyIf((soFar: { readonly what: string }) => words.includes(soFar.what), walk);
  };
  return order('supply')
    .number('turn', anyNumber(pack.lastTurn), { min: 0, max: pack.lastTurn })
    .number('no', anyNumber(MOST_ENTRIES, 1), { min: 1, max: MOST_ENTRIES })
    .one('what', SUPPLIES, anyOf(SUPPLIES))
    .one('from', 'point', does('return')(all))
    .set('ships', 'unit', does('return')(noDoubles(unitsOf(pack, side, true), 'TS-7.4.c')))
    .one('unit', 'unit', does('redeploy')(anyId(unitsOf(pack, side, false))))
    .one('to', 'point', does('return', 'redeploy')(all))
    .one('point', 'point', does('resupply')(all))
    .number('keep', does('resupply')(anyNumber(MOST_CARDS)), { min: 0, max: MOST_CARDS });
}
