export { withClauses } from './clauses.js';
export { cleanName, cleanText } from './clean.js';
export { endOf } from './ending.js';
export type { GameTexts } from './game-texts.js';
export { type LogChapter, logOf, type Reader, timeOf } from './log.js';
export { clauseLabel, MessageError, makeWords, type Naming, namesOf, type Wording } from './messages.js';
export { makeNarrators, type Narrator, type Narrators, paramsOf } from './narrator.js';
export { modifierText, tellEntries } from './rolls.js';
export type { MailKey } from './words.en.js';
