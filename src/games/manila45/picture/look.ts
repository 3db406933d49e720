/** Colours of its own: the stripes of formations. */
import type { SceneLook } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { formationTone } from './counters.js';

export function lookOf({ file }: Pack): SceneLook {
  const tones = file.formations.map(({ id, colour, textColour = colour }) => {
    return [formationTone(id), { light: textColour, dark: textColour }];
  });
  return { tones: Object.fromEntries(tones) };
}
