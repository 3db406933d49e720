/** The thread in which pictures are drawn: bundled into a file of its own by scripts/build.mjs. */
import { LRUCache } from 'lru-cache';
import type { Ground } from '../../referee/index.js';
import { answerRequests } from '../../threads/index.js';
import { type DrawRequest, UNKNOWN_GROUND } from './drawing.js';
import { groundPixels, sceneToPng } from './png.js';

/** Grounds that were told, by name: those of each game in each language and shade, and of some packs. */
const grounds = new LRUCache<string, Ground>({ max: 60 });

class UnknownGroundError extends Error {
  readonly code = UNKNOWN_GROUND;
}

answerRequests<DrawRequest, Uint8Array>(async ({ ground: { name, whole }, scene, options }) => {
  const ground = whole ?? grounds.get(name);
  if (ground === undefined) throw new UnknownGroundError(`no ground ${name}`);
  grounds.set(name, ground);
  if (scene !== undefined) return sceneToPng({ ground, scene }, options);
  await groundPixels(ground, options);
  return new Uint8Array();
});
