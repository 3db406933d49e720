/** Chapter 9: the supply phase. */
import { describe, expect, test } from 'vitest';
import { A_HAND, back, begin, capture, hands, J_HAND, match, redeploy, to } from '../../support.js';

const isolated = (side: string, where: Record<string, string>, more = {}) =>
  match(2, where, { ...begin('isolation', { side }), ...more });
const captures = (side: string, turn: number, where: Record<string, string>, more = {}) =>
  match(turn, where, { ...begin('capture', { side }), ...more });
const returning = (where: Record<string, string>, more = {}) =>
  match(2, where, { ...begin('redeployment', { side: 'J' }), ...more });
const supplied = (side: string, where: Record<string, string>, more = {}) =>
  match(2, where, { ...begin('resupply', { side }), ...more });

describe('isolation', () => {
  const RING = { midway: 'us_chester', hawaii: 'us_chicago', kwajalein: 'us_portland', samoa: 'us_quincy' };
  test('TS-9.1.a TS-9.1.b all units outside own ports need a way to one', () => {
    expect(isolated('J', { johnston: 'jp_kako j_air_1', ...RING }).where('jp_kako', 'j_air_1')).toEqual([
      'truk*',
      'turn:3',
    ]);
    expect(isolated('J', { johnston: 'jp_kako' }).where('jp_kako')).toEqual(['johnston']);
  });
  test('TS-9.1.c face-down to the nearest own port, ties by choice', () => {
    const where = {
      rabaul: 'jp_kako',
      truk: 'us_chester',
      solomons: 'us_chicago',
      port_moresby: 'us_portland',
    };
    const m = isolated('J', where, { points: { truk: { owner: 'A' }, samoa: { owner: 'J' } } });
    expect([m.now, m.values('to')]).toEqual(['J relocationPort', ['japan', 'samoa']]);
    expect(m.clauseOf(to('indochina'))).toBe('TS-9.1.c');
    expect(m.play(to('samoa')).where('jp_kako')).toEqual(['samoa*']);
  });
  test('TS-9.1.d air units come back next turn', () => {
    expect(isolated('J', { johnston: 'j_air_1', ...RING }).where('j_air_1')).toEqual(['turn:3']);
  });
  test('TS-9.1.e nobody is isolated in an own port', () => {
    const around = { marianas: 'us_chester', kwajalein: 'us_chicago', rabaul: 'us_portland' };
    expect(isolated('J', { truk: 'jp_kako', ...around }).where('jp_kako')).toEqual(['truk']);
  });
  test('TS-9.1.f TS-9.1.j J first; a port held as a base is no own port', () => {
    const where = { australia: 'jp_chokai', solomons: 'jp_aoba', rabaul: 'au_australia a_air_1' };
    const m = match(2, where, { ...begin('supply'), points: { australia: { held: '2b' } } });
    expect(m.where('jp_chokai', 'jp_aoba', 'au_australia')).toEqual(['truk*', 'truk*', 'rabaul']);
  });
  test('TS-9.1.g all are judged before any is moved', () => {
    // Samoa and Johnston, both J and both cut off: the one does not open the way of the other.
    const m = isolated('J', {
      johnston: 'jp_kako',
      solomons: 'jp_aoba',
      ...RING,
      rabaul: 'us_nevada',
      port_moresby: 'us_oklahoma',
    });
    expect(m.log.filter((e) => e.key === 'isolated').map((e) => e.point)).toEqual(['johnston', 'solomons']);
  });
  test('TS-9.1.h nearest by distance, over points that are barred to nobody', () => {
    const where = { philippines: 'us_houston jp_kako', singapore: 'jp_aoba', borneo: 'jp_maya' };
    expect(match(1, where, begin('retreat', { side: 'A', at: 'philippines' })).where('us_houston')).toEqual([
      'ceylon*',
    ]);
  });
  test('TS-9.1.i contested points without enemies may be passed, a Fleet Train point is a port', () => {
    const where = { midway: 'us_chester', hawaii: 'jp_kako', johnston: 'jp_aoba', kwajalein: 'a_air_1' };
    expect(isolated('A', where).where('us_chester')).not.toEqual(['midway']);
    expect(
      isolated(
        'A',
        { rabaul: 'us_chester', solomons: 'jp_kako', port_moresby: 'jp_aoba', marianas: 'j_air_1' },
        { fleetTrain: 'rabaul' },
      ).where('us_chester'),
    ).toEqual(['rabaul']);
  });
  test('TS-9.1.k without any own port a ship is removed', () => {
    const taken = { japan: { owner: 'A' }, truk: { owner: 'A' }, indochina: { owner: 'A' } };
    expect(
      isolated('J', { rabaul: 'jp_kako j_air_1' }, { points: taken }).where('jp_kako', 'j_air_1'),
    ).toEqual(['out', 'turn:3']);
  });
  test('TS-9.1.l tracing is not entering', () => {
    const points = { hawaii: { owner: 'J' }, samoa: { owner: 'J' } };
    const m = isolated('A', { dutch_harbor: 'gb_exeter', hawaii: 'jp_kako' }, { points });
    expect(m.where('gb_exeter')).toEqual(['dutch_harbor']);
  });
  test('TS-9.1.m ships with the same nearest ports go together', () => {
    const where = {
      hawaii: 'us_chester us_chicago jp_kako',
      midway: 'jp_aoba',
      johnston: 'jp_maya',
      west_coast: '',
      samoa: '',
      dutch_harbor: 'jp_takao',
    };
    const points = { west_coast: { control: 'J' }, samoa: { control: 'J' } };
    const m = match(2, where, { ...begin('retreat', { side: 'A', at: 'hawaii' }), points });
    expect([m.now, m.question.about?.units, m.values('to')]).toEqual([
      'A relocationPort',
      ['us_chester', 'us_chicago'],
      ['samoa', 'west_coast'],
    ]);
    expect(m.play(to('samoa')).where('us_chester', 'us_chicago')).toEqual(['samoa*', 'samoa*']);
  });
});

const BIG = 'us_iowa us_new_jersey us_north_carolina us_washington us_nevada'; // 5 + 5 + 4 + 4 + 3 = 21

describe('capture', () => {
  test('TS-9.2.a TS-2.3.2.a an enemy port with own ships, at the cost of its value', () => {
    const m = captures('A', 5, { truk: BIG }, A_HAND('C01'));
    expect(m.clauseOf(capture('hawaii'))).toBe('TS-9.2.a');
    expect(m.clauseOf(capture('japan'))).toBe('TS-9.2.1.a');
    expect(m.play(capture('truk')).control('truk')).toEqual(['A']);
  });
  test('TS-9.2.b TS-9.2.c one for each full 20 of all units, face-down and air units too, one a card, two by J02, A05, A13', () => {
    const nineteen = 'us_iowa us_new_jersey us_north_carolina us_washington us_chester*';
    expect(captures('A', 5, { truk: nineteen }, A_HAND('C01')).clauseOf(capture('truk'))).toBe('TS-9.2.2.a');
    expect(
      captures('A', 5, { truk: `${nineteen} a_air_1` }, A_HAND('C01'))
        .play(capture('truk'))
        .control('truk'),
    ).toEqual(['A']);
    expect(
      captures(
        'A',
        5,
        { singapore: '', philippines: 'us_chester' },
        { ...A_HAND('C12'), points: { philippines: { owner: 'J' } } },
      )
        .play(capture('philippines', 'C12'))
        .control('philippines'),
    ).toEqual(['A']);
  });
  test('TS-9.2.1.a air units alone capture nothing', () => {
    expect(
      captures('A', 5, { truk: 'a_air_1', kwajalein: 'us_chester' }, A_HAND('C01')).asked && 'asked',
    ).not.toBe('A capture');
    const m = captures('A', 5, { truk: 'a_air_1', indochina: 'us_chester' }, A_HAND('C01', 'C02'));
    expect(m.clauseOf(capture('truk', 'C01'))).toBe('TS-9.2.1.a');
  });
  test('TS-9.2.2.a too little ground strength', () => {
    const m = captures('J', 2, { singapore: 'jp_kako' }, J_HAND('C01', 'C03'));
    expect(m.clauseOf(capture('singapore', 'C01'))).toBe('TS-9.2.2.a');
  });
  test('TS-9.2.d no card that could be left out; contested ports too', () => {
    const m = captures(
      'A',
      4,
      { philippines: 'us_chester' },
      { ...A_HAND('C12', 'C04', 'C01'), points: { philippines: { owner: 'J' } } },
    );
    expect(m.clauseOf(capture('philippines', 'C12 C01'))).toBe('TS-9.2.d');
    const dear = captures(
      'A',
      4,
      { philippines: 'us_chester' },
      {
        begin: { procedure: 'capture', with: { side: 'A', fortified: 'philippines' } },
        ...A_HAND('C12', 'C04'),
        points: { philippines: { owner: 'J' } },
      },
    );
    expect(dear.play(capture('philippines', 'C12 C04')).control('philippines')).toEqual(['A']);
    const contested = captures('A', 4, { truk: 'us_chester', kwajalein: 'j_air_1' }, A_HAND('C01'));
    expect(contested.control('truk')).toEqual(['-:3']);
    expect(contested.play(capture('truk', 'C01')).control('truk')).toEqual(['A']);
  });
  test('TS-9.2.e it works for the new owner in the next step', () => {
    const m = match(
      2,
      { singapore: 'jp_kako', borneo: 'jp_aoba' },
      { phase: 'CAPTURE-J', ...J_HAND('C02') },
    ).play(capture('singapore', 'C02'));
    expect(m.play(back('borneo', 'jp_aoba', 'singapore')).where('jp_aoba')).toEqual(['singapore']);
  });
  test('TS-9.2.g TS-6.1.4.a TS-6.1.4.b TS-6.1.4.c Hawaii or Australia taken: ships in repair are sunk, new ones not', () => {
    const where = { hawaii: 'jp_kako', 'turn:3': 'us_hornet! us_quincy au_canberra!' };
    const m = captures('J', 2, where, J_HAND('C02', 'C01')).play(capture('hawaii', 'C01 C02'));
    expect([m.where('us_hornet', 'us_quincy', 'au_canberra'), m.state.repairMoved]).toEqual([
      ['out', 'turn:3', 'turn:3!'],
      ['US'],
    ]);
    const n = captures('J', 2, { ...where, hawaii: '', australia: 'jp_aoba' }, J_HAND('C02', 'C01')).play(
      capture('australia', 'C01 C02'),
    );
    expect([n.where('us_hornet', 'au_canberra'), n.state.repairMoved]).toEqual([['turn:3!', 'out'], ['AU']]);
  });
  test('TS-6.1.4.d Australian ships may enter the West Coast then', () => {
    const m = match(
      2,
      { samoa: 'au_australia' },
      { ...begin('operation', { side: 'A' }), repairMoved: ['AU'] },
    );
    expect(m.play(back('samoa', 'au_australia', 'west_coast')).where('au_australia')).toEqual(['west_coast']);
    const repaired = match(
      3,
      { 'turn:3': 'au_canberra!', hawaii: 'us_chester' },
      { phase: 'REINFORCEMENT', repairMoved: ['AU'] },
    );
    expect(repaired.where('au_canberra')).toEqual(['west_coast']);
  });
  test('TS-9.2.h a port may be retaken; West Coast and Madagascar never fall', () => {
    const m = captures(
      'A',
      3,
      { singapore: 'gb_exeter' },
      { ...A_HAND('C12'), points: { singapore: { owner: 'J' } } },
    );
    expect(m.play(capture('singapore', 'C12')).control('singapore')).toEqual(['A']);
    const j = captures('J', 3, { singapore: 'jp_kako' }, J_HAND('C02'));
    expect(j.clauseOf(capture('west_coast', 'C02'))).toBe('TS-9.2.h');
  });
});

describe('redeployment and return', () => {
  test('TS-9.3.a to any point of one’s own or with own units', () => {
    const m = returning({ truk: 'j_air_1', solomons: 'jp_kako', australia: 'a_air_1' });
    expect(m.control('solomons')).toEqual(['-']);
    expect(m.values('to', 'redeploy')).toContain('solomons');
    expect(m.clauseOf(redeploy('j_air_1', 'attu'))).toBe('TS-9.3.a');
  });
  test('TS-9.3.b TS-9.3.d in the supply phase any number, each ship to any port', () => {
    const m = returning({ truk: 'jp_kako jp_aoba j_air_1 j_air_2' });
    m.play(redeploy('j_air_1', 'japan'), redeploy('j_air_2', 'indochina'), back('truk', 'jp_kako', 'japan'));
    expect(m.where('j_air_1', 'j_air_2', 'jp_kako', 'jp_aoba')).toEqual([
      'japan',
      'indochina',
      'japan',
      'truk',
    ]);
  });
  test('TS-9.3.c not through the enemy, faces unchanged, never to a base', () => {
    const m = returning({ midway: 'jp_kako jp_aoba*', johnston: 'us_chester', marianas: 'us_chicago' });
    expect(m.values('to', 'return')).toEqual(['japan']);
    expect(m.clauseOf(back('midway', 'jp_kako', 'marianas'))).toBe('TS-2.1.1.c');
    expect(m.play(back('midway', 'jp_aoba', 'japan')).where('jp_aoba')).toEqual(['japan*']);
  });
  test('TS-9.3.2.a TS-9.3.3.a nobody has to return; what is brought home is resupplied', () => {
    const m = match(2, { midway: 'jp_nagato* jp_mutsu*' }, { phase: 'RETURN-J' });
    m.play(back('midway', 'jp_nagato', 'japan'), 'done');
    expect(m.where('jp_nagato', 'jp_mutsu')).toEqual(['japan', 'midway*']);
  });
  test('TS-9.3.e one order a unit, in the order given, markers as at the start of the half-step', () => {
    const m = returning({ truk: 'j_air_1', midway: 'jp_kako' });
    m.play(redeploy('j_air_1', 'midway'), back('midway', 'jp_kako', 'japan'));
    expect(m.clauseOf(redeploy('j_air_1', 'japan'))).toBe('TS-9.3.e');
    expect(m.where('j_air_1', 'jp_kako')).toEqual(['midway', 'japan']);
  });
});

describe('resupply', () => {
  test('TS-9.4.a each nation in its own ports', () => {
    const m = supplied('A', {
      west_coast: 'us_wasp*',
      hawaii: 'us_chester*',
      ceylon: 'gb_exeter* nl_de_ruyter*',
      madagascar: 'gb_hermes*',
      australia: 'au_australia*',
    });
    expect(
      m
        .where('us_wasp', 'us_chester', 'gb_exeter', 'nl_de_ruyter', 'gb_hermes', 'au_australia')
        .some((at) => at.endsWith('*')),
    ).toBe(false);
    expect(supplied('J', { japan: 'jp_kako*', truk: 'jp_aoba*' }).where('jp_kako', 'jp_aoba')).toEqual([
      'japan',
      'truk*',
    ]);
  });
  test('TS-9.4.b one card for all ships of another own port', () => {
    const m = supplied('J', { truk: 'jp_akagi* jp_kako*' }, J_HAND('C01')).play({
      do: 'resupply',
      point: 'truk',
      card: 'C01',
    });
    expect([m.where('jp_akagi', 'jp_kako'), m.discards]).toEqual([['truk', 'truk'], ['C01']]);
  });
  test('TS-9.4.c in a base cruisers alone, controlled or not', () => {
    const where = { solomons: 'jp_akagi* jp_kako*', australia: 'a_air_1' };
    const m = supplied('J', where, J_HAND('C01')).play({ do: 'resupply', point: 'solomons', card: 'C01' });
    expect([m.control('solomons'), m.where('jp_akagi', 'jp_kako')]).toEqual([
      ['-'],
      ['solomons*', 'solomons'],
    ]);
  });
  test('TS-9.4.d a held home port gives nothing; other nations need the card', () => {
    expect(supplied('A', { hawaii: 'gb_exeter* us_chester*' }).where('gb_exeter', 'us_chester')).toEqual([
      'hawaii*',
      'hawaii',
    ]);
    expect(
      supplied('J', { japan: 'jp_kako*' }, { points: { japan: { held: '2c' } } }).where('jp_kako'),
    ).toEqual(['japan*']);
    const m = supplied('A', { hawaii: 'gb_exeter*' }, A_HAND('C01')).play({
      do: 'resupply',
      point: 'hawaii',
      card: 'C01',
    });
    expect(m.where('gb_exeter')).toEqual(['hawaii']);
  });
  test('TS-9.5.a cards kept from the operations phase serve in the supply phase, J first', () => {
    const m = match(
      1,
      { singapore: 'jp_kako', truk: 'jp_aoba*' },
      { phase: 'CAPTURE-J', ...hands('C02 C01', '') },
    );
    m.play(capture('singapore', 'C02'))
      .until('resupply')
      .play({ do: 'resupply', point: 'truk', card: 'C01' });
    expect(m.where('jp_aoba')).toEqual(['truk']);
  });
});
