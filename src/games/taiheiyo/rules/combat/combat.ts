/** Chapters 8.0, 8.1 and 8.4: combat, round by round. TS-8.0, TS-8.1, TS-8.4. */
import { type Modifier, order, type Play, type Rules } from '../../../../referee/index.js';
import { eventOf, type Pack, type PackEvent, pointId, type SideId } from '../../components/pack.js';
import { type Battle, enemyOf, hasUnits, shipsIn, type TsState, unitsIn } from '../../state/state.js';
import { askSide } from '../cards/hand.js';
import { openWindow } from '../cards/windows.js';
import { explainExtending, explainLeaving, explainRetreat, explainSurface } from '../explain.js';
import { applyLosses, type Loss, rollDamage } from './damage.js';
import { assignHits, assignWithMistake, rollHits, targetsOf } from './fire.js';
import { airFire, cardShifts, gunFire, mayStrike } from './firepower.js';
import { retreatAll } from './retreat.js';

/** Where a combat can be taken up. */
export type CombatStep = 'start' | 'air' | 'surface' | 'extend';

/** How a combat came to its end; undefined: it goes on. */
type End = 'over' | undefined;

/** The combat in `state.battle`, from a place in its first round to the end, retreats included. */
export function* combat(pack: Pack, play: Play<TsState>, from: CombatStep): Rules<void> {
  const battle = play.state.battle!;
  play.log('combat', { at: pointId(pack, battle.at), side: battle.attacker, n: battle.left + 1 });
  yield* play.scope({ key: 'combat', at: pointId(pack, battle.at) }, fight(pack, play, battle, from));
  delete play.state.battle;
}

function* fight(pack: Pack, play: Play<TsState>, battle: Battle, from: CombatStep): Rules<void> {
  if (from === 'start' && (yield* combatStart(pack, play, battle)) === 'over') return;
  if (isRaid(pack, battle)) return yield* raid(pack, play, battle);
  let step = from === 'start' ? 'air' : from;
  for (;;) {
    if ((yield* play.scope({ key: 'round', n: battle.round }, oneRound(pack, play, battle, step))) === 'over')
      return;
    battle.round += 1;
    battle.left -= 1;
    step = 'air';
  }
}

/** One round: air, surface, the attacker's choice to extend (TS-8.1.b, TS-8.1.d, TS-8.1.f). */
function* oneRound(pack: Pack, play: Play<TsState>, battle: Battle, from: CombatStep): Rules<End> {
  if (from === 'air' && (yield* airStep(pack, play, battle)) === 'over') return 'over';
  if (from !== 'extend' && (yield* surfaceStep(pack, play, battle)) === 'over') return 'over';
  return yield* extendStep(pack, play, battle);
}

// --- the start

function* combatStart(pack: Pack, play: Play<TsState>, battle: Battle): Rules<End> {
  const declared = yield* openWindow(pack, play, {
    moment: 'combatStart',
    sides: ['J', 'A'],
    about: { at: pointId(pack, battle.at) },
    closes: (event) => event.fx.type === 'retreatNow', // TS-8.0.e
    forbids: (event) =>
      event.fx.type === 'attackAtStart' && !hasJapaneseShips(pack, play.state, battle)
        ? 'TS-CA14.b'
        : undefined,
  });
  const withdrawal = declared.find(({ fx }) => fx.type === 'retreatNow');
  if (withdrawal !== undefined) return yield* withdraw(pack, play, battle, withdrawal.side);
  battle.events.push(...declared.filter(({ fx }) => fx.type !== 'attackAtStart').map((e) => e.no));
  for (const event of declared) yield* attackAtStart(pack, play, battle, event);
  return yield* endIfAlone(pack, play, battle);
}

function hasJapaneseShips(pack: Pack, state: TsState, { at }: Battle): boolean {
  return shipsIn(pack, state, 'J', at).length > 0;
}

/** J11: the force retreats before any strike, and the enemy has won (TS-CJ11.a). */
function* withdraw(pack: Pack, play: Play<TsState>, battle: Battle, side: SideId): Rules<'over'> {
  yield* retreatAll(pack, play, side, battle.at);
  return yield* winnerMayLeave(pack, play, battle, enemyOf(side));
}

function* airStep(pack: Pack, play: Play<TsState>, battle: Battle): Rules<End> {
  const { state } = play;
  const defender = enemyOf(battle.attacker);
  const attacks = mayStrike(pack, state, battle, battle.attacker);
  const defends = mayStrike(pack, state, battle, defender);
  if (!attacks && !defends) return undefined; // TS-8.1.2.a, TS-8.1.g
  const losses: Loss[] = [];
  if (attacks) losses.push(...(yield* airStrike(pack, play, battle, battle.attacker)));
  if (defends) losses.push(...(yield* airStrike(pack, play, battle, defender)));
  applyLosses(pack, play, losses);
  return (yield* endIfAlone(pack, play, battle)) ?? (yield* retreatChoices(pack, play, battle, 'air'));
}

function* surfaceStep(pack: Pack, play: Play<TsState>, battle: Battle): Rules<End> {
  const wanted = yield* yesOrNo(pack, play, 'surface', battle.attacker, battle, 'TS-8.1.d');
  if (!wanted) return undefined; // TS-8.1.i
  yield* surfaceCombat(pack, play, battle);
  return (yield* endIfAlone(pack, play, battle)) ?? (yield* retreatChoices(pack, play, battle, 'surface'));
}

/** Both sides fire once, attacker first; J08 lets its side fire first for good (TS-8.3.a, TS-CJ08.a). */
function* surfaceCombat(pack: Pack, play: Play<TsState>, battle: Battle): Rules<void> {
  const declared = yield* openWindow(pack, play, {
    moment: 'surfaceStart',
    sides: ['J', 'A'],
    about: { at: pointId(pack, battle.at) },
  });
  // A shift holds for all rounds from now on (TS-CA06.a); J07 and J08 for this surface combat alone.
  battle.events.push(...declared.filter(({ fx }) => fx.type === 'combatShift').map((e) => e.no));
  const now = declared.filter(({ fx }) => fx.type === 'surfaceHitsOnAir').map((e) => e.no);
  const first = declared.flatMap(({ fx }) => (fx.type === 'fireFirst' ? [fx.side] : []))[0];
  const sides =
    first === undefined ? [battle.attacker, enemyOf(battle.attacker)] : ([first, enemyOf(first)] as const);
  const losses: Loss[] = [];
  for (const side of sides) {
    losses.push(...(yield* gunfire(pack, play, battle, side, side === 'J' ? now : [])));
    if (first === side) applyLosses(pack, play, losses.splice(0));
  }
  applyLosses(pack, play, losses);
}

/** The attacker, then the defender, may retreat (TS-8.1.c, TS-8.1.e). */
function* retreatChoices(
  pack: Pack,
  play: Play<TsState>,
  battle: Battle,
  after: 'air' | 'surface',
): Rules<End> {
  if (yield* yesOrNo(pack, play, 'attackerRetreat', battle.attacker, battle, 'TS-8.1.c', after))
    return yield* attackerLeaves(pack, play, battle);
  const last = after === 'surface' && battle.left === 0;
  return yield* defenderMayRetreat(pack, play, battle, after, last);
}

/** `last`: after the surface step of the last possible round the attacker must leave as well (TS-8.4.e). */
function* defenderMayRetreat(
  pack: Pack,
  play: Play<TsState>,
  battle: Battle,
  after: 'air' | 'surface' | 'extend',
  last: boolean,
): Rules<End> {
  const defender = enemyOf(battle.attacker);
  if (!(yield* yesOrNo(pack, play, 'defenderRetreat', defender, battle, 'TS-8.4.c', after))) return undefined;
  yield* retreatAll(pack, play, defender, battle.at);
  if (!last) return yield* winnerMayLeave(pack, play, battle, battle.attacker);
  yield* retreatAll(pack, play, battle.attacker, battle.at);
  return 'over';
}

/** Extend, if movement is left, or retreat (TS-8.1.f, TS-8.4.b, TS-8.4.2.a). */
function* extendStep(pack: Pack, play: Play<TsState>, battle: Battle): Rules<End> {
  const extends_ =
    battle.left > 0 && (yield* yesOrNo(pack, play, 'extend', battle.attacker, battle, 'TS-8.1.f'));
  if (!extends_) return yield* attackerLeaves(pack, play, battle);
  play.log('combat.extended', { side: battle.attacker });
  return yield* defenderMayRetreat(pack, play, battle, 'extend', false);
}

function* attackerLeaves(pack: Pack, play: Play<TsState>, battle: Battle): Rules<'over'> {
  yield* retreatAll(pack, play, battle.attacker, battle.at);
  return yield* winnerMayLeave(pack, play, battle, enemyOf(battle.attacker));
}

/** A side alone in the point has won; with nobody left it is over without a winner (TS-8.4.a, TS-8.4.g). */
function* endIfAlone(pack: Pack, play: Play<TsState>, battle: Battle): Rules<End> {
  const { state } = play;
  const there = (['J', 'A'] as const).filter((side) => hasUnits(pack, state, side, battle.at));
  if (there.length === 2) return undefined;
  if (there[0] === undefined) return 'over';
  if (isRaid(pack, battle) && there[0] === battle.attacker) return yield* attackerLeaves(pack, play, battle);
  return yield* winnerMayLeave(pack, play, battle, there[0]);
}

/** The winner stays or retreats with all he has (TS-8.4.1.a). */
function* winnerMayLeave(pack: Pack, play: Play<TsState>, battle: Battle, winner: SideId): Rules<'over'> {
  if (!hasUnits(pack, play.state, winner, battle.at)) return 'over';
  play.log('combat.won', { side: winner, at: pointId(pack, battle.at) });
  if (yield* yesOrNo(pack, play, 'winnerRetreat', winner, battle, 'TS-8.4.1.a'))
    yield* retreatAll(pack, play, winner, battle.at);
  return 'over';
}

// --- J05

function isRaid(pack: Pack, battle: Battle): boolean {
  return battle.events.some((no) => eventOf(pack, no).fx.type === 'raid');
}

/** One surface combat, then the raider retreats whatever happened (TS-CJ05.a, TS-CJ05.b, TS-CJ05.c). */
function* raid(pack: Pack, play: Play<TsState>, battle: Battle): Rules<void> {
  yield* surfaceCombat(pack, play, battle);
  if (hasUnits(pack, play.state, battle.attacker, battle.at))
    yield* retreatAll(pack, play, battle.attacker, battle.at);
  yield* winnerMayLeave(pack, play, battle, enemyOf(battle.attacker));
}

// --- questions

/** What "yes" brings. */
function explainChoice(pack: Pack, state: TsState, kind: Choice, side: SideId) {
  if (kind === 'surface') return explainSurface(pack, state, side);
  if (kind === 'extend') return explainExtending(pack, state, side);
  if (kind === 'winnerRetreat') return explainRetreat(pack, state, side, state.battle!.at);
  return explainLeaving(pack, state, side);
}

type Choice = 'surface' | 'extend' | 'attackerRetreat' | 'defenderRetreat' | 'winnerRetreat';

function* yesOrNo(
  pack: Pack,
  play: Play<TsState>,
  kind: Choice,
  side: SideId,
  battle: Battle,
  clause: string,
  after?: string,
): Rules<boolean> {
  const about = { at: pointId(pack, battle.at), n: battle.left, ...(after === undefined ? {} : { after }) };
  const answer = yield* askSide(pack, play, () => ({
    side,
    kind,
    clause,
    public: true,
    about,
    forms: [order('no'), order('yes').explained(() => explainChoice(pack, play.state, kind, side))],
  }));
  return answer?.do === 'yes';
}

/** A14: a surface attack at once, the target side assigns (TS-CA14.a, TS-CX.b). */
export function* attackAtStart(
  pack: Pack,
  play: Play<TsState>,
  battle: Battle,
  { fx, side }: PackEvent,
): Rules<void> {
  if (fx.type !== 'attackAtStart') return;
  const targets = { units: shipsIn(pack, play.state, enemyOf(side), battle.at), onAir: 0 };
  const hits = rollHits(
    pack,
    play,
    'torpedoBoats',
    side,
    fx.strength,
    cardShifts(pack, battle, side, 'surface'),
  );
  const assignment = { side: fx.allocator, hits, kind: 'surface', at: battle.at, targets } as const;
  applyLosses(pack, play, rollDamage(pack, play, yield* assignHits(pack, play, assignment)));
}

/** One side's strike in a round; its losses wait for the other side's (TS-8.2.m). */
export function* airStrike(pack: Pack, play: Play<TsState>, battle: Battle, side: SideId): Rules<Loss[]> {
  return yield* resolveAir(pack, play, { battle, side, ...airFire(pack, play.state, battle, side) });
}

export interface AirStrike {
  readonly battle: Battle;
  readonly side: SideId;
  readonly strength: number;
  readonly modifiers: readonly Modifier[];
  /** Who assigns, if not the shooter (J14). */
  readonly allocator?: SideId;
}

/** Die, the window for A03, assignment, damage dice (TS-8.2). */
export function* resolveAir(pack: Pack, play: Play<TsState>, strike: AirStrike): Rules<Loss[]> {
  const { battle, side, strength, modifiers, allocator = side } = strike;
  const enemies = unitsIn(pack, play.state, enemyOf(side), battle.at);
  const hits = rollHits(pack, play, 'air', side, strength, modifiers);
  const declared = side === 'J' && hits > 0 ? yield* airResolution(pack, play, battle, hits) : [];
  const mistaken = declared.find(({ fx }) => fx.type === 'allocateHalf');
  const targets = targetsOf(pack, enemies, 'air', battle.events);
  const assignment = { side: allocator, hits, kind: 'air', at: battle.at, targets } as const;
  return rollDamage(pack, play, yield* assignWithMistake(pack, play, assignment, mistaken));
}

function* airResolution(pack: Pack, play: Play<TsState>, battle: Battle, n: number): Rules<PackEvent[]> {
  return yield* openWindow(pack, play, {
    moment: 'airResolution',
    sides: ['A'],
    about: { at: pointId(pack, battle.at), n },
  });
}

// --- the surface step

export function* gunfire(
  pack: Pack,
  play: Play<TsState>,
  battle: Battle,
  side: SideId,
  now: readonly string[],
): Rules<Loss[]> {
  const { state } = play;
  const targets = targetsOf(pack, unitsIn(pack, state, enemyOf(side), battle.at), 'surface', now);
  const { strength, modifiers } = gunFire(pack, state, battle, side);
  if (targets.units.length === 0) {
    // TS-8.2.n
    if (strength > 0 && hasUnits(pack, state, enemyOf(side), battle.at)) play.log('fire.noTarget', { side });
    return [];
  }
  const hits = rollHits(pack, play, 'surface', side, strength, modifiers);
  const assignment = { side: enemyOf(side), hits, kind: 'surface', at: battle.at, targets } as const;
  return rollDamage(pack, play, yield* assignHits(pack, play, assignment));
}

// --- retreats and the end of rounds
