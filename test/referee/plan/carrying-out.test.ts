/** Carrying out: a plan answers as its owner would by hand, line by line, and tells him what each came to. */
import { describe, expect, test } from 'vitest';
import { NO_PROGRESS, type Order, type PublicOrder, Session } from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import { pick, words } from '../scripts.js';
import { firstStep, gameOf, position, seededChance } from '../support.js';
import {
  ATTACK,
  before,
  COMMAND,
  carried,
  carryOut,
  LIMITS,
  line,
  MARCH,
  ORDERS,
  planOf,
  wordsOf,
} from './planning.js';

const QUEUE: Order = { do: 'queue', units: ['R1', 'R3'] };
const R1: Order = { do: 'move', path: ['hill', 'mill'] };
const R3: Order = { do: 'move', path: ['wood'] };
const ASSAULT: Order = { do: 'attack', target: 'gate', units: ['R1', 'R3'] };
const TURN = [QUEUE, R1, R3, ASSAULT];

const wholeTurn = () =>
  planOf([line(COMMAND, [QUEUE]), line(MARCH, [R1]), line(MARCH, [R3]), line(ATTACK, [ASSAULT])]);

function byHand(orders: readonly Order[]) {
  const session = new Session(toy, position(ORDERS), { chance: seededChance(1) });
  for (const order of orders) expect(session.give('RED', order)).toBeUndefined();
  return session;
}

describe('a whole turn', () => {
  test('has the same answers, rolls, log and state by plan as by hand', () => {
    const hand = byHand(TURN);
    const { session } = carryOut([carried(wholeTurn())]);
    const told = (s: Session) => ({
      orders: s.events.flatMap((e) => e.orders),
      rolls: s.events.flatMap((e) => e.rolls.map(({ purpose, faces }) => [purpose, faces])),
      log: s.events.flatMap((e) => e.log).map(({ key }) => key),
    });
    expect(told(session)).toEqual(told(hand));
    expect(session.state).toEqual(hand.state);
  });

  test('is told line by line', () => {
    const plan = wholeTurn();
    const { came, plans } = carryOut([carried(plan)]);
    expect(came()).toEqual(plan.lines.map(({ no }) => [no, 'done', 1, 1]));
    expect(plans.progressOf('RED')?.reports.at(-1)?.outcomes).toHaveLength(1);
    expect(plans.progressOf('BLUE')).toBeUndefined();
  });

  test('is nothing else in the journal: its answers are given ones', () => {
    const { session } = carryOut([carried(wholeTurn())]);
    const orders = session.events.flatMap((e) => e.orders).filter(({ side }) => side === 'RED');
    expect(orders.slice(0, 4).map((o) => 'by' in o)).toEqual([false, false, false, false]);
  });

  test('goes on after a pause with the line that was under way', () => {
    const armed = position({ ...ORDERS, hands: { RED: [], BLUE: ['c0', 'c6'] } });
    const plan = planOf([line(COMMAND, [QUEUE]), line(MARCH, [R1]), line(MARCH, [R3])]);
    const { session, came } = carryOut([carried(plan)], armed);
    expect(session.questions.map(({ side, kind }) => `${side} ${kind}`)).toEqual(['BLUE ambush']);
    expect(came()?.map(([, to]) => to)).toEqual(['done']);
    expect(session.give('BLUE', { do: 'pass' })).toBeUndefined();
    expect(
      came()
        ?.map(([, to]) => to)
        .slice(0, 2),
    ).toEqual(['done', 'done']);
  });
});

describe('a line that does not fit', () => {
  const wrong: Order = { do: 'move', path: ['keep'] };

  test('is skipped, and the clause told', () => {
    const plan = planOf([line(COMMAND, [QUEUE]), line(MARCH, [wrong]), line(MARCH, [R1])]);
    const { plans, answers } = carryOut([carried(plan)]);
    expect(answers.at(-1)?.order).toEqual(R1);
    expect(plans.progressOf('RED')?.reports[1]).toMatchObject({
      came: 'skipped',
      why: { for: 'clause', clause: 'TY-3.b' },
    });
  });

  test('tells the clause too where a later order of it does not fit, and gives none of it', () => {
    const game = gameOf(function* (g) {
      yield* g.ask(words('RED', 'one', 'other'));
      yield* g.ask(words('RED', 'two', 'end'));
      return { to: 's0' };
    });
    const plan = planOf([line(['p0', 'words'], [{ do: 'one' }, { do: 'three' }])]);
    const { plans, answers } = carryOut([carried(plan)], firstStep(), {}, LIMITS, [], game);
    expect(answers).toEqual([]);
    expect(plans.progressOf('RED')?.reports[0]).toMatchObject({
      came: 'skipped',
      why: { for: 'clause', clause: 'T-0' },
    });
  });

  test('is given unasked as long as it is worth what it was worth when it was drafted', () => {
    const run = (stakes: readonly number[], pressed: boolean) => {
      const plan = planOf([line(COMMAND, [QUEUE], { stakes })], { unasked: true });
      const { plans, answers } = carryOut([carried(plan, 'RED', { pressed })]);
      return [wordsOf(answers)[0], plans.progressOf('RED')?.reports[0]?.why?.for];
    };
    expect(run([2], false)).toEqual(['queue', undefined]);
    expect(run([2, 9], false)).toEqual(['queue', undefined]);
    expect(run([3], false)).toEqual([undefined, 'stakes']);
    expect(run([1, 3], true)).toEqual(['queue', undefined]);
  });

  test('is skipped where it holds no order, and that is told', () => {
    const { plans, answers } = carryOut([carried(planOf([line(COMMAND, [])]))]);
    expect(answers).toEqual([]);
    expect(plans.progressOf('RED')?.reports[0]).toMatchObject({ came: 'skipped', why: { for: 'nothing' } });
  });

  test('gives way to its first substitute that fits', () => {
    const deeds = [
      { orders: [wrong] },
      { orders: [{ do: 'move', path: ['wood', 'gate'] }] },
      { orders: [R1] },
    ];
    const { plans, answers } = carryOut([
      carried(planOf([line(COMMAND, [QUEUE]), line(MARCH, [], { deeds })])),
    ]);
    expect(answers.at(-1)?.order).toEqual(R1);
    expect(plans.progressOf('RED')?.reports.at(-1)).toMatchObject({ came: 'done', instead: 2 });
  });

  test('stays open where it is to be tried again after each line', () => {
    const later = line(MARCH, [R3], { unfit: 'later' });
    const plan = planOf([line(COMMAND, [QUEUE]), later, line(MARCH, [R1])]);
    expect(
      carryOut([carried(plan)])
        .came()
        ?.map(([no]) => no),
    ).toContain(later.no);
  });

  test('halts the plan where it is to: nothing behind it is done until its owner presses', () => {
    const plan = planOf([line(COMMAND, [QUEUE]), line(MARCH, [wrong], { unfit: 'halt' }), line(MARCH, [R1])]);
    const { plans, answers } = carryOut([carried(plan)]);
    expect(wordsOf(answers)).toEqual(['queue']);
    const progress = plans.progressOf('RED') ?? NO_PROGRESS;
    expect(progress.halted).toBe(true);
    expect(progress.reports.at(-1)).toMatchObject({
      came: 'halted',
      why: { for: 'clause', clause: 'TY-3.b' },
    });
    const state = { ...position({ ...ORDERS, queue: ['R1', 'R3'] }), step: 'march' };
    const go = (pressed: boolean) => carryOut([carried(plan, 'RED', { progress, pressed })], state).answers;
    expect(wordsOf(go(false))).toEqual([]);
  });

  test('is looked at when the question stands, not before', () => {
    const plan = planOf([line(COMMAND, [{ do: 'ready', card: 'c3' }]), line(COMMAND, [QUEUE])]);
    const from = { ...ORDERS, hands: { RED: ['c3'], BLUE: [] } };
    expect(wordsOf(carryOut([carried(plan)], from).answers)).toEqual(['ready', 'queue']);
  });

  test('expires when its phase is past', () => {
    const missed = line(COMMAND, [{ do: 'ready', card: 'c9' }], { unfit: 'later' });
    const plan = planOf([missed, line(COMMAND, [QUEUE]), line(MARCH, [R1]), line(MARCH, [R3])]);
    expect(carryOut([carried(plan)]).came()).toContainEqual([missed.no, 'expired', 0, 1]);
  });

  test('expires as a sentence without orders to count', () => {
    const missed = line(COMMAND, { do: 'advance', unit: 'R9' }, { unfit: 'later' });
    const plan = planOf([missed, line(COMMAND, [QUEUE]), line(MARCH, [R1]), line(MARCH, [R3])]);
    expect(carryOut([carried(plan)]).came()).toContainEqual([missed.no, 'expired', 0, 0]);
  });
});

describe('behind its last open line', () => {
  const rests = [{ turn: 1, phase: 'orders', kind: 'march', do: 'stay' }];
  const queue = () => line(COMMAND, [QUEUE]);

  test('a plan asks', () => {
    const { session } = carryOut([carried(planOf([queue()]))]);
    expect(session.questions.map(({ kind }) => kind)).toEqual(['march']);
  });

  test('or ends, if that is chosen', () => {
    const { answers } = carryOut([carried(planOf([queue()], { rests }))]);
    expect(wordsOf(answers).slice(0, 3)).toEqual(['queue', 'stay', 'stay']);
  });

  test('but never where the game names a loss', () => {
    const { session } = carryOut([carried(planOf([queue()], { rests }))], { ...ORDERS, signal: 1 });
    expect(session.questions.map(({ kind }) => kind)).toEqual(['march']);
  });
});

describe('conditions', () => {
  const run = (lines: Parameters<typeof planOf>[0], from: object = ORDERS) =>
    wordsOf(carryOut([carried(planOf(lines))], from as typeof ORDERS).answers);
  const queue = (condition: Parameters<typeof before>[0]) =>
    line(COMMAND, [QUEUE], { conditions: [before(condition)] });

  test('of the game are asked of it', () => {
    expect(run([queue({ if: 'holds', is: { do: 'empty', at: 'mill' } })])).toEqual(['queue']);
    expect(run([queue({ if: 'holds', is: { do: 'empty', at: 'gate' } })])).toEqual([]);
    expect(run([queue({ not: true, if: 'holds', is: { do: 'empty', at: 'gate' } })])).toEqual(['queue']);
  });

  test('on a quantity count what is left behind the line', () => {
    expect(run([queue({ if: 'left', of: 'purse', least: 3 })])).toEqual(['queue']);
    expect(run([queue({ if: 'left', of: 'purse', most: 2 })])).toEqual([]);
  });

  test('on an earlier line hold by what it came to', () => {
    const first = line(COMMAND, [{ do: 'ready', card: 'c9' }]);
    expect(run([first, queue({ if: 'came', line: first.no, to: 'skipped' })])).toEqual(['queue']);
    expect(run([first, queue({ if: 'came', line: first.no, to: 'done' })])).toEqual([]);
  });

  test('count the lines that are ready', () => {
    const march = () => line(MARCH, { do: 'march', unit: 'R1', to: 'mill' });
    const ready = (least: number) => queue({ if: 'open', phase: 'orders', kind: 'march', least });
    const move = line(MARCH, [R1]);
    expect(run([ready(1), move]).slice(0, 1)).toEqual(['queue']);
    expect(run([ready(2), move, march()])).toEqual([]);
  });

  test('hold the other side’s answers since one’s own last against what is waited for', () => {
    const heard = [
      { side: 'RED', order: { do: 'rest' } },
      { side: 'BLUE', order: { do: 'move', path: ['gate'] } },
    ] as const;
    const is = (condition: Parameters<typeof before>[0]) => {
      const plan = carried(planOf([queue(condition)]));
      return wordsOf(carryOut([plan], ORDERS, {}, LIMITS, heard).answers).length === 1;
    };
    expect([is({ if: 'acted' }), is({ if: 'passed' })]).toEqual([true, false]);
    const named = (order: Order, ids: readonly string[]) => {
      const plan = carried(planOf([queue({ if: 'named', ids })]));
      return wordsOf(carryOut([plan], ORDERS, {}, LIMITS, [{ side: 'BLUE', order }]).answers).length === 1;
    };
    const strike: Order = { do: 'attack', target: 'gate', points: 2, hits: { R1: 1 } };
    expect([['gate'], ['R1'], ['keep'], ['attack'], ['2']].map((ids) => named(strike, ids))).toEqual([
      ...[true, true, false, false, false],
    ]);
    const passes = [
      { side: 'BLUE', order: null },
      { side: 'BLUE', order: { do: 'pass' } },
    ] as const;
    const passed = (all: readonly PublicOrder[]) => {
      const plan = carried(planOf([queue({ if: 'passed' })]));
      return wordsOf(carryOut([plan], ORDERS, {}, LIMITS, all).answers).length === 1;
    };
    expect([passed(passes), passed([...passes, ...heard.slice(1)]), passed([])]).toEqual([
      true,
      false,
      false,
    ]);
    expect([is({ if: 'named', ids: ['gate'] }), is({ if: 'named', ids: ['keep'] })]).toEqual([true, false]);
  });
});

describe('what must hold all the while', () => {
  const SAY = ['p0', 'words'] as const;
  const orders = [{ do: 'one' }, { do: 'two' }];

  test('stops a line when it holds no more, which is told; its owner answers on', () => {
    const asking = gameOf(
      function* (g) {
        yield* g.ask(words('RED', 'one', 'end'));
        yield* g.ask(pick('BLUE', ['B1', 'B2'], true));
        yield* g.ask(words('RED', 'one', 'two', 'end'));
        return 'next';
      },
      function* (g) {
        yield* g.ask(pick('RED', ['R1', 'R2'], true));
        return 'next';
      },
    );
    const reported = (answer: Order, byHand = 'end') => {
      const conditions = [
        { if: 'came', line: 9999, to: 'done', not: true, when: 'while' },
        { if: 'acted', not: true, when: 'while' },
      ] as const;
      const plan = carried(planOf([line(SAY, orders, { conditions })]));
      const { session, plans } = carryOut([plan], firstStep(), {}, LIMITS, [], asking);
      expect(session.give('BLUE', answer)).toBeUndefined();
      const asked = session.questions.map(({ kind }) => kind);
      if (asked.includes('words')) expect(session.give('RED', { do: byHand })).toBeUndefined();
      return [asked, plans.progressOf('RED')?.reports.map(({ came, used, why }) => [came, used, why])];
    };
    expect(reported({ do: 'pick', unit: 'B1' })).toEqual([
      ['words'],
      [['asFar', 1, { for: 'condition', n: 2 }]],
    ]);
    expect(reported({ do: 'pick', unit: 'B1' }, 'two')[1]).toMatchObject([['asFar', 2, {}]]);
    expect(reported({ do: 'end' })).toEqual([['pick'], [['done', 2, undefined]]]);
  });

  test('is never what the line itself leaves, which counts behind it', () => {
    const spending = gameOf(
      function* (g) {
        yield* g.ask(words('RED', 'one', 'end'));
        yield* g.ask(words('RED', 'one', 'two', 'end'));
        g.state.purse.RED -= 1;
        return 'next';
      },
      function* (g) {
        yield* g.ask(pick('RED', ['R1', 'R2'], true));
        return 'next';
      },
    );
    const conditions = [{ if: 'left', of: 'purse', most: 2, when: 'while' }] as const;
    const plan = carried(planOf([line(SAY, orders, { conditions })]));
    const { came } = carryOut([plan], firstStep(), {}, LIMITS, [], spending);
    expect(came()?.map(([, to]) => to)).toEqual(['done']);
  });
});

test('behind its orders a line answers by the first that is liked and that the question accepts', () => {
  const asking = gameOf(
    function* (g) {
      yield* g.ask(words('RED', 'one', 'end'));
      yield* g.ask(words('RED', 'one', 'two', 'end'));
      return 'next';
    },
    function* (g) {
      yield* g.ask(pick('RED', ['R1', 'R2'], true));
      return 'next';
    },
  );
  const prefer = [{ do: 'three' }, { do: 'two' }, { do: 'end' }];
  const plan = carried(planOf([line(['p0', 'words'], [{ do: 'one' }], { prefer })]));
  expect(wordsOf(carryOut([plan], firstStep(), {}, LIMITS, [], asking).answers)).toEqual(['one', 'two']);
});

describe('a line that repeats', () => {
  test('is over when the other side has answered what it is repeated for, else it is carried out again', () => {
    const queue = line(COMMAND, [QUEUE], { repeat: { most: 3, until: { if: 'passed' } } });
    const behind = (order: Order) => {
      const progress = { ...NO_PROGRESS, times: { [queue.no]: 1 } };
      const heard = [
        { side: 'RED', order: QUEUE },
        { side: 'BLUE', order },
      ];
      const { answers, came } = carryOut(
        [carried(planOf([queue]), 'RED', { progress })],
        ORDERS,
        {},
        LIMITS,
        heard,
      );
      return [wordsOf(answers), came()];
    };
    expect(behind({ do: 'pass' })).toEqual([[], [[queue.no, 'done', 1, 1]]]);
    expect(behind({ do: 'move', path: ['gate'] })[0]).toEqual(['queue']);
  });

  test('stays open as often as it says, is counted, and reported once', () => {
    const stay = line(MARCH, [{ do: 'stay' }], { repeat: { most: 2 } });
    const { plans, answers, came } = carryOut([carried(planOf([line(COMMAND, [QUEUE]), stay]))]);
    expect(wordsOf(answers)).toEqual(['queue', 'stay', 'stay']);
    expect(plans.progressOf('RED')?.times).toEqual({ [stay.no]: 2 });
    expect(came()?.filter(([no]) => no === stay.no)).toEqual([[stay.no, 'done', 1, 1]]);
  });
});
