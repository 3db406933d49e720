/** Chapter 7: combat (7.0, 7.2). SP-7. Losses, retreat and advance have files of their own. */
import {
  type Clause,
  closed,
  type Decision,
  decision,
  order,
  type Play,
  type Rules,
} from '../../../../referee/index.js';
import {
  type CombatResult,
  enemyOf,
  hexId,
  hexIndex,
  type Pack,
  type SideId,
  sideOf,
} from '../../components/pack.js';
import {
  activeSide,
  isOnMap,
  type SpState,
  unitAt,
  unitCalled,
  unitId,
  unitNames,
  unitsIn,
  unitsOf,
} from '../../state.js';
import { explainAttack } from '../explain.js';
import { intoCompanies } from '../movement/exchange.js';
import { removeUnits } from '../victory.js';
import { advanceUnits } from './advance.js';
import { automatic, columnOf, oddsName, oddsOf, totalStrength } from './odds.js';
import { retreatUnits } from './retreat.js';
import { sendHome, turnUp } from './reveal.js';

/**
 * One attack, or the end of the phase (SP-7.0.a); the next is chosen when this one is done (SP-7.2.f,
 * SP-7.2.g).
 */
export function* combatRound(pack: Pack, play: Play<SpState>): Rules<'over' | 'more'> {
  const answer = yield* play.askAny(attacking(pack, play.state));
  if (answer === undefined) return 'over';
  if (answer.do === 'end') {
    play.log('ended.combat', { side: activeSide(play.state) });
    return 'over';
  }
  yield* attackBy(pack, play, answer);
  return 'more';
}

/** One attack, asked even when none is possible. */
export function* oneAttack(pack: Pack, play: Play<SpState>): Rules<void> {
  const answer = yield* play.ask({ ...attacking(pack, play.state), public: false });
  if (answer.do === 'attack') yield* attackBy(pack, play, answer);
}

function* attackBy(pack: Pack, play: Play<SpState>, { target, units }: Attack): Rules<void> {
  const attackers = units.map((id) => unitCalled(pack, play.state, id));
  yield* play.scope({ key: 'combat', at: target }, fight(pack, play, attackers, hexIndex(pack, target)));
}

function* fight(pack: Pack, play: Play<SpState>, attackers: readonly number[], target: number): Rules<void> {
  const { state } = play;
  if (declare(pack, play, attackers, target)) {
    const result = resolve(pack, play);
    yield* applyResult(pack, play, result);
  } else if (isEmptied(pack, state, target) && pack.flags.advanceAfterZeroReveal) {
    yield* advanceUnits(pack, play); // SP-7.1.g
  }
  delete state.combat; // SP-7.2.o
}

/**
 * The declaration binds (SP-7.1.c): counters are turned up, zeros go home. False when one side has nobody
 * left.
 */
export function declare(
  pack: Pack,
  play: Play<SpState>,
  attackers: readonly number[],
  target: number,
): boolean {
  const { state } = play;
  const defenders = unitsIn(pack, state, enemyOf(sideOf(pack, attackers[0]!)), target);
  play.log('attack', { units: unitNames(pack, state, attackers), hex: hexId(pack, target) });
  turnUp(pack, play, [...attackers, ...defenders]); // SP-7.1.a
  state.combat = { target, attackers: [...attackers], defenders };
  for (const unit of attackers) spendAttack(pack, state, unit, target);
  sendHome(pack, play, [...attackers, ...defenders]);
  const left = (units: readonly number[]) => units.filter((unit) => isOnMap(state, unit));
  state.combat.attackers = left(attackers);
  state.combat.defenders = left(defenders);
  if (state.combat.attackers.length === 0) play.log('attack.void', { hex: hexId(pack, target) }); // SP-7.1.h
  if (state.combat.attackers.length === 0 || state.combat.defenders.length === 0) return false;
  for (const unit of defenders) unitAt(state, unit).defended = true;
  return true;
}

/** What an attack takes of a unit for the rest of the phase, whatever comes of it. */
export function spendAttack(pack: Pack, state: SpState, unit: number, target: number): void {
  const attacker = unitAt(state, unit);
  attacker.attacked = true;
  if (!pack.flags.unitsOfOneHexMayAttackDifferentHexesInTurn)
    state.fronts = [...(state.fronts ?? []), [attacker.at, target]];
}

function isEmptied(pack: Pack, state: SpState, target: number): boolean {
  return unitsIn(pack, state, enemyOf(activeSide(state)), target).length === 0;
}

/** Odds and die (SP-7.1.f: with those that are left). */
function resolve(pack: Pack, play: Play<SpState>): CombatResult {
  const { attackers, defenders } = play.state.combat!;
  return resultOf(
    pack,
    play,
    totalStrength(pack, play.state, attackers),
    totalStrength(pack, play.state, defenders),
  );
}

/** The result for these strengths, by the table unless it is automatic. */
export function resultOf(pack: Pack, play: Play<SpState>, attack: number, defence: number): CombatResult {
  const odds = oddsOf(attack, defence);
  const said = { attack, defence, odds: oddsName(odds) };
  const sure = automatic(pack, odds);
  if (sure !== undefined) {
    play.log(`automatic.${sure}`, said);
    return sure;
  }
  const { total } = play.roll({ purpose: 'combat', dice: [pack.faces], outcomes: columnOf(pack, odds) });
  const result = pack.table.columns[odds - pack.table.lowest]![total - 1]!;
  play.log(`combat.${result}`, said);
  return result;
}

/** Losses or retreats, then the advance if the hex was emptied. */
export function* applyResult(pack: Pack, play: Play<SpState>, result: CombatResult): Rules<void> {
  const combat = play.state.combat!;
  if (result === 'Ae') return yield* loseOne(pack, play, 'attackers');
  if (result === 'Ar') return yield* retreatUnits(pack, play, combat.attackers); // SP-7.3.b
  if (result === 'Ex') yield* loseOneEach(pack, play);
  if (result === 'Dr') yield* retreatUnits(pack, play, combat.defenders); // SP-7.3.e
  if (result === 'De') yield* loseOne(pack, play, 'defenders');
  if (result !== 'Ex' || pack.flags.advanceAfterExchange) yield* advanceUnits(pack, play); // SP-7.5.d
}

type Attack = { do: 'attack'; target: string; units: readonly string[] };

/** Any units that can may join; the whole hex defends (SP-7.2.a, SP-7.2.c, SP-7.2.e). */
export function attacking(pack: Pack, state: SpState): Decision<Attack | { do: 'end' }> {
  const side = activeSide(state);
  const attack = order('attack')
    .one('target', 'hex', {
      candidates: () => targets(pack, state, side).map((hex) => hexId(pack, hex)),
      forbids: (_, __, hex) => forbidsTarget(pack, state, side, hexIndex(pack, hex)),
    })
    .set(
      'units',
      'unit',
      {
        candidates: () => unitNames(pack, state, unitsOf(pack, state, side)),
        forbids: ({ target }, _, id) =>
          forbidsAttacker(pack, state, side, unitCalled(pack, state, id), hexIndex(pack, target)),
        unfinished: (_, units) => (units.length === 0 ? 'SP-7.2.a' : undefined),
        explain: ({ target }, units) => explainAttack(pack, state, units, hexIndex(pack, target)),
      },
      { min: 1 },
    );
  const forms = [attack, order('end').idly(), closed('move', 'SP-6.0.a')];
  return decision({ side, kind: 'attack', clause: 'SP-7.0.a', public: true, forms });
}

function targets(pack: Pack, state: SpState, side: SideId): number[] {
  return [...new Set(unitsOf(pack, state, enemyOf(side)).map((unit) => unitAt(state, unit).at))];
}

/**
 * The clause that forbids attacking a hex, whoever would: what keeps a unit from it is named with the unit.
 */
export function forbidsTarget(pack: Pack, state: SpState, side: SideId, hex: number): Clause | undefined {
  const defenders = unitsIn(pack, state, enemyOf(side), hex);
  if (defenders.length === 0) return 'SP-7.0.a';
  if (defenders.every((unit) => unitAt(state, unit).defended)) return 'SP-7.0.d';
  return defenders.some((unit) => unitAt(state, unit).defended) ? 'SP-7.0.g' : undefined;
}

/** The clause that forbids a unit's joining the attack on a hex. */
export function forbidsAttacker(
  pack: Pack,
  state: SpState,
  side: SideId,
  unit: number,
  hex: number,
): Clause | undefined {
  if (unit < 0 || sideOf(pack, unit) !== side || !isOnMap(state, unit)) return 'SP-7.0.a';
  const { at, attacked, fatigued } = unitAt(state, unit);
  const { neighbours, cut } = pack.hexes[at]!;
  if (cut.includes(hex)) return 'SP-7.0.e';
  if (!neighbours.includes(hex)) return 'SP-7.0.a';
  if (attacked) return 'SP-7.0.c';
  if (fatigued) return 'SP-6.2.c'; // SP-7.0.f
  return state.fronts?.some(([from, to]) => from === at && to !== hex) ? 'SP-7.2.d' : undefined;
}

/** Units that can still attack something. */
export function ableToAttack(pack: Pack, state: SpState, side: SideId): number[] {
  const hexes = targets(pack, state, side).filter(
    (hex) => forbidsTarget(pack, state, side, hex) === undefined,
  );
  return unitsOf(pack, state, side).filter((unit) =>
    hexes.some((hex) => forbidsAttacker(pack, state, side, unit, hex) === undefined),
  );
}

type Role = 'attackers' | 'defenders';
type Losing = { do: 'lose'; unit: string } | { do: 'split' };

/** One side gives up a unit (SP-7.3.a, SP-7.3.f); a single one is no choice (SP-7.3.h). */
function* loseOne(pack: Pack, play: Play<SpState>, role: Role): Rules<void> {
  const answer = yield* play.ask(losing(pack, play.state, role));
  removeUnits(pack, play, [paidWith(pack, play, answer)], 'combat');
}

/** Both sides give up a unit, at once and without knowing of each other's choice (SP-7.3.c, SP-7.3.j). */
function* loseOneEach(pack: Pack, play: Play<SpState>): Rules<void> {
  const { state } = play;
  const [first, second] = [losing(pack, state, 'attackers'), losing(pack, state, 'defenders')];
  const bothChoose = hasChoice(pack, state.combat!.attackers) && hasChoice(pack, state.combat!.defenders);
  const answers = bothChoose
    ? yield* play.askBoth(first, second)
    : [yield* play.ask(first), yield* play.ask(second)];
  removeUnits(
    pack,
    play,
    answers.map((answer) => paidWith(pack, play, answer)),
    'combat',
  );
}

/**
 * The unit that goes. A battalion that is split leaves one company, which takes over all (SP-7.3.g, SP-7.3.k,
 * SP-7.3.l).
 */
function paidWith(pack: Pack, play: Play<SpState>, answer: Losing): number {
  const { state } = play;
  if (answer.do === 'lose') return unitCalled(pack, state, answer.unit);
  const [stays, goes] = pack.companies;
  play.log('split.loss', {
    unit: unitId(pack, state, pack.battalion),
    units: unitNames(pack, state, [stays, goes]),
  });
  intoCompanies(pack, state); // SP-6.2.n: tired troops stay tired
  const combat = state.combat!;
  const inPlace = (units: readonly number[]) => units.map((unit) => (unit === pack.battalion ? stays : unit));
  combat.attackers = inPlace(combat.attackers);
  combat.defenders = inPlace(combat.defenders);
  return goes;
}

function losing(pack: Pack, state: SpState, role: Role): Decision<Losing> {
  const combat = state.combat!;
  const units = combat[role];
  const side = sideOf(pack, units[0]!);
  const lose = order('lose').one('unit', 'unit', {
    candidates: () => unitNames(pack, state, units),
    forbids: (_, __, id) => (units.includes(unitCalled(pack, state, id)) ? undefined : 'SP-7.3.d'),
  });
  const split = order('split').unless(() => forbidsSplit(pack, units)); // SP-7.3.i: whatever the result
  const about = {
    units: unitNames(pack, state, units),
    at: hexId(pack, unitAt(state, units[0]!).at),
    target: hexId(pack, combat.target),
  };
  const kind = side === activeSide(state) ? 'attackerLoss' : 'defenderLoss';
  const forms = side === 'NZ' ? [lose, split] : [lose];
  return decision<typeof lose | typeof split>({ side, kind, clause: 'SP-7.3.d', public: true, about, forms });
}

function forbidsSplit(pack: Pack, units: readonly number[]): Clause | undefined {
  return units.includes(pack.battalion) ? undefined : 'SP-7.3.g';
}

function hasChoice(pack: Pack, units: readonly number[]): boolean {
  return units.length > 1 || units.includes(pack.battalion);
}
