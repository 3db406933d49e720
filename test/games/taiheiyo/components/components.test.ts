/** The components: points, routes, units, cards; and what a component pack must hold. TS-2. */
import { describe, expect, test } from 'vitest';
import { createTaiheiyo } from '../../../../src/games/taiheiyo/index.js';
import { ComponentError, type Json } from '../../../../src/referee/index.js';
import { GivenMatch, positionOf } from '../../match.js';
import {
  A_HAND,
  allot,
  back,
  begin,
  card,
  components,
  faultOf,
  file,
  game,
  J_HAND,
  match,
  move,
  operation,
  pack,
  redeploy,
  spend,
} from '../support.js';
import { changed, unit } from './changed.js';

describe('the components', () => {
  test('TS-2.0.a 160 counters, 16 cards, two dice', () => {
    const markers = components.markers.reduce((n, m) => n + m.count, 0);
    expect([pack.units.length + markers, pack.cards.length, components.counts.dice]).toEqual([160, 16, 2]);
  });
  test('TS-2.1.a units stand on points, in boxes or nowhere', () => {
    expect(faultOf(file(1, { atlantis: 'jp_kako' }))).toBe('units.jp_kako.at');
    expect(faultOf(file(1, { truk: 'jp_kako', 'turn:3': 'jp_aoba', out: 'jp_akagi' }))).toBeUndefined();
  });
  test('TS-2.1.b routes cost 1 or 2', () => {
    expect(new Set(pack.file.map.routes.map((r) => r.length))).toEqual(new Set([1, 2]));
    const m = operation('J', 2, { japan: 'jp_kako', hawaii: 'us_chester' });
    expect(m.clauseOf(move('japan', 'jp_kako', 'midway johnston samoa'))).toBe('TS-7.5.d');
  });
  test('TS-2.1.1.a 11 ports with values, 11 bases without', () => {
    const ports = pack.points.filter((p) => p.port);
    expect([ports.length, pack.points.length - ports.length, ports.reduce((n, p) => n + p.vp, 0)]).toEqual([
      11, 11, 20,
    ]);
    expect(pack.points.filter((p) => !p.port).every((p) => p.vp === 0)).toBe(true);
  });
  test('TS-2.1.1.b one air unit a base, any number in an own port', () => {
    const m = operation('J', 2, { rabaul: 'j_air_1', truk: 'j_air_2 j_air_3', japan: 'j_air_4' });
    expect(m.clauseOf(redeploy('j_air_4', 'rabaul'))).toBe('TS-2.1.1.b');
    expect(m.play(redeploy('j_air_4', 'truk')).where('j_air_4')).toEqual(['truk']);
  });
  test('TS-2.1.1.c ships return to ports alone', () => {
    expect(operation('J', 2, { truk: 'jp_kako' }).clauseOf(back('truk', 'jp_kako', 'okinawa'))).toBe(
      'TS-2.1.1.c',
    );
  });
  test('TS-2.1.1.d TS-2.1.2.b TS-7.3.1.a TS-7.3.e a port resupplies all, a base cruisers alone', () => {
    const base = operation('A', 2, { midway: 'us_yorktown* us_chester*' }, A_HAND('C01'));
    base.play({ do: 'resupply', point: 'midway', card: 'C01' });
    expect(base.where('us_yorktown', 'us_chester')).toEqual(['midway*', 'midway']);
    const port = operation('A', 2, { samoa: 'us_yorktown* us_chester*' }, A_HAND('C01'));
    expect(
      port.play({ do: 'resupply', point: 'samoa', card: 'C01' }).where('us_yorktown', 'us_chester'),
    ).toEqual(['samoa', 'samoa']);
    expect(
      operation('A', 2, { midway: 'us_yorktown*' }, A_HAND('C01')).clauseOf({
        do: 'resupply',
        point: 'midway',
        card: 'C01',
      }),
    ).toBe('TS-7.3.e');
  });
  test('TS-2.1.1.e home ports resupply their nation for nothing', () => {
    const m = match(
      2,
      { japan: 'jp_kako*', ceylon: 'gb_exeter*', truk: 'jp_aoba*' },
      begin('resupply', { side: 'J' }),
    );
    expect(m.where('jp_kako', 'jp_aoba')).toEqual(['japan', 'truk*']);
  });
  test('TS-2.1.1.f TS-4.2.j a port held as a base is a base: no return, one air unit', () => {
    const more = { points: { truk: { held: '2b' } } };
    const m = operation('A', 2, { truk: 'us_chester', hawaii: 'us_chicago a_air_1 a_air_2' }, more);
    expect(m.clauseOf(back('hawaii', 'us_chicago', 'truk'))).toBe('TS-2.1.1.f');
    m.play(redeploy('a_air_1', 'truk'));
    const n = operation('A', 2, { truk: 'us_chester a_air_1', hawaii: 'a_air_2' }, more);
    expect(n.clauseOf(redeploy('a_air_2', 'truk'))).toBe('TS-2.1.1.b');
  });
  test('TS-2.1.2.a any number of ships in a point', () => {
    const all = pack.army.A.filter((u) => pack.units[u]?.nation === 'US' && pack.units[u]?.ship).map(
      (u) => pack.units[u]?.id,
    );
    expect(all.length).toBeGreaterThan(40);
    expect(faultOf(file(2, { hawaii: all.join(' ') }))).toBeUndefined();
  });
  test('TS-2.1.3.a TS-2.1.3.b boxes 1 to 5, an unbounded score', () => {
    expect(faultOf(file(2, { 'turn:6': 'jp_kako' }))).toBe('units.jp_kako.at');
    const m = match(4, {}, { ...begin('scoring'), score: 60 });
    expect(m.state.score).toBe(54);
  });
  test('TS-2.2.a ships have a face, air units none', () => {
    expect(faultOf(file(2, { truk: 'j_air_1*' }))).toBe('units.j_air_1.faceDown');
    expect(faultOf(file(2, { truk: 'jp_kako*' }))).toBeUndefined();
  });
  test('TS-2.2.b TS-2.2.3.a TS-2.2.5.a values and codes', () => {
    expect(unit('jp_shokaku')).toMatchObject({
      air: 4,
      gunnery: 0,
      defence: 2,
      movement: 3,
      code: 'H',
      heavyArmour: false,
    });
    expect(unit('us_north_carolina')).toMatchObject({
      air: 0,
      gunnery: 4,
      defence: 4,
      movement: 2,
      code: '2',
      heavyArmour: true,
    });
  });
  test('TS-2.2.c De Ruyter is as British', () => {
    const m = operation('A', 2, { ceylon: 'nl_de_ruyter' }).play(
      back('ceylon', 'nl_de_ruyter', 'madagascar'),
    );
    expect(m.where('nl_de_ruyter')).toEqual(['madagascar']);
    expect(
      match(2, { ceylon: 'nl_de_ruyter*' }, begin('resupply', { side: 'A' })).where('nl_de_ruyter'),
    ).toEqual(['ceylon']);
    expect(
      match(2, { 'turn:2': 'nl_de_ruyter!', japan: 'jp_kako' }, { phase: 'REINFORCEMENT' }).where(
        'nl_de_ruyter',
      ),
    ).toEqual(['madagascar']);
  });
  test('TS-2.2.d TS-7.4.b a face-down ship cannot move but return', () => {
    const m = operation('J', 2, { truk: 'jp_kako*' });
    expect(m.clauseOf(move('truk', 'jp_kako', 'rabaul'))).toBe('TS-7.4.b');
    expect(m.play(back('truk', 'jp_kako', 'japan')).where('jp_kako')).toEqual(['japan*']);
  });
  test('TS-2.2.1.a TS-2.2.2.a carriers and air units have air strength, other ships gunnery', () => {
    for (const u of pack.units)
      expect(
        u.type === 'carrier' || !u.ship ? u.air > 0 && u.gunnery === 0 : u.air === 0 && u.gunnery > 0,
      ).toBe(true);
  });
  test('TS-2.2.4.a movement 0 moves 3 where no enemy is, and not into one', () => {
    expect(
      operation('A', 2, { hawaii: 'us_nevada' })
        .play(move('hawaii', 'us_nevada', 'samoa'))
        .where('us_nevada'),
    ).toEqual(['samoa*']);
    const m = operation('A', 2, { hawaii: 'us_nevada', midway: 'jp_kako' });
    expect(m.clauseOf(move('hawaii', 'us_nevada', 'midway'))).toBe('TS-2.2.4.a');
  });
  test('TS-2.2.6.a classes follow from the values', () => {
    const types: Record<string, string> = { CV: 'carrier', BB: 'battleship', CA: 'cruiser' };
    for (const [i, u] of components.units.entries())
      if (u.kind === 'ship')
        expect([pack.units[i]?.type, pack.units[i]?.capital]).toEqual([types[u.type], u.capital]);
  });
  test('TS-2.2.7.a TS-2.3.d a single-use event is spent for good, its card is not', () => {
    const where = { japan: 'jp_kako', hawaii: 'us_chester' };
    const m = match(2, where, { ...begin('operate', { side: 'J' }), ...A_HAND('C02') }).play(
      'operate',
      card('A15'),
    );
    expect(m.state.spent).toEqual(['A15']);
    const n = match(2, where, { phase: 'INITIATIVE-2', ...A_HAND('C02'), spent: ['A15'] }).play(spend('C02'));
    expect(n.discards).toEqual(['C02']);
  });
  test('TS-2.2.8.a TS-7.5.f the movement left is kept for the combat', () => {
    const m = operation('J', 2, { truk: 'jp_kako', rabaul: 'us_chester' }).play(
      move('truk', 'jp_kako', 'rabaul'),
    );
    expect(m.state.battle).toMatchObject({ left: 2, round: 1 });
  });
  test('TS-2.2.8.b the rounds do not change when slow ships are lost', () => {
    const n = operation('J', 2, { truk: 'jp_fuso jp_kako', rabaul: 'us_chester' }, {}, [1, 5, 6]);
    n.play(move('truk', 'jp_fuso jp_kako', 'rabaul'), 'yes', allot('jp_fuso'), 'no', 'no');
    expect(n.now).toBe('J retreatPort'); // no second round though Kako alone has movement 3
  });
  test('TS-2.3.a TS-2.3.c each card has two events; operation cards cost the operation, others wait for their moment', () => {
    expect(pack.cards.every((c) => c.J.no.startsWith('J') && c.A.no.startsWith('A'))).toBe(true);
    const m = operation('J', 2, { truk: 'jp_kako' }, J_HAND('C08'));
    expect(m.clauseOf({ do: 'event', event: 'J08' })).toBe('TS-2.3.c');
  });
  test('TS-2.3.b nobody plays the enemy’s event', () => {
    const m = operation('J', 2, { truk: 'jp_kako' }, J_HAND('C09'));
    expect(m.clauseOf({ do: 'event', event: 'A08', source: 'truk', target: 'rabaul' })).toBe('TS-2.3.b');
  });
  test('TS-2.3.1.a TS-2.3.2.a a resource is one card, face-up on the discards', () => {
    const m = match(2, { japan: 'jp_kako' }, { ...J_HAND('C01', 'C05') });
    expect(m.clauseOf(spend('C02'))).toBe('TS-2.3.2.a');
    m.play(spend('C01'));
    expect([m.hand('J'), m.discards]).toEqual([['C05'], ['C01']]);
    expect(game.position.view(m.state, 'A').body).toMatchObject({ discards: ['C01'] });
  });
  test('the data of the designer’s notes: TS-DN.c is below', () =>
    expect(unit('jp_chokai')?.defence).toBe(1));
  test('TS-DN.c TS-DN.d sisters are equal; Chokai and Maya one defence less, for the whole game', () => {
    expect(
      [unit('jp_takao'), unit('jp_atago'), unit('jp_maya'), unit('jp_chokai')].map((u) => u?.defence),
    ).toEqual([2, 2, 1, 1]);
    const m = match(2, { 'turn:2': 'jp_maya!', hawaii: 'us_chester' }, { phase: 'REINFORCEMENT' });
    expect([m.where('jp_maya'), unit('jp_maya')?.defence]).toEqual([['japan'], 1]);
  });
  test('TS-DN.e old battleships are slow', () => {
    expect([unit('us_nevada')?.movement, unit('jp_fuso')?.movement]).toEqual([0, 1]);
  });
  test('TS-DN.a cards from Borneo come in every turn', () => {
    for (const turn of [2, 3, 4, 5])
      expect(
        match(turn, { borneo: 'jp_kako' }, { phase: 'REINFORCEMENT' }).hand('J'),
        `${turn}`,
      ).toHaveLength(2);
  });
});

describe('a component pack', () => {
  test('that is corrected can be played, one with a fault names its place', () => {
    const stronger = createTaiheiyo(changed((c) => Object.assign(c.units[0] ?? {}, { air: 9 })));
    expect(stronger.rules.universe.unit?.size).toBe(129);
    const faults = [
      changed((c) => Object.assign(c.map.routes[0] ?? {}, { a: 'atlantis' })),
      changed((c) => Object.assign(c.units[1] ?? {}, { id: 'jp_akagi' })),
      changed((c) => Object.assign(c.units[0] ?? {}, { air: -1 })),
      changed((c) => c.turns.pop()),
      changed((c) => Object.assign(c.rules, { japaneseDrawAt: 'atlantis' })),
      changed((c) => Object.assign(c.turn0.malaya, { at: 'atlantis' })),
    ].map((pack_) => {
      try {
        createTaiheiyo(pack_);
        return 'none';
      } catch (fault) {
        return fault instanceof ComponentError ? fault.at : 'other';
      }
    });
    expect(faults).toEqual([
      'map.routes',
      'units',
      'units.0.air',
      'turns.0',
      'rules.japaneseDrawAt',
      'turn0.malaya.at',
    ]);
  });
  test('TS-6.2.a TS-5.1.c tells where Japan gets its cards and where the air units strike in turn 0', () => {
    const other = createTaiheiyo(
      changed((c) => {
        c.rules.japaneseDrawAt = 'rabaul';
        c.turn0.malaya = { from: 'truk', at: 'philippines' };
      }),
    );
    const begun = (json: Json, dice: number[], draws: string[]) =>
      new GivenMatch({ of: other, state: positionOf(other, json), dice, draws });
    const second = file(2, { rabaul: 'jp_kako' }, { phase: 'REINFORCEMENT' });
    expect(begun(second, [], ['C01', 'C02', 'C03', 'C04', 'C05']).state.hands.J).toHaveLength(2);
    const raid = file(0, { truk: 'j_air_1', philippines: 'gb_exeter', japan: 'jp_kako' }, begin('turn0'));
    expect(begun(raid, [3, 6, 1, 2], []).log.find((e) => e.key === 'damage.sunk')).toMatchObject({
      unit: 'gb_exeter',
    });
  });
  test('TS-2.2.c the Dutch ship is a British target of turn 0', () => {
    const m = match(0, { indochina: 'j_air_1', singapore: 'nl_de_ruyter' }, begin('turn0'), [3, 6]);
    expect(m.where('nl_de_ruyter')).toEqual(['out']);
  });
});
