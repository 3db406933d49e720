/**
 * Plans of the practice opponent: it drafts ahead as a person does on the plan page, by the game's own
 * evaluation, and leaves the lists that the game has for what cannot be drafted yet.
 */
import {
  type Game,
  type Picker,
  type Plan,
  type PlanLine,
  type Planning,
  planPlaceOf,
  type Question,
  type SketchedLine,
  Sketching,
  type View,
} from '../referee/index.js';
import { bestOrder } from './choose.js';

/** Orders that are drafted at most. */
const MOST_ORDERS = 300;

/** Drafts with a pause before each order: whoever plays beside other work goes on when he likes. */
type Drafting<T> = Generator<undefined, T, undefined>;

/**
 * A plan that answers `question` and what its owner will be asked next, its lines numbered from `first` on;
 * undefined: nothing is planned here.
 */
export function* planningAhead(
  game: Game,
  view: View,
  question: Question,
  pick: Picker,
  first = 1,
  mayGoOn: () => boolean = () => true,
): Drafting<Plan | undefined> {
  const planning = game.opponent.planning?.(view, question);
  if (planning === undefined) return undefined;
  const drafted = yield* draftAhead(game, view, question, planning, pick, mayGoOn);
  const lines = [...drafted.map((line) => asLine(line, planning)), ...planning.lines];
  // Where the queue was full, more may be worth doing behind it.
  const isFull = (of: string) =>
    drafted.filter(({ kind }) => kind === of).length >= (planning.drafts[of] ?? 1);
  return {
    lines: lines.map((line, i) => ({ no: first + i, ...line })),
    rests: planning.rests.filter(({ kind }) => !isFull(kind)),
    unasked: true,
  };
}

/** The same at once. */
export function planAhead(
  ...[game, view, question, pick, first]: Parameters<typeof planningAhead>
): Plan | undefined {
  const drafting = planningAhead(game, view, question, pick, first);
  for (;;) {
    const next = drafting.next();
    if (next.done) return next.value;
  }
}

/** The lines that the game wishes to be drafted; where none can be, the answer to the question alone. */
function* draftAhead(
  game: Game,
  view: View,
  question: Question,
  planning: Planning,
  pick: Picker,
  mayGoOn: () => boolean,
): Drafting<readonly SketchedLine[]> {
  const { drafts, lines } = planning;
  if (drafts[question.kind] === undefined) {
    const isListed = lines.some(({ kind }) => kind === question.kind);
    return isListed ? [] : answered(game, view, question, pick);
  }
  const sketching = new Sketching(game, view, question.side);
  sketching.begin(question, false);
  yield* draftTurn(game, sketching, drafts, pick, mayGoOn);
  sketching.drop();
  const found = sketching.sketch().lines.filter(({ kind }) => drafts[kind] !== undefined);
  return found.length > 0 ? found.filter((line) => !isRest(line)) : answered(game, view, question, pick);
}

/** To the end of the turn, or as far as can be seen; what the game does not name is answered as usual. */
function* draftTurn(
  game: Game,
  sketching: Sketching<ReturnType<Game['position']['situation']>>,
  drafts: Planning['drafts'],
  pick: Picker,
  mayGoOn: () => boolean,
): Drafting<void> {
  const { turn } = sketching.place;
  const counts: { [kind: string]: number } = {};
  for (let orders = 0; orders < MOST_ORDERS && sketching.place.turn === turn; orders++) {
    if (orders > 0 && !mayGoOn()) return;
    const asked = sketching.question;
    if (asked === undefined) return;
    yield;
    const { view, begun } = sketching;
    if (begun.length === 0) counts[asked.kind] = (counts[asked.kind] ?? 0) + 1;
    const isPlanned = (counts[asked.kind] ?? 0) <= (drafts[asked.kind] ?? 0);
    const order = isPlanned
      ? bestOrder(game, view, asked, pick)
      : (game.standing.answer([], view, asked)?.order ?? passing(asked));
    if (order === undefined || !sketching.add({ order })) return;
  }
}

/** The answer without fields that does nothing more. */
function passing({ forms }: Question) {
  const idle = forms.find((form) => form.idle === true && form.fields.length === 0);
  return idle === undefined ? undefined : { do: idle.do };
}

/** A pass is left to the end of the plan: until then something else may be worth doing. */
function isRest({ orders }: SketchedLine): boolean {
  return orders.every((order) => Object.keys(order).length === 1);
}

function answered(game: Game, view: View, question: Question, pick: Picker): readonly SketchedLine[] {
  const order = bestOrder(game, view, question, pick);
  if (order === undefined) return [];
  const place = planPlaceOf(game, game.position.situation(view));
  return [{ ...place, kind: question.kind, orders: [order], untried: false }];
}

function asLine(
  { turn, phase, kind, orders, stakes, untried }: SketchedLine,
  { inWords }: Planning,
): Omit<PlanLine, 'no'> {
  const [first] = orders;
  const sentence = untried && first !== undefined ? inWords?.(first) : undefined;
  const plain = { unfit: 'skip', conditions: [], prefer: [], asks: [] } as const;
  if (sentence !== undefined) return { turn, phase, kind, deeds: [{ sentence }], ...plain };
  const held = stakes === undefined ? {} : { stakes };
  return { turn, phase, kind, deeds: [{ orders }], ...plain, ...held, ...(untried ? { untried } : {}) };
}
