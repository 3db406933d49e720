/**
 * What the pages, mails and pictures of every game ask of this one: which fields hold ids, and what ids are
 * on the map.
 */
import type { Game, LogField, LogFields, NewsKeys } from '../../referee/index.js';
import type { Pack } from './components/pack.js';

const HEX: LogField = { of: ['hex'] };
const CARD: LogField = { of: ['card'] };

export function logFieldsIn({ units, unitIndexes }: Pack): LogFields {
  const unit: LogField = { of: ['unit'], ownerOf: (id) => units[unitIndexes.get(id) ?? -1]?.side };
  return {
    hex: { ...HEX, where: 'ordered' },
    hexes: HEX,
    target: { ...HEX, where: 'told' },
    at: { ...HEX, where: 'told' },
    to: { ...HEX, where: 'told' },
    from: HEX,
    path: { of: ['hex'], way: true },
    unit,
    units: unit,
    cargo: unit,
    support: unit,
    kamikaze: unit,
    card: CARD,
    cards: CARD,
  };
}

export const several: readonly string[] = [
  'unit.damaged',
  'unit.lost',
  'unit.excess',
  'rebuilt',
  'arrived',
  'depot.built',
  'depot.removed',
];

export const news: NewsKeys = {
  fights: ['battle'],
  results: ['unit.lost', 'retreat.none', 'battle.won', 'retreat', 'cc', 'unit.damaged', 'battle'],
  passing: [
    ...['turn', 'cards.dealt', 'trp', 'initiative.', 'supply.short', 'unit.damaged', 'unit.lost'],
    ...['unit.excess', 'movement.end', 'submarines.miss', 'arrived', 'fleets.stranded'],
  ],
};

export const onMap: Game['onMap'] = { unit: { as: 'unit' }, hex: { as: 'place' } };

export const begins: NonNullable<Game['begins']> = {
  depot: 'build',
  impulse: 'send',
  redeploy: 'redeploy',
  rebuild: 'rebuild',
};
