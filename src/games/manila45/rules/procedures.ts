/** The procedures that a position can begin with. Their words were checked when the position was read. */
import {
  type Clause,
  checkOrder,
  type Json,
  type Order,
  type Play,
  type PurposeDice,
  type Purposes,
  type Rules,
} from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { hexIndex, OUT, type Pack, unitIndex } from '../components/pack.js';
import { type MnState, type Position, type Turn, turnOf, unitAt, universeOf } from '../state/state.js';
import { advanceAfter } from './fire/advance.js';
import { attacking, fireAtHex } from './fire/attack.js';
import { columnOf, rollOn } from './fire/table.js';
import { fireAtBridge, fireAtBuilding } from './fire/targets.js';
import { eliminate } from './losses.js';
import { restOfMove, shotAt } from './movement/march.js';
import { allowanceOf } from './movement/steps.js';
import { judgeTurn } from './victory.js';

type Procedure = (play: Play<MnState>, given: Json) => Rules<void>;

export function proceduresOf(pack: Pack): Readonly<Record<string, Procedure>> {
  const of =
    (run: (t: Turn, given: Given) => Rules<void>): Procedure =>
    (play, given) =>
      run(turnOf(pack, play), given as Given);
  return {
    move: of(function* (t, given) {
      const unit = unitIn(t, given);
      yield* restOfMove(t, unit, given.left ?? allowanceOf(t, unit));
    }),
    defensiveFire: of(function* (t, given) {
      yield* shotAt(t, unitIn(t, given), given.left ?? 0);
    }),
    attack: of(function* (t, given) {
      yield* fireAtHex(t, attackIn(given));
    }),
    attackBridge: of(function* (t, given) {
      fireAtBridge(t, { ...attackIn(given), bridge: given.bridge ?? '' });
    }),
    attackBuilding: of(function* (t, given) {
      fireAtBuilding(t, attackIn(given));
    }),
    advance: of(advance),
    eliminate: of(eliminated),
    victory: of(function* (t) {
      judgeTurn(t);
    }),
    combatTable: of(combatTable),
  };
}

/** What the words of all procedures may be. */
interface Given {
  readonly unit?: string;
  readonly left?: number;
  readonly target?: string;
  readonly bridge?: string;
  readonly units?: readonly string[];
  readonly air?: readonly string[];
  readonly fga?: string;
  readonly help?: string;
  readonly spotter?: string;
  readonly strength?: number;
  readonly drm?: number;
}

function unitIn({ pack }: Position, { unit = '' }: Given): number {
  return unitIndex(pack, unit);
}

function attackIn({ target = '', units = [], ...more }: Given) {
  return { target, units, ...more };
}

/** The clause that forbids the attack that a position begins with: it is checked as the order. */
export function forbidsBegin(p: Position): Clause | undefined {
  const { begin } = p.state;
  if (begin === undefined || !begin.procedure.startsWith('attack')) return undefined;
  const sent = { do: begin.procedure, ...(begin.with as Omit<Order, 'do'>) };
  const checked = checkOrder(attacking(p), universeOf(p.pack), sent);
  return checked.ok ? undefined : checked.refusal.clause;
}

function* advance(t: Turn, { target = '', units = [], help }: Given): Rules<void> {
  t.state.attack = {
    target: hexIndex(t.pack, target),
    attackers: units.map((id) => unitIndex(t.pack, id)),
    helped: help === undefined ? OUT : unitIndex(t.pack, help),
  };
  yield* advanceAfter(t);
  delete t.state.attack;
}

/** Units of one hex die together, as by one E. */
function* eliminated(t: Turn, { units }: Given): Rules<void> {
  const left = idsIn(units).map((id) => unitIndex(t.pack, id));
  while (left.length > 0) {
    const { at } = unitAt(t, left[0]!);
    const here = left.filter((unit) => unitAt(t, unit).at === at);
    eliminate(t, here);
    for (const unit of here) left.splice(left.indexOf(unit), 1);
  }
}

function* combatTable(t: Turn, { strength = 1, drm = 0 }: Given): Rules<void> {
  const given = { amount: drm, on: 'die', reason: 'given', clause: 'MN-10.11.a' } as const;
  const { outcome } = rollOn(t, 'combatTable', strength, drm === 0 ? [] : [given]);
  const { label } = columnOf(t.pack, strength);
  t.play.log(outcome === 'eliminated' ? 'table.hit' : 'table.none', { strength, column: label });
}

/** One six-sided die, always (MN-2.1.a). */
export function purposesOf(pack: Pack): Purposes {
  const one: PurposeDice = { faces: pack.faces, most: 1 };
  return { defensiveFire: one, attack: one, bridge: one, building: one, rubble: one, combatTable: one };
}
