/** Rules 9.0, 9.1, 9.6.3, 9.7: the combat segment, hex by hex. WP-9.0, WP-9.1, WP-9.7. */
import { decision, type Next, order, type Rules } from '../../../../referee/index.js';
import { enemyOf, hexIndex, SEAS, type SeaId, SIDES, type SideId } from '../../components/pack.js';
import {
  type Battle,
  fleetsIn,
  inForce,
  isAboard,
  isOnMap,
  landIn,
  type Position,
  unitAt,
} from '../../state/state.js';
import { controlMap } from '../../state/survey.js';
import { land } from '../movement/travel.js';
import { ascending, firstToAct, hexNames, logHex, type Playing } from '../playing.js';
import { liftAir, relocations, removeMarkers, removeOverrunDepots } from '../settle.js';
import { checkVictory, suddenDeaths } from '../victory.js';
import { type BattleResult, fight } from './battle.js';
import { failedLanding, retreatFleets, retreatLand } from './retreat.js';
import { landers } from './strength.js';

/** The next hex, chosen by the initiative player; each is resolved once (WP-9.0.a to c). */
export function* combatRound(p: Playing): Rules<Next> {
  const { state } = p;
  const hexes = combatHexes(p).filter((hex) => !state.resolved.includes(hex));
  if (hexes.length === 0) {
    state.resolved = [];
    return 'next';
  }
  const { hex } = yield* p.play.ask(choosingHex(p, hexes));
  const index = hexIndex(p.pack, hex);
  state.resolved = [...state.resolved, index].sort(ascending);
  yield* p.play.scope({ key: 'battle', hex }, resolveHex(p, index));
  return 'again';
}

function choosingHex(p: Playing, hexes: readonly number[]) {
  return decision({
    side: firstToAct(p),
    kind: 'battleHex',
    clause: 'WP-9.0.b',
    public: true,
    forms: [
      order('battle').one('hex', 'hex', {
        candidates: () => hexNames(p, hexes),
        forbids: (_, __, hex) => (hexes.includes(hexIndex(p.pack, hex)) ? undefined : 'WP-9.0.a'),
      }),
    ],
  });
}

/** Hexes with a battle or a landing, in order of number (WP-9.1.a to d, WP-8.6.2.e). */
export function combatHexes(position: Position): number[] {
  const hexes = new Set(position.state.units.filter(isOnMap).map(({ at }) => at));
  return [...hexes].filter((hex) => isContested(position, hex)).sort(ascending);
}

function isContested(position: Position, hex: number): boolean {
  if (
    seasOf(position, hex).some((sea) => SIDES.every((side) => fleetsIn(position, side, hex, sea).length > 0))
  )
    return true;
  if (SIDES.every((side) => landIn(position, side, hex).length > 0)) return true;
  return mayLand(position) && SIDES.some((side) => landers(position, side, hex).length > 0);
}

/** Card 1944-06 forbids every landing of the segment. */
function mayLand(position: Position): boolean {
  return inForce(position, 'noAssault').length === 0;
}

/** The western part comes first (WP-8.5.p). */
function seasOf({ pack }: Position, hex: number): readonly (SeaId | null)[] {
  return hex === pack.split ? SEAS : [null];
}

/**
 * Fleet battle, then assault or land battle, or a landing without dice; sudden death at the end (WP-9.1.f,
 * WP-X.sd.e).
 */
export function* resolveHex(p: Playing, hex: number): Rules<void> {
  const before = controlMap(p);
  for (const sea of seasOf(p, hex))
    if (SIDES.every((side) => fleetsIn(p, side, hex, sea).length > 0)) yield* fleetBattle(p, hex, sea);
  let assaulted = false;
  for (const side of SIDES) {
    if (!mayLand(p) || landers(p, side, hex).length === 0) continue;
    if (landIn(p, enemyOf(side), hex).length > 0) {
      yield* assault(p, hex, side);
      assaulted = true;
    } else yield* landing(p, hex, side);
  }
  if (!assaulted && SIDES.every((side) => landIn(p, side, hex).length > 0)) yield* landBattle(p, hex);
  yield* suddenDeaths(p, before);
}

function battleIn(
  kind: Battle['kind'],
  hex: number,
  attacker: SideId | null,
  sea: SeaId | null = null,
): Battle {
  return { kind, hex, sea, attacker, support: { J: [], A: [] }, named: [] };
}

/** WP-9.3, WP-9.6.3.a. */
export function* fleetBattle(p: Playing, hex: number, sea: SeaId | null): Rules<void> {
  const units = { J: fleetsIn(p, 'J', hex, sea), A: fleetsIn(p, 'A', hex, sea) };
  const outcome = yield* fight(p, battleIn('fleet', hex, null, sea));
  if (outcome !== undefined) {
    const loser = enemyOf(outcome.winner);
    yield* retreatFleets(p, loser, units[loser]);
  }
  yield* aftermath(p, hex, false);
}

/** WP-9.4, WP-9.6.3.b, c. */
export function* landBattle(p: Playing, hex: number): Rules<void> {
  const outcome = yield* fight(p, battleIn('land', hex, null));
  if (outcome !== undefined) yield* landResult(p, hex, outcome);
  yield* aftermath(p, hex, true);
}

/** By 1 or 2 the battle goes on, by more the loser retreats (WP-9.6.3.b, c, e, f, g, l). */
function* landResult(p: Playing, hex: number, { winner, difference }: BattleResult): Rules<void> {
  const loser = enemyOf(winner);
  if (difference >= p.pack.file.tables.combat.retreatIfDifferenceAtLeast)
    yield* retreatLand(p, loser, landIn(p, loser, hex));
}

/** The side that lands is the attacker; who marched in fights with it (WP-9.5, WP-9.5.2, WP-9.6.3.d to f). */
export function* assault(p: Playing, hex: number, side: SideId): Rules<void> {
  const landing = landers(p, side, hex);
  const outcome = yield* fight(p, battleIn('assault', hex, side));
  if (outcome !== undefined) {
    if (outcome.winner === side) {
      yield* landResult(p, hex, outcome);
      goAshore(p, landing, hex);
    } else {
      yield* failedLanding(p, side, landing);
      yield* landResult(p, hex, outcome);
    }
  }
  yield* aftermath(p, hex, true);
}

function goAshore(p: Playing, landing: readonly number[], hex: number): void {
  land(
    p,
    landing.filter((unit) => isOnMap(unitAt(p, unit)) && isAboard(unitAt(p, unit))),
    hex,
  );
}

/** No enemy fleet and no enemy land: ashore without dice (WP-8.6.2.e). */
export function* landing(p: Playing, hex: number, side: SideId): Rules<void> {
  goAshore(p, landers(p, side, hex), hex);
  yield* aftermath(p, hex, false);
}

/** Depots, Air, markers, victory (WP-9.6.3.o). */
function* aftermath(p: Playing, hex: number, fought: boolean): Rules<void> {
  removeOverrunDepots(p);
  liftAir(p);
  yield* relocations(p);
  if (fought) markContested(p, hex);
  removeMarkers(p);
  checkVictory(p);
}

/** Where land of both sides stays after its battle, combat continues (WP-9.7.a). */
function markContested(p: Playing, hex: number): void {
  const { state } = p;
  if (state.cc.includes(hex) || !SIDES.every((side) => landIn(p, side, hex).length > 0)) return;
  state.cc = [...state.cc, hex].sort(ascending);
  logHex(p, 'cc', hex);
}
