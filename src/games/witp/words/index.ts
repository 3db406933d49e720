/** Everything that the game says: a folder for each language, put together here. */
import { wordsOf } from '../../shared/index.js';
import { clausesEn } from './en/clauses.js';
import { clausesJa } from './ja/clauses.js';

export const clauses = wordsOf({ en: clausesEn, ja: clausesJa });
