/** Turn 0 and the reinforcement phase. TS-5.1, TS-6. */
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../../src/referee/index.js';
import {
  A_HAND,
  allot,
  back,
  begin,
  file,
  J_HAND,
  Match,
  match,
  move,
  operation,
  position,
  redeploy,
} from '../support.js';

const turn0 = (dice: number[]) => new Match(position(file(0, {}, { phase: 'TURN0', clear: false })), dice);

const arrived = (turn: number, where: Record<string, string>, more = {}) =>
  match(turn, where, { phase: 'REINFORCEMENT', ...more });

const SHIPS = { japan: 'jp_kako', hawaii: 'us_chester' };

describe('what the reinforcement phase tells', () => {
  const told = (m: { readonly log: readonly Entry[] }) =>
    m.log.filter(({ key }) => key.startsWith('arrival'));
  test('TS-6.1.a TS-6.1.2.b one line for all that arrive, are repaired or wait together', () => {
    const due = {
      'turn:2': 'jp_junyo jp_hiyo jp_maya! us_wasp us_quincy us_chester! us_chicago!',
      japan: 'jp_kako',
    };
    expect(told(arrived(2, { ...due, hawaii: 'us_portland' }))).toEqual([
      { key: 'arrival', units: ['jp_junyo', 'jp_hiyo'], n: 2, at: 'japan' },
      { key: 'arrival.repaired', units: ['jp_maya'], n: 1, at: 'japan' },
      { key: 'arrival', units: ['us_wasp', 'us_quincy'], n: 2, at: 'west_coast' },
      { key: 'arrival.repaired', units: ['us_chester', 'us_chicago'], n: 2, at: 'hawaii' },
    ]);
    const shut = arrived(2, { 'turn:2': 'jp_junyo jp_hiyo jp_maya!', japan: 'us_chester' });
    expect(told(shut)).toEqual([{ key: 'arrival.waits', units: ['jp_junyo', 'jp_hiyo', 'jp_maya'], n: 3 }]);
  });
  test('TS-6.1.b ships are told before the Allies are asked for their air units, which make one more line', () => {
    const m = arrived(1, { 'turn:1': 'us_yorktown us_hornet a_air_3 a_air_4', japan: 'jp_kako' });
    expect([m.now, ...told(m)]).toEqual([
      'A arrival',
      { key: 'arrival', units: ['us_yorktown', 'us_hornet'], n: 2, at: 'west_coast' },
    ]);
    m.play(
      { do: 'place', unit: 'a_air_3', to: 'madagascar' },
      { do: 'place', unit: 'a_air_4', to: 'madagascar' },
    );
    expect(told(m).at(-1)).toEqual({ key: 'arrival', units: ['a_air_3', 'a_air_4'], n: 2, at: 'madagascar' });
  });
});

describe('turn 0', () => {
  test('TS-5.1.a no cards, no operations, no scoring', () => {
    const m = turn0([1, 2, 2, 2, 2, 1]);
    m.play(allot('us_arizona us_nevada us_tennessee us_california'));
    expect([m.state.turn, m.state.score, m.log.some((e) => e.key === 'score')]).toEqual([1, 0, false]);
  });
  test('TS-5.1.b TS-5.1.d TS-5.1.h Pearl Harbor first, on 31+, at US ships, J assigns', () => {
    const m = turn0([1]);
    expect(m.rolls[0]).toMatchObject({ purpose: 'pearl_harbor', modifiers: [] });
    expect([m.question.side, m.question.about]).toMatchObject(['J', { at: 'hawaii', n: 4 }]);
    expect(m.clauseOf(allot('us_arizona us_nevada us_tennessee gb_exeter'))).toBe('TS-8.2.e');
  });
  test('TS-5.1.c Malaya on the column 6-7, at British ships', () => {
    const m = turn0([1, 6, 6, 6, 6, 4]).play(allot('us_arizona us_nevada us_tennessee us_california'));
    expect(m.rolls.map((r) => r.purpose)).toEqual([
      'pearl_harbor',
      'damage',
      'damage',
      'damage',
      'damage',
      'malaya',
    ]);
    expect(m.rolls.at(-1)?.outcomes).toEqual([
      [1, 'hits0'],
      [3, 'hits1'],
      [5, 'hits2'],
      [6, 'hits3'],
    ]);
    expect(m.clauseOf(allot('gb_exeter us_maryland'))).toBe('TS-8.2.e');
  });
  test('TS-5.1.e TS-5.1.f TS-5.1.g damage returns in turn 0 + die, the strike force goes home, the carriers appear', () => {
    const m = turn0([1, 2, 6, 6, 6, 1]).play(allot('us_arizona us_nevada us_tennessee us_california'));
    expect(m.where('us_arizona', 'us_nevada', 'jp_akagi', 'jp_hiei', 'us_enterprise', 'us_chester')).toEqual([
      'turn:2!',
      'out',
      'japan',
      'japan',
      'hawaii',
      'hawaii',
    ]);
  });
});

describe('reinforcements', () => {
  test('TS-6.1.a new ships by nation', () => {
    const m = arrived(2, { ...SHIPS, 'turn:2': 'jp_junyo us_wasp gb_illustrious' });
    expect(m.where('jp_junyo', 'us_wasp', 'gb_illustrious')).toEqual(['japan', 'west_coast', 'madagascar']);
  });
  test('TS-6.1.b TS-6.1.e air units: J to Japan, A by choice', () => {
    const m = arrived(2, { ...SHIPS, 'turn:2': 'j_air_1 a_air_1 a_air_5' });
    expect([m.now, m.question.about, m.values('to')]).toEqual([
      'A arrival',
      { unit: 'a_air_1' },
      ['madagascar', 'west_coast'],
    ]);
    const place = (unit: string, to: string) => ({ do: 'place', unit, to });
    expect(m.clauseOf(place('a_air_1', 'hawaii'))).toBe('TS-6.1.1.a');
    m.play(place('a_air_1', 'madagascar'), place('a_air_5', 'west_coast'));
    expect(m.where('j_air_1', 'a_air_1', 'a_air_5')).toEqual(['japan', 'madagascar', 'west_coast']);
  });
  test('TS-6.1.1.a nothing A arrives nearer to the front than its home ports', () => {
    const m = arrived(4, { ...SHIPS, 'turn:4': 'us_essex us_alabama' });
    expect(m.where('us_essex', 'us_alabama')).toEqual(['west_coast', 'west_coast']);
  });
  test('TS-6.1.c the Fleet Train waits off the map', () =>
    expect(arrived(4, SHIPS).state.fleetTrain).toBe(-1));
  test('TS-6.1.d repaired ships', () => {
    const m = arrived(3, { ...SHIPS, 'turn:3': 'jp_kaga! us_hornet! gb_exeter! au_canberra!' });
    expect(m.where('jp_kaga', 'us_hornet', 'gb_exeter', 'au_canberra')).toEqual([
      'japan',
      'hawaii',
      'madagascar',
      'australia',
    ]);
  });
  test('TS-6.1.f TS-6.1.g West Coast and Madagascar are closed to all but their own', () => {
    const m = operation('A', 2, { australia: 'au_australia', ceylon: 'gb_exeter', hawaii: 'us_chester' });
    expect(m.clauseOf(back('australia', 'au_australia', 'west_coast'))).toBe('TS-6.1.f');
    expect(m.clauseOf(move('hawaii', 'us_chester', 'samoa west_coast madagascar'))).toBe('TS-7.5.d');
    const j = operation('J', 2, { hawaii: 'jp_kako', japan: 'j_air_1' });
    expect(j.clauseOf(move('hawaii', 'jp_kako', 'west_coast'))).toBe('TS-6.1.f');
    expect(j.clauseOf(redeploy('j_air_1', 'west_coast'))).toBe('TS-6.1.f');
  });
  test('TS-6.1.h British ships leave in their turn wherever they are', () => {
    expect(arrived(4, { ...SHIPS, samoa: 'gb_illustrious' }).where('gb_illustrious')).toEqual(['out']);
    expect(arrived(3, { ...SHIPS, samoa: 'gb_illustrious' }).where('gb_illustrious')).toEqual(['samoa']);
  });
  test('TS-6.1.i TS-6.1.j a repair that would end then or later ends in withdrawal', () => {
    expect(arrived(3, { ...SHIPS, 'turn:4': 'gb_formidable!' }).where('gb_formidable')).toEqual(['out']);
    expect(arrived(2, { ...SHIPS, 'turn:4': 'gb_formidable!' }).where('gb_formidable')).toEqual(['turn:4!']);
  });
  test('TS-6.1.5.a no other ship goes for one that is sunk', () => {
    const m = arrived(4, { ...SHIPS, ceylon: 'gb_ramillies gb_hermes' });
    expect(m.where('gb_illustrious', 'gb_ramillies', 'gb_hermes')).toEqual(['out', 'out', 'ceylon']);
  });
  test('TS-6.1.2.a TS-9.2.f while Japan is no J port its units wait', () => {
    const blocked = { points: { japan: { held: '2b' } } };
    const m = arrived(
      2,
      { 'turn:2': 'jp_junyo jp_kaga! j_air_1', japan: 'us_chester', truk: 'jp_kako' },
      blocked,
    );
    expect(m.where('jp_junyo', 'jp_kaga', 'j_air_1')).toEqual(['turn:3', 'turn:3!', 'turn:3']);
  });
  test('TS-6.1.2.b and are looked at in every turn, after turn 5 never again', () => {
    const blocked = { points: { japan: { held: '2b' } } };
    expect(
      arrived(5, { 'turn:5': 'jp_taiho', japan: 'us_chester', truk: 'jp_kako' }, blocked).where('jp_taiho'),
    ).toEqual(['out']);
    expect(
      arrived(3, { 'turn:3': 'jp_junyo', truk: 'jp_kako', hawaii: 'us_chester' }).where('jp_junyo'),
    ).toEqual(['japan']);
  });
  test('TS-6.1.3.a repaired US ships wait for Hawaii, Australian ones for Australia; new ones do not', () => {
    const held = { points: { hawaii: { held: '2b' }, australia: { held: '2b' } } };
    const m = arrived(
      2,
      {
        'turn:2': 'us_hornet! us_wasp au_canberra!',
        hawaii: 'jp_kako',
        australia: 'jp_aoba',
        samoa: 'us_chester',
      },
      held,
    );
    expect(m.where('us_hornet', 'us_wasp', 'au_canberra')).toEqual(['turn:3!', 'west_coast', 'turn:3!']);
    const moved = arrived(
      2,
      { 'turn:2': 'us_hornet!', hawaii: 'jp_kako', samoa: 'us_chester' },
      { points: { hawaii: { owner: 'J' } }, repairMoved: ['US'] },
    );
    expect(moved.where('us_hornet')).toEqual(['west_coast']);
  });
  test('TS-6.1.3.b new Australian ships would wait for Australia too', () => {
    const m = arrived(
      2,
      { 'turn:2': 'au_canberra', australia: 'jp_aoba', samoa: 'us_chester' },
      { points: { australia: { held: '2b' } } },
    );
    expect(m.where('au_canberra')).toEqual(['turn:3']);
  });
  test('TS-6.2.a J draws two for Borneo, by the marker at the start; A never', () => {
    expect(arrived(2, { ...SHIPS, borneo: 'jp_aoba' }).hand('J')).toHaveLength(2);
    expect(arrived(2, SHIPS).hand('J')).toHaveLength(0);
    expect(arrived(1, { ...SHIPS, borneo: 'nl_de_ruyter' }).hand('A')).toHaveLength(2);
  });
  test('TS-6.2.b A draws 2, 3, 4, 8, 10', () => {
    expect([1, 2, 3, 4, 5].map((turn) => arrived(turn, SHIPS).hand('A').length)).toEqual([2, 3, 4, 8, 10]);
  });
  test('TS-6.2.c hand limits 4 and 10', () => {
    const m = match(2, {}, { ...begin('draw', { side: 'J', cards: 3 }), ...J_HAND('C01', 'C02', 'C03') });
    expect(m.hand('J')).toHaveLength(4);
    const a = match(5, {}, { ...begin('draw', { side: 'A', cards: 9 }), ...A_HAND('C01', 'C02') });
    expect(a.hand('A')).toHaveLength(10);
  });
  test('TS-6.2.d TS-6.2.e the deck is made anew the moment it falls to one, also in the middle of a draw', () => {
    const more = {
      deck: ['C01', 'C02', 'C03'],
      discards: ['C04', 'C05'],
      hands: { J: ['C06'], A: ['C07', 'C08', 'C09', 'C10'] },
    };
    const rest = ['C11', 'C12', 'C13', 'C14', 'C15', 'C16'];
    const m = match(
      3,
      {},
      { ...begin('draw', { side: 'A', cards: 3 }), ...more, discards: [...more.discards, ...rest] },
      [],
      ['C01', 'C02', 'C16'],
    );
    expect([m.hand('A').length, m.state.deck.length, m.discards]).toEqual([7, 8, []]);
    expect(m.log.map((e) => e.key)).toContain('reshuffle');
  });
});
