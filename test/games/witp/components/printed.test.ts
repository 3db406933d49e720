/** Rules 1, 2 and 4.0: what counters, cards and map say. */
import { describe, expect, test } from 'vitest';
import { makePack } from '../../../../src/games/witp/components/pack.js';
import { OUT, RESERVE, TRACK } from '../../../../src/games/witp/state/state.js';
import { optionsOf } from '../../../../src/referee/index.js';
import { components, game, match, pack, refusal, TRUK } from '../support.js';

const { file } = pack;

describe('the game', () => {
  test('WP-1.0.a has two seats; the Allies command the United States, Britain and China', () => {
    expect(game.sides).toEqual(['J', 'A']);
    expect(new Set(pack.army.A.map((unit) => pack.units[unit]?.nation))).toEqual(new Set(['US', 'UK', 'CN']));
    expect(new Set(pack.army.J.map((unit) => pack.units[unit]?.nation))).toEqual(new Set(['JP']));
  });

  test('WP-1.0.b WP-3.2.h is opened with one of four scenarios, each with its own length and options', () => {
    const opened = game.scenarios.map(({ id }) => {
      const state = game.rules.start({ scenario: id, options: {} });
      return [id, state.scenario, state.turn, state.lastTurn, optionsOf(game, id).length];
    });
    expect(opened).toEqual([
      ['standard', 'standard', 1, 16, 4],
      ['short', 'short', 1, 5, 5],
      ['1943', '1943', 6, 16, 2],
      ['delayed', 'delayed', 1, 16, 4],
    ]);
  });

  test('WP-1.0.d runs from December 1941, a month, in sixteen turns of a quarter each', () => {
    const [first, ...others] = file.turnTrack;
    expect([first?.en, others.length, others.at(-1)?.en]).toEqual(['Dec 1941', 15, 'Jul-Sep 1945']);
    expect(others.filter(({ en }) => /^(Jan-Mar|Apr-Jun|Jul-Sep|Oct-Dec) 194\d$/.test(en))).toHaveLength(15);
  });

  test('WP-1.0.e WP-1.0.f names of ships and places are told, and no rule reads them', () => {
    const renamed = structuredClone(components);
    for (const unit of renamed.units) Object.assign(unit, { en: 'x', ja: 'x' });
    for (const hex of renamed.map.hexes) Object.assign(hex, { en: 'x', ja: 'x' });
    const { units, hexes } = makePack(renamed);
    expect([units, hexes]).toEqual([pack.units, pack.hexes]);
  });
});

describe('counters', () => {
  test('WP-2.2.a are carriers, naval units, land and Air; the first two are fleets', () => {
    const fleets = (type: string) => new Set(pack.units.filter((u) => u.type === type).map((u) => u.fleet));
    expect(['CV', 'N', 'L', 'A'].map((type) => [...fleets(type)])).toEqual([
      [true],
      [true],
      [false],
      [false],
    ]);
  });

  test('WP-2.2.g each has a set-up hex, a turn of arrival, or is the spare', () => {
    const marks = pack.units.map(
      ({ setup, arrival }, i) => Number(setup >= 0) + Number(arrival > 0) + Number(i === pack.reserve),
    );
    expect(new Set(marks)).toEqual(new Set([1]));
    expect(file.units[pack.reserve]?.id).toBe('U-A12');
  });

  test('WP-2.2.h markers of ten kinds make up the counters that are no units', () => {
    const named = file.markers.map(({ id }) => id).join(' ');
    expect(named).toBe('depot-J depot-A rp redeploy turn continued force-J force-A activation target');
    expect(file.markers.reduce((sum, { count }) => sum + count, 0)).toBe(file.counts.markers);
  });

  test('WP-2.2.1.a a counter shows its nation by its colour', () => {
    const state = game.rules.start({ scenario: 'standard', options: {} });
    const scene = game.picture.scene(game.position.view(state, 'spectator'), 'en', []);
    const tone = (id: string) => scene.counters.find((one) => one.id === id)?.tone;
    const fleetsOrLand = ['J-N1', 'J-L1', 'U-N1', 'U-L1', 'B-N1', 'C-L1'].map(tone);
    expect(fleetsOrLand).not.toContain(undefined);
    // Land of Japan and of the US differs from their fleets and Air.
    expect(new Set(fleetsOrLand).size).toBe(6);
    expect(['J-A1', 'J-L2', 'U-A1', 'U-L2', 'B-L1', 'C-L2'].map(tone)).toEqual(fleetsOrLand);
  });

  test('WP-2.2.1.b WP-2.2.1.c British are Indians, Australians and New Zealanders too, and what was Dutch', () => {
    const colour = (hex: string) => pack.hexes[pack.hexIndexes.get(hex) ?? -1]?.colour;
    const dutch = ['0508', '0509', '0408', '0609'];
    expect(dutch.map(colour)).toEqual(['UK', 'UK', 'UK', 'UK']);
    expect(['0205', '1011', '1212', '0407'].map(colour)).toEqual(['UK', 'UK', 'UK', 'UK']);
    const british = pack.units.filter(({ id }) => id.startsWith('B-'));
    expect(british.every(({ nation }) => nation === 'UK')).toBe(true);
  });

  test('WP-2.3.a only what waits or is lost is off the map', () => {
    const state = game.rules.start({ scenario: 'standard', options: {} });
    const places = new Set(state.units.filter(({ at }) => at < 0).map(({ at }) => at));
    expect(places).toEqual(new Set([TRACK, RESERVE]));
    expect(state.units.some(({ at }) => at === OUT)).toBe(false);
  });
});

describe('the map', () => {
  const hexes = new Set(pack.hexes.map(({ id }) => id));

  test('WP-2.3.b every hex has a number of four digits of its own', () => {
    expect(hexes.size).toBe(pack.hexes.length);
    expect([...hexes].every((id) => /^\d{4}$/.test(id))).toBe(true);
  });

  test('WP-2.3.1.a WP-2.3.2.a a land hexside lets land pass and fleets not, sea the other way, shallows both', () => {
    const m = (unit: string, from: string, to: string) =>
      match(
        5,
        'movement',
        { ...TRUK, [from]: unit },
        { trp: { J: 20, A: 20 }, begin: { procedure: 'impulse', with: { side: 'J' } } },
      )
        .legal()
        .some(({ hex }) => hex === to);
    const passes = (from: string, to: string) => [m('J-L1', from, to), m('J-N1', from, to)];
    // Of a fleet it is asked whether the hex beside it can be entered at once: it may sail round.
    expect([m('J-L1', '0603', '0504'), m('J-N1', '0604', '0504')]).toEqual([true, false]);
    expect(passes('0407', '0406')).toEqual([true, true]);
    expect(passes('0605', '0706')).toEqual([false, true]);
  });

  test('WP-2.3.2.b Air goes into any hex with a base, whatever lies between', () => {
    const m = match(5, 'redeployLandAir', { ...TRUK, '0603': 'J-A1' }, { trp: { J: 9, A: 5 } });
    const order = (to: string) => ({ do: 'redeploy', from: '0603', units: ['J-A1'], to });
    expect(refusal(m, 'J', order('1107'))).toBe('legal');
  });

  test('WP-2.3.3.a a port is an airfield too: Air is based at it', () => {
    const m = match(5, 'redeployLandAir', { ...TRUK, '0603': 'J-A1' }, { trp: { J: 9, A: 5 } });
    const order = { do: 'redeploy', from: '0603', units: ['J-A1'] };
    const to = m.legal().flatMap((one) => (one.do === order.do ? [String(one.to)] : []));
    expect(to).toEqual(expect.arrayContaining(['0804', '0805']));
    const kind = (hex: string) => pack.hexes[pack.hexIndexes.get(hex) ?? -1]?.base;
    expect([kind('0804'), kind('0805')]).toEqual(['port', 'airfield']);
  });
});

describe('cards', () => {
  test('WP-4.0.a WP-2.4.a are ten for each year, with a name, a number and what each side gets', () => {
    for (const year of [1942, 1943, 1944, 1945]) {
      const cards = file.cards.filter((card) => card.year === year);
      expect(cards.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
    expect(file.cards.every(({ en, ja }) => en !== '' && ja !== '')).toBe(true);
    expect(pack.cards.every(({ J, A }) => J !== undefined || A !== undefined)).toBe(true);
  });
});
