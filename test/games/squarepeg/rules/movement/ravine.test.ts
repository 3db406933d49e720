/** Chapter 6.4: the deep ravine. */
import { describe, expect, test } from 'vitest';
import {
  advance,
  attack,
  end,
  game,
  goOn,
  legal,
  match,
  move,
  none,
  otherwise,
  pack,
  retreat,
  stop,
  type Units,
} from '../../support.js';

const FAR = { 'NZ-14': '0601', 'JP-C': '0310', 'JP-D': '0611' };
const unknown = (units: Units, dice: readonly number[] = [], of = game) =>
  match('NZ-MOVEMENT', { 'NZ-30': 'out', ...FAR, ...units }, { ravine: null, turn: 2 }, dice, of);
const hexOf = (m: { readonly state: { readonly ravine: number } }) => pack.hexes[m.state.ravine]?.id;

describe('the deep ravine', () => {
  test('SP-6.4.a is rolled for at once when an NZ unit enters a neighbour of Torahatup, in the middle of its move', () => {
    const m = unknown({ 'NZ-35': '0704' }, [4]).play(move('NZ-35', '0705', '0706', '0707'));
    expect([m.where('NZ-35'), m.rolls.map((r) => r.purpose), m.question.kind]).toEqual([
      ['0705'],
      ['ravine'],
      'continue',
    ]);
    expect(
      unknown({ 'NZ-35': '0703' }, [6])
        .play(move('NZ-35', '0704'))
        .rolls.map((r) => r.purpose),
    ).toEqual(['fatigue']);
  });

  test('SP-6.4.b lies in the hex of the number rolled', () => {
    const at = (die: number) =>
      hexOf(
        unknown({ 'NZ-35': '0704' }, [die, ...(die === 6 ? [] : [6])]).play(
          move('NZ-35', '0705'),
          ...(die === 6 ? [] : [stop]),
        ),
      );
    expect([1, 2, 3, 4, 5, 6].map(at)).toEqual(['0805', '0905', '0906', '0807', '0706', '0705']);
  });

  test('SP-6.4.c closes itself and Torahatup to Valentines, not to infantry', () => {
    const m = match(
      'NZ-MOVEMENT',
      { ...FAR, 'NZ-T1': '0704', 'NZ-T3': '0805', 'NZ-35': '0704' },
      { ravine: '0705' },
    );
    expect(m.clauseOf(move('NZ-T1', '0705'))).toBe('SP-6.4.c');
    expect(m.clauseOf(move('NZ-T3', '0806'))).toBe('SP-6.4.c');
    expect(m.play(move('NZ-35', '0705')).where('NZ-35')).toEqual(['0705*']);
  });

  test.each(['NZ-T1', 'NZ-TB'])('SP-6.4.d %s falls when it finds the ravine under itself', (unit) => {
    const m = unknown({ [unit]: '0704' }, [6]);
    if (unit === 'NZ-TB') m.play(none);
    m.play(move(unit, '0705'));
    expect([m.where(unit), hexOf(m), m.rolls.length]).toEqual([['out'], '0705', 1]);
    const spared = unknown({ [unit]: '0704' }, [5, 6, 6]);
    if (unit === 'NZ-TB') spared.play(none);
    expect(spared.play(move(unit, '0705'), stop).where(unit)).toEqual(['0705']);
  });

  test('SP-6.4.e is found once a game, by movement, retreat or advance', () => {
    const twice = unknown({ 'NZ-35': '0704', 'NZ-37': '0804' }, [5, 6, 6]).play(
      move('NZ-35', '0705'),
      stop,
      move('NZ-37', '0805'),
    );
    expect(twice.rolls.map((r) => r.purpose)).toEqual(['ravine', 'fatigue', 'fatigue']);
    const advanced = (of = game, dice: readonly number[] = [5]) =>
      match(
        'NZ-COMBAT',
        { ...FAR, 'NZ-35': '0704' },
        { ravine: null, begin: { procedure: 'advance', with: { target: '0705', units: ['NZ-35'] } } },
        dice,
        of,
      ).play(advance('NZ-35'));
    const beaten = match(
      'NZ-COMBAT',
      { ...FAR, 'NZ-35': '0704' },
      { ravine: null, begin: { procedure: 'retreat', with: { units: ['NZ-35'] } } },
      [5],
    ).play(retreat('NZ-35', '0805'));
    expect([hexOf(advanced()), hexOf(beaten)]).toEqual(['0706', '0706']);
    expect(hexOf(advanced(otherwise('ravineRollOnAnyEntry'), []))).toBeUndefined();
  });

  test('SP-6.4.f is never found by Japanese units', () => {
    const m = match(
      'JP-MOVEMENT',
      { 'NZ-35': '0601', 'JP-C': '0806', 'JP-D': '0611' },
      { ravine: null },
    ).play(move('JP-2', '0805'));
    expect([m.state.ravine, m.rolls]).toEqual([-1, []]);
  });

  test('SP-6.4.g keeps Valentines out of Torahatup before it is found too', () => {
    expect(unknown({ 'NZ-T1': '0705' }).clauseOf(move('NZ-T1', '0806'))).toBe('SP-6.4.c');
    expect(unknown({ 'NZ-T1': '0704' }).clauseOf(move('NZ-T1', '0705', '0806'))).toBe('SP-6.4.c');
  });

  test('SP-6.4.h asks anew after a discovery, also on the last hex of the path, and counts on', () => {
    const last = unknown({ 'NZ-T1': '0704' }, [4, 1, 2]).play(move('NZ-T1', '0705'));
    expect(last.question.kind).toBe('continue');
    expect(last.clauseOf(goOn('0806'))).toBe('SP-6.4.c');
    last.play(goOn('0706', '0707'));
    expect([last.where('NZ-T1'), last.log.find((e) => e.key.startsWith('fatigue'))?.n]).toEqual([
      ['0707*'],
      3,
    ]);
    const stopped = unknown({ 'NZ-T1': '0704' }, [5, 1, 1]).play(move('NZ-T1', '0705', '0706'), stop);
    expect([stopped.where('NZ-T1'), stopped.log.find((e) => e.key.startsWith('fatigue'))?.n]).toEqual([
      ['0705'],
      1,
    ]);
  });

  test('SP-6.4.h does not ask a unit that must stop, and lets no second crossing follow the first', () => {
    const pinned = unknown({ 'NZ-35': '0704', 'JP-C': '0707', 'JP-D': '0706' }, [1, 6]).play(
      move('NZ-35', '0705'),
    );
    expect(pinned.keys).toEqual(['move', 'ravine', 'fatigue.fresh']);
    const crossed = unknown({ 'NZ-T1': '0106' }, [2]).play(
      move('NZ-T1', 'ferry:0603', '0703', '0704', '0805'),
    );
    expect(crossed.clauseOf(goOn('0704', '0703', '0603', 'ferry:0106'))).toBe('SP-6.5.g');
  });

  test('SP-6.4.h SP-6.5.g lets a first crossing follow the discovery', () => {
    const m = unknown({ 'NZ-T1': '0704' }, [5, 6, 6]).play(
      move('NZ-T1', '0705'),
      goOn('0704', '0703', '0603', 'ferry:0106'),
    );
    expect([m.where('NZ-T1'), m.state.move]).toEqual([['0106'], undefined]);
  });

  test('SP-6.4.i stops and tires the infantry that finds it under itself, unless read the other way', () => {
    const m = unknown({ 'NZ-35': '0704' }, [6]).play(move('NZ-35', '0705', '0706'));
    expect([m.where('NZ-35'), m.rolls.length]).toEqual([['0705*'], 1]);
    const spared = unknown({ 'NZ-35': '0704' }, [6, 6], otherwise('ravineOnDiscovererFatigues')).play(
      move('NZ-35', '0705', '0706'),
    );
    expect(spared.question.kind).toBe('continue');
    expect([spared.play(stop).where('NZ-35'), spared.rolls.length]).toEqual([['0705'], 2]);
    const going = unknown({ 'NZ-35': '0704' }, [6, 6], otherwise('ravineOnDiscovererFatigues')).play(
      move('NZ-35', '0705', '0706'),
      goOn('0706'),
    );
    expect(going.where('NZ-35')).toEqual(['0706']);
  });

  test('SP-6.4.j leaves those alone that stand where it opens, but tires them when they go', () => {
    const units = { 'NZ-T1': '0805', 'NZ-35': '0704', 'NZ-T3': '0807', 'JP-C': '0310' };
    const m = unknown(units, [1, 6]).play(move('NZ-35', '0705'), stop);
    expect([hexOf(m), m.where('NZ-T1')]).toEqual(['0805', ['0805']]);
    m.play(move('NZ-T1', '0804'));
    expect(m.where('NZ-T1')).toEqual(['0804*']);
    const japanese = unknown({ 'NZ-35': '0704', 'JP-C': '0807' }, [4, 6]).play(
      move('NZ-35', '0705'),
      stop,
      end,
    );
    expect([hexOf(japanese), japanese.where('JP-C')]).toEqual(['0807', ['0807']]);
    japanese.play(move('JP-2', '0707'));
    expect(japanese.where('JP-C')).toEqual(['0707*']);
  });

  test('SP-6.4.k takes a battalion whole', () => {
    const m = unknown({ 'NZ-TB': '0704' }, [6]).play(none, move('NZ-TB', '0705'));
    expect(m.where('NZ-TB', 'NZ-T1', 'NZ-T3')).toEqual(['out', 'out', 'out']);
  });

  test('SP-6.4.l is public and stays', () => {
    const m = unknown({ 'NZ-35': '0704' }, [4, 6]).play(move('NZ-35', '0705'), stop, end);
    for (const viewer of ['NZ', 'JP', 'spectator'])
      expect(
        game.picture
          .scene(game.position.view(m.state, viewer), 'en', [])
          .marks.filter((k) => k.style === 'tag')
          .map((k) => k.place),
      ).toEqual(['0807']);
    expect(hexOf(m.play(end))).toBe('0807');
  });

  test('SP-6.4.m SP-7.2.p lets tanks attack into, out of and beside it with their full strength', () => {
    const units = { ...FAR, 'NZ-TB': '0705', 'JP-C': '0806', 'JP-B': '0310' };
    const m = match('NZ-COMBAT', units, { ravine: '0705' }, [6]).play(attack('0806', 'NZ-TB'));
    expect(m.log.find((e) => e.key.startsWith('combat'))).toMatchObject({ attack: 3, defence: 2 });
    expect(legal(m.question).map((o) => o.do)).not.toContain('advance');
    expect(m.rolls.flatMap((r) => r.modifiers)).toEqual([]);
  });
});
