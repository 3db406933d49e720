/** Mails, from the outbox to the post, and the built-in mailbox. */
export { type CalendarEntry, calendarOf } from './compose/calendar.js';
export { type Composer, type ComposerParts, makeComposer } from './compose/compose.js';
export type { ComposedMail, MailSettings } from './compose/types.js';
export type { MailContext, MailLog } from './delivery/deliver.js';
export { MAIL_FRAME_HEADERS, type ReadMail, readBoxedMail } from './delivery/mailbox.js';
export { deliverDue, type MailWorker, startMailWorker } from './delivery/outbox.js';
export {
  type MailTransport,
  mailboxTransport,
  type SmtpOptions,
  smtpTransport,
  trySmtp,
  wantedOnly,
} from './delivery/transport.js';
export { ForbiddenAddressError, hookUrl } from './hooks/send.js';
export { hookSecret, startHooks, writtenSecret } from './hooks/worker.js';
export { type MailInlets, startInlets } from './inbound/inlets.js';
export type { MailCertificate } from './inbound/listener.js';
export { type ImapOptions, imapOptions } from './inbound/poll.js';
export { type ReadingThread, startReading } from './inbound/reading.js';
export { type NoticeContext, sendNotices, startNotices } from './notices/worker.js';
export { type SampleHead, sampleHead, wholeSample } from './sample/sample.js';
