/** Chapter 9: defensive fire. */
import { describe, expect, test } from 'vitest';
import {
  attack,
  end,
  fire,
  hold,
  idOf,
  idsOf,
  march,
  match,
  move,
  step,
  stop,
  type Units,
} from '../../support.js';

/** A battalion steps from 2928 to 2929, where these enemies wait in 2930. */
function stepping(units: Units, dice: readonly number[] = [], mover = '1/5') {
  const m = match('B', { [mover]: '2928', ...units }, { turn: 2 }, dice);
  m.play(move(mover, '2929'));
  return m;
}

describe('defensive fire', () => {
  test('MN-9.1.a it is offered at each step next to an enemy', () => {
    const m = stepping({ MP: '2930' });
    expect(m.question).toMatchObject({
      side: 'JP',
      kind: 'defensiveFire',
      about: { unit: idOf('1/5'), at: '2929' },
    });
  });
  test('MN-9.1.b it is voluntary', () => {
    const m = stepping({ MP: '2930' });
    m.play(hold);
    expect([m.question.side, m.rolls.length]).toEqual(['US', 0]);
  });
  test('MN-9.1.c a unit fires as often as it likes', () => {
    const m = stepping({ MP: '2930' }, [6, 6]);
    m.play(fire('MP'), step('3030'), fire('MP'));
    expect(m.rolls.length).toBe(2);
  });
  test('MN-9.1.d standing next to an enemy triggers nothing', () => {
    const m = match('B', { '1/5': '2929', MP: '2930' });
    m.play(move('1/5', '2928'));
    expect(m.question.kind).toBe('underway');
  });
  test('MN-9.1.e MN-9.2.a the procedure is that of an attack: strength, column, modifiers, one die', () => {
    const m = stepping({ MP: '2930', '1/1Ind': '2930' }, [6]);
    m.play(fire('MP', '1/1Ind'));
    expect(m.rolls[0]).toMatchObject({
      purpose: 'defensiveFire',
      dice: [6],
      outcomes: [
        [1, 'eliminated'],
        [99, 'none'],
      ],
    });
    expect(m.line('fire.miss')).toMatchObject({ strength: 6, column: '≦9' });
  });
  test('MN-9.1.f fire without a chance is legal', () => {
    const m = match('B', { '1/5': '3229', MP: '3227' }, {}, [1]);
    m.play(move('1/5', '3228'), fire('MP'));
    expect(m.outcome).toBe('none');
  });
  test('MN-9.2.b an E removes the mover alone', () => {
    const m = match('B', { '1/5': '2928', '2/5': '2929', MP: '2930' }, {}, [1]);
    m.play(move('1/5', '2929'), fire('MP'));
    expect(m.where('1/5', '2/5')).toEqual(['out', '2929']);
  });
  test('MN-9.2.c it is settled before the next step; a survivor goes on, stops or turns aside', () => {
    for (const next of [step('3030'), stop, step('2928')]) {
      const m = stepping({ MP: '2930' }, [6]);
      m.play(fire('MP'));
      m.play(next);
      expect(m.rolls.length).toBe(1);
    }
  });
  test('MN-9.2.d MN-9.4.a only units next to the hex fire or help', () => {
    const m = stepping({ MP: '2930', 'HW-1': '2931', '47-1': '2932' });
    expect(m.offered('fire', 'units')).toEqual(idsOf('MP'));
    expect(m.clauseOf(fire('HW-1'))).toBe('MN-9.4.a');
    expect(m.clauseOf(fire('MP', '47-1'))).toBe('MN-9.4.a');
  });
  test('MN-9.2.f one attack a step, by any of those that may', () => {
    const m = stepping({ MP: '2930', '1/1Ind': '2930', '2/1Ind': '2830' }, [6]);
    expect(m.legal().filter((order) => order.do === 'fire').length).toBe(7);
    m.play(fire('1/1Ind', '2/1Ind'));
    expect([m.line('fire.miss')?.strength, m.question.side]).toEqual([8, 'US']);
  });
  test('MN-9.2.g US fire keeps to one division', () => {
    const m = match('D', { MP: '2928', '1/5': '2930', '1/129': '3030', '117': '3030' });
    m.play(move('MP', '2929'));
    expect(m.clauseOf(fire('1/5', '1/129'))).toBe('MN-9.2.g');
    expect(m.offered('fire', 'units')).toEqual(idsOf('1/5', '1/129', '117'));
  });
  test('MN-9.2.h MN-10.1.c defensive fire takes no attack away', () => {
    const m = match('D', { MP: '2928', '1/5': '2930' }, { turn: 3 }, [6, 6]);
    m.play(move('MP', '2929'), fire('1/5'), stop, end, end, end, end, attack('2929', ['1/5']));
    expect(m.rolls.map(({ purpose }) => purpose)).toEqual(['defensiveFire', 'attack']);
  });
  test('MN-9.3.a artillery with the indirect symbol does not fire so', () => {
    const m = stepping({ '150-1': '2930', '75-1': '2830', '150M': '3030', MP: '3029' });
    expect(m.offered('fire', 'units')).toEqual(idsOf('MP'));
    expect(m.clauseOf(fire('150-1'))).toBe('MN-9.3.a');
    const us = match('D', { MP: '2928', '465': '2930' });
    us.play(move('MP', '2929'));
    expect(us.question.kind).toBe('underway');
  });
  test('MN-9.3.b air units fire at nobody', () => {
    const m = match('D', { MP: '2928', '1/5': '2930' }, { turn: 3 });
    m.play(move('MP', '2929'));
    expect(m.clauseOf({ do: 'fire', units: ['US-AIR-1'] })).toBe('MN-9.1.a');
  });
  test('MN-9.3.c a unit beside one that cannot fire fires alone', () => {
    const m = stepping({ '1/1Ind': '2930', '150-1': '2930' }, [6]);
    m.play(fire('1/1Ind'));
    expect(m.line('fire.miss')?.strength).toBe(4);
  });
  test('MN-9.5.a the modifiers of the hex apply', () => {
    const at = (mover: string, to: string, from: string, more = {}) => {
      const m = match('B', { '1/129': mover, '1/1Ind': from }, more, [6]);
      m.play(move('1/129', to), fire('1/1Ind'));
      return m.modifiers;
    };
    expect(at('3227', '3228', '3229', { rubble: ['3228'] })).toEqual({ urban: 1, rubble: 1 });
    expect(at('2124', '2024', '2123')).toEqual({ uphill: 1 });
    expect(at('2124', '2224', '2225')).toEqual({});
    expect(at('4023', '3922', '4022')).toEqual({ heavy: 2, wall: 1 });
    expect(at('2224', '2124', '2024')).toEqual({ downhill: -1 });
  });
  test('MN-9.5.b MN-9.5.c MN-9.6.a no range, river or close assault, no rubble, no advance', () => {
    const m = match('B', { '1/129': '3221', '1/1N': '3119', '2/1N': '3219' }, {}, [1]);
    m.play(move('1/129', '3220'), fire('1/1N', '2/1N'));
    expect(m.modifiers).toEqual({ urban: 1 });
    const hit = match('B', { '1/129': '3221', '1/1N': '3119', '2/1N': '3219', '1/2N': '3319' }, {}, [1]);
    hit.play(move('1/129', '3220'), fire('1/1N', '2/1N', '1/2N'));
    expect([hit.outcome, hit.rolls.length, hit.question.side, hit.state.rubble.length]).toEqual([
      'eliminated',
      1,
      'US',
      0,
    ]);
  });
});

describe('the question of defensive fire', () => {
  test('says beforehand how likely it is to hit, and why', () => {
    const m = stepping({ MP: '2930' });
    const units = m.question.forms.find((form) => form.do === 'fire')?.fields[0];
    expect(units?.walk.explain?.({ do: 'fire' }, idsOf('MP'))).toEqual({
      lines: [{ key: 'explain.strength', strength: 2, column: '≦9' }],
      modifiers: [],
      chances: [{ result: 'eliminated', of: 1, in: 6 }],
    });
  });
  test('is put where only hidden counters stand, though none may fire', () => {
    const m = stepping({ '150-1': '2930' });
    expect([m.question.side, m.offered('fire', 'units')]).toEqual(['JP', []]);
    m.play(hold);
    expect(m.question.kind).toBe('underway');
  });
  test('is not put where both sides know that nobody can fire', () => {
    expect(stepping({ '150-1': '2930!' }).question.kind).toBe('underway');
  });
  test('is put to the US side where something lies below a gun', () => {
    const m = match('D', { MP: '2928', '465': '2930', '756': '2930_' });
    m.play(move('MP', '2929'));
    expect([m.question.side, m.offered('fire', 'units')]).toEqual(['US', []]);
  });
  test('tells of the way only when a shot falls', () => {
    const m = match('B', { '1/5': '2928', MP: '2930' }, {}, [6]);
    m.play(march('1/5', ['2929', '3030']), hold, fire('MP'));
    const keys = m.keys.filter((key) => key === 'move' || key.startsWith('fire'));
    expect(keys).toEqual(['move', 'fire.miss']);
    expect(m.line('move')?.path).toEqual(['2929', '3030']);
  });
});
