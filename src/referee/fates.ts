/**
 * What becomes of each unit: an order is played on a copy that its owner's view gives, once for every
 * combination of faces, through all that is forced, to the next safe point: docs/decisions/fates.md.
 */
import { sentences } from './forms/enumerate.js';
import { explanationOf } from './forms/explaining.js';
import type { Order } from './forms/form.js';
import { formFor } from './forms/same-word.js';
import { seededPick } from './forms/sample.js';
import type { Locale, Side, Viewer } from './game/basics.js';
import type { RollSpec } from './game/chance.js';
import type { Question } from './game/decision.js';
import type { Game, View } from './game/game.js';
import type { BaseState } from './game/play.js';
import type { SceneChange, SceneCounter } from './game/scene.js';
import { isSame, questionTo, situationOf } from './plan/trial.js';
import type { RunStop } from './run/ports.js';
import type { Tape } from './run/record.js';
import { Runner } from './run/runner.js';
import { BarrierSignal, ScriptError } from './run/signals.js';

/** Runs of one order at most: counted, not timed, so that it is the same everywhere. */
export const MOST_RUNS = 150;
/** Answers of a choice that is followed at most, and choices in a row. */
const MOST_ANSWERS = 12;
const DEPTH = 4;
/** Seeds of the situations that differ in what is hidden alone, for orders that turn something up. */
const TWINS = [1, 2, 3];

/**
 * Where an order is given, as its owner sees it: `view` now, and how it came about since the last safe point.
 */
export interface FateQuestion {
  readonly view: View;
  readonly kind: string;
  readonly about: Question['about'] | undefined;
  /** What the owner saw at the last safe point, and what was answered and rolled since. */
  readonly since: { readonly view: View; readonly tape: Tape };
}

/** An exact chance. */
export interface Fraction {
  readonly of: number;
  readonly in: number;
}

/** What can become of a unit: heaviest first. */
const WEIGHTS = [
  'eliminated',
  'away',
  'retreats',
  'harm',
  'open',
  'advances',
  'moves',
  'arrives',
  'recovers',
  'stays',
] as const;

/**
 * A part of what becomes of a unit. `word`: of a harm or of a unit that goes away the state's word, in the
 * reader's language. `open`: something follows that is not played.
 */
export interface FatePart {
  readonly what: (typeof WEIGHTS)[number];
  readonly word?: string;
}

/** One way in which it can end: eliminated; retreats, disordered. */
export type FateParts = readonly FatePart[];

/** What becomes of a unit with this chance. Several: the sides in `by` decide which, by what they answer. */
export interface FateShare {
  readonly fates: readonly FateParts[];
  readonly by: readonly Side[];
  /** Who chooses where it goes. */
  readonly where: readonly Side[];
  readonly chance: Fraction;
}

export interface UnitFate {
  readonly unit: string;
  /** Heaviest first. */
  readonly shares: readonly FateShare[];
}

/** Where it is not followed to the end: a side's choice, a draw, a question to both. */
export interface FateEnd {
  readonly what: 'choice' | 'both' | 'draw' | 'over';
  /** Who chooses, or who has won. */
  readonly side: Side | null;
  readonly kind: string;
  readonly chance: Fraction;
}

export type Fates =
  | {
      readonly at: 'told';
      readonly units: readonly UnitFate[];
      readonly ends: readonly FateEnd[];
      /** Whether dice are rolled at all. */
      readonly dice: boolean;
      readonly runs: number;
    }
  /** The other side acts before the die. */
  | { readonly at: 'first'; readonly side: Side; readonly kind: string; readonly runs: number }
  /** It cannot be said: too many runs, hidden facts decide, or the question cannot be put from the view. */
  | { readonly at: 'table'; readonly why: 'runs' | 'hidden' | 'question'; readonly runs: number };

/** What becomes of each unit if `order` answers the question. */
export function fates<S extends BaseState>(
  game: Game<S>,
  asked: FateQuestion,
  order: Order,
  locale: Locale,
): Fates {
  const base = JSON.stringify(situationOf(game, asked.since.view));
  const { counters } = game.picture.scene(asked.view, locale, []);
  const given = { game, asked, order, locale, counters };
  const told = fatesFrom(given, base);
  if (told.at !== 'told' || !told.turned) return plain(told);
  return sameForTwins(given, base, told) ? plain(told) : { at: 'table', why: 'hidden', runs: told.runs };
}

interface Given<S extends BaseState> {
  readonly game: Game<S>;
  readonly asked: FateQuestion;
  readonly order: Order;
  readonly locale: Locale;
  /** What stood on the map before. */
  readonly counters: readonly SceneCounter[];
}

/** `turned`: on some run something was turned up. */
type Found = Fates & { readonly turned?: boolean };

function plain({ turned: _, ...found }: Found): Fates {
  return found;
}

/** What is turned up decides where a position that its owner cannot tell from this one goes otherwise. */
function sameForTwins<S extends BaseState>(given: Given<S>, base: string, told: Found): boolean {
  const { game, asked } = given;
  return TWINS.every((seed) => {
    const twin = game.position.twin?.(JSON.parse(base) as S, asked.view.viewer, seededPick(seed));
    if (twin === undefined) return true;
    return JSON.stringify(plain(fatesFrom(given, JSON.stringify(twin)))) === JSON.stringify(plain(told));
  });
}

function fatesFrom<S extends BaseState>(given: Given<S>, base: string): Found {
  for (const follows of [true, false]) {
    const found = new Exploration(given, base, follows).found();
    if (found !== undefined) return found;
  }
  return { at: 'table', why: 'runs', runs: MOST_RUNS };
}

// The tree of what can happen. Each leaf is one run from the beginning, told by the branches that lead to it.

type Branch =
  | { readonly at: 'roll'; readonly faces: number; readonly key: string; readonly next: Node[] }
  | { readonly at: 'choice'; readonly side: Side; readonly answers: readonly Order[]; readonly next: Node[] };

interface Leaf {
  readonly at: 'leaf';
  readonly fates: ReadonlyMap<string, Placed>;
  readonly end?: Omit<FateEnd, 'chance'>;
}

/** Rolled again because of a tie: it leads back to the roll with this key. */
interface Again {
  readonly at: 'again';
}

type Node = Branch | Leaf | Again;

/** What became of a unit, and where it went. */
interface Placed {
  readonly fate: FateParts;
  readonly to: string;
}

/** Thrown out of a run: what ends the exploration as a whole. */
class Over {
  constructor(readonly found: Found) {}
}

class Exploration<S extends BaseState> {
  readonly #given: Given<S>;
  readonly #base: string;
  readonly #follows: boolean;
  /** The branches of the run in hand, and which way it goes at each. */
  #path: { readonly branch: Branch; way: number }[] = [];
  #root: Node | undefined;
  #runs = 0;
  #turned = false;
  #dice = false;
  /** Rolls that something leads back to. */
  readonly #backTo = new Set<Branch>();

  constructor(given: Given<S>, base: string, follows: boolean) {
    this.#given = given;
    this.#base = base;
    this.#follows = follows;
  }

  /** Undefined: it takes more runs than it may. */
  found(): Found | undefined {
    try {
      do {
        if (this.#runs === MOST_RUNS) return undefined;
        this.#runs += 1;
        this.#hang(this.#run());
      } while (this.#forward());
    } catch (thrown) {
      if (thrown instanceof Over) return thrown.found;
      // A view may not hold the middle of a step.
      if (thrown instanceof ScriptError) return this.#table('question');
      throw thrown;
    }
    return this.#told();
  }

  #table(why: 'hidden' | 'question'): Found {
    return { at: 'table', why, runs: this.#runs };
  }

  #hang(node: Node): void {
    const last = this.#path.at(-1);
    if (last === undefined) this.#root ??= node;
    else last.branch.next[last.way] = node;
  }

  /** To the next run; false: all are done. */
  #forward(): boolean {
    for (let last = this.#path.at(-1); last !== undefined; last = this.#path.at(-1)) {
      const ways = last.branch.at === 'roll' ? last.branch.faces : last.branch.answers.length;
      if (last.way + 1 < ways) {
        last.way += 1;
        return true;
      }
      this.#path.pop();
    }
    return false;
  }

  #branch(branch: Branch): void {
    this.#hang(branch);
    this.#path.push({ branch, way: 0 });
  }

  #run(): Leaf | Again {
    return new FateRun(this.#given, this.#base, {
      follows: this.#follows,
      isFirst: this.#runs === 1,
      roll: (depth, spec, key) => this.#roll(depth, spec, key),
      choose: (depth, side, answers) => this.#choose(depth, side, answers),
      table: (why) => new Over(this.#table(why)),
      first: (side, kind) => new Over({ at: 'first', side, kind, runs: this.#runs }),
      turned: () => {
        this.#turned = true;
      },
      back: (key) => {
        const to = this.#path.find(({ branch }) => branch.at === 'roll' && branch.key === key);
        if (to !== undefined) this.#backTo.add(to.branch);
      },
    }).end();
  }

  #roll(depth: number, { dice }: RollSpec, key: string): readonly number[] {
    const faces = dice.reduce((all, sides) => all * sides, 1);
    this.#dice = true;
    if (depth === this.#path.length) this.#branch({ at: 'roll', faces, key, next: [] });
    let way = this.#path[depth]?.way ?? 0;
    return dice.map((sides) => {
      const face = 1 + (way % sides);
      way = Math.floor(way / sides);
      return face;
    });
  }

  #choose(depth: number, side: Side, answers: readonly Order[]): Order {
    if (depth === this.#path.length) this.#branch({ at: 'choice', side, answers, next: [] });
    const answer = answers[this.#path[depth]?.way ?? 0];
    if (answer === undefined) throw new Over(this.#table('question'));
    return answer;
  }

  #told(): Found {
    const root = this.#root;
    const units = new Set<string>();
    const visit = (node: Node | undefined): void => {
      if (node?.at === 'leaf') for (const unit of node.fates.keys()) units.add(unit);
      else if (node !== undefined && node.at !== 'again') node.next.forEach(visit);
    };
    visit(root);
    const sum = new Reckoning(this.#backTo);
    const told = [...units].map(
      (unit): UnitFate => ({
        unit,
        shares: sum.over(root, (leaf) => leaf.fates.get(unit) ?? { fate: restOf(leaf), to: '' }),
      }),
    );
    const ends = sum
      .over(root, ({ end }) => ({ fate: [{ what: 'stays', word: JSON.stringify(end ?? null) }], to: '' }))
      .flatMap(({ fates: all, chance }) => all.flatMap((fate) => endOf(fate, chance)));
    return {
      at: 'told',
      units: told.sort((a, b) => heaviness(a) - heaviness(b) || (a.unit < b.unit ? -1 : 1)),
      ends,
      dice: this.#dice,
      runs: this.#runs,
      turned: this.#turned,
    };
  }
}

function restOf({ end }: Leaf): FateParts {
  return end === undefined || end.what === 'over' ? STAYS : OPEN;
}

const STAYS: FateParts = [{ what: 'stays' }];
const OPEN: FateParts = [{ what: 'open' }];

function endOf([part]: FateParts, chance: Fraction): FateEnd[] {
  const end = JSON.parse(part?.word ?? 'null') as Omit<FateEnd, 'chance'> | null;
  return end === null ? [] : [{ ...end, chance }];
}

// One run.

interface Crossings {
  readonly follows: boolean;
  /** Whether it is the first run: what holds for one holds for all. */
  readonly isFirst: boolean;
  /** The faces at this branch of the run. */
  roll(depth: number, spec: RollSpec, key: string): readonly number[];
  choose(depth: number, side: Side, answers: readonly Order[]): Order;
  table(why: 'hidden' | 'question'): Over;
  first(side: Side, kind: string): Over;
  turned(): void;
  /** It leads back to the roll with this key. */
  back(key: string): void;
}

class FateRun<S extends BaseState> {
  readonly #given: Given<S>;
  readonly #ways: Crossings;
  readonly #state: S;
  readonly #runner: Runner<S>;
  /** Branches and choices passed so far. */
  #depth = 0;
  #choices = 0;
  #rolled = false;
  #isGiven = false;
  #isSafe = false;
  #again: string | undefined;
  /** Whether the order itself names a way. */
  #marches = false;
  #drew = false;
  /** Set by what ends everything: a script may not swallow it. */
  #over: Over | undefined;
  /** Who was to act before a die. */
  #acted: { readonly side: Side; readonly kind: string } | undefined;

  constructor(given: Given<S>, base: string, ways: Crossings) {
    this.#given = given;
    this.#ways = ways;
    this.#state = JSON.parse(base) as S;
    this.#runner = new Runner(
      given.game,
      this.#state,
      {
        chance: {
          roll: (spec) => ({ faces: this.#faces(spec), proof: null }),
          draw: () => {
            this.#drew = true;
            throw new BarrierSignal('draw');
          },
        },
        observer: {
          safePoint: () => {
            if (!this.#isGiven) return;
            this.#isSafe = true;
            throw new BarrierSignal('phase');
          },
          revealed: () => {
            if (this.#isGiven) ways.turned();
          },
        },
      },
      given.asked.since.tape,
    );
  }

  /** Plays to where it ends. @throws Over */
  end(): Leaf | Again {
    const { asked, order } = this.#given;
    this.#begin();
    this.#isGiven = true;
    let stop = this.#give(asked.view.viewer, order);
    if (stop.at === 'refused') throw this.#ways.table('question');
    for (;;) {
      if (this.#over !== undefined) throw this.#over;
      if (stop.at === 'barrier') return this.#atBarrier();
      if (stop.at === 'ended') {
        const { winner, key } = stop.result;
        return this.#leaf({ what: 'over', side: winner, kind: key });
      }
      if (stop.at !== 'asked') throw this.#ways.table('question');
      const [first, second] = stop.questions;
      if (first === undefined || second !== undefined)
        return this.#leaf({ what: 'both', side: null, kind: first?.kind ?? '' });
      const answer = this.#answerTo(first, asked.view.viewer);
      if (answer === undefined) return this.#leaf({ what: 'choice', side: first.side, kind: first.kind });
      stop = this.#give(first.side, answer);
    }
  }

  #give(side: Side, order: Order): RunStop {
    return this.#runner.give({ side, order });
  }

  /** To the question that is to be answered. */
  #begin(): void {
    const { game, asked, order } = this.#given;
    const side = asked.view.viewer;
    const question = questionTo(this.#runner.go(), side);
    const form = question && formFor(question.forms, game.rules.universe, order.do, order);
    this.#marches = form?.fields.some(({ type }) => type === 'path') === true;
    if (!this.#ways.isFirst) return;
    const isThere =
      question !== undefined &&
      isSame(question, asked) &&
      JSON.stringify(game.position.view(this.#state, side)) === JSON.stringify(asked.view);
    if (!isThere) throw this.#ways.table('question');
    if (explanationOf(question, game.rules.universe, order)?.unsure === true)
      throw this.#ways.table('hidden');
  }

  #atBarrier(): Leaf | Again {
    if (this.#again !== undefined) {
      this.#ways.back(this.#again);
      return { at: 'again' };
    }
    if (this.#drew) return this.#leaf({ what: 'draw', side: null, kind: '' });
    if (this.#isSafe) return this.#leaf();
    throw this.#ways.table('question');
  }

  #faces(spec: RollSpec): readonly number[] {
    // What comes before the question was rolled long ago.
    if (!this.#isGiven) throw new BarrierSignal('roll');
    if (this.#acted !== undefined && !this.#rolled) {
      this.#over = this.#ways.first(this.#acted.side, this.#acted.kind);
      throw new BarrierSignal('roll');
    }
    const key = `${spec.purpose} ${JSON.stringify(this.#state)}`;
    if (spec.again === true) {
      this.#again = key;
      throw new BarrierSignal('roll');
    }
    this.#rolled = true;
    const faces = this.#ways.roll(this.#depth, spec, key);
    this.#depth += 1;
    return faces;
  }

  /** The answer of this run to a question; undefined: it is not followed. */
  #answerTo(question: Question, owner: Side): Order | undefined {
    const isOthers = question.side !== owner;
    if (isOthers && !this.#rolled) this.#acted ??= question;
    // What the other side can answer to a window is its secret.
    if (isOthers && !question.public) {
      if (!this.#rolled) throw this.#ways.first(question.side, question.kind);
      return undefined;
    }
    const answers = answersOf(question);
    const [only] = answers;
    if (answers.length === 1) return only;
    const isFollowed = this.#ways.follows && answers.length <= MOST_ANSWERS && this.#choices < DEPTH;
    if (only === undefined || !isFollowed) return undefined;
    this.#choices += 1;
    const answer = this.#ways.choose(this.#depth, question.side, answers);
    this.#depth += 1;
    return answer;
  }

  #leaf(end?: Leaf['end']): Leaf {
    const { game, asked, locale, counters } = this.#given;
    const after = game.position.view(this.#state, asked.view.viewer);
    const isOpen = end !== undefined && end.what !== 'over';
    const changes = game.picture.changes(asked.view, after, locale);
    const found = fatesIn(counters, changes, isOpen, this.#marches ? asked.view.viewer : undefined);
    return { at: 'leaf', fates: found, ...(end === undefined ? {} : { end }) };
  }
}

/** One more than are followed at most. */
function answersOf(question: Question): readonly Order[] {
  const answers: Order[] = [];
  for (const answer of sentences(question)) {
    answers.push(answer);
    if (answers.length > MOST_ANSWERS) break;
  }
  return answers;
}

/** What the changes say of each unit. `isOpen`: more may become of it; `marching`: whose units go by order. */
function fatesIn(
  counters: readonly SceneCounter[],
  changes: readonly SceneChange[],
  isOpen: boolean,
  marching: Viewer | undefined,
): ReadonlyMap<string, Placed> {
  const found = new Map<string, { readonly parts: FatePart[]; to: string }>();
  for (const change of changes) {
    const unit = 'counter' in change ? change.counter : undefined;
    const part = unit === undefined ? undefined : partOf(change, counters, unit, marching);
    if (unit === undefined || part === undefined) continue;
    const one = found.get(unit) ?? { parts: [], to: '' };
    found.set(unit, one);
    one.parts.push(part);
    if (change.style === 'move') one.to = change.to;
  }
  return new Map(
    [...found].map(([unit, { parts, to }]) => {
      const gone = parts.find(({ what }) => what === 'eliminated' || what === 'away');
      const fate = gone === undefined ? [...parts, ...(isOpen ? OPEN : [])] : [gone];
      return [unit, { fate: fate.sort((a, b) => rank(a) - rank(b)), to }] as const;
    }),
  );
}

function partOf(
  change: SceneChange,
  counters: readonly SceneCounter[],
  unit: string,
  marching: Viewer | undefined,
): FatePart | undefined {
  if (change.style === 'loss')
    return change.word === undefined ? { what: 'eliminated' } : { what: 'away', word: change.word };
  if (change.style === 'harm') return { what: 'harm', word: change.word };
  if (change.style === 'move') {
    const side = counters.find(({ id }) => id === unit)?.side;
    if (marching !== undefined && side === marching) return { what: 'moves' };
    const wasHeld = counters.some(({ place, side: holder }) => place === change.to && holder !== side);
    return { what: wasHeld ? 'advances' : 'retreats' };
  }
  if (change.style === 'arrival') return { what: 'arrives' };
  return change.style === 'recovery' ? { what: 'recovers' } : undefined;
}

function rank({ what }: FatePart): number {
  return WEIGHTS.indexOf(what);
}

function rankOf(fate: FateParts): number {
  return Math.min(...fate.map(rank));
}

/** The heavier, the less: by what is worst for it, then by how likely that is. */
function heaviness({ shares: [worst] }: UnitFate): number {
  if (worst === undefined) return WEIGHTS.length;
  return Math.min(...worst.fates.map(rankOf)) + 1 - worst.chance.of / worst.chance.in / 2;
}

// Chances.

/** What can become of a unit in a part of the tree; the chances of all add up to what is not left out. */
type Spread = ReadonlyMap<string, Part>;

interface Part extends FateShare {
  /** Where it goes. */
  readonly to: ReadonlySet<string>;
}

class Reckoning {
  readonly #backTo: ReadonlySet<Branch>;

  constructor(backTo: ReadonlySet<Branch>) {
    this.#backTo = backTo;
  }

  /** The shares of one unit: `of` says what becomes of it on a leaf. */
  over(root: Node | undefined, of: (leaf: Leaf) => Placed): FateShare[] {
    const spread = root === undefined ? new Map<string, Part>() : this.#spread(root, of);
    return [...spread.values()]
      .map(({ fates: all, by, where, chance }) => ({ fates: all, by, where, chance }))
      .sort(
        (a, b) =>
          Math.min(...a.fates.map(rankOf)) - Math.min(...b.fates.map(rankOf)) ||
          b.chance.of / b.chance.in - a.chance.of / a.chance.in,
      );
  }

  #spread(node: Node, of: (leaf: Leaf) => Placed): Spread {
    if (node.at === 'again') return new Map();
    if (node.at === 'leaf') {
      const { fate, to } = of(node);
      return new Map([
        [keyOf([fate], []), { fates: [fate], by: [], where: [], to: new Set([to]), chance: ONE }],
      ]);
    }
    const spreads = node.next.map((next) => this.#spread(next, of));
    const found = node.at === 'roll' ? rolled(spreads, node.faces) : chosen(spreads.map(whole), node.side);
    return this.#backTo.has(node) ? whole(found) : found;
  }
}

function keyOf(all: readonly FateParts[], by: readonly Side[]): string {
  return JSON.stringify([all, by]);
}

function rolled(spreads: readonly Spread[], faces: number): Spread {
  const sum = new Map<string, Part>();
  for (const spread of spreads)
    for (const [key, part] of spread) {
      const chance = { of: part.chance.of, in: part.chance.in * faces };
      const known = sum.get(key);
      sum.set(key, {
        ...part,
        where: united(known?.where, part.where),
        to: new Set([...(known?.to ?? []), ...part.to]),
        chance: known === undefined ? reduced(chance) : plus(known.chance, chance),
      });
    }
  return sum;
}

/** The same whichever answer is given, or what the side decides by it. */
function chosen(spreads: readonly Spread[], side: Side): Spread {
  const [first, ...others] = spreads;
  if (first === undefined) return new Map();
  const isSameIn = (other: Spread) =>
    other.size === first.size &&
    [...first].every(([key, { chance }]) => {
      const there = other.get(key)?.chance;
      return there !== undefined && there.of === chance.of && there.in === chance.in;
    });
  if (others.every(isSameIn))
    return new Map(
      [...first].map(([key, part]) => {
        const all = spreads.map((spread) => spread.get(key));
        const to = new Set(all.flatMap((one) => [...(one?.to ?? [])]));
        const isElsewhere = all.some((one) => one !== undefined && !setsAgree(one.to, part.to));
        const where = all.reduce<readonly Side[]>((sides, one) => united(sides, one?.where), []);
        return [key, { ...part, to, where: isElsewhere ? united(where, [side]) : where }] as const;
      }),
    );
  const parts = spreads.flatMap((spread) => [...spread.values()]);
  const byKey = new Map(parts.flatMap((part) => part.fates).map((fate) => [JSON.stringify(fate), fate]));
  const all = [...byKey.values()].sort(
    (a, b) => rankOf(a) - rankOf(b) || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1),
  );
  const by = parts.reduce<readonly Side[]>((sides, part) => united(sides, part.by), [side]);
  return new Map([[keyOf(all, by), { fates: all, by, where: [], to: new Set(), chance: ONE }]]);
}

function setsAgree(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}

function united(some: readonly Side[] = [], more: readonly Side[] = []): readonly Side[] {
  return [...new Set([...some, ...more])].sort();
}

/** What a tie leaves out is shared among the rest. */
function whole(spread: Spread): Spread {
  const total = [...spread.values()].reduce<Fraction>((sum, { chance }) => plus(sum, chance), NONE);
  if (total.of === 0 || total.of === total.in) return spread;
  return new Map(
    [...spread].map(([key, part]) => {
      const chance = reduced({ of: part.chance.of * total.in, in: part.chance.in * total.of });
      return [key, { ...part, chance }] as const;
    }),
  );
}

const ONE: Fraction = { of: 1, in: 1 };
const NONE: Fraction = { of: 0, in: 1 };

function plus(a: Fraction, b: Fraction): Fraction {
  return reduced({ of: a.of * b.in + b.of * a.in, in: a.in * b.in });
}

function reduced({ of, in: all }: Fraction): Fraction {
  const common = divisor(of, all);
  return { of: of / common, in: all / common };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
