/** Plum Creek, the example of a game from outside: its rules, a clause a test, and what the house makes of it. */
import { describe, expect, test } from 'vitest';
import author from '../../games/plumcreek/game.js';
import type { PcState } from '../../games/plumcreek/state.js';
import { completeGame } from '../../src/kit/house.js';
import {
  checkOrder,
  type Json,
  type Order,
  type Refusal,
  Session,
  sampleOrder,
} from '../../src/referee/index.js';
import { givenChance, picker, seededChance } from '../referee/support.js';

const game = completeGame<PcState>(author);

/** A match that goes on from a position; `dice` fall in this order. */
function from(position: { readonly [name: string]: Json }, dice: readonly number[] = []): Session<PcState> {
  const read = game.position.read({ game: 'plumcreek', clear: true, ...position });
  if ('fault' in read) throw new Error(`${read.fault.at}: ${read.fault.message}`);
  return new Session(game, read.state, { chance: givenChance(dice) });
}

const units = (places: { readonly [unit: string]: string }): { readonly [unit: string]: { at: string } } =>
  Object.fromEntries(Object.entries(places).map(([unit, at]) => [unit, { at }]));

/** Units far off, so that nobody is near his fifth loss. */
const REST = units({
  'N-I4': '1001',
  'N-I5': '1002',
  'N-I6': '0901',
  'N-C2': '0801',
  'S-I2': '0906',
  'S-I3': '1005',
  'S-I5': '0806',
  'S-I6': '0905',
  'S-C2': '0706',
});

const withRest = (places: { readonly [unit: string]: string }) => ({ ...REST, ...units(places) });

function refused(session: Session<PcState>, order: Order): Refusal | undefined {
  const [question] = session.questions;
  if (question === undefined) throw new Error('nobody is asked');
  const checked = checkOrder(question, game.rules.universe, order);
  return checked.ok ? undefined : checked.refusal;
}

const clauseOf = (session: Session<PcState>, order: Order) => refused(session, order)?.clause;
const placeOf = (session: Session<PcState>, unit: string) =>
  session.state.units[author.rules.ids.unit?.all.indexOf(unit) ?? -1]?.at;
const move = (unit: string, ...path: readonly string[]): Order => ({ do: 'move', unit, path });
const attack = (target: string, ...attackers: readonly string[]): Order => ({
  do: 'attack',
  target,
  units: attackers,
});
const END: Order = { do: 'end' };

describe('movement', () => {
  test('PC-1.a North moves and attacks, then South, eight times', () => {
    const session = from({ units: units({ 'N-I1': '0101', 'S-I1': '1006' }) });
    const phases: string[] = [];
    for (let i = 0; i < 40 && session.stop.at === 'asked'; i++) {
      phases.push(`${session.state.turn}${session.state.step}`);
      session.give(session.questions[0]?.side ?? '', END);
    }
    expect(phases).toEqual([1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [`${n}NM`, `${n}SM`]));
    expect(session.stop).toMatchObject({ at: 'ended', result: { winner: null, clause: 'PC-5.c' } });
  });

  test('PC-1.b moves only units of the side whose phase it is', () => {
    const session = from({ units: units({ 'N-I1': '0101', 'S-I1': '0306' }) });
    expect(clauseOf(session, move('S-I1', '0305'))).toBe('PC-1.b');
    expect(clauseOf(session, move('N-I1', '0201'))).toBeUndefined();
  });

  test('PC-2.a moves each unit once', () => {
    const session = from({ units: units({ 'N-I1': '0101', 'N-I2': '0301', 'S-I1': '1006' }) });
    session.give('N', move('N-I1', '0102'));
    expect(clauseOf(session, move('N-I1', '0101'))).toBe('PC-2.a');
  });

  test('PC-2.b spends no more than the movement allowance, from hex to hex', () => {
    const session = from({ units: units({ 'N-I1': '0101', 'S-I1': '1006' }) });
    expect(clauseOf(session, move('N-I1', '0102', '0103', '0203', '0303'))).toBeUndefined();
    expect(clauseOf(session, move('N-I1', '0102', '0103', '0203', '0303', '0302'))).toBe('PC-2.b');
    expect(clauseOf(session, move('N-I1', '0103'))).toBe('PC-2.b');
  });

  test('PC-2.c never enters an enemy hex, and ends in an empty one', () => {
    const session = from({ units: units({ 'N-I1': '0101', 'N-I2': '0102', 'S-I1': '0201' }) });
    expect(clauseOf(session, move('N-I1', '0201'))).toBe('PC-2.c');
    expect(clauseOf(session, move('N-I1', '0102'))).toBe('PC-2.c');
    const free = from({ units: units({ 'N-I1': '0101', 'N-I2': '0102', 'S-I1': '1006' }) });
    expect(clauseOf(free, move('N-I1', '0102', '0103'))).toBeUndefined();
  });

  test('PC-2.d pays 2 for woods and hills, and 2 more to cross the creek except over the bridge', () => {
    const woods = from({ units: units({ 'N-A1': '0201', 'S-I1': '1006' }) });
    expect(clauseOf(woods, move('N-A1', '0202', '0203'))).toBeUndefined();
    expect(clauseOf(woods, move('N-A1', '0202', '0203', '0303'))).toBe('PC-2.b');
    const creek = from({ units: units({ 'N-A1': '0103', 'S-I1': '1006' }) });
    expect(clauseOf(creek, move('N-A1', '0104'))).toBeUndefined();
    expect(clauseOf(creek, move('N-A1', '0104', '0105'))).toBe('PC-2.b');
    const bridge = from({ units: units({ 'N-A1': '0503', 'S-I1': '1006' }) });
    expect(clauseOf(bridge, move('N-A1', '0504', '0404', '0304'))).toBeUndefined();
  });

  test('PC-3.a PC-3.b stops in an enemy zone of control, which does not cross the creek', () => {
    const session = from({ units: units({ 'N-I1': '0101', 'S-I1': '0202' }) });
    expect(refused(session, move('N-I1', '0102', '0103'))).toMatchObject({ clause: 'PC-3.b', step: '0102' });
    const creek = from({ units: units({ 'N-I1': '0102', 'S-I1': '0104' }) });
    expect(clauseOf(creek, move('N-I1', '0103', '0203'))).toBeUndefined();
    const bridge = from({ units: units({ 'N-I1': '0502', 'S-I1': '0504' }) });
    expect(clauseOf(bridge, move('N-I1', '0503', '0403'))).toBe('PC-3.b');
  });
});

describe('combat', () => {
  const CLEAR = {
    step: 'NC',
    units: withRest({ 'N-I1': '0402', 'N-I2': '0302', 'S-I4': '0403', 'S-I1': '1006' }),
  };

  test('PC-4.a infantry attacks adjacent hexes, artillery reaches two', () => {
    const session = from({
      step: 'NC',
      units: withRest({ 'N-I1': '0402', 'N-I2': '0102', 'N-A1': '0401', 'S-I4': '0403', 'S-I1': '1006' }),
    });
    expect(clauseOf(session, attack('0403', 'N-I1', 'N-A1'))).toBeUndefined();
    expect(clauseOf(session, attack('0403', 'N-I1', 'N-I2'))).toBe('PC-4.a');
    expect(clauseOf(session, attack('0301', 'N-I1'))).toBe('PC-4.a');
  });

  test('PC-4.b attacks a hex once, and with each unit once', () => {
    const session = from({ ...CLEAR, units: { ...CLEAR.units, ...units({ 'S-I5': '0203' }) } }, [1]);
    session.give('N', attack('0403', 'N-I1'));
    // 4:3 is 1:1, and a 1 eliminates the attacker.
    expect(placeOf(session, 'N-I1')).toBeNull();
    expect(clauseOf(session, attack('0403', 'N-I2'))).toBe('PC-4.b');
    const again = from({ ...CLEAR, units: { ...CLEAR.units, 'N-I1': { at: '0402', fought: true } } });
    expect(clauseOf(again, attack('0403', 'N-I1'))).toBe('PC-4.b');
  });

  test('PC-4.c rounds in the defender’s favor, and refuses what falls below 1:2', () => {
    const odds = (attackers: readonly string[]) => {
      const session = from(CLEAR);
      const form = session.questions[0]?.forms.find((one) => one.do === 'attack');
      const before = { do: 'attack', target: '0403' };
      return form?.fields[1]?.walk.explain?.(before, attackers)?.lines[0];
    };
    expect(odds(['N-I1'])).toMatchObject({ attack: 4, defence: 3, column: '1:1' });
    expect(odds(['N-I1', 'N-I2'])).toMatchObject({ attack: 8, defence: 3, column: '2:1' });
    const hill = from({ step: 'NC', units: withRest({ 'N-C1': '0402', 'S-I1': '0502', 'S-C1': '0401' }) });
    expect(clauseOf(hill, attack('0502', 'N-C1'))).toBe('PC-4.c');
  });

  test('PC-4.d shifts for terrain, and for the creek if every adjacent attacker is across it', () => {
    const column = (
      position: { readonly [name: string]: Json },
      target: string,
      attackers: readonly string[],
    ) => {
      const form = from(position).questions[0]?.forms.find((one) => one.do === 'attack');
      return form?.fields[1]?.walk.explain?.({ do: 'attack', target }, attackers)?.lines[0];
    };
    const village = { step: 'NC', units: withRest({ 'N-I1': '0601', 'N-I2': '0401', 'S-I4': '0501' }) };
    expect(column(village, '0501', ['N-I1', 'N-I2'])).toMatchObject({ column: '1:1' });
    const creek = {
      step: 'NC',
      units: withRest({ 'N-I1': '0103', 'N-I2': '0203', 'S-C1': '0204', 'N-I3': '0104' }),
    };
    expect(column(creek, '0204', ['N-I1', 'N-I2'])).toMatchObject({ column: '3:1' });
    expect(column(creek, '0204', ['N-I1', 'N-I3'])).toMatchObject({ column: '4:1' });
    const bridge = { step: 'NC', units: withRest({ 'N-I1': '0503', 'S-C1': '0504' }) };
    expect(column(bridge, '0504', ['N-I1'])).toMatchObject({ column: '2:1' });
  });

  test('PC-4.e an exchange removes the defender and one adjacent attacker of the attacker’s choice', () => {
    const session = from(CLEAR, [2]);
    session.give('N', attack('0403', 'N-I1', 'N-I2'));
    expect(session.questions[0]).toMatchObject({ side: 'N', kind: 'exchange' });
    session.give('N', { do: 'exchange', unit: 'N-I2' });
    expect([placeOf(session, 'S-I4'), placeOf(session, 'N-I2')]).toEqual([null, null]);
    expect(session.questions[0]?.kind).toBe('advance');
    const far = from(
      { step: 'NC', units: withRest({ 'N-A1': '0401', 'S-I4': '0403', 'N-I1': '0701', 'S-I1': '1006' }) },
      [4],
    );
    far.give('N', attack('0403', 'N-A1'));
    expect(far.questions[0]).toMatchObject({ side: 'S', kind: 'retreat' });
  });

  test('PC-4.f PC-3.c retreats one hex, not into a zone of control, or is eliminated', () => {
    const near = withRest({ 'N-I1': '0402', 'N-A1': '0401', 'S-I4': '0403', 'S-I1': '1006' });
    const session = from({ step: 'NC', units: near }, [3]);
    session.give('N', attack('0403', 'N-I1', 'N-A1'));
    expect(session.questions[0]).toMatchObject({ side: 'S', kind: 'retreat' });
    expect(clauseOf(session, { do: 'retreat', to: '0502' })).toBe('PC-3.c');
    expect(clauseOf(session, { do: 'retreat', to: '0404' })).toBe('PC-4.f');
    expect(clauseOf(session, { do: 'retreat', to: '0503' })).toBeUndefined();
    const shut = from(
      { step: 'NC', units: withRest({ 'N-I1': '0201', 'N-I2': '0102', 'S-C1': '0101', 'S-I1': '1006' }) },
      [4],
    );
    shut.give('N', attack('0101', 'N-I1', 'N-I2'));
    expect(placeOf(shut, 'S-C1')).toBeNull();
  });

  test('PC-4.g one infantry or cavalry unit may advance', () => {
    const session = from(CLEAR, [6]);
    session.give('N', attack('0403', 'N-I1', 'N-I2'));
    expect(clauseOf(session, { do: 'advance', unit: 'N-I3' })).toBe('PC-4.g');
    session.give('N', { do: 'advance', unit: 'N-I2' });
    expect(placeOf(session, 'N-I2')).toBe('0403');
  });
});

describe('victory', () => {
  test('PC-5.a a village belongs to whoever was there last', () => {
    const session = from({ units: units({ 'N-I1': '0401', 'S-I1': '1006' }) });
    session.give('N', move('N-I1', '0501'));
    session.give('N', END);
    expect(session.state.held).toEqual(['N', null]);
  });

  test('PC-5.b the fifth loss ends the game', () => {
    const left = ['N-I1', 'N-I2', 'N-I3', 'N-I4', 'N-I5'];
    const places = Object.fromEntries(left.map((unit, i) => [unit, `010${i + 1}`]));
    const session = from(
      { step: 'NC', units: units({ ...places, 'S-I1': '0201', 'S-I2': '0301', 'S-I3': '0401' }) },
      [1],
    );
    session.give('N', attack('0201', 'N-I1'));
    expect(session.stop).toMatchObject({ at: 'ended', result: { winner: 'S', clause: 'PC-5.b' } });
  });

  test('PC-5.c villages and eliminations decide after turn 8', () => {
    const session = from({
      turn: 8,
      step: 'SM',
      held: ['N', null],
      units: units({ 'N-I1': '0101', 'S-I1': '1006' }),
    });
    session.give('S', END);
    expect(session.stop).toMatchObject({ at: 'ended', result: { winner: 'N', key: 'points' } });
  });
});

describe('what the house makes of it', () => {
  test('positions and views come back, through whole matches', () => {
    let looked = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const pick = picker(seed);
      const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
        chance: seededChance(seed),
      });
      for (let i = 0; i < 400 && session.stop.at === 'asked'; i++) {
        const [question] = session.questions;
        if (question === undefined) break;
        expect(game.position.read(game.position.show(session.state))).toEqual({ state: session.state });
        const view = game.position.view(session.state, question.side);
        expect(game.position.situation(view)).toEqual(session.state);
        expect(session.give(question.side, sampleOrder(question, pick))).toBeUndefined();
        looked += 1;
      }
      expect(session.stop.at).toBe('ended');
    }
    expect(looked).toBeGreaterThan(300);
  });

  test('counters, boxes, losses, changes and what is left unused follow from the pieces', () => {
    const session = from({ step: 'NM', units: units({ 'N-I1': '0101', 'N-I2': '0301', 'S-I1': '1006' }) });
    const before = game.position.view(session.state, 'N');
    const scene = game.picture.scene(before, 'en', []);
    expect(scene.counters.map(({ id, place, figures }) => `${id} ${place} ${figures}`)).toEqual([
      'N-I1 0101 4-4',
      'N-I2 0301 4-4',
      'S-I1 1006 4-4',
    ]);
    expect(scene.holdings?.map(({ title, counters }) => `${title} ${counters.length}`)).toEqual([
      'Eliminated: North 7',
      'Eliminated: South 8',
    ]);
    expect(game.picture.lost?.(before)).toEqual({ N: 7, S: 8 });
    const [question] = session.questions;
    if (question === undefined) throw new Error('nobody is asked');
    expect(game.picture.unused(before, question, 'en').map(({ unit }) => unit)).toEqual(['N-I1', 'N-I2']);
    session.give('N', move('N-I1', '0102'));
    const after = game.position.view(session.state, 'N');
    expect(game.picture.changes(before, after, 'en')).toEqual([
      { style: 'move', from: '0101', to: '0102', title: 'I1 moved from 0101 to 0102' },
    ]);
    expect(game.picture.describe(after, 'ja').map(({ lines }) => lines.at(0))).toEqual([
      '第1ターン · 北軍移動フェイズ',
      'I1 4-4：0102 平地（行動済み）',
      'I1 4-4：1006 平地',
    ]);
  });

  test('its opponent tries orders through the rules, each face by its chance', () => {
    const session = from({
      step: 'NC',
      units: units({ 'N-I1': '0301', 'N-I2': '0302', 'N-I3': '0402', 'S-C1': '0401', 'S-I1': '1006' }),
    });
    const [question] = session.questions;
    if (question === undefined) throw new Error('nobody is asked');
    const view = game.position.view(session.state, 'N');
    const all = game.opponent.appraise(view, question, attack('0401', 'N-I1', 'N-I2', 'N-I3'));
    const one = game.opponent.appraise(view, question, attack('0401', 'N-I1'));
    expect(all).toBeGreaterThan(one);
    expect(game.opponent.appraise(view, question, END)).toBe(0);
  });

  test('its rules page holds every clause under its heading', () => {
    expect(game.rulebook?.sections.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
    expect(Object.keys(game.words.clauses)).toHaveLength(19);
    expect(game.words.text.ja['order.move']).toBe('{unit}を移動：{path}。');
  });
});
