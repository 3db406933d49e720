/** The one form of all operation cards: each card names the fields that it needs. TS-7.3.b, TS-CJ, TS-CA. */
import type { Walk } from '../../../../referee/index.js';
import { order } from '../../../../referee/index.js';
import type { Pack, SideId } from '../../components/pack.js';
import { eventOf, pointIds, pointIndex, unitIds, unitIndex } from '../../components/pack.js';
import type { TsState } from '../../state/state.js';
import { pointsOf, unitsIn } from '../../state/state.js';
import { explainPath, forbidsMover, limitsOf, pathWalk } from '../operations/paths.js';
import {
  forbidsChoice,
  forbidsFrom,
  forbidsOperationCard,
  forbidsReturningAir,
  forbidsSwapped,
  forbidsSwapTo,
} from './event-legality.js';
import { explainStrike, forbidsSource, forbidsTarget, targetsFrom } from './strike.js';

const CHOICES = ['point', 'discard'] as const;

const STRIKE = ['airStrike'];
const MOVE = ['move', 'raid'];
const SWAP = ['swapCarriersForAir'];

/** One form for all operation cards; each names the fields it needs. */
export function eventForm(pack: Pack, state: TsState, side: SideId) {
  const when = <B extends { readonly event: string }>(types: readonly string[], walk: Walk<B>): Walk<B> => ({
    ...walk,
    applies: ({ event }) => types.includes(eventOf(pack, event).fx.type),
  });
  return order('event')
    .one('event', 'event', cardWalk(pack, state, side))
    .one('source', 'point', when(STRIKE, sourceWalk(pack, state)))
    .one('target', 'point', when(STRIKE, targetWalk(pack, state)))
    .one('from', 'point', when(MOVE, fromWalk(pack, state, side)))
    .set('ships', 'unit', when(MOVE, moversWalk(pack, state, side)), { min: 1 })
    .path('path', 'point', when(MOVE, wayWalk(pack, state)))
    .one('choice', CHOICES, when(['choice'], choiceWalk(pack, state)))
    .set('carriers', 'unit', when(SWAP, swappedWalk(pack, state)), { min: 2, max: 2 })
    .one('air', 'unit', when(SWAP, returningAirWalk(pack, state)))
    .one('to', 'point', when(SWAP, swapToWalk(pack, state)));
}

interface Named {
  readonly event: string;
}

function cardWalk(pack: Pack, state: TsState, side: SideId): Walk<object> {
  return {
    candidates: () => [...pack.events.keys()],
    forbids: (_, __, no) => forbidsOperationCard(pack, state, side, eventOf(pack, no)),
  };
}

/** Where an air strike comes from. */
function sourceWalk(pack: Pack, state: TsState): Walk<Named> {
  return {
    candidates: () => pointIds(pack, [...pack.points.keys()]),
    forbids: ({ event }, _, id) => forbidsSource(pack, state, eventOf(pack, event), pointIndex(pack, id)),
  };
}

/** What an air strike goes to. */
function targetWalk(pack: Pack, state: TsState): Walk<Named & { readonly source: string }> {
  const strike = ({ event, source }: { readonly event: string; readonly source: string }) =>
    [eventOf(pack, event), pointIndex(pack, source)] as const;
  return {
    candidates: (soFar) => pointIds(pack, targetsFrom(pack, state, ...strike(soFar))),
    forbids: (soFar, _, id) => forbidsTarget(pack, state, ...strike(soFar), pointIndex(pack, id)),
    explain: (soFar, [id]) =>
      id === undefined ? undefined : explainStrike(pack, state, ...strike(soFar), pointIndex(pack, id)),
  };
}

/** Where a movement by card begins. */
function fromWalk(pack: Pack, state: TsState, side: SideId): Walk<Named> {
  return {
    candidates: () => pointIds(pack, pointsOf(pack, state, side)),
    forbids: ({ event }, _, id) => forbidsFrom(pack, state, side, pointIndex(pack, id), event),
  };
}

interface Group extends Named {
  readonly from: string;
  readonly ships: readonly string[];
}

/** The way of a movement by card. */
function wayWalk(pack: Pack, state: TsState): Walk<Group> {
  const start = ({ from }: Group) => pointIndex(pack, from);
  const group = ({ ships }: Group) => ships.map((id) => unitIndex(pack, id));
  return {
    ...pathWalk(pack, state, start, group, (soFar: Group) => limitsOf(pack, group(soFar))),
    explain: (soFar, path) => {
      const ships = group(soFar);
      const limits = limitsOf(pack, ships);
      return explainPath(pack, state, { from: start(soFar), ships, path, limits, event: soFar.event });
    },
  };
}

/** The ships of a movement by card. */
function moversWalk(
  pack: Pack,
  state: TsState,
  side: SideId,
): Walk<{ readonly event: string; readonly from: string }> {
  return {
    candidates: ({ from }) => unitIds(pack, unitsIn(pack, state, side, pointIndex(pack, from))),
    forbids: ({ event, from }, steps, id) => {
      const group = steps.map((step) => unitIndex(pack, step));
      return forbidsMover(pack, state, side, pointIndex(pack, from), group, unitIndex(pack, id), event);
    },
  };
}

function choiceWalk(pack: Pack, state: TsState): Walk<{ readonly event: string }> {
  return {
    candidates: () => CHOICES,
    forbids: ({ event }, _, choice) => forbidsChoice(state, eventOf(pack, event), choice),
  };
}

function swappedWalk(pack: Pack, state: TsState): Walk<{ readonly event: string }> {
  return {
    candidates: () => unitIds(pack, pack.army.J),
    forbids: (_, __, id) => forbidsSwapped(pack, state, unitIndex(pack, id)),
  };
}

function returningAirWalk(pack: Pack, state: TsState): Walk<{ readonly event: string }> {
  return {
    candidates: () => unitIds(pack, pack.army.J),
    forbids: (_, __, id) => forbidsReturningAir(pack, state, unitIndex(pack, id)),
  };
}

function swapToWalk(
  pack: Pack,
  state: TsState,
): Walk<{ readonly event: string; readonly carriers: readonly string[] }> {
  return {
    candidates: () => pointIds(pack, [...pack.points.keys()]),
    forbids: ({ carriers }, _, id) => {
      const leaving = carriers.map((carrier) => unitIndex(pack, carrier));
      return forbidsSwapTo(pack, state, leaving, pointIndex(pack, id));
    },
  };
}
