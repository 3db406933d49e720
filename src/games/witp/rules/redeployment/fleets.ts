/** Rule 10.2: fleets go home. WP-10.1, WP-10.2. */
import type { Clause, Next, Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { SideId } from '../../components/pack.js';
import { hexId, hexIndex, NONE, SIDES, unitIndex } from '../../components/pack.js';
import type { Position } from '../../state/state.js';
import { cargoOf, isNeutral, seaOfWater, typeOf, unitAt } from '../../state/state.js';
import { type Survey, surveyOf } from '../../state/survey.js';
import { forbidsFleet } from '../closed.js';
import { land } from '../movement/travel.js';
import {
  actionDone,
  alternationOver,
  firstToAct,
  hexNames,
  named,
  once,
  type Playing,
  removeUnit,
  toAct,
} from '../playing.js';
import { relocations, removeMarkers } from '../settle.js';
import { checkVictory } from '../victory.js';

/** One stack of one side; when both have passed, who is not home is removed (WP-10.0.a, b, WP-10.2.d, e). */
export function* redeployFleetRound(p: Playing): Rules<Next> {
  const side = toAct(p, firstToAct(p, 'redeployment'));
  if (side === undefined) {
    alternationOver(p.state);
    yield* endOfFleets(p);
    return 'next';
  }
  yield* redeployFleet(p, side);
  return 'again';
}

/** One action of a side: a stack and the port it goes to, or a pass. */
export function* redeployFleet(p: Playing, side: SideId): Rules<void> {
  const answer = yield* p.play.askAny(redeploying(p, side));
  if (answer?.do === 'redeploy') {
    const units = answer.units.map((id) => unitIndex(p.pack, id));
    yield* sendHome(p, side, units, hexIndex(p.pack, answer.to));
  } else p.play.log('redeploy.pass', { side });
  actionDone(p.state, side, answer?.do !== 'redeploy');
}

function* sendHome(p: Playing, side: SideId, units: readonly number[], to: number): Rules<void> {
  const { state } = p;
  state.redeployLeft[side]--;
  const cargo = units.map((unit) => cargoOf(p, unit)).filter((unit) => unit !== NONE);
  const sea = to === p.pack.split ? seaOfWater(p.pack, to) : null;
  p.play.log('redeployed', { side, units: named(p, units), to: hexId(p.pack, to) });
  for (const unit of units) Object.assign(unitAt(p, unit), { at: to, sea, redeployed: true });
  for (const unit of cargo) Object.assign(unitAt(p, unit), { at: to, redeployed: true });
  land(p, cargo, to); // WP-10.2.g
  yield* relocations(p);
  checkVictory(p);
}

function redeploying(p: Playing, side: SideId) {
  const { pack, state } = p;
  const survey = once(() => surveyOf(p));
  const fleetsAt = (from: string) =>
    pack.army[side].filter(
      (unit) => state.units[unit]!.at === hexIndex(pack, from) && forbidsGoing(p, side, unit) === undefined,
    );
  return decision({
    side,
    kind: 'redeployFleet',
    clause: 'WP-10.2.c',
    public: true,
    about: { left: state.redeployLeft[side] },
    forms: [
      order('redeploy')
        .one('from', 'hex', {
          candidates: () => hexNames(p, fleetHexes(p, side)),
          forbids: (_, __, from) =>
            forbidsAll(
              pack.army[side]
                .filter((unit) => state.units[unit]!.at === hexIndex(pack, from))
                .map((unit) => forbidsGoing(p, side, unit)),
            ),
        })
        .set(
          'units',
          'unit',
          {
            candidates: ({ from }) => named(p, fleetsAt(from)),
            forbids: ({ from }, _, id) => {
              const unit = unitIndex(pack, id);
              if (unitAt(p, unit).at !== hexIndex(pack, from)) return 'WP-10.1.d';
              return forbidsGoing(p, side, unit);
            },
            unfinished: (_, units) => (units.length === 0 ? 'WP-10.1.d' : undefined),
          },
          { min: 1 },
        )
        .one('to', 'hex', {
          candidates: () => hexNames(p, pack.bases),
          forbids: ({ from }, _, to) =>
            from === to ? 'WP-10.2.c' : forbidsHarbour(p, survey(), side, hexIndex(pack, to)),
        })
        .unless(() => (state.redeployLeft[side] > 0 ? undefined : 'WP-10.1.b')),
      order('pass').idly(),
    ],
  });
}

function fleetHexes(position: Position, side: SideId): number[] {
  const { pack, state } = position;
  const hexes = new Set<number>();
  for (const unit of pack.army[side])
    if (forbidsGoing(position, side, unit) === undefined) hexes.add(state.units[unit]!.at);
  return [...hexes].sort((a, b) => a - b);
}

/**
 * The clause that keeps all units of a hex where they are: what keeps one of the kind, else that none is
 * there.
 */
export function forbidsAll(said: readonly (Clause | undefined)[]): Clause | undefined {
  const elsewhere: Clause = 'WP-10.1.d';
  if (said.includes(undefined)) return undefined;
  return said.find((clause) => clause !== elsewhere) ?? elsewhere;
}

function forbidsGoing(position: Position, side: SideId, unit: number): Clause | undefined {
  const kind = typeOf(position, unit);
  const { at, redeployed } = unitAt(position, unit);
  if (kind.side !== side || !kind.fleet || at < 0) return 'WP-10.1.d';
  if (isNeutral(position, unit)) return 'WP-13.4.b';
  return redeployed ? 'WP-10.1.a' : undefined;
}

/** An own-controlled port or source, not in continued combat, not closed (WP-10.2.a, c, h, i). */
export function forbidsHarbour(
  position: Position,
  survey: Survey,
  side: SideId,
  hex: number,
): Clause | undefined {
  const { base, source } = position.pack.hexes[hex]!;
  if (base !== 'port' && source === undefined) return 'WP-10.2.i';
  if (survey.control[hex] !== side) return 'WP-10.2.a';
  if (position.state.cc.includes(hex)) return 'WP-10.2.h';
  return forbidsFleet(position, survey, side, hex);
}

/**
 * Fleets away from own ports and sources are lost with their cargo; other cargo comes ashore (WP-10.2.e, j).
 */
function* endOfFleets(p: Playing): Rules<void> {
  for (const side of SIDES) {
    const lost = strandedFleets(p, side);
    if (lost.length > 0) p.play.log('fleets.stranded', { side, units: named(p, lost) });
    for (const unit of lost) {
      const cargo = cargoOf(p, unit);
      removeUnit(p, unit);
      if (cargo !== NONE) removeUnit(p, cargo);
    }
  }
  for (const [unit, { carrier, at }] of p.state.units.entries()) if (carrier !== NONE) land(p, [unit], at);
  yield* relocations(p);
  removeMarkers(p);
  checkVictory(p);
}

/** Fleets that would be removed now. */
export function strandedFleets(position: Position, side: SideId): number[] {
  const { pack, state } = position;
  const survey = surveyOf(position);
  return pack.army[side].filter((unit) => {
    const { at } = state.units[unit]!;
    if (!pack.units[unit]!.fleet || at < 0 || isNeutral(position, unit)) return false;
    const { base, source } = pack.hexes[at]!;
    return (base !== 'port' && source === undefined) || survey.control[at] !== side;
  });
}
