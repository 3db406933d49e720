/** Operations that a side has prepared. */
import { describe, expect, test } from 'vitest';
import type { Order, Side } from '../../../../src/referee/index.js';
import {
  back,
  begin,
  hands,
  type More,
  match,
  move,
  operation,
  redeploy,
  spend,
  type Where,
} from '../support.js';
import { answer, no, withOrders } from './asked.js';

describe('prepared operations', () => {
  const where = { japan: 'jp_kako', truk: 'jp_aoba', hawaii: 'us_chester' };
  const toOkinawa = {
    do: 'plan',
    turn: 2,
    no: 2,
    what: 'move',
    from: 'japan',
    ships: ['jp_kako'],
    path: ['okinawa'],
  };
  const fromTruk = {
    do: 'plan',
    turn: 2,
    no: 1,
    what: 'move',
    from: 'truk',
    ships: ['jp_aoba'],
    path: ['marianas'],
  };
  const asked = (more: More = {}) => match(2, where, { ...begin('operate', { side: 'J' }), ...more });

  test('without them the player is asked', () => {
    expect(answer(asked())).toBeUndefined();
    expect(answer(asked(), [{ ...toOkinawa, turn: 3 }])).toBeUndefined();
  });

  test('are carried out in the order of their numbers, those that are not legal skipped', () => {
    const orders = [toOkinawa, fromTruk];
    expect(answer(asked(), orders)).toEqual({ do: 'operate' });
    expect(answer(operation('J', 2, where), orders)).toEqual(move('truk', 'jp_aoba', 'marianas'));
    expect(answer(operation('J', 2, { ...where, truk: 'jp_aoba*' }), orders)).toEqual(
      move('japan', 'jp_kako', 'okinawa'),
    );
    expect(
      answer(
        operation('J', 2, {
          ...where,
          truk: 'jp_aoba*',
          japan: '',
          okinawa: 'jp_kako*',
          marianas: 'jp_furutaka',
        }),
        orders,
      ),
    ).toBeUndefined();
  });

  test('behind the queue the seat is asked, or passes without spending a card', () => {
    const rest = { do: 'afterPlans', turn: 2, rule: 'pass' };
    expect(answer(asked(), [rest])).toEqual({ do: 'pass' });
    expect(answer(asked(), [rest, toOkinawa])).toEqual({ do: 'operate' });
    expect(answer(asked(), [{ ...rest, turn: 3 }])).toBeUndefined();
    const initiative = match(2, where, hands('C01 C02', ''));
    expect(answer(initiative, [rest])).toEqual(no);
    expect(answer(initiative, [rest, toOkinawa])).toEqual(spend('C01'));
  });

  test('run all operations of a turn without a question', () => {
    const rest = { do: 'afterPlans', turn: 2, rule: 'pass' };
    const m = withOrders(
      2,
      where,
      { ...begin('operate', { side: 'J' }) },
      { J: [toOkinawa, fromTruk, rest], A: [rest] },
    );
    expect(m.log.filter((e) => e.key === 'move').map((e) => e.path)).toEqual([['marianas'], ['okinawa']]);
    expect(m.now).toBe('J supplyOrder');
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
    for (const [side, plan, places, more, expected] of kinds) {
      expect(answer(operation(side, 4, places, more), [plan]), JSON.stringify(plan)).toEqual(expected);
      expect(answer(match(4, places, { ...begin('operate', { side }), ...more }), [plan])).toEqual({
        do: 'operate',
      });
    }
  });

  test('TS-2.3.2.b whether an operation is stated does not depend on the hand, only on what all know of it', () => {
    const plan = { do: 'plan', turn: 2, no: 1, what: 'event', event: 'J04', choice: 'point' };
    expect(answer(asked(hands('C04', '')), [plan])).toEqual({ do: 'operate' });
    expect(answer(asked(hands('C05', '')), [plan])).toEqual({ do: 'operate' });
    expect(answer(asked({ ...hands('C05', ''), discards: ['C04'] }), [plan])).toBeUndefined();
    expect(answer(asked(hands('', '')), [plan])).toBeUndefined();
  });
});
