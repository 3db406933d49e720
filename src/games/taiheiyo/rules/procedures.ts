/** Procedures of the rulebook that a position can begin with. */
import type { Json, Play, PurposeDice, Purposes, Rules } from '../../../referee/index.js';
import { eventOf, type Pack, pointIndex, type SideId, unitIndex } from '../components/pack.js';
import type { ProcedureWords } from '../components/position.js';
import { enemyOf, type TsState, unitsIn } from '../state/state.js';
import { drawCards } from './cards/hand.js';
import { cardStrike } from './cards/strike.js';
import { combat } from './combat/combat.js';
import { applyLosses, rollDamage } from './combat/damage.js';
import { assignWithMistake, type FireKind, rollHits, shift, targetsOf } from './combat/fire.js';
import { retreatAll } from './combat/retreat.js';
import { judgeControl } from './control.js';
import { moveShips } from './operations/movement.js';
import { carryOut, operate } from './operations/operation.js';
import { endOfTurn } from './scoring.js';
import { captures } from './sequence.js';
import { beforeCapture } from './supply/capture.js';
import { isolation } from './supply/isolation.js';
import { freeResupply, resupplyRound } from './supply/resupply.js';
import { supplyRound } from './supply/returns.js';
import { turn0 } from './turn0.js';

type Procedures = { readonly [name: string]: (play: Play<TsState>, given: Json) => Rules<void> };
type Run<N extends keyof ProcedureWords> = (play: Play<TsState>, given: ProcedureWords[N]) => Rules<void>;
type Table = { readonly [N in keyof ProcedureWords]: Run<N> };

/** Procedures after which control is judged. */
const JUDGED: readonly string[] = [
  'control',
  'operate',
  'operation',
  'movement',
  'battle',
  'strike',
  'isolation',
  'capture',
  'redeployment',
  'resupply',
];

/** Every procedure; positions that were read hold the right words, so the words are trusted here. */
export function proceduresOf(pack: Pack): Procedures {
  return Object.fromEntries(
    Object.entries(tableOf(pack)).map(([name, run]) => {
      const begun = run as Procedures[string];
      const procedure: Procedures[string] = (play, given) =>
        carriedOut(pack, play, begun(play, given), JUDGED.includes(name));
      return [name, procedure];
    }),
  );
}

function* carriedOut(pack: Pack, play: Play<TsState>, rules: Rules<void>, judges: boolean): Rules<void> {
  yield* rules;
  if (judges) judgeControl(pack, play);
}

function tableOf(pack: Pack): Table {
  return {
    control: () => nothing(),
    turn0: (play) => turn0(pack, play),
    draw: (play, given) => beginDraw(pack, play, given),
    operate: (play, { side }) => beginOperate(pack, play, side),
    operation: (play, { side }) => carryOut(pack, play, side),
    movement: (play, given) => beginMovement(pack, play, given),
    battle: (play, given) => beginBattle(pack, play, given),
    strike: (play, given) => beginStrike(pack, play, given),
    fire: (play, given) => beginFire(pack, play, given),
    hits: (play, given) => applyHits(pack, play, given, given.events ?? []),
    damage: (play, given) => beginDamage(pack, play, given),
    retreat: (play, { side, at }) => retreatAll(pack, play, side, pointIndex(pack, at)),
    isolation: (play, { side }) => isolation(pack, play, side),
    capture: (play, given) => beginCapture(pack, play, given),
    redeployment: (play, { side }) => beginRedeployment(pack, play, side),
    resupply: (play, { side }) => beginResupply(pack, play, side),
    supply: (play) => beginSupply(pack, play),
    scoring: (play) => endOfTurn(pack, play),
  };
}

function* nothing(): Rules<void> {}

function* beginDraw(pack: Pack, play: Play<TsState>, { side, cards }: ProcedureWords['draw']): Rules<void> {
  drawCards(pack, play, side, cards, 'draw');
}

function* beginOperate(pack: Pack, play: Play<TsState>, side: SideId): Rules<void> {
  yield* operate(pack, play, side);
}

function* beginMovement(pack: Pack, play: Play<TsState>, given: ProcedureWords['movement']): Rules<void> {
  yield* moveShips(pack, play, {
    side: given.side,
    from: pointIndex(pack, given.from),
    ships: given.ships.map((id) => unitIndex(pack, id)),
    path: given.path.map((id) => pointIndex(pack, id)),
    ...(given.event === undefined ? {} : { event: given.event }),
  });
}

function* beginBattle(pack: Pack, play: Play<TsState>, given: ProcedureWords['battle']): Rules<void> {
  const { at, attacker, round = 1, movementLeft = 0, events = [] } = given;
  play.state.battle = { at: pointIndex(pack, at), attacker, round, left: movementLeft, events: [...events] };
  yield* combat(pack, play, given.step ?? (round === 1 ? 'start' : 'air'));
}

function* beginStrike(pack: Pack, play: Play<TsState>, given: ProcedureWords['strike']): Rules<void> {
  yield* cardStrike(
    pack,
    play,
    eventOf(pack, given.event),
    pointIndex(pack, given.source),
    pointIndex(pack, given.target),
  );
}

function* beginFire(pack: Pack, play: Play<TsState>, given: ProcedureWords['fire']): Rules<void> {
  const { side, kind, at, strength, shifts = [] } = given;
  const modifiers = shifts.map((amount) => shift(amount, 'given', 'TS-8.2.b'));
  const n = rollHits(pack, play, kind, side, strength, modifiers);
  yield* applyHits(pack, play, { side, kind, at, hits: n }, []);
}

interface Hits {
  readonly side: SideId;
  readonly kind: FireKind;
  readonly at: string;
  readonly hits: number;
}

function* applyHits(pack: Pack, play: Play<TsState>, given: Hits, events: readonly string[]): Rules<void> {
  const { side, kind, hits: n } = given;
  const at = pointIndex(pack, given.at);
  const effects = events.map((no) => eventOf(pack, no));
  const mistaken = effects.find(({ fx }) => fx.type === 'allocateHalf');
  const strikeAllocator = effects.flatMap(({ fx }) =>
    fx.type === 'airStrike' && fx.allocator !== undefined ? [fx.allocator] : [],
  )[0];
  const allocator = strikeAllocator ?? (kind === 'air' ? side : enemyOf(side));
  const targets = targetsOf(pack, unitsIn(pack, play.state, enemyOf(side), at), kind, events);
  const shares = yield* assignWithMistake(
    pack,
    play,
    { side: allocator, hits: n, kind, at, targets },
    mistaken,
  );
  applyLosses(pack, play, rollDamage(pack, play, shares));
}

function* beginDamage(pack: Pack, play: Play<TsState>, given: ProcedureWords['damage']): Rules<void> {
  applyLosses(pack, play, rollDamage(pack, play, new Map([[unitIndex(pack, given.unit), given.hits]])));
}

function* beginCapture(pack: Pack, play: Play<TsState>, given: ProcedureWords['capture']): Rules<void> {
  if (given.fortified === undefined) yield* beforeCapture(pack, play, given.side);
  else play.state.fortified = pointIndex(pack, given.fortified);
  yield* captures(pack, play, given.side);
}

function* beginRedeployment(pack: Pack, play: Play<TsState>, side: SideId): Rules<void> {
  while ((yield* supplyRound(pack, play, side)) !== 'next');
}

function* beginResupply(pack: Pack, play: Play<TsState>, side: SideId): Rules<void> {
  freeResupply(pack, play, side);
  while ((yield* resupplyRound(pack, play, side)) !== 'next');
}

/** All eight half-steps, judged after each (TS-9.0.a). */
function* beginSupply(pack: Pack, play: Play<TsState>): Rules<void> {
  for (const half of HALVES)
    for (const side of ['J', 'A'] as const) {
      if (half === 'isolation') yield* isolation(pack, play, side);
      if (half === 'capture') yield* beginCapture(pack, play, { side });
      if (half === 'redeployment') yield* beginRedeployment(pack, play, side);
      if (half === 'resupply') yield* beginResupply(pack, play, side);
      judgeControl(pack, play);
    }
}

const HALVES = ['isolation', 'capture', 'redeployment', 'resupply'] as const;

const ONE: PurposeDice = { faces: 6, most: 1 };

const FIRES = ['air', 'surface', 'submarine', 'torpedoBoats'];

/**
 * Every roll is one die but the initiative of both sides (TS-7.1.e); the raids of 1941 have names of their
 * own (TS-5.1.b).
 */
export function purposesOf(pack: Pack): Purposes {
  const raids = pack.file.turn0.steps.filter(({ column }) => column !== undefined).map(({ id }) => id);
  const single = [...FIRES, ...raids, 'damage', 'points'].map((purpose) => [purpose, ONE] as const);
  return { ...Object.fromEntries(single), initiative: { faces: 6, most: 2 } };
}
