/**
 * The mail room: outbox rows become mails, mails leave the house.
 *
 * compose   row -> mail                       letter    the mail in sentences (lead, log, rolls, ending)
 * plain     letter -> plain text              html      letter -> HTML (templates/mail)
 * links     signed when sent                  thread    ids of a mail and its thread
 * outbox    the worker (lanes: places)         delivery  one mail out (truth, retry)
 * transport SMTP, or the built-in mailbox (message: headers)
 * wanted    nothing to who wants no mail
 * clauses   [KY-9.3.3.a] in texts
 * mailbox   reading the built-in mailbox      words     the house's sentences, and the game's: pages say log, rolls and results
 *                                                     with the same
 */
export { withClauses } from './clauses.js';
export { type Composer, type ComposerParts, makeComposer } from './compose.js';
export type { MailLog, MailRoom } from './delivery.js';
export { endOf } from './ending.js';
export { type LogChapter, logOf, type Reader, timeOf } from './log.js';
export { MAIL_FRAME_HEADERS, type ReadMail, readBoxedMail } from './mailbox.js';
export { deliverDue, type MailWorker, startMailWorker } from './outbox.js';
export { modifierText, tellEntries } from './rolls.js';
export { type MailTransport, mailboxTransport, type SmtpOptions, smtpTransport } from './transport.js';
export type { ComposedMail, GameTexts, MailSettings } from './types.js';
export { wantedOnly } from './wanted.js';
export { makeVoices, type Voice, type Voices } from './words.js';
