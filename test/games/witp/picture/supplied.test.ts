/** Where supply comes from, or what stops it: said of units and hexes, and laid over the map. */
import { describe, expect, test } from 'vitest';
import { outOfSupply } from '../../../../src/games/witp/rules/supply/check.js';
import type { FieldOfView, View } from '../../../../src/referee/index.js';
import { initialOptions, LOCALES, Session, sampleOrder } from '../../../../src/referee/index.js';
import { faultsOf } from '../../support/prose.js';
import { file, game, type More, pack, picker, position, seededChance, TRUK, type Where } from '../support.js';

const DEPOT: More = { depots: { J: ['0907'], A: [] } };
const viewOf = (where: Where, more: More = DEPOT): View =>
  game.position.view(position(file(5, 'movement', { ...TRUK, ...where }, more)), 'J');

function look(where: Where, from: string, more: More = DEPOT): FieldOfView {
  const found = game.picture.sights?.from(viewOf(where, more), from, 'en');
  if (found === undefined) throw new Error(`nothing called ${from}`);
  return found;
}

const tinted = ({ layer }: FieldOfView, tone: string): string[] =>
  layer.tints.filter((tint) => tint.tone === tone).map(({ place }) => place);

describe('the supply of a unit', () => {
  test('WP-7.1.a comes from a depot in its hex or next to it, whatever stands there', () => {
    expect(look({}, 'J-L25').lines).toEqual(['In supply.', 'Depot Truk 0907: in this hex.']);
    expect(look({ '0908': 'J-L1', '0807': 'U-A1' }, 'J-L1').lines).toEqual([
      'In supply.',
      'Depot Truk 0907: next to it.',
    ]);
  });

  test('WP-7.1.b WP-7.1.c comes over one free hex of two, which is named and drawn', () => {
    const two = look({ '1008': 'J-L1', '1007': 'U-N1' }, 'J-L1');
    expect(two.lines).toEqual(['In supply.', 'Depot Truk 0907: two hexes away, over 0908.']);
    expect(two.layer.shown).toBe(true);
    expect([tinted(two, 'alarm'), tinted(two, 'second'), tinted(two, 'first')]).toEqual([
      ['1007'],
      ['0908'],
      ['0907'],
    ]);
  });

  test('WP-7.1.b WP-7.2.a where each hex in between is closed it says by what, and what would follow', () => {
    const shut = { '1008': 'J-L1!', '1007': 'U-N1', '0909': 'U-A1' };
    expect(look(shut, 'J-L1').lines).toEqual([
      'Out of supply and damaged already: removed if supply were checked now.',
      'Depot Truk 0907: two hexes away, but stopped in 0908 (enemy air zone), 1007 (enemy unit).',
    ]);
  });

  test('WP-7.1.e beyond two hexes it names the nearest depot or source, and where there is none says so', () => {
    expect(look({ '1208': 'J-L1' }, 'J-L1').lines).toEqual([
      'Out of supply: damaged if supply were checked now.',
      'Depot Truk 0907, 3 hexes away, is the nearest; supply reaches two.',
    ]);
    const none = { '0804': 'U-L1', '0904': 'U-L2', '0903': 'U-L3', '1208': 'J-L1' };
    expect(look(none, 'J-L1', {}).lines.at(-1)).toBe('There is no depot and no source that works.');
  });

  test('WP-7.0.a WP-7.3.a WP-7.3.b fleets and whoever is always in supply are said to be', () => {
    const where = { '1208': 'U-N1', '0207': 'B-L1', '0504': 'C-L1' };
    const said = ['U-N1', 'B-L1', 'C-L1'].map((id) => look(where, id).lines);
    expect(said).toEqual([
      ['Fleets are always in supply.'],
      ['Always in supply: an Allied unit in a hatched hex.'],
      ['Chinese units are always in supply in China.'],
    ]);
  });
});

describe('the supply of a hex', () => {
  test('WP-6.1.b WP-6.2.b says of each side what reaches it, and whether a depot can be built', () => {
    const { lines } = look({}, '0906');
    expect(lines).toEqual([
      'Japan: units here are in supply.',
      'Depot Truk 0907: next to it.',
      'Source Kure 0804: two hexes away, over 0805, 0905.',
      'Source Yokosuka 0904: two hexes away, over 0905.',
      'Network: a line of 1 hex leads to it; a depot can be built here.',
      'Allies: units here are out of supply.',
      'Source South Africa 0110, 8 hexes away, is the nearest; supply reaches two.',
      'Network: no line of three hexes leads from here to a source or a depot that is joined to one.',
    ]);
  });

  test('nothing is found by a name that is not on the map', () => {
    expect(game.picture.sights?.from(viewOf({}), 'J-L2', 'en')).toBeUndefined();
    expect(game.picture.sights?.from(viewOf({}), '9999', 'en')).toBeUndefined();
  });
});

describe('the layer of units out of supply', () => {
  test('WP-7.2.a marks their hexes with their number, and names them', () => {
    const layer = game.picture.layers
      ?.find(({ id }) => id === 'supply')
      ?.over(viewOf({ '1208': 'J-L1 J-A1' }), 'en');
    expect(layer?.tints).toEqual([{ place: '1208', tone: 'alarm', text: '2' }]);
    expect(layer?.alt).toContain(
      'Out of supply as the map stands, Japan: L1 in Ellice Islands 1208, A1 in Ellice Islands 1208',
    );
  });
});

describe('over a whole match', () => {
  test('WP-7.1.a WP-7.1.e what is said of a unit is what the check would find, in both languages', () => {
    const session = new Session(
      game,
      game.rules.start({ scenario: 'standard', options: initialOptions(game, 'standard') }),
      { chance: seededChance(3) },
    );
    const pick = picker(3);
    let looked = 0;
    for (let given = 0; session.stop.at === 'asked' && given < 4_000; given++) {
      const [question] = session.questions;
      const order = question && sampleOrder(question, pick);
      if (question === undefined || order === undefined) break;
      session.give(question.side, order);
      if (given % 100 !== 0) continue;
      const short = outOfSupply({ pack, state: session.state }).map((unit) => pack.units[unit]?.id);
      const view = game.position.view(session.state, 'spectator');
      for (const { units } of game.picture.sights?.units(view, 'en').slice(1) ?? [])
        for (const { id } of units) {
          const [first = ''] = game.picture.sights?.from(view, id, 'en')?.lines ?? [];
          expect([id, /^Out of supply/.test(first)]).toEqual([id, short.includes(id)]);
          looked++;
        }
      for (const locale of LOCALES) {
        const said = pack.bases.flatMap(
          (hex) => game.picture.sights?.from(view, pack.hexes[hex]?.id ?? '', locale)?.lines ?? [],
        );
        expect(faultsOf(said.join('\n'), locale)).toEqual([]);
      }
    }
    expect(looked).toBeGreaterThan(400);
  });
});
