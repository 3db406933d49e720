/**
 * What pages, mails and pictures must know of the toy: which fields hold ids, where ids are on the map, and
 * what it draws with.
 */
import type { Game, LogField, LogFields, SceneLook, Tells, Words } from '../../src/referee/index.js';
import { POINTS } from './components.js';

/** What a counter can be: ids that only the log names. */
export const KINDS: { readonly [kind: string]: Words } = {
  flag: { en: 'Flag', ja: '旗手' },
  guard: { en: 'Guard', ja: '衛兵' },
  scout: { en: 'Scout', ja: '斥候' },
};

const UNIT: LogField = { of: ['unit'], ownerOf: (id) => (id.startsWith('r') ? 'RED' : 'BLUE') };
const CARD: LogField = { of: ['card'] };
const KIND: LogField = { of: ['kind'] };

export const logFields: LogFields = {
  target: { of: ['spot'], where: 'ordered' },
  at: { of: ['spot'], where: 'told' },
  to: { of: ['spot'], where: 'told' },
  path: { of: ['spot'], way: true },
  unit: UNIT,
  units: UNIT,
  card: CARD,
  cards: CARD,
  kind: KIND,
  kinds: KIND,
};

export const tells: Tells = {
  lost: { weight: 'loss', of: 'unit' },
  fellBack: { weight: 'harm', of: 'unit', is: 'retreated' },
  ambushed: { weight: 'harm', of: 'unit', is: 'hit' },
  battle: { weight: 'fight' },
  marched: { weight: 'move', of: 'unit' },
  signal: { weight: 'card' },
};

export const onMap: Game['picture']['onMap'] = { unit: { as: 'unit' }, spot: { as: 'place' } };

/** Meadows, and the flag as it flies. */
export const look: SceneLook = {
  tones: { meadow: { light: '#d3e6b8', dark: '#34462b' } },
  symbols: { pennon: { lines: 'M-16 14V-14', solids: 'M-16-14L20-5L-16 4Z', silhouette: true } },
};

/** Places by their names with a capital, kinds in words, the rest by id. */
export const nameOf: Game['words']['nameOf'] = (of, id, locale) => {
  if (of === 'kind') return KINDS[id]?.[locale] ?? id;
  const isSpot = of === 'spot' && POINTS.some((point) => point === id);
  return isSpot ? id.charAt(0).toUpperCase() + id.slice(1) : id;
};
