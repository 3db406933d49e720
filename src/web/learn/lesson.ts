/** A lesson in memory: its position, played by the referee up to the order that is asked for. */
import {
  type BaseState,
  type ChancePort,
  type Entry,
  type Form,
  type Game,
  type Lesson,
  type Order,
  type Question,
  type Refusal,
  type RollRecord,
  Session,
  type View,
} from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import type { Progress } from '../parts/sentence.js';

/** A lesson as it is shown now. */
export interface ShownLesson {
  readonly game: Game;
  readonly lessons: readonly Lesson[];
  readonly lesson: Lesson;
  /** From 1. */
  readonly n: number;
  readonly narrator: Narrator;
}

/** A lesson whose position, orders or dice the referee does not take. */
export class LessonError extends Error {
  readonly code = 'lesson';
}

export interface LessonPlay {
  readonly question: Question;
  readonly view: View;
  /** Gives an order: a refusal, or what it leads to. */
  give(order: unknown): Refusal | LessonResult;
}

export interface LessonResult {
  readonly view: View;
  /** What the order left in the log, event by event, with the rolls of each. */
  readonly told: readonly { readonly log: readonly Entry[]; readonly rolls: readonly RollRecord[] }[];
}

/** The lesson at its question. @throws LessonError */
export function playLesson(game: Game, lesson: Lesson): LessonPlay {
  const prepared = preparedChance(lesson);
  const session = new Session(game, stateOf(game, lesson), { chance: prepared.chance });
  for (const { side, order } of lesson.before ?? []) {
    const refusal = session.give(side, order);
    if (refusal !== undefined) throw new LessonError(`${lesson.id}: ${order.do}: ${refusal.clause}`);
  }
  const question = session.questions.find(({ side }) => side === lesson.side);
  if (question === undefined) throw new LessonError(`${lesson.id}: its side is not asked`);
  const records = () => [...session.events, { log: session.draftLog, rolls: [] }];
  const before = records().map(({ log }) => log.length);
  return {
    question,
    view: game.view(session.state, lesson.side),
    give: (order) => {
      const refusal = session.give(lesson.side, order);
      if (refusal !== undefined) return refusal;
      if (isAsked(lesson, question, order as Order)) checkUsed(lesson, prepared);
      return {
        view: game.view(session.state, lesson.side),
        told: records().map(({ log, rolls }, i) => ({ log: log.slice(before[i] ?? 0), rolls })),
      };
    },
  };
}

function stateOf(game: Game, { id, position }: Lesson): BaseState {
  const read = game.readPosition(position);
  if ('fault' in read) throw new LessonError(`${id}: ${read.fault.at}: ${read.fault.message}`);
  return read.state;
}

interface PreparedChance {
  readonly chance: ChancePort;
  /** Faces and ids that have not fallen; below nothing, those that nobody prepared. */
  left(): { readonly dice: number; readonly draws: number };
}

/**
 * The dice and draws of the lesson. An order that it does not ask for may need more: it gets the first faces
 * and ids, and nobody sees what it leads to.
 */
function preparedChance({ dice = [], draws = [] }: Lesson): PreparedChance {
  const fallen = { dice: 0, draws: 0 };
  return {
    left: () => ({ dice: dice.length - fallen.dice, draws: draws.length - fallen.draws }),
    chance: {
      roll: (spec) => ({ faces: spec.dice.map(() => dice[fallen.dice++] ?? 1), proof: null }),
      draw: (spec) => ({
        ids: Array.from({ length: spec.take }, (_, i) => draws[fallen.draws++] ?? spec.from[i] ?? ''),
        proof: null,
      }),
    },
  };
}

/** The order that is asked for rolls what was prepared, no die more and none less. @throws LessonError */
function checkUsed({ id }: Lesson, prepared: PreparedChance): void {
  const { dice, draws } = prepared.left();
  if (dice !== 0 || draws !== 0) throw new LessonError(`${id}: ${dice} dice and ${draws} draws are left`);
}

/** Whether an order does what the lesson asks: sets and hits in any order, of a way its goal. */
export function isAsked({ asked }: Lesson, question: Question, order: Order): boolean {
  if (order.do !== asked.do) return false;
  const form = question.forms.find((one) => one.do === order.do);
  return (form?.fields ?? []).every(
    (field) => valueKey(field, order[field.name]) === valueKey(field, asked[field.name]),
  );
}

/** Whether an order in the making can still become what the lesson asks: all that is filled is filled so. */
export function isPartOf(
  { asked }: Lesson,
  { form, so, field, steps }: Pick<Progress, 'form' | 'so' | 'field' | 'steps'>,
): boolean {
  if (form.do !== asked.do) return false;
  const filled = form.fields.filter(({ name }) => so[name] !== undefined);
  if (filled.some((one) => valueKey(one, so[one.name]) !== valueKey(one, asked[one.name]))) return false;
  const wanted = field?.type === 'list' ? asked[field.name] : undefined;
  return !Array.isArray(wanted) || steps.every((step, i) => step === wanted[i]);
}

function valueKey({ type }: Form['fields'][number], value: Order[string] | undefined): string {
  if (value === undefined) return 'null';
  if (typeof value === 'object' && !Array.isArray(value)) return JSON.stringify(Object.entries(value).sort());
  if (!Array.isArray(value)) return JSON.stringify(value);
  return JSON.stringify(type === 'path' ? value.at(-1) : [...value].sort());
}

export function isRefusal(given: Refusal | LessonResult): given is Refusal {
  return 'code' in given;
}
