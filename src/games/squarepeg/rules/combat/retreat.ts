/** Chapter 7.4: retreat. SP-7.4. */
import type { Clause, Decision, Entry, Explanation, Play, Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { Pack } from '../../components/pack.js';
import { hexId, hexIndex, isValentine, sideOf } from '../../components/pack.js';
import type { SpState } from '../../state.js';
import { activeSide, isCrowded, isOnMap, unitAt, unitCalled, unitNames, unitsIn } from '../../state.js';
import { hasEnemy, isClosedTo, isInContact, mayDiscover } from '../movement/contact.js';
import { enterHex } from '../movement/ravine.js';
import { entersMission, removeUnits } from '../victory.js';

type Retreating = { do: 'retreat'; unit: string; to: string } | { do: 'remove'; unit: string };

/**
 * All units that took part go back one hex, in their owner's order (SP-7.4.a, SP-7.4.i); the others stay
 * (SP-7.4.m).
 */
export function* retreatUnits(pack: Pack, play: Play<SpState>, units: readonly number[]): Rules<void> {
  const { state } = play;
  const retreat = {
    waiting: units.filter((unit) => isOnMap(state, unit)).sort((a, b) => a - b),
    taken: [] as number[],
  };
  state.retreat = retreat;
  while (retreat.waiting.length > 0) {
    const unit = yield* nextToGo(pack, play, retreat.waiting, retreat.taken);
    retreat.waiting = retreat.waiting.filter((waiting) => waiting !== unit);
  }
  delete state.retreat;
}

/** One unit goes, or is removed because it cannot (SP-7.4.h); nobody is asked when none of them can. */
function* nextToGo(
  pack: Pack,
  play: Play<SpState>,
  waiting: readonly number[],
  taken: number[],
): Rules<number> {
  const { state } = play;
  if (waiting.every((unit) => retreatHexes(pack, state, unit).length === 0)) {
    removeUnits(pack, play, [waiting[0]!], 'retreat');
    return waiting[0]!;
  }
  const answer = yield* play.ask(retreating(pack, state, waiting, taken));
  const unit = unitCalled(pack, state, answer.unit);
  if (answer.do === 'remove') removeUnits(pack, play, [unit], 'retreat');
  else {
    const to = hexIndex(pack, answer.to);
    taken.push(to);
    play.log('retreat', { unit: answer.unit, from: hexId(pack, unitAt(state, unit).at), to: answer.to });
    enterHex(pack, play, unit, to, 'retreat'); // SP-7.4.l
  }
  return unit;
}

function retreating(
  pack: Pack,
  state: SpState,
  waiting: readonly number[],
  taken: readonly number[],
): Decision<Retreating> {
  const side = sideOf(pack, waiting[0]!);
  const ids = unitNames(pack, state, waiting);
  const isWaiting = (id: string): Clause | undefined => (ids.includes(id) ? undefined : 'SP-7.4.a');
  const calls = (id: string) => unitCalled(pack, state, id);
  const go = order('retreat')
    .one('unit', 'unit', { candidates: () => ids, forbids: (_, __, id) => isWaiting(id) })
    .one('to', 'hex', {
      candidates: ({ unit }) =>
        pack.hexes[unitAt(state, calls(unit)).at]!.neighbours.map((hex) => hexId(pack, hex)),
      forbids: ({ unit }, _, to) => forbidsRetreat(pack, state, calls(unit), hexIndex(pack, to)),
      explain: ({ unit }, steps) => explainRetreat(pack, state, calls(unit), steps),
    });
  const canGo = (unit: number) => retreatHexes(pack, state, unit).length > 0;
  const remove = order('remove')
    .one('unit', 'unit', {
      candidates: () => ids,
      forbids: (_, __, id) => isWaiting(id) ?? (canGo(calls(id)) ? 'SP-7.4.j' : undefined),
    })
    .unless(() => (waiting.every(canGo) ? 'SP-7.4.j' : undefined));
  const kind = side === activeSide(state) ? 'attackerRetreat' : 'defenderRetreat';
  const clause = kind === 'defenderRetreat' && side === 'JP' ? 'SP-7.4.a' : 'SP-7.4.i';
  const about = { units: ids, hexes: taken.map((hex) => hexId(pack, hex)) };
  return decision<typeof go | typeof remove>({
    side,
    kind,
    clause,
    public: true,
    about,
    forms: [go, remove],
  });
}

/**
 * The legal retreat hexes of a unit at this instant (SP-7.4.k). Never by ferry (SP-6.5.k), never off the map
 * (SP-7.4.b).
 */
export function retreatHexes(pack: Pack, state: SpState, unit: number): number[] {
  return pack.hexes[unitAt(state, unit).at]!.neighbours.filter(
    (to) => forbidsRetreat(pack, state, unit, to) === undefined,
  );
}

/** The clause that forbids retreating to a hex. */
export function forbidsRetreat(pack: Pack, state: SpState, unit: number, to: number): Clause | undefined {
  const side = sideOf(pack, unit);
  const { neighbours, cut } = pack.hexes[unitAt(state, unit).at]!;
  if (cut.includes(to)) return 'SP-7.4.f';
  if (!neighbours.includes(to)) return 'SP-7.4.a';
  if (hasEnemy(pack, state, side, to)) return 'SP-7.4.c';
  const joining = forbidsJoining(pack, state, unit, to);
  if (joining !== undefined) return joining;
  if (isInContact(pack, state, side, to)) return 'SP-7.4.e';
  return isClosedTo(pack, state, unit, to) ? 'SP-7.4.f' : undefined;
}

/**
 * Tighter than in movement: one infantry unit and one Valentine, if a unit has retreated into the hex
 * (SP-7.4.d, SP-7.4.g).
 */
function forbidsJoining(pack: Pack, state: SpState, unit: number, to: number): Clause | undefined {
  if (isCrowded(pack, state, unit, to)) return 'SP-7.4.d';
  if (!pack.flags.retreatStackLimitOneInfantryOneTank) return undefined;
  const tanks = [unit, ...unitsIn(pack, state, sideOf(pack, unit), to, unit)].filter((other) =>
    isValentine(pack, other),
  );
  return tanks.length > 1 ? 'SP-7.4.g' : undefined;
}

function explainRetreat(
  pack: Pack,
  state: SpState,
  unit: number,
  steps: readonly string[],
): Explanation | undefined {
  const to = steps[0] === undefined ? undefined : hexIndex(pack, steps[0]);
  if (to === undefined) return undefined;
  const hex = hexId(pack, to);
  const lines: Entry[] = [
    ...(entersMission(pack, unit, to) ? [{ key: 'explain.mission', hex }] : []),
    ...(pack.flags.ravineRollOnAnyEntry && mayDiscover(pack, state, unit, to)
      ? [{ key: 'explain.ravine', hex }]
      : []),
  ];
  return { lines, modifiers: [], chances: [] };
}
