/** Hexes and units as words. */
import { printed } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import type { PictureWords } from '../words/index.js';

/** A hex with its name and terrain: `3821 Intramuros (south-east): Heavy Structure, inside the wall`. */
export function hexTitle(pack: Pack, hex: number, { locale, say }: PictureWords): string {
  const { id, terrain, high, inside } = pack.hexes[hex]!;
  const { name } = pack.file.map.hexes[hex]!;
  const notes = [
    say(`terrain.${terrain}`),
    ...(high ? [say('high')] : []),
    ...(inside ? [say('inside')] : []),
  ].join(say('comma'));
  return name === undefined
    ? say('hex', { id, notes })
    : say('hex.named', { id, name: printed(name[locale], locale), notes });
}

/** Attack strength and range as the counter has them. */
export function valuesOf(pack: Pack, unit: number): string {
  const { attack, range, air } = pack.units[unit]!;
  return air ? String(attack) : `${attack}-${range}`;
}

/** What stands on the counter. */
export function labelOf(pack: Pack, unit: number): string {
  return pack.file.units[unit]!.designation;
}
