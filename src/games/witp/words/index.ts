/** Everything that the game says: a folder for each language, put together here. */
import { wordsOf } from '../../shared/index.js';
import { clausesEn } from './en/clauses.js';
import { en } from './en/text.js';
import { clausesJa } from './ja/clauses.js';
import { ja } from './ja/text.js';

/** The log, orders, questions. */
export const text = { en, ja };

export const clauses = wordsOf({ en: clausesEn, ja: clausesJa });
