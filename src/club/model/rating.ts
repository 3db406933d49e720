/**
 * Ratings: one Bradley-Terry model with an offset for the first side, fitted to all results of a game at once
 * by maximum a posteriori. A refit gives the same digits whatever the order in which results come, so a
 * correction costs nothing. Why so: docs/decisions/players-and-events.md.
 */

/** A match that counts. */
export interface RatedMatch {
  readonly match: string;
  readonly pairing: string;
  /** What an offset is fitted for: scenario and options. */
  readonly setting: string;
  /** Players by the game's sides. */
  readonly players: readonly [string, string];
  /** Of the first side. */
  readonly score: 1 | 0.5 | 0;
  readonly endedAt: Date;
}

export interface Rating {
  readonly strength: number;
  /** Half the width of the interval that holds the strength in 95 of 100 cases. */
  readonly within: number;
  readonly results: number;
  /** Enough results, against enough opponents who have others; else it is provisional. */
  readonly listed: boolean;
}

/** By how much the first side is ahead among equals. */
export interface Offset {
  readonly offset: number;
  readonly within: number;
  readonly results: number;
  readonly known: boolean;
}

export interface Ratings {
  readonly players: ReadonlyMap<string, Rating>;
  readonly offsets: ReadonlyMap<string, Offset>;
}

const AVERAGE = 1500;
/** Points of a logit: 400 points are odds of ten to one. */
const LOGIT = 400 / Math.LN10;
const PLAYER_PRECISION = (LOGIT / 250) ** 2;
const OFFSET_PRECISION = (LOGIT / 200) ** 2;
/** Standard deviations on either side that hold 95 of 100 cases. */
const OF_95 = 1.959964;
const OFFSET_KNOWN_WITHIN = 100;

const YEAR_MS = 365.25 * 86_400_000;
const HALF_LIFE_MS = 3 * YEAR_MS;
const REPEATS_MS = 2 * YEAR_MS;
/** Pairings of the same two people that count fully in that time. */
const FULL_PAIRINGS = 2;

const LISTED_RESULTS = 6;
const LISTED_OPPONENTS = 4;
const OPPONENTS_OF_OPPONENT = 2;

/** Far below anything that is shown. */
const TOLERANCE = 1e-10;
const MOST_STEPS = 60;
const MOST_INNER_STEPS = 500;
const DISCOUNT_ROUNDS = 20;

/** The ratings of one game. Results of struck players leave the fit. */
export function rate(all: readonly RatedMatch[], struck: ReadonlySet<string> = new Set()): Ratings {
  const matches = all
    .filter(({ players: [a, b] }) => a !== b && !struck.has(a) && !struck.has(b))
    .sort((a, b) => (a.match < b.match ? -1 : 1));
  const model = new Model(matches);
  const fitted = model.fit();
  const information = model.information(fitted);
  const pairs = model.pairs(information);
  const offsets = model.offsetVariances(information);
  const players = model.playerVariances(information, pairs, offsets);
  const pulls = model.pulls(fitted, information, players);
  const counts = model.counts();
  const isListed = listing(model.players.length, counts, pairs);
  const value = (n: number) => LOGIT * (fitted[n] ?? 0);
  const within = (variance: number | undefined) => OF_95 * LOGIT * Math.sqrt(variance ?? 0);
  return {
    players: new Map(
      model.players.map((id, n) => [
        id,
        {
          strength: AVERAGE + value(n),
          within: within(players[n]),
          results: counts[n] ?? 0,
          listed: isListed(n),
        },
      ]),
    ),
    offsets: new Map(
      model.settings.map((id, n) => {
        const place = model.players.length + n;
        const half = within((offsets[n] ?? 0) + (pulls[n] ?? 0) ** 2);
        const known = half < OFFSET_KNOWN_WITHIN;
        return [id, { offset: value(place), within: half, results: counts[place] ?? 0, known }];
      }),
    ),
  };
}

/** Whether a player is listed: a ring of friends, or one who beats newcomers alone, is not. */
function listing(count: number, results: Int32Array, pairs: readonly Pair[]): (n: number) => boolean {
  const met = new Int32Array(count);
  for (const [a, b] of pairs) {
    met[a] = (met[a] ?? 0) + 1;
    met[b] = (met[b] ?? 0) + 1;
  }
  // The player is one of those whom an opponent has met.
  const counts = (opponent: number) => (met[opponent] ?? 0) > OPPONENTS_OF_OPPONENT;
  const opponents = new Int32Array(count);
  for (const [a, b] of pairs) {
    if (counts(b)) opponents[a] = (opponents[a] ?? 0) + 1;
    if (counts(a)) opponents[b] = (opponents[b] ?? 0) + 1;
  }
  return (n) => (results[n] ?? 0) >= LISTED_RESULTS && (opponents[n] ?? 0) >= LISTED_OPPONENTS;
}

/**
 * The weight of each match. It halves every three years, counted back from the newest result; of the pairings
 * of the same two people within two years the first two count fully, and the n-th 1/(n-1).
 */
export function weightsOf(matches: readonly RatedMatch[]): Float64Array {
  let newest = Number.NEGATIVE_INFINITY;
  /** For each two people, their pairings and when each was over. */
  const meetings = new Map<string, Map<string, number>>();
  for (const { players, pairing, endedAt } of matches) {
    const [a, b] = players;
    const two = a < b ? `${a} ${b}` : `${b} ${a}`;
    const met = meetings.get(two) ?? new Map<string, number>();
    if (met.size === 0) meetings.set(two, met);
    met.set(pairing, Math.max(met.get(pairing) ?? 0, endedAt.getTime()));
    newest = Math.max(newest, endedAt.getTime());
  }
  const repeats = new Map<string, number>();
  for (const met of meetings.values()) if (met.size > FULL_PAIRINGS) repeatsOf(met, repeats);
  return Float64Array.from(
    matches,
    ({ endedAt, pairing }) =>
      0.5 ** ((newest - endedAt.getTime()) / HALF_LIFE_MS) * (repeats.get(pairing) ?? 1),
  );
}

function repeatsOf(met: ReadonlyMap<string, number>, repeats: Map<string, number>): void {
  const inOrder = [...met].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
  for (const [n, [pairing, over]] of inOrder.entries()) {
    const nth = inOrder.slice(0, n + 1).filter(([, other]) => other > over - REPEATS_MS).length;
    if (nth > FULL_PAIRINGS) repeats.set(pairing, 1 / (nth - 1));
  }
}

/**
 * The model in logits: what is fitted are the strengths of the players, in the order of their ids, then the
 * offsets. Everything is summed in the order of the matches' ids.
 */
class Model {
  readonly players: readonly string[];
  readonly settings: readonly string[];
  readonly #size: number;
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  readonly #offset: Int32Array;
  readonly #weight: Float64Array;
  readonly #score: Float64Array;

  constructor(matches: readonly RatedMatch[]) {
    const [players, settings] = [new Set<string>(), new Set<string>()];
    for (const one of matches) {
      players.add(one.players[0]).add(one.players[1]);
      settings.add(one.setting);
    }
    this.players = [...players].sort();
    this.settings = [...settings].sort();
    this.#size = players.size + settings.size;
    const place = new Map(this.players.map((id, n) => [id, n]));
    const offset = new Map(this.settings.map((id, n) => [id, players.size + n]));
    this.#first = Int32Array.from(matches, (one) => place.get(one.players[0]) ?? 0);
    this.#second = Int32Array.from(matches, (one) => place.get(one.players[1]) ?? 0);
    this.#offset = Int32Array.from(matches, ({ setting }) => offset.get(setting) ?? 0);
    this.#weight = weightsOf(matches);
    this.#score = Float64Array.from(matches, ({ score }) => score);
  }

  /** Results of each player and each setting. */
  counts(): Int32Array {
    const counts = new Int32Array(this.#size);
    for (const places of [this.#first, this.#second, this.#offset])
      for (const n of places) counts[n] = (counts[n] ?? 0) + 1;
    return counts;
  }

  /** The most likely strengths and offsets: Newton's method, each step solved by conjugate gradients. */
  fit(): Float64Array {
    let at = new Float64Array(this.#size);
    let worth = this.#posterior(at);
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const step = this.#solve(this.information(at), this.#slope(at));
      let next = at.map((value, n) => value + (step[n] ?? 0));
      // A step that leads too far is halved; near the top none is.
      let reached = this.#posterior(next);
      for (let halved = 0; reached < worth - TOLERANCE && halved < 30; halved += 1) {
        next = next.map((value, n) => (value + (at[n] ?? 0)) / 2);
        reached = this.#posterior(next);
      }
      [at, worth] = [next, reached];
      if (step.every((change) => Math.abs(change) < TOLERANCE)) break;
    }
    return at;
  }

  /** Variances of the offsets: exact, since there are few of them. */
  offsetVariances(information: Float64Array): readonly number[] {
    return this.settings.map((_, n) => {
      const unit = new Float64Array(this.#size);
      unit[this.players.length + n] = 1;
      return this.#solve(information, unit)[this.players.length + n] ?? 0;
    });
  }

  /**
   * Variances of the strengths. What a player's matches say is discounted by what their opponents' own
   * intervals leave open, and the offset's; to that comes what nobody in a pool of players can know from
   * matches among themselves: the strength of the pool. Within some percent of the exact ones, which would
   * take an inverse of all players.
   */
  playerVariances(
    information: Float64Array,
    pairs: readonly Pair[],
    offsets: readonly number[],
  ): readonly number[] {
    const count = this.players.length;
    let variances = new Float64Array(count).fill(1 / PLAYER_PRECISION);
    for (let round = 0; round < DISCOUNT_ROUNDS; round += 1) {
      const known = new Float64Array(count).fill(PLAYER_PRECISION);
      for (const [a, b, said] of pairs) {
        known[a] = (known[a] ?? 0) + said / (1 + said * (variances[b] ?? 0));
        known[b] = (known[b] ?? 0) + said / (1 + said * (variances[a] ?? 0));
      }
      variances = known.map((one) => 1 / one);
    }
    const pools = poolSizes(count, pairs);
    const leaning = this.#leaning(information);
    return Array.from(variances, (variance, n) => {
      let open = variance;
      for (const [o, offset] of offsets.entries())
        open += ((leaning[n * offsets.length + o] ?? 0) * variance) ** 2 * offset;
      const size = pools[n] ?? 1;
      return open * (1 - 1 / size) + 1 / (size * PLAYER_PRECISION);
    });
  }

  /**
   * By how much each offset is too near to nothing. The values that are most likely together are not the most
   * likely ones by themselves: strengths that nobody knows well take what belongs to the side. This is the
   * step that the results ask for once the intervals of the strengths are counted in; the offset's own
   * interval is widened by it.
   */
  pulls(at: Float64Array, information: Float64Array, players: readonly number[]): readonly number[] {
    const asked = new Float64Array(this.#size);
    for (let m = 0; m < this.#weight.length; m += 1) {
      const open = (players[this.#first[m] ?? 0] ?? 0) + (players[this.#second[m] ?? 0] ?? 0);
      const chance = this.#chance(at, m);
      const ahead = Math.log(chance / (1 - chance));
      const expected = 1 / (1 + Math.exp(-ahead / Math.sqrt(1 + (Math.PI / 8) * open)));
      this.#add(asked, m, (this.#weight[m] ?? 0) * (chance - expected));
    }
    const step = this.#solve(information, asked);
    return this.settings.map((_, n) => step[players.length + n] ?? 0);
  }

  /** What all matches of two players say about them. */
  pairs(information: Float64Array): readonly Pair[] {
    const count = this.players.length;
    const said = new Map<number, number>();
    for (let m = 0; m < information.length; m += 1) {
      const [a, b] = [this.#first[m] ?? 0, this.#second[m] ?? 0];
      const key = Math.min(a, b) * count + Math.max(a, b);
      said.set(key, (said.get(key) ?? 0) + (information[m] ?? 0));
    }
    return Array.from(said, ([key, all]) => [Math.floor(key / count), key % count, all]);
  }

  /** By how much each player's matches lean on each offset: nothing for whoever plays both sides alike. */
  #leaning(information: Float64Array): Float64Array {
    const [count, offsets] = [this.players.length, this.settings.length];
    const leaning = new Float64Array(count * offsets);
    for (let m = 0; m < information.length; m += 1) {
      const [a, b, o] = [this.#first[m] ?? 0, this.#second[m] ?? 0, (this.#offset[m] ?? 0) - count];
      leaning[a * offsets + o] = (leaning[a * offsets + o] ?? 0) + (information[m] ?? 0);
      leaning[b * offsets + o] = (leaning[b * offsets + o] ?? 0) - (information[m] ?? 0);
    }
    return leaning;
  }

  #chance(at: Float64Array, m: number): number {
    const [a, b, o] = [this.#first[m] ?? 0, this.#second[m] ?? 0, this.#offset[m] ?? 0];
    return 1 / (1 + Math.exp((at[b] ?? 0) - (at[a] ?? 0) - (at[o] ?? 0)));
  }

  #precision(n: number): number {
    return n < this.players.length ? PLAYER_PRECISION : OFFSET_PRECISION;
  }

  /** The logarithm of the posterior, but for a constant. */
  #posterior(at: Float64Array): number {
    let sum = 0;
    for (let n = 0; n < this.#size; n += 1) sum -= (this.#precision(n) * (at[n] ?? 0) ** 2) / 2;
    for (let m = 0; m < this.#weight.length; m += 1) {
      const [chance, score] = [this.#chance(at, m), this.#score[m] ?? 0];
      sum += (this.#weight[m] ?? 0) * (score * Math.log(chance) + (1 - score) * Math.log1p(-chance));
    }
    return sum;
  }

  #slope(at: Float64Array): Float64Array {
    const slope = at.map((value, n) => -this.#precision(n) * value);
    for (let m = 0; m < this.#weight.length; m += 1)
      this.#add(slope, m, (this.#weight[m] ?? 0) * ((this.#score[m] ?? 0) - this.#chance(at, m)));
    return slope;
  }

  /** What each match says about the difference that decides it. */
  information(at: Float64Array): Float64Array {
    return this.#weight.map((weight, m) => {
      const chance = this.#chance(at, m);
      return weight * chance * (1 - chance);
    });
  }

  /** Adds what a match says to the three that it is about. */
  #add(sums: Float64Array, m: number, value: number): void {
    const [a, b, o] = [this.#first[m] ?? 0, this.#second[m] ?? 0, this.#offset[m] ?? 0];
    sums[a] = (sums[a] ?? 0) + value;
    sums[b] = (sums[b] ?? 0) - value;
    sums[o] = (sums[o] ?? 0) + value;
  }

  /** Solves curvature times x = wanted. */
  #solve(information: Float64Array, wanted: Float64Array): Float64Array {
    const diagonal = wanted.map((_, n) => this.#precision(n));
    for (let m = 0; m < information.length; m += 1)
      for (const n of [this.#first[m] ?? 0, this.#second[m] ?? 0, this.#offset[m] ?? 0])
        diagonal[n] = (diagonal[n] ?? 0) + (information[m] ?? 0);
    const x = new Float64Array(this.#size);
    const rest = wanted.slice();
    let towards = rest.map((value, n) => value / (diagonal[n] ?? 1));
    const direction = towards.slice();
    let size = dot(rest, towards);
    const enough = size * TOLERANCE ** 2;
    for (let steps = 0; size > enough && steps < MOST_INNER_STEPS; steps += 1) {
      const turned = this.#curved(information, direction);
      const length = size / dot(direction, turned);
      for (let n = 0; n < this.#size; n += 1) {
        x[n] = (x[n] ?? 0) + length * (direction[n] ?? 0);
        rest[n] = (rest[n] ?? 0) - length * (turned[n] ?? 0);
      }
      towards = rest.map((value, n) => value / (diagonal[n] ?? 1));
      const next = dot(rest, towards);
      for (let n = 0; n < this.#size; n += 1)
        direction[n] = (towards[n] ?? 0) + (next / size) * (direction[n] ?? 0);
      size = next;
    }
    return x;
  }

  #curved(information: Float64Array, direction: Float64Array): Float64Array {
    const curved = direction.map((value, n) => this.#precision(n) * value);
    for (let m = 0; m < information.length; m += 1) {
      const [a, b, o] = [this.#first[m] ?? 0, this.#second[m] ?? 0, this.#offset[m] ?? 0];
      const along = (direction[a] ?? 0) - (direction[b] ?? 0) + (direction[o] ?? 0);
      this.#add(curved, m, (information[m] ?? 0) * along);
    }
    return curved;
  }
}

/** Two players, by their places, and what their matches say. */
type Pair = readonly [number, number, number];

/** For each player, how many are connected by matches. */
function poolSizes(count: number, pairs: readonly Pair[]): readonly number[] {
  const leads = Array.from({ length: count }, (_, n) => n);
  const leadOf = (n: number): number => {
    let at = n;
    for (let next = leads[at] ?? at; next !== at; next = leads[at] ?? at) {
      leads[at] = leads[next] ?? next;
      at = next;
    }
    return at;
  };
  for (const [a, b] of pairs) leads[Math.max(leadOf(a), leadOf(b))] = Math.min(leadOf(a), leadOf(b));
  const sizes = new Map<number, number>();
  for (let n = 0; n < count; n += 1) sizes.set(leadOf(n), (sizes.get(leadOf(n)) ?? 0) + 1);
  return leads.map((_, n) => sizes.get(leadOf(n)) ?? 1);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < a.length; n += 1) sum += (a[n] ?? 0) * (b[n] ?? 0);
  return sum;
}
