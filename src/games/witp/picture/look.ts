/** Colours of its own: one for what belongs to each nation. */
import type { SceneLook } from '../../../referee/index.js';

export const look: SceneLook = {
  tones: {
    'nation-JP': { light: '#b8351f', dark: '#d4604a' },
    'nation-US': { light: '#1f4a8a', dark: '#5c8fd6' },
    'nation-UK': { light: '#8a5a12', dark: '#c89a4e' },
    'nation-CN': { light: '#6b4a86', dark: '#a987c4' },
  },
};
