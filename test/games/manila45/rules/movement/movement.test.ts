/** Chapters 8.1 to 8.7 and 8.11 to 8.14: what moves, what a step costs, what forbids it. */
import { describe, expect, test } from 'vitest';
import {
  attack,
  end,
  fire,
  game,
  hold,
  idOf,
  type Match,
  march,
  match,
  move,
  pack,
  step,
  stop,
  type Units,
} from '../../support.js';

/** Movement points of one step by a unit of a side. */
function cost(
  from: string,
  to: string,
  more: Parameters<typeof match>[2] = {},
  unit = '1/129',
  phase = 'B',
): number | string | undefined {
  const m = match(phase, { [unit]: from }, more);
  const clause = m.session.give(m.question.side, move(unit, to))?.clause;
  if (clause !== undefined) return clause;
  const left = m.question.about?.left;
  return typeof left === 'number' ? 16 - left : undefined;
}

const goals = (m: Match, unit: string) => {
  const form = m.question.forms.find((one) => one.do === 'march');
  const path = form?.fields.find(({ name }) => name === 'path');
  return [...(path?.walk.goals?.({ do: 'march', unit: idOf(unit) }) ?? [])];
};

describe('moves', () => {
  test('MN-2.9.b MN-8.3.a fixed units never move', () => {
    expect(match('D', { '120-1': '2928' }).clauseOf(move('120-1', '2929'))).toBe('MN-8.3.a');
  });
  test('MN-8.1.a what lies face down is nobody’s to order, by either side', () => {
    const token = pack.tokenIds[0] ?? '';
    const units = { '1/5': '2928', MP: '2929', '672': '4226' };
    const clause = (phase: string, order: object) =>
      match(phase, units, { turn: 3 }).refused({ do: '', ...order }).clause;
    expect([
      clause('B', { do: 'march', unit: token, path: ['2929'] }),
      clause('B', { do: 'move', unit: token, to: '2929' }),
      clause('D', { do: 'march', unit: token, path: ['2929'] }),
      clause('C', attack('2929', [], { units: [token] })),
      clause('C', attack('2929', ['1/5'], { help: token })),
      clause('B', { do: 'coastalMove', to: '3408', passenger: token }),
      clause('B', { do: 'buildPontoon', unit: token, to: '2929' }),
      clause('A', { do: 'replace', unit: token, host: idOf('1/5') }),
      clause('A', { do: 'replace', unit: idOf('2/5'), host: token }),
    ]).toEqual([
      ...['MN-8.1.a', 'MN-8.1.a', 'MN-8.1.a', 'MN-10.1.a', 'MN-10.18.c', 'MN-8.10.a'],
      ...['MN-8.9.a', 'MN-7.1.b', 'MN-7.3.a'],
    ]);
  });
  test('MN-2.9.a air units do not move', () => {
    expect(match('B', { '1/5': '2928' }).clauseOf({ do: 'march', unit: 'US-AIR-1', path: ['2929'] })).toBe(
      'MN-2.9.a',
    );
  });
  test('MN-3.2.f MN-8.1.a sixteen points, hex by hex', () => {
    const m = match('B', { '1/5': '2928' });
    m.play(move('1/5', '2929'), step('2930'));
    expect(m.question.about?.left).toBe(14);
    expect(m.clauseOf(step('2828'))).toBe('MN-8.1.a');
  });
  test('MN-8.1.a only one’s own units on the map move', () => {
    const m = match('B', { '1/5': '2928', '2/5': 'out', '1/1Ind': '3030' });
    expect(m.clauseOf(move('1/1Ind', '3031'))).toBe('MN-8.1.a');
    expect(m.clauseOf(move('2/5', '2929'))).toBe('MN-8.1.a');
  });
  test('MN-8.1.b a unit finishes before the next begins, and does not go on later', () => {
    const m = match('B', { '1/5': '2928', '2/5': '2829' });
    m.play(move('1/5', '2929'));
    expect(m.refused(move('2/5', '2830')).code).toBe('shape');
    m.play(stop);
    expect(m.clauseOf(move('1/5', '2930'))).toBe('MN-8.1.b');
    m.play(end, end);
    expect(m.state.units.some(({ moved }) => moved)).toBe(false);
  });
  test('MN-8.1.c from turn 1 on any unit moves in any order', () => {
    const m = match('B', { '1/5': '2928', '465': '3230', '1/511': '2203' }, { turn: 1 });
    m.play(march('465', ['3231']), march('1/511', ['2204']), march('1/5', ['2929']));
    expect(m.where('465', '1/511', '1/5')).toEqual(['3231', '2204', '2929']);
  });
  test('MN-8.1.d points are not saved, and nobody leaves the map', () => {
    const m = match('B', { '1/5': '3233' }, { turn: 3 });
    expect(m.refused(move('1/5', '3234')).code).toBe('shape');
    m.play(march('1/5', ['3232']), end, end, end, end, end);
    m.play(move('1/5', '3231'));
    expect(m.question.about?.left).toBe(15);
  });
  test('MN-8.2.a a unit without the points does not enter, and there is no least move', () => {
    const m = match(
      'B',
      { '1/5': '2928' },
      { begin: { procedure: 'move', with: { unit: idOf('1/5'), left: 1 } } },
    );
    expect(m.clauseOf(step('2828'))).toBe('MN-8.2.a');
    m.play(step('2929'));
    expect(m.question.kind).toBe('movement');
  });
  test('MN-8.6.a MN-8.6.b MN-8.11.a MN-8.12.a hex and hexside add up', () => {
    expect(cost('4023', '3922')).toBe(4);
    expect([cost('2024', '2124'), cost('2124', '2024')]).toEqual([2, 2]);
    expect(cost('3625', '3624', { rubble: ['3624'] })).toBe(3);
  });
  test('MN-8.6.c contour and Minor River add up, a wall stays under a pontoon', () => {
    expect(cost('2123', '2122')).toBe(3 + Number(pack.hexes[pack.grid.index('2122')]?.cost) - 1);
    expect(
      cost(
        '3923',
        '3922',
        { pontoons: { 'US-14-556': ['3922', '3923'] }, units: { 'US-14-556': { at: '3922' } } },
        '1/129',
      ),
    ).toBe(4);
  });
  test('MN-8.7.a a Major River is crossed by a bridge or not at all', () => {
    expect([cost('3622', '3522'), cost('3521', '3522')]).toEqual(['MN-8.7.a', 2]);
  });
  test('MN-8.7.b MN-T.c a Minor River costs one more without a bridge', () => {
    expect([cost('3220', '3119'), cost('3020', '3120')]).toEqual([3, 3]);
    expect([pack.hexes[pack.grid.index('3119')]?.cost, pack.hexes[pack.grid.index('3120')]?.cost]).toEqual([
      2, 3,
    ]);
  });
  test('MN-8.7.c a bridge over a Major River costs nothing', () => {
    expect(cost('3723', '3722')).toBe(3);
  });
  test('MN-8.7.d a destroyed bridge leaves the river as it is', () => {
    expect(cost('3521', '3522', { destroyed: ['BR-04'] })).toBe('MN-8.7.a');
    expect(cost('3020', '3120', { destroyed: ['BR-15'] })).toBe(4);
  });
  test('MN-8.7.e either side uses the bridges', () => {
    expect(cost('3723', '3823', {}, '1/2P', 'D')).toBe(2);
  });
  test('MN-8.13.a no unit enters the sea', () => {
    expect(cost('4226', '4326')).toBe('MN-8.13.a');
  });
  test('MN-8.14.a no unit enters a hex of the enemy', () => {
    expect(match('B', { '1/5': '2928', MP: '2929' }).clauseOf(move('1/5', '2929'))).toBe('MN-8.14.a');
  });
  test('MN-8.14.b enemies beside the way cost nothing and stop nobody', () => {
    const m = match('B', { '1/5': '2928', MP: '2830' });
    m.play(march('1/5', ['2929', '2930']), hold, hold);
    expect(m.where('1/5')).toEqual(['2930']);
  });
  test('MN-8.13.a a unit beside the sea is shown no way over it', () => {
    expect(
      goals(match('B', { '1/129': '4226' }), '1/129').some((id) => !pack.hexes[pack.grid.index(id)]?.land),
    ).toBe(false);
  });
});

describe('a way by its goal', () => {
  test('reaches what single steps reach, and nothing else', () => {
    const units: Units = { '1/5': '2828', '2/5': '2829', '1/129': '2928', MP: '2927' };
    const m = match('B', units, { rubble: ['2727'] });
    expect(goals(m, '1/5').sort()).toEqual(walked(units, '1/5').sort());
  });
  test('passes enemies only where no other way leads', () => {
    const m = match('B', { '1/5': '2928', MP: '3030' });
    m.play(march('1/5', '2931'));
    expect(m.line('move')?.path).not.toContain('2930');
    expect([m.rolls.length, ...m.where('1/5')]).toEqual([0, '2931']);
  });
  test('that is barred names what bars it', () => {
    expect(match('B', { '1/5': '2928', MP: '2929' }).clauseOf(march('1/5', '2929'))).toBe('MN-8.14.a');
    expect(match('B', { '1/5': '2928' }).clauseOf(march('1/5', '3918'))).toBe('MN-8.13.a');
    // Too far; over a Major River without a bridge.
    expect(match('B', { '1/5': '2928' }).clauseOf(march('1/5', '2808'))).toBe('MN-8.2.a');
    const blown = { destroyed: pack.bridges.map(({ id }) => id) };
    expect(match('B', { '1/129': '3622' }, blown).clauseOf(march('1/129', '3522'))).toBe('MN-8.7.a');
  });
  test('that is barred by a river alone is refused at the step over it', () => {
    const blown = { destroyed: pack.bridges.map(({ id }) => id) };
    const refusal = match('B', { '1/129': '3622' }, blown).refused(march('1/129', '3525'), 'US');
    expect(refusal).toMatchObject({ clause: 'MN-8.7.a', field: 'path' });
  });
  test('stops when a hidden unit opens fire, unless it was ordered to go on', () => {
    const units: Units = { '1/5': '2928', MP: '2830' };
    const cut = match('B', units, {}, [6]);
    cut.play(march('1/5', ['2929', '2930']), { do: 'fire', units: [idOf('MP')] });
    expect([cut.question.kind, ...cut.where('1/5')]).toEqual(['underway', '2929']);
    cut.play({ do: 'go', path: '2931' });
    expect([cut.question.kind, ...cut.where('1/5')]).toEqual(['movement', '2931']);
    const on = match('B', units, {}, [6, 6]);
    on.play(march('1/5', ['2929', '2930'], { stopIf: 'never' }), { do: 'fire', units: [idOf('MP')] }, hold);
    expect(on.question.kind).toBe('movement');
    const careful = match('B', { ...units, MP: '2830!' }, {}, [6]);
    careful.play(march('1/5', ['2929', '2930'], { stopIf: 'firedAt' }), { do: 'fire', units: [idOf('MP')] });
    expect(careful.question.kind).toBe('underway');
  });
  test('MN-8.1.a MN-8.2.a MN-9.2.c keeps paying points and naming hexes after the first shot', () => {
    const m = match('B', { '1/5': '2927', MP: '2829!', '1/1Ind': '3031' }, {}, [6, 6]);
    const shots = [fire('MP'), hold, fire('1/1Ind')];
    m.play(march('1/5', ['2928', '2929', '2930', '2931']), ...shots);
    expect([m.question.kind, m.question.about?.left]).toEqual(['underway', 13]);
    expect(m.log.filter(({ key }) => key === 'move').map(({ path }) => path)).toEqual([
      ['2928'],
      ['2929', '2930'],
    ]);
  });
  test('goes on by the rule for stopping that is named anew, else by the one it set out with', () => {
    const came = (more: object) => {
      const m = match('B', { '1/5': '2927', MP: '2829', '1/1Ind': '3031' }, {}, [6, 6, 6]);
      const shot = { do: 'fire', units: [idOf('1/1Ind')] };
      m.play(march('1/5', ['2928', '2929']), { do: 'fire', units: [idOf('MP')] });
      m.play({ do: 'go', path: ['2929', '2930', '2931'], ...more }, hold, shot);
      return [m.question.kind, ...m.where('1/5')];
    };
    expect(came({})).toEqual(['underway', '2930']);
    expect(came({ stopIf: 'never' })).toEqual(['defensiveFire', '2931']);
  });
  test('is told to others as far as no enemy may fire', () => {
    const m = match('B', { '1/5': '2927', MP: '2830' });
    const order = march('1/5', ['2928', '2929', '2930'], { stopIf: 'never' });
    expect(game.position.seen(m.state, 'US', order, 'JP')).toEqual({
      do: 'march',
      unit: idOf('1/5'),
      path: ['2928', '2929'],
    });
    expect(game.position.seen(m.state, 'US', order, 'US')).toEqual(order);
  });
  test('explains its cost and the enemies beside it', () => {
    const m = match('B', { '1/5': '2927', MP: '2830' });
    const path = m.question.forms
      .find((form) => form.do === 'march')
      ?.fields.find(({ name }) => name === 'path');
    expect(path?.walk.explain?.({ do: 'march', unit: idOf('1/5') }, ['2928', '2929'])?.lines).toEqual([
      { key: 'explain.way', n: 2, left: 14 },
      { key: 'explain.enemies', hexes: ['2929'] },
    ]);
  });
});

/** Where a unit can come by single steps, tried one after another. */
function walked(units: Units, unit: string): string[] {
  const best = new Map<string, number>([[units[unit] ?? '', 16]]);
  const open = [...best.keys()];
  for (const from of open) {
    const left = best.get(from) ?? 0;
    const m = match(
      'B',
      { ...units, [unit]: from },
      { rubble: ['2727'], begin: { procedure: 'move', with: { unit: idOf(unit), left } } },
    );
    if (m.question.kind !== 'underway') continue;
    const form = m.question.forms.find((one) => one.do === 'step');
    const to = form?.fields.find(({ name }) => name === 'to');
    for (const next of to?.walk.candidates({ do: 'step' }, []) ?? []) {
      if (to?.walk.forbids({ do: 'step' }, [], next) !== undefined) continue;
      const after = left - stepCost(from, next);
      if ((best.get(next) ?? -1) >= after) continue;
      best.set(next, after);
      open.push(next);
    }
  }
  best.delete(units[unit] ?? '');
  return [...best.keys()];
}

function stepCost(from: string, to: string): number {
  const paid = cost(from, to, { rubble: ['2727'] }, '1/145');
  return typeof paid === 'number' ? paid : 99;
}

test('MN-8.5.a the attack of a phase is no move', () => {
  expect(match('B', { '1/5': '2928', MP: '2929' }).clauseOf(attack('2929', ['1/5']))).toBe('MN-10.1.a');
});
