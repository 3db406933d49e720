/** Cards of a side that nobody has to be asked for. */
import { describe, expect, test } from 'vitest';
import type { Side } from '../../../../src/referee/index.js';
import { battle, begin, card, hands, match, move, operation, strike, type Where } from '../support.js';
import { answer, none, withOrders } from './asked.js';

describe('cards against an operation', () => {
  const stated = (score = 0, operations = 1) =>
    match(
      2,
      { japan: 'jp_kako', hawaii: 'us_chester' },
      {
        ...begin('operate', { side: 'J' }),
        ...hands('', 'C02 C08'),
        score,
        tally: {
          J: { operations: operations - 1, cards: 0, did: [] },
          A: { operations: 0, cards: 0, did: [] },
        },
      },
    ).play('operate');

  test('are never played by default', () => {
    expect(stated().now).toBe('A cards operationStart');
    expect(answer(stated(9))).toEqual(none);
  });

  test('are played against the first operation of the turn', () => {
    const orders = [{ do: 'interrupt', event: 'A15', rule: 'first' }];
    expect(answer(stated(), orders)).toEqual(card('A15'));
    expect(answer(stated(0, 2), orders)).toEqual(none);
  });

  test('are played when the enemy leads by so much', () => {
    const orders = [{ do: 'interrupt', event: 'A09', rule: 'leads', lead: 3 }];
    expect(answer(stated(2), orders)).toEqual(none);
    expect(answer(stated(3), orders)).toEqual(card('A09'));
    const allied = (score: number) =>
      match(
        2,
        { japan: 'jp_kako', hawaii: 'us_chester' },
        { ...begin('operate', { side: 'A' }), ...hands('C15', ''), score },
      ).play('operate');
    const japan = [{ do: 'interrupt', event: 'J15', rule: 'leads', lead: 2 }];
    expect(answer(allied(-1), japan)).toEqual(none);
    expect(answer(allied(-2), japan)).toEqual(card('J15'));
  });

  test('are asked for where the seat wants to be asked, whatever it holds', () => {
    const ask = [{ do: 'window', kind: 'operationStart', mode: 'ask' }];
    expect(answer(stated(), ask)).toBeUndefined();
  });
});

describe('submarines', () => {
  const moving = (ships: string) =>
    operation('J', 2, { japan: ships, hawaii: 'us_chester' }, hands('', 'C06')).play(
      move('japan', ships, 'okinawa'),
    );

  test('find carriers by default', () => {
    expect(moving('jp_kako').now).toBe('A cards movement');
    expect(answer(moving('jp_kako'))).toEqual(none);
    expect(answer(moving('jp_nagato'))).toEqual(none);
    expect(answer(moving('jp_akagi'))).toEqual(card('A11'));
  });

  test('go by the rule of the orders', () => {
    const rule = (word: string, count?: number) => [
      { do: 'submarines', rule: word, ...(count === undefined ? {} : { count }) },
    ];
    expect(answer(moving('jp_akagi'), rule('never'))).toEqual(none);
    expect(answer(moving('jp_kako'), rule('always'))).toEqual(card('A11'));
    expect(answer(moving('jp_nagato'), rule('withCapital'))).toEqual(card('A11'));
    expect(answer(moving('jp_kako'), rule('withCapital'))).toEqual(none);
    expect(answer(moving('jp_aoba jp_kako'), rule('fromShips', 2))).toEqual(card('A11'));
    expect(answer(moving('jp_akagi jp_kako'), rule('fromShips', 3))).toEqual(none);
    expect(answer(moving('jp_akagi'), rule('withCapitalOrShips', 3))).toEqual(card('A11'));
    expect(answer(moving('jp_aoba jp_furutaka jp_kako'), rule('withCapitalOrShips', 3))).toEqual(card('A11'));
  });
});

describe('combat cards', () => {
  const at = (attacker: Side, units: string, J: string, A: string) =>
    battle(2, 'midway', attacker, units, {}, hands(J, A));

  test('the Allies play A12 and A07 where Japan strikes with 8 or more, Japan nothing', () => {
    expect(answer(at('J', 'jp_akagi jp_kaga us_chester', '', 'C05 C14'))).toEqual(card('A12'));
    expect(answer(at('J', 'jp_akagi jp_kaga us_chester', '', 'C10 C14'))).toEqual(card('A07'));
    expect(answer(at('J', 'jp_akagi us_chester', '', 'C05 C10'))).toEqual(none);
    expect(answer(at('A', 'jp_akagi us_chester', 'C11', ''))).toEqual(none);
    // Other cards wait for an order however strong the strike is.
    expect(answer(at('J', 'jp_akagi jp_kaga us_chester', '', 'C03 C13'))).toEqual(none);
  });

  test('A07 answers a strike by a card by the strength of those that strike', () => {
    const m = match(
      2,
      { truk: 'jp_akagi jp_kaga jp_soryu jp_hiryu', rabaul: 'us_chester' },
      {
        ...begin('strike', { event: 'J13', source: 'truk', target: 'rabaul' }),
        ...hands('', 'C10'),
      },
    );
    expect(m.now).toBe('A cards combatStart');
    expect(answer(m)).toEqual(card('A07'));
  });

  describe('are kept where a strike by a card is too weak for them', () => {
    const struck = (event: string, strikers: string, A: string, target = 'us_chester us_enterprise') =>
      match(
        3,
        { truk: strikers, kwajalein: target },
        { ...begin('strike', { event, source: 'truk', target: 'kwajalein' }), ...hands('', A) },
      );

    test('J13 strikes with half of 8', () => {
      const m = match(
        3,
        { truk: 'jp_akagi jp_soryu', kwajalein: 'us_chester us_enterprise' },
        { ...begin('operation', { side: 'J' }), ...hands('C13', 'C05 C10') },
      ).play(strike('J13', 'truk', 'kwajalein'));
      expect(m.now).toBe('A cards combatStart');
      expect(answer(m)).toEqual(none);
      const twice = (A: string) => answer(struck('J13', 'jp_akagi jp_soryu jp_kaga jp_hiryu', A));
      expect(twice('C05')).toEqual(card('A12'));
      expect(twice('C10')).toEqual(card('A07'));
    });

    test('A07 is no use against J14, which knows no shift', () => {
      const air = 'j_air_1 j_air_2 j_air_3';
      expect(answer(struck('J14', air, 'C10'))).toEqual(none);
      expect(answer(struck('J14', air, 'C05'))).toEqual(card('A12'));
      expect(answer(struck('J01', air, 'C10'))).toEqual(card('A07'));
    });
  });

  test('are played by strength, by what is there, and in their order', () => {
    const order = { do: 'combatCard', event: 'A14', rule: 'always', percent: 0, no: 2 };
    const m = () => at('J', 'jp_akagi us_chester', '', 'C03 C13'); // 4 against 1
    expect(answer(m(), [order])).toEqual(card('A14'));
    expect(answer(m(), [{ ...order, percent: 400 }])).toEqual(card('A14'));
    expect(answer(m(), [{ ...order, percent: 401 }])).toEqual(none);
    expect(answer(m(), [{ ...order, rule: 'withCarrier' }])).toEqual(card('A14'));
    expect(answer(at('J', 'jp_kako us_chester', '', 'C03'), [{ ...order, rule: 'withCapital' }])).toEqual(
      none,
    );
    const guns = (rule: string) => answer(at('J', 'jp_nagato us_chester', '', 'C03'), [{ ...order, rule }]);
    expect(guns('withCarrier')).toEqual(none);
    expect(guns('withCapital')).toEqual(card('A14'));
    expect(answer(m(), [order, { ...order, event: 'A04', no: 1 }])).toEqual(card('A04'));
    expect(answer(m(), [order, { ...order, event: 'A04', no: 3 }])).toEqual(card('A14'));
    expect(answer(m(), [{ do: 'combatCard', event: 'A14', rule: 'never' }])).toEqual(none);
  });

  test('in his own operation the attacker is asked, unless he leaves it to his orders', () => {
    const m = () => at('J', 'jp_akagi us_chester', 'C11', '');
    expect(m().now).toBe('J cards combatStart');
    expect(answer(m())).toBeUndefined();
    expect(answer(m(), [{ do: 'window', kind: 'combatStart', mode: 'orders' }])).toEqual(none);
    const withdraws = (percent: number) => [
      { do: 'combatCard', event: 'J11', rule: 'always', percent, no: 1 },
    ];
    expect(answer(m(), withdraws(20))).toEqual(card('J11'));
    // What he ordered is not due: he may still want another card.
    expect(answer(m(), withdraws(500))).toBeUndefined();
    expect(answer(m(), [{ do: 'combatCard', event: 'J11', rule: 'never' }])).toBeUndefined();
  });

  test('no card is played by default in one’s own operation, unless all is left to the orders', () => {
    const m = at('A', 'jp_akagi jp_kaga us_wasp', '', 'C05 C10');
    expect(m.now).toBe('A cards combatStart');
    expect(answer(m)).toBeUndefined();
    expect(answer(m, [{ do: 'window', kind: 'combatStart', mode: 'orders' }])).toEqual(card('A12'));
  });
});

describe('A03', () => {
  const struck = (units: string, die: number) =>
    battle(2, 'midway', 'J', units, {}, hands('', 'C14'), [die]).until('cards').play('none');
  const many = 'jp_akagi jp_kaga jp_soryu jp_hiryu jp_shokaku';

  test('is played from three hits on with a carrier among the targets', () => {
    const three = struck(`${many} us_wasp us_chester us_chicago us_vincennes`, 2);
    expect([three.now, three.question.about?.n]).toEqual(['A cards airResolution', 3]);
    expect(answer(three)).toEqual(card('A03'));
    expect(answer(struck(`${many} us_wasp us_chester us_chicago us_vincennes`, 1))).toEqual(none);
    expect(answer(struck(`${many} us_chester us_chicago us_vincennes us_quincy`, 2))).toEqual(none);
  });

  test('goes by the rule of the orders', () => {
    const all = [{ do: 'resolution', rule: 'always', hits: 3 }];
    const cruisers = struck(`${many} us_chester us_chicago us_vincennes us_quincy`, 2);
    expect(answer(cruisers, all)).toEqual(card('A03'));
    expect(answer(cruisers, [{ do: 'resolution', rule: 'always', hits: 4 }])).toEqual(none);
    const carriers = struck(`${many} us_wasp us_chester us_chicago us_vincennes`, 2);
    expect(answer(carriers, [{ do: 'resolution', rule: 'never' }])).toEqual(none);
  });
});

describe('J16', () => {
  // 21 of strength takes a port of 1 without a card, and no longer with one more to pay.
  const fleet = 'us_washington us_alabama us_indiana us_massachusetts us_south_dakota us_north_carolina';
  const window = (where: Where, owner: Side = 'J') =>
    match(
      3,
      { japan: 'jp_kako', ...where },
      { phase: 'CAPTURE-A', ...hands('C16', ''), points: { truk: { owner } } },
    );

  test('is played by default for the port that the Allies could just pay', () => {
    const m = window({ truk: fleet });
    expect(m.now).toBe('J cards beforeCapture');
    expect(answer(m)).toEqual(card('J16'));
    expect(answer(m.play(card('J16')))).toEqual({ do: 'fortify', port: 'truk' });
    expect(answer(window({ truk: 'us_chester' }))).toEqual(none);
    expect(answer(window({ truk: fleet }, 'A'))).toEqual(none);
  });

  test('goes by the port and the condition of the orders', () => {
    const order = (rule: string, port = 'truk') => [{ do: 'fortify', rule, port }];
    expect(answer(window({ truk: 'us_chester' }), order('attacked'))).toEqual(card('J16'));
    expect(answer(window({ truk: 'us_chester' }), order('short'))).toEqual(none);
    expect(answer(window({ truk: fleet }), order('short'))).toEqual(card('J16'));
    expect(answer(window({ truk: 'us_chester' }), order('attacked', 'japan'))).toEqual(none);
    expect(answer(window({ midway: 'us_chester' }), order('always', 'japan'))).toEqual(card('J16'));
    expect(answer(window({ midway: 'us_chester' }).play(card('J16')), order('always', 'japan'))).toEqual({
      do: 'fortify',
      port: 'japan',
    });
    expect(answer(window({ truk: fleet }), [{ do: 'fortify', rule: 'never' }])).toEqual(none);
    expect(answer(window({ midway: 'us_chester' }), order('always', 'hawaii'))).toEqual(none);
  });
});

describe('J10', () => {
  const asked = (cards: string) => match(2, { japan: 'jp_kako', hawaii: 'us_chester' }, hands(cards, 'C01'));
  const order = { do: 'redraw', least: 2, cards: ['C03'] };

  test('is never played by default, else by what else is in hand', () => {
    expect(answer(asked('C10 C02 C04'))).toBeUndefined();
    expect(answer(asked('C10 C02 C04'), [order])).toEqual({ do: 'J10' });
    expect(answer(asked('C10 C02'), [order])).toBeUndefined();
    expect(answer(asked('C10 C02 C03'), [order])).toBeUndefined();
    expect(answer(asked('C02 C04 C05'), [order])).toBeUndefined();
  });

  test('is played in a card window, and the window goes on', () => {
    const m = withOrders(
      2,
      { midway: 'jp_akagi us_chester' },
      { ...begin('battle', { at: 'midway', attacker: 'A' }), ...hands('C10 C02 C04', '') },
      { J: [order] },
      [1, 1],
    );
    expect(m.log.some((e) => e.key === 'reshuffleAll')).toBe(true);
  });
});
