/** Chapter 6.6: merging and splitting Valentines. */
import { describe, expect, test } from 'vitest';
import {
  attack,
  end,
  lose,
  match,
  merge,
  move,
  none,
  offered,
  pieceOf,
  split,
  type Units,
} from '../../support.js';

const FAR = { 'NZ-35': '0601', 'JP-D': '0310' };
const nz = (units: Units, dice: readonly number[] = [], more = {}) =>
  match('NZ-MOVEMENT', { 'NZ-30': 'out', ...FAR, ...units }, { turn: 2, ...more }, dice);
const unitIn = ({ state }: ReturnType<typeof nz>, id: string) => state.units[pieceOf(state, id)]!;
const TOGETHER = { 'NZ-T1': '0707', 'NZ-T3': '0707' };

describe('exchanges', () => {
  test('SP-6.6.a two companies in one hex become a battalion of strength 3, at the start of the phase', () => {
    const m = nz(TOGETHER).play(merge);
    expect(m.where('NZ-TB', 'NZ-T1', 'NZ-T3')).toEqual(['0707', 'off', 'off']);
    expect(nz({ 'NZ-T1': '0707', 'NZ-T3': '0706' }).clauseOf(merge)).toBe('SP-6.6.a');
    expect(nz(TOGETHER).play(none).clauseOf(merge)).toBe('SP-6.6.a');
    expect(nz({ 'NZ-TB': '0707' }).clauseOf(merge)).toBe('SP-6.6.a');
  });

  test('SP-6.6.b the battalion becomes two companies, at the start of the phase', () => {
    const m = nz({ 'NZ-TB': '0707' }).play(split);
    expect(m.where('NZ-TB', 'NZ-T1', 'NZ-T3')).toEqual(['off', '0707', '0707']);
    expect(nz(TOGETHER).clauseOf(split)).toBe('SP-6.6.b');
    expect(nz({ 'NZ-TB': '0707' }).play(none).clauseOf(split)).toBe('SP-6.6.b');
  });

  test('SP-6.6.c SP-6.6.d fights in the same turn, in contact and without a penalty', () => {
    const m = nz({ ...TOGETHER, 'JP-C': '0708' }, [6]).play(merge, end, attack('0708', 'NZ-TB'));
    expect(m.log.find((e) => e.key.startsWith('combat'))).toMatchObject({ attack: 3, odds: '1:1' });
    const moved = nz({ 'NZ-TB': '0704' }, [6, 6, 6, 6]).play(
      split,
      move('NZ-T1', '0703'),
      move('NZ-T3', '0805'),
    );
    expect(moved.where('NZ-T1', 'NZ-T3')).toEqual(['0703', '0805']);
    expect(nz({ 'NZ-TB': '0707', 'JP-C': '0708' }).play(split).where('NZ-T1')).toEqual(['0707']);
  });

  test('SP-6.6.c is no rest: a battalion is as fit as its companies, and they as it is', () => {
    const m = nz({ 'NZ-T1*': '0707', 'NZ-T3': '0707' }).play(merge);
    expect(unitIn(m, 'NZ-TB').fatigued).toBe(true);
    const companies = nz({ 'NZ-TB*': '0707' }).play(split);
    expect(['NZ-T1', 'NZ-T3'].map((id) => unitIn(companies, id).fatigued)).toEqual([true, true]);
  });

  test('SP-6.6.e needs both companies alive; the battalion takes both with it', () => {
    expect(nz({ 'NZ-T1': '0707', 'NZ-T3': 'out', 'NZ-TB': 'off' }).clauseOf(merge)).toBe('SP-6.6.a');
    expect(nz({ 'NZ-T1': '0707', 'NZ-T3': 'out' }).question.kind).toBe('movement');
    const m = match('NZ-COMBAT', { ...FAR, 'NZ-TB': '0707', 'JP-C!': '0708' }, {}, [1]).play(
      attack('0708', 'NZ-TB'),
      lose('NZ-TB'),
    );
    expect(m.where('NZ-TB', 'NZ-T1', 'NZ-T3')).toEqual(['out', 'out', 'out']);
  });

  test('SP-6.6.f keeps the counters: merged, split and merged again over three turns', () => {
    const m = nz(TOGETHER);
    m.play(merge, end, end);
    m.play(split, end, end);
    m.play(merge);
    expect([m.state.turn, m.where('NZ-TB', 'NZ-T1', 'NZ-T3')]).toEqual([4, ['0707', 'off', 'off']]);
    expect(m.keys.filter((key) => key.startsWith('removed'))).toEqual([]);
  });

  test('SP-6.6.g is made once a phase', () => {
    const m = nz({ 'NZ-TB': '0707' }).play(split);
    expect([m.question.kind, m.clauseOf(merge), m.clauseOf(split)]).toEqual([
      'movement',
      'SP-6.6.g',
      'SP-6.6.g',
    ]);
    expect(offered(m, 'move', 'unit')).toEqual(['NZ-35', 'NZ-T1', 'NZ-T3']);
  });
});
