/** Standing orders: what they answer, by which key, and what they leave to their owner. */
import { describe, expect, test } from 'vitest';
import { hexId, unitIndex } from '../../../../src/games/kyuchorei/components/pack.js';
import { retreatHexes } from '../../../../src/games/kyuchorei/rules/retreat.js';
import { bestRetreat, type Policy } from '../../../../src/games/kyuchorei/standing/standing.js';
import { checkOrder, type Order, type StandingOrders } from '../../../../src/referee/index.js';
import {
  advance,
  fire,
  game,
  Match,
  melee,
  pack,
  retreat,
  situation,
  standingOf,
  type Units,
} from '../support.js';

const retreats = (
  policy: Policy,
  more: Partial<{ unit: string; prefer: string[]; avoid: string[] }> = {},
): Order => ({
  do: 'retreat',
  policy,
  prefer: more.prefer ?? [],
  avoid: more.avoid ?? [],
  ...(more.unit === undefined ? {} : { unit: more.unit }),
});

/** A melee of the Japanese under the Russians' standing orders. */
function assault(
  units: Units,
  die: number,
  russian: StandingOrders,
  japanese: StandingOrders = [],
  turn = 2,
): Match {
  const state = situation(turn, 'J2', units, { chosen: 'melee' });
  const attackers = Object.keys(units).flatMap((id) => (id.startsWith('J') ? [id.replace('*', '')] : []));
  return new Match(state, [die], standingOf({ RU: russian, JP: japanese })).play(melee('1503', ...attackers));
}

/** The hex that a policy takes, and the key that decided. */
function best(turn: number, units: Units, unit: string, policy: Exclude<Policy, 'ask'>): string {
  const state = situation(turn, 'J1', units);
  const index = unitIndex(pack, unit);
  const found = bestRetreat(pack, state, index, retreatHexes(pack, state, index), policy, false);
  return found === undefined ? 'none' : `${hexId(pack, found.hex)} ${found.because}`;
}

const duel = { 'J-III-4': '1604', 'R-III-33*': '1503' };
/** The fort 1404 looks best, but friends close every way on from it. */
const trap = { ...duel, 'R-I-33': '1405', 'R-II-33': '1304', 'R-III-34': '1303' };

describe('the policy survive', () => {
  test('is what answers the interrupts of the other side when no order was left', () => {
    const m = assault(duel, 1, []);
    expect(m.log.filter((e) => e.key === 'retreat').map((e) => [e.unit, e.to])).toEqual([
      ['R-III-33', '1404'],
    ]);
    expect([m.question.side, m.question.kind]).toEqual(['JP', 'advance']);
    m.play(advance('J-III-4'));
    expect(m.where('R-III-33')[0]).toMatch(/^1303|1304|1405/);
  });

  test('looks one step ahead when a fatigue retreat is still owed', () => {
    const m = assault(trap, 1, []);
    expect(m.log.find((e) => e.key === 'retreat')).toMatchObject({ unit: 'R-III-33', to: '1403' });
    expect(m.session.events.flatMap((e) => e.told.RU ?? [])[0]).toEqual({
      key: 'why.rear',
      unit: 'R-III-33',
      hex: '1403',
    });
    m.play(advance('J-III-4'));
    expect(m.where('R-III-33')[0]).not.toBe('out');
  });

  test('takes the fort when nothing more is owed', () => {
    expect(best(2, trap, 'R-III-33', 'survive')).toBe('1404 fort');
  });

  test('wins the match by a headquarters before anything else', () => {
    expect(best(5, { 'R-III-33*': '1504', 'J-III-4': '1503' }, 'R-III-33', 'survive')).toBe('1505 endsMatch');
  });

  test.each([
    ['a fort', '1205', '1204', '1305 fort'],
    ['of two forts the one away from the enemy', '1403', '1303', '1503 enemies'],
    ['the hex with the most ways on', '1102', '1103', '1202 escapes'],
    ['the higher of equal hexes', '1902', '1803', '1901 height'],
    ['the one nearer to the own brigade', '1301', '1302', '1401 rear'],
    ['at last the lowest number', '1405', '1505', '1305 number'],
  ])('takes %s', (_, at, enemy, expected) => {
    expect(best(5, { 'J-I-4*': at, 'R-I-33': enemy }, 'J-I-4', 'survive')).toBe(expected);
  });
});

describe('the other policies', () => {
  test('hold goes into a fort, else towards one', () => {
    expect(best(2, duel, 'R-III-33', 'hold')).toBe('1404 fort');
    expect(best(5, { 'J-I-4*': '1104', 'R-I-33': '1103' }, 'J-I-4', 'hold')).toBe('1205 fortDistance');
  });

  test('fallBack goes home: Japanese to their brigade, Russians to the road to Liaoyang', () => {
    expect(best(5, { 'J-I-4*': '1103', 'R-I-33': '1102' }, 'J-I-4', 'fallBack')).toBe('1204 rear');
    expect(best(5, { 'R-I-33*': '1202', 'J-I-4': '1302' }, 'R-I-33', 'fallBack')).toBe('1101 rear');
  });
});

describe('an order for retreats', () => {
  test('takes the first hex of its list that is open, and passes over those that are not', () => {
    const m = assault(duel, 4, [retreats('ask', { prefer: ['1603', '1403', '1502'] })]);
    expect(m.where('R-III-33')).toEqual(['1403*']);
    expect(m.session.events.flatMap((e) => e.told.RU ?? [])).toEqual([
      { key: 'why.prefer', unit: 'R-III-33', hex: '1403' },
    ]);
    expect(m.session.events.flatMap((e) => e.told.JP ?? [])).toEqual([]);
  });

  test('avoids hexes unless nothing else is open', () => {
    expect(assault(duel, 4, [retreats('survive', { avoid: ['1404'] })]).where('R-III-33')[0]).not.toBe(
      '1404*',
    );
    expect(
      assault(duel, 4, [retreats('survive', { avoid: ['1403', '1404', '1502'] })]).where('R-III-33'),
    ).toEqual(['1404*']);
  });

  test('for one unit goes before the one for the side', () => {
    const orders = [
      retreats('survive', { prefer: ['1502'] }),
      retreats('survive', { unit: 'R-III-33', prefer: ['1403'] }),
    ];
    expect(assault(duel, 4, orders).where('R-III-33')).toEqual(['1403*']);
    expect(
      assault(duel, 4, [
        retreats('survive', { unit: 'R-I-33', prefer: ['1403'] }),
        retreats('survive', { prefer: ['1502'] }),
      ]).where('R-III-33'),
    ).toEqual(['1502*']);
  });

  test('may ask: the match pauses, and the clock answers with survive', () => {
    const m = assault(duel, 4, [retreats('ask')]);
    expect(m.question).toMatchObject({ side: 'RU', kind: 'retreatFromFatigue' });
    const clock = game.rules.timeout(game.position.view(m.state, 'RU'), m.question);
    expect(clock).toEqual(retreat('R-III-33', '1404'));
  });

  test('answers for a unit hit by fire as well', () => {
    const state = situation(6, 'J1', { ...duel, 'J-II-4': '1504' }, { chosen: 'fire' });
    const m = new Match(state, [1], standingOf({ RU: [], JP: [] })).play(fire('1503', 'J-II-4', 'J-III-4'));
    expect(m.where('R-III-33')).toEqual(['1404*']);
  });
});

describe('decisions of the own phase', () => {
  const tired = { 'J-III-4*': '1604', 'J-II-4*': '1504', 'R-III-33': '1503', 'R-II-33': '1404' };

  test('are asked when no order was left, and the clock has no answer for them', () => {
    const m = assault({ ...duel, 'R-III-33': '1503', 'J-II-4': '1504' }, 1, []);
    expect(m.question.kind).toBe('advance');
    expect(game.rules.timeout(game.position.view(m.state, 'JP'), m.question)).toBeUndefined();
    expect(game.standing.answer([], game.position.view(m.state, 'JP'), m.question)).toBeUndefined();
  });

  test('advance into a fort with a fresh unit, which need not leave again, unless told to', () => {
    const mixed = { 'J-III-4*': '1604', 'J-II-4': '1504', 'R-III-33*': '1503' };
    const rule = (name: string): Order => ({ do: 'advance', rule: name });
    expect(assault(mixed, 1, [], [rule('default')]).where('J-II-4')).toEqual(['1503*']);
    expect(assault(mixed, 1, [], [rule('never')]).where('J-II-4')).toEqual(['1504*']);
    const worn = { 'J-III-4*': '1604', 'J-II-4*': '1504', 'R-III-33*': '1503' };
    const ended = (name: string) =>
      assault(worn, 1, [], [rule(name), { do: 'fatigue', rule: 'default' }]).log.map((e) => e.key);
    expect(ended('default')).not.toContain('advance');
    expect(ended('tired')).toContain('advance');
  });

  test('advance nowhere but into forts, except a Russian into a headquarters', () => {
    const charge = (turn: number, units: Units, target: string, ...ids: string[]) =>
      new Match(
        situation(turn, 'R2', units, { chosen: 'melee' }),
        [1],
        standingOf({ JP: [], RU: [{ do: 'advance', rule: 'default' }] }),
      ).play(melee(target, ...ids));
    const open = charge(
      5,
      { 'R-I-33': '1405', 'R-II-33': '1305', 'J-I-4*': '1406' },
      '1406',
      'R-I-33',
      'R-II-33',
    );
    expect(open.where('R-I-33', 'R-II-33')).toEqual(['1405*', '1305*']);
    const hq = charge(
      5,
      { 'R-I-33*': '1405', 'R-II-33*': '1406', 'J-I-4*': '1505' },
      '1505',
      'R-I-33',
      'R-II-33',
    );
    expect(hq.session.stop).toMatchObject({ at: 'ended', result: { winner: 'RU' } });
  });

  test('send a unit that guards nothing rather than one that holds a fort', () => {
    const units = { 'J-I-4': '1404', 'J-II-4': '1504', 'R-III-33*': '1503', 'R-I-33': '1305' };
    expect(assault(units, 1, [], [{ do: 'advance', rule: 'default' }]).where('J-I-4', 'J-II-4')).toEqual([
      '1404*',
      '1503*',
    ]);
    const far = { 'J-I-4': '1404', 'J-II-4': '1504', 'R-III-33*': '1503' };
    expect(assault(far, 1, [], [{ do: 'advance', rule: 'default' }]).where('J-I-4', 'J-II-4')).toEqual([
      '1503*',
      '1504*',
    ]);
  });

  test('take tired attackers back in turn, the one with the fewest hexes first', () => {
    const m = assault(tired, 6, [], [{ do: 'fatigue', rule: 'default' }]);
    const went = m.log.filter((e) => e.key === 'retreat').map((e) => e.unit);
    expect(went.sort()).toEqual(['J-II-4', 'J-III-4']);
    expect(m.question.kind).not.toBe('fatigue');
  });

  test('give a unit up only when no tired attacker has a hex', () => {
    const walls = {
      'J-I-4': '1605',
      'J-I-29': '1505',
      'J-II-29': '1405',
      'J-III-29': '1704',
      'J-I-16': '1703',
      'J-II-16': '1603',
    };
    const state = situation(2, 'J2', { ...walls, ...tired }, { chosen: 'melee' });
    const m = new Match(state, [], standingOf({ RU: [], JP: [{ do: 'fatigue', rule: 'default' }] })).play(
      melee('1503', 'J-II-4', 'J-III-4'),
    );
    expect(m.where('J-II-4', 'J-III-4')).toEqual(['out', 'out']);
    expect(m.session.events.flatMap((e) => e.told.JP ?? [])[0]).toEqual({
      key: 'why.eliminate',
      unit: 'J-II-4',
    });
  });

  test('say why nobody advances', () => {
    const m = assault(
      { ...duel, 'R-III-33': '1503', 'J-II-4': '1504' },
      1,
      [],
      [{ do: 'advance', rule: 'never' }],
    );
    expect(m.session.events.flatMap((e) => e.told.JP ?? [])).toEqual([{ key: 'why.stay', hex: '1503' }]);
  });
});

describe('the forms of standing orders', () => {
  const check = (side: string, order: unknown) => {
    const decision = {
      side,
      kind: 'standing',
      clause: 'KY-9.4.a',
      public: true,
      forms: game.standing.forms(side),
    };
    return checkOrder(decision, game.rules.universe, order).ok;
  };

  test('take own units, hexes once each, and the known policies', () => {
    expect(check('RU', retreats('hold', { unit: 'R-I-33', prefer: ['1404', '1305'], avoid: ['1603'] }))).toBe(
      true,
    );
    expect(check('RU', retreats('survive'))).toBe(true);
    expect(check('RU', retreats('survive', { unit: 'J-I-4' }))).toBe(false);
    expect(check('RU', retreats('survive', { prefer: ['1404', '1404'] }))).toBe(false);
    expect(check('RU', { ...retreats('survive'), policy: 'panic' })).toBe(false);
    expect(check('JP', { do: 'advance', rule: 'tired' })).toBe(true);
    expect(check('JP', { do: 'fatigue', rule: 'tired' })).toBe(false);
  });

  test('are kept one a unit, and one of the other kinds', () => {
    expect(game.standing.key(retreats('hold', { unit: 'R-I-33' }))).toBe('retreat:R-I-33');
    expect(game.standing.key(retreats('hold'))).toBe('retreat:');
    expect(game.standing.key({ do: 'advance', rule: 'never' })).toBe('advance');
  });
});
