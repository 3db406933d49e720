/** Chapters 10.17 to 10.22: advance, rivers, demolition, rubble, gasoline. */
import { describe, expect, test } from 'vitest';
import { attack, hold, idOf, idsOf, match, pack, type Units } from '../../support.js';

const advance = (...names: readonly string[]) => ({ do: 'advance', units: idsOf(...names) });
const shell = (target: string, by: readonly string[], more: object = {}) => ({
  do: 'attackBuilding',
  target,
  units: idsOf(...by),
  ...more,
});
const blow = (bridge: string, by: readonly string[], more: object = {}) => ({
  do: 'attackBridge',
  bridge,
  units: idsOf(...by),
  ...more,
});

/** An attack that hits, up to the question of the advance. */
function hit(
  units: Units,
  target: string,
  by: readonly string[],
  more: object = {},
  dice: readonly number[] = [1, 1],
) {
  const m = match('C', units, { turn: 3 }, dice);
  m.play(attack(target, by, more));
  return m;
}

describe('the advance', () => {
  const units: Units = { '1/129': '3227', '2/129': '3229', '3/129': '3128', '37R': '3328', MP: '3228' };
  const all = ['1/129', '2/129', '3/129', '37R'];

  test('MN-10.17.a CAC units beside the hex are offered it after an E', () => {
    const m = hit(units, '3228', all);
    expect([m.question.kind, m.offered('advance', 'units')]).toEqual([
      'advance',
      idsOf('1/129', '2/129', '3/129'),
    ]);
    expect(m.question.clause).toBe('MN-10.17.a');
    m.play(hold);
    expect(m.question.kind).toBe('attack');
  });
  test('MN-10.17.b those that took part, up to the limit, at no cost', () => {
    const m = hit({ ...units, '1/145': '3227' }, '3228', all);
    expect(m.clauseOf(advance('1/145'))).toBe('MN-10.17.b');
    expect(m.clauseOf(advance('1/129', '2/129', '3/129'))).toBe('MN-6.1.a');
    m.play(advance('1/129', '2/129'));
    expect(m.where('1/129', '2/129', '3/129')).toEqual(['3228', '3228', '3128']);
  });
  test('MN-10.17.c fixed units stay', () => {
    const m = match('E', { '1/129': '2928', '1/1Ind': '2929', 'HW-1': '3028' }, { turn: 3 }, [1]);
    m.play(attack('2928', ['1/1Ind', 'HW-1']));
    expect(m.clauseOf(advance('HW-1'))).toBe('MN-10.17.c');
  });
  test('MN-10.17.d nobody fires at an advance', () => {
    const m = hit({ ...units, '1/2P': '3327' }, '3228', all);
    m.play(advance('1/129'));
    expect([m.question.kind, m.rolls.length]).toEqual(['attack', 2]);
  });
  test('MN-10.17.e others never advance', () => {
    expect(hit(units, '3228', all).clauseOf(advance('37R'))).toBe('MN-10.17.e');
  });
  test('MN-10.17.f stacking holds: two divisions cannot, a division and the corps may', () => {
    const m = match(
      'C',
      { '1/129': '3227', '1/5': '3229' },
      { begin: { procedure: 'advance', with: { target: '3228', units: idsOf('1/129', '1/5') } } },
    );
    expect(m.clauseOf(advance('1/129', '1/5'))).toBe('MN-6.2.a');
    m.play(advance('1/5'));
    expect(m.where('1/5')).toEqual(['3228']);
  });
  test('MN-6.5.i of two that advance the later of the list lies on top, unless it is said', () => {
    const top = (more: object) => {
      const m = hit(units, '3228', all);
      m.play({ ...advance('1/129', '2/129'), ...more });
      return Object.entries(m.units('JP'))
        .filter(([id, { at }]) => id.startsWith('US') && at === '3228')
        .map(([id]) => id);
    };
    expect([top({}), top({ top: idOf('1/129') })]).toEqual([[idOf('2/129')], [idOf('1/129')]]);
  });
  test('MN-8.12.b MN-10.20.d rubble hinders nobody', () => {
    const m = hit(units, '3228', all, {}, [1, 6]);
    expect(m.state.rubble.length).toBe(1);
    m.play(advance('1/129'));
    expect(m.where('1/129')).toEqual(['3228']);
  });
});

describe('rivers', () => {
  test('MN-10.18.a MN-10.18.d over a plain Major River an attack is no close assault and nobody advances', () => {
    const m = hit(
      { '1/129': '3622', '2/129': '3622', '1/145': '3422', MP: '3522' },
      '3522',
      ['1/129', '2/129'],
      {},
      [1, 1],
    );
    expect(m.rolls[0]?.modifiers.map(({ reason }) => reason)).toEqual(['urban']);
    expect(m.question.kind).toBe('attack');
    expect(m.rolls[0]?.outcome).toBe('eliminated');
  });
  test('MN-10.18.a a destroyed bridge is none', () => {
    const m = match('C', { '1/129': '3521', MP: '3522' }, { destroyed: ['BR-04'] }, [6]);
    m.play(attack('3522', ['1/129']));
    expect(m.modifiers).toEqual({ urban: 1 });
  });
  test('MN-10.18.b over a Minor River both are possible', () => {
    const m = hit({ '1/129': '3220', '2/129': '3220', MP: '3119' }, '3119', ['1/129', '2/129']);
    expect(m.rolls[0]?.modifiers.map(({ reason }) => reason)).toEqual(['urban', 'river', 'closeAssault']);
    m.play(advance('1/129'));
    expect(m.where('1/129')).toEqual(['3119']);
  });
  test('MN-10.18.c the 672nd helps one unit a phase, where it is needed, from its own hex', () => {
    const units: Units = {
      '672': '2922',
      '1/129': '2922',
      '2/129': '2921',
      MP: '2923',
      Ship: '2823!',
      '1/HQ': '3022',
    };
    const by = (target: string, help: string, others: readonly string[] = []) =>
      attack(target, [help, ...others], { help: idOf(help) });
    const m = match('C', units, {}, [6]);
    m.play(by('2923', '1/129'));
    expect(m.modifiers).toMatchObject({ river: 1, closeAssault: -1 });
    expect([m.state.helped, m.line('attack.none')?.helped]).toEqual([true, idOf('1/129')]);
    expect(match('C', units, { helped: true }).clauseOf(by('2923', '1/129'))).toBe('MN-10.18.c');
    expect(match('C', units).clauseOf(by('3022', '1/129'))).toBe('MN-10.18.c');
    expect(match('C', { '672': '3220', '1/129': '3220', MP: '3119' }).clauseOf(by('3119', '1/129'))).toBe(
      'MN-10.18.c',
    );
    expect(match('C', { '672': '3521', '1/129': '3521', MP: '3522' }).clauseOf(by('3522', '1/129'))).toBe(
      'MN-10.18.c',
    );
    expect(match('C', { '1/129': '2922', MP: '2923' }).clauseOf(by('2923', '1/129'))).toBe('MN-10.18.c');
    expect(match('C', units).clauseOf(attack('2923', ['672'], { help: idOf('1/129') }))).toBe('MN-10.18.c');
    const apart = { '672': '2921', '1/129': '2922', MP: '2923' };
    expect(match('C', apart).clauseOf(by('2923', '1/129'))).toBe('MN-10.18.c');
    const cavalry = { '672': '2922', '37R': '2922', MP: '2923' };
    expect(match('C', cavalry).clauseOf(by('2923', '37R'))).toBe('MN-10.18.c');
  });
  test('MN-10.18.c not named, the river is plain', () => {
    const m = match('C', { '672': '2922', '1/129': '2922', MP: '2923' }, {}, [6]);
    m.play(attack('2923', ['672', '1/129']));
    expect(m.modifiers).toEqual({ urban: 1 });
  });
});

describe('bridges', () => {
  test('MN-10.19.a from turn 3, by either side', () => {
    expect(match('C', { '1/5': '2728' }, { turn: 2 }).closes('attackBridge')).toBe('MN-10.19.a');
    for (const [phase, unit] of [
      ['C', '1/5'],
      ['E', '1/1Ind'],
    ] as const) {
      const m = match(phase, { [unit]: '2728' }, { turn: 3 }, [1]);
      m.play(blow('BR-09', [unit]));
      expect(m.state.destroyed.length).toBe(1);
    }
  });
  test('MN-10.19.b range and line to the nearer end that can be fired at', () => {
    const m = match('C', { 'A/637': '3521', '1/5': '3226', 'B/637': '3520' }, { turn: 3 }, [6]);
    expect(m.clauseOf(blow('BR-04', ['1/5']))).toBe('MN-10.6.b');
    expect(m.clauseOf(blow('BR-04', ['A/637', '1/5']))).toBe('MN-10.4.a');
    m.play(blow('BR-04', ['A/637', 'B/637']));
    expect(m.modifiers).toEqual({});
    expect(match('C', { 'A/637': '3518' }, { turn: 3 }).clauseOf(blow('BR-04', ['A/637']))).toBe('MN-10.7.b');
    const far = match('C', { '61': '3518' }, { turn: 3 }, [6]);
    far.play(blow('BR-04', ['61']));
    expect(far.modifiers).toEqual({ range2: 1 });
    expect(far.clauseOf(blow('BR-09', ['61']))).toBe('MN-10.2.a');
  });
  test('MN-10.19.b one end in range is enough', () => {
    const m = match('C', { '1/5': '2920' }, { turn: 3 }, [1]);
    m.play(blow('BR-15', ['1/5']));
    expect(m.state.destroyed.length).toBe(1);
  });
  test('MN-10.19.b a lone Japanese gun that sees neither end names a spotter', () => {
    const units: Units = { '75-1': '3518', '1/HQ': '3521', MP: '3517' };
    const m = match('E', units, { turn: 3 }, [6]);
    expect(m.clauseOf(blow('BR-04', ['75-1']))).toBe('MN-10.19.b');
    expect(m.clauseOf(blow('BR-04', ['75-1'], { spotter: idOf('MP') }))).toBe('MN-10.19.b');
    m.play(blow('BR-04', ['75-1'], { spotter: idOf('1/HQ') }));
    expect([m.modifiers, m.isFaceUp('1/HQ')]).toEqual([{ range2: 1 }, true]);
  });
  test('MN-10.19.b with a free line to the nearer end a spotter is refused; several guns spot for each other', () => {
    const near = match('E', { '75-1': '3521', '1/HQ': '3622' }, { turn: 3 });
    expect(near.clauseOf(blow('BR-04', ['75-1'], { spotter: idOf('1/HQ') }))).toBe('MN-10.19.b');
    expect(near.clauseOf(blow('BR-04', ['75-1'], { spotter: idOf('75-1') }))).toBe('MN-11.2.g');
    const both = match('E', { '75-1': '3518', '75-2': '3519' }, { turn: 3 }, [6]);
    both.play(blow('BR-04', ['75-1', '75-2']));
    expect(both.line('bridge.none')?.strength).toBe(10);
    const named = match('E', { '75-1': '3518', '75-2': '3519', '1/HQ': '3521' }, { turn: 3 });
    expect(named.clauseOf(blow('BR-04', ['75-1', '75-2'], { spotter: idOf('1/HQ') }))).toBe('MN-11.2.g');
  });
  test('MN-10.19.c range alone modifies; formations hold', () => {
    const m = match('C', { '1/5': '2728', '1/129': '2828' }, { turn: 3 });
    expect(m.clauseOf(blow('BR-09', ['1/5', '1/129']))).toBe('MN-10.4.b');
    const one = match('C', { '1/5': '2728' }, { turn: 3 }, [6]);
    one.play(blow('BR-09', ['1/5']));
    expect(one.modifiers).toEqual({});
  });
  test('MN-10.19.c says beforehand what a shot may do, and names those who may shoot by their ids', () => {
    const m = match('C', { '1/5': '2728', '2/5': '2728', '1/7': '2727' }, { turn: 3 });
    const by = m.question.forms
      .find((form) => form.do === 'attackBridge')
      ?.fields.find(({ name }) => name === 'units');
    const order = { do: 'attackBridge', bridge: 'BR-09' };
    expect(by?.walk.candidates(order, [])).toEqual(idsOf('1/5', '1/7', '2/5'));
    expect(by?.walk.explain?.(order, idsOf('1/5'))?.chances).toEqual([
      { result: 'eliminated', of: 1, in: 6 },
    ]);
    expect(by?.walk.explain?.(order, [])).toBeUndefined();
  });
  test('MN-10.19.d MN-10.19.e MN-10.19.f whoever stands there is not touched, and it is never rebuilt', () => {
    const m = match('C', { '1/5': '3020', '2/5': '3020', MP: '3120!' }, { turn: 3 }, [1]);
    m.play(blow('BR-15', ['1/5', '2/5']));
    expect(m.where('1/5', 'MP')).toEqual(['3020', '3120']);
    expect(m.line('bridge.hit')?.bridge).toBe('BR-15');
    expect(
      match('C', { '1/5': '3020' }, { turn: 3, destroyed: ['BR-15'] }).clauseOf(blow('BR-15', ['1/5'])),
    ).toBe('MN-10.19.e');
  });
});

describe('rubble', () => {
  const shot = (units: Units, target: string, dice: readonly number[], more = {}) => {
    const m = match('C', units, more, dice);
    m.play(attack(target, ['1/129', '2/129', '3/129']));
    return m;
  };
  const units: Units = { '1/129': '3227', '2/129': '3227', '3/129': '3229', MP: '3228' };
  test('MN-10.20.a MN-10.20.b a 6 leaves rubble, nothing else does', () => {
    expect([5, 6].map((die) => shot(units, '3228', [1, die]).state.rubble.length)).toEqual([0, 1]);
    expect(shot(units, '3228', [1, 6]).rolls[1]).toMatchObject({ purpose: 'rubble', modifiers: [] });
    const line = (die: number) =>
      shot(units, '3228', [1, die]).log.find(({ key }) => key.startsWith('rubble'));
    expect([5, 6].map(line)).toEqual([
      { key: 'rubble.none', at: '3228' },
      { key: 'rubble.laid', at: '3228' },
    ]);
  });
  test('MN-10.20.c no die in the open, nor where rubble lies', () => {
    const open: Units = { '1/129': '2928', '2/129': '2928', '3/129': '3029', MP: '2929' };
    expect(shot(open, '2929', [1]).rolls.length).toBe(1);
    expect(shot(units, '3228', [1], { rubble: ['3228'] }).rolls.length).toBe(1);
  });
});

describe('buildings', () => {
  test('MN-10.21.a from turn 3, by either side', () => {
    expect(match('E', { MP: '3227' }, { turn: 2 }).closes('attackBuilding')).toBe('MN-10.21.a');
    const m = match('E', { '1/2P': '3227' }, { turn: 3 }, [1]);
    m.play(shell('3228', ['1/2P']));
    expect(m.state.rubble.length).toBe(1);
    expect(match('C', { '1/5': '2928' }, { turn: 3 }).clauseOf(shell('2929', ['1/5']))).toBe('MN-10.21.a');
  });
  test('MN-10.21.b by all rules of an attack, without a further die or an advance', () => {
    const m = match('C', { '1/129': '3220', '2/129': '3220' }, { turn: 3 }, [1]);
    m.play(shell('3119', ['1/129', '2/129']));
    expect(m.rolls[0]?.modifiers.map(({ reason }) => reason)).toEqual(['urban', 'river', 'closeAssault']);
    expect([m.rolls.length, m.question.kind, m.state.rubble.length]).toEqual([1, 'attack', 1]);
    expect(match('C', { '1/5': '3227' }, { turn: 3 }).clauseOf(shell('3229', ['1/5']))).toBe('MN-10.6.b');
    const helped = match('C', { '672': '2922', '1/129': '2922' }, { turn: 3 }, [6]);
    helped.play(shell('2923', ['1/129'], { help: idOf('1/129') }));
    expect(helped.modifiers).toEqual({ urban: 1, river: 1, closeAssault: -1 });
  });
  test('MN-10.21.b a lone Japanese gun needs its spotter here too', () => {
    expect(match('E', { '150-1': '3821' }, { turn: 3 }).clauseOf(shell('3625', ['150-1']))).toBe('MN-11.2.c');
    const m = match('E', { '150-1': '3821', '3/2P': '3624' }, { turn: 3 }, [6]);
    m.play(shell('3625', ['150-1'], { spotter: idOf('3/2P') }));
    expect(m.line('spotted')?.unit).toBe(idOf('3/2P'));
  });
  test('MN-10.21.c the hex is empty and without rubble', () => {
    const m = match('C', { '1/5': '3227', '2/5': '3229', MP: '3127' }, { turn: 3, rubble: ['3128'] });
    for (const target of ['3127', '3229', '3128'])
      expect(m.clauseOf(shell(target, ['1/5']))).toBe('MN-10.21.c');
  });
  test('MN-10.20.e neither a bridge nor a building leaves a further die', () => {
    const m = match('C', { '1/5': '3521', '2/5': '3521' }, { turn: 3 }, [1, 1]);
    m.play(blow('BR-04', ['1/5']), shell('3621', ['2/5']));
    expect(m.rolls.map(({ purpose }) => purpose)).toEqual(['bridge', 'building']);
  });
});

describe('gasoline', () => {
  const fga = { fga: 'yes' };
  const units: Units = { '1/129': '3227', '2/129': '3229', '3/129': '3128', MP: '3228' };
  test('MN-10.22.a from turn 3, at buildings', () => {
    expect(match('C', units, { turn: 2 }).clauseOf(attack('3228', ['1/129', '2/129'], fga))).toBe(
      'MN-10.22.a',
    );
    expect(
      match('C', { '1/129': '2928', '2/129': '2930', MP: '2929' }, { turn: 3 }).clauseOf(
        attack('2929', ['1/129', '2/129'], fga),
      ),
    ).toBe('MN-10.22.a');
  });
  test('MN-10.22.b MN-10.22.c two that can assault stand on opposite sides and take part', () => {
    const m = match('C', units, { turn: 3 }, [6]);
    expect(m.clauseOf(attack('3228', ['1/129', '3/129'], fga))).toBe('MN-10.22.b');
    expect(m.clauseOf(attack('3228', ['1/129'], fga))).toBe('MN-10.22.b');
    m.play(attack('3228', ['1/129', '2/129'], fga));
    expect(m.modifiers).toEqual({ urban: 1, fga: -2, closeAssault: -1 });
    const tank = match('C', { '1/129': '3227', '37R': '3229', MP: '3228' }, { turn: 3 });
    expect(tank.clauseOf(attack('3228', ['1/129', '37R'], fga))).toBe('MN-10.22.b');
  });
  test('MN-10.22.e rubble does not prevent it', () => {
    const m = match('C', units, { turn: 3, rubble: ['3228'] }, [6]);
    m.play(attack('3228', ['1/129', '2/129'], fga));
    expect(m.modifiers).toEqual({ urban: 1, rubble: 1, fga: -2, closeAssault: -1 });
  });
  test('MN-10.22.f others join, and there may be several in a phase', () => {
    const more: Units = { ...units, '1/145': '3226', '2/145': '3226', '1/2P': '3225', '1/148': '3224' };
    const m = match('C', more, { turn: 3, rubble: ['3228'] }, [6, 6]);
    m.play(attack('3228', ['1/129', '2/129', '3/129'], { ...fga, air: ['US-AIR-1'] }));
    m.play(attack('3225', ['1/145', '1/148'], fga));
    expect(m.rolls.every(({ modifiers }) => modifiers.some(({ reason }) => reason === 'fga'))).toBe(true);
  });
  test('MN-10.22.g the Japanese have none', () => {
    const m = match('E', { '1/2P': '3227', '2/2P': '3229', '1/129': '3228' }, { turn: 3 });
    expect(m.refused(attack('3228', ['1/2P', '2/2P'], fga)).field).toBe('fga');
  });
});

test('MN-10.16.b a lost US unit may come back, a lost Japanese one never does', () => {
  const m = match('A', { '1/5': '2828', MP: 'out' }, { turn: 3 });
  expect(m.offered('replace', 'unit')).toContain(idOf('2/5'));
  expect(
    m.offered('replace', 'unit').some((id) => pack.army.JP.some((unit) => pack.units[unit]?.id === id)),
  ).toBe(false);
});
