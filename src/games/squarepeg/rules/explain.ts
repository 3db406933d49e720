/**
 * What an attack may come to, before it is declared: exact over the strengths that still lie face down.
 * SP-2.2.i, SP-7.1, SP-7.2.
 */
import type { Entry, Explanation } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { enemyOf, sideOf } from '../components/pack.js';
import type { SpState } from '../state.js';
import { activeSide, isFaceUp, stillFaceDown, unitAt, unitCalled, unitNames, unitsIn } from '../state.js';
import { chancesOf, oddsName, oddsOf, TIRED, totalStrength } from './combat/odds.js';

/**
 * An attack as everybody sees it: what lies open adds up, what does not may be any counter that still lies
 * face down.
 */
interface Fight {
  readonly attack: number;
  readonly defence: number;
  /** Units that lie open on either side. */
  readonly open: { readonly attackers: number; readonly defenders: number };
  readonly hidden: readonly { readonly attacks: boolean; readonly tired: boolean }[];
}

/** Odds and chances where all strengths are open; else what the possible strengths would make of it. */
export function explainAttack(
  pack: Pack,
  state: SpState,
  ids: readonly string[],
  target: number,
): Explanation | undefined {
  if (ids.length === 0) return undefined;
  const attackers = ids.map((id) => unitCalled(pack, state, id));
  const defenders = unitsIn(pack, state, enemyOf(activeSide(state)), target);
  const hidden = [...attackers, ...defenders].filter((unit) => !isFaceUp(pack, state, unit));
  const fight = fightOf(pack, state, attackers, defenders);
  if (hidden.length === 0)
    return {
      lines: [oddsLine(fight)],
      modifiers: [],
      chances: chancesOf(pack, oddsOf(fight.attack, fight.defence)),
    };
  const cases = casesOf(pack, state, fight);
  const lines: Entry[] = [{ key: 'explain.unknown', units: unitNames(pack, state, hidden) }];
  return {
    lines: [...lines, ...cases.map((one) => caseLine(one, hidden.length > 1))],
    modifiers: [],
    chances: mixed(cases.map((one) => weighed(pack, one))),
  };
}

function fightOf(
  pack: Pack,
  state: SpState,
  attackers: readonly number[],
  defenders: readonly number[],
): Fight {
  const open = (units: readonly number[]) => units.filter((unit) => isFaceUp(pack, state, unit));
  const hidden = [...attackers, ...defenders].filter((unit) => !isFaceUp(pack, state, unit));
  return {
    attack: totalStrength(pack, state, open(attackers)),
    defence: totalStrength(pack, state, open(defenders)),
    open: { attackers: open(attackers).length, defenders: open(defenders).length },
    hidden: hidden.map((unit) => ({
      attacks: sideOf(pack, unit) === activeSide(state),
      tired: unitAt(state, unit).fatigued,
    })),
  };
}

function oddsLine({ attack, defence }: Pick<Fight, 'attack' | 'defence'>): Entry {
  return { key: 'explain.odds', attack, defence, odds: oddsName(oddsOf(attack, defence)) };
}

/** What the unknown units may be together: printed strengths that add up to `n`, `times` of `of`. */
interface Case {
  readonly n: number;
  readonly times: number;
  readonly of: number;
  /** The only unknown one has strength 0 and goes home. */
  readonly home: boolean;
  /** What is fought then; undefined: one side has nobody left. */
  readonly fight: { readonly attack: number; readonly defence: number } | undefined;
}

/** Every case, each order of the counters as likely as any other (SP-3.1.c), by rising strength. */
function casesOf(pack: Pack, state: SpState, fight: Fight): readonly Case[] {
  const left = stillFaceDown(pack, state).map((counter) => pack.counters[counter]!.strength);
  const found = new Map<string, { one: Omit<Case, 'times' | 'of'>; times: number }>();
  let of = 0;
  for (const strengths of arrangements(left, fight.hidden.length)) {
    const one = caseOf(fight, strengths);
    const key = JSON.stringify(one);
    found.set(key, { one, times: (found.get(key)?.times ?? 0) + 1 });
    of += 1;
  }
  const cases = [...found.values()].sort((a, b) => a.one.n - b.one.n);
  const common = cases.reduce((divisor, { times }) => greatestDivisor(divisor, times), of);
  return cases.map(({ one, times }) => ({ ...one, times: times / common, of: of / common }));
}

/** Ways to lay `n` of the strengths down one after another. */
function* arrangements(strengths: readonly number[], n: number): Generator<readonly number[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (const [i, first] of strengths.entries())
    for (const rest of arrangements(strengths.toSpliced(i, 1), n - 1)) yield [first, ...rest];
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/**
 * Zeros go home before the odds are worked out, tired or not (SP-7.1.d, SP-6.2.l); a tired unit counts as
 * one.
 */
function caseOf(fight: Fight, strengths: readonly number[]): Omit<Case, 'times' | 'of'> {
  let { attack, defence } = fight;
  let { attackers, defenders } = fight.open;
  for (const [i, { attacks, tired }] of fight.hidden.entries()) {
    const strength = strengths[i]!;
    if (strength === 0) continue;
    if (attacks) attackers += 1;
    else defenders += 1;
    if (attacks) attack += tired ? TIRED : strength;
    else defence += tired ? TIRED : strength;
  }
  return {
    n: strengths.reduce((sum, strength) => sum + strength, 0),
    home: strengths.length === 1 && strengths[0] === 0,
    fight: attackers > 0 && defenders > 0 ? { attack, defence } : undefined,
  };
}

/** One unknown unit has a strength, several have one together. */
function caseLine({ n, times, of, home, fight }: Case, several: boolean): Entry {
  if (fight === undefined) return { key: 'explain.home', n, times, of };
  const key = several ? 'explain.together' : home ? 'explain.homeOthers' : 'explain.guess';
  return { key, n, times, of, ...fight, odds: oddsName(oddsOf(fight.attack, fight.defence)) };
}

/** The chances of one case, each as a part of all that can be. */
function weighed(pack: Pack, { times, of, fight }: Case): Explanation['chances'] {
  const chances = fight === undefined ? [SENT_HOME] : chancesOf(pack, oddsOf(fight.attack, fight.defence));
  return chances.map((chance) => ({ result: chance.result, of: chance.of * times, in: chance.in * of }));
}

const SENT_HOME: Explanation['chances'][number] = { result: 'home', of: 1, in: 1 };

/** Chances of all cases together, result by result, over one denominator. */
function mixed(cases: readonly Explanation['chances'][]): Explanation['chances'] {
  const all = cases.flat();
  const whole = Math.max(...all.map((chance) => chance.in));
  return [...new Set(all.map(({ result }) => result))].map((result) => {
    const same = all.filter((chance) => chance.result === result);
    return { result, of: same.reduce((sum, chance) => sum + (chance.of * whole) / chance.in, 0), in: whole };
  });
}
