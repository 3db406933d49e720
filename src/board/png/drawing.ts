/** Pictures off the event loop: drawn, rasterised and packed in a thread. */
import type { GameMap, Ground, Scene } from '../../referee/index.js';
import { startThread } from '../../threads/index.js';
import { groundHash } from '../svg/ground/ground-hash.js';
import type { PngOptions } from './png.js';

/** Draws a map as a PNG. */
export type DrawPng = (map: GameMap, options: PngOptions) => Promise<Buffer>;

/** What a picture is drawn from, as a message to the thread. */
export interface DrawRequest {
  /** Named by what it shows; told once, since it is most of a map. */
  readonly ground: { readonly name: string; readonly whole?: Ground };
  /** Left out: the ground alone is drawn, and kept for the pictures to come. */
  readonly scene?: Scene;
  readonly options: PngOptions;
}

/** A thread does not know a ground that it was told the name of: it was started anew. */
export const UNKNOWN_GROUND = 'unknown-ground';

/** A thread that draws. */
export interface DrawingThread {
  /** As `sceneToPng`, to the byte. Rejects with a ThreadError. */
  readonly draw: DrawPng;
  /** Draws a ground for the pictures to come: the first one is then as cheap as all others. */
  prepare(ground: Ground, options: PngOptions): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds for a picture and those before it: then the thread is taken to hang. */
const PATIENCE = 60_000;
const MOST_MEGABYTES = 256;

/** Draws in a thread of the bundled file `script`. */
export function startDrawing(script: string, patience: number = PATIENCE): DrawingThread {
  const thread = startThread<DrawRequest, Uint8Array>(script, MOST_MEGABYTES);
  const told = new Set<string>();
  const ask = async (ground: Ground, options: PngOptions, scene?: Scene): Promise<Buffer> => {
    const name = groundHash(ground, options.theme, options.look);
    const more = { options, ...(scene === undefined ? {} : { scene }) };
    const whole = () => thread.ask({ ground: { name, whole: ground }, ...more }, patience);
    const known = told.has(name);
    told.add(name);
    const answer = known
      ? thread.ask({ ground: { name }, ...more }, patience).catch((error: unknown) => {
          if (isUnknown(error)) return whole();
          throw error;
        })
      : whole();
    const { buffer, byteOffset, length } = await answer;
    return Buffer.from(buffer, byteOffset, length);
  };
  return {
    draw: ({ ground, scene }, options) => ask(ground, options, scene),
    prepare: async (ground, options) => void (await ask(ground, options)),
    stop: () => thread.stop(),
  };
}

function isUnknown(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNKNOWN_GROUND;
}
