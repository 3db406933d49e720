/** Colours of its own: the stripes of formations, the border of the area of sudden death. */
import type { SceneLook } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { formationTone } from './counters.js';

/** The tone of the border of the area of sudden death. */
export const SUDDEN_DEATH = 'sudden-death';

export function lookOf({ file }: Pack): SceneLook {
  const tones = file.formations.map(({ id, colour, textColour = colour }) => {
    return [formationTone(id), { light: textColour, dark: textColour }];
  });
  return { tones: { ...Object.fromEntries(tones), [SUDDEN_DEATH]: { light: '#7b3f8c', dark: '#c490d1' } } };
}
