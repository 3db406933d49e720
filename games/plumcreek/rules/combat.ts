/** PC-4: combat. What a result leaves to be chosen stands in the state as duties, one question each. */
import {
  type Clause,
  chancesOf,
  chooseUnit,
  decision,
  type Explanation,
  type Modifier,
  oddsColumn,
  order,
  type Play,
  type Rules,
  retreatOrLose,
} from 'denrei/kit';
import { columns, isAcross, pack, RIVER_SHIFT, resultsOf, shiftOf } from '../pack.js';
import {
  activeSide,
  type Duty,
  inZoneOf,
  type PcState,
  placeOf,
  stateOf,
  unitIn,
  unitsOf,
} from '../state.js';
import { enter } from './movement.js';
import { checkLosses } from './victory.js';

const FACES = 6;

/** One thing that a combat left to be done, one attack, or the end of the phase. */
export function* combatRound(play: Play<PcState>): Rules<'over' | 'more'> {
  const [duty] = play.state.duties;
  if (duty !== undefined) {
    yield* carryOut(play, duty);
    play.state.duties.shift();
    return 'more';
  }
  const answer = yield* play.askAny(attacking(play.state));
  if (answer === undefined || answer.do === 'end') return 'over';
  attack(play, answer.target, answer.units);
  return 'more';
}

/** An attack worked out. PC-4.c, PC-4.d */
export function oddsOf(state: PcState, target: string, units: readonly string[]) {
  const defender = unitIn(state, target);
  const strength = (of: readonly string[]) => of.reduce((sum, unit) => sum + pack.unit(unit).strength, 0);
  const [attack, defence] = [strength(units), strength(defender === undefined ? [] : [defender])];
  const near = adjacent(state, target, units);
  const isAllAcross = near.length > 0 && near.every((unit) => isAcross(placeOf(state, unit) ?? '', target));
  const modifiers: Modifier[] = [
    ...shift(shiftOf(target), pack.hex(target).terrain),
    ...shift(isAllAcross ? RIVER_SHIFT : 0, 'river'),
  ];
  const shifted = modifiers.reduce((sum, { amount }) => sum + amount, 0);
  return { attack, defence, modifiers, column: oddsColumn(columns, attack, defence, shifted) };
}

function shift(amount: number, reason: string): Modifier[] {
  return amount === 0 ? [] : [{ amount, on: 'column', reason, clause: 'PC-4.d' }];
}

/** Attackers beside the target; artillery may stand further off. */
function adjacent(state: PcState, target: string, units: readonly string[]): readonly string[] {
  return units.filter((unit) => pack.neighbours(target).includes(placeOf(state, unit) ?? ''));
}

function attack(play: Play<PcState>, target: string, units: readonly string[]): void {
  const { state } = play;
  const { attack: strength, defence, modifiers, column = '' } = oddsOf(state, target, units);
  const unit = unitIn(state, target) ?? '';
  state.attacked.push(target);
  for (const attacker of units) stateOf(state, attacker).fought = true;
  const outcomes = resultsOf(column);
  const { outcome = '' } = play.roll({ purpose: 'combat', dice: [FACES], modifiers, outcomes });
  play.log(`combat.${outcome}`, { units, unit, at: target, attack: strength, defence, column });
  const near = adjacent(state, target, units);
  const advance: Duty = {
    do: 'advance',
    units: near.filter((id) => pack.unit(id).kind !== 'artillery'),
    at: target,
  };
  const retreat: Duty = { do: 'retreat', units: [unit], at: target };
  if (outcome === 'AE') for (const attacker of near) eliminate(play, attacker);
  if (outcome === 'AR') state.duties = near.map((one) => ({ do: 'retreat', units: [one], at: target }));
  if (outcome === 'DR') state.duties = [retreat, advance];
  if (outcome === 'DE' || (outcome === 'EX' && near.length > 0)) eliminate(play, unit);
  if (outcome === 'DE') state.duties = [advance];
  if (outcome === 'EX')
    state.duties =
      near.length > 0 ? [{ do: 'exchange', units: [...near], at: target }, advance] : [retreat, advance];
}

/** Takes a unit off the map for good. */
function eliminate(play: Play<PcState>, unit: string, key = 'lost'): void {
  play.log(key, { unit, at: placeOf(play.state, unit) });
  stateOf(play.state, unit).at = null;
  checkLosses(play);
}

function* carryOut(play: Play<PcState>, { do: what, units, at }: Duty): Rules<void> {
  const { state } = play;
  const side = activeSide(state);
  const here = units.filter((unit) => placeOf(state, unit) !== null);
  const [first] = here;
  if (first === undefined) return;
  if (what === 'retreat') return yield* retreat(play, first);
  if (what === 'exchange') {
    const unit = yield* chooseUnit(play, { side, kind: 'exchange', clause: 'PC-4.e', units: here, at });
    return eliminate(play, unit ?? first);
  }
  if (unitIn(state, at) !== undefined) return;
  const unit = yield* chooseUnit(play, {
    side,
    kind: 'advance',
    clause: 'PC-4.g',
    units: here,
    at,
    decline: 'stay',
  });
  if (unit === undefined) return play.log('stayed', { side, at });
  play.log('advanced', { unit, from: placeOf(state, unit), to: at });
  enter(state, unit, at);
}

/** PC-4.f */
function* retreat(play: Play<PcState>, unit: string): Rules<void> {
  const { state } = play;
  const { side } = pack.unit(unit);
  const from = placeOf(state, unit) ?? '';
  const to = yield* retreatOrLose(play, {
    side,
    unit,
    from,
    clause: 'PC-4.f',
    of: 'hex',
    hexes: pack.neighbours(from),
    forbids: (hex) => {
      if (unitIn(state, hex) !== undefined || isAcross(from, hex)) return 'PC-4.f';
      return inZoneOf(state, pack.enemyOf(side), hex) ? 'PC-3.c' : undefined;
    },
  });
  if (to === undefined) return eliminate(play, unit, 'noRetreat');
  play.log('retreated', { unit, from, to });
  enter(state, unit, to);
}

function attacking(state: PcState) {
  const side = activeSide(state);
  const attack = order('attack')
    .one('target', 'hex', {
      candidates: () => unitsOf(state, pack.enemyOf(side)).map((unit) => placeOf(state, unit) ?? ''),
      forbids: (_, __, hex) => forbidsTarget(state, side, hex),
    })
    .set(
      'units',
      'unit',
      {
        candidates: () => unitsOf(state, side),
        forbids: ({ target }, _, unit) => forbidsAttacker(state, side, target, unit),
        unfinished: ({ target }, units) =>
          oddsOf(state, target, units).column === undefined ? 'PC-4.c' : undefined,
        explain: ({ target }, units) => explained(state, target, units),
      },
      { min: 1 },
    );
  const forms = [attack, order('end').idly()];
  return decision({ side, kind: 'combat', clause: 'PC-4.a', public: true, forms });
}

function forbidsTarget(state: PcState, side: string, hex: string): Clause | undefined {
  const unit = unitIn(state, hex);
  if (unit === undefined || pack.unit(unit).side === side) return 'PC-4.a';
  return state.attacked.includes(hex) ? 'PC-4.b' : undefined;
}

function forbidsAttacker(state: PcState, side: string, target: string, unit: string): Clause | undefined {
  const at = placeOf(state, unit);
  if (pack.unit(unit).side !== side || at === null) return 'PC-1.b';
  if (stateOf(state, unit).fought) return 'PC-4.b';
  return pack.distance(at, target) > pack.unit(unit).range ? 'PC-4.a' : undefined;
}

function explained(state: PcState, target: string, units: readonly string[]): Explanation | undefined {
  const { attack, defence, modifiers, column } = oddsOf(state, target, units);
  if (column === undefined) return undefined;
  const lines = [{ key: 'explain.odds', attack, defence, column }];
  return { lines, modifiers, chances: chancesOf(resultsOf(column), FACES) };
}
