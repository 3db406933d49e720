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
export { withClauses } from '../telling/clauses.js';
export { endOf } from '../telling/ending.js';
export { type LogChapter, logOf, type Reader, timeOf } from '../telling/log.js';
export { makeVoices, type Voice, type Voices } from '../telling/narrator.js';
export { modifierText, tellEntries } from '../telling/rolls.js';
export { type Composer, type ComposerParts, makeComposer } from './compose/compose.js';
export type { ComposedMail, GameTexts, MailSettings } from './compose/types.js';
export type { MailLog, MailRoom } from './delivery/deliver.js';
export { MAIL_FRAME_HEADERS, type ReadMail, readBoxedMail } from './delivery/mailbox.js';
export { deliverDue, type MailWorker, startMailWorker } from './delivery/outbox.js';
export { type MailTransport, mailboxTransport, type SmtpOptions, smtpTransport } from './delivery/transport.js';
export { wantedOnly } from './delivery/wanted.js';
