/** The sentences of plans: an operation of any kind, and the initiative. */
import type { Form, Walk } from '../../../referee/index.js';
import { order } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { eventOf, pointId, pointIds, pointIndex } from '../components/pack.js';
import { anyId, anyOf, noDoubles, onlyIf, unitsOf } from './fields.js';

const OPERATIONS = ['move', 'return', 'redeploy', 'resupply', 'event'] as const;
const ALLIED_OPERATIONS = [...OPERATIONS, 'fleetTrain', 'shift'] as const;
const CHOICES = ['point', 'discard'] as const;
const LONGEST = 3;

/** What is filled in of an operation when its later fields are asked for. */
interface Begun {
  readonly what: string;
  readonly event?: string;
}

/** An operation, and the initiative as standing orders have it. */
export function planForms(pack: Pack, side: SideId): Form[] {
  const what = side === 'J' ? OPERATIONS : ALLIED_OPERATIONS;
  const events = [...pack.events.values()]
    .filter((e) => e.side === side && e.timing === 'operation')
    .map((e) => e.no);
  const does = (words: readonly string[], walk: Walk<object>) =>
    onlyIf((soFar: Begun) => words.includes(soFar.what), walk);
  /** A field of a movement as such, or of a card of these kinds. */
  const has = (words: readonly string[], types: readonly string[]) => (soFar: Begun) =>
    words.includes(soFar.what) ||
    (soFar.event !== undefined && types.includes(eventOf(pack, soFar.event).fx.type));
  const moves = has(['move'], ['move', 'raid']);
  const [all, ships, air] = [
    pointIds(pack, [...pack.points.keys()]),
    unitsOf(pack, side, true),
    unitsOf(pack, side, false),
  ];
  const place = anyId(all);
  const operation = order('operation')
    .one('what', what, anyOf(what))
    .one('event', 'event', does(['event'], anyId(events)))
    .one('source', 'point', onlyIf(has([], ['airStrike']), place))
    .one('target', 'point', onlyIf(has([], ['airStrike']), place))
    .one('from', 'point', onlyIf(has(['move', 'return'], ['move', 'raid']), place))
    .set('ships', 'unit', onlyIf(has(['move', 'return'], ['move', 'raid']), noDoubles(ships, 'TS-7.4.b')), {
      min: 1,
    })
    .path('path', 'point', wayFrom(pack, moves), { max: LONGEST })
    .one('choice', CHOICES, onlyIf(has([], ['choice']), anyOf(CHOICES)))
    .set('carriers', 'unit', onlyIf(has([], ['swapCarriersForAir']), noDoubles(ships, 'TS-CJ09.a')), {
      min: 2,
      max: 2,
    })
    .one('air', 'unit', onlyIf(has([], ['swapCarriersForAir']), anyId(air)))
    .one('unit', 'unit', does(['redeploy'], anyId(air)))
    .one('to', 'point', onlyIf(has(['return', 'redeploy'], ['swapCarriersForAir']), place))
    .one('point', 'point', does(['resupply', 'fleetTrain'], place))
    .one('card', 'card', does(['resupply', 'fleetTrain', 'shift'], anyId([...pack.cardIndexes.keys()])));
  return [operation, order('initiative').idly()];
}

/** Point by point along the routes of the map, the dotted ones too. */
function wayFrom(pack: Pack, applies: (soFar: Begun) => boolean): Walk<Begun & { readonly from: string }> {
  const here = (from: string, steps: readonly string[]) => pointIndex(pack, steps.at(-1) ?? from);
  const next = (from: string, steps: readonly string[]) =>
    [...pack.routes.open.next(here(from, steps))].map((p) => pointId(pack, p));
  return {
    applies,
    candidates: ({ from }, steps) => next(from, steps),
    forbids: ({ from }, steps, id) => {
      if (id === from || steps.includes(id)) return 'TS-7.5.k';
      return next(from, steps).includes(id) ? undefined : 'TS-7.5.d';
    },
  };
}
