/** Worked examples of the rulebook over several chapters: the Pearl Harbor raid, the Manila campaign. */
import { describe, expect, test } from 'vitest';
import { begin, game, go, Match, match, position, refusal, send, target } from '../support.js';

describe('the Pearl Harbor raid, from the printed set-up', () => {
  const raid = () =>
    new Match(
      position({ game: 'witp', turn: 1, phase: 'movement', rp: { J: 20, A: 0 }, trp: { J: 20, A: 0 } }),
    );
  const YOKOSUKA = '1003 1103 1203 1304 1404 1405 1506';
  const KURE = '0905 1004 1104 1203 1304 1404 1405 1506';
  const ships = (m: Match, hex: string) =>
    Object.entries((game.position.show(m.state) as { units: Record<string, { at: string }> }).units)
      .filter(([id, { at }]) => at === hex && /^J-[CN]/.test(id))
      .map(([id]) => id)
      .join(' ');

  test('WP-X.ph.a WP-8.4.d WP-8.2.a E-PH costs 9 from Yokosuka and 10 from Kure: one point is left', () => {
    const m = raid();
    m.play(target('1506'));
    m.play(send('0904', ships(m, '0904'), YOKOSUKA));
    expect(m.state.rp.J).toBe(20 - 9);
    m.play(send('0804', ships(m, '0804'), KURE));
    expect(m.state.rp.J).toBe(1);
    m.play(go);
    const moves = m.log.filter(({ key }) => key === 'stack.moves');
    expect(moves.map(({ n }) => n)).toEqual([9, 10]);
  });

  test('WP-X.ph.a no way is cheaper: by the goal alone the referee finds ways of the same price', () => {
    const m = raid();
    m.play(target('1506'));
    m.play({ ...send('0904', ships(m, '0904'), ''), path: '1506' });
    m.play({ ...send('0804', ships(m, '0804'), ''), path: '1506' });
    expect(m.state.rp.J).toBe(1);
  });

  test('WP-X.ph.b both fleets come to 16 with task forces, in seven full units', () => {
    const m = raid();
    const all = `${ships(m, '0904')} ${ships(m, '0804')}`.trim().split(' ');
    expect(all.filter((id) => id.startsWith('J-C'))).toHaveLength(3);
    expect(all.filter((id) => id.startsWith('J-N'))).toHaveLength(4);
  });
});

describe('the Manila campaign, turn 4', () => {
  const where = {
    '0804': 'J-C1 J-N1 J-N2 J-L1',
    '0707': 'J-A4 J-C2 J-N3 J-N4 J-L2',
    '0605': 'J-N5 J-L3',
    '0507': 'J-A3',
    '0606': 'U-A1 U-L1',
    '0407': 'B-A1 B-N1 B-L1',
    '0909': 'B-N2 B-L2',
    '0907': 'J-L25',
  };
  const more = { initiative: 'A', next: 'J', rp: { J: 10, A: 10 }, trp: { J: 14, A: 17 } } as const;

  test('WP-6.5.a E-M2 upkeep leaves ten points to J and eleven to A, who spends one at Guadalcanal', () => {
    const depots = {
      J: ['0506', '0707', '0605', '0907'],
      A: ['0607', '0407', '0909', '1110', '1506', '0710', '1407', '0207'],
    };
    const m = match(4, 'depot', where, { ...more, rp: { J: 14, A: 19 }, depots, ...begin('upkeep') });
    expect(m.state.rp).toEqual({ J: 10, A: 11 });
  });

  test('WP-8.2.b WP-8.5.c WP-8.6.2.b WP-8.6.2.f WP-2.2.3.e E-M3 both move on Manila: 7 for J, 10 for A, whose land lands', () => {
    const m = match(4, 'movement', where, more);
    m.play(target('0606'));
    m.play(send('0804', 'J-C1 J-N1 J-N2 J-L1', '0705 0706 0606', 'J-L1 J-N1'));
    expect(m.state.rp.J).toBe(10 - 5);
    m.play(send('0707', 'J-C2 J-N3 J-N4 J-L2', '0606', 'J-L2 J-N3'));
    expect(m.state.rp.J).toBe(3);
    m.play(go);
    expect(m.where('J-L1 J-L2')).toBe('0606@J-N1 0606@J-N3');
    expect(m.now).toBe('A impulse');
    m.play(target('0606'));
    m.play(send('0407', 'B-N1 B-L1', '0507 0606', 'B-L1 B-N1'));
    expect(m.state.rp.A).toBe(10 - 3);
    expect(refusal(m, 'A', send('0909', 'B-N2 B-L2', '0908 0808 0708 0607 0606', 'B-L2 B-N2'))).toBe(
      'WP-8.5.i',
    );
    m.play(send('0909', 'B-N2 B-L2', '0808 0708 0607 0606', 'B-L2 B-N2'));
    expect(m.state.rp.A).toBe(0);
    expect(m.where('B-L1 B-L2 U-L1')).toBe('0606 0606 0606');
  });

  test('WP-10.3.b WP-10.2.a WP-X.ex.c WP-X.ex.d WP-10.6.d E-M6 land in combat stays, fleets go to a port of their own to be rebuilt', () => {
    const after = {
      ...TRUK_ONLY,
      '0606': 'J-L1 J-L2 J-C1 J-C2 J-N1 J-N2 J-N3! J-N4! U-A1 U-L1 B-L1 B-L2!',
      '0707': 'J-A4!',
      '0508': 'J-L9',
    };
    const redeploy = {
      cc: ['0606'],
      redeployLeft: { J: 7, A: 7 },
      initiative: 'A',
      next: 'J',
      rp: { J: 3, A: 0 },
    };
    const m = match(4, 'redeployFleets', after, { ...redeploy, passed: { J: false, A: true } });
    const home = (to: string) => ({ do: 'redeploy', from: '0606', units: ['J-N3', 'J-N4'], to });
    expect(refusal(m, 'J', home('0606'))).toBe('WP-10.2.c');
    m.play(home('0804'));
    m.play({ do: 'redeploy', from: '0606', units: ['J-C1', 'J-C2', 'J-N1', 'J-N2'], to: '0508' });
    m.play({ do: 'pass' });
    expect(m.where('J-C1 J-N3')).toBe('0508 0804!');
    const land = match(4, 'redeployLandAir', after, { ...redeploy, passed: { J: false, A: true } });
    expect(refusal(land, 'J', { do: 'redeployLand', from: '0606', units: ['J-L1'], path: ['0707'] })).toBe(
      'WP-10.3.b',
    );
    const yard = (hex: string) =>
      match(
        4,
        'rebuild',
        { ...TRUK_ONLY, '0508': 'J-L9', [hex]: 'J-N3! J-N4!' },
        { ...redeploy, passed: { J: false, A: true } },
      );
    const rebuilt = yard('0804');
    rebuilt.play({ do: 'rebuild', unit: 'J-N3' });
    rebuilt.play({ do: 'rebuild', unit: 'J-N4' });
    expect(rebuilt.where('J-N3 J-N4')).toBe('0804 0804');
    const abroad = match(
      4,
      'rebuild',
      { ...TRUK_ONLY, '0508': 'J-L9 J-N3! J-N4!', '0804': 'J-C3!' },
      { ...redeploy, passed: { J: false, A: true } },
    );
    expect(refusal(abroad, 'J', { do: 'rebuild', unit: 'J-N3' })).toBe('WP-10.6.d');
  });
});

const TRUK_ONLY = { '0907': 'J-L25' };
