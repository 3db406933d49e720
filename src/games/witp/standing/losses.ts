/** Who takes hits, who is given up, who goes aboard what: I1, I8, I11, I12, I15 of the rulebook's choices. */
import type { Order } from '../../../referee/index.js';
import { byCodeUnit } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { NONE } from '../components/pack.js';
import { cargoOf, landIn, typeOf, unitAt } from '../state/state.js';
import type { Case } from './case.js';
import { openIn, orderCalled, unitOf } from './case.js';

/** Keys by which units are compared; the smallest comes first. */
type Key = (about: Case, unit: number) => number;

const isDamaged: Key = (about, unit) => Number(unitAt(about, unit).damaged);
const isFull: Key = (about, unit) => 1 - isDamaged(about, unit);
const isCarrier: Key = (about, unit) => Number(typeOf(about, unit).type === 'CV');
const carries: Key = (about, unit) => Number(cargoOf(about, unit) !== NONE);
const isAir: Key = (about, unit) => Number(typeOf(about, unit).type === 'A');

/**
 * Spread over full units, or heaped on damaged ones; empty naval units before those with land aboard,
 * carriers last (WP-9.6.1.g).
 */
export function hit(about: Case): Order | undefined {
  const rule = orderCalled(about, 'hits')?.rule ?? 'spread';
  const kept: Key = (_, unit) => Number(keeps(about, unit));
  const keys = rule === 'spread' ? [kept, isDamaged, carries, isCarrier] : [kept, isFull, carries, isCarrier];
  return answer(about, 'hit', keys);
}

function keeps(about: Case, unit: number): boolean {
  return idsIn(orderCalled(about, 'hits')?.keep).some((id) => unitOf(about, id) === unit);
}

/** A full unit, so that nobody is lost (WP-10.4.c). */
export function submarine(about: Case): Order | undefined {
  return answer(about, 'hit', [isDamaged]);
}

/** Who is given up: damaged before full, land before Air (WP-9.6.3.d, WP-10.5.g). */
export function giveUp(word: string): (about: Case) => Order | undefined {
  return (about) => {
    const listed = idsIn(orderCalled(about, 'losses')?.units);
    const rank: Key = (_, unit) => {
      const place = listed.findIndex((id) => unitOf(about, id) === unit);
      return place < 0 ? listed.length : place;
    };
    return answer(about, word, [rank, isFull, isAir]);
  };
}

/** Full land where Japan has most of it in China (WP-12.2.g). */
export function front(about: Case): Order | undefined {
  const crowd: Key = (_, unit) => -landIn(about, 'J', unitAt(about, unit).at).length;
  return answer(about, 'remove', [isDamaged, crowd]);
}

/**
 * What a card of the other side falls on: who would not die of it, naval units before carriers (WP-4.2.f).
 */
export function cardTarget(about: Case): Order | undefined {
  return answer(about, 'cardTarget', [isDamaged, carries, isCarrier]);
}

/** A full ship before a damaged one (WP-9.6.1.k, WP-9.6.3.k). */
export function board(word: string): (about: Case) => Order | undefined {
  return (about) => {
    const [unit] = openIn(about, word, 'unit');
    if (unit === undefined) return undefined;
    const [to] = ranked(about, openIn(about, word, 'to', { do: word, unit }), [isDamaged]);
    return to === undefined ? undefined : { do: word, unit, to };
  };
}

function answer(about: Case, word: string, keys: readonly Key[]): Order | undefined {
  const [unit] = ranked(about, openIn(about, word, 'unit'), keys);
  return unit === undefined ? undefined : { do: word, unit };
}

/** By the first key that differs, then by id. */
export function ranked(about: Case, ids: readonly string[], keys: readonly Key[]): string[] {
  return [...ids].sort((a, b) => {
    const [one, two] = [unitOf(about, a), unitOf(about, b)];
    for (const key of keys) {
      const difference = key(about, one) - key(about, two);
      if (difference !== 0) return difference;
    }
    return byCodeUnit(a, b);
  });
}
