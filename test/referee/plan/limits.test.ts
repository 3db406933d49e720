/** What plans may do in one run, and what they come to whoever plays against them. */
import { describe, expect, test } from 'vitest';
import {
  NO_PROGRESS,
  type Order,
  type PlanLine,
  RunningPlans,
  Session,
  type Side,
  sampleOrder,
} from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import { freshState, giveAtRandom, picker, position, seededChance } from '../support.js';
import { ATTACK, COMMAND, carried, carryOut, LIMITS, line, MARCH, ORDERS, planOf } from './planning.js';

const BID = ['dawn', 'bid'] as const;

/** A side that rests whenever it is asked, for all turns. */
const resting = (side: Side, bid: number) =>
  carried(
    planOf(
      [1, 2, 3, 4].flatMap((turn) => [line(BID, [{ do: 'bid', points: bid }], { turn })]),
      {
        rests: [1, 2, 3, 4].flatMap((turn) => [
          { turn, phase: 'orders', kind: 'command', do: 'rest' },
          { turn, phase: 'orders', kind: 'march', do: 'stay' },
          { turn, phase: 'orders', kind: 'ambush', do: 'pass' },
          { turn, phase: 'assault', kind: 'attack', do: 'end' },
        ]),
      },
    ),
    side,
  );

describe('two plans that answer each other', () => {
  test('carry a match to its end', () => {
    const { session } = carryOut([resting('RED', 0), resting('BLUE', 0)], freshState());
    expect(session.stop.at).toBe('ended');
  });

  test('stop within what one run may do, and the next one goes on', () => {
    const both = [resting('RED', 0), resting('BLUE', 0)];
    const first = carryOut(both, freshState(), {}, { ...LIMITS, answers: 3 });
    expect([first.session.stop.at, first.plans.cut]).toEqual(['asked', true]);
    expect(first.answers.filter(({ by }) => by === 'planned')).toHaveLength(3);
    const slow = carryOut(both, freshState(), {}, { ...LIMITS, mayGoOn: () => false });
    expect(slow.plans.cut).toBe(true);
    expect(slow.answers.filter(({ by }) => by === 'planned').length).toBeGreaterThan(0);
    expect(carryOut(both, freshState(), {}, { ...LIMITS, rolls: 1 }).plans.cut).toBe(true);
  });
});

/** Lines at random, most of them of orders that some question once took. */
function randomLines(seed: number): PlanLine[] {
  const pick = picker(seed);
  const session = new Session(toy, freshState(), { chance: seededChance(seed + 1) });
  const lines: PlanLine[] = [];
  for (let i = 0; i < 60 && session.stop.at === 'asked'; i++) {
    const question = session.questions.find(({ side }) => side === 'RED');
    const { turn, step } = session.state;
    const phase = toy.rules.steps(session.state).find(({ id }) => id === step)?.phase ?? '';
    const order = question === undefined ? undefined : sampleOrder(question, pick);
    if (question !== undefined && order !== undefined)
      lines.push(
        line([phase, question.kind], [order], {
          turn,
          unfit: (['skip', 'later', 'halt', 'later'] as const)[pick(4)] ?? 'skip',
          ...(pick(5) === 0 ? { repeat: { most: 3 } } : {}),
          ...(pick(4) === 0
            ? { conditions: [{ if: 'passed', not: pick(2) === 0, when: 'while' } as const] }
            : {}),
        }),
      );
    giveAtRandom(session, pick);
  }
  return lines;
}

describe('200 plans at random against an enemy at random', () => {
  test('never come to grief, tell each line once, and play on from the tape alike', () => {
    let answered = 0;
    let unfit = 0;
    for (let seed = 0; seed < 200; seed++) {
      const plan = planOf(randomLines(seed));
      const plans = new RunningPlans(toy, [carried(plan)], [], LIMITS);
      const session = new Session(toy, freshState(), { chance: seededChance(seed + 900), plans });
      const pick = picker(seed + 31);
      for (let i = 0; i < 300 && session.stop.at === 'asked'; i++) giveAtRandom(session, pick);
      const { reports } = plans.progressOf('RED') ?? NO_PROGRESS;
      expect(new Set(reports.map(({ no }) => no)).size).toBe(reports.length);
      expect(reports.every(({ no }) => plan.lines.some((one) => one.no === no))).toBe(true);
      answered += session.events.flatMap((e) => e.answers).filter(({ by }) => by === 'planned').length;
      unfit += reports.filter(({ came }) => came === 'skipped' || came === 'halted').length;
    }
    expect(answered).toBeGreaterThan(300);
    expect(unfit).toBeGreaterThan(50);
  });
});

describe('what the other side sees of a plan', () => {
  const QUEUE: Order = { do: 'queue', units: ['R1', 'R3'] };

  test('is the same whatever lines did not run, conditions and reasons it has', () => {
    const plain = [line(COMMAND, [QUEUE]), line(MARCH, [{ do: 'move', path: ['hill'] }])];
    const [first, second] = plain;
    if (first === undefined || second === undefined) throw new Error('no lines');
    const rich = [
      line(COMMAND, [{ do: 'ready', card: 'c9' }]),
      { ...first, conditions: [{ if: 'left', of: 'purse', least: 1, when: 'before' } as const] },
      line(MARCH, [{ do: 'move', path: ['keep'] }], { unfit: 'later' }),
      second,
      line(ATTACK, [{ do: 'attack', target: 'gate', units: ['R1'] }]),
    ];
    const events = (lines: readonly PlanLine[]) => {
      const { session } = carryOut([carried(planOf(lines))], position(ORDERS));
      return session.events.map(({ orders, rolls, log, told }) => ({ orders, rolls, log, told }));
    };
    expect(JSON.stringify(events(rich))).toBe(JSON.stringify(events(plain)));
  });
});
