export { withClauses } from './clauses.js';
export { checkAddress, cleanName, cleanText } from './clean.js';
export { endOf } from './ending.js';
export { type LogChapter, logOf, type Reader, timeOf } from './log.js';
export { clauseLabel, MessageError, makeWords, type Naming, namesOf, type Wording } from './messages.js';
export {
  type MailKey,
  makeNarrators,
  type Narrator,
  type Narrators,
  paramsOf,
} from './narrator.js';
export { modifierText, tellEntries } from './rolls.js';
