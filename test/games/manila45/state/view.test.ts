/** Chapter 6.5: the fog of war, in what each side is shown and told. */
import { describe, expect, test } from 'vitest';
import {
  attack,
  fire,
  game,
  hold,
  idOf,
  idsOf,
  indexOf,
  march,
  match,
  move,
  pack,
  step,
  stop,
} from '../support.js';

const us = (view: Readonly<Record<string, unknown>>) =>
  Object.keys(view)
    .filter((id) => id.startsWith('US'))
    .sort();
const said = (m: { readonly log: readonly object[] }) => JSON.stringify(m.log);

describe('what the Japanese player sees of the US army', () => {
  test('MN-6.5.a the top unit of a stack and that something lies below', () => {
    const m = match('C', { '1/5': '2928', '2/5': '2928_', '1/7': '2829' });
    expect(us(m.units('JP'))).toEqual(idsOf('1/5', '1/7'));
    expect(m.body('JP').covered).toEqual(['2928']);
    expect(us(m.units('US'))).toEqual(idsOf('1/5', '2/5', '1/7'));
    expect(m.body('US').covered).toBeUndefined();
  });
  test('MN-6.5.b no list of what the US side has lost', () => {
    const m = match('C', { '1/5': '2928' });
    expect(us(m.units('JP'))).toEqual(idsOf('1/5'));
    expect(game.position.view(m.state, 'spectator').body).not.toHaveProperty('seen');
  });
  test('MN-6.5.c with his fire he looks at the whole stack, hit or miss; held fire shows nothing', () => {
    const units = { '1/5': '2928', '2/5': '2929', '1/7': '2929_', MP: '2827' };
    const m = match('B', { ...units, MP: '2930', '1/7': 'out', '117': '2928' }, {}, [6]);
    m.play(move('117', '2929'), fire('MP'));
    expect(m.told('JP')).toContainEqual({ key: 'looked', units: [idOf('2/5'), idOf('117')], at: '2929' });
    const held = match('B', { '2/5': '2929', '117': '2928', MP: '2930' });
    held.play(move('117', '2929'), hold, stop);
    expect(held.told('JP')).toEqual([]);
  });
  test('MN-6.5.d MN-6.5.h a unit on its way is named, with its way', () => {
    const m = match('B', { '1/5': '2928' });
    m.play(march('1/5', ['2929', '2930']));
    expect(m.line('move')).toEqual({
      key: 'move',
      unit: idOf('1/5'),
      from: '2928',
      to: '2930',
      path: ['2929', '2930'],
    });
    expect(m.units('JP')[idOf('1/5')]?.at).toBe('2930');
  });
  test('MN-6.5.i the US player says who lies on top; unsaid it is who came last', () => {
    const units = { '1/5': '2928', '2/5': '2929' };
    const last = match('B', units);
    last.play(march('1/5', ['2929']));
    expect(us(last.units('JP'))).toEqual(idsOf('1/5'));
    const said_ = match('B', units);
    said_.play(march('1/5', ['2929'], { top: idOf('2/5') }));
    expect(us(said_.units('JP'))).toEqual(idsOf('2/5'));
    const stepped = match('B', units);
    stepped.play(move('1/5', '2929'), { do: 'stop', top: idOf('2/5') });
    expect(us(stepped.units('JP'))).toEqual(idsOf('2/5'));
    expect(match('B', units).clauseOf(march('1/5', ['2929'], { top: idOf('117') }))).toBe('MN-6.5.i');
  });
  test('MN-6.5.i who passes lies on top, and leaves the other as it was', () => {
    const m = match('B', { '1/5': '2928', '2/5': '2929' });
    m.play(move('1/5', '2929'));
    expect(us(m.units('JP'))).toEqual(idsOf('1/5'));
    m.play(step('2930'), stop);
    expect(us(m.units('JP'))).toEqual(idsOf('1/5', '2/5'));
  });
  test('MN-6.5.j an attack on a stack tells how many are lost, and names those he has seen there', () => {
    const m = match(
      'E',
      { '1/5': '2928', '2/5': '2928_', '1/1Ind': '2929', '2/1Ind': '3028' },
      { turn: 3 },
      [1],
    );
    m.play(attack('2928', ['1/1Ind', '2/1Ind']));
    expect(m.line('eliminated.US')).toEqual({ key: 'eliminated.US', units: idsOf('1/5'), at: '2928', n: 2 });
    expect(said(m)).not.toContain(`"${idOf('2/5')}"`);
    expect(m.told('US')).toContainEqual({ key: 'eliminated.below', units: idsOf('2/5') });
    expect(m.told('JP')).toEqual([]);
    const armour = match('E', { '1/5': '2928', 'A/44': '2928_', '1/1Ind': '2929' }, { turn: 3 }, [6]);
    armour.play(attack('2928', ['1/1Ind']));
    expect(armour.modifiers.armour).toBe(2);
  });
  test('MN-6.5.j a unit below that he has seen there is named', () => {
    const m = match(
      'E',
      { '1/5': '2928', '2/5': '2928_', '1/1Ind': '2929', '2/1Ind': '3028' },
      { turn: 3, seen: { [idOf('2/5')]: '2928' } },
      [1],
    );
    m.play(attack('2928', ['1/1Ind', '2/1Ind']));
    expect(m.line('eliminated.US')?.units).toEqual(idsOf('1/5', '2/5'));
  });
  test('MN-6.5.m a unit from below that attacks is named and stays seen in its hex', () => {
    const m = match('C', { '1/5': '2928', '2/5': '2928_', MP: '2929!' }, {}, [6]);
    expect(m.body('JP').seen).toBeUndefined();
    m.play(attack('2929', ['2/5']));
    expect(m.line('attack.none')?.units).toEqual(idsOf('2/5'));
    expect(m.body('JP').seen).toEqual({ [idOf('2/5')]: '2928' });
    expect(us(m.units('JP'))).toEqual(idsOf('1/5'));
  });
  test('MN-6.5.m what he saw last of a unit that he has lost from sight is kept', () => {
    const m = match('B', { '672': '4226', '1/129': '4226_' }, { seen: { [idOf('1/129')]: '4226' } });
    m.play({ do: 'coastalMove', to: '3408', passenger: idOf('1/129'), top: idOf('672') });
    expect(m.body('JP').seen).toEqual({ [idOf('1/129')]: '4226' });
    expect(m.body('JP').covered).toEqual(['3408']);
    expect(said(m)).not.toContain(idOf('1/129'));
  });
});

describe('what the US player sees of the Japanese', () => {
  const units = { '1/5': '2928', MP: '2831', '1/1Ind': '2930', '120-1': '2930' };
  test('MN-6.5.e counters, not which: two in a hex are two', () => {
    const shown = Object.entries(match('C', units).units('US')).filter(([id]) => id.startsWith('T'));
    expect(shown.map(([, { at }]) => at).sort()).toEqual(['1911', '2831', '2930', '2930']);
    expect(shown.every(([id, words]) => /^T\d\d$/.test(id) && Object.keys(words).length === 1)).toBe(true);
  });
  test('MN-6.5.f fire, an attack, spotting and death turn a unit up; being shot at does not', () => {
    const fires = match('B', { '1/5': '2928', MP: '2930' }, {}, [6]);
    fires.play(move('1/5', '2929'), fire('MP'));
    expect(fires.isFaceUp('MP')).toBe(true);
    expect(fires.line('revealed')).toEqual({
      key: 'revealed',
      token: expect.stringMatching(/^T/),
      unit: idOf('MP'),
      at: '2930',
    });
    const attacks = match('E', { '1/5': '2928', MP: '2929' }, { turn: 3 }, [6]);
    attacks.play(attack('2928', ['MP']));
    expect(attacks.isFaceUp('MP')).toBe(true);
    const shot = match('C', { '1/5': '2928', MP: '2929' }, {}, [6]);
    shot.play(attack('2929', ['1/5']));
    expect(shot.isFaceUp('MP')).toBe(false);
    const dies = match('C', { '1/5': '2928', MP: '2929' }, {}, [1]);
    dies.play(attack('2929', ['1/5']));
    expect(dies.line('eliminated.JP')?.units).toEqual(idsOf('MP'));
  });
  test('MN-6.5.g a counter that moves keeps its token and is known to be mobile', () => {
    const m = match('D', { '1/1Ind': '2930', MP: '2831' });
    const token = pack.tokenIds[m.state.tokens.indexOf(indexOf('1/1Ind'))] ?? '';
    m.play(march('1/1Ind', ['3030', '3031']));
    expect(m.units('US')[token]).toMatchObject({ at: '3031', roamed: true });
    expect(m.line('move')).toMatchObject({ unit: token, path: ['3030', '3031'] });
    expect(said(m)).not.toContain(idOf('1/1Ind'));
    expect(game.position.seen(m.state, 'JP', march('MP', ['2930']), 'US')).toMatchObject({
      unit: expect.stringMatching(/^T\d\d$/),
    });
  });
  test('MN-6.5.k Japanese losses are open to both', () => {
    const m = match('C', { '1/5': '2928', MP: '2929' }, {}, [1]);
    m.play(attack('2929', ['1/5']), hold);
    for (const viewer of ['US', 'JP', 'spectator'])
      expect(m.units(viewer)[idOf('MP')]).toEqual({ eliminated: true, revealed: true });
    expect(m.line('eliminated.JP')?.units).toEqual(idsOf('MP'));
  });
  test('MN-6.5.l of two hidden guns in range the nearer opens, of equals the first token', () => {
    const air = (tokens: readonly string[]) => {
      const rest = pack.army.JP.map((unit) => pack.units[unit]!.id).filter((id) => !tokens.includes(id));
      const m = match(
        'C',
        { MP: '2929', '25-1': '2931', '25-2': '2927' },
        { turn: 3, tokens: [...tokens, ...rest] },
        [6],
      );
      m.play({ ...attack('2929', []), air: ['US-AIR-1'] });
      return [m.isFaceUp('25-1'), m.isFaceUp('25-2')];
    };
    expect(air(idsOf('25-1', '25-2'))).toEqual([true, false]);
    expect(air([idOf('25-2'), idOf('25-1')])).toEqual([false, true]);
    const near = match('C', { MP: '2929', '25-1': '2932', '25-2': '2927' }, { turn: 3 }, [6]);
    near.play({ ...attack('2929', []), air: ['US-AIR-1'] });
    expect([near.isFaceUp('25-1'), near.isFaceUp('25-2')]).toEqual([false, true]);
  });
});

test('MN-6.5.e targets are offered in the order of their hexes, whichever units lie there', () => {
  const targets = (units: Readonly<Record<string, string>>) => {
    const m = match('C', { '465': '2828', ...units });
    const form = m.question.forms.find((one) => one.do === 'attack');
    return [...(form?.fields[0]?.walk.candidates({ do: 'attack' }, []) ?? [])];
  };
  expect(targets({ MP: '3228', '1/2P': '3625' })).toEqual(targets({ MP: '3625', '1/2P': '3228' }));
});

describe('the way back from a view', () => {
  test('finds a unit below the top before the first turn too', () => {
    const m = match('S2', { '1/5': '2832', '2/5': '2832_' });
    for (const viewer of ['JP', 'spectator']) {
      const view = game.position.view(m.state, viewer);
      expect(game.position.view(game.position.situation(view), viewer)).toEqual(view);
    }
  });
  test('is a situation that has the same view, for every viewer', () => {
    const m = match(
      'B',
      {
        '1/5': '2928',
        '2/5': '2928_',
        '672': '4226',
        '1/129': '4226_',
        MP: '2931',
        '1/1Ind': '2831~',
        '120-1': '2831',
        '25-1': '3526!',
      },
      { turn: 4, rubble: ['3625'], destroyed: ['BR-04'], seen: { [idOf('2/5')]: '2928' } },
    );
    for (const viewer of ['US', 'JP', 'spectator']) {
      const view = game.position.view(m.state, viewer);
      expect(game.position.view(game.position.situation(view), viewer)).toEqual(view);
    }
  });
  test('puts a mobile unit under a counter that has moved, and never two fixed ones in a hex', () => {
    const m = match('C', { '1/1Ind': '2831~', '2/1Ind': '2831', '120-1': '2930', MP: '2930' });
    const found = game.position.situation(game.position.view(m.state, 'US'));
    for (const hex of ['2831', '2930']) {
      const there = pack.army.JP.filter((unit) => found.units[unit]?.at === pack.grid.index(hex));
      expect(there.length).toBe(2);
      expect(there.filter((unit) => pack.units[unit]?.fixed).length).toBeLessThan(2);
      for (const unit of there) if (found.units[unit]?.roamed) expect(pack.units[unit]?.fixed).toBe(false);
    }
  });
});

describe('twins', () => {
  test('differ in what lies under the tokens and show the US player the same', () => {
    const m = match('C', { '1/5': '2928', MP: '2931', '1/1Ind': '2831', '120-1': '2930', '25-1': '3526!' });
    const twin = game.position.twin?.(m.state, 'US', (n) => n - 1);
    expect(twin).not.toEqual(m.state);
    expect(game.position.view(twin ?? m.state, 'US')).toEqual(game.position.view(m.state, 'US'));
  });
  test('differ in a unit below that the Japanese player has not seen there', () => {
    const m = match('C', { '672': '3408', '1/129': '3408_' }, { seen: { [idOf('1/129')]: '4226' } });
    const twin = game.position.twin?.(m.state, 'JP', () => 0);
    expect(twin?.units[indexOf('1/129')]?.at).toBe(-1);
    expect(game.position.view(twin ?? m.state, 'JP')).toEqual(game.position.view(m.state, 'JP'));
    expect(game.position.twin?.(match('C', { '1/5': '2928' }).state, 'JP', () => 0)).toBeUndefined();
  });
});
