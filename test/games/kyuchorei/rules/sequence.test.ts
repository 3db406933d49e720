/** Chapter 5: the sequence of play. */
import { describe, expect, test } from 'vitest';
import {
  end,
  fire,
  fireOf,
  game,
  legal,
  Match,
  match,
  melee,
  meleeOf,
  move,
  movementOf,
  retreat,
  situation,
  stay,
} from '../support.js';

const choose = (mode: string) => ({ do: 'choose', mode });
const apart = { 'J-I-4': '2007', 'R-I-33': '1101' };

/** Plays a turn in which nobody does anything, and tells whose phases came up. */
function idleTurn(m: Match): string[] {
  const phases: string[] = [];
  for (let i = 0; i < 12 && m.session.stop.at === 'asked'; i++) {
    const phase = m.question.scope[1]?.key ?? '';
    if (!phases.includes(phase)) phases.push(phase);
    const mode =
      m.question.kind === 'firstChoice'
        ? choose('move')
        : m.question.kind === 'secondChoice'
          ? choose('melee')
          : end;
    m.play(mode);
    if (m.state.turn > 5) break;
  }
  return phases;
}

describe('a game turn', () => {
  test('KY-5.0.a KY-5.0.b has a Japanese and then a Russian player turn, each of two phases', () => {
    expect(idleTurn(match(5, 'J1', apart))).toEqual(['J1', 'J2', 'R1', 'R2']);
  });

  test('KY-5.1.a ends with the second Russian phase: the turn marker advances', () => {
    const m = match(5, 'R2', apart).play(choose('melee'), end);
    expect([m.state.turn, m.question.kind, m.question.side]).toEqual([6, 'firstChoice', 'JP']);
  });

  test('KY-5.1.b is followed by the decision after turn 8', () => {
    const m = match(8, 'R2', apart).play(choose('melee'), end);
    expect(m.session.stop).toMatchObject({ at: 'ended', result: { winner: 'JP' } });
  });

  test('KY-5.1.R1 ends after a Russian reorganisation too', () => {
    const m = match(8, 'R2', apart).play(choose('reorganise'));
    expect(m.session.stop.at).toBe('ended');
  });
});

describe('the first phase', () => {
  test('KY-5.2.a is for movement or for fire, of the whole army', () => {
    expect(legal(match(1, 'J1', apart).question)).toEqual([choose('move'), choose('fire')]);
  });

  test('KY-5.2.b allows no fire once movement is chosen', () => {
    const m = match(5, 'J1', { 'J-III-4': '1604', 'J-I-4': '1606', 'R-III-33': '1503' }).play(choose('move'));
    expect(m.clauseOf(fire('1503', 'J-III-4'))).toBe('KY-5.2.b');
    expect(m.play(move('J-I-4', '1605')).clauseOf(fire('1503', 'J-III-4'))).toBe('KY-5.2.b');
  });

  test('KY-5.2.c allows no move once fire is chosen', () => {
    const m = match(5, 'J1', { 'J-III-4': '1604', 'R-III-33': '1503' }).play(choose('fire'));
    expect(m.clauseOf(move('J-III-4', '1605'))).toBe('KY-5.2.c');
  });

  test('KY-5.2.R1 is chosen once and binds; doing nothing afterwards is allowed', () => {
    const near = { 'J-III-4': '1604', 'J-I-4': '1606', 'R-III-33': '1503' };
    expect(match(5, 'J1', near).play(choose('move')).clauseOf(choose('fire'))).toBe('KY-5.2.R1');
    expect(match(5, 'J1', near).play(choose('fire')).clauseOf(choose('move'))).toBe('KY-5.2.R1');
    expect(match(5, 'J1', near).play(choose('move'), end).state.step).toBe('J2');
    expect(match(5, 'J1', near).play(choose('fire'), end).state.step).toBe('J2');
  });

  test('KY-5.2.R2 passes unasked, and logged, for a side without a unit', () => {
    const m = match(5, 'J1', { 'R-I-33': '1101' });
    expect([m.question.side, m.question.kind]).toEqual(['RU', 'firstChoice']);
    expect(m.log).toEqual([
      { key: 'phase.empty', side: 'JP' },
      { key: 'phase.empty', side: 'JP' },
    ]);
  });
});

describe('the second phase', () => {
  test('KY-5.3.a is for melee or for reorganisation, of the whole army', () => {
    const near = { 'J-III-4': '1604', 'J-I-4*': '2007', 'R-III-33': '1503' };
    const m = match(5, 'J2', near);
    expect(legal(m.question)).toEqual([choose('melee'), choose('reorganise')]);
    expect(m.play(choose('melee')).clauseOf(choose('reorganise'))).toBe('KY-5.3.a');
  });

  test('KY-5.3.R1 is melee unasked by night, and may be ended without one', () => {
    const m = match(2, 'J2', { 'J-III-4': '1604', 'R-III-33': '1503' });
    expect(m.question.kind).toBe('melee');
    expect(m.play(end).state.step).toBe('R1');
  });

  test('KY-5.3.R2 is chosen when the first phase is done, its dice known', () => {
    const m = fireOf(5, 'JP', { 'J-III-4': '1604', 'R-III-33': '1503' }, [1]).play(fire('1503', 'J-III-4'));
    expect(m.question.kind).toBe('secondChoice');
    expect(m.where('R-III-33')).toEqual(['1503*']);
  });

  test('KY-5.2.R2 passes unasked for a side that has lost its last unit', () => {
    const m = meleeOf(3, 'RU', { 'R-IV-36': '1301', 'J-I-16*': '1401' }, [1]).play(melee('1401', 'R-IV-36'));
    expect([m.state.turn, m.question.side]).toEqual([4, 'RU']);
  });
});

describe('the script of the game', () => {
  test('names whose phase each step is, so that a question to the other side is known for an interruption', () => {
    const m = movementOf(1, 'JP', { 'J-I-4': '2007', 'R-I-33': '1101' });
    expect(game.rules.steps(m.state).map(({ id, side }) => [id, side])).toEqual([
      ['setup', 'JP'],
      ['J1', 'JP'],
      ['J2', 'JP'],
      ['R1', 'RU'],
      ['R2', 'RU'],
    ]);
  });

  test('forgets at the end of a phase what units did in it', () => {
    const m = movementOf(5, 'JP', { 'J-I-4': '2007', 'R-I-33': '1101' }).play(move('J-I-4', '2006'), end);
    expect(m.state.units.some((u) => u.moved || u.from !== undefined)).toBe(false);
    expect(m.state.chosen).toBeUndefined();
  });

  test('names turn, phase and fight where an interrupt is asked', () => {
    const m = fireOf(6, 'JP', { 'J-III-4': '1604', 'J-II-4': '1504', 'R-III-33*': '1503' }, [1]).play(
      fire('1503', 'J-II-4', 'J-III-4'),
    );
    expect(m.question.scope).toEqual([{ key: 'turn', n: 6 }, { key: 'J1' }, { key: 'fire', at: '1503' }]);
  });

  test('shows the melee that is going on, and forgets it when it is done', () => {
    const m = meleeOf(5, 'JP', { 'J-III-4': '1604', 'R-III-33*': '1503' }, [1]).play(
      melee('1503', 'J-III-4'),
    );
    expect(game.position.view(m.state, 'RU').body).toMatchObject({
      melee: { target: '1503', attackers: ['J-III-4'], tired: ['R-III-33'] },
    });
    m.play(retreat('R-III-33', '1404'), stay, retreat('R-III-33', '1303'));
    expect(m.state.melee).toBeUndefined();
  });

  test('goes on with the next phase after a movement that a position began with', () => {
    const m = new Match(
      situation(5, 'R1', { ...apart, 'R-I-34': '1702' }, { begin: { procedure: 'movement' } }),
    );
    expect(m.play(end).state.step).toBe('R2');
    expect(m.keys).toEqual(['ended.move']);
  });
});
