/** Names of points within a sentence. */
import type { Pack } from '../components/pack.js';
import type { PictureWords } from './messages.js';

/** The name of a point as it stands in a sentence, with its article. */
export function pointWithin(pack: Pack, point: number, { locale, say }: PictureWords): string {
  const { id, name } = pack.file.map.points[point]!;
  return say('within', { id, name: name[locale] });
}
