/** Whole matches played at random and written as their journal has them, without a store. */
import { emptyHead, playedEvent } from '../../src/journal/index.js';
import {
  type BaseState,
  type ChancePort,
  type RunRecord as Course,
  type Game,
  type Json,
  Session,
  sampleOrder,
} from '../../src/referee/index.js';
import type { EventRecord } from '../../src/store/index.js';
import { picker, seededChance } from '../referee/support.js';

export const SECRET_ROOT = new Uint8Array(32).fill(9);
const AT = new Date('2026-11-21T10:00:00Z');
const LONGEST = 3000;

/** The events of a random match from `start`, sealed with `SECRET_ROOT`. */
export function recorded(game: Game, start: BaseState, seed: number): readonly EventRecord[] {
  const pick = picker(seed);
  const session = new Session(game, start, { chance: proven(seededChance(seed)) });
  const records: EventRecord[] = [];
  let head = emptyHead('m1');
  const write = () => {
    for (const course of session.events.splice(0)) {
      const { event, text, open } = playedEvent(
        head,
        { sides: game.sides, hides: game.position.hides, secretRoot: SECRET_ROOT },
        courseOf(course, session.state),
      );
      const { state: _, ...kept } = open;
      records.push({
        number: event.n,
        at: AT,
        type: event.type,
        hash: event.hash,
        text,
        contents: JSON.stringify(kept),
      });
      head = { match: 'm1', n: event.n, hash: event.hash };
    }
  };
  write();
  for (let i = 0; i < LONGEST; i++) {
    const [question] = session.questions;
    const order = question === undefined ? undefined : sampleOrder(question, pick);
    if (question === undefined || order === undefined) break;
    session.give(question.side, order);
    write();
  }
  return records;
}

/** Proofs of the right shape, of nothing. */
function proven(chance: ChancePort): ChancePort {
  let k = 0;
  return {
    roll: (spec) => ({
      ...chance.roll(spec),
      proof: { chain: 1, k: ++k, link: 'ab'.repeat(32) },
    }),
    draw: (spec) => ({ ...chance.draw(spec), proof: { k: ++k } }),
  };
}

function courseOf(course: Course, state: BaseState): Parameters<typeof playedEvent>[2] {
  const { orders, rolls, draws, log, answers, told } = course;
  return {
    at: '2026-11-21T10:00:00Z',
    orders,
    full: answers.flatMap(({ order }, index) =>
      order === null || JSON.stringify(order) === JSON.stringify(orders[index]?.order)
        ? []
        : [{ index, order }],
    ),
    rolls,
    draws,
    log,
    told: Object.entries(told).flatMap(([side, entries]) => entries.map((entry) => ({ side, entry }))),
    state: JSON.parse(JSON.stringify(state)) as Json,
  };
}
