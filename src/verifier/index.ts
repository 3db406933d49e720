/**
 * The verifier: checks an exported journal, in Node and in the browser. It imports nothing of the rest and
 * shares nothing with the server but the written specification (src/journal/SPEC.md).
 */
export { canonicalWords, seedDigest, seedOf, seedOfWords, WORDS } from './chance.js';
export { compareMails, type MailsCompared } from './compare.js';
export { type Evidence, type Examined, examine } from './examine.js';
export {
  codeIn,
  type Given,
  type Judged,
  type Judgment,
  judgeCode,
  judgeGiven,
  receiptsIn,
} from './given.js';
export {
  blockOf,
  type Mail,
  type MailBlock,
  type MailedThrow,
  mailsInOne,
  matchOfMail,
} from './mail-block.js';
export { type MailOptions, type MailsReport, type MailsSummary, verifyMails } from './mails.js';
export {
  FAULTS,
  type Fault,
  type FaultCode,
  type Head,
  line,
  MAIL_FAULTS,
  type Report,
  type RoundChecker,
  type SignedRound,
  type Summary,
  type Throw,
} from './report.js';
export { QUICKNET } from './rounds.js';
export type { Roll } from './shape.js';
export {
  all,
  CHECKS,
  type Check,
  type Finding,
  REASONS,
  type Reason,
  type Table,
  tableOf,
  unchecked,
} from './table.js';
export { type Options, verifyJournal } from './verify.js';
export { type KeptHead, type Testimony, testimonyOn } from './witness.js';
