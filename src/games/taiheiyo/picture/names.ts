/** Names of points within a sentence. */
import type { Pack } from '../components/pack.js';
import type { PictureWords } from '../words/index.js';

/** The name of a point as it stands in a sentence, with its article. */
export function pointWithin(pack: Pack, point: number, { locale, say }: PictureWords): string {
  const { id, name } = pack.file.map.points[point]!;
  return say('within', { id, name: name[locale] });
}

/** Nations that have a name; a component file may know others. */
const NATIONS = ['JP', 'US', 'GB', 'NL', 'AU', 'ALLIED'] as const;

/** The name of a nation; undefined for one that has none. */
export function nationName(id: string, { say }: PictureWords): string | undefined {
  const known = NATIONS.find((nation) => nation === id);
  return known === undefined ? undefined : say(`nation.${known}`);
}
