/** Pictures off the event loop: drawn, rasterised and packed in a thread. */
import type { GameMap } from '../../referee/index.js';
import { startThread } from '../../threads/index.js';
import type { PngOptions } from './png.js';

/** Draws a map as a PNG. */
export type DrawPng = (map: GameMap, options: PngOptions) => Promise<Buffer>;

/** What a picture is drawn from, as a message to the thread. */
export interface DrawRequest {
  readonly map: GameMap;
  readonly options: PngOptions;
}

/** A thread that draws. */
export interface DrawingThread {
  /** As `sceneToPng`, to the byte. Rejects with a ThreadError. */
  readonly draw: DrawPng;
  stop(): Promise<void>;
}

/** Milliseconds for a picture and those before it: then the thread is taken to hang. */
const PATIENCE = 60_000;
const MOST_MEGABYTES = 256;

/** Draws in a thread of the bundled file `script`. */
export function startDrawing(script: string, patience: number = PATIENCE): DrawingThread {
  const thread = startThread<DrawRequest, Uint8Array>(script, MOST_MEGABYTES);
  return {
    draw: async (map, options) => {
      const { buffer, byteOffset, length } = await thread.ask({ map, options }, patience);
      return Buffer.from(buffer, byteOffset, length);
    },
    stop: () => thread.stop(),
  };
}
