/** Chapters 8.8 to 8.10: the help of the 672nd, pontoons, coastal moves. */
import { describe, expect, test } from 'vitest';
import {
  attack,
  end,
  fire,
  hold,
  idOf,
  march,
  match,
  move,
  pack,
  step,
  stop,
  type Units,
} from '../../support.js';

const PAIR: Units = { '672': '2922', '1/129': '2922' };
const help = { help: 'yes' };
const build = (unit: string, to: string) => ({ do: 'buildPontoon', unit: idOf(unit), to });
const jump = (to: string, more: object = {}) => ({ do: 'coastalMove', to, ...more });
const passenger = { passenger: idOf('1/129') };

describe('the help of the 672nd', () => {
  test('MN-8.8.a one unit that stood with it at the start crosses from there', () => {
    const m = match('B', PAIR);
    m.play(move('1/129', '2923'));
    expect(m.question.about?.left).toBe(14);
    expect(match('B', { ...PAIR, '1/129': '2921' }).clauseOf(march('1/129', ['2922', '2923']))).toBe(
      'MN-8.7.a',
    );
    const replaced = match('A', { '672': '2922' }, { turn: 2 });
    replaced.play({ do: 'replace', unit: idOf('117'), host: idOf('672') }, end, move('117', '2923'));
    expect(replaced.where('117')).toEqual(['2923']);
  });
  test('MN-8.8.b as if by a bridge, open to fire, and on it goes', () => {
    const m = match('B', { ...PAIR, '1/HQ': '2824' }, {}, [6]);
    m.play(move('1/129', '2923'), fire('1/HQ'), step('2924'), hold, stop);
    expect(m.where('1/129')).toEqual(['2924']);
    expect(m.line('helped')).toMatchObject({ unit: idOf('1/129'), from: '2922', to: '2923' });
  });
  test('MN-8.8.c the 672nd itself crosses any river at no cost', () => {
    const m = match('B', { '672': '3622' }, { turn: 2 });
    m.play(move('672', '3522'));
    expect(m.question.about?.left).toBe(14);
    const minor = match('B', { '672': '3220' }, { turn: 2 });
    minor.play(move('672', '3119'));
    expect(minor.question.about?.left).toBe(14);
  });
  test('MN-8.8.d one unit a turn', () => {
    const m = match('B', PAIR);
    m.play(march('1/129', ['2923']));
    expect(m.state.helped).toBe(true);
    expect(match('B', PAIR, { helped: true }).clauseOf(move('1/129', '2923'))).toBe('MN-8.8.d');
    m.play(end);
    expect(m.state.helped).toBe(false);
  });
  test('MN-8.8.e in either order, by the first or a later step from there', () => {
    const m = match('B', PAIR);
    m.play(march('672', ['2921']), march('1/129', ['2921', '2922', '2923']));
    expect(m.where('672', '1/129')).toEqual(['2921', '2923']);
  });
  test('MN-8.8.f any unit that may stack with it', () => {
    const m = match('B', { '672': '2922', 'A/44': '2922' });
    m.play(march('A/44', ['2923']));
    expect(m.where('A/44')).toEqual(['2923']);
  });
  test('MN-8.8.g no help after a coastal move, no coastal move after help', () => {
    const units = { '672': '3515', '1/129': '3515' };
    const first = match('B', units);
    first.play(march('1/129', ['3516'], help));
    expect(first.state.helped).toBe(true);
    expect(first.closes('coastalMove')).toBe('MN-8.8.g');
    const jumped = match('B', units);
    jumped.play(jump('3408'));
    expect(jumped.clauseOf(move('1/129', '3516', help))).not.toBeUndefined();
    expect(jumped.refused(move('1/129', '3516', help)).field).toBe('help');
  });
  test('MN-8.8.g whoever the coastal move left behind stays on its bank of a Major River', () => {
    const m = match('B', { '672': '4122', '1/129': '4122' });
    m.play(jump('3408'));
    expect(m.clauseOf(move('1/129', '4123'))).toBe('MN-8.8.g');
  });
  test('MN-8.8.h a lost 672nd helps nobody', () => {
    const m = match('B', { ...PAIR, '672': 'out' }, { landing: { at: '2922', with: idOf('1/129') } });
    expect(m.clauseOf(move('1/129', '2923'))).toBe('MN-8.8.h');
  });
  test('MN-8.8.i at a Minor River the unit says whether it is helped', () => {
    const units = { '672': '3220', '1/129': '3220' };
    const paid = match('B', units);
    paid.play(move('1/129', '3119'));
    expect([paid.question.about?.left, paid.state.helped]).toEqual([13, false]);
    const helped = match('B', units);
    helped.play(move('1/129', '3119', help));
    expect([helped.question.about?.left, helped.state.helped]).toEqual([14, true]);
    expect(match('B', units).clauseOf(move('1/129', '3221', help))).toBe('MN-8.8.i');
    expect(match('B', units).clauseOf(march('1/129', ['3221'], help))).toBe('MN-8.8.i');
    const tired = ['3221', '3220', '3221', '3220', '3221', '3320', '3220', '3119'];
    expect(match('B', units).clauseOf(march('1/129', tired))).toBe('MN-8.2.a');
    expect(
      match('B', units)
        .play(march('1/129', tired, help))
        .where('1/129'),
    ).toEqual(['3119']);
    expect(match('B', { '672': '3521', '1/129': '3521' }).clauseOf(move('1/129', '3522', help))).toBe(
      'MN-8.8.i',
    );
  });
});

describe('pontoons', () => {
  test('MN-8.9.a three engineers build them', () => {
    expect(pack.builders.map((unit) => pack.units[unit]?.id).sort()).toEqual(
      ['117', '532', '556'].map(idOf).sort(),
    );
    expect(match('B', { '8E': '3122' }).clauseOf(build('8E', '3123'))).toBe('MN-8.9.a');
  });
  test('MN-8.9.b a builder gives up its whole move; it may still attack', () => {
    const m = match('B', { '556': '3122', MP: '3222' }, {}, [6]);
    m.play(build('556', '3123'));
    expect(m.clauseOf(move('556', '3121'))).toBe('MN-8.1.b');
    m.play(end, attack('3222', ['556']));
    expect(m.rolls.length).toBe(1);
    expect(match('B', { '556': '3122>' }).clauseOf(build('556', '3123'))).toBe('MN-8.9.b');
    const carried = match('B', { '672': '3515', '556': '3515' });
    carried.play(jump('3408', { passenger: idOf('556') }));
    expect(carried.clauseOf(build('556', '3407'))).toBe('MN-8.9.b');
  });
  test('MN-8.9.c it works as a bridge at once', () => {
    const m = match('B', { '556': '3122', '1/129': '3121' });
    m.play(build('556', '3123'), march('1/129', ['3122', '3123']));
    expect(m.where('1/129')).toEqual(['3123']);
  });
  test('MN-8.9.d it stands while its builder is at one of its ends', () => {
    const pontoons = { 'US-14-556': ['3122', '3123'] };
    const m = match('B', { '556': '3122' }, { pontoons });
    m.play(move('556', '3123'));
    expect(m.state.pontoons.length).toBe(1);
    m.play(step('3124'));
    expect(m.state.pontoons).toEqual([]);
    expect(m.line('pontoon.removed')).toMatchObject({ hex: '3122', to: '3123' });
  });
  test('MN-8.9.d those of the other engineers stand on when one goes', () => {
    const pontoons = { 'US-14-556': ['3122', '3123'], 'US-14-532': ['2922', '2923'] };
    const m = match('B', { '556': '3122', '532': '2922' }, { pontoons });
    m.play(move('556', '3121'));
    expect(m.state.pontoons.map(({ builder }) => pack.units[builder]?.id)).toEqual(['US-14-532']);
  });
  test('MN-8.9.e MN-8.9.j one a builder: a new one takes the place of the old', () => {
    const m = match('B', { '556': '2922' }, { pontoons: { 'US-14-556': ['2922', '2923'] } });
    expect(m.clauseOf(build('556', '2923'))).toBe('MN-8.9.j');
    m.play(build('556', '2823'));
    expect(m.state.pontoons.map(({ from, to }) => [pack.hexes[from]?.id, pack.hexes[to]?.id])).toEqual([
      ['2823', '2922'],
    ]);
  });
  test('MN-8.9.e a new one leaves those of the other engineers alone', () => {
    const pontoons = { 'US-14-117': ['3122', '3123'], 'US-14-556': ['2922', '2923'] };
    const m = match('B', { '556': '2922', '117': '3122' }, { pontoons });
    m.play(build('556', '2823'));
    expect(m.state.pontoons.map(({ builder }) => pack.units[builder]?.id)).toEqual([
      'US-14-117',
      'US-14-556',
    ]);
  });
  test('MN-8.9.f over a Major River without a standing bridge', () => {
    expect(match('B', { '556': '3521' }).clauseOf(build('556', '3522'))).toBe('MN-8.9.f');
    expect(match('B', { '556': '3220' }).clauseOf(build('556', '3119'))).toBe('MN-8.9.f');
    expect(match('B', { '556': '4226' }).clauseOf(build('556', '4326'))).toBe('MN-8.9.f');
    const m = match('B', { '556': '3521' }, { destroyed: ['BR-04'] });
    m.play(build('556', '3522'));
    expect(m.state.pontoons.length).toBe(1);
  });
  test('MN-8.9.g whoever stands on the far bank', () => {
    const m = match('B', { '556': '3122', MP: '3123', '1/HQ': '3222' });
    m.play(build('556', '3123'));
    expect(m.line('pontoon.built')).toMatchObject({ unit: idOf('556'), hex: '3122', to: '3123' });
  });
  test('MN-8.9.h a pontoon is no target', () => {
    const m = match(
      'E',
      { '556': '3122', '1/HQ': '3123' },
      { turn: 3, pontoons: { 'US-14-556': ['3122', '3123'] } },
    );
    expect(m.refused({ do: 'attackBridge', bridge: 'US-14-556', units: [idOf('1/HQ')] }).code).toBe('shape');
  });
  test('MN-8.9.i the Japanese neither walk nor assault over it', () => {
    const units = { '556': '3122', '1/HQ': '3123' };
    const pontoons = { 'US-14-556': ['3122', '3123'] };
    expect(
      match('D', { '556': '3122', '1/HQ': '3123', '1/129': 'out' }, { pontoons, units: {} }).clauseOf(
        move('1/HQ', '3122'),
      ),
    ).toBe('MN-8.14.a');
    const m = match('E', units, { pontoons }, [6]);
    m.play(attack('3122', ['1/HQ']));
    expect(m.modifiers).toEqual({ urban: 1 });
    const us = match('C', { '556': '3122', '1/129': '3122', MP: '3123' }, { pontoons }, [6]);
    us.play(attack('3123', ['1/129']));
    expect(us.modifiers).toEqual({ urban: 1, river: 1, closeAssault: -1 });
  });
});

describe('coastal moves', () => {
  const units = { '672': '4226', '1/129': '4226' };

  test('MN-8.10.a alone or with the unit that stood with it', () => {
    const alone = match('B', units);
    alone.play(jump('3408'));
    expect(alone.where('672', '1/129')).toEqual(['3408', '4226']);
    const said = { key: 'coastal', unit: idOf('672'), from: '4226', to: '3408' };
    expect(alone.log).toEqual([{ ...said, n: 1 }]);
    const both = match('B', units);
    both.play(jump('3408', passenger));
    expect(both.log).toEqual([{ ...said, n: 2 }]);
    both.play(end);
    expect([alone.play(end).told('US'), both.told('US')]).toEqual([
      [],
      [{ key: 'coastal.carried', unit: idOf('1/129') }],
    ]);
    expect(
      match('B', { ...units, '1/145': '4225' }).clauseOf(jump('3408', { passenger: idOf('1/145') })),
    ).toBe('MN-8.10.a');
    expect(match('B', {}).closes('coastalMove')).toBe('MN-8.10.a');
  });
  test('MN-8.10.b not with a Japanese unit beside it, nor from inland', () => {
    expect(match('B', { ...units, MP: '4125' }).closes('coastalMove')).toBe('MN-8.10.b');
    expect(match('B', { '672': '2922' }).closes('coastalMove')).toBe('MN-8.10.b');
  });
  test('MN-8.10.c MN-8.10.f to any of the 37 coastal hexes, once, at no cost', () => {
    const m = match('B', units);
    const to = m.question.forms.find((form) => form.do === 'coastalMove')?.fields[0];
    const open = pack.hexes.filter(({ id }) => to?.walk.forbids({ do: 'coastalMove' }, [], id) === undefined);
    expect(open.length).toBe(36);
    expect(m.clauseOf(jump('2828'))).toBe('MN-8.10.f');
    m.play(jump('3408'));
    expect(m.closes('coastalMove')).toBe('MN-8.10.c');
  });
  test('MN-8.10.a MN-6.5.d the 672nd alone uncovers whom it leaves behind', () => {
    const m = match('B', { '672': '4122', '1/129': '4122_' });
    expect(m.units('JP')).not.toHaveProperty(idOf('1/129'));
    m.play(jump('3408'));
    expect(m.units('JP')).toHaveProperty(idOf('1/129'));
  });
  test('MN-8.10.d MN-9.3.b the 672nd is finished, its passenger moves on, nobody fires at the jump', () => {
    const m = match('B', { ...units, MP: '3206' });
    m.play(jump('3408', passenger), march('1/129', ['3308']));
    expect([m.rolls.length, ...m.where('672', '1/129')]).toEqual([0, '3408', '3308']);
    expect(m.clauseOf(move('672', '3407'))).toBe('MN-8.10.d');
  });
  test('MN-8.10.e room for both, and neither has moved', () => {
    const full = match('B', { ...units, '1/145': '3408' });
    expect(full.clauseOf(jump('3408', passenger))).toBe('MN-8.10.e');
    expect(match('B', { ...units, '1/129': '4226>' }).clauseOf(jump('3408', passenger))).toBe('MN-8.10.a');
    const moved = match('B', units);
    moved.play(march('1/129', ['4225']));
    expect(moved.clauseOf(jump('3408', passenger))).toBe('MN-8.10.e');
    moved.play(march('672', ['4225']));
    expect(moved.closes('coastalMove')).toBe('MN-8.10.e');
  });
  test('MN-8.10.g another unit may move between the jump and the passenger', () => {
    const m = match('B', { ...units, '1/145': '2928' });
    m.play(jump('3408', passenger), march('1/145', ['2929']), march('1/129', ['3308']));
    expect(m.where('1/145', '1/129')).toEqual(['2929', '3308']);
  });
  test('MN-6.5.i after it the passenger lies on top unless it is said otherwise', () => {
    const us = (m: ReturnType<typeof match>) =>
      Object.keys(m.units('JP')).filter((id) => id.startsWith('US'));
    const top = match('B', units);
    top.play(jump('3408', passenger));
    expect(us(top)).toEqual([idOf('1/129')]);
    const below = match('B', units);
    below.play(jump('3408', { ...passenger, top: idOf('672') }));
    expect(us(below)).toEqual([idOf('672')]);
    expect(match('B', units).clauseOf(jump('3408', { top: idOf('672') }))).toBe('MN-6.5.i');
  });
});
