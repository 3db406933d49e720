/** Lists in plans: what each of them answers, and what it passes over. */
import { describe, expect, test } from 'vitest';
import {
  NO_PROGRESS,
  type Order,
  type PlanLine,
  type PlanRest,
  RunningPlans,
  Sketching,
} from '../../../../src/referee/index.js';
import { GivenMatch } from '../../match.js';
import { file, game, type More, match, pack, position, TRUK, type Where } from '../support.js';

const line = (turn: number, sentence: Order, no = 1): PlanLine => ({
  no,
  turn,
  phase: '',
  kind: '',
  deeds: [{ sentence }],
  unfit: 'skip',
  conditions: [],
  prefer: [],
  asks: [],
  ...game.plans.address?.('J', sentence),
});

/** A match in which J's plan answers, and A is asked nothing. */
function carried(
  phase: string,
  where: Where,
  sentences: readonly Order[],
  more: More = {},
  rests: readonly PlanRest[] = [],
) {
  const lines = sentences.map((sentence, i) => line(5, sentence, i + 1));
  const plan = { lines, rests, unasked: true };
  const carrier = { side: 'J', plan, progress: NO_PROGRESS, answers: true, pressed: true };
  const plans = new RunningPlans(game, [carrier], [], { answers: 99, rolls: 99, mayGoOn: () => true });
  const terms = { trp: { J: 9, A: 5 }, passed: { J: false, A: true }, next: 'J', ...more };
  const state = position(file(5, phase, { ...TRUK, ...where }, terms));
  const m = new GivenMatch({
    of: game,
    state,
    plans,
    spare: {
      roll: ({ dice, purpose }) => dice.map(() => (purpose === 'battleA' ? 1 : 6)),
      draw: ({ from, take }) => from.slice(0, take),
    },
  });
  return { m, plans, reports: () => plans.progressOf('J')?.reports ?? [] };
}

const hexes = (indexes: readonly number[]) => indexes.map((hex) => pack.hexes[hex]?.id);

describe('a list of depots', () => {
  const depots = { depots: { J: ['0605', '0907'], A: [] } };
  const list = (more: Partial<Order>): Order => ({
    do: 'depots',
    remove: [],
    build: [],
    keep: 0,
    spare: [],
    ...more,
  });

  test('WP-6.0.a removes, builds in its order what is legal, and finishes', () => {
    const { m, reports } = carried(
      'depot',
      {},
      [list({ remove: ['0605'], build: ['1506', '0805', '0705'] })],
      depots,
    );
    expect(hexes(m.state.depots.J)).toEqual(['0705', '0805', '0907']);
    expect(m.state.step).not.toBe('depot');
    expect(reports()).toMatchObject([
      { no: 1, came: 'done', left: [{ key: 'plan.left.build', hexes: ['1506'] }] },
    ]);
  });

  test('WP-6.5.a builds while so many points are left after upkeep, and gives up what is spared while fewer are', () => {
    const few = { ...depots, trp: { J: 5, A: 5 } };
    const builds = carried('depot', {}, [list({ build: ['0705', '0805'], keep: 2 })], few);
    expect(hexes(builds.m.state.depots.J)).toEqual(['0605', '0705', '0907']);
    expect(builds.reports()).toMatchObject([{ left: [{ key: 'plan.left.build', hexes: ['0805'] }] }]);
    const spares = carried('depot', {}, [list({ keep: 4, spare: ['0605', '0907'] })], few);
    expect(hexes(spares.m.state.depots.J)).toEqual(['0907']);
    const none = carried('depot', {}, [list({ keep: 9, spare: ['0605'] })], few);
    expect(hexes(none.m.state.depots.J)).toEqual(['0907']);
  });

  test('WP-6.5.g counts what cards change of the upkeep', () => {
    const card = { ...depots, trp: { J: 9, A: 3 }, passed: { J: true, A: false }, next: 'A' };
    const state = position(
      file(5, 'depot', TRUK, { ...card, depots: { J: [], A: ['1506', '1110', '0207'] } }),
    );
    const asked = match(5, 'depot', TRUK, { ...card, effects: [{ card: '1943-05', owner: 'A' }] });
    const view = game.position.view({ ...state, effects: asked.state.effects }, 'A');
    const given = game.plans.order?.(list({ keep: 3, spare: ['1506'] }), view, { ...asked.question });
    expect(asked.question.side).toBe('A');
    expect(given).toEqual({ do: 'pass' });
  });
});

describe('the sentence of a list of depots', () => {
  const fieldsAt = (phase: string, more: More) => {
    const state = position(file(5, phase, TRUK, { trp: { J: 9, A: 5 }, ...more }));
    const form = game.plans.forms?.('J', game.position.view(state, 'J')).find((one) => one.do === 'depots');
    return new Map(form?.fields.map((field) => [field.name, field.walk]));
  };
  const given = (remove: readonly string[] = []) => ({ do: 'depots', remove });
  const offers = (fields: ReturnType<typeof fieldsAt>, remove: string[], ...built: string[]) =>
    fields.get('build')?.candidates(given(remove), built) ?? [];

  test('WP-6.4.a asks what to remove of own depots alone, and not at all without one', () => {
    const none = fieldsAt('depot', {});
    expect(['remove', 'spare'].map((name) => none.get(name)?.applies?.(given()))).toEqual([false, false]);
    const two = fieldsAt('depot', { depots: { J: ['0605', '0907'], A: ['1506'] } });
    expect(two.get('remove')?.applies?.(given())).toBe(true);
    expect(two.get('remove')?.candidates(given(), [])).toEqual(['0605', '0907']);
    expect(two.get('remove')?.forbids(given(), [], '1506')).toBe('WP-6.4.a');
  });

  test('WP-6.5.a builds no more than the points left pay for; what is removed makes room', () => {
    const means = { trp: { J: 3, A: 5 }, depots: { J: ['0605', '0907'], A: [] } };
    const fields = fieldsAt('depot', means);
    const [first, second] = offers(fields, []);
    if (first === undefined || second === undefined) throw new Error('nothing is offered');
    expect(offers(fields, [])).not.toContain('0605');
    expect(offers(fields, [], first)).toEqual([]);
    expect(fields.get('build')?.forbids(given(), [first], second)).toBe('WP-6.5.a');
    expect(offers(fields, ['0605'], first)).toContain(second);
    // Before the next turn nobody knows its points.
    expect(offers(fieldsAt('movement', means), [], first)).toContain(second);
  });

  test('WP-2.2.i lists no more than there are counters', () => {
    const all = pack.bases.map((hex) => pack.hexes[hex]?.id ?? '').slice(0, pack.depotLimit.J);
    const fields = fieldsAt('movement', { depots: { J: all, A: [] } });
    expect(fields.get('build')?.applies?.(given())).toBe(false);
    expect(fields.get('build')?.applies?.(given(all.slice(0, 1)))).toBe(true);
  });
});

describe('lists for the end of a turn', () => {
  const fleets = { '1007': 'J-C1 J-N1!', '0804': 'J-N9', '1207': 'J-N3' };

  test('WP-10.2.c whoever is left of a fleet goes to the first port of its list that takes it', () => {
    const sentence = { do: 'fleet', units: ['J-C1', 'J-N1', 'J-N2'], to: ['1506', '0904', '0804'] };
    const { m } = carried('redeployFleets', fleets, [sentence]);
    const at = (id: string) => pack.hexes[m.state.units[pack.unitIndexes.get(id) ?? -1]?.at ?? -1]?.id;
    expect([at('J-C1'), at('J-N1'), at('J-N9')]).toEqual(['0904', '0904', '0804']);
    expect(m.question.kind).toBe('redeployFleet');
  });

  test('WP-10.2.e fleets are brought home one after the other; behind that it passes, and never before', () => {
    const rest = { turn: 5, phase: 'redeployFleets', kind: 'redeployFleet', do: 'pass' };
    const home = carried('redeployFleets', fleets, [{ do: 'home' }], {}, [rest]);
    expect(home.m.state.step).not.toBe('redeployFleets');
    expect(home.m.state.units.filter(({ at }) => pack.hexes[at]?.id === '1007')).toEqual([]);
    expect(home.m.keys).not.toContain('fleets.stranded');
    const bare = carried('redeployFleets', fleets, [], {}, [rest]);
    expect(bare.m.question.kind).toBe('redeployFleet');
  });

  test('WP-10.3.d WP-10.3.e Air goes anywhere, land over the network, each to the first place that is legal', () => {
    const where = { '0605': 'J-A2', '0804': 'J-L1 J-L2' };
    const air = { do: 'stack', units: ['J-A2'], to: ['1506', '0907'] };
    const land = { do: 'stack', units: ['J-L1', 'J-L2'], to: ['1205', '0605'] };
    const { m } = carried('redeployLandAir', where, [air, land], { depots: { J: ['0605', '0907'], A: [] } });
    const at = (id: string) => pack.hexes[m.state.units[pack.unitIndexes.get(id) ?? -1]?.at ?? -1]?.id;
    expect([at('J-A2'), at('J-L1'), at('J-L2')]).toEqual(['0907', '0605', '0605']);
  });

  test('WP-10.6.a a list for rebuilding is worked off as points allow', () => {
    const where = { '0804': 'J-C1! J-N1! J-N2!' };
    const sentence = { do: 'rebuilding', units: ['J-L9', 'J-N2', 'J-C1', 'J-N1'] };
    const { m } = carried('rebuild', where, [sentence], { rp: { J: 3, A: 0 } });
    const damaged = ['J-C1', 'J-N1', 'J-N2'].filter(
      (id) => m.state.units[pack.unitIndexes.get(id) ?? -1]?.damaged,
    );
    expect(damaged).toEqual(['J-N1']);
  });

  test('WP-9.0.b hexes are fought in the order of a list, the others by number', () => {
    const where = { '0606': 'J-L1 U-L1', '0607': 'J-L2 U-L2', '0405': '', '0506': 'J-L3 U-L3' };
    const cc = ['0506', '0606', '0607'];
    const { m } = carried('combat', where, [{ do: 'battles', hexes: ['0607'] }], { cc, initiative: 'J' });
    const fought = m.session.events
      .flatMap(({ answers }) => answers)
      .flatMap(({ order }) => (order?.do === 'battle' ? [order.hex] : []));
    expect(fought.slice(0, 2)).toEqual(['0607', '0506']);
  });
});

describe('drafting ahead', () => {
  const where = { ...TRUK, '0507': 'J-N1 J-L1', '0506': 'J-N2 J-L2', '0605': 'J-L9', '0606': 'U-L1' };
  const more = { rp: { J: 9, A: 5 }, trp: { J: 9, A: 5 }, depots: { J: ['0907', '0605'], A: [] } };

  test('WP-8.1.c goes from the last impulse past combat to the end of the turn, on the position before the dice', () => {
    const m = match(5, 'movement', where, { ...more, passed: { J: false, A: true }, next: 'J' });
    const sketching = new Sketching(game, game.position.view(m.state, 'J'), 'J');
    sketching.begin(m.question, false);
    const give = (order: Order) => expect(sketching.add({ order })).toBe(true);
    give({ do: 'target', hex: '0606' });
    give({ do: 'send', from: '0506', units: ['J-L2', 'J-N2'], cargo: ['J-L2', 'J-N2'], path: ['0606'] });
    give({ do: 'go' });
    give({ do: 'pass' });
    expect(sketching.place.phase).toBe('redeployFleets');
    give({ do: 'redeploy', from: '0606', units: ['J-N2'], to: '0804' });
    expect(sketching.sketch().lines.map(({ phase }) => phase)).toEqual([
      ...['movement', 'movement', 'redeployFleets'],
    ]);
  });

  test('WP-9.0.b the order of combat is drafted where there is one to choose; the last hex needs none', () => {
    const cc = ['0506', '0606', '0607'];
    const fights = { ...TRUK, '0804': 'J-N9', '0606': 'J-L1 U-L1', '0607': 'J-L2 U-L2', '0506': 'J-L3 U-L3' };
    const m = match(5, 'combat', fights, { ...more, cc, initiative: 'J' });
    const sketching = new Sketching(game, game.position.view(m.state, 'J'), 'J');
    sketching.begin(m.question, false);
    for (const hex of ['0607', '0606']) expect(sketching.add({ order: { do: 'battle', hex } })).toBe(true);
    expect(sketching.question?.kind).toBe('redeployFleet');
  });

  test('WP-10.4.a land whose submarines are not rolled for stands at its goal and has redeployed', () => {
    const m = match(5, 'redeployLandAir', where, { ...more, passed: { J: false, A: true }, next: 'J' });
    const sketching = new Sketching(game, game.position.view(m.state, 'J'), 'J');
    sketching.begin(m.question, false);
    const stack = { do: 'redeployLand', from: '0605', units: ['J-L9'], path: '0804' };
    expect(sketching.add({ order: stack })).toBe(true);
    expect(sketching.sketch().lines).toMatchObject([{ barrier: 'roll' }]);
    expect(sketching.add({ order: { ...stack, from: '0804' } })).toBe(false);
  });

  test('WP-10.1.b leaps to a later phase find the stacks of the turn, and nobody who has passed', () => {
    const m = match(5, 'depot', where, more);
    const sketching = new Sketching(game, game.position.view(m.state, 'J'), 'J');
    sketching.begin(undefined, true);
    expect(sketching.add({ leap: 'redeployFleets' })).toBe(true);
    expect(sketching.question?.kind).toBe('redeployFleet');
    expect(game.plans.quantities?.(sketching.view)?.stacks).toBe(6);
  });
});
