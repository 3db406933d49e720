/** Chapter 6.3: the 30th Battalion. */
import { describe, expect, test } from 'vitest';
import { createSquarepeg } from '../../../../../src/games/squarepeg/index.js';
import { comesNoMore } from '../../../../../src/games/squarepeg/rules/movement/arrival.js';
import {
  attack,
  componentsCopy,
  end,
  match,
  move,
  none,
  otherwise,
  pack,
  started,
  type Units,
} from '../../support.js';

const ELSEWHERE = { 'NZ-35': '0601', 'JP-D': '0611' };
const begun = (turn: number, dice: readonly number[], units: Units = {}, more = {}) =>
  match('ARRIVAL', { ...ELSEWHERE, 'NZ-30': 'off', ...units }, { turn, ...more }, dice);
const placing = (units: Units, dice: readonly number[] = []) =>
  match('NZ-MOVEMENT', { ...ELSEWHERE, 'NZ-30': 'off', ...units }, { turn: 3, arrival: 'earned' }, dice);

describe('the 30th Battalion', () => {
  test('SP-6.3.a is the unit with the blue symbol, off the map at the start', () => {
    expect(pack.pieces[pack.thirtieth]?.id).toBe('NZ-30');
    expect(started().where('NZ-30')).toEqual(['off']);
    expect(pack.file.map.offMap[0]).toMatchObject({
      en: 'Blue Beach',
      where: expect.stringMatching(/north-west/),
    });
  });

  test('SP-6.3.b is rolled for at the start of every turn from D+1 on', () => {
    for (const turn of [2, 3, 4, 5, 6])
      expect(begun(turn, [6]).rolls.map((r) => r.purpose)).toEqual(['arrival']);
    expect(begun(1, []).rolls).toEqual([]);
  });

  test('SP-6.3.c arrives on n or less on D+n', () => {
    for (const turn of [2, 3, 4, 5, 6])
      for (let die = 1; die <= 6; die++)
        expect(begun(turn, [die]).where('NZ-30')).toEqual([die <= turn - 1 ? '0106' : 'off']);
  });

  test('SP-6.3.c arrives on every roll of a turn for which the components name all faces', () => {
    const file = componentsCopy();
    const box = file.tables.turnTrack.boxes[1];
    if (box !== undefined) box.battalion30ArrivesOn = [1, 2, 3, 4, 5, 6];
    const units = { ...ELSEWHERE, 'NZ-30': 'off' };
    const m = match('ARRIVAL', units, { turn: 2 }, [6], createSquarepeg(file));
    expect([m.where('NZ-30'), m.rolls[0]?.outcomes]).toEqual([['0106'], [[6, 'arrives']]]);
  });

  test('SP-6.3.d is placed at the start of the NZ movement phase', () => {
    const m = begun(4, [3], { 'NZ-37*': '0603' });
    expect(m.keys).toEqual(['arrival.arrives', 'recovery', 'arrival.placed']);
    expect(m.state.step).toBe('NZ-MOVEMENT');
  });

  test('SP-6.3.e SP-6.3.k removes a Japanese unit there first, turned up for all to see', () => {
    const m = placing({ 'JP-C': '0106' });
    expect(m.keys).toEqual(['reveal', 'removed.evicted', 'arrival.placed']);
    expect(m.log[0]).toMatchObject({ units: ['JP-C'], strengths: [2] });
    expect(m.where('JP-C', 'NZ-30')).toEqual(['out', '0106']);
    expect(
      placing({ 'JP-1': '0106', 'JP-D': 'out', 'JP-4': '0611' }, [2]).log.find((e) => e.key === 'reveal'),
    ).toMatchObject({
      units: ['JP-B'],
    });
  });

  test('SP-6.3.f is then infantry like any other: one die, one a hex, stopped and pinned', () => {
    const m = placing({ 'NZ-37': '0208', 'JP-C': '0309' }, [6]);
    expect(m.clauseOf(move('NZ-30', '0107', '0208'))).toBe('SP-6.1.f');
    expect(m.clauseOf(move('NZ-30', '0107', '0208', '0209', '0208'))).toBe('SP-6.1.d');
    m.play(move('NZ-30', '0107'));
    expect(m.rolls[0]?.dice).toEqual([6]);
    expect(placing({ 'JP-C': '0309' }).clauseOf(move('NZ-30', 'ferry:0601'))).toBe('SP-6.5.d');
  });

  test('SP-6.3.g may move at once, its placement counting nothing, unless it is placed next to an enemy', () => {
    const m = placing({}, [2]).play(move('NZ-30', '0107'));
    expect([m.where('NZ-30'), m.log.find((e) => e.key.startsWith('fatigue'))?.n]).toEqual([['0107'], 1]);
    expect(placing({ 'JP-C': '0207' }).clauseOf(move('NZ-30', '0107'))).toBe('SP-6.1.e');
  });

  test('SP-6.3.h SP-6.3.i comes without a die on the turn after a Valentine has crossed', () => {
    const m = match('NZ-MOVEMENT', { ...ELSEWHERE, 'NZ-30': 'off', 'NZ-T1': '0603' }, { turn: 2 }).play(
      move('NZ-T1', 'ferry:0106'),
      end,
      end,
    );
    expect([m.state.turn, m.where('NZ-30'), m.rolls]).toEqual([3, ['0106'], []]);
    expect(m.keys).toContain('arrival.supported');
    expect(m.keys.indexOf('arrival.placed')).toBeGreaterThan(m.keys.indexOf('turn'));
  });

  test('SP-6.3.i evicts at that moment, not before', () => {
    const units = { 'NZ-35': '0601', 'NZ-30': 'off', 'JP-C': '0106', 'JP-D': '0611' };
    const m = match('ARRIVAL', units, { turn: 3, arrival: 'earned' });
    expect(m.keys).toEqual(['reveal', 'removed.evicted', 'arrival.placed']);
    expect([m.state.step, m.rolls]).toEqual(['NZ-MOVEMENT', []]);
  });

  test('SP-6.3.j is not rolled for on turn 1, when it is earned, when it has come, or when it is gone', () => {
    expect(begun(1, []).rolls).toEqual([]);
    expect(begun(3, [], {}, { arrival: 'earned' }).rolls).toEqual([]);
    expect(begun(3, [], { 'NZ-30': '0107' }).rolls).toEqual([]);
    expect(begun(3, [], { 'NZ-30': 'out' }).rolls).toEqual([]);
  });

  test('SP-6.3.l any crossing earns it, whatever becomes of the tank, unless only westward ones count', () => {
    const units = { ...ELSEWHERE, 'NZ-30': 'off', 'NZ-T1': '0106' };
    expect(match('NZ-MOVEMENT', units).play(move('NZ-T1', 'ferry:0603')).state.arrival).toBe('earned');
    const strict = otherwise('ferryOppositeEntryTriggersArrival');
    expect(match('NZ-MOVEMENT', units, {}, [], strict).play(move('NZ-T1', 'ferry:0603')).state.arrival).toBe(
      'roll',
    );
    expect(
      match('NZ-MOVEMENT', { ...units, 'NZ-T1': '0603' }, {}, [], strict).play(move('NZ-T1', 'ferry:0106'))
        .state.arrival,
    ).toBe('earned');
    const doomed = match('NZ-MOVEMENT', { ...units, 'NZ-35': '0602' }, { ravine: null }, [1]);
    doomed.play(move('NZ-T1', 'ferry:0603', '0703', '0704', '0805'));
    expect([doomed.where('NZ-T1'), doomed.state.arrival]).toEqual([['out'], 'earned']);
  });

  test('SP-6.3.m tanks in the hex do not hinder it; infantry makes it wait for the next phase without a die', () => {
    expect(placing({ 'NZ-T1': '0106', 'NZ-T3': '0106' }).play(none).where('NZ-30')).toEqual(['0106']);
    const m = placing({ 'NZ-37': '0106' }, [6]);
    expect([m.where('NZ-30'), m.keys]).toEqual([['off'], ['arrival.blocked']]);
    m.play(move('NZ-37', '0107'), end, end);
    expect([m.state.turn, m.where('NZ-30'), m.rolls.map((r) => r.purpose)]).toEqual([
      4,
      ['0106'],
      ['fatigue'],
    ]);
  });

  test('SP-6.3.n a crossing on turn 6 brings nobody', () => {
    const m = match('NZ-MOVEMENT', { ...ELSEWHERE, 'NZ-30': 'off', 'NZ-T1': '0603' }, { turn: 6 }).play(
      move('NZ-T1', 'ferry:0106'),
      end,
      end,
    );
    expect([m.ending, m.where('NZ-30')]).toEqual(['hold', ['off']]);
  });

  test('SP-6.3.n is known to stay away when its last movement phase has begun without it', () => {
    const { state } = match('NZ-MOVEMENT', { ...ELSEWHERE, 'NZ-30': 'off' }, { turn: 6 });
    const known = (step: string, more: Partial<typeof state> = {}) =>
      comesNoMore(pack, { ...state, step, opening: 'arrival', arrival: 'earned', ...more });
    expect(['ARRIVAL', 'NZ-RECOVERY', 'NZ-MOVEMENT'].map((step) => known(step))).toEqual([
      false,
      false,
      false,
    ]);
    expect([known('NZ-MOVEMENT', { opening: 'exchange' }), known('NZ-COMBAT')]).toEqual([true, true]);
    const rolled = (step: string) => known(step, { arrival: 'roll' });
    expect([rolled('ARRIVAL'), rolled('NZ-RECOVERY'), rolled('NZ-MOVEMENT')]).toEqual([false, true, true]);
    expect([known('NZ-COMBAT', { turn: 5 }), known('NZ-COMBAT', { arrival: 'arrived' })]).toEqual([
      false,
      false,
    ]);
  });

  test('SP-6.3.o does not come back once it is removed', () => {
    const units = { 'NZ-30*': '0107', 'NZ-35': '0601', 'JP-C!': '0208', 'JP-D': '0611' };
    const m = match('JP-COMBAT', units, { turn: 3 }, [6]).play(attack('0107', 'JP-C'), end, end);
    expect([m.state.turn, m.where('NZ-30'), m.rolls.map((r) => r.purpose)]).toEqual([4, ['out'], ['combat']]);
  });

  test('SP-6.3.p asks nobody: the die and the placement happen by themselves', () => {
    const m = begun(4, [1]);
    expect(m.session.events.flatMap((e) => e.orders).filter((o) => o.order !== null)).toEqual([]);
    expect(m.where('NZ-30')).toEqual(['0106']);
  });

  test('SP-6.3.q gains nothing else by the support of tanks', () => {
    const m = match('NZ-MOVEMENT', { ...ELSEWHERE, 'NZ-30': 'off', 'NZ-T1': '0603' }).play(
      move('NZ-T1', 'ferry:0106'),
      end,
      end,
    );
    expect(m.state.units[pack.thirtieth]).toEqual({
      at: pack.blue,
      fatigued: false,
      moved: false,
      attacked: false,
      defended: false,
    });
  });
});
