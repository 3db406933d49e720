/** Orders of whole matches, what is foretold of them, and what becomes of each unit on the true state. */
import { bestOrder } from '../../../src/practice/choose.js';
import {
  type BaseState,
  type FateQuestion,
  type Fates,
  fates,
  type Game,
  initialOptions,
  type Order,
  type Question,
  type SceneChange,
  Session,
  type Side,
  sampleOrder,
  sentences,
  type Tape,
  type View,
} from '../../../src/referee/index.js';
import { picker, seededChance } from '../../referee/support.js';

/** The true state at the last safe point, and what was answered, rolled and drawn since. */
interface Course {
  readonly base: string;
  readonly answers: readonly { readonly side: Side; readonly order: Order }[];
  readonly rolls: readonly (readonly number[])[];
  readonly draws: readonly (readonly string[])[];
  /** The same as each side saw it, with answers that were forced. */
  readonly seen: { readonly [side: Side]: Tape };
}

/** An order, and what is foretold of it. */
export interface Fight {
  readonly game: Game;
  readonly question: Question;
  readonly order: Order;
  readonly asked: FateQuestion;
  readonly told: Fates;
  readonly course: Course;
}

const LONGEST = 3_000;

function courseFrom(game: Game, state: BaseState): Course {
  const tape: Tape = { answers: [], rolls: [], draws: [] };
  return {
    base: JSON.stringify(state),
    answers: [],
    rolls: [],
    draws: [],
    seen: Object.fromEntries(game.sides.map((side) => [side, tape])),
  };
}

/**
 * The orders of a match at random: of each question the one that the practice opponent likes best and one by
 * lot; two in three it goes on with the former.
 */
export function* ordersOf(game: Game, seed: number): Generator<Fight> {
  const pick = picker(seed);
  const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? '';
  const start = game.rules.start({ scenario, options: initialOptions(game, scenario) });
  let course = courseFrom(game, start);
  const session = new Session(game, start, {
    chance: noting(seededChance(seed)),
    observer: {
      safePoint: (state) => {
        course = courseFrom(game, state);
      },
      answered: (answers, state) => {
        see((tape, viewer) => {
          const seen = answers.map((answer) => {
            const { side, order } = answer;
            return {
              ...answer,
              order: order === null ? null : game.position.seen(state, side, order, viewer),
            };
          });
          return { ...tape, answers: [...tape.answers, ...seen] };
        });
      },
      rolled: ({ faces }) => see((tape) => ({ ...tape, rolls: [...tape.rolls, { faces }] })),
    },
  });

  function see(more: (tape: Tape, viewer: Side) => Tape): void {
    const seen = Object.entries(course.seen).map(([side, tape]) => [side, more(tape, side)] as const);
    course = { ...course, seen: Object.fromEntries(seen) };
  }
  function noting(chance: ReturnType<typeof seededChance>): typeof chance {
    return {
      roll: (spec) => {
        const rolled = chance.roll(spec);
        course = { ...course, rolls: [...course.rolls, rolled.faces] };
        return rolled;
      },
      draw: (spec) => {
        const drawn = chance.draw(spec);
        course = { ...course, draws: [...course.draws, drawn.ids] };
        return drawn;
      },
    };
  }

  for (let given = 0; given < LONGEST && session.stop.at === 'asked'; given++) {
    const [question] = session.questions;
    if (question === undefined) return;
    const { side, kind, about } = question;
    const view = game.position.view(session.state, side);
    const [liked, lot] = [bestOrder(game, view, question, pick), sampleOrder(question, pick)];
    const base = game.position.view(JSON.parse(course.base) as BaseState, side);
    const tape = course.seen[side];
    for (const order of [liked, lot]) {
      if (order === undefined || tape === undefined) continue;
      const asked = { view, kind, about, since: { view: base, tape } };
      yield { game, question, order, asked, told: fates(game, asked, order, 'en'), course };
    }
    const order = pick(3) === 0 ? lot : liked;
    if (order === undefined) return;
    course = { ...course, answers: [...course.answers, { side, order }] };
    const refusal = session.give(side, order);
    if (refusal !== undefined) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(refusal)}`);
  }
}

/** What can become of each unit, in words, with its chance. */
export type Chances = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What the box says. Which way a unit goes it tells apart, the truth below does not. */
export function boxOf(told: Fates): Chances {
  if (told.at !== 'told') throw new Error(`nothing is told: ${told.at}`);
  return new Map(
    told.units.map(({ unit, shares }) => {
      const sum = new Map<string, number>();
      for (const { fates: all, chance } of shares) {
        const words = all.map((parts) => joined(parts.map(({ what, word }) => word ?? MOVED[what] ?? what)));
        const key = [...new Set(words)].sort().join('|');
        sum.set(key, (sum.get(key) ?? 0) + chance.of / chance.in);
      }
      return [unit, sum] as const;
    }),
  );
}

const MOVED: { readonly [what: string]: string } = { advances: 'moved', retreats: 'moved', moves: 'moved' };

function joined(parts: readonly string[]): string {
  return [...parts].sort().join('+');
}

// The truth: the order on the true state, with every face and every answer. It knows nothing of how the box
// comes to be: each branch of the tree is played from the beginning again.

const MOST_ANSWERS = 12;
const DEPTH = 4;

type Played =
  | { readonly at: 'roll'; readonly ways: number }
  | { readonly at: 'choice'; readonly ways: number }
  /** A tie: what follows is as before it. */
  | { readonly at: 'again' }
  | { readonly at: 'end'; readonly after: View; readonly isOpen: boolean };

type End = Extract<Played, { at: 'end' }>;
type Tree =
  | { readonly at: 'roll' | 'choice'; readonly next: readonly Tree[] }
  | { readonly at: 'again' }
  | End;

/** Plays the order with these branches on a copy of the true state. */
function play({ game, question, order, course }: Fight, ways: readonly number[], follows: boolean): Played {
  const [rolls, draws] = [[...course.rolls], [...course.draws]];
  let [depth, choices, isGiven] = [0, 0, false];
  let safe: string | undefined;
  let drew = false;
  /** Where chance ends the run: a die without a face, a tie, a draw. */
  let ends: Played | undefined;
  const stop = (played: Played): never => {
    ends = played;
    throw new Error('the run ends here');
  };
  const session = new Session(game, JSON.parse(course.base) as BaseState, {
    chance: {
      roll: ({ dice, again }) => {
        if (!isGiven) return { faces: rolls.shift() ?? [], proof: null };
        // What comes behind the safe point is another matter.
        if (safe !== undefined) return { faces: dice.map(() => 1), proof: null };
        const all = dice.reduce((n, faces) => n * faces, 1);
        if (again === true) return stop({ at: 'again' });
        if (depth === ways.length) return stop({ at: 'roll', ways: all });
        let way = ways[depth++] ?? 0;
        const faces = dice.map((sides) => {
          const face = 1 + (way % sides);
          way = Math.floor(way / sides);
          return face;
        });
        return { faces, proof: null };
      },
      draw: ({ from, take }) => {
        if (!isGiven) return { ids: draws.shift() ?? [], proof: null };
        if (safe !== undefined) return { ids: from.slice(0, take), proof: null };
        drew = true;
        throw new Error('a card is drawn');
      },
    },
    observer: {
      safePoint: (state) => {
        if (isGiven) safe ??= JSON.stringify(state);
      },
    },
  });
  for (const { side, order: earlier } of course.answers) give(session, side, earlier);
  const owner = question.side;
  const end = (state: BaseState, isOpen: boolean): Played => {
    return { at: 'end', after: game.position.view(state, owner), isOpen };
  };
  isGiven = true;
  try {
    give(session, owner, order);
    for (;;) {
      if (safe !== undefined) return end(JSON.parse(safe) as BaseState, false);
      if (session.stop.at !== 'asked') return end(session.state, false);
      const [first, second] = session.stop.questions;
      if (first === undefined || second !== undefined) return end(session.state, true);
      if (first.side !== owner && !first.public) return end(session.state, true);
      const answers = firstOf(first, MOST_ANSWERS + 1);
      const isFollowed =
        answers.length === 1 || (follows && answers.length <= MOST_ANSWERS && choices < DEPTH);
      if (!isFollowed) return end(session.state, true);
      if (answers.length > 1) choices += 1;
      if (answers.length > 1 && depth === ways.length) return { at: 'choice', ways: answers.length };
      const answer = answers[answers.length === 1 ? 0 : (ways[depth++] ?? 0)];
      if (answer === undefined) throw new Error('no answer');
      give(session, first.side, answer);
    }
  } catch (error) {
    if (drew) return end(session.state, true);
    if (ends === undefined) throw error;
    return ends;
  }
}

function give(session: Session, side: Side, order: Order): void {
  const refusal = session.give(side, order);
  if (refusal !== undefined) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(refusal)}`);
}

function firstOf(question: Question, most: number): readonly Order[] {
  const answers: Order[] = [];
  for (const answer of sentences(question)) {
    answers.push(answer);
    if (answers.length === most) break;
  }
  return answers;
}

/** Undefined: it has more ends than it may. */
function treeOf(fight: Fight, follows: boolean, most: number): Tree | undefined {
  let runs = 0;
  const grow = (ways: readonly number[]): Tree | undefined => {
    const played = play(fight, ways, follows);
    if (played.at === 'end' || played.at === 'again') {
      runs += 1;
      return runs > most ? undefined : played;
    }
    const next: Tree[] = [];
    for (let way = 0; way < played.ways; way++) {
      const tree = grow([...ways, way]);
      if (tree === undefined) return undefined;
      next.push(tree);
    }
    return { at: played.at, next };
  };
  return grow([]);
}

function endsOf(tree: Tree): readonly End[] {
  if (tree.at === 'again') return [];
  return tree.at === 'end' ? [tree] : tree.next.flatMap(endsOf);
}

/** How often the order is played to the end. */
function runsOf(tree: Tree): number {
  return tree.at === 'roll' || tree.at === 'choice'
    ? tree.next.reduce((sum, next) => sum + runsOf(next), 0)
    : 1;
}

/** What becomes of each unit on the true state in at most so many runs, else without following choices. */
export function truthOf(fight: Fight, most: number): { readonly chances: Chances; readonly runs: number } {
  const { game } = fight;
  const before = fight.asked.view;
  const tree = treeOf(fight, true, most) ?? treeOf(fight, false, most);
  if (tree === undefined) throw new Error(`more than ${most} runs`);
  const fate = new Map(endsOf(tree).map((end) => [end, fatesAt(game, before, end)]));
  const units = new Set([...fate.values()].flatMap((found) => [...found.keys()]));
  const of = (unit: string) => (end: End) => fate.get(end)?.get(unit) ?? (end.isOpen ? 'open' : 'stays');
  const chances = new Map([...units].map((unit) => [unit, shared(spreadOf(tree, of(unit)))]));
  return { chances, runs: runsOf(tree) };
}

/** What ties have left out is shared among the rest. */
function shared(spread: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const total = [...spread.values()].reduce((sum, chance) => sum + chance, 0);
  return new Map([...spread].map(([word, chance]) => [word, chance / total]));
}

function fatesAt(game: Game, before: View, { after, isOpen }: End): ReadonlyMap<string, string> {
  const found = new Map<string, readonly string[]>();
  const changes = game.picture.changes(before, after, 'en');
  const gone = new Set(changes.flatMap((one) => (one.style === 'loss' ? [one.counter] : [])));
  for (const change of changes) {
    const unit = 'counter' in change ? change.counter : undefined;
    if (unit === undefined || (gone.has(unit) && change.style !== 'loss')) continue;
    const word = wordOf(change);
    found.set(unit, [...(found.get(unit) ?? []), word]);
  }
  return new Map(
    [...found].map(([unit, words]) => [unit, joined(isOpen && !gone.has(unit) ? [...words, 'open'] : words)]),
  );
}

function wordOf(change: SceneChange): string {
  if (change.style === 'loss') return change.word ?? 'eliminated';
  if (change.style === 'harm') return change.word;
  if (change.style === 'move') return 'moved';
  return change.style === 'arrival' ? 'arrives' : 'recovers';
}

function spreadOf(tree: Tree, of: (end: End) => string): ReadonlyMap<string, number> {
  if (tree.at === 'end') return new Map([[of(tree), 1]]);
  if (tree.at === 'again') return new Map();
  const nexts = tree.next.map((next) => spreadOf(next, of));
  const spreads = tree.at === 'roll' ? nexts : nexts.map(shared);
  const sum = new Map<string, number>();
  if (tree.at === 'roll') {
    for (const spread of spreads)
      for (const [word, chance] of spread) sum.set(word, (sum.get(word) ?? 0) + chance / spreads.length);
    return sum;
  }
  const [first, ...others] = spreads;
  if (first === undefined) return sum;
  const isSame = (other: ReadonlyMap<string, number>) =>
    other.size === first.size && [...first].every(([word, chance]) => near(other.get(word) ?? 0, chance));
  if (others.every(isSame)) return first;
  const words = spreads.flatMap((spread) => [...spread.keys()]).flatMap((word) => word.split('|'));
  return new Map([[[...new Set(words)].sort().join('|'), 1]]);
}

/** Sixths of sixths: what is left of adding them up is smaller than any of them. */
function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-9;
}

/** How two accounts differ; undefined where they agree. */
export function difference(box: Chances, truth: Chances): string | undefined {
  const units = new Set([...box.keys(), ...truth.keys()]);
  for (const unit of units) {
    const [said, is] = [box.get(unit), truth.get(unit)];
    const words = new Set([...(said?.keys() ?? []), ...(is?.keys() ?? [])]);
    for (const word of words)
      if (!near(said?.get(word) ?? 0, is?.get(word) ?? 0))
        return `${unit} ${word}: ${said?.get(word) ?? 0} in the box, ${is?.get(word) ?? 0} in truth`;
  }
  return undefined;
}
