/**
 * Standing orders of a seat: read and set one sentence at a time, checked by the same forms as any order,
 * each for as long as its owner says.
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
import type { MatchContext } from '../model/context.js';
import { committedState, type LoadedMatch, loadMatch } from '../model/loaded-match.js';
import { done, failed, UNFINISHED } from '../model/seats.js';
import {
  type Expiry,
  expirySchema,
  type LeftOrders,
  leftBy,
  leftOrders,
  type StandingPage,
} from '../model/standing.js';
import type { Outcome } from '../model/types.js';
import { carryOutCommand } from '../write/writer.js';

/**
 * A sentence set (it replaces the one with its key), all those of a word at once; or the one of a key copied to other units, removed, or
 * given another end.
 */
export type StandingChange =
  | { readonly set: unknown; readonly until?: Expiry }
  | {
      /** These and no others of the word; of several with one key the first counts. */
      readonly each: string;
      readonly set: readonly unknown[];
    }
  | { readonly copy: string; readonly to: readonly string[] }
  | { readonly remove: string }
  | { readonly expire: string; readonly until: Expiry };

/** The standing orders of a seat. */
export async function readStanding(
  context: MatchContext,
  id: string,
  side: Side,
): Promise<Outcome<StandingPage>> {
  const loaded = await loadMatch(context, id);
  return loaded === undefined ? failed('unknown-match') : done(pageOf(context, loaded, side));
}

function pageOf({ clock }: Pick<MatchContext, 'clock'>, loaded: LoadedMatch, side: Side): StandingPage {
  const view = loaded.game.position.view(committedState(loaded), side);
  const { orders, revision } = leftBy(loaded, side);
  return { orders, left: leftOrders(loaded, side, view, clock()), revision };
}

/** Changes one of them. */
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
      const left = leftBy(now, side);
      const wanted = changed(now, side, change);
      const same = wanted.ok && textOf(wanted.value) === textOf(left);
      return same && left.revision === revision + 1 ? pageOf(context, now, side) : undefined;
    },
    decide: (_, loaded) => {
      const after = changed(loaded, side, change);
      if (!after.ok) return after;
      const { orders, expiry } = after.value;
      const texts = { orders: JSON.stringify(orders), expiry: JSON.stringify(expiry) };
      const standing = { ...loaded.standing, [side]: { orders, expiry, revision: revision + 1 } };
      return done({
        write: { to: 'standing', save: { side, expectedRevision: revision, ...texts } },
        value: pageOf(context, { ...loaded, standing }, side),
      });
    },
  });
}

type Kept = Pick<LeftOrders, 'orders' | 'expiry'>;

function textOf({ orders, expiry }: Kept): string {
  return JSON.stringify([orders, expiry]);
}

function changed(loaded: LoadedMatch, side: Side, change: StandingChange): Outcome<Kept> {
  const { game } = loaded;
  const left = leftBy(loaded, side);
  if ('remove' in change) return done(without(game, left, change.remove));
  if ('each' in change) return withEach(loaded, side, change.each, change.set);
  const until = expirySchema.safeParse('until' in change ? (change.until ?? {}) : {});
  if (!until.success) return failed('invalid', { fields: [{ field: 'until', message: 'a turn or a day' }] });
  if ('expire' in change) {
    const known = left.orders.some((order) => game.standing.key(order) === change.expire);
    return done(known ? ending(left, change.expire, until.data) : left);
  }
  const given = 'set' in change ? [change.set] : copied(loaded, side, change);
  if (given === undefined) return failed('stale');
  // A copy ends with what it was made of.
  const ends = 'set' in change ? until.data : (left.expiry[change.copy] ?? {});
  return withSentences(loaded, side, given, ends);
}

/** A sentence said of others too; undefined where there is none of this key that is said of anything. */
function copied(
  loaded: LoadedMatch,
  side: Side,
  { copy, to }: { readonly copy: string; readonly to: readonly string[] },
): readonly Order[] | undefined {
  const { game } = loaded;
  const order = leftBy(loaded, side).orders.find((one) => game.standing.key(one) === copy);
  const subject = order === undefined ? undefined : subjectOf(game, side, order);
  return order === undefined || subject === undefined ? undefined : copiesOf(order, subject, to);
}

/** All of these or none: each replaces the one with its key. */
function withSentences(
  loaded: LoadedMatch,
  side: Side,
  given: readonly unknown[],
  until: Expiry,
): Outcome<Kept> {
  const { game } = loaded;
  let kept: Kept = leftBy(loaded, side);
  for (const one of given) {
    const checked = checkOrder(standingDecision(loaded, side), game.rules.universe, one);
    if (!checked.ok) return failed('refused', { refusal: checked.refusal });
    const key = game.standing.key(checked.order);
    const { orders, expiry } = without(game, kept, key);
    kept = ending({ orders: [...orders, checked.order], expiry }, key, until);
  }
  return done(kept);
}

/**
 * These sentences of a word in place of all that there are; one that stays as it is holds as long as before.
 */
function withEach(loaded: LoadedMatch, side: Side, word: string, given: readonly unknown[]): Outcome<Kept> {
  const { game } = loaded;
  const left = leftBy(loaded, side);
  const wanted = new Map<string, Order>();
  for (const one of given) {
    const checked = checkOrder(standingDecision(loaded, side), game.rules.universe, one);
    if (!checked.ok) return failed('refused', { refusal: checked.refusal });
    const { order } = checked;
    if (order.do !== word) return failed('invalid', { fields: [{ field: 'set', message: `not ${word}` }] });
    const key = game.standing.key(order);
    if (!wanted.has(key)) wanted.set(key, order);
  }
  const stays = (order: Order) =>
    order.do !== word || JSON.stringify(wanted.get(game.standing.key(order))) === JSON.stringify(order);
  let kept: Kept = left;
  for (const order of left.orders) if (!stays(order)) kept = without(game, kept, game.standing.key(order));
  for (const order of kept.orders) wanted.delete(game.standing.key(order));
  return done({ ...kept, orders: [...kept.orders, ...wanted.values()] });
}

function without(game: Game, { orders, expiry }: Kept, key: string): Kept {
  const others = Object.entries(expiry).filter(([one]) => one !== key);
  return {
    orders: orders.filter((order) => game.standing.key(order) !== key),
    expiry: Object.fromEntries(others),
  };
}

/** With the end of one sentence; none where neither turn nor day is said. */
function ending({ orders, expiry }: Kept, key: string, until: Expiry): Kept {
  const others = Object.entries(expiry).filter(([one]) => one !== key);
  const ends = Object.keys(until).length === 0 ? others : [...others, [key, until] as const];
  return { orders, expiry: Object.fromEntries(ends) };
}

/** The forms of standing orders as a decision, so that they are checked and built like any other. */
export function standingDecision(loaded: Pick<LoadedMatch, 'game'>, side: Side): Decision {
  return { side, kind: 'standing', clause: '', public: false, forms: loaded.game.standing.forms(side) };
}

/** What a sentence is said of: the field of units, else of places, by which it is told from others. */
export function subjectOf(game: Game, side: Side, order: Order): Field | undefined {
  const forms = byWord(game.standing.forms(side)).find(([form]) => form.do === order.do) ?? [];
  const fields = forms.flatMap((form: Form) => form.fields).filter((field) => isSubject(game, order, field));
  return fields.find((field) => isOnMap(game, field, 'unit')) ?? fields[0];
}

function isSubject(game: Game, order: Order, field: Field): boolean {
  if (field.type !== 'one' && field.type !== 'set') return false;
  if (!isOnMap(game, field, 'unit') && !isOnMap(game, field, 'place')) return false;
  const other = otherThan(order[field.name], field);
  if (other === undefined) return false;
  return game.standing.key({ ...order, [field.name]: other }) !== game.standing.key(order);
}

function isOnMap(game: Game, { of }: Field, as: 'unit' | 'place'): boolean {
  return typeof of === 'string' && game.picture.onMap[of]?.as === as;
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
