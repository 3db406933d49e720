/** The sentences of plans: an operation of any kind, and the initiative. */
import type { Form, Walk } from '../../../referee/index.js';
import { order } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { eventOf, OUT, pointId, pointIds, pointIndex, unitIds } from '../components/pack.js';
import { graphOf, pointsOf, shipsIn, type TsState, unitAt } from '../state/state.js';
import { anyId, anyOf, noDoubles, onlyIf } from './fields.js';

const OPERATIONS = ['move', 'return', 'redeploy', 'resupply', 'event'] as const;
const ALLIED_OPERATIONS = [...OPERATIONS, 'fleetTrain', 'shift'] as const;
const CHOICES = ['point', 'discard'] as const;
const LONGEST = 3;

/** What is filled in of an operation when its later fields are asked for. */
interface Begun {
  readonly what: string;
  readonly event?: string;
}

/**
 * An operation, and the initiative as standing orders have it. Units are those on the map, routes those that
 * exist now. Ships are offered where they stand, and taken wherever they are: an earlier line may bring them.
 */
export function planForms(pack: Pack, state: TsState, side: SideId): Form[] {
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
  const all = pointIds(pack, [...pack.points.keys()]);
  const place = anyId(all);
  const onMap = pack.army[side].filter((unit) => unitAt(state, unit).at !== OUT);
  const ships = unitIds(
    pack,
    onMap.filter((unit) => pack.units[unit]!.ship),
  );
  const air = unitIds(
    pack,
    onMap.filter((unit) => !pack.units[unit]!.ship),
  );
  const sails = has(['move', 'return'], ['move', 'raid']);
  const shipsThere = (from: string) => unitIds(pack, shipsIn(pack, state, side, pointIndex(pack, from)));
  const ports = pointIds(
    pack,
    pointsOf(pack, state, side).filter((point) => shipsIn(pack, state, side, point).length > 0),
  );
  const operation = order('operation')
    .one('what', what, anyOf(what))
    .one('event', 'event', does(['event'], anyId(events)))
    .one('source', 'point', onlyIf(has([], ['airStrike']), place))
    .one('target', 'point', onlyIf(has([], ['airStrike']), place))
    .one('from', 'point', { ...onlyIf(sails, place), candidates: () => ports })
    .set(
      'ships',
      'unit',
      {
        ...onlyIf<Begun & { readonly from: string }>(sails, noDoubles(ships, 'TS-7.4.b')),
        candidates: ({ from }) => shipsThere(from),
      },
      { min: 1 },
    )
    .path('path', 'point', wayFrom(pack, state, moves), { max: LONGEST })
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

/** Point by point along the routes of the map. */
function wayFrom(
  pack: Pack,
  state: TsState,
  applies: (soFar: Begun) => boolean,
): Walk<Begun & { readonly from: string }> {
  const here = (from: string, steps: readonly string[]) => pointIndex(pack, steps.at(-1) ?? from);
  const next = (from: string, steps: readonly string[], graph = graphOf(pack, state)) =>
    [...graph.next(here(from, steps))].map((p) => pointId(pack, p));
  return {
    applies,
    candidates: ({ from }, steps) => next(from, steps),
    forbids: ({ from }, steps, id) => {
      if (id === from || steps.includes(id)) return 'TS-7.5.k';
      if (next(from, steps).includes(id)) return undefined;
      return next(from, steps, pack.routes.open).includes(id) ? 'TS-7.5.l' : 'TS-7.5.d';
    },
  };
}
