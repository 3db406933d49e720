/** Standing orders: what the forms of a side offer is taken from it, and which can never apply again. */
import { describe, expect, test } from 'vitest';
import {
  type BaseState,
  checkOrder,
  type Game,
  type Json,
  type Order,
  sampleOrder,
} from '../../src/referee/index.js';
import { picker } from '../referee/support.js';
import { ROWS } from '../secrets/games.js';
import * as ky from './kyuchorei/support.js';
import * as mn from './manila45/support.js';
import * as sp from './squarepeg/support.js';
import * as ts from './taiheiyo/support.js';
import * as wp from './witp/support.js';

const SENTENCES = 300;

test.each(ROWS.map(({ game }) => [game.id, game] as const))(
  'every sentence that the forms of a side offer is taken from it: %s',
  (_, game) => {
    const pick = picker(1);
    for (const side of game.sides) {
      const forms = game.standing.forms(side);
      if (forms.length === 0) continue;
      const decision = { side, kind: 'standing', clause: '', public: false, forms };
      for (let i = 0; i < SENTENCES; i++) {
        const order = sampleOrder(decision, pick);
        expect(order).toBeDefined();
        expect(checkOrder(decision, game.rules.universe, order)).toMatchObject({ ok: true });
      }
    }
  },
);

interface Held {
  readonly what: string;
  readonly position: Json;
  readonly side: string;
  readonly order: Order;
  readonly off: 'units' | 'turn' | undefined;
}

function holds<S extends BaseState>(game: Game<S>, position: (json: Json) => S, rows: readonly Held[]): void {
  test.each(rows)('$what: $off', ({ position: json, side, order, off }) => {
    const forms = game.standing.forms(side);
    const decision = { side, kind: 'standing', clause: '', public: false, forms };
    expect(checkOrder(decision, game.rules.universe, order)).toMatchObject({ ok: true });
    expect(game.standing.outlived?.(order, game.position.view(position(json), side))).toBe(off);
  });
}

describe('Kyuchorei', () => {
  const on = ky.file(3, 'J1', { 'J-I-4': '1604', 'R-III-33': '1503' });
  const retreat = (unit?: string): Order => ({
    do: 'retreat',
    ...(unit === undefined ? {} : { unit }),
    policy: 'hold',
    prefer: [],
    avoid: [],
  });
  holds(ky.game, ky.position, [
    {
      what: 'the retreat of a unit on the map',
      position: on,
      side: 'JP',
      order: retreat('J-I-4'),
      off: undefined,
    },
    { what: 'of one that is eliminated', position: on, side: 'JP', order: retreat('J-III-4'), off: 'units' },
    { what: 'of all units', position: on, side: 'JP', order: retreat(), off: undefined },
    {
      what: 'of a unit that is still to be placed',
      position: { game: 'kyuchorei' },
      side: 'JP',
      order: retreat('J-III-4'),
      off: undefined,
    },
  ]);
});

describe('Square Peg', () => {
  const on = sp.file('NZ-MOVEMENT', { 'NZ-14': '0601', 'NZ-30': 'out' }, { ravine: '0905' });
  const advance = (...units: string[]): Order => ({ do: 'advance', rule: 'listed', units });
  holds(sp.game, sp.position, [
    { what: 'a unit on the map', position: on, side: 'NZ', order: advance('NZ-14', 'NZ-30'), off: undefined },
    {
      what: 'units that are off the map for good',
      position: on,
      side: 'NZ',
      order: advance('NZ-30'),
      off: 'units',
    },
    {
      what: 'the retreat of one that is',
      position: on,
      side: 'NZ',
      order: { do: 'retreat', unit: 'NZ-30', prefer: ['towardMission'] },
      off: 'units',
    },
  ]);
});

describe('Manila', () => {
  const on = mn.file('B', { '1/129': '2828', '2/129': 'out', '3/129': 'out' }, { turn: 3 });
  const never = (...names: string[]): Order => ({ do: 'unitRule', units: mn.idsOf(...names), rule: 'never' });
  holds(mn.game, mn.position, [
    { what: 'a unit on the map', position: on, side: 'US', order: never('1/129', '2/129'), off: undefined },
    {
      what: 'units that are eliminated',
      position: on,
      side: 'US',
      order: never('2/129', '3/129'),
      off: 'units',
    },
    {
      what: 'the wish to be asked in a turn that is past',
      position: on,
      side: 'US',
      order: { do: 'askMe', turn: '2' },
      off: 'turn',
    },
    { what: 'this turn', position: on, side: 'US', order: { do: 'askMe', turn: '3' }, off: undefined },
  ]);
});

describe('Taiheiyo', () => {
  const on = ts.file(3, { midway: 'jp_akagi' });
  const strike = (...ships: string[]): Order => ({ do: 'reaction', rule: 'counterstrike', odds: 100, ships });
  holds(ts.game, ts.position, [
    {
      what: 'ships of which one is afloat',
      position: on,
      side: 'J',
      order: strike('jp_akagi', 'jp_kaga'),
      off: undefined,
    },
    { what: 'ships that are sunk', position: on, side: 'J', order: strike('jp_kaga'), off: 'units' },
    {
      what: 'supply of a turn that is past',
      position: on,
      side: 'J',
      order: { do: 'supply', turn: 2, no: 1, what: 'resupply', point: 'truk', keep: 0 },
      off: 'turn',
    },
    {
      what: 'supply of every turn',
      position: on,
      side: 'J',
      order: { do: 'supply', turn: 0, no: 1, what: 'resupply', point: 'truk', keep: 0 },
      off: undefined,
    },
    { what: 'any ships', position: on, side: 'J', order: strike(), off: undefined },
  ]);
});

describe('War in the Pacific', () => {
  const on = wp.file(5, 'movement', { ...wp.TRUK, out: 'J-L1' });
  const losses = (...units: string[]): Order => ({ do: 'losses', units });
  holds(wp.game, wp.position, [
    { what: 'a unit on the map', position: on, side: 'J', order: losses('J-L25', 'J-L1'), off: undefined },
    { what: 'units that are lost', position: on, side: 'J', order: losses('J-L1'), off: 'units' },
  ]);
});
