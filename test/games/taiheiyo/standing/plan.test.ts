/**
 * Operations prepared in advance: lines of a plan. Most are written as in brief.ts.
 */
import { describe, expect, test } from 'vitest';
import { bodyOf } from '../../../../src/games/taiheiyo/state/position.js';
import {
  type Carried,
  checkOrder,
  type Order,
  type Plan,
  type PlanLine,
  RunningPlans,
  rehearse,
  type Side,
  type StandingOrders,
  sketchAhead,
} from '../../../../src/referee/index.js';
import {
  back,
  begin,
  file,
  game,
  hands,
  Match,
  type More,
  match,
  move,
  pack,
  position,
  redeploy,
  standingOf,
  type Where,
} from '../support.js';
import { planOfOperations } from './brief.js';

type Orders = Partial<Record<Side, StandingOrders>>;

const NOTHING: Plan = { lines: [], rests: [], unasked: true };
/** Enough for a strike and what comes of it. */
const DICE = Array<number>(40).fill(3);
const LIMITS = { answers: 400, rolls: 128, mayGoOn: () => true };

/** A match that goes on with what its sides prepared. */
function planned(turn: number, where: Where, more: More, orders: Orders, dice: number[] = []) {
  const found = (side: Side) => planOfOperations(pack, orders[side] ?? []);
  const standing = (side: Side) => found(side)?.rest ?? orders[side] ?? [];
  const carried = game.sides.map((side): Carried => {
    const plan = found(side)?.plan ?? NOTHING;
    const progress = { reports: [], times: {}, halted: false };
    return { side, plan, progress, standing: () => standing(side), answers: true, pressed: false };
  });
  const plans = new RunningPlans(game, carried, [], LIMITS);
  const left = standingOf({ J: standing('J'), A: standing('A') });
  return { m: new Match(position(file(turn, where, more)), dice, [], left, plans), plans };
}

const goOn = (...given: Parameters<typeof planned>): Match => planned(...given).m;
/** Who is asked what at last, and what was moved by then. */
const ways = (m: Match) => m.log.filter((e) => e.key === 'move').map((e) => e.path);

const where = { japan: 'jp_kako', truk: 'jp_aoba', hawaii: 'us_chester' };
const operates = begin('operate', { side: 'J' });
const toOkinawa: Order = {
  do: 'plan',
  turn: 2,
  no: 2,
  what: 'move',
  from: 'japan',
  ships: ['jp_kako'],
  path: ['okinawa'],
};
const fromTruk: Order = {
  do: 'plan',
  turn: 2,
  no: 1,
  what: 'move',
  from: 'truk',
  ships: ['jp_aoba'],
  path: ['marianas'],
};
const passes: Order = { do: 'afterPlans', turn: 2, rule: 'pass' };

describe('prepared operations', () => {
  test('are of their turn alone: without them the player is asked', () => {
    expect(goOn(2, where, operates, {}).now).toBe('J passOrOperate');
    expect(goOn(2, where, operates, { J: [{ ...toOkinawa, turn: 3 }] }).now).toBe('J passOrOperate');
  });

  test('are carried out in their order; one that is not legal is passed over and stays open', () => {
    const first = goOn(2, where, operates, { J: [toOkinawa, fromTruk] });
    expect(ways(first)[0]).toEqual(['marianas']);
    const { m, plans } = planned(2, { ...where, truk: 'jp_aoba*' }, operates, { J: [toOkinawa, fromTruk] });
    expect(ways(m)).toEqual([['okinawa']]);
    expect(plans.progressOf('J')?.reports).toEqual([]);
  });

  test('run all operations of a turn without a question, and pass behind the last', () => {
    const m = goOn(2, where, operates, { J: [toOkinawa, fromTruk, passes], A: [passes] });
    expect(ways(m)).toEqual([['marianas'], ['okinawa']]);
    expect(m.now).toBe('J supplyOrder');
  });

  test('are told when the phase is over: how often each was carried out, and which never was', () => {
    const resupplies = { do: 'plan', turn: 2, no: 3, what: 'resupply', point: 'truk', card: 'C09' };
    const { plans } = planned(2, where, operates, { J: [toOkinawa, resupplies, passes], A: [passes] });
    const of = (line: number) => plans.progressOf('J')?.reports.find(({ no }) => no === line);
    expect(of(1)).toMatchObject({ came: 'done', used: 1 });
    expect(of(2)).toMatchObject({ came: 'expired', used: 0 });
  });

  test('without one that is open, whoever passes behind them spends no card for the initiative', () => {
    const cards = hands('C01 C02', '');
    const spent = (orders: StandingOrders) => goOn(2, where, cards, { J: orders }).discards;
    const spends = { do: 'initiative', most: 9, keep: 1, after: 'any', cards: ['C01'] };
    expect(spent([passes, spends])).toEqual([]);
    expect(spent([passes, toOkinawa, spends])).toEqual(['C01']);
    expect(spent([{ ...passes, turn: 3 }, spends])).toEqual(['C01']);
    // Whoever has not said how spends none at all.
    expect(spent([passes, toOkinawa])).toEqual([]);
    // Who wanted to be asked for the initiative still is.
    const asks = { do: 'window', kind: 'initiative', mode: 'ask' };
    expect(goOn(2, where, cards, { J: [passes, asks] }).now).toBe('J initiative');
  });

  test('every kind of operation can be prepared', () => {
    const kinds: readonly [Side, Order, Where, More, Order][] = [
      [
        'J',
        { do: 'plan', turn: 4, no: 1, what: 'return', from: 'okinawa', ships: ['jp_kako'], to: 'japan' },
        { okinawa: 'jp_kako' },
        {},
        back('okinawa', 'jp_kako', 'japan'),
      ],
      [
        'J',
        { do: 'plan', turn: 4, no: 1, what: 'redeploy', unit: 'j_air_1', to: 'japan' },
        { truk: 'j_air_1' },
        {},
        redeploy('j_air_1', 'japan'),
      ],
      [
        'J',
        { do: 'plan', turn: 4, no: 1, what: 'resupply', point: 'truk', card: 'C02' },
        { truk: 'jp_kako*' },
        hands('C02', ''),
        { do: 'resupply', point: 'truk', card: 'C02' },
      ],
      [
        'A',
        { do: 'plan', turn: 4, no: 1, what: 'fleetTrain', point: 'midway', card: 'C02' },
        { midway: 'us_chester' },
        hands('', 'C02'),
        { do: 'fleetTrain', point: 'midway', card: 'C02' },
      ],
      [
        'A',
        { do: 'plan', turn: 4, no: 1, what: 'shift', card: 'C02' },
        { midway: 'us_chester' },
        hands('', 'C02'),
        { do: 'shift', card: 'C02' },
      ],
      [
        'J',
        { do: 'plan', turn: 4, no: 1, what: 'event', event: 'J04', choice: 'point' },
        { truk: 'jp_kako' },
        hands('C04', ''),
        { do: 'event', event: 'J04', choice: 'point' },
      ],
      [
        'J',
        { do: 'plan', turn: 4, no: 1, what: 'event', event: 'J01', source: 'truk', target: 'rabaul' },
        { truk: 'j_air_1', rabaul: 'us_chester' },
        hands('C01', ''),
        { do: 'event', event: 'J01', source: 'truk', target: 'rabaul' },
      ],
      [
        'J',
        {
          do: 'plan',
          turn: 4,
          no: 1,
          what: 'event',
          event: 'J03',
          from: 'truk',
          ships: ['jp_akagi'],
          path: ['rabaul'],
        },
        { truk: 'jp_akagi' },
        hands('C03', ''),
        { do: 'event', event: 'J03', from: 'truk', ships: ['jp_akagi'], path: ['rabaul'] },
      ],
    ];
    for (const [side, one, places, more, expected] of kinds) {
      const given: Order[] = [];
      const m = goOn(4, places, { ...begin('operate', { side }), ...more }, { [side]: [one] }, DICE);
      for (const { answers } of m.session.events)
        for (const { order } of answers) if (order !== null) given.push(order);
      expect(given.slice(0, 1), JSON.stringify(one)).toEqual([{ do: 'operate' }]);
      expect(given, JSON.stringify(one)).toContainEqual(expected);
    }
  });

  test('TS-2.3.2.b whether an operation is stated does not depend on the hand, only on what all know of it', () => {
    const event = { do: 'plan', turn: 2, no: 1, what: 'event', event: 'J04', choice: 'point' };
    const stated = (more: More) => goOn(2, where, { ...operates, ...more }, { J: [event] }).now;
    expect(stated(hands('C04', ''))).not.toBe('J passOrOperate');
    expect(stated(hands('C05', ''))).toBe('J operation');
    expect(stated({ ...hands('C05', ''), discards: ['C04'] })).toBe('J passOrOperate');
    expect(stated(hands('', ''))).toBe('J passOrOperate');
  });

  test('where the card proves not to be in hand, the next that is legal takes its place', () => {
    const event = { do: 'plan', turn: 2, no: 1, what: 'event', event: 'J04', choice: 'point' };
    const m = goOn(2, where, { ...operates, ...hands('C05', '') }, { J: [event, toOkinawa] });
    expect(ways(m)).toEqual([['okinawa']]);
  });
});

describe('a plan for operations', () => {
  const sentence = { do: 'operation', what: 'move', from: 'japan', ships: ['jp_kako'], path: ['okinawa'] };

  test('is made of sentences that the page can build', () => {
    const { state } = match(2, where);
    for (const side of game.sides) {
      const forms = game.plans.forms?.(side, game.position.view(state, side)) ?? [];
      const decision = { side, kind: 'plan', clause: '', public: false, forms };
      const own = side === 'J' ? sentence : { do: 'operation', what: 'shift', card: 'C02' };
      expect(checkOrder(decision, game.rules.universe, own)).toMatchObject({ ok: true });
      expect(game.plans.address?.(side, own)).toEqual({ phase: 'OPERATIONS', kind: 'passOrOperate' });
    }
  });

  const line = (no: number, what: Order): PlanLine => ({
    no,
    turn: 2,
    phase: 'OPERATIONS',
    kind: 'passOrOperate',
    deeds: [{ sentence: what }],
    unfit: 'skip',
    conditions: [],
    prefer: [],
    asks: [],
  });
  /** How lines of Japan are tried in a position, whoever is asked there. */
  const tried = (m: Match, ...sentences: readonly Order[]) => {
    const plan = { ...NOTHING, lines: sentences.map((one, i) => line(i + 1, one)) };
    const asked = m.question.side === 'J' ? m.question : undefined;
    const progress = { reports: [], times: {}, halted: false };
    return rehearse(game, game.position.view(m.state, 'J'), 'J', asked, plan, progress, { orders: [] });
  };
  const onward = { ...sentence, from: 'okinawa', path: ['japan'] };

  test('tries an operation wherever the phase stands, as its statement and what it does', () => {
    const stands = [
      match(2, where, operates),
      match(2, where, hands('C01 C02', 'C03')),
      match(2, where, begin('operate', { side: 'A' })),
    ];
    expect(stands.map(({ now }) => now)).toEqual(['J passOrOperate', 'J initiative', 'A passOrOperate']);
    for (const m of stands) {
      expect(tried(m, sentence).lines).toMatchObject([{ how: 'fits' }]);
      expect(tried(m, onward).lines).toMatchObject([{ how: 'unfit', fits: 0, why: { for: 'nothing' } }]);
      const { behind, sketch } = tried(m, sentence);
      expect(bodyOf(behind).units).toMatchObject({ jp_kako: { at: 'okinawa' } });
      expect(sketch.question?.kind).toBe(m.now === 'J initiative' ? 'initiative' : undefined);
    }
  });

  test('tries each operation behind those that come before it', () => {
    const m = match(2, where, hands('C01 C02', 'C03'));
    const raid = { ...sentence, from: 'truk', ships: ['jp_aoba'], path: ['marianas'] };
    expect(tried(m, sentence, raid).lines).toMatchObject([{ how: 'fits' }, { how: 'fits', untried: true }]);
    // Ships that have moved are face-down and move no more.
    expect(tried(m, sentence, onward).lines).toMatchObject([{ how: 'fits' }, { how: 'unfit' }]);
  });

  test('is drafted on the real forms: the card, the statement, the operation are one line', () => {
    const m = match(2, where, hands('C01 C02', ''));
    const none = { do: 'none' };
    const orders = [
      { do: 'spend', card: 'C01' },
      { do: 'operate' },
      none,
      move('japan', 'jp_kako', 'okinawa'),
      none,
    ];
    const drafted = orders.map((order) => ({ order }));
    const { lines, refusal } = sketchAhead(game, game.position.view(m.state, 'J'), 'J', m.question, drafted);
    expect(refusal).toBeUndefined();
    expect(lines).toMatchObject([{ turn: 2, phase: 'OPERATIONS', kind: 'initiative', orders }]);
  });

  test('tells whether its operation was carried out or cancelled, and counts the cards that are left', () => {
    const view = game.position.view(match(2, where, hands('C01 C02', '')).state, 'J');
    expect(game.plans.quantities?.(view)).toEqual({ cards: 2 });
    expect(game.plans.outcomesOf?.([{ do: 'operate' }], view)).toEqual(['cancelled']);
    expect(game.plans.outcomesOf?.([{ do: 'operate' }, move('japan', 'jp_kako', 'okinawa')], view)).toEqual([
      'carriedOut',
    ]);
  });
});
