/**
 * The verifier: checks an exported journal, in Node and in the browser. It imports nothing of the rest and
 * shares nothing with the server but the written specification (src/journal/SPEC.md).
 */
export { seedDigest, seedOf } from './chance.js';
export { type Mail, type MailedThrow, mailsInOne, matchOfMail } from './mail-block.js';
export { type MailsSummary, verifyMails } from './mails.js';
export {
  FAULTS,
  type Fault,
  type FaultCode,
  type Head,
  line,
  type Report,
  type RoundChecker,
  type SignedRound,
  type Summary,
  type Throw,
} from './report.js';
export { QUICKNET } from './rounds.js';
export type { Roll } from './shape.js';
export { type Options, verifyJournal } from './verify.js';
export { type KeptHead, type Testimony, testimonyOn } from './witness.js';
