/** Sentences in Japanese. Keys: see docs/add-a-game.md. */
import type { TextTable } from '../../../../referee/index.js';

export const ja: TextTable = {};
