/** Hexes and units as words. */
import { printed } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import type { PictureWords } from '../words/index.js';

/** What stands on the counter: `C1` of the Japanese, `U-C1` of the Americans. */
export function labelOf(pack: Pack, unit: number): string {
  const { id, side } = pack.units[unit]!;
  return side === 'J' ? id.slice(id.indexOf('-') + 1) : id;
}

/** The name of a hex with its number; the number alone where it has none. */
export function hexNamed(pack: Pack, hex: number, { locale, say }: PictureWords): string {
  const { id, ...names } = pack.file.map.hexes[hex]!;
  const name = names[locale];
  return name === undefined ? id : say('hex.short', { id, name: printed(name, locale) });
}

/** A hex with its terrain and what is printed there. */
export function hexTitle(pack: Pack, hex: number, words: PictureWords): string {
  const { locale, say } = words;
  const { id, terrain, jungle, base, colour, source, resource, alliedSupply, chineseSupply } =
    pack.hexes[hex]!;
  const name = pack.file.map.hexes[hex]![locale];
  const notes = [
    say(`terrain.${terrain}`),
    ...(jungle ? [say('jungle')] : []),
    ...(base === undefined || colour === undefined
      ? []
      : [say('base.of', { base: say(`base.${base}`), nation: say(`nation.${colour}`) })]),
    ...(source === undefined ? [] : [say('source')]),
    ...(resource ? [say('oil')] : []),
    ...(alliedSupply || chineseSupply ? [say('hatched')] : []),
    ...(hex === pack.split ? [say('twoSeas')] : []),
  ].join(say('comma'));
  return name === undefined
    ? say('hex', { id, notes })
    : say('hex.named', { id, name: printed(name, locale), notes });
}
