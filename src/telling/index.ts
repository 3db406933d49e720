export { withClauses } from './clauses.js';
export { checkAddress, cleanName, cleanText } from './clean.js';
export { endOf } from './ending.js';
export { type LogChapter, logOf, type Reader, timeOf } from './log.js';
export { clauseLabel, makeWords, namesOf, type Wording, WordsFault } from './messages.js';
export { type MailKey, makeVoices, paramsOf, type Voice, type Voices } from './narrator.js';
export { modifierText, tellEntries } from './rolls.js';
