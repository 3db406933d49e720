/** Names of units, the same on map, list and log: short ones, so that a line can hold several. */
import { printed } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import type { SpState } from '../state/state.js';
import { unitId } from '../state/state.js';
import type { PictureWords } from '../words/index.js';

/** A unit by the name that everybody knows now. */
export function nameIn(pack: Pack, state: SpState, unit: number, words: PictureWords): string {
  return nameOfUnit(pack, unitId(pack, state, unit), words);
}

/** The name behind an id: a counter's, or the number of a token. */
export function nameOfUnit(pack: Pack, id: string, { locale, say }: PictureWords): string {
  const counter = pack.file.counters.find((one) => one.id === id);
  if (counter !== undefined) return printed((counter.short ?? counter.name)[locale], locale);
  const token = pack.army.JP.findIndex((unit) => pack.pieces[unit]!.id === id);
  return token < 0 ? id : say('token', { n: token + 1 });
}
