/** Rule 8: impulses, what they cost and what stands in their way. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../src/referee/index.js';
import {
  begin,
  clausesOf,
  go,
  type Match,
  match,
  pass,
  refusal,
  send,
  TRUK,
  target,
  type Where,
} from '../support.js';

const rp = (J: number, A = 0) => ({ trp: { J: 20, A: 10 }, rp: { J, A } });

/** One impulse of a side from a position in short. */
function impulse(side: 'J' | 'A', turn: number, where: Where, more: Parameters<typeof match>[3] = {}): Match {
  return match(
    turn,
    'movement',
    { ...TRUK, ...where },
    { ...rp(20, 20), ...begin('impulse', { side }), ...more },
  );
}

/** The set-up with all of its units, at the first impulse of J. */
const opening = (): Match => match(1, 'movement', {}, { clear: false, ...rp(20) });

describe('a stack that does not get to the target', () => {
  const barred = (where: Where, hex: string, order: Order, points = 20) => {
    const m = impulse('J', 5, where, rp(points));
    expect(refusal(m, 'J', target(hex))).toBe('legal');
    return refusal(m, 'J', order);
  };

  test('WP-8.5.e on foot across the sea is refused for the sea, not for its cost', () => {
    expect(barred({ '0408': 'J-L1 J-N1' }, '0508', send('0408', 'J-L1', '0508'))).toBe('WP-8.5.e');
  });

  test('WP-8.5.h by enemy land on its only road', () => {
    const where = { '0506': 'J-L1 J-N1', '0406': 'B-L1', '0507': 'B-L2' };
    expect(barred(where, '0407', send('0506', 'J-L1', '0407'))).toBe('WP-8.5.h');
  });

  test('WP-8.5.j by enemy fleets on every way out that it cannot match', () => {
    const where = { '0603': 'J-N1', '0604': 'U-N1', '0704': 'U-N2', '0804': 'J-N2' };
    expect(barred(where, '0705', send('0603', 'J-N1', '0705'))).toBe('WP-8.5.j');
    const matched = { ...where, '0603': 'J-N1 J-N3' };
    expect(barred(matched, '0705', send('0603', 'J-N1 J-N3', '0604'))).toBe('legal');
  });

  test('WP-8.4.f by its points where they would not do with nothing in between, or do not pay for the way', () => {
    const far = { '0408': 'J-L1', '0507': 'J-N2' };
    expect(barred(far, '0606', send('0408', 'J-L1', '0606'), 3)).toBe('WP-8.4.f');
    expect(barred({ '0807': 'J-L1 J-N1' }, '0908', send('0807', 'J-L1', '0908'), 2)).toBe('WP-8.4.f');
    const dear = { '0603': 'J-N1 J-N3', '0604': 'U-N1', '0704': 'U-N2', '0804': 'J-N2', '0605': 'U-A1' };
    expect(barred(dear, '0705', send('0603', 'J-N1 J-N3', '0705'), 3)).toBe('WP-8.4.f');
  });
});

describe('an impulse', () => {
  test('WP-8.2.a WP-8.4.c WP-8.4.d WP-X.ph.a WP-X.ex.a WP-8.4.h the raid on Pearl Harbor costs 9 RP from Yokosuka and 10 from Kure', () => {
    const m = opening();
    expect(refusal(m, 'J', target('1506'))).toBe('legal');
    const yokosuka = send('0904', 'J-C3 J-N3 J-N4', '1003 1103 1203 1304 1404 1405 1506');
    expect(refusal(m, 'J', yokosuka)).toBe('legal');
    expect(m.state.rp.J).toBe(11);
    const kure = send('0804', 'J-C1 J-C2 J-N1 J-N2', '0905 1004 1104 1203 1304 1404 1405 1506');
    expect(refusal(m, 'J', kure)).toBe('legal');
    expect(m.state.rp.J).toBe(1);
  });

  test('WP-8.5.r a path that is given by its goal alone is the cheapest one', () => {
    const m = opening();
    m.session.give('J', target('1506'));
    m.session.give('J', { do: 'send', from: '0904', units: ['J-N3'], cargo: [], path: '1506' });
    expect(m.state.rp.J).toBe(11);
  });

  test('WP-8.2.d WP-8.2.g `go` waits until a stack has reached the target', () => {
    const m = opening();
    m.session.give('J', target('1506'));
    expect(refusal(m, 'J', go)).toBe('WP-8.2.g');
  });

  test('WP-8.2.f WP-8.4.f the hex of the stack itself is no target, nor is one that cannot be paid', () => {
    const m = impulse('J', 5, { '0507': 'J-N1' }, rp(2));
    expect(refusal(m, 'J', target('0507'))).toBe('WP-8.2.d');
    expect(refusal(m, 'J', target('0308'))).toBe('WP-8.2.d');
    expect(refusal(m, 'J', target('0407'))).toBe('legal');
  });

  test('WP-8.5.b WP-8.5.c a target is one only once a turn for its side, and each side counts its own', () => {
    const targets = { targets: { J: ['0508'], A: ['0407'] } };
    const m = impulse('J', 5, { '0507': 'J-N1' }, targets);
    expect(refusal(m, 'J', target('0508'))).toBe('WP-8.5.b');
    expect(refusal(m, 'J', target('0407'))).toBe('legal');
  });

  test('WP-8.1.e WP-X.ex.e E-38 one RP is too little for an impulse, two are enough for a fleet and one hex', () => {
    expect(impulse('J', 5, { '0507': 'J-N1' }, rp(1)).keys).toContain('impulse.pass');
    expect(impulse('J', 5, { '0507': 'J-N1' }, rp(2)).now).toBe('J impulse');
  });

  test('WP-8.4.e E-41 land on foot pays for jungle, so that 2 RP are too few from Singapore', () => {
    const where = { '0407': 'J-L1', '0507': 'J-N1*' };
    expect(impulse('J', 5, where, rp(2)).keys).toContain('impulse.pass');
    expect(impulse('J', 5, where, rp(3)).now).toBe('J impulse');
    expect(impulse('J', 5, { '0407': 'J-L1', '0507': 'J-N1' }, rp(2)).now).toBe('J impulse');
  });

  test('WP-8.5.g E-41 land beside enemy land in its hex may not leave it', () => {
    const where = { '0606': 'J-L1 U-L1', '0907': 'J-L25 J-N1*' };
    expect(impulse('J', 5, where, rp(9)).keys).toContain('impulse.pass');
  });
});

describe('ways of fleets', () => {
  test('WP-8.5.p WP-8.X.a E-8 the western sea of Bangkok is no way to the eastern one', () => {
    const where = { '0306': 'B-N1' };
    const m = impulse('A', 5, where);
    expect(refusal(m, 'A', target('0506'))).toBe('legal');
    expect(refusal(m, 'A', send('0306', 'B-N1', '0406 0407 0507 0506'))).toBe('WP-8.5.p');
    expect(refusal(m, 'A', send('0306', 'B-N1', '0307 0407 0507 0506'))).toBe('legal');
    expect(m.state.rp.A).toBe(15);
    const last = impulse('A', 5, where);
    expect(refusal(last, 'A', target('0406'))).toBe('legal');
    expect(refusal(last, 'A', send('0306', 'B-N1', '0406'))).toBe('legal');
  });

  test('WP-8.5.p WP-8.5.o a goal with two seas is reached by the one where the stack can leave units', () => {
    const m = impulse('A', 5, { '0306': 'B-N1 U-N1', '0406e': 'J-N1' });
    m.session.give('A', target('0506'));
    const sent = { do: 'send', from: '0306', units: ['B-N1', 'U-N1'], cargo: [], path: '0406' };
    expect(refusal(m, 'A', sent)).toBe('legal');
    expect(refusal(m, 'A', { do: 'leave', units: ['U-N1'] })).toBe('legal');
    expect(refusal(m, 'A', { do: 'on', path: '0506' })).toBe('legal');
  });

  test('WP-8.5.j WP-8.5.k WP-8.5.n WP-8.5.o E-15 a stack passes enemy fleets when it leaves as much as they have', () => {
    const where = { '0607': 'U-N1 U-N2!', '0606': 'U-A1', '0707': 'J-C1 J-N1 J-N2 J-N3!' };
    const m = impulse('J', 5, where);
    m.session.give('J', target('0606'));
    expect(refusal(m, 'J', send('0707', 'J-C1 J-N1 J-N2 J-N3', '0607 0606'))).toBe('WP-8.5.j');
    expect(refusal(m, 'J', send('0707', 'J-C1 J-N1 J-N2 J-N3', '0607'))).toBe('legal');
    expect(m.now).toBe('J impulse');
    expect(refusal(m, 'J', { do: 'leave', units: ['J-N3'] })).toBe('WP-8.5.k');
    expect(refusal(m, 'J', { do: 'leave', units: ['J-N1'] })).toBe('legal');
    expect(refusal(m, 'J', { do: 'on', path: ['0606'] })).toBe('legal');
    expect(m.where('J-C1 J-N1 J-N2 J-N3')).toBe('0606 0607 0606 0606!');
    expect(m.state.rp.J).toBe(16);
  });

  test('WP-8.5.o what carries land goes on with it: it is not left behind', () => {
    const m = impulse('J', 5, { '0607': 'U-N1', '0606': 'U-A1', '0707': 'J-N1 J-N2 J-L1' });
    m.session.give('J', target('0606'));
    expect(refusal(m, 'J', send('0707', 'J-N1 J-N2 J-L1', '0607', 'J-L1 J-N1'))).toBe('legal');
    expect(refusal(m, 'J', { do: 'leave', units: ['J-N1'] })).toBe('WP-8.5.o');
    expect(refusal(m, 'J', { do: 'leave', units: ['J-N2'] })).toBe('legal');
  });

  test('WP-8.5.k E-15 fleets leave a hex with enemy fleets only when enough of them stays', () => {
    const alone = impulse('J', 5, { '0607': 'U-N1 J-C1' });
    expect(alone.keys).toContain('impulse.pass');
    const m = impulse('A', 5, { '0607': 'J-C1 U-C1 U-N1 U-N2' });
    m.session.give('A', target('0608'));
    expect(refusal(m, 'A', send('0607', 'U-C1 U-N1', '0608'))).toBe('WP-8.5.k');
    expect(refusal(m, 'A', send('0607', 'U-C1', '0608'))).toBe('legal');
  });

  test('WP-8.5.i fleets do not cross a land hexside', () => {
    const m = impulse('A', 5, { '0909': 'B-N1' });
    m.session.give('A', target('0908'));
    expect(refusal(m, 'A', send('0909', 'B-N1', '0908'))).toBe('WP-8.5.i');
  });

  test('WP-8.5.l WP-8.5.m WP-9.7.c fleets enter no hex in continued combat, those of Japan neither Panama nor South Africa', () => {
    const where = { '0606': 'U-L1 J-L1', '0607': 'J-N1', '0109': 'J-N2', '1608': 'J-N3' };
    const m = impulse('J', 5, where, { cc: ['0606'] });
    expect(refusal(m, 'J', target('0606'))).toBe('WP-8.5.l');
    const past = impulse('J', 5, { '0606': 'U-L1 J-L1', '0707': 'J-N1' }, { cc: ['0606'] });
    past.session.give('J', target('0605'));
    expect(refusal(past, 'J', send('0707', 'J-N1', '0606 0605'))).toBe('WP-8.5.l');
    expect(refusal(m, 'J', target('0110'))).toBe('WP-8.5.m');
    expect(refusal(m, 'J', target('1708'))).toBe('WP-8.5.m');
  });

  test('WP-12.1.d WP-X.ph.c E-30 on turn 1 Japan keeps out of four countries, but not out of Hawaii', () => {
    const m = opening();
    for (const hex of ['0710', '0207', '1212', '1705'])
      expect(refusal(m, 'J', target(hex))).toBe('WP-12.1.d');
    for (const hex of ['1506', '0909']) expect(m.legal().some((o) => o.hex === hex)).toBe(true);
  });
});

describe('land on foot', () => {
  test('WP-8.5.e WP-8.X.b E-8 does not cross a sea hexside, but contiguous shallows', () => {
    const palembang = impulse('J', 5, { '0408': 'J-L1' });
    expect(refusal(palembang, 'J', target('0508'))).toBe('WP-8.2.d');
    const m = impulse('J', 5, { '0407': 'J-L1' });
    m.session.give('J', target('0507'));
    expect(refusal(m, 'J', send('0407', 'J-L1', '0507'))).toBe('WP-8.5.e');
    expect(refusal(m, 'J', send('0407', 'J-L1', '0406 0507'))).toBe('legal');
    expect(m.state.rp.J).toBe(16);
  });

  test('WP-2.3.2.e WP-2.3.2.f E-2.3.2 marches from Rabaul to Port Moresby, and only by way of it to the north-east of New Guinea', () => {
    const m = impulse('J', 5, { '1008': 'J-L1' });
    m.session.give('J', target('0908'));
    expect(refusal(m, 'J', send('1008', 'J-L1', '0908'))).toBe('WP-8.5.e');
    expect(refusal(m, 'J', send('1008', 'J-L1', '0909 0908'))).toBe('legal');
  });

  test('WP-8.5.h goes through no hex with enemy land, not even through the target and back into it', () => {
    const where = { '0406': 'J-L1', '0306': 'B-L1' };
    const m = impulse('J', 5, where, rp(20));
    expect(refusal(m, 'J', target('0306'))).toBe('legal');
    expect(refusal(m, 'J', send('0406', 'J-L1', '0306 0205 0306'))).toBe('WP-8.5.h');
    expect(refusal(m, 'J', send('0406', 'J-L1', '0306'))).toBe('legal');
    const beyond = impulse('J', 5, where, rp(20));
    expect(refusal(beyond, 'J', target('0205'))).toBe('WP-8.2.d');
  });

  test('WP-8.7.a WP-8.8.b WP-8.4.g WP-8.7.f E-16 drives a lone Air out of Rangoon and removes the depot there', () => {
    const where = { '0306': 'B-A1', '0205': 'B-A2', '0406': 'J-L1' };
    const m = impulse('J', 5, where, { depots: { A: ['0306'] } });
    m.session.give('J', target('0306'));
    m.session.give('J', send('0406', 'J-L1', '0306'));
    expect(m.state.rp.J).toBe(16);
    expect(m.state.depots.A).toEqual([]);
    m.session.give('J', go);
    expect(m.now).toBe('A relocate');
    expect(m.legal().map((o) => o.to)).toEqual(['0106', '0107', '0205', '0206', '0207', '0407']);
    m.session.give('A', { do: 'relocate', unit: 'B-A1', to: '0206' });
    expect(m.where('B-A1')).toBe('0206!');
  });

  test('WP-8.7.c a damaged Air is removed instead', () => {
    const m = impulse('J', 5, { '0306': 'B-A1!', '0406': 'J-L1' });
    m.session.give('J', target('0306'));
    m.session.give('J', send('0406', 'J-L1', '0306'));
    expect(m.where('B-A1')).toBe('out');
    expect(clausesOf(m, 'air.lost')).toEqual(['WP-8.7.c']);
  });

  test('WP-8.7.h WP-8.2.h WP-8.7.i E-36 an Air that is passed is lifted at once: no surcharge behind it', () => {
    const where = { '0306': 'B-A1', '0205': 'B-L1', '0406': 'J-L1' };
    const m = impulse('J', 5, where, { depots: { A: ['0306'] }, options: { suddenDeath: true } });
    m.session.give('J', target('0205'));
    m.session.give('J', send('0406', 'J-L1', '0306 0205'));
    expect(m.state.rp.J).toBe(16);
    m.session.give('J', go);
    expect(m.legal().map((o) => o.to)).toEqual(['0106', '0107', '0205', '0206', '0207', '0407']);
    m.session.give('A', { do: 'relocate', unit: 'B-A1', to: '0107' });
    expect(m.keys).not.toContain('suddenDeath');
  });
});

test('WP-8.2.h an Air that is passed leaves the surcharge where another one covers the hex', () => {
  const left = (where: Where) => {
    const m = impulse('J', 5, { '0306': 'B-A1', '0205': 'B-L1', '0406': 'J-L1', ...where });
    m.session.give('J', target('0205'));
    expect(refusal(m, 'J', send('0406', 'J-L1', '0306 0205'))).toBe('legal');
    return m.state.rp.J;
  };
  expect([left({}), left({ '0106': 'B-A2' }), left({ '0106': 'B-A2!' })]).toEqual([16, 15, 16]);
});

describe('sea transport', () => {
  const where = { '0408': 'J-N1 J-L1' };

  test('WP-8.6.a WP-8.6.2.a WP-8.X.c E-8 a naval unit carries land to Brunei, where it lands at once', () => {
    const m = impulse('J', 5, where);
    m.session.give('J', target('0508'));
    expect(refusal(m, 'J', send('0408', 'J-N1 J-L1', '0508'))).toBe('WP-8.6.a');
    expect(refusal(m, 'J', send('0408', 'J-N1 J-L1', '0508', 'J-L1 J-N1'))).toBe('legal');
    expect(m.where('J-N1 J-L1')).toBe('0508 0508');
    expect(m.state.rp.J).toBe(18);
  });

  test('WP-8.6.1.b a stack with land aboard goes into shallow hexes alone', () => {
    const m = impulse('J', 5, where);
    m.session.give('J', target('0308'));
    expect(refusal(m, 'J', send('0408', 'J-N1 J-L1', '0308', 'J-L1 J-N1'))).toBe('WP-8.6.1.b');
    expect(refusal(m, 'J', send('0408', 'J-N1', '0308'))).toBe('legal');
  });

  test('WP-8.6.2.c WP-8.6.2.e E-17 a lone Air keeps the land aboard until combat; then it lands without dice', () => {
    const m = match(
      5,
      'movement',
      { '0907': 'J-N1 J-L1 J-L25', '1009': 'U-A1' },
      { ...rp(20), passed: { A: true } },
    );
    m.session.give('J', target('1009'));
    m.session.give('J', send('0907', 'J-N1 J-L1', '0908 1008 1009', 'J-L1 J-N1'));
    expect([m.state.rp.J, m.where('J-L1')]).toEqual([15, '1009@J-N1']);
    m.session.give('J', go);
    m.session.give('J', pass);
    expect(m.now).toBe('A relocate');
    expect(m.where('J-L1')).toBe('1009');
    expect(m.legal().map((o) => o.to)).toEqual([
      '0909',
      '0910',
      '1008',
      '1011',
      '1110',
      '1111',
      '1208',
      '1210',
    ]);
  });

  test('WP-8.1.e E-41 a card that frees the activation leaves an impulse for 1 RP', () => {
    const brunei = { ...rp(1), effects: [{ card: '1943-03', owner: 'J' }] };
    const m = impulse('J', 7, where, brunei);
    m.session.give('J', target('0508'));
    expect(refusal(m, 'J', { do: 'free', card: '1943-03' })).toBe('legal');
    expect(refusal(m, 'J', send('0408', 'J-N1', '0508'))).toBe('WP-4.3.a');
    expect(refusal(m, 'J', send('0408', 'J-N1 J-L1', '0508', 'J-L1 J-N1'))).toBe('legal');
    expect(m.state.rp.J).toBe(0);
    expect(impulse('J', 7, where, rp(1)).keys).toContain('impulse.pass');
    expect(impulse('J', 7, { '0408': 'J-N1* J-L1' }, brunei).keys).toContain('impulse.pass');
  });
});
