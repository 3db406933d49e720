/** Rules 3 to 13 where nothing else tests them: scenarios, forced cards, stacks, redeployment, China. */
import { describe, expect, test } from 'vitest';
import {
  begin,
  game,
  go,
  type Match,
  type More,
  match,
  pack,
  pass,
  refusal,
  send,
  TRUK,
  target,
  type Where,
} from '../support.js';

const impulse = (
  side: 'J' | 'A',
  where: Where,
  more: More = {},
  turn = 5,
  dice: readonly number[] = [],
): Match =>
  match(
    turn,
    'movement',
    { ...TRUK, ...where },
    { trp: { J: 20, A: 20 }, ...begin('impulse', { side }), ...more },
    dice,
  );
const redeploy = (from: string, units: string, to: string) => ({
  do: 'redeploy',
  from,
  units: units.split(' '),
  to,
});

describe('scenarios', () => {
  test('WP-3.3.b those of 1941 begin with the printed hexes, the one of 1943 with its own list', () => {
    const at = (scenario: string, id: string) => {
      const unit = game.rules.start({ scenario, options: {} }).units[pack.unitIndexes.get(id) ?? -1];
      return `${pack.hexes[unit?.at ?? -1]?.id}${unit?.damaged === true ? '!' : ''}`;
    };
    const printed = pack.hexes[pack.units[pack.unitIndexes.get('J-C3') ?? -1]?.setup ?? -1]?.id;
    expect([at('standard', 'J-C3'), at('short', 'J-C3'), at('delayed', 'J-C3')]).toEqual([
      printed,
      printed,
      printed,
    ]);
    expect([at('1943', 'J-C3'), at('1943', 'J-C4')]).toEqual(['0907', '0804!']);
  });

  test('WP-13.4.g with a delayed entry the game is won as the standard one is', () => {
    const won = (scenario: string) =>
      match(9, 'depot', { '0804': 'J-L1' }, { scenario, usEntered: true, ...begin('victory') }).ending;
    expect([won('delayed'), won('standard')]).toEqual(['confined', 'confined']);
  });

  test('WP-3.2.i the end of the last turn is tested last: who is confined to Japan by then has not held out', () => {
    const last = match(16, 'endOfTurn', { '0804': 'J-L1' }, { chinaBattle: true });
    expect([last.winner, last.ending]).toEqual(['A', 'confined']);
    const held = match(16, 'endOfTurn', TRUK, { chinaBattle: true });
    expect([held.winner, held.ending]).toEqual(['J', 'heldOut']);
  });
  test('WP-3.2.i where one step meets 3.2 and sudden death, 3.2 comes first', () => {
    const landed = (depots: string[]) => {
      const where = { '0906': 'U-L1 U-N1', '0407': 'J-L1', '0508': 'J-L2', '1008': 'J-L3' };
      const options = { suddenDeath: true };
      const m = impulse(
        'A',
        where,
        { options, startControl: { '0906': 'A' }, depots: { A: depots } },
        5,
        [1, 1],
      );
      m.session.give('A', target('0904'));
      m.session.give('A', send('0906', 'U-L1 U-N1', '0905 0904', 'U-L1 U-N1'));
      m.session.give('A', go);
      return [m.winner, m.ending, m.keys.includes('suddenDeath')];
    };
    expect(landed(['0805'])).toEqual(['A', 'homeland', false]);
    expect(landed([])).toEqual(['J', 'suddenDeath', true]); // Saipan goes back when its land leaves
  });
});

describe('forced cards', () => {
  const events = (J: string, A: string, draws: string[], turn: number) =>
    match(turn, 'event', { ...TRUK, '1012': 'U-N1' }, { hands: { J: [J], A: [A] } }, [1, 1, 1, 1], draws);

  test('WP-4.5.c two forced cards are used in the order of declaration, without a question', () => {
    const used = (turn: number) => {
      const m = events('1945-01', '1945-02', ['1945-07', '1944-06'], turn);
      return m.log.filter(({ key }) => key === 'card.used').map(({ side }) => side);
    };
    expect(used(13)).toEqual(['J', 'A']);
  });

  test('WP-4.5.g what a card has done is not undone by a forced one behind it', () => {
    const m = events('1944-01', '1944-02', ['1944-03', '1944-06'], 11);
    m.session.give('J', { do: 'use', card: '1944-01' });
    expect(m.state.discards).toHaveLength(2);
    expect(m.log.find(({ key, side }) => key === 'trp' && side === 'J')?.more).toBe(1);
  });
});

describe('stacks on the move', () => {
  test('WP-8.3.a WP-8.9.a any number of units moves as one stack, and everybody sees which', () => {
    const where = { '0605': 'J-C1 J-C2 J-N1 J-N2 J-N3 J-N4 J-N5 J-N6' };
    const m = impulse('J', where);
    m.session.give('J', target('0506'));
    expect(refusal(m, 'J', send('0605', where['0605'], '0506'))).toBe('legal');
    const seen = game.position.view(m.state, 'A').body as { units: Record<string, { at: string }> };
    expect(where['0605'].split(' ').map((id) => seen.units[id]?.at)).toEqual(Array(8).fill('0506'));
  });

  test('WP-8.4.b land and fleets go together by sea transport alone', () => {
    const m = impulse('J', { '0408': 'J-N1 J-L1 J-L2' });
    m.session.give('J', target('0508'));
    expect(refusal(m, 'J', send('0408', 'J-N1 J-L1', '0508'))).toBe('WP-8.6.a');
    expect(refusal(m, 'J', send('0408', 'J-N1 J-L1 J-L2', '0508', 'J-L1 J-N1'))).toBe('WP-8.6.a');
    expect(refusal(m, 'J', send('0408', 'J-N1 J-L1', '0508', 'J-L1 J-N1'))).toBe('legal');
  });

  test('WP-8.5.f WP-8.6.2.g WP-8.6.1.c shipped land crosses the sea aboard its ship, and ashore is land like any other', () => {
    const m = impulse('J', { '0605': 'J-N1 J-L1', '0606': 'U-L1' });
    m.session.give('J', target('0707'));
    expect(refusal(m, 'J', send('0605', 'J-N1 J-L1', '0706 0707', 'J-L1 J-N1'))).toBe('legal');
    expect(m.where('J-N1 J-L1')).toBe('0707 0707');
    const held = impulse('J', { '0605': 'J-N1 J-L1', '0606': 'U-L1' });
    held.session.give('J', target('0606'));
    held.session.give('J', send('0605', 'J-N1 J-L1', '0606', 'J-L1 J-N1'));
    expect(held.where('J-L1')).toBe('0606@J-N1');
  });
});

describe('redeployment', () => {
  const others = (turn: number, where: Where, more: More = {}, dice: number[] = []): Match =>
    match(turn, 'redeployLandAir', { ...TRUK, ...where }, { trp: { J: 9, A: 5 }, ...more }, dice);

  test('WP-10.1.c WP-10.1.e damaged units redeploy too, and no points are spent on it', () => {
    const m = others(5, { '0605': 'J-A1!' }, { rp: { J: 9, A: 0 } });
    expect(refusal(m, 'J', redeploy('0605', 'J-A1', '0907'))).toBe('legal');
    expect([m.where('J-A1'), m.state.rp.J]).toEqual(['0907!', 9]);
    // Without a stack left no points help.
    const none = others(5, { '0605': 'J-A1' }, { rp: { J: 9, A: 0 }, redeployLeft: { J: 0, A: 0 } });
    expect(none.now).not.toBe('J redeploy');
  });

  test('WP-10.1.f WP-12.1.f on turn 1 the Allies redeploy five stacks', () => {
    const left = (turn: number) => match(turn, 'redeployFleets', TRUK, {}).state.redeployLeft.A;
    expect([left(1), left(2)]).toEqual([5, 5]);
    const at = match(1, 'redeployFleets', TRUK, {}).state.redeployLeft;
    expect(at).toEqual({ J: 10, A: 5 });
  });

  test('WP-10.3.a WP-10.3.h the sides take turns; Air and land are no stack; who passes is out', () => {
    const m = others(
      5,
      { '0605': 'J-A1 J-L1', '0903': 'J-A2', '1506': 'U-A1 U-A2' },
      { depots: { J: ['0605'] } },
    );
    expect(refusal(m, 'J', redeploy('0605', 'J-A1 J-L1', '0907'))).not.toBe('legal');
    expect(refusal(m, 'J', redeploy('0605', 'J-A1', '0907'))).toBe('legal');
    expect(m.now).toBe('A redeploy');
    m.session.give('A', pass);
    expect(m.now).toBe('J redeploy');
    m.session.give('J', redeploy('0903', 'J-A2', '0904'));
    expect(m.now).toBe('J redeploy');
    m.session.give('J', pass);
    expect(m.state.step).not.toBe('redeployLandAir');
  });

  test('WP-10.3.g the transport network leads over the sea', () => {
    const m = others(5, { '0605': 'J-L1' }, { depots: { J: ['0605'] } }, [6, 6]);
    const way = { do: 'redeployLand', from: '0605', units: ['J-L1'], path: ['0706', '0707'] };
    expect(refusal(m, 'J', way)).toBe('legal');
    expect(m.where('J-L1')).toBe('0707');
  });

  test('WP-X.ex.c WP-X.ex.d fleets at contested Manila go home to a port of Japan, and are rebuilt there', () => {
    const m = match(
      4,
      'redeployFleets',
      { ...TRUK, '0606': 'J-N1! J-L1 U-L1', '0607': 'J-L2' },
      { trp: { J: 9, A: 5 }, rp: { J: 2, A: 0 }, cc: ['0606'] },
    );
    const to = m.legal().flatMap((one) => (one.from === '0606' ? [String(one.to)] : []));
    expect(to).not.toContain('0606');
    expect(to).toEqual(expect.arrayContaining(['0804', '0607']));
    const rebuild = (hex: string) =>
      match(
        4,
        'rebuild',
        { ...TRUK, '0607': 'J-L2', [hex]: `J-N1! ${hex === '0607' ? 'J-L2' : ''}` },
        { trp: { J: 9, A: 5 }, rp: { J: 2, A: 0 } },
      );
    expect(refusal(rebuild('0804'), 'J', { do: 'rebuild', unit: 'J-N1' })).toBe('legal');
    expect(rebuild('0607').now).not.toBe('J rebuild');
  });

  test('WP-10.5.g the Allies are counted together, their owner chooses, and the side that began goes first', () => {
    const where = { '1506': 'U-L1 U-L2 U-L3 B-L1', '0605': 'J-L1 J-L2 J-L3 J-L4' };
    const stack = (initiative: string) =>
      match(5, 'depot', { ...TRUK, ...where }, { initiative, ...begin('stacking') });
    expect([stack('J').now, stack('=').now]).toEqual(['J stacking', 'A stacking']);
    expect(
      stack('A')
        .legal()
        .map((one) => one.unit),
    ).toEqual(['U-L1', 'U-L2', 'U-L3', 'B-L1']);
  });

  test('WP-10.5.i nobody is alone at a base of the other side: land takes it over, Air has to go', () => {
    const land = match(5, 'depot', { ...TRUK, '0606': 'J-L1 J-L2 J-L3' }, begin('stacking'));
    expect(land.now).toBe('J depot');
    const air = match(5, 'depot', { ...TRUK, '0606': 'J-A1' }, begin('supply'));
    expect(air.where('J-A1')).not.toBe('0606');
  });
});

describe('turn 1 and China', () => {
  test('WP-12.1.g the Allies rebuild nothing on turn 1', () => {
    const m = match(1, 'rebuild', { ...TRUK, '1506': 'U-N1!', '0804': 'J-N1!' }, { trp: { J: 20, A: 0 } });
    expect(m.now).toBe('J rebuild');
    m.session.give('J', pass);
    expect(m.where('U-N1')).toBe('1506!');
    expect(m.keys).not.toContain('rebuilt');
  });

  test('WP-12.2.u without a Chinese unit left Japan still loses land in China, until there is none', () => {
    const m = match(4, 'endOfTurn', { ...TRUK, '0603': 'J-L1' }, {});
    expect(m.where('J-L1')).toBe('out');
    const none = match(4, 'endOfTurn', TRUK, {});
    expect(none.keys).not.toContain('front.penalty');
    expect(none.state.turn).toBe(5);
  });

  test('WP-12.2.w other Allied land goes through the three hexes, and into none of them', () => {
    const network = { '0604': 'U-L1', '0605': 'U-L2', '0603': 'U-L3' };
    const order = (path: readonly string[]) =>
      refusal(
        match(
          12,
          'redeployLandAir',
          { ...TRUK, ...network, '0704': 'U-L4' },
          { depots: { A: ['0604', '0605', '0603'] }, next: 'A', passed: { J: true }, initiative: 'A' },
          [6, 6, 6, 6],
        ),
        'A',
        { do: 'redeployLand', from: '0605', units: ['U-L2'], path: [...path] },
      );
    expect(order(['0505'])).toBe('WP-12.2.b');
    expect(order(['0505', '0504', '0603'])).toBe('legal');
  });
});
