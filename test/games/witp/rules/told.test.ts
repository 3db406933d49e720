/** What is told and kept where a rule has done its work: refusals by clause, marks that go, first to act. */
import { expect, test } from 'vitest';
import { nextSteps } from '../../../../src/referee/index.js';
import {
  begin,
  game,
  go,
  type More,
  match,
  pass,
  refusal,
  send,
  TRUK,
  target,
  type Where,
} from '../support.js';

const POINTS: More = { trp: { J: 9, A: 9 }, rp: { J: 9, A: 9 } };

test('WP-8.6.2.g WP-10.2.j land that comes ashore is like all other land: nothing of its voyage stays with it', () => {
  const where = { ...TRUK, '0804': 'J-N1 J-L1@J-N1~ J-N2' };
  const m = match(5, 'redeployFleets', where, { ...POINTS, passed: { A: true } });
  m.session.give('J', pass);
  expect(game.position.show(m.state)).toMatchObject({ units: { 'J-L1': { at: '0804' } } });
  expect(JSON.stringify(game.position.show(m.state))).not.toContain('"home"');
});

test('WP-10.3.i behind the last depot or source two hexes are the most', () => {
  const toPalau = (depots: readonly string[]) => {
    const m = match(
      5,
      'redeployLandAir',
      { ...TRUK, '0804': 'J-L1' },
      { ...POINTS, depots: { J: [...depots] } },
    );
    const order = { do: 'redeployLand', from: '0804', units: ['J-L1'], path: ['0705', '0706', '0707'] };
    return refusal(m, 'J', order);
  };
  expect([toPalau([]), toPalau(['0705'])]).toEqual(['WP-10.3.i', 'legal']);
});

test('WP-9.4.2.a WP-9.5.1.a the units of a strength are told with the clause of their battle', () => {
  const told = (where: string) => {
    const fight = match(
      5,
      'combat',
      { ...TRUK, '0508': where },
      { ...POINTS, ...begin('hex', { hex: '0508' }) },
    );
    return fight.rolls.flatMap(({ modifiers }) =>
      modifiers.filter(({ reason }) => reason === 'units').map(({ clause }) => clause),
    );
  };
  expect(told('J-L1 B-L1').slice(0, 2)).toEqual(['WP-9.4.2.a', 'WP-9.4.2.a']);
  expect(told('J-N1 J-L1@J-N1 B-L1').slice(0, 2)).toEqual(['WP-9.5.1.a', 'WP-9.5.1.a']);
});

test('WP-5.2.c a card makes its side the first to act, whoever has more points', () => {
  const first = (effects: readonly { readonly card: string; readonly owner: string }[]) =>
    match(5, 'depot', TRUK, { ...POINTS, initiative: 'A', effects: [...effects] }).now;
  expect([first([]), first([{ card: '1942-08', owner: 'J' }])]).toEqual(['A depot', 'J depot']);
});

test('WP-10.0.b WP-10.3.a with equal points the Allies begin with Air and land too', () => {
  const where = { ...TRUK, '0804': 'J-L1 J-L2', '1506': 'U-L1 U-A1' };
  expect(match(5, 'redeployLandAir', where, { ...POINTS, initiative: '=' }).now).toBe('A redeploy');
});

test('WP-12.2.k Chinese units are sent from where they stand', () => {
  const m = match(5, 'endOfTurn', { ...TRUK, '0404': 'C-L1 C-L2' }, begin('china'));
  const sent = (from: string) => refusal(m, 'A', { do: 'chinese', from, units: ['C-L1'], to: '0504' });
  expect([sent('0505'), sent('0404')]).toEqual(['WP-12.2.k', 'legal']);
});

test('WP-4.5.f fleets that a card keeps in port are refused by its rule, land beside them marches', () => {
  const where = { ...TRUK, '0407': 'J-L1 J-N1' };
  const effects = [{ card: '1943-09', owner: 'J' }];
  const m = match(8, 'movement', where, { ...POINTS, effects, ...begin('impulse', { side: 'J' }) });
  expect(refusal(m, 'J', target('0406'))).toBe('legal');
  expect(refusal(m, 'J', send('0407', 'J-N1', '0406'))).toBe('WP-4.5.f');
  expect(refusal(m, 'J', send('0407', 'J-L1', '0406'))).toBe('legal');
});

test('WP-4.3.a WP-X.sd.c no other card ends the chance of sudden death', () => {
  const off = (card: string) =>
    match(8, 'event', TRUK, { ...POINTS, ...begin('card', { side: 'J', card }) }).state.suddenDeathOff;
  expect([off('1943-10'), off('1943-09')]).toEqual([false, true]);
});

test('WP-2.3.b a condition on enemies may be of any hex of the map, and of no other', () => {
  const [hex] = (game.plans.conditionForms?.('J') ?? []).find((form) => form.do === 'enemies')?.fields ?? [];
  if (hex === undefined) throw new Error('no such condition');
  expect(nextSteps(hex, { do: 'enemies' }, [])).toEqual([...(game.rules.universe.hex ?? [])]);
});

test('WP-2.2.g a list of units names each once', () => {
  const units = game.standing.forms('J').find((form) => form.do === 'losses')?.fields[0];
  expect(units?.walk.forbids({ do: 'losses' }, ['J-L1'], 'J-L1')).toBe('WP-2.2.g');
});

test('WP-8.1.a WP-9.1.c where land stood when movement began is noted once, not after each impulse', () => {
  const where = { ...TRUK, '0408': 'J-N1 J-L1', '1506': 'U-N1' };
  const m = match(5, 'movement', where, { ...POINTS, initiative: 'J' });
  m.session.give('J', target('0508'));
  m.session.give('J', send('0408', 'J-N1 J-L1', '0508', 'J-L1 J-N1'));
  m.session.give('J', go);
  expect([m.now, m.where('J-L1')]).toEqual(['A impulse', '0508']);
  m.session.give('A', pass);
  expect(game.position.show(m.state)).toMatchObject({ landAtStart: { J: ['0408', '0907'], A: [] } });
});

test('WP-8.6.a carriers carry no land', () => {
  const where = { ...TRUK, '0408': 'J-C1 J-N1 J-L1' };
  const m = match(5, 'movement', where, { ...POINTS, ...begin('impulse', { side: 'J' }) });
  m.session.give('J', target('0508'));
  const sent = (ship: string) => send('0408', 'J-C1 J-N1 J-L1', '0508', `J-L1 ${ship}`);
  expect([refusal(m, 'J', sent('J-C1')), refusal(m, 'J', sent('J-N1'))]).toEqual(['WP-8.6.a', 'legal']);
});

test('WP-10.1.d a stack of fleets stands in one hex', () => {
  const m = match(5, 'redeployFleets', { ...TRUK, '1105': 'J-N1', '1207': 'J-N2' }, { ...POINTS, next: 'J' });
  const order = { do: 'redeploy', from: '1105', units: ['J-N1', 'J-N2'], to: '0804' };
  expect(refusal(m, 'J', order)).toBe('WP-10.1.d');
});

test('WP-10.1.a WP-10.1.d a hex says why nothing goes from it: nothing is there, or it has gone already', () => {
  const where = { ...TRUK, '1105': 'J-N1', '0804': 'J-A1 J-A2', '0605': 'J-L1' };
  const fleets = match(5, 'redeployFleets', where, { ...POINTS, next: 'J' });
  const sail = (from: string) => ({ do: 'redeploy', from, units: ['J-N1'], to: '0804' });
  expect(refusal(fleets, 'J', sail('1207'))).toBe('WP-10.1.d');
  fleets.session.give('J', sail('1105'));
  fleets.session.give('A', pass);
  expect(refusal(fleets, 'J', { ...sail('0804'), to: '0904' })).toBe('WP-10.1.a');
  const others = match(5, 'redeployLandAir', where, { ...POINTS, next: 'J' });
  const fly = { do: 'redeploy', from: '0903', units: ['J-A1'], to: '0605' };
  const march = { do: 'redeployLand', from: '0903', units: ['J-L1'], path: '0804' };
  expect([refusal(others, 'J', fly), refusal(others, 'J', march)]).toEqual(['WP-10.1.d', 'WP-10.1.d']);
});

test('WP-10.6.a nobody is rebuilt for more points than are left', () => {
  const where = { ...TRUK, '0804': 'J-C1! J-N1!' };
  const m = match(5, 'rebuild', where, { trp: { J: 9, A: 9 }, rp: { J: 1, A: 0 }, next: 'J' });
  const one = (unit: string) => refusal(m, 'J', { do: 'rebuild', unit });
  expect([one('J-C1'), one('J-N1')]).toEqual(['WP-10.6.a', 'legal']);
});

test('WP-10.1.d a card that brings land out takes it from where it is', () => {
  const effects = [{ card: '1943-08', owner: 'J' }];
  const m = match(8, 'redeployLandAir', { ...TRUK, '0605': 'J-L1' }, { ...POINTS, effects, next: 'J' });
  const out = (from: string, unit: string, to: string) =>
    refusal(m, 'J', { do: 'evacuate', card: '1943-08', from, units: [unit], to });
  expect([out('0604', 'J-L1', '0804'), out('0605', 'J-L1', '0804')]).toEqual(['WP-10.1.d', 'legal']);
});

test('WP-8.5.b WP-8.2.h the targets of a turn stand by number, in whatever order they were named', () => {
  const where = { ...TRUK, '0804': 'J-N1', '0507': 'J-N2' };
  const m = match(5, 'movement', where, { ...POINTS, initiative: 'J', passed: { A: true } });
  for (const [hex, stack] of [
    ['0805', send('0804', 'J-N1', '0805')],
    ['0508', send('0507', 'J-N2', '0508')],
  ] as const)
    for (const order of [target(hex), stack, go]) expect(refusal(m, 'J', order)).toBe('legal');
  expect(game.position.show(m.state)).toMatchObject({ targets: { J: ['0508', '0805'] } });
});

test('WP-6.5.a WP-6.6.2.a WP-8.2.a WP-10.1.b WP-10.6.a a question says what is left of what its answers are paid with', () => {
  const left = (turn: number, phase: string, where: Where, more: More) =>
    match(turn, phase, { ...TRUK, ...where }, { ...POINTS, ...more }).question.about;
  const depots = { depots: { J: ['0907', '0804'] } };
  expect(left(5, 'depot', {}, depots)).toEqual({ left: 7, price: 1 });
  expect(left(1, 'depot', {}, { next: 'A', passed: { J: true } })).toEqual({ left: 6, price: 0 });
  expect(left(5, 'movement', { '0804': 'J-N1' }, {})).toEqual({ left: 9 });
  expect(left(5, 'redeployFleets', { '0804': 'J-N1' }, { next: 'J' })).toEqual({ left: 6 });
  expect(left(5, 'redeployLandAir', { '0804': 'J-A1' }, { next: 'J' })).toEqual({ left: 6 });
  expect(left(5, 'rebuild', { '0804': 'J-N1!' }, { next: 'J' })).toEqual({ left: 9, carrier: 2, other: 1 });
});
