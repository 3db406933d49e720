/** Chapters 8.0, 8.1 and 8.4: combat, round by round. TS-8.0, TS-8.1, TS-8.4. */
import type { Play, Rules } from '../../../../referee/index.js';
import { order } from '../../../../referee/index.js';
import type { Pack, SideId } from '../../components/pack.js';
import { eventOf, pointId } from '../../components/pack.js';
import type { Battle, TsState } from '../../state/state.js';
import { enemyOf, hasUnits, shipsIn } from '../../state/state.js';
import { askSide } from '../cards/hand.js';
import { openWindow } from '../cards/windows.js';
import { explainExtending, explainLeaving, explainRetreat, explainSurface } from '../explain.js';
import type { Loss } from './damage.js';
import { applyLosses } from './damage.js';
import { mayStrike } from './firepower.js';
import { retreatAll } from './retreat.js';
import { airStrike, attackAtStart, gunfire } from './strikes.js';

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
