/** Chapters 6.1 to 6.4: stacking. */
import { describe, expect, test } from 'vitest';
import { attack, file, game, idOf, march, match, move, stop } from '../support.js';

const FORMATIONS = {
  '1CAV': ['1/5', '2/5'],
  '37INF': ['1/129', '2/129'],
  '11ABN': ['1/511', '2/511'],
  XIV: ['117', '532'],
} as const;
const names = Object.keys(FORMATIONS) as (keyof typeof FORMATIONS)[];
const pairs = names.flatMap((a, i) => names.slice(i).map((b) => [a, b] as const));

describe('stacking', () => {
  test('MN-6.1.a a third unit may not enter', () => {
    expect(match('B', { '1/5': '2928', '2/5': '2829', '1/7': '2829' }).clauseOf(move('1/5', '2829'))).toBe(
      'MN-6.1.a',
    );
    expect(
      match('D', { '1/1Ind': '2928', '2/1Ind': '2829', '3/1Ind': '2829' }).clauseOf(move('1/1Ind', '2829')),
    ).toBe('MN-6.1.a');
  });
  test('MN-6.1.b MN-8.14.a air units attack a hex with two Japanese units', () => {
    const m = match('C', { MP: '3625', '1/3P': '3625' }, { turn: 3 }, [6]);
    m.play({ ...attack('3625', []), air: ['US-AIR-1', 'US-AIR-2', 'US-AIR-3'] });
    expect(m.line('attack.none')?.strength).toBe(30);
  });
  test('MN-6.2.a two divisions never meet in a hex, not even in passing', () => {
    const m = match('B', { '1/5': '2928', '1/129': '2929' });
    expect([m.clauseOf(move('1/5', '2929')), m.clauseOf(march('1/5', ['2929', '2930']))]).toEqual([
      'MN-6.2.a',
      'MN-6.2.a',
    ]);
  });
  test.each(pairs)('MN-6.2.b %s and %s: seven pairs of formations may stack, three may not', (a, b) => {
    const [one, two] = [FORMATIONS[a][0], FORMATIONS[b][1]];
    const clause = match('B', { [one]: '2928', [two]: '2929' }).session.give('US', move(one, '2929'))?.clause;
    expect(clause).toBe(a === b || a === 'XIV' || b === 'XIV' ? undefined : 'MN-6.2.a');
  });
  test('MN-6.3.a two mobile units, or a mobile and a fixed one', () => {
    for (const with_ of ['2/1Ind', '120-1']) {
      const m = match('D', { '1/1Ind': '2928', [with_]: '2929' });
      m.play(move('1/1Ind', '2929'), stop);
      expect(m.where('1/1Ind')).toEqual(['2929']);
    }
    const two = game.position.read(file('D', { '120-1': '2929', '120-2': '2929' }));
    expect(two).toMatchObject({ fault: { message: 'not with what lies in 2929: MN-6.3.a' } });
  });
  test('MN-6.4.a no way leads through a full hex', () => {
    const m = match('B', { '1/5': '2928', '2/5': '2929', '1/7': '2929' });
    expect(m.clauseOf(march('1/5', ['2929', '2930']))).toBe('MN-6.1.a');
    expect(m.offered('march', 'path')).not.toContain('2929');
  });
  test('MN-6.4.b MN-8.4.a units move one at a time', () => {
    const m = match('B', { '1/5': '2928', '2/5': '2928' });
    expect(m.refused({ do: 'march', unit: [idOf('1/5'), idOf('2/5')], path: ['2929'] }).code).toBe('shape');
    m.play(move('1/5', '2929'), stop);
    expect(m.where('1/5', '2/5')).toEqual(['2929', '2928']);
  });
  test('MN-6.4.c a position with an illegal stack is no position', () => {
    expect(game.position.read(file('B', { '1/5': '2928', '2/5': '2928', '1/7': '2928' }))).toMatchObject({
      fault: { message: 'not with what lies in 2928: MN-6.1.a' },
    });
    expect(game.position.read(file('B', { '1/5': '2928', '1/129': '2928' }))).toMatchObject({
      fault: { message: 'not with what lies in 2928: MN-6.2.a' },
    });
    expect(game.position.read(file('B', { '1/5': '2928', MP: '2928' }))).toMatchObject({
      fault: { message: 'both sides in 2928: MN-8.14.a' },
    });
    expect(game.position.read(file('B', { '1/5': '3918' }))).toMatchObject({
      fault: { message: 'sea: MN-8.13.a' },
    });
  });
});
