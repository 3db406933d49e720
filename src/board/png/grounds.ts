/**
 * Grounds of maps, drawn once and kept: terrain, roads and hex numbers are two thirds of the cost of a
 * picture.
 */
import { LRUCache } from 'lru-cache';
import { type Pixels, pixelWords } from './indexed.js';

/** What is kept lately used, up to a number of bytes. */
export interface Grounds {
  /** The ground of a key; what cannot be drawn is not kept. */
  get(key: string, draw: () => Promise<Pixels>): Promise<Pixels>;
}

/**
 * Keeps the grounds used last, at most `bytes` of pixels together. Two who ask at once for a new one share
 * the drawing.
 */
export function keepingGrounds(bytes: number): Grounds {
  const kept = new LRUCache<string, Pixels, () => Promise<Pixels>>({
    maxSize: bytes,
    sizeCalculation: (ground) => ground.bytes.length,
    fetchMethod: (_, __, { context: draw }) => draw(),
    ignoreFetchAbort: true,
  });
  return { get: (key, draw) => kept.forceFetch(key, { context: draw }) };
}

/**
 * A drawing on transparent paper laid on a ground of its width; where that ends the paper goes on that it has
 * in its first pixel. Changes and returns the drawing. Colours are premultiplied.
 */
export function laidOn(ground: Pixels, over: Pixels): Pixels {
  const [below, above] = [pixelWords(ground), pixelWords(over)];
  const [under, bytes] = [ground.bytes, over.bytes];
  for (let i = 0; i < above.length; i++) {
    const from = i < below.length ? i : 0;
    if (above[i] === 0) above[i] = below[from] as number;
    else if (bytes[i * 4 + 3] !== 255) blend(under, from * 4, bytes, i * 4);
  }
  return over;
}

function blend(below: Uint8Array, from: number, above: Uint8Array, at: number): void {
  const through = 255 - (above[at + 3] as number);
  for (let channel = 0; channel < 4; channel++)
    above[at + channel] =
      (above[at + channel] as number) + Math.round(((below[from + channel] as number) * through) / 255);
}
