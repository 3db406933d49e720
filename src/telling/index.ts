/** How a match is told, for pages, mails and the command line. */
export { MessageError } from '../messages/index.js';
export { capitalised, inARow } from './conventions.js';
export { type LogPhase, phasesOf, rollsOf } from './folding.js';
export { cleanName, cleanText, dayOf, endOf, logOf, type Reader, timeOf } from './log.js';
export { clauseLabel, makeWords, type Naming, namesOf, type Wording } from './messages.js';
export {
  type GameTexts,
  type HouseWords,
  houseWords,
  makeNarrators,
  type Narrator,
  type Narrators,
  paramsOf,
  withClauses,
  withoutClauses,
} from './narrator.js';
export { type RefusalReader, refusalLead, refusalText, refusedAt, withLead } from './refusals.js';
export { type FoldedRoll, modifierText, type Telling, tellEntries } from './rolls.js';
export {
  boundStory,
  type Counts,
  type Fact,
  type Hearer,
  headlineOf,
  inForce,
  type StoryLine,
  shortStory,
  storyOf,
} from './story.js';
export type { MailKey } from './words/en.js';
