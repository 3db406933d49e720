/** The turn that the sample of the mails tells of: fire and an assault in the second night turn. */
import type { SampleTurn } from '../../../referee/index.js';

const JAPANESE = {
  'J-I-4': { at: '1406', disordered: true },
  'J-II-4': { at: '1504', disordered: true },
  'J-III-4': { at: '1604', disordered: true },
  'J-I-29': { at: '1305', disordered: true },
  'J-II-29': { at: '1304', disordered: true },
  'J-III-29': { at: '1405', disordered: true },
  'J-I-16': { at: '1703' },
  'J-III-16': { at: '1901' },
  'J-II-30': { at: '1902' },
} as const;
const RUSSIANS = {
  'R-II-33': { at: '1404', disordered: true },
  'R-III-33': { at: '1503', disordered: true },
  'R-IV-33': { at: '1702', disordered: true },
  'R-II-34': { at: '1801', disordered: true },
  'R-III-34': { at: '1201' },
  'R-III-36': { at: '1302' },
  'R-IV-36': { at: '1301' },
} as const;

const ORDERS: readonly SampleTurn['orders'][number]['order'][] = [
  { do: 'choose', mode: 'fire' },
  { do: 'fire', target: '1404', units: ['J-II-29', 'J-II-4', 'J-III-29'] },
  { do: 'fire', target: '1801', units: ['J-III-16'] },
  { do: 'end' },
  { do: 'melee', target: '1702', units: ['J-I-16'] },
  { do: 'end' },
];

export const sampleTurn: SampleTurn = {
  position: { game: 'kyuchorei', turn: 2, phase: 'J1', clear: true, units: { ...RUSSIANS, ...JAPANESE } },
  orders: ORDERS.map((order) => ({ side: 'JP', order })),
};
