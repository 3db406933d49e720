/**
 * What the pages, mails and pictures of every game ask of this one: which fields hold ids, and what ids are
 * on the map.
 */
import type { Game, LogField, LogFields, NewsKeys, SceneLook } from '../../referee/index.js';
import { OBJECTIVE } from '../shared/index.js';

const UNIT: LogField = { of: ['unit'] };
const HEX: LogField = { of: ['hex'] };
const PLACE: LogField = { of: ['hex', 'step'] };

export const logFields: LogFields = {
  target: { of: ['unit', 'hex'], where: 'ordered' },
  at: { ...PLACE, where: 'told' },
  hex: { ...HEX, where: 'ordered' },
  to: { ...PLACE, where: 'told' },
  unit: UNIT,
  units: UNIT,
  fatigued: UNIT,
  fresh: UNIT,
  tokens: UNIT,
  hexes: HEX,
  from: PLACE,
  place: PLACE,
  instead: PLACE,
  path: { ...PLACE, way: true },
};

export const news: NewsKeys = {
  fights: ['attack'],
  results: ['removed.', 'combat.', 'automatic.', 'attack', 'advance', 'retreat'],
  passing: ['turn', 'recovery', 'arrival.waits'],
};

export const onMap: Game['onMap'] = {
  unit: { as: 'unit' },
  hex: { as: 'place' },
  // A step may say how it is gone: `ferry:0705`.
  step: { as: 'place', placeOf: (id) => id.slice(id.indexOf(':') + 1) },
};

export const look: SceneLook = { tones: { fort: OBJECTIVE } };
