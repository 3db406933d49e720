/** The forms of operation cards: what each kind of card needs. TS-7.3.b, TS-CJ, TS-CA. */
import type { Walk } from '../../../../referee/index.js';
import { order } from '../../../../referee/index.js';
import type { Pack, PackEvent, SideId } from '../../components/pack.js';
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

type EventType = PackEvent['fx']['type'];

const WITH_FIELDS: readonly EventType[] = ['airStrike', 'move', 'raid', 'choice', 'swapCarriersForAir'];

/** One form for each kind of operation card, told apart by the card. */
export function eventForms(pack: Pack, state: TsState, side: SideId) {
  const played = (of: (type: EventType) => boolean) =>
    order('event').oneOf('event', 'event', eventsOf(pack, of), cardWalk(pack, state, side));
  return [
    played((type) => type === 'airStrike')
      .one('source', 'point', sourceWalk(pack, state))
      .one('target', 'point', targetWalk(pack, state)),
    played((type) => type === 'move' || type === 'raid')
      .one('from', 'point', fromWalk(pack, state, side))
      .set('ships', 'unit', moversWalk(pack, state, side), { min: 1 })
      .path('path', 'point', wayWalk(pack, state)),
    played((type) => type === 'choice').one('choice', CHOICES, choiceWalk(pack, state)),
    played((type) => type === 'swapCarriersForAir')
      .set('carriers', 'unit', swappedWalk(pack, state), { min: 2, max: 2 })
      .one('air', 'unit', returningAirWalk(pack, state))
      .one('to', 'point', swapToWalk(pack, state)),
    played((type) => !WITH_FIELDS.includes(type)),
  ] as const;
}

/** The cards of a kind, by their numbers. */
function eventsOf(pack: Pack, of: (type: EventType) => boolean): readonly string[] {
  return [...pack.events.values()].filter(({ fx }) => of(fx.type)).map(({ no }) => no);
}

interface Named {
  readonly event: string;
}

function cardWalk(pack: Pack, state: TsState, side: SideId): Pick<Walk<object>, 'forbids'> {
  return {
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
