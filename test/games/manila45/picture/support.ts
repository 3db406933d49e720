/** Positions of Manila '45 as their readers see them. */
import components from '../../../../src/games/manila45/components/components.json' with { type: 'json' };
import { makePack } from '../../../../src/games/manila45/components/pack.js';
import { describePosition } from '../../../../src/games/manila45/picture/describe.js';
import { groundOf } from '../../../../src/games/manila45/picture/ground.js';
import { sceneOf } from '../../../../src/games/manila45/picture/scene.js';
import { readPosition, viewOf } from '../../../../src/games/manila45/state/position.js';
import { pictureWords } from '../../../../src/games/manila45/words/index.js';
import type { Json, Locale, SceneCounter, View, Viewer } from '../../../../src/referee/index.js';

export const pack = makePack(components);

/** What `viewer` sees of a position in which only these units are on the map. */
export function viewAt(viewer: Viewer, file: { readonly [word: string]: Json }): View {
  const read = readPosition(pack, { game: 'manila45', turn: 4, phase: 'C', clear: true, ...file });
  if ('fault' in read) throw new Error(`${read.fault.at}: ${read.fault.message}`);
  return viewOf({ pack, state: read.state }, viewer);
}

export function groundIn(locale: Locale) {
  return groundOf(pack, pictureWords[locale]);
}

export function sceneAt(view: View, locale: Locale = 'en') {
  return sceneOf(pack, view, pictureWords[locale], []);
}

/** What is drawn of the counters of a hex, from the bottom up. */
export function drawnIn(view: View, hex: string): readonly SceneCounter[] {
  return sceneAt(view).counters.filter(({ place }) => place === hex);
}

/** The position in words, in one piece. */
export function wordsAt(view: View, locale: Locale = 'en'): string {
  const paragraphs = describePosition(pack, view, pictureWords[locale]);
  return paragraphs.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n');
}
