/**
 * What the pages, mails and pictures of every game ask of this one: which fields hold ids, and what ids are
 * on the map.
 */
import type { Game, LogField, LogFields, NewsKeys } from '../../referee/index.js';

const UNIT: LogField = { of: ['unit'] };
const POINT: LogField = { of: ['point'] };
const CARD: LogField = { of: ['card'] };

export const logFields: LogFields = {
  target: { of: ['unit', 'point'], where: 'ordered' },
  at: { ...POINT, where: 'told' },
  point: { ...POINT, where: 'told' },
  to: { ...POINT, where: 'told' },
  unit: UNIT,
  units: UNIT,
  attacker: UNIT,
  ships: UNIT,
  carriers: UNIT,
  air: UNIT,
  points: POINT,
  port: POINT,
  ports: POINT,
  from: POINT,
  place: POINT,
  places: POINT,
  source: POINT,
  path: { of: ['point'], way: true },
  card: CARD,
  cards: CARD,
  event: { of: ['event'] },
};

export const several: readonly string[] = ['control.side', 'control.nobody'];

export const news: NewsKeys = {
  fights: ['combat', 'strike', 'turn0', 'capture'],
  results: [
    ...['damage.sunk', 'capture', 'captured', 'combat.won', 'damage.damaged', 'damage.withdrawn'],
    ...['control.side', 'control.reverts', 'control.asBase', 'turn0', 'combat', 'strike'],
  ],
  passing: [
    ...['turn', 'reinforcement', 'arrival', 'arrival.repaired', 'arrival.waits', 'withdrawn', 'draw'],
    ...['initiative.dice', 'initiative.equal', 'operations.over'],
  ],
};

export const onMap: Game['onMap'] = { unit: { as: 'unit' }, point: { as: 'place' } };

export const begins: NonNullable<Game['begins']> = { operation: 'move', supplyOrder: 'return' };
