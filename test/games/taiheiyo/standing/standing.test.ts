/** Standing orders, row by row of what a seat may leave: the default, and what its orders change. */
import { describe, expect, test } from 'vitest';
import { LOCALES, type StandingOrders, sampleOrder } from '../../../../src/referee/index.js';
import { makeWords, namesOf } from '../../../../src/telling/messages.js';
import { game, hands, type More, match, picker, spend } from '../support.js';
import { answer, no } from './asked.js';

describe('the sentences of standing orders', () => {
  const words = LOCALES.map((locale) => makeWords(game.words.text, locale, namesOf(game, locale)));

  test('are said in both languages, and each has a key of its own', () => {
    for (const side of game.sides)
      for (const form of game.standing.forms(side))
        for (let seed = 0; seed < 25; seed++) {
          const decision = { side, kind: 'standing', clause: '', public: false, forms: [form] };
          const order = sampleOrder(decision, picker(seed));
          if (order === undefined) throw new Error(form.do);
          expect(game.standing.key(order).split(':')[0]).toBe(form.do);
          for (const say of words) {
            const said = say.order(order, 'standing');
            expect(said, said).not.toMatch(/[{}]|undefined|(^|[ (:])(jp|us|gb)_/);
          }
        }
  });

  test('an entry of a list is kept by turn and place, an order for a point by its point', () => {
    const entry = { do: 'supply', turn: 2, no: 1, what: 'resupply', point: 'truk', keep: 1 };
    expect(game.standing.key(entry)).toBe(game.standing.key({ ...entry, keep: 2 }));
    expect(game.standing.key(entry)).not.toBe(game.standing.key({ ...entry, no: 2 }));
    expect(game.standing.key({ do: 'reaction', rule: 'none' })).not.toBe(
      game.standing.key({ do: 'reaction', point: 'midway', rule: 'none' }),
    );
    expect(game.standing.key({ do: 'retreat', as: 'attacker', rule: 'never' })).not.toBe(
      game.standing.key({ do: 'retreat', as: 'defender', rule: 'never' }),
    );
  });
});

describe('turn 0, arrivals, the unit that stays', () => {
  test('Pearl Harbor is Japan’s to decide, by the ranking for turn 0 alone, or by the defaults', () => {
    const m = () =>
      match(
        0,
        { hawaii: 'jp_akagi us_new_orleans us_san_francisco us_arizona us_maryland us_nevada' },
        { phase: 'TURN0' },
        [1],
      );
    const hit = (orders: StandingOrders) => Object.keys((answer(m(), orders)?.hits ?? {}) as object);
    expect(m().question.about).toMatchObject({ n: 4, at: 'hawaii' });
    expect(answer(m())).toBeUndefined();
    const defaults = { do: 'window', kind: 'allot', mode: 'orders' };
    expect(hit([defaults])).toEqual(['us_arizona', 'us_maryland', 'us_nevada', 'us_new_orleans']);
    const cruisers = ['us_arizona', 'us_maryland', 'us_new_orleans', 'us_san_francisco'];
    expect(hit([{ do: 'targets', when: 'turn0', ranking: ['cruiser'] }])).toEqual(cruisers);
    expect(answer(m(), [{ do: 'targets', when: 'later', ranking: ['cruiser'] }])).toBeUndefined();
  });

  const arriving = () =>
    match(1, {}, { phase: 'REINFORCEMENT', units: { a_air_3: { at: 'turn:2' } }, turn: 2 });

  test('air units arrive on the West Coast, or where the orders say, unit by unit', () => {
    expect(answer(arriving())).toMatchObject({ to: 'west_coast' });
    expect(answer(arriving(), [{ do: 'arrival', to: 'madagascar' }])).toMatchObject({ to: 'madagascar' });
    const orders = [
      { do: 'arrival', to: 'west_coast' },
      { do: 'arrival', unit: 'a_air_3', to: 'madagascar' },
    ];
    expect(answer(arriving(), orders)).toMatchObject({ unit: 'a_air_3', to: 'madagascar' });
    expect(answer(arriving(), [{ do: 'window', kind: 'arrival', mode: 'ask' }])).toBeUndefined();
  });

  test('where the Fleet Train leaves, the lowest unit stays, or the first of the list', () => {
    const m = () =>
      match(
        4,
        { marianas: 'a_air_1 a_air_2', hawaii: 'us_chester' },
        { phase: 'SCORING', fleetTrain: 'marianas' },
      );
    expect(answer(m())).toEqual({ do: 'stays', unit: 'a_air_1' });
    expect(answer(m(), [{ do: 'stays', units: ['a_air_7', 'a_air_2'] }])).toEqual({
      do: 'stays',
      unit: 'a_air_2',
    });
  });
});

describe('the initiative', () => {
  const where = { japan: 'jp_kako', hawaii: 'us_chester' };
  const japan = (cards: string, more: More = {}) => match(2, where, { ...hands(cards, 'C05'), ...more });
  const allies = (turn: number, cards: string) =>
    match(turn, where, { phase: 'INITIATIVE-3', ...hands('', cards) });
  const byLot = { do: 'byLot' };
  const order = { do: 'initiative', most: 10, keep: 0, after: 'any', cards: [] };

  test('is asked for until its owner has chosen, whatever he holds', () => {
    for (const cards of ['C01', 'C01 C02 C03']) expect(answer(japan(cards))).toBeUndefined();
    for (const turn of [2, 3, 4, 5]) expect(answer(allies(turn, 'C01 C02 C03 C04'))).toBeUndefined();
    expect(answer(japan('C01'), [{ do: 'window', kind: 'initiative', mode: 'orders' }])).toEqual(no);
  });

  test('is never taken with a card by the clock', () => {
    const m = japan('C01 C02');
    expect(game.rules.timeout(game.position.view(m.state, 'J'), m.question)).toEqual(no);
  });

  test('is limited by cards kept and cards spent in the turn', () => {
    expect(answer(japan('C01 C02'), [{ ...order, keep: 2 }])).toEqual(no);
    expect(answer(japan('C01'), [order])).toEqual(byLot);
    expect(answer(japan('C01 C02'), [{ ...order, most: 0 }])).toEqual(no);
    const spent = { operations: 1, cards: 1, did: [] };
    const tally = { J: spent, A: { operations: 0, cards: 0, did: [] } };
    expect(answer(japan('C01 C02', { tally }), [{ ...order, most: 1 }])).toEqual(no);
    expect(answer(japan('C01 C02', { tally }), [{ ...order, most: 2 }])).toEqual(byLot);
  });

  test('spends in the order of the list, and by lot where nothing of the list is held', () => {
    expect(answer(japan('C01 C02 C03'), [{ ...order, cards: ['C09', 'C03', 'C01'] }])).toEqual(spend('C03'));
    expect(answer(japan('C01 C02 C03'), [{ ...order, cards: ['C09'] }])).toEqual(byLot);
  });

  test('by lot spends a card by a secret draw out of the whole hand', () => {
    const drawn = (card: string) => {
      const m = match(2, where, hands('C01 C02 C03', 'C05'), [], [card]);
      return m.play(byLot).state.discards.map(String);
    };
    expect(new Set(['C01', 'C02', 'C03'].map((card) => JSON.stringify(drawn(card)))).size).toBe(3);
  });

  test('may wait for what the enemy did last', () => {
    const enemyDid = (did: string[], at?: string) =>
      japan('C01', {
        tally: {
          J: { operations: 0, cards: 0, did: [] },
          A: { operations: 1, cards: 0, did, ...(at === undefined ? {} : { at }) },
        },
      });
    const fought = ['operated', 'moved', 'fought'];
    expect(answer(enemyDid([]), [{ ...order, after: 'operated' }])).toEqual(no);
    expect(answer(enemyDid(['operated']), [{ ...order, after: 'operated' }])).toEqual(byLot);
    expect(answer(enemyDid(['operated']), [{ ...order, after: 'moved' }])).toEqual(no);
    expect(answer(enemyDid(['operated', 'moved'], 'truk'), [{ ...order, after: 'fought' }])).toEqual(no);
    expect(answer(enemyDid(fought, 'truk'), [{ ...order, after: 'fought' }])).toEqual(byLot);
    expect(answer(enemyDid(fought, 'truk'), [{ ...order, after: 'fought', at: 'midway' }])).toEqual(no);
    expect(answer(enemyDid(fought, 'truk'), [{ ...order, after: 'fought', at: 'truk' }])).toEqual(byLot);
  });
});
