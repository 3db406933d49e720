/** The practice opponent: the US side attacks the city, the Japanese hold it. */
import { describe, expect, test } from 'vitest';
import { hexIndex } from '../../../../src/games/manila45/components/pack.js';
import { bestOrder, ratedOrders } from '../../../../src/practice/choose.js';
import { type Question, Session } from '../../../../src/referee/index.js';
import { effort } from '../../../support/effort.js';
import { game, idOf, match, pack, picker, seededChance, standingOf, type Units } from '../support.js';

const chosen = (phase: string, units: Units, more = {}) => {
  const m = match(phase, units, { turn: 3, ...more });
  return bestOrder(game, game.position.view(m.state, m.question.side), m.question, picker(1));
};

describe('the practice opponent', () => {
  test('brings assault troops next to the enemy and leaves those that stand there', () => {
    expect(chosen('B', { '1/129': '2828', MP: '2831' })).toMatchObject({ do: 'march', unit: idOf('1/129') });
    expect(chosen('B', { '1/129': '2928', MP: '2929' })).toEqual({ do: 'end' });
  });
  test('enters out of reach of the enemy, and thinks well of it', () => {
    const m = match('S2', { MP: '2931', '1/1Ind': '2430' }, { turn: 1 });
    const view = game.position.view(m.state, 'US');
    const [best] = ratedOrders(game, view, m.question, picker(1), 1);
    const way = [best?.order.path].flat().map((id) => hexIndex(pack, String(id)));
    const beside = ['2931', '2430'].flatMap((id) => pack.hexes[hexIndex(pack, id)]!.near);
    expect(best?.order).toMatchObject({ do: 'march' });
    expect(way.length).toBeGreaterThan(1);
    expect(way.filter((hex) => beside.includes(hex))).toEqual([]);
    expect(best?.worth).toBeGreaterThanOrEqual(0);
  });
  test('attacks where there is a chance, and not where there is none', () => {
    expect(chosen('C', { '1/129': '3227', '2/129': '3227', MP: '3228' })).toMatchObject({
      do: 'attack',
      target: '3228',
    });
    expect(chosen('C', { '302': '3227', '1/3P': '3228' }, { turn: 2 })).toEqual({ do: 'end' });
    expect(chosen('E', { '1/129': '2928', '1/1Ind': '2929' })).toMatchObject({
      do: 'attack',
      target: '2928',
    });
  });
  test('names a spotter where a lone gun needs one', () => {
    const guns = { '447R': '3821', '203M': '3721', MP: '3624', '1/5': '2928' };
    expect(chosen('E', { '150-1': '2831', '1/1Ind': '2829', '1/5': '2828' })).toMatchObject({ do: 'attack' });
    expect(chosen('E', guns)).toEqual({ do: 'end' });
  });
  test('holds the city: who is safe in a building stays, who is not goes into one', () => {
    expect(chosen('D', { '1/129': '2928', '1/1Ind': '3624' })).toEqual({ do: 'end' });
    const gone = chosen('D', { '1/129': '2928', '1/1Ind': '2929' });
    expect(gone).toMatchObject({ do: 'march', unit: idOf('1/1Ind') });
    const goal = pack.hexes[hexIndex(pack, String([gone?.path].flat().at(-1)))];
    expect(goal?.building).toBe(true);
  });
  test('comes out for guns that nobody covers, and not for those with assault troops', () => {
    const guns: Units = { '6': '3428', '1/1Ind': '3624' };
    const goal = (units: Units) => [chosen('D', units)?.path].flat().at(-1);
    const beside = pack.hexes[hexIndex(pack, '3428')]!.near.map((hex) => pack.hexes[hex]!.id);
    expect(beside).toContain(goal(guns));
    expect(beside).not.toContain(goal({ ...guns, '1/129': '3428' }));
  });
  test('brings no more guns than the table asks for, and air units where they are left', () => {
    const best = chosen('C', { '1/129': '3227', '2/129': '3227', MP: '3228' }) ?? { do: 'end' };
    // 18 on the ground: four air units reach the last column of the table, a fifth would add nothing.
    expect(best.air).toHaveLength(4);
  });
  test('goes round an enemy in a building for flamethrowers, and attacks with them', () => {
    const goal = (units: Units) => [chosen('B', units)?.path].flat().at(-1);
    expect(goal({ '1/129': '3227', '2/129': '3127', MP: '3228' })).toBe('3229');
    expect(chosen('C', { '1/129': '3227', '2/129': '3229', MP: '3228' })).toMatchObject({
      do: 'attack',
      fga: 'yes',
    });
  });
  test('sends assault troops on where an enemy has enough of them around him', () => {
    const around: Units = {
      '1/129': '3227',
      '2/129': '3227',
      '3/129': '3229',
      '1/145': '3229',
      '2/145': '3128',
      '3/145': '3128',
      '2/148': '3327',
      '1/148': '3027',
      '1/3P': '3228',
      MP: '3624',
    };
    const near = pack.hexes[hexIndex(pack, '3624')]!.near.map((hex) => pack.hexes[hex]!.id);
    const order = chosen('B', around);
    expect(order).toMatchObject({ do: 'march', unit: idOf('1/148') });
    expect(near).toContain([order?.path].flat().at(-1));
  });
  test('uses the template, takes replacements, advances and fires where it may hit', () => {
    expect(chosen('S1', {}, { turn: 1 })).toEqual({ do: 'template' });
    expect(chosen('A', { '1/5': '2828' })).toMatchObject({ do: 'replace' });
  });
  test.each(effort<number[]>([], [4]))(
    'plays a whole match against itself, with far more moves and attacks than phases (seed %i)',
    (seed) => {
      const session = new Session(game, game.rules.start({ scenario: 'campaign', options: {} }), {
        chance: seededChance(seed),
        standing: standingOf(),
      });
      const pick = picker(seed);
      let orders = 0;
      while (session.stop.at === 'asked' && orders < 5_000) {
        const question: Question | undefined = session.questions[0];
        if (question === undefined) break;
        const order = bestOrder(game, game.position.view(session.state, question.side), question, pick);
        expect(session.give(question.side, order)).toBeUndefined();
        orders += 1;
      }
      expect(session.stop.at).toBe('ended');
      expect(orders).toBeGreaterThan(150);
    },
    120_000,
  );
});
