/** Chapter 8: combat. */
import { describe, expect, test } from 'vitest';
import { columnOf } from '../../../../../src/games/taiheiyo/rules/combat/fire.js';
import {
  A_HAND,
  allot,
  battle,
  begin,
  card,
  hands,
  J_HAND,
  match,
  operation,
  pack,
  redeploy,
  strike,
  to,
} from '../../support.js';

/** A combat at Rabaul, J attacks. */
const at = (units: string, given = {}, more = {}, dice: number[] = [], rest = {}) =>
  battle(2, 'rabaul', 'J', units, given, more, dice, rest);
const shifts = (m: ReturnType<typeof at>, index = 0) =>
  m.rolls[index]?.modifiers.map((x) => [x.reason, x.amount]);
const hits = (kind: string, n: number, units: string, dice: number[] = [1, 1, 1, 1, 1, 1]) =>
  match(2, { rabaul: units }, begin('hits', { side: 'J', kind, at: 'rabaul', hits: n }), dice);
const hurt = (turn: number, unit: string, ...dice: number[]) =>
  match(turn, { hawaii: unit }, begin('damage', { unit, hits: dice.length }), dice).where(unit)[0];

describe('combat', () => {
  test('TS-8.0.a all units there take part, face-up or face-down', () => {
    const m = at('jp_nagato* us_chester us_chicago* us_portland', {}, {}, [1, 1]).play('yes');
    expect(m.log.filter((e) => e.key === 'fire').map((e) => e.strength)).toEqual([4, 3]);
  });
  test('TS-8.0.b TS-8.0.c J declares, then A; J adds nothing but J10', () => {
    const m = at('jp_kako us_chester', {}, hands('C11 C08', 'C10 C13'));
    expect(m.now).toBe('J cards combatStart');
    m.play('none');
    expect(m.now).toBe('A cards combatStart');
    m.play(card('A04'), 'none');
    expect([m.now, m.clauseOf(card('J11'))]).toEqual(['J cards combatStart', 'TS-8.0.c']);
  });
  test('TS-8.0.1.a redeployment never fights', () => {
    expect(
      operation('J', 2, { truk: 'j_air_1', rabaul: 'us_chester' }).clauseOf(redeploy('j_air_1', 'rabaul')),
    ).toBe('TS-9.3.a');
  });
  test('TS-8.0.1.b TS-8.0.1.c air units strike by J01, J14, A01 and A08 alone', () => {
    const strikes = [...pack.events.values()]
      .filter((e) => e.fx.type === 'airStrike' && e.fx.by === 'airUnits')
      .map((e) => e.no);
    expect(strikes.sort()).toEqual(['A01', 'A08', 'J01', 'J14']);
    const m = operation('J', 2, { truk: 'j_air_1', rabaul: 'us_chester' }, J_HAND('C14'), [6, 6, 6]).play(
      strike('J14', 'truk', 'rabaul'),
    );
    expect(m.rolls[0]?.purpose).toBe('air');
  });
  test('TS-8.0.2.a any number of cards in one combat', () => {
    const m = at(
      'jp_akagi jp_kako us_chester us_chicago',
      { movementLeft: 1 },
      A_HAND('C10', 'C13', 'C11', 'C14', 'C01'),
      [6, 1, 1, 1],
    );
    m.play(card('A07'), card('A04'), 'none');
    expect(m.state.battle?.events).toEqual(['A07', 'A04']);
  });
  test('TS-8.0.d cards may be declared in a strike, even without effect', () => {
    const m = operation('J', 2, { truk: 'j_air_1', rabaul: 'us_chester' }, hands('C14', 'C10 C03'), [1]).play(
      strike('J14', 'truk', 'rabaul'),
    );
    expect(m.clauseOf(card('A14'))).toBe('TS-CA14.b');
    expect(shifts(m.play(card('A07'), 'none'))).toEqual([]);
  });
  test('TS-8.0.e J11 works at once: A declares nothing', () => {
    const m = at('jp_kako us_chester', {}, hands('C11', 'C03')).play(card('J11'));
    expect([m.now, m.values('to').includes('truk')]).toEqual(['J retreatPort', true]);
  });
});

describe('rounds', () => {
  test('TS-8.1.a as many as movement left and one', () => {
    for (const left of [0, 1, 2]) {
      const m = at('jp_nagato us_chester', { movementLeft: left, step: 'surface' }, {}, Array(20).fill(1));
      let rounds = 0;
      while (
        m.asked &&
        ['surface', 'attackerRetreat', 'defenderRetreat', 'extend'].includes(m.question.kind)
      ) {
        if (m.question.kind === 'surface') rounds++;
        m.play(m.question.kind.endsWith('Retreat') ? 'no' : 'yes');
      }
      expect(rounds).toBe(left + 1);
    }
  });
  test('TS-8.1.b TS-8.3.a both strike at once: a carrier that is sunk still strikes', () => {
    const m = at('jp_akagi us_enterprise', {}, {}, [6, 6, 6, 6, 6, 6]);
    expect(m.where('jp_akagi', 'us_enterprise')).toEqual(['out', 'out']);
  });
  test('TS-8.1.c the attacker, then the defender, may retreat after the air step', () => {
    const m = at('jp_akagi us_chester', {}, {}, [1]);
    expect(m.now).toBe('J attackerRetreat air');
    expect(m.play('no').now).toBe('A defenderRetreat air');
  });
  test('TS-8.1.d TS-8.1.1.a surface combat when the attacker wants it; the defender cannot refuse', () => {
    expect(at('jp_kako us_chester').now).toBe('J surface');
    const m = at('jp_kako us_chester', {}, {}, [1, 1]).play('yes');
    expect(m.rolls.map((r) => r.purpose).slice(0, 2)).toEqual(['surface', 'surface']);
  });
  test('TS-8.1.e TS-8.4.c attacker then defender after the surface step, the defender once more when he extends', () => {
    const m = at('jp_kako us_chester', { movementLeft: 1 }, {}, [1, 1]).play('yes');
    expect(m.now).toBe('J attackerRetreat surface');
    expect(m.play('no').now).toBe('A defenderRetreat surface');
    expect(m.play('no').now).toBe('J extend');
    expect(m.play('yes').now).toBe('A defenderRetreat extend');
  });
  test('TS-8.1.f who does not extend retreats, else a new round begins', () => {
    const m = () => at('jp_kako us_chester', { movementLeft: 1 }, {}, [1, 1]).play('yes', 'no', 'no');
    expect(m().play('no').now).toBe('J retreatPort');
    expect(m().play('yes', 'no').state.battle).toMatchObject({ round: 2, left: 0 });
  });
  test('TS-8.1.2.a TS-8.1.g without carriers and air units the air step and its retreats are skipped', () => {
    expect(at('jp_kako us_chester').now).toBe('J surface');
  });
  test('TS-8.1.3.a TS-8.4.4.a a retreat goes round the enemy to an own port, faces unchanged', () => {
    const m = match(
      2,
      { rabaul: 'us_chester us_chicago*', solomons: 'jp_kako' },
      begin('retreat', { side: 'A', at: 'rabaul' }),
    );
    expect(m.where('us_chester', 'us_chicago')).toEqual(['australia*', 'australia*']); // no way: relocated
    const n = match(
      2,
      { rabaul: 'us_chester us_chicago*' },
      begin('retreat', { side: 'A', at: 'rabaul' }),
    ).play(to('australia'));
    expect(n.where('us_chester', 'us_chicago')).toEqual(['australia', 'australia*']);
  });
  test('TS-8.1.3.b TS-8.4.3.a without a way face-down to the nearest own port', () => {
    const m = match(
      1,
      { philippines: 'us_houston jp_kako', singapore: 'jp_aoba', borneo: 'jp_maya' },
      begin('retreat', { side: 'A', at: 'philippines' }),
    );
    expect(m.where('us_houston')).toEqual(['ceylon*']);
  });
  test('TS-8.1.h strength 0 does not fire', () => {
    const m = at('jp_akagi us_chester', {}, {}, [1, 1]).play('no', 'no', 'yes');
    expect(m.rolls.map((r) => r.purpose)).toEqual(['air', 'surface']);
  });
  test('TS-8.1.i declining the surface combat skips its retreats', () => {
    expect(at('jp_kako us_chester', { movementLeft: 1 }).play('no').now).toBe('J extend');
    expect(at('jp_kako us_chester').play('no').now).toBe('J retreatPort');
  });
});

describe('resolution', () => {
  test('TS-8.2.a TS-8.2.d the sum, its column, one die', () => {
    const column = (strength: number, shift = 0) =>
      pack.file.tables.crt.columns[columnOf(pack, strength, shift)]?.label;
    expect([16, 14, 10, 6, 1].map((n) => column(n))).toEqual(['16-20', '13-15', '10-12', '6-7', '1']);
    const m = at('jp_akagi jp_kaga us_chester us_chicago', {}, {}, [6, 6, 6]);
    expect(m.log.find((e) => e.key === 'fire')).toMatchObject({ strength: 8, column: '8-9', n: 3 });
  });
  test('TS-8.2.b TS-8.2.c shifts for more carriers and an air unit, none in surface combat', () => {
    expect(shifts(at('jp_akagi us_enterprise us_wasp* a_air_1', {}, {}, [1, 1, 1, 1, 1]))).toEqual([
      ['moreCarriers', -1],
      ['airUnit', -1],
    ]);
    const m = operation('J', 2, { truk: 'j_air_1', rabaul: 'us_enterprise' }, J_HAND('C01'), [1]).play(
      strike('J01', 'truk', 'rabaul'),
    );
    expect(shifts(m)).toEqual([
      ['J01', 2],
      ['moreCarriers', -1],
    ]);
    expect(shifts(at('jp_kako us_chester', {}, {}, [1, 1]).play('yes'))).toEqual([]);
  });
  test('TS-8.2.1.a off the left none, off the right the last column, shifts added up first', () => {
    expect([columnOf(pack, 1, -1), columnOf(pack, 35, 2), columnOf(pack, 26, 1)]).toEqual([-1, 11, 11]);
  });
  test('TS-8.2.e the shooter assigns air hits, the target side those of guns', () => {
    expect([
      hits('air', 1, 'us_chester us_chicago').now,
      hits('surface', 1, 'us_chester us_chicago').now,
    ]).toEqual(['J allot', 'A allot']);
  });
  test('TS-8.2.f no second hit before every ship has one', () => {
    const m = hits('surface', 2, 'us_chester us_chicago us_portland');
    expect(m.clauseOf(allot('us_chester 2'))).toBe('TS-8.2.h');
  });
  test('TS-8.2.g air units take air hits alone and come back that many turns later', () => {
    expect(hits('surface', 1, 'us_chester us_chicago a_air_1').clauseOf(allot('a_air_1'))).toBe('TS-8.2.g');
    expect(hits('air', 2, 'a_air_1').where('a_air_1')).toEqual(['turn:4']);
    expect(
      match(4, { rabaul: 'a_air_1' }, begin('hits', { side: 'J', kind: 'air', at: 'rabaul', hits: 2 })).where(
        'a_air_1',
      ),
    ).toEqual(['out']);
  });
  test('TS-8.2.2.a TS-8.2.n ships without carriers do not harm air units; hits without a target are lost', () => {
    const m = at('jp_kako a_air_1', { step: 'surface' }, {}, []).play('yes');
    expect(m.rolls).toEqual([]);
    expect(hits('surface', 3, 'a_air_1').where('a_air_1')).toEqual(['rabaul']);
  });
  test('TS-8.2.3.a TS-8.2.h more hits than units: as even as possible, the rest by choice', () => {
    const m = hits('air', 6, 'us_chester us_chicago us_portland a_air_1');
    expect(m.legal()).toHaveLength(6);
    expect(hits('air', 2, 'us_chester us_chicago a_air_1').legal()).toHaveLength(3);
  });
  test('TS-8.2.i above the defence sunk, else out for so many turns', () => {
    expect([hurt(2, 'us_wasp', 3), hurt(2, 'us_wasp', 2), hurt(2, 'us_chester', 1)]).toEqual([
      'out',
      'turn:4!',
      'turn:3!',
    ]);
  });
  test('TS-8.2.i the log adds up the dice of a ship with several hits, and of no other', () => {
    const m = hits('air', 3, 'us_portland us_chester', [2, 1, 1]).play(allot('us_portland 2 us_chester'));
    expect(m.log.filter((e) => e.key === 'damage.sum')).toMatchObject([{ unit: 'us_portland', n: 2, of: 1 }]);
  });
  test('TS-8.2.j beyond turn 5 out of the game', () => expect(hurt(4, 'us_enterprise', 2)).toBe('out'));
  test('TS-8.2.k heavy armour: one less, 0 is nothing, a natural 6 sinks', () => {
    expect([
      hurt(2, 'us_essex', 1),
      hurt(2, 'us_essex', 4),
      hurt(2, 'us_essex', 5),
      hurt(2, 'us_iowa', 6),
    ]).toEqual(['hawaii', 'turn:5!', 'out', 'out']);
    const british = pack.units
      .filter((u) => u.nation === 'GB' && u.type === 'carrier')
      .map((u) => [u.id, u.heavyArmour]);
    expect(british.filter(([, heavy]) => heavy !== true)).toEqual([['gb_hermes', false]]);
  });
  test('TS-8.2.4.a on each die', () => expect(hurt(2, 'us_essex', 1, 1)).toBe('hawaii'));
  test('TS-8.2.l any natural 6 among several sinks, else the sum decides', () => {
    expect([hurt(1, 'us_iowa', 1, 6), hurt(1, 'us_iowa', 2, 2), hurt(1, 'us_iowa', 4, 4)]).toEqual([
      'out',
      'turn:3!',
      'out',
    ]);
  });
  test('TS-8.2.m the attacker first, the defender with all he had', () => {
    const m = at('jp_akagi us_enterprise us_wasp', {}, {}, [6, 6, 6, 1]);
    expect(m.log.filter((e) => e.key === 'fire').map((e) => [e.side, e.strength])).toEqual([
      ['J', 4],
      ['A', 7],
    ]);
  });
  test('TS-8.2.o damage dice: first hits in component order, then second hits', () => {
    const m = hits('air', 3, 'us_portland us_chester', [1, 1, 1]).play(allot('us_portland 2 us_chester'));
    expect(m.log.filter((e) => e.key === 'damage.die').map((e) => e.unit)).toEqual([
      'us_chester',
      'us_portland',
      'us_portland',
    ]);
  });
});

describe('the end of a combat', () => {
  test('TS-8.4.a TS-8.4.1.a the winner stays or leaves with all', () => {
    const won = () => at('jp_kako jp_aoba us_chester', {}, {}, [6, 6, 6, 1]).play('yes');
    expect(won().now).toBe('J winnerRetreat');
    expect(won().play('no').where('jp_kako')).toEqual(['rabaul']);
    expect(won().play('yes', to('truk')).where('jp_kako', 'jp_aoba')).toEqual(['truk', 'truk']);
  });
  test('TS-8.4.b TS-8.4.2.a with a defender left the attacker extends or goes; after the last round he must', () => {
    const m = at('jp_kako us_chester', {}, {}, [1, 1]).play('yes', 'no', 'no');
    expect(m.now).toBe('J retreatPort');
  });
  test('TS-8.4.d the defender’s air units come back next turn, and the attacker has won', () => {
    const m = at('jp_akagi us_chester a_air_1', {}, {}, [1, 1, 1, 1]).play(...(['no', 'yes'] as const));
    expect(m.play(to('australia')).where('a_air_1', 'us_chester')).toEqual(['turn:3', 'australia']);
    expect(m.now).toBe('J winnerRetreat');
  });
  test('TS-8.4.e after the last surface step the attacker must go even if the defender goes first', () => {
    const m = at('jp_kako us_chester', {}, {}, [1, 1]).play('yes', 'no', 'yes', to('australia'));
    expect(m.now).toBe('J retreatPort');
    const early = at('jp_kako us_chester', { movementLeft: 1 }, {}, [1, 1]).play(
      'yes',
      'no',
      'yes',
      to('australia'),
    );
    expect(early.now).toBe('J winnerRetreat');
  });
  test('TS-8.4.f barred ships choose another port together', () => {
    const m = match(
      2,
      { hawaii: 'us_chester gb_exeter jp_kako' },
      begin('retreat', { side: 'A', at: 'hawaii' }),
    ).play(to('west_coast'));
    expect([m.now, m.question.about]).toEqual(['A retreatPort', { at: 'hawaii', units: ['gb_exeter'] }]);
    expect(m.play(to('samoa')).where('us_chester', 'gb_exeter')).toEqual(['west_coast', 'samoa']);
  });
  test('TS-8.4.g nobody left: it is over; a defender alone has won', () => {
    const m = at('jp_kako us_chester', {}, {}, [6, 6, 6, 6, 6, 6]).play('yes');
    expect([m.state.battle, m.where('jp_kako', 'us_chester')]).toEqual([undefined, ['out', 'out']]);
    expect(at('jp_kako us_chester', {}, {}, [1, 5, 6]).play('yes').now).toBe('A winnerRetreat');
  });
  test('TS-8.4.h the battle point itself does not block the way', () => {
    expect(
      match(2, { rabaul: 'jp_kako us_chester' }, begin('retreat', { side: 'J', at: 'rabaul' })).values('to'),
    ).toContain('truk');
  });
  test('TS-8.4.i nor is it where a retreat ends', () => {
    const m = match(2, { hawaii: 'us_chester jp_kako' }, begin('retreat', { side: 'A', at: 'hawaii' }));
    expect(m.clauseOf(to('hawaii'))).toBe('TS-8.4.i');
  });
  test('TS-8.4.j in turn 5 a reinforcement of the next turn is out of the game', () => {
    expect(
      match(5, { rabaul: 'a_air_1' }, begin('retreat', { side: 'A', at: 'rabaul' })).where('a_air_1'),
    ).toEqual(['out']);
  });
});
