/** What a side does in the supply phase without being asked. */
import { describe, expect, test } from 'vitest';
import { back, capture, hands, type More, match, redeploy } from '../support.js';
import { answer, withOrders } from './asked.js';

const done = { do: 'done' };

describe('captures', () => {
  const window = (cards: string) =>
    match(3, { truk: 'us_chester', hawaii: 'us_wasp' }, { phase: 'CAPTURE-A', ...hands('', cards) });

  test('are asked for by default', () => {
    expect(window('C01').now).toBe('A capture');
    expect(answer(window('C01'))).toBeUndefined();
    expect(answer(window('C01'), [{ do: 'window', kind: 'capture', mode: 'orders' }])).toEqual(done);
  });

  test('a list takes its ports with the fewest cards, those first that are to be spent first, and nothing else', () => {
    const order = { do: 'capture', port: 'truk', most: 1 };
    expect(answer(window('C01 C04 C05'), [order])).toEqual(capture('truk', 'C01'));
    const spendFirst = { do: 'initiative', most: 9, keep: 0, after: 'any', cards: ['C02'] };
    expect(answer(window('C01 C02'), [order, spendFirst])).toEqual(capture('truk', 'C02'));
    expect(answer(window('C01'), [{ ...order, most: 0 }])).toEqual(done);
    expect(answer(window('C01'), [{ ...order, port: 'japan' }])).toEqual(done);
  });
});

describe('the lists of the supply phase', () => {
  const returns = (more: More = {}) =>
    match(
      3,
      { okinawa: 'jp_kako jp_aoba', truk: 'j_air_1', hawaii: 'us_chester' },
      { phase: 'RETURN-J', ...more },
    );

  test('without a list the seat is asked', () => {
    expect(returns().now).toBe('J supplyOrder');
    expect(answer(returns())).toBeUndefined();
    const resupply = { do: 'supply', turn: 0, no: 1, what: 'resupply', point: 'truk', keep: 0 };
    expect(answer(returns(), [resupply])).toBeUndefined();
  });

  test('redeployments and returns in the order of their numbers, of this turn or of all', () => {
    const bring = { do: 'supply', turn: 0, no: 2, what: 'return', from: 'okinawa', ships: [], to: 'japan' };
    const air = { do: 'supply', turn: 3, no: 1, what: 'redeploy', unit: 'j_air_1', to: 'japan' };
    expect(answer(returns(), [bring])).toEqual(back('okinawa', 'jp_aoba jp_kako', 'japan'));
    expect(answer(returns(), [{ ...bring, ships: ['jp_kako', 'jp_furutaka'] }])).toEqual(
      back('okinawa', 'jp_kako', 'japan'),
    );
    expect(answer(returns(), [bring, air])).toEqual(redeploy('j_air_1', 'japan'));
    expect(answer(returns(), [bring, { ...air, turn: 2 }])).toEqual(
      back('okinawa', 'jp_aoba jp_kako', 'japan'),
    );
    const m = withOrders(
      3,
      { okinawa: 'jp_kako jp_aoba', truk: 'j_air_1' },
      { phase: 'RETURN-J' },
      { J: [bring, air] },
    );
    expect(m.where('jp_kako', 'jp_aoba', 'j_air_1')).toEqual(['japan', 'japan', 'japan']);
  });

  test('resupply as long as more cards are in hand than are to be kept', () => {
    const window = (cards: string) =>
      match(3, { truk: 'jp_kako*', hawaii: 'us_chester' }, { phase: 'RESUPPLY-J', ...hands(cards, '') });
    const order = { do: 'supply', turn: 0, no: 1, what: 'resupply', point: 'truk', keep: 1 };
    expect(answer(window('C01'))).toBeUndefined();
    expect(answer(window('C01'), [order])).toEqual(done);
    expect(answer(window('C01 C02'), [order])).toEqual({ do: 'resupply', point: 'truk', card: 'C01' });
    expect(answer(window('C01 C02'), [{ ...order, point: 'japan' }])).toEqual(done);
  });
});
