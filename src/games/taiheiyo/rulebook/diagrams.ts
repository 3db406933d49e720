/**
 * Positions for the rules page. What their captions claim stands here as data and is played by the referee in
 * a test.
 */
import type { Json } from '../../../referee/index.js';
import type { DiagramDrawing } from '../../shared/index.js';
import type { rulebookTexts } from '../words/index.js';

type Units = Readonly<Record<string, { readonly at: string; readonly faceDown?: boolean }>>;
type More = { readonly [word: string]: Json };

/** A position in which only these units are on the map, in turn 2 unless said otherwise. */
function position(units: Units, more: More = {}): Json {
  return { game: 'taiheiyo', turn: 2, phase: 'INITIATIVE-1', clear: true, units, ...more };
}

/**
 * An operation of a side; the card keeps the match from going on to the dice of the initiative afterwards.
 */
function operation(side: 'J' | 'A'): More {
  return { hands: { J: ['C04'] }, begin: { procedure: 'operation', with: { side } } };
}

const SOUTH = ['truk', 'rabaul', 'port_moresby', 'solomons', 'kwajalein', 'marianas', 'australia'];
const CENTRE = ['truk', 'rabaul', 'kwajalein', 'marianas', 'johnston', 'samoa'];
const NORTH = ['japan', 'midway', 'johnston', 'hawaii', 'okinawa', 'marianas', 'kwajalein', 'attu'];

export const drawings: readonly DiagramDrawing<typeof rulebookTexts.en>[] = [
  {
    id: 'umbrella',
    clauses: ['TS-4.2.g', 'TS-4.2.e', 'TS-7.4.2.a'],
    position: position(
      { j_air_1: { at: 'truk' }, a_air_1: { at: 'australia' }, us_chester: { at: 'port_moresby' } },
      operation('A'),
    ),
    orders: [{ side: 'A', order: { do: 'redeploy', unit: 'a_air_1', to: 'port_moresby' } }],
    around: SOUTH,
    after: {
      points: { rabaul: { control: null }, port_moresby: { control: 'A' }, kwajalein: { control: 'J' } },
    },
    log: ['redeploy', 'control.nobody'],
  },
  {
    id: 'contested',
    clauses: ['TS-4.2.k', 'TS-4.2.i', 'TS-4.2.n'],
    position: position(
      { us_chester: { at: 'truk' }, j_air_1: { at: 'japan' } },
      { ...operation('J'), points: { truk: { held: '2b' } } },
    ),
    orders: [{ side: 'J', order: { do: 'redeploy', unit: 'j_air_1', to: 'marianas' } }],
    around: ['japan', 'marianas', 'truk', 'rabaul', 'kwajalein'],
    after: { points: { truk: { control: null, held: '3' }, marianas: { control: 'J' } } },
    log: ['redeploy', 'control.contested'],
  },
  {
    id: 'reverts',
    clauses: ['TS-4.2.m', 'TS-4.2.q'],
    position: position(
      { us_chester: { at: 'truk' } },
      { ...operation('A'), points: { truk: { held: '2b' } } },
    ),
    orders: [{ side: 'A', order: { do: 'return', from: 'truk', ships: ['us_chester'], to: 'samoa' } }],
    around: CENTRE,
    after: { points: { truk: { control: 'J' } }, units: { us_chester: { at: 'samoa' } } },
    log: ['return', 'control.reverts'],
  },
  {
    id: 'movement',
    clauses: ['TS-7.5.b', 'TS-7.5.i', 'TS-7.5.n'],
    position: position(
      { jp_hyuga: { at: 'japan' }, jp_kumano: { at: 'japan' }, us_chester: { at: 'johnston' } },
      operation('J'),
    ),
    around: [...NORTH, 'truk', 'rabaul', 'philippines', 'indochina', 'borneo', 'dutch_harbor'],
    open: {
      given: { do: 'move', from: 'japan', ships: ['jp_hyuga', 'jp_kumano'] },
      field: 'path',
      values: [
        ...['attu', 'borneo', 'dutch_harbor', 'hawaii', 'indochina', 'kwajalein', 'marianas', 'midway'],
        ...['okinawa', 'philippines', 'rabaul', 'truk'],
      ],
    },
    refused: [
      {
        side: 'J',
        order: { do: 'move', from: 'japan', ships: ['jp_hyuga', 'jp_kumano'], path: ['midway', 'johnston'] },
        clause: 'TS-7.5.b',
        at: 'johnston',
      },
    ],
  },
  {
    id: 'reaction',
    clauses: ['TS-7.6.g', 'TS-7.6.b', 'TS-7.6.d'],
    position: position(
      {
        jp_akagi: { at: 'japan' },
        jp_kaga: { at: 'japan' },
        a_air_1: { at: 'midway' },
        us_enterprise: { at: 'hawaii' },
        us_northampton: { at: 'hawaii' },
        us_wasp: { at: 'hawaii', faceDown: true },
      },
      // In the operations phase of turn 1 no event interrupts.
      { turn: 1, ...operation('J') },
    ),
    orders: [
      { side: 'J', order: { do: 'move', from: 'japan', ships: ['jp_akagi', 'jp_kaga'], path: ['midway'] } },
    ],
    around: ['japan', 'midway', 'hawaii', 'johnston'],
    open: { given: { do: 'counterstrike' }, field: 'from', values: ['hawaii'] },
    refused: [
      { side: 'A', order: { do: 'counterstrike', from: 'hawaii', ships: ['us_wasp'] }, clause: 'TS-7.6.g' },
    ],
    log: ['move'],
  },
  {
    id: 'strike',
    clauses: ['TS-8.2.b', 'TS-8.1.b', 'TS-8.2.g', 'TS-8.2.i'],
    position: position(
      {
        jp_akagi: { at: 'midway', faceDown: true },
        jp_kaga: { at: 'midway', faceDown: true },
        us_enterprise: { at: 'midway' },
        a_air_1: { at: 'midway' },
      },
      { begin: { procedure: 'battle', with: { at: 'midway', attacker: 'J', round: 1, movementLeft: 1 } } },
    ),
    orders: [{ side: 'A', order: { do: 'allot', hits: { jp_akagi: 1 } } }],
    dice: [5, 2, 3, 1],
    around: ['midway', 'hawaii', 'johnston'],
    after: {
      units: { us_enterprise: { at: 'turn:4' }, a_air_1: { at: 'turn:3' }, jp_akagi: { at: 'turn:3' } },
    },
    log: ['combat', 'fire', 'fire', 'damage.damaged'],
  },
  {
    id: 'hits',
    clauses: ['TS-8.2.h', 'TS-8.2.f'],
    position: position(
      {
        us_chester: { at: 'rabaul' },
        us_chicago: { at: 'rabaul' },
        a_air_1: { at: 'rabaul' },
        jp_akagi: { at: 'truk' },
      },
      { begin: { procedure: 'hits', with: { side: 'J', kind: 'air', at: 'rabaul', hits: 2 } } },
    ),
    around: ['truk', 'rabaul', 'port_moresby', 'solomons'],
    open: { given: { do: 'allot' }, field: 'hits', values: ['a_air_1', 'us_chester', 'us_chicago'] },
    refused: [{ side: 'J', order: { do: 'allot', hits: { us_chester: 2 } }, clause: 'TS-8.2.h' }],
  },
  {
    id: 'last-round',
    clauses: ['TS-8.4.2.a', 'TS-8.1.a', 'TS-8.4.3.a'],
    position: position(
      { jp_kako: { at: 'rabaul', faceDown: true }, us_chester: { at: 'rabaul' } },
      { begin: { procedure: 'battle', with: { at: 'rabaul', attacker: 'J', round: 1, movementLeft: 0 } } },
    ),
    orders: [
      { side: 'J', order: { do: 'yes' } },
      { side: 'J', order: { do: 'no' } },
      { side: 'A', order: { do: 'no' } },
    ],
    dice: [1, 1],
    around: ['japan', 'marianas', 'truk', 'rabaul', 'port_moresby', 'solomons'],
    open: { given: { do: 'to' }, field: 'to', values: ['japan', 'truk'] },
    log: ['combat', 'fire', 'fire', 'retreat'],
  },
  {
    id: 'isolation',
    clauses: ['TS-9.1.b', 'TS-9.1.c', 'TS-9.1.d'],
    position: position(
      {
        jp_kako: { at: 'johnston' },
        j_air_1: { at: 'johnston' },
        us_chester: { at: 'midway' },
        us_chicago: { at: 'hawaii' },
        us_portland: { at: 'kwajalein' },
        us_quincy: { at: 'samoa' },
      },
      { hands: { J: ['C04'] }, begin: { procedure: 'isolation', with: { side: 'J' } } },
    ),
    orders: [],
    around: [...CENTRE, 'midway', 'hawaii'],
    after: { units: { jp_kako: { at: 'truk', faceDown: true }, j_air_1: { at: 'turn:3' } } },
    log: ['isolated', 'air.back', 'relocate'],
  },
  {
    id: 'capture',
    clauses: ['TS-9.2.b', 'TS-9.2.a', 'TS-9.2.2.a', 'TS-9.2.e'],
    position: position(
      {
        us_iowa: { at: 'philippines' },
        us_new_jersey: { at: 'philippines' },
        us_north_carolina: { at: 'philippines' },
        us_washington: { at: 'philippines' },
        us_nevada: { at: 'philippines' },
      },
      {
        turn: 4,
        phase: 'CAPTURE-A',
        points: { philippines: { owner: 'J', held: '2b' } },
        hands: { A: ['C01', 'C02', 'C16'] },
      },
    ),
    orders: [{ side: 'A', order: { do: 'capture', port: 'philippines', cards: ['C01'] } }],
    around: ['philippines', 'okinawa', 'indochina', 'borneo', 'marianas'],
    after: { points: { philippines: { owner: 'A', control: 'A' } } },
    log: ['capture', 'captured'],
  },
  {
    id: 'resupply',
    clauses: ['TS-7.3.1.a', 'TS-7.3.e'],
    position: position(
      { jp_kako: { at: 'rabaul', faceDown: true }, jp_akagi: { at: 'rabaul', faceDown: true } },
      { hands: { J: ['C04', 'C05'] }, begin: { procedure: 'operation', with: { side: 'J' } } },
    ),
    orders: [{ side: 'J', order: { do: 'resupply', point: 'rabaul', card: 'C04' } }],
    around: ['truk', 'rabaul', 'port_moresby', 'solomons'],
    after: { units: { jp_kako: { at: 'rabaul' }, jp_akagi: { at: 'rabaul', faceDown: true } } },
    log: ['resource', 'resupply'],
  },
];
