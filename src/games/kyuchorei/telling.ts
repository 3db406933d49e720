/**
 * What the pages, mails and pictures of every game ask of this one: which fields hold ids, and what ids are
 * on the map.
 */
import type { Game, LogField, LogFields, NewsKeys, SceneLook } from '../../referee/index.js';
import { OBJECTIVE } from '../shared/index.js';

const UNIT: LogField = { of: ['unit'] };
const HEX: LogField = { of: ['hex'] };

export const logFields: LogFields = {
  target: { of: ['unit', 'hex'], where: 'ordered' },
  at: { ...HEX, where: 'told' },
  hex: { ...HEX, where: 'ordered' },
  to: { ...HEX, where: 'told' },
  unit: UNIT,
  units: UNIT,
  advancers: UNIT,
  hexes: HEX,
  from: HEX,
  places: HEX,
  path: { of: ['hex'], way: true },
};

export const news: NewsKeys = {
  fights: ['fire.', 'melee.'],
  results: [
    ...['melee.eliminated', 'noRetreat', 'melee.retreat', 'fire.again', 'fire.hit'],
    ...['advance', 'retreat', 'retreat.through', 'fatigue', 'melee.', 'fire.'],
  ],
  passing: ['turn'],
  voids: ['back'],
};

export const onMap: Game['onMap'] = { unit: { as: 'unit' }, hex: { as: 'place' } };

/** Counters are the same by night and by day. */
function both(colour: string) {
  return { light: colour, dark: colour };
}

export const look: SceneLook = {
  tones: { fort: OBJECTIVE, brigade: both('#b77a00'), reserve: both('#d9b24c') },
};
