/** Procedures of the rulebook that a position can begin with. */
import type { Json, Next, Play, Rules } from '../../referee/index.js';
import { beforeCapture } from './capture.js';
import { combat } from './combat.js';
import { judgeControl } from './control.js';
import { applyLosses, rollDamage } from './damage.js';
import { assignWithMistake, type FireKind, rollHits, shift, targetsOf } from './fire.js';
import { drawCards } from './hand.js';
import { isolation } from './isolation.js';
import { moveShips } from './movement.js';
import { carryOut, operate } from './operation.js';
import type { Pack, SideId } from './pack.js';
import { eventOf, pointIndex, unitIndex } from './pack.js';
import type { ProcedureWords } from './position-file.js';
import { freeResupply, resupplyRound } from './resupply.js';
import { retreatAll } from './retreat.js';
import { supplyRound } from './returns.js';
import { endOfTurn } from './scoring.js';
import { captures } from './sequence.js';
import type { TsState } from './state.js';
import { enemyOf, unitsIn } from './state.js';
import { cardStrike } from './strike.js';
import { turn0 } from './turn0.js';

type Procedures = { readonly [name: string]: (play: Play<TsState>, given: Json) => Rules<void> };

/** Every procedure; positions that were read hold the right words, so the words are trusted here. */
export function proceduresOf(pack: Pack): Procedures {
  const make =
    <N extends keyof ProcedureWords>(run: (play: Play<TsState>, given: ProcedureWords[N]) => Rules<void>) =>
    (play: Play<TsState>, given: Json): Rules<void> =>
      run(play, given as unknown as ProcedureWords[N]);
  return {
    control: make<'control'>((play) => judgedAfter(pack, play, nothing())),
    turn0: make<'turn0'>((play) => turn0(pack, play)),
    draw: make<'draw'>((play, { side, cards }) => draw(pack, play, side, cards)),
    operate: make<'operate'>((play, { side }) => operateOnce(pack, play, side)),
    operation: make<'operation'>((play, { side }) => judgedAfter(pack, play, carryOut(pack, play, side))),
    movement: make<'movement'>((play, given) => judgedAfter(pack, play, movement(pack, play, given))),
    battle: make<'battle'>((play, given) => judgedAfter(pack, play, battle(pack, play, given))),
    strike: make<'strike'>((play, given) => judgedAfter(pack, play, strike(pack, play, given))),
    fire: make<'fire'>((play, given) => fire(pack, play, given)),
    hits: make<'hits'>((play, given) => hits(pack, play, given)),
    damage: make<'damage'>((play, given) => damage(pack, play, given)),
    retreat: make<'retreat'>((play, { side, at }) => retreatAll(pack, play, side, pointIndex(pack, at))),
    isolation: make<'isolation'>((play, { side }) => judgedAfter(pack, play, isolation(pack, play, side))),
    capture: make<'capture'>((play, given) => judgedAfter(pack, play, capture(pack, play, given))),
    redeployment: make<'redeployment'>((play, { side }) => judgedAfter(pack, play, redeployment(pack, play, side))),
    resupply: make<'resupply'>((play, { side }) => judgedAfter(pack, play, resupply(pack, play, side))),
    supply: make<'supply'>((play) => supply(pack, play)),
    scoring: make<'scoring'>((play) => endOfTurn(pack, play)),
  };
}

function* nothing(): Rules<void> {}

function* judgedAfter(pack: Pack, play: Play<TsState>, rules: Rules<void>): Rules<void> {
  yield* rules;
  judgeControl(pack, play);
}

function* draw(pack: Pack, play: Play<TsState>, side: SideId, cards: number): Rules<void> {
  drawCards(pack, play, side, cards);
}

function* operateOnce(pack: Pack, play: Play<TsState>, side: SideId): Rules<void> {
  yield* operate(pack, play, side);
  judgeControl(pack, play);
}

function* movement(pack: Pack, play: Play<TsState>, given: ProcedureWords['movement']): Rules<void> {
  yield* moveShips(pack, play, {
    side: given.side,
    from: pointIndex(pack, given.from),
    ships: given.ships.map((id) => unitIndex(pack, id)),
    path: given.path.map((id) => pointIndex(pack, id)),
    ...(given.event === undefined ? {} : { event: given.event }),
  });
}

function* battle(pack: Pack, play: Play<TsState>, given: ProcedureWords['battle']): Rules<void> {
  const { at, attacker, round = 1, movementLeft = 0, events = [] } = given;
  play.state.battle = { at: pointIndex(pack, at), attacker, round, left: movementLeft, events: [...events] };
  yield* combat(pack, play, given.step ?? (round === 1 ? 'start' : 'air'));
}

function* strike(pack: Pack, play: Play<TsState>, given: ProcedureWords['strike']): Rules<void> {
  yield* cardStrike(pack, play, eventOf(pack, given.event), pointIndex(pack, given.source), pointIndex(pack, given.target));
}

function* fire(pack: Pack, play: Play<TsState>, given: ProcedureWords['fire']): Rules<void> {
  const { side, kind, at, strength, shifts = [] } = given;
  const modifiers = shifts.map((amount) => shift(amount, 'given', 'TS-8.2.b'));
  const n = rollHits(pack, play, kind, side, strength, modifiers);
  yield* applyHits(pack, play, { side, kind, at, hits: n }, []);
}

function* hits(pack: Pack, play: Play<TsState>, given: ProcedureWords['hits']): Rules<void> {
  yield* applyHits(pack, play, given, given.events ?? []);
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
  const shares = yield* assignWithMistake(pack, play, { side: allocator, hits: n, kind, at, targets }, mistaken);
  applyLosses(pack, play, rollDamage(pack, play, shares));
}

function* damage(pack: Pack, play: Play<TsState>, given: ProcedureWords['damage']): Rules<void> {
  applyLosses(pack, play, rollDamage(pack, play, new Map([[unitIndex(pack, given.unit), given.hits]])));
}

function* capture(pack: Pack, play: Play<TsState>, given: ProcedureWords['capture']): Rules<void> {
  if (given.fortified === undefined) yield* beforeCapture(pack, play, given.side);
  else play.state.fortified = pointIndex(pack, given.fortified);
  yield* captures(pack, play, given.side);
}

function* redeployment(pack: Pack, play: Play<TsState>, side: SideId): Rules<void> {
  yield* repeat(() => supplyRound(pack, play, side));
}

function* resupply(pack: Pack, play: Play<TsState>, side: SideId): Rules<void> {
  freeResupply(pack, play, side);
  yield* repeat(() => resupplyRound(pack, play, side));
}

function* repeat(round: () => Rules<Next>): Rules<void> {
  for (;;) if ((yield* round()) === 'next') return;
}

/** All eight half-steps (TS-9.0.a). */
function* supply(pack: Pack, play: Play<TsState>): Rules<void> {
  const halves = [
    (side: SideId) => isolation(pack, play, side),
    (side: SideId) => capture(pack, play, { side }),
    (side: SideId) => redeployment(pack, play, side),
    (side: SideId) => resupply(pack, play, side),
  ];
  for (const half of halves) for (const side of ['J', 'A'] as const) yield* judgedAfter(pack, play, half(side));
}
