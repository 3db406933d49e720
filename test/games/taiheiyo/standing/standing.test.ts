/** Standing orders, row by row of what a seat may leave: the default, and what its orders change. */
import { describe, expect, test } from 'vitest';
import {
  checkOrder,
  LOCALES,
  type Order,
  type Side,
  type StandingOrders,
  sampleOrder,
} from '../../../../src/referee/index.js';
import { makeWords, namesOf } from '../../../../src/telling/messages.js';
import {
  allot,
  back,
  battle,
  begin,
  capture,
  card,
  counterstrike,
  file,
  game,
  hands,
  Match,
  type More,
  match,
  move,
  operation,
  picker,
  position,
  redeploy,
  spend,
  standingOf,
  to,
  type Where,
} from '../support.js';

/** What a seat's orders answer to the question that stands; undefined: it is asked. */
function answer(m: Match, orders: StandingOrders = []): Order | undefined {
  const { question } = m;
  for (const order of orders) valid(question.side, order);
  const found = game.standing(orders, game.view(m.state, question.side), question)?.order;
  if (found !== undefined)
    expect(checkOrder(question, game.universe, found), JSON.stringify(found)).toMatchObject({ ok: true });
  return found;
}

/** Only sentences that the form of standing orders accepts. */
function valid(side: Side, order: Order): void {
  const decision = { side, kind: 'standing', clause: '', public: false, forms: game.standingForms(side) };
  expect(checkOrder(decision, game.universe, order), JSON.stringify(order)).toMatchObject({ ok: true });
}

function withOrders(
  turn: number,
  where: Where,
  more: More,
  orders: Partial<Record<Side, StandingOrders>>,
  dice: number[] = [],
): Match {
  const both = { J: orders.J ?? [], A: orders.A ?? [] };
  for (const side of ['J', 'A'] as const) for (const order of both[side]) valid(side, order);
  return new Match(position(file(turn, where, more)), dice, [], standingOf(both));
}

const no = { do: 'no' };
const yes = { do: 'yes' };
const none = { do: 'none' };
const done = { do: 'done' };

describe('the sentences of standing orders', () => {
  const words = LOCALES.map((locale) => makeWords(game.text, locale, namesOf(game, locale)));

  test('are said in both languages, and each has a key of its own', () => {
    for (const side of game.sides)
      for (const form of game.standingForms(side))
        for (let seed = 0; seed < 25; seed++) {
          const decision = { side, kind: 'standing', clause: '', public: false, forms: [form] };
          const order = sampleOrder(decision, picker(seed));
          if (order === undefined) throw new Error(form.do);
          expect(game.standingKey(order).split(':')[0]).toBe(form.do);
          for (const say of words) {
            const said = say.order(order, 'standing');
            expect(said, said).not.toMatch(/[{}]|undefined|(^|[ (:])(jp|us|gb)_/);
          }
        }
  });

  test('a plan is kept by turn and place, an order for a point by its point', () => {
    const plan = { do: 'plan', turn: 2, no: 1, what: 'shift', card: 'C01' };
    expect(game.standingKey(plan)).toBe(game.standingKey({ ...plan, card: 'C02' }));
    expect(game.standingKey(plan)).not.toBe(game.standingKey({ ...plan, no: 2 }));
    expect(game.standingKey({ do: 'reaction', rule: 'none' })).not.toBe(
      game.standingKey({ do: 'reaction', point: 'midway', rule: 'none' }),
    );
    expect(game.standingKey({ do: 'retreat', as: 'attacker', rule: 'never' })).not.toBe(
      game.standingKey({ do: 'retreat', as: 'defender', rule: 'never' }),
    );
  });
});

describe('turn 0, arrivals, the unit that stays', () => {
  test('Pearl Harbor goes to battleships by default, and by the ranking for turn 0 alone', () => {
    const m = () =>
      match(
        0,
        { hawaii: 'jp_akagi us_new_orleans us_san_francisco us_arizona us_maryland us_nevada' },
        { phase: 'TURN0' },
        [1],
      );
    const hit = (orders: StandingOrders) => Object.keys((answer(m(), orders)?.hits ?? {}) as object);
    expect(m().question.about).toMatchObject({ n: 4, at: 'hawaii' });
    expect(hit([])).toEqual(['us_arizona', 'us_maryland', 'us_nevada', 'us_new_orleans']);
    const cruisers = ['us_arizona', 'us_maryland', 'us_new_orleans', 'us_san_francisco'];
    expect(hit([{ do: 'targets', when: 'turn0', ranking: ['cruiser'] }])).toEqual(cruisers);
    expect(hit([{ do: 'targets', when: 'later', ranking: ['cruiser'] }])).toContain('us_nevada');
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
  const order = { do: 'initiative', most: 10, keep: 0, after: 'any', cards: [] };

  test('Japan keeps one card, the Allies none and from turn 4 on three', () => {
    expect(answer(japan('C01'))).toEqual(no);
    expect(answer(japan('C01 C02'))).toEqual(spend('C01'));
    expect(answer(allies(3, 'C01'))).toEqual(spend('C01'));
    expect(answer(allies(4, 'C01 C02 C03'))).toEqual(no);
    expect(answer(allies(4, 'C01 C02 C03 C04'))).toEqual(spend('C01'));
  });

  test('is limited by cards kept and cards spent in the turn', () => {
    expect(answer(japan('C01 C02'), [{ ...order, keep: 2 }])).toEqual(no);
    expect(answer(japan('C01'), [order])).toEqual(spend('C01'));
    const spent = { operations: 1, cards: 1, did: [] };
    const tally = { J: spent, A: { operations: 0, cards: 0, did: [] } };
    expect(answer(japan('C01 C02', { tally }), [{ ...order, most: 1 }])).toEqual(no);
    expect(answer(japan('C01 C02', { tally }), [{ ...order, most: 2 }])).toEqual(spend('C01'));
  });

  test('spends in the order of the list', () => {
    expect(answer(japan('C01 C02 C03'), [{ ...order, cards: ['C09', 'C03', 'C01'] }])).toEqual(spend('C03'));
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
    expect(answer(enemyDid(['operated']), [{ ...order, after: 'operated' }])).toEqual(spend('C01'));
    expect(answer(enemyDid(['operated']), [{ ...order, after: 'moved' }])).toEqual(no);
    expect(answer(enemyDid(['operated', 'moved'], 'truk'), [{ ...order, after: 'fought' }])).toEqual(no);
    expect(answer(enemyDid(fought, 'truk'), [{ ...order, after: 'fought' }])).toEqual(spend('C01'));
    expect(answer(enemyDid(fought, 'truk'), [{ ...order, after: 'fought', at: 'midway' }])).toEqual(no);
    expect(answer(enemyDid(fought, 'truk'), [{ ...order, after: 'fought', at: 'truk' }])).toEqual(
      spend('C01'),
    );
  });
});

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

describe('reactions', () => {
  const entered = (mover: Side, group: string, there: string, more: Where = {}) =>
    operation(mover, 2, { [mover === 'J' ? 'japan' : 'hawaii']: group, midway: there, ...more }).play(
      move(mover === 'J' ? 'japan' : 'hawaii', group, 'midway'),
    );

  test('the Allies strike back from the nearest carriers when at least as strong, Japan does nothing', () => {
    const weak = entered('J', 'jp_ryujo jp_zuiho', 'a_air_1', { hawaii: 'us_wasp us_enterprise' });
    expect(weak.now).toBe('A reaction');
    expect(answer(weak)).toEqual(counterstrike('hawaii', 'us_enterprise us_wasp'));
    expect(
      answer(entered('J', 'jp_akagi jp_kaga jp_soryu jp_hiryu jp_shokaku', 'a_air_1', { hawaii: 'us_wasp' })),
    ).toEqual(none);
    expect(answer(entered('J', 'jp_ryujo', 'a_air_1', { hawaii: 'us_chester' }))).toEqual(none);
    expect(answer(entered('A', 'us_wasp', 'jp_akagi'))).toEqual(none);
  });

  test('an evacuation waits for so strong an enemy', () => {
    const m = () => entered('A', 'us_enterprise', 'jp_akagi'); // 4 against 4
    expect(answer(m(), [{ do: 'reaction', rule: 'evacuate', threat: 100 }])).toEqual({ do: 'evacuate' });
    expect(answer(m(), [{ do: 'reaction', rule: 'evacuate', threat: 101 }])).toEqual(none);
  });

  test('a counterstrike has its odds, its point and its ships', () => {
    // 8 against 2 + 5
    const m = () => entered('J', 'jp_akagi jp_kaga', 'a_air_1', { hawaii: 'us_enterprise us_chester' });
    const strike = (odds: number, ships: readonly string[] = []) => [
      { do: 'reaction', point: 'midway', rule: 'counterstrike', odds, from: 'hawaii', ships },
    ];
    expect(answer(m(), strike(88))).toEqual(none);
    expect(answer(m(), strike(87))).toEqual(counterstrike('hawaii', 'us_chester us_enterprise'));
    expect(answer(m(), strike(0, ['us_chester']))).toEqual(counterstrike('hawaii', 'us_chester'));
    expect(answer(m(), strike(0, ['us_wasp']))).toEqual(none);
  });

  test('the order for the point goes before the one for all', () => {
    const m = () => entered('A', 'us_enterprise', 'jp_akagi');
    const orders = [
      { do: 'reaction', rule: 'evacuate', threat: 0 },
      { do: 'reaction', point: 'midway', rule: 'none' },
    ];
    expect(answer(m(), orders)).toEqual(none);
    expect(answer(m(), [{ do: 'reaction', point: 'truk', rule: 'evacuate', threat: 0 }])).toEqual(none);
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
    expect(answer(m(), [order, { ...order, event: 'A04', no: 1 }])).toEqual(card('A04'));
    expect(answer(m(), [order, { ...order, event: 'A04', no: 3 }])).toEqual(card('A14'));
    expect(answer(m(), [{ do: 'combatCard', event: 'A14', rule: 'never' }])).toEqual(none);
  });

  test('in his own operation the attacker is asked, unless he leaves it to his orders', () => {
    const m = () => at('J', 'jp_akagi us_chester', 'C11', '');
    expect(m().now).toBe('J cards combatStart');
    expect(answer(m())).toBeUndefined();
    expect(answer(m(), [{ do: 'window', kind: 'combatStart', mode: 'orders' }])).toEqual(none);
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

describe('hits', () => {
  test('go to carriers, air units, battleships, cruisers, or as the ranking says', () => {
    const m = battle(
      2,
      'midway',
      'J',
      'jp_akagi jp_kaga us_wasp us_chester us_washington a_air_1',
      {},
      {},
      [6],
    );
    expect(m.now).toBe('J allot');
    const orders = [{ do: 'window', kind: 'allot', mode: 'orders' }];
    const n = Number(m.question.about?.n);
    expect(answer(m)).toBeUndefined(); // his own operation: he is at the page
    expect(Object.keys((answer(m, orders)?.hits ?? {}) as object)).toEqual(
      ['a_air_1', 'us_washington', 'us_wasp'].slice(0, n),
    );
    const later = { do: 'targets', when: 'later', ranking: ['cruiser'] };
    expect(Object.keys((answer(m, [...orders, later])?.hits ?? {}) as object)).toContain('us_chester');
    const early = { ...later, when: 'turn0' };
    expect(Object.keys((answer(m, [...orders, early])?.hits ?? {}) as object)).not.toContain('us_chester');
  });

  test('on own ships go to cruisers first, or as the ranking says', () => {
    const m = battle(
      2,
      'midway',
      'J',
      'jp_nagato jp_mutsu us_washington us_chester us_wasp',
      { step: 'surface' },
      {},
      [1],
    ).play('yes');
    expect(m.now).toBe('A allot');
    expect(answer(m)).toEqual(allot('us_chester'));
    expect(answer(m, [{ do: 'sacrifices', ranking: ['battleship'] }])).toEqual(allot('us_washington'));
  });
});

describe('rounds of a combat', () => {
  const surface = (units: string) => battle(2, 'midway', 'J', units, { step: 'surface' });
  const extend = (units: string) => battle(2, 'midway', 'J', units, { step: 'extend', movementLeft: 1 });

  test('surface combat with the higher gunnery, or by the rule of the orders', () => {
    expect(answer(surface('jp_nagato us_chester'))).toEqual(yes);
    expect(answer(surface('jp_kako us_chester'))).toEqual(no);
    expect(answer(surface('jp_kako us_chester'), [{ do: 'surface', rule: 'always' }])).toEqual(yes);
    expect(answer(surface('jp_nagato us_chester'), [{ do: 'surface', rule: 'never' }])).toEqual(no);
    const careful = [{ do: 'surface', rule: 'noCarriers' }];
    expect(answer(surface('jp_nagato us_chester us_wasp'), careful)).toEqual(no);
    expect(answer(surface('jp_nagato us_chester'), careful)).toEqual(yes);
  });

  test('extended with at least the enemy’s strength, or so much of it', () => {
    expect(answer(extend('jp_kako us_chester'))).toEqual(yes);
    expect(answer(extend('jp_kako us_chester us_chicago'))).toEqual(no);
    expect(answer(extend('jp_kako us_chester us_chicago'), [{ do: 'extend', percent: 50 }])).toEqual(yes);
    expect(answer(extend('jp_kako us_chester'), [{ do: 'extend', percent: 101 }])).toEqual(no);
  });

  test('the winner stays, or leaves where the orders say', () => {
    const won = () =>
      battle(2, 'midway', 'J', 'jp_akagi jp_kaga us_chester', {}, {}, [6, 6, 6, 6]).until('winnerRetreat');
    expect(answer(won())).toEqual(no);
    expect(answer(won(), [{ do: 'victory', rule: 'leave' }])).toEqual(yes);
    expect(answer(won(), [{ do: 'victory', point: 'truk', rule: 'leave' }])).toEqual(no);
  });
});

describe('retreats', () => {
  const asked = (units: string, dice: number[] = [1, 1]) =>
    battle(2, 'midway', 'J', units, { round: 2 }, {}, dice).until('defenderRetreat');
  const strong = 'jp_akagi jp_nagato us_wasp us_chester us_chicago';

  const atHawaii = () =>
    operation('J', 2, { johnston: 'jp_akagi jp_nagato', hawaii: 'us_wasp*' }, {}, [1, 1])
      .play(move('johnston', 'jp_akagi jp_nagato', 'hawaii'))
      .until('defenderRetreat');

  test('the defender leaves a base when outnumbered two to one, and holds a port worth 2 or more', () => {
    expect(asked('jp_akagi jp_nagato us_wasp').now).toBe('A defenderRetreat air'); // 8 against 3
    expect(answer(asked('jp_akagi jp_nagato us_wasp'))).toEqual(yes);
    expect(answer(asked('jp_akagi jp_nagato us_wasp us_chester us_chicago'))).toEqual(no); // 8 against 5
    expect(answer(atHawaii())).toEqual(no);
  });

  test('goes by the rule of the orders, for the role and the point', () => {
    const retreat = (rule: string, more: Partial<Order> = {}) => [
      { do: 'retreat', as: 'defender', rule, ...more } as Order,
    ];
    expect(answer(asked(strong), retreat('always'))).toEqual(yes);
    expect(answer(asked('jp_akagi jp_nagato us_wasp'), retreat('never'))).toEqual(no);
    expect(answer(asked(strong), retreat('outnumbered', { percent: 160 }))).toEqual(yes);
    expect(answer(asked(strong), retreat('outnumbered', { percent: 161 }))).toEqual(no);
    expect(answer(atHawaii(), retreat('outnumbered', { percent: 200 }))).toEqual(yes);
    expect(answer(asked(strong), retreat('always', { point: 'truk' }))).toEqual(no);
    expect(answer(asked(strong), [{ do: 'retreat', as: 'attacker', rule: 'always' }])).toEqual(no);
  });

  test('the attacker stays unless his orders say otherwise', () => {
    const m = () => battle(2, 'midway', 'J', strong, { round: 2 }, {}, [1, 1]).until('attackerRetreat');
    expect(answer(m())).toEqual(no);
    expect(answer(m(), [{ do: 'retreat', as: 'attacker', rule: 'always' }])).toEqual(yes);
    expect(answer(m(), [{ do: 'retreat', as: 'attacker', rule: 'outnumbered', percent: 200 }])).toEqual(no);
  });

  test('may wait for expected losses or for carriers that were hit', () => {
    const losses = (percent: number) => [{ do: 'retreat', as: 'defender', rule: 'losses', percent } as Order];
    expect(answer(asked(strong), losses(100))).toEqual(yes);
    expect(answer(asked(strong), losses(1000))).toEqual(no);
    const hit = [{ do: 'retreat', as: 'defender', rule: 'carriersHit', count: 1 } as Order];
    expect(answer(asked(strong), hit)).toEqual(no);
    const m = battle(2, 'midway', 'J', strong, { round: 2 }, {}, [6, 1, 1, 1])
      .play(allot('us_wasp us_chester'))
      .until('defenderRetreat');
    expect(answer(m, hit)).toEqual(yes);
    expect(answer(m, [{ do: 'retreat', as: 'defender', rule: 'carriersHit', count: 2 } as Order])).toEqual(
      no,
    );
  });

  test('to a home port with free resupply, else the best one, else the first legal one of the list', () => {
    const m = () =>
      match(2, { midway: 'us_chester', japan: 'jp_kako' }, begin('retreat', { side: 'A', at: 'midway' }));
    expect(m().now).toBe('A retreatPort');
    expect(answer(m())).toEqual(to('hawaii'));
    expect(answer(m(), [{ do: 'ports', ports: ['japan', 'samoa', 'hawaii'] }])).toEqual(to('samoa'));
  });
});

describe('J16', () => {
  // 21 of strength takes a port of 1 without a card, and no longer with one more to pay.
  const fleet = 'us_washington us_alabama us_indiana us_massachusetts us_south_dakota us_north_carolina';
  const window = (where: Where) =>
    match(
      3,
      { japan: 'jp_kako', ...where },
      { phase: 'CAPTURE-A', ...hands('C16', ''), points: { truk: { owner: 'J' } } },
    );

  test('is played by default for the port that the Allies could just pay', () => {
    const m = window({ truk: fleet });
    expect(m.now).toBe('J cards beforeCapture');
    expect(answer(m)).toEqual(card('J16'));
    expect(answer(m.play(card('J16')))).toEqual({ do: 'fortify', port: 'truk' });
    expect(answer(window({ truk: 'us_chester' }))).toEqual(none);
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

describe('J10', () => {
  const asked = (cards: string) => match(2, { japan: 'jp_kako', hawaii: 'us_chester' }, hands(cards, 'C01'));
  const order = { do: 'redraw', least: 2, cards: ['C03'] };

  test('is never played by default, else by what else is in hand', () => {
    expect(answer(asked('C10 C02 C04'))).toMatchObject({ do: 'spend' });
    expect(answer(asked('C10 C02 C04'), [order])).toEqual({ do: 'J10' });
    expect(answer(asked('C10 C02'), [order])).toMatchObject({ do: 'spend' });
    expect(answer(asked('C10 C02 C03'), [order])).toMatchObject({ do: 'spend' });
    expect(answer(asked('C02 C04 C05'), [order])).toMatchObject({ do: 'spend' });
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

describe('what the defaults are about to do', () => {
  const told = (m: Match, side: Side, orders: StandingOrders = []) =>
    game.foretold?.(orders, game.view(m.state, side));
  const spends = (n: number) => [{ key: 'foretold.initiative', n }];

  test('is told to a side that holds more than it keeps, or draws before it is asked', () => {
    const m = match(2, {}, hands('C01 C02', 'C03'));
    expect([told(m, 'J'), told(m, 'A')]).toEqual([spends(1), spends(0)]);
    const few = match(4, {}, hands('C01', 'C03 C04 C05'));
    expect([told(few, 'J'), told(few, 'A')]).toEqual([[], []]);
    const begun = new Match(game.start({ scenario: 'standard', options: {} }));
    expect([told(begun, 'J'), told(begun, 'A')]).toEqual([spends(1), spends(0)]);
    expect(
      told(match(5, { hawaii: 'us_wasp' }, { phase: 'RETURN-A', ...hands('', 'C03 C04') }), 'A'),
    ).toEqual([]);
  });

  test('is told to nobody who has decided it, and to nobody else', () => {
    const m = match(2, {}, hands('C01 C02', 'C03'));
    expect(told(m, 'J', [{ do: 'initiative', keep: 1, most: 2, after: 'any' }])).toEqual([]);
    expect(told(m, 'J', [{ do: 'window', kind: 'initiative', mode: 'ask' }])).toEqual([]);
    expect(told(m, 'J', [{ do: 'window', kind: 'reaction', mode: 'ask' }])).toEqual(spends(1));
    expect(game.foretold?.([], game.view(m.state, 'spectator'))).toEqual([]);
  });
});
