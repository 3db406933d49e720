/**
 * What chance allows: distributions of dice, ranks of results, the range of a count, how well counts fit fair
 * dice. Pure arithmetic.
 */

/** What is needed of a roll. */
export interface Thrown {
  readonly dice: readonly number[];
  readonly faces: readonly number[];
  readonly modifiers: readonly { readonly amount: number; readonly on: string }[];
  readonly total: number;
  readonly outcomes: readonly (readonly [atMost: number, result: string])[];
}

/** A row of a table that the dice can reach: totals, result (null beyond the last row), and its chance. */
export interface OutcomeChance {
  readonly from: number;
  readonly to: number;
  readonly outcome: string | null;
  readonly chance: number;
}

/**
 * Luck in one roll: from -1/2 (nothing could be worse) to +1/2, 0 on average. `ranks`: all that it could have
 * been.
 */
export interface Luck {
  readonly luck: number;
  readonly ranks: readonly Rank[];
  /** How many throws there are: luck is a multiple of one in twice as many. */
  readonly ways: number;
}

export interface Rank {
  readonly luck: number;
  readonly chance: number;
}

/** Bounds (both included) that chance keeps to in at least 95 of 100 cases. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/** Pearson's statistic, and how often fair dice give one at least as large. */
export interface Fit {
  readonly statistic: number;
  readonly chance: number;
  readonly exact: boolean;
}

const COVERED = 0.95;
const TAIL = (1 - COVERED) / 2;

/** The chance of each sum of dice; `weights`: what each die counts. */
export function sumsOf(
  dice: readonly number[],
  weights: readonly number[] = [],
): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]]);
  for (const [i, faces] of dice.entries()) {
    const next = new Map<number, number>();
    const weight = weights[i] ?? 1;
    for (const [sum, chance] of sums)
      for (let face = 1; face <= faces; face++) {
        const at = sum + weight * face;
        next.set(at, (next.get(at) ?? 0) + chance / faces);
      }
    sums = next;
  }
  return sums;
}

/** The rows of a roll's table that its dice can reach, neighbours with the same result as one. */
export function rowsOf({
  dice,
  modifiers,
  outcomes,
}: Pick<Thrown, 'dice' | 'modifiers' | 'outcomes'>): readonly OutcomeChance[] {
  const shift = modifiers.reduce((sum, { on, amount }) => (on === 'die' ? sum + amount : sum), 0);
  const totals = [...sumsOf(dice)]
    .map(([sum, chance]) => [sum + shift, chance] as const)
    .sort(([a], [b]) => a - b);
  const rows: OutcomeChance[] = [];
  for (const [total, chance] of totals) {
    const outcome = outcomes.find(([atMost]) => total <= atMost)?.[1] ?? null;
    const last = rows.at(-1);
    if (last === undefined || last.outcome !== outcome)
      rows.push({ from: total, to: total, outcome, chance });
    else rows[rows.length - 1] = { ...last, to: total, chance: last.chance + chance };
  }
  return rows;
}

/**
 * How lucky a roll was: the share of results that would have been worse, half of those as good counted in,
 * minus one half. Results are the rows of its table; without a table, or with weights, the sums themselves.
 */
export function luckOf(roll: Thrown, better: 'high' | 'low', weights?: readonly number[]): Luck {
  const ways = roll.dice.reduce((product, faces) => product * faces, 1);
  const groups = groupsOf(roll, weights);
  const sign = better === 'high' ? 1 : -1;
  let below = 0;
  const ranks = groups.map(({ chance }) => {
    const rank = Math.round(2 * ways * (below + chance / 2 - 1 / 2)) / (2 * ways);
    below += chance;
    return { luck: sign * rank, chance };
  });
  return { luck: ranks[groups.findIndex(({ hit }) => hit)]?.luck ?? 0, ranks, ways };
}

/** What can come, in rising order, and which of it came. */
function groupsOf(
  roll: Thrown,
  weights?: readonly number[],
): readonly { readonly chance: number; readonly hit: boolean }[] {
  if (weights === undefined && roll.outcomes.length > 0)
    return rowsOf(roll).map(({ from, to, chance }) => ({
      chance,
      hit: from <= roll.total && roll.total <= to,
    }));
  const came = roll.faces.reduce((sum, face, i) => sum + (weights?.[i] ?? 1) * face, 0);
  return [...sumsOf(roll.dice, weights)]
    .sort(([a], [b]) => a - b)
    .map(([sum, chance]) => ({ chance, hit: sum === came }));
}

/**
 * How often something of this chance happens in `n` trials: the exact binomial range, cut off evenly at both
 * ends.
 */
export function bandOf(n: number, chance: number): Band {
  if (chance >= 1) return { low: n, high: n };
  const odds = Math.log(chance / (1 - chance));
  let logarithm = n * Math.log1p(-chance);
  let below = 0;
  let low: number | undefined;
  for (let k = 0; k < n; k++) {
    below += Math.exp(logarithm);
    if (low === undefined && below > TAIL) low = k;
    if (below >= 1 - TAIL) return { low: low ?? k, high: k };
    logarithm += Math.log((n - k) / (k + 1)) + odds;
  }
  return { low: low ?? n, high: n };
}

/**
 * So many rolls are counted out exactly; of more, and of dice too odd to be added up on one scale, the sum is
 * nearly normal.
 */
const COUNTED_OUT = 30;
const FINEST_SCALE = 2000;
const NORMAL_BOUND = 1.96;

/** Where the sum of luck stays in at least 95 of 100 cases, after each roll in turn. */
export function luckBands(rolls: readonly Luck[]): readonly Band[] {
  const exact = new CountedSums(rolls);
  let variance = 0;
  return rolls.map((roll, i) => {
    variance += roll.ranks.reduce((sum, { luck, chance }) => sum + chance * luck * luck, 0);
    if (i >= COUNTED_OUT || !exact.fits) return normalBand(variance);
    exact.add(roll.ranks);
    return exact.band();
  });
}

function normalBand(variance: number): Band {
  const spread = NORMAL_BOUND * Math.sqrt(variance);
  return { low: -spread, high: spread };
}

/** The chances of all sums of luck, counted in steps that all of the rolls share. */
class CountedSums {
  readonly #scale: number;
  /** Chances by sum, in steps, from the lowest sum that there can be. */
  #chances = Float64Array.of(1);
  #lowest = 0;

  constructor(rolls: readonly Luck[]) {
    this.#scale = rolls.slice(0, COUNTED_OUT).reduce((common, { ways }) => leastCommon(common, 2 * ways), 1);
  }

  get fits(): boolean {
    return this.#scale <= FINEST_SCALE;
  }

  add(ranks: readonly Rank[]): void {
    const steps = ranks.map(({ luck, chance }) => [Math.round(luck * this.#scale), chance] as const);
    const least = Math.min(...steps.map(([step]) => step));
    const most = Math.max(...steps.map(([step]) => step));
    const next = new Float64Array(this.#chances.length + most - least);
    for (const [step, chance] of steps)
      for (let i = 0; i < this.#chances.length; i++) {
        const at = i + step - least;
        next[at] = (next[at] ?? 0) + chance * (this.#chances[i] ?? 0);
      }
    this.#chances = next;
    this.#lowest += least;
  }

  band(): Band {
    const last = this.#chances.length - 1;
    const low = this.#lowest + stepsInTail(last, (i) => this.#chances[i] ?? 0);
    const high = this.#lowest + last - stepsInTail(last, (i) => this.#chances[last - i] ?? 0);
    return { low: low / this.#scale, high: high / this.#scale };
  }
}

/** How many steps from an end lie in the tail. */
function stepsInTail(last: number, chance: (i: number) => number): number {
  let passed = 0;
  for (let i = 0; i <= last; i++) {
    passed += chance(i);
    if (passed > TAIL) return i;
  }
  return last;
}

function leastCommon(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return (a / x) * b;
}

/**
 * Throws a face from which on the approximation of the chi-square test is good, and throws that are counted
 * out exactly.
 */
const ENOUGH = 5;
const COUNTABLE = 40;

/**
 * Whether counts of faces fit fair dice; undefined where there are too few to count on and too many to count
 * out.
 */
export function fitOf(counts: readonly number[]): Fit | undefined {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const faces = counts.length;
  if (n === 0 || faces < 2) return undefined;
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  const statistic = (faces / n) * squares - n;
  if (n >= ENOUGH * faces) return { statistic, chance: chiSquareTail(statistic, faces - 1), exact: false };
  return n > COUNTABLE ? undefined : { statistic, chance: exactTail(n, faces, squares), exact: true };
}

/**
 * How often `n` fair throws give a sum of squared counts of at least `squares`: all ways counted, face by
 * face.
 */
function exactTail(n: number, faces: number, squares: number): number {
  // By throws so far and squares so far: the sum of products of 1/count!.
  let ways = new Map([[key(0, 0), 1]]);
  for (let face = 1; face <= faces; face++) {
    const next = new Map<number, number>();
    for (const [at, weight] of ways) {
      const [thrown, sum] = [Math.floor(at / SPAN), at % SPAN];
      const least = face === faces ? n - thrown : 0;
      for (let count = least; thrown + count <= n; count++) {
        const to = key(thrown + count, sum + count * count);
        next.set(to, (next.get(to) ?? 0) + weight / factorial(count));
      }
    }
    ways = next;
  }
  let tail = 0;
  for (const [at, weight] of ways) if (at % SPAN >= squares) tail += weight;
  return Math.min(1, (tail * factorial(n)) / faces ** n);
}

const SPAN = COUNTABLE * COUNTABLE + 1;

function key(thrown: number, squares: number): number {
  return thrown * SPAN + squares;
}

function factorial(n: number): number {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}

/** The upper tail of the chi-square distribution, by the series of the incomplete gamma function. */
export function chiSquareTail(statistic: number, degrees: number): number {
  const [a, x] = [degrees / 2, statistic / 2];
  if (x <= 0) return 1;
  let term = Math.exp(a * Math.log(x) - x - logGammaAbove(a));
  let sum = 0;
  for (let k = 1; term > sum * Number.EPSILON; k++) {
    sum += term;
    term *= x / (a + k);
  }
  return Math.max(0, 1 - sum);
}

/** log Γ(a + 1) for a whole or half a. */
function logGammaAbove(a: number): number {
  let sum = Number.isInteger(a) ? 0 : Math.log(Math.PI) / 2;
  for (let step = a; step > 0; step--) sum += Math.log(step);
  return sum;
}
