/** Sentences in English. Keys: see docs/add-a-game.md. */
import type { TextTable } from '../../../../referee/index.js';

export const en: TextTable = {};
