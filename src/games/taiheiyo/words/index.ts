/** Everything that the game says: a folder for each language, put together here. */
import { type Phrasing, phrasingsOf, readClauses } from '../../shared/index.js';
import english from '../clauses.en.md';
import japanese from '../clauses.ja.md';
import { diagramsEn, lessonsEn, pictureEn, rulebookEn, tablesEn } from './en/pages.js';
import { en } from './en/text.js';
import { diagramsJa, lessonsJa, pictureJa, rulebookJa, tablesJa } from './ja/pages.js';
import { ja } from './ja/text.js';

/** The log, orders, questions, standing orders. */
export const text = { en, ja };

/** The rules in our own words, under the headings of the rulebook. */
export const { clauses, sections } = readClauses({ en: english, ja: japanese });

export const pictureWords = phrasingsOf({ en: pictureEn, ja: pictureJa });
export type PictureWords = Phrasing<typeof pictureEn>;

/** Around the clauses on the rules page: terms, sources, diagrams. */
export const rulebookTexts = { en: { ...rulebookEn, ...diagramsEn }, ja: { ...rulebookJa, ...diagramsJa } };

/** Tables on the rules page. */
export const tableWords = phrasingsOf({ en: tablesEn, ja: tablesJa });
export type TableWords = Phrasing<typeof tablesEn>;

/** The game in two minutes, the guided first turn. */
export const lessonTexts = { en: lessonsEn, ja: lessonsJa };
