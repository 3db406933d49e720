/**
 * What the pages, mails and pictures of every game ask of this one: which fields hold ids, and what ids are
 * on the map.
 */
import type { Game, LogField, LogFields, NewsKeys } from '../../referee/index.js';
import type { ComponentFile } from './components/schema.js';

const UNIT: LogField = { of: ['unit'] };
const HEX: LogField = { of: ['hex'] };

export const logFields: LogFields = {
  at: { ...HEX, where: 'told' },
  target: { ...HEX, where: 'ordered' },
  to: { ...HEX, where: 'told' },
  hex: HEX,
  hexes: HEX,
  from: HEX,
  path: { ...HEX, way: true },
  unit: UNIT,
  units: UNIT,
  air: UNIT,
  help: UNIT,
  helped: UNIT,
  spotter: UNIT,
  passenger: UNIT,
  host: UNIT,
  top: UNIT,
  token: UNIT,
  bridge: { of: ['bridge'] },
  formation: { of: ['formation'] },
  // Its label, by which English writes another sign.
  column: { of: ['column'] },
};

export const news: NewsKeys = {
  fights: ['attack.', 'fire.', 'bridge.', 'building.'],
  results: [
    ...['eliminated.', 'bridge.hit', 'rubble.laid', 'attack.hit', 'building.hit', 'fire.hit'],
    ...['advance', 'attack.', 'bridge.', 'building.', 'fire.'],
  ],
  passing: ['turn'],
};

/** A bridge lies across the side of two hexes. */
export function onMapIn({ map }: Pick<ComponentFile, 'map'>): Game['onMap'] {
  const sides = new Map(map.bridges.map(({ id, a, b }) => [id, [a, b] as const]));
  return {
    unit: { as: 'unit' },
    hex: { as: 'place' },
    bridge: { as: 'side', between: (id) => sides.get(id)! },
  };
}

export const begins: NonNullable<Game['begins']> = {
  entry: 'march',
  movement: 'march',
  underway: 'go',
  attack: 'attack',
};
