/**
 * Standing orders of a seat: read, set one sentence at a time and copied from unit to unit, checked by the
 * same forms as any order.
 */
import {
  byWord,
  checkOrder,
  type Decision,
  type Field,
  type Form,
  fieldValue,
  type Game,
  type Order,
  type Side,
} from '../../referee/index.js';
import type { MatchContext } from '../core/context.js';
import { type LoadedMatch, loadMatch } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { UNFINISHED } from '../core/status.js';
import { carryOutCommand } from '../core/writer.js';
import type { StandingChange } from '../matches.js';
import type { Outcome, StandingPage } from '../types.js';

/** The standing orders of a seat. */
export async function readStanding(
  context: MatchContext,
  id: string,
  side: Side,
): Promise<Outcome<StandingPage>> {
  const loaded = await loadMatch(context, id);
  return loaded === undefined ? failed('unknown-match') : done(pageOf(loaded, side));
}

function pageOf(loaded: LoadedMatch, side: Side): StandingPage {
  const { orders, revision } = loaded.standing[side] ?? { orders: [], revision: 0 };
  return { orders, revision };
}

/** Sets a sentence (it replaces the one with its key), copies one to other units or removes one by key. */
export async function setStanding(
  context: MatchContext,
  id: string,
  side: Side,
  change: StandingChange,
  revision: number,
): Promise<Outcome<StandingPage>> {
  return carryOutCommand(context, {
    match: id,
    side,
    states: UNFINISHED,
    stale: ['standing'],
    recognise: (now) => {
      const page = pageOf(now, side);
      const wanted = changedOrders(now, side, change);
      const same = wanted.ok && JSON.stringify(wanted.value) === JSON.stringify(page.orders);
      return same && page.revision === revision + 1 ? page : undefined;
    },
    decide: (_, loaded) => {
      const changed = changedOrders(loaded, side, change);
      if (!changed.ok) return changed;
      const orders = JSON.stringify(changed.value);
      return done({
        write: { to: 'standing', save: { side, expectedRevision: revision, orders } },
        value: { orders: changed.value, revision: revision + 1 },
      });
    },
  });
}

function changedOrders(loaded: LoadedMatch, side: Side, change: StandingChange): Outcome<readonly Order[]> {
  const { game } = loaded;
  const { orders } = pageOf(loaded, side);
  const without = (key: string) => orders.filter((order) => game.standingKey(order) !== key);
  if ('remove' in change) return done(without(change.remove));
  const given = 'set' in change ? [change.set] : copied(loaded, side, change);
  if (given === undefined) return failed('stale');
  return withSentences(loaded, side, given);
}

/** A sentence said of others too; undefined where there is none of this key that is said of anything. */
function copied(
  loaded: LoadedMatch,
  side: Side,
  { copy, to }: { readonly copy: string; readonly to: readonly string[] },
): readonly Order[] | undefined {
  const { game } = loaded;
  const order = pageOf(loaded, side).orders.find((one) => game.standingKey(one) === copy);
  const subject = order === undefined ? undefined : subjectOf(game, side, order);
  return order === undefined || subject === undefined ? undefined : copiesOf(order, subject, to);
}

/** All of these or none: each replaces the one with its key. */
function withSentences(
  loaded: LoadedMatch,
  side: Side,
  given: readonly unknown[],
): Outcome<readonly Order[]> {
  const { game } = loaded;
  let { orders } = pageOf(loaded, side);
  for (const one of given) {
    const checked = checkOrder(standingDecision(loaded, side), game.universe, one);
    if (!checked.ok) return failed('refused', { refusal: checked.refusal });
    const key = game.standingKey(checked.order);
    orders = [...orders.filter((order) => game.standingKey(order) !== key), checked.order];
  }
  return done(orders);
}

/** The forms of standing orders as a decision, so that they are checked and built like any other. */
export function standingDecision(loaded: Pick<LoadedMatch, 'game'>, side: Side): Decision {
  return { side, kind: 'standing', clause: '', public: false, forms: loaded.game.standingForms(side) };
}

/** What a sentence is said of: the field of units, else of places, by which it is told from others. */
export function subjectOf(game: Game, side: Side, order: Order): Field | undefined {
  const forms = byWord(game.standingForms(side)).find(([form]) => form.do === order.do) ?? [];
  const fields = forms.flatMap((form: Form) => form.fields).filter((field) => isSubject(game, order, field));
  return fields.find((field) => isOnMap(game, field, 'unit')) ?? fields[0];
}

function isSubject(game: Game, order: Order, field: Field): boolean {
  if (field.type !== 'one' && field.type !== 'set') return false;
  if (!isOnMap(game, field, 'unit') && !isOnMap(game, field, 'place')) return false;
  const other = otherThan(order[field.name], field);
  if (other === undefined) return false;
  return game.standingKey({ ...order, [field.name]: other }) !== game.standingKey(order);
}

function isOnMap(game: Game, { of }: Field, as: 'unit' | 'place'): boolean {
  return typeof of === 'string' && game.onMap[of]?.as === as;
}

function otherThan(value: Order[string] | undefined, field: Field) {
  const now = JSON.stringify(value);
  for (const id of field.walk.candidates({ do: '' }, [])) {
    const other = fieldValue(field, [id]);
    if (JSON.stringify(other) !== now) return other;
  }
  return undefined;
}

/** The sentences that say the same of these ids, one of all where it may name a set; not yet checked. */
function copiesOf(order: Order, { name, type }: Field, ids: readonly string[]): readonly Order[] {
  if (type === 'set') return [{ ...order, [name]: [...ids].sort() }];
  return ids.map((id) => ({ ...order, [name]: id }));
}
