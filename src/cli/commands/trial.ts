/**
 * A position, orders and dice through the referee: the format of bug reports and the referee's own examples.
 */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { loadGame, UnknownGameError } from '../../games/index.js';
import { GivenChance, JournalError } from '../../journal/index.js';
import { standingDecision } from '../../match/index.js';
import {
  type BaseState,
  checkOrder,
  describeQuestion,
  type Entry,
  type Game,
  type Json,
  type Order,
  type Question,
  type Refusal,
  type RollRecord,
  ScriptError,
  Session,
  type Side,
  type StandingOrders,
  type StandingPort,
  sentences,
  type View,
} from '../../referee/index.js';
import { CommandError } from '../fault.js';

const DICE_FAULTS: readonly string[] = ['given-too-few-dice', 'given-bad-face'];
/** Legal orders shown at most. */
const MOST_ORDERS = 2000;

const positionSchema = z.looseObject({
  game: z.string(),
  standing: z.record(z.string(), z.array(z.unknown())).optional(),
});

const requestSchema = z.strictObject({
  position: z.unknown(),
  orders: z.array(z.strictObject({ side: z.string(), order: z.unknown() })).default([]),
  dice: z.array(z.int()).default([]),
  draws: z.array(z.string()).default([]),
  as: z.string().optional(),
  for: z.string().optional(),
});

/** What is tried. `as`: shown as this side sees it. `for`: only orders that name this id are listed. */
export type TrialRequest = z.infer<typeof requestSchema>;

/** A question, with its legal orders (of at most 2,000; `capped` when there are more). */
export interface Pending {
  readonly decision: Json;
  readonly orders: readonly Order[];
  readonly capped?: true;
}

/** What came of it, as `--json` prints it. */
export interface TrialReport {
  /** The position in the words of a position file; with `as` the side's view instead. */
  readonly position?: Json;
  /**
   * With `position`, where it does not say everything: something is under way, or the match is over. Read
   * again, it goes on from the last safe point.
   */
  readonly underWay?: true;
  readonly view?: View;
  readonly log: readonly Entry[];
  /** With `as`: lines for this side alone. */
  readonly told?: readonly Entry[];
  readonly rolls: readonly Omit<RollRecord, 'after' | 'proof'>[];
  readonly pending: Pending | null;
  /** Where both sides are asked at once: the other one's question. */
  readonly pendingToo?: Pending;
  readonly forced: readonly { readonly side: Side; readonly order: Order }[];
  readonly result?: Json;
}

export interface Refused {
  readonly refused: Refusal;
  /** Index of the order, and its side. */
  readonly at: number;
  readonly side: Side;
}

export interface Trial {
  readonly game: Game;
  readonly outcome: TrialReport | Refused;
  /** The questions that stand, and what the reader (or who is asked) sees, for those who show it in words. */
  readonly questions: readonly Question[];
  view(): View;
}

/** Checks the shape of a request. @throws CommandFault `bad-request` with the place */
export function readRequest(json: unknown): TrialRequest {
  return checkedShape(requestSchema, json, '');
}

/**
 * Plays a request to its end.
 * @throws CommandFault with the place of the fault: `bad-position`, `unknown-side`, dice or orders left over
 * or missing …
 */
export function runTrial(request: TrialRequest): Trial {
  const { game, state, standing } = readPosition(request.position);
  const { as: reader, for: wanted } = request;
  if (reader !== undefined && !game.sides.includes(reader))
    throw new CommandError('unknown-side', `no side ${reader}`, 'as');
  if (wanted !== undefined && !Object.values(game.rules.universe).some((ids) => ids.has(wanted)))
    throw new CommandError('unknown-id', `nothing is called ${wanted}`, 'for');
  const chance = new GivenChance(request.dice, request.draws);
  const session = overDice(
    () => new Session(game, state, { chance, ...(standing === undefined ? {} : { standing }) }),
  );
  const view = () => game.position.view(session.state, reader ?? session.questions[0]?.side ?? 'spectator');
  for (const [at, { side, order }] of request.orders.entries()) {
    if (session.stop.at === 'ended') break;
    const refused = overDice(() => session.give(side, order));
    if (refused !== undefined)
      return {
        game,
        outcome: { refused, at, side },
        questions: session.questions,
        view: () =>
          game.position.view(session.state, reader ?? (game.sides.includes(side) ? side : 'spectator')),
      };
  }
  if (session.stop.at !== 'ended') checkLeft(chance);
  return { game, outcome: reportOf(game, session, request, standing), questions: session.questions, view };
}

interface Position {
  readonly game: Game;
  readonly state: BaseState;
  /** Of the standing orders that the position names. */
  readonly standing?: StandingPort;
}

function readPosition(json: unknown): Position {
  const named = checkedShape(positionSchema, json, 'position');
  const game = gameCalled(named.game);
  // Checked above to be an object that came out of JSON.
  const read = game.position.read(json as Json);
  if ('fault' in read)
    throw new CommandError('bad-position', read.fault.message, joined('position', read.fault.at));
  const orders = Object.entries(named.standing ?? {}).map(
    ([side, list]) => [side, standingOf(game, side, list)] as const,
  );
  if (orders.length === 0) return { game, state: read.state };
  const bySide = new Map(orders);
  return {
    game,
    state: read.state,
    standing: (side, decision, view) => {
      const given = bySide.get(side);
      return given === undefined ? undefined : game.standing.answer(given, view, decision);
    },
  };
}

function gameCalled(id: string): Game {
  try {
    return loadGame(id);
  } catch (error) {
    if (error instanceof UnknownGameError) throw new CommandError(error.code, error.message, 'position.game');
    throw error;
  }
}

function standingOf(game: Game, side: Side, list: readonly unknown[]): StandingOrders {
  const at = `position.standing.${side}`;
  if (!game.sides.includes(side)) throw new CommandError('unknown-side', `no side ${side}`, at);
  return list.map((sentence, i) => {
    const checked = checkOrder(standingDecision({ game }, side), game.rules.universe, sentence);
    if (checked.ok) return checked.order;
    const { code, clause, field = '' } = checked.refusal;
    throw new CommandError(
      'bad-standing',
      `no standing order: ${code} ${clause}`.trimEnd(),
      joined(`${at}.${i}`, field),
    );
  });
}

/** Dice that do not fit what the script asks for are the fault of whoever gave them, not of the script. */
function overDice<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof ScriptError && error.cause instanceof JournalError)
      throw new CommandError(
        error.cause.code,
        error.cause.message,
        DICE_FAULTS.includes(error.cause.code) ? 'dice' : 'draws',
      );
    throw error;
  }
}

function checkLeft(chance: GivenChance): void {
  const { dice, draws } = chance.left();
  if (dice.length > 0)
    throw new CommandError('given-too-many-dice', `nobody rolls ${dice.join(', ')}`, 'dice');
  if (draws.length > 0)
    throw new CommandError('given-too-many-draws', `nobody draws ${draws.join(', ')}`, 'draws');
}

function reportOf(
  game: Game,
  session: Session,
  request: TrialRequest,
  standing: StandingPort | undefined,
): TrialReport {
  const { as: reader } = request;
  const { events, state, stop } = session;
  const questions = session.questions.map((question) => pendingOf(question, request));
  const drafted = game.sides.map((side) => session.draftOf(side)).find((answers) => answers.length > 0) ?? [];
  const answers = [...events.flatMap((event) => event.answers), ...drafted];
  return {
    ...(reader === undefined
      ? positionOf(game, session, standing)
      : { view: game.position.view(state, reader) }),
    log: logOf(session),
    ...(reader === undefined ? {} : { told: events.flatMap((event) => event.told[reader] ?? []) }),
    rolls: events.flatMap((event) => event.rolls.map(({ after: _, proof: __, ...roll }) => roll)),
    pending: questions[0] ?? null,
    ...(questions[1] === undefined ? {} : { pendingToo: questions[1] }),
    forced: answers.flatMap(({ side, order, by }) =>
      by === 'forced' && order !== null ? [{ side, order }] : [],
    ),
    ...(stop.at === 'ended' ? { result: { ...stop.result } } : {}),
  };
}

/** The position, marked where reading it again does not lead to the same situation and question. */
function positionOf(
  game: Game,
  session: Session,
  standing: StandingPort | undefined,
): Pick<TrialReport, 'position' | 'underWay'> {
  const position = game.position.show(session.state);
  const read = game.position.read(position);
  if ('fault' in read) return { position, underWay: true };
  const again = new Session(game, read.state, standing === undefined ? {} : { standing });
  return isDeepStrictEqual(standOf(again), standOf(session)) ? { position } : { position, underWay: true };
}

function standOf({ stop, questions, state }: Session) {
  return { at: stop.at, asked: questions.map(({ side, kind, about }) => ({ side, kind, about })), state };
}

/** The whole log; an entry `roll` points into the list of all rolls. */
function logOf({ events, draftLog }: Session): Entry[] {
  let before = 0;
  const lines: Entry[] = [];
  for (const { log, rolls } of events) {
    for (const entry of log)
      lines.push(entry.key === 'roll' ? { ...entry, roll: before + Number(entry.roll) } : entry);
    before += rolls.length;
  }
  return [...lines, ...draftLog];
}

/** Another side's question is not told to who looks `as` a side: only that it is asked. */
function pendingOf(question: Question, { as: reader, for: wanted }: TrialRequest): Pending {
  if (reader !== undefined && question.side !== reader)
    return { decision: { side: question.side }, orders: [] };
  const { orders, capped } = legalOrders(question, wanted);
  return { decision: describeQuestion(question), orders, ...(capped ? { capped: true } : {}) };
}

/** The legal orders of a question, those that name an id where one is wanted. */
function legalOrders(
  question: Question,
  wanted?: string,
): { readonly orders: Order[]; readonly capped: boolean } {
  const orders: Order[] = [];
  for (const order of sentences(question)) {
    if (wanted !== undefined && !names(order, wanted)) continue;
    if (orders.length === MOST_ORDERS) return { orders, capped: true };
    orders.push(order);
  }
  return { orders, capped: false };
}

function names(order: Order, id: string): boolean {
  return Object.values(order).some((value) => {
    if (typeof value !== 'object') return value === id;
    return Array.isArray(value) ? value.includes(id) : Object.hasOwn(value, id);
  });
}

function checkedShape<T>(schema: z.ZodType<T>, json: unknown, at: string): T {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new CommandError(
    'bad-request',
    issue?.message ?? 'not a request',
    joined(at, issue?.path.join('.') ?? ''),
  );
}

function joined(first: string, then: string): string {
  return [first, then].filter((part) => part !== '').join('.');
}
