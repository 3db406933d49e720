/**
 * What people do to a match. `makeMatches` gives the whole layer as one object (types.ts).
 *
 * types       the face                     desk        the effects at the edge, given in
 * opening     event 1, invitations         joining     seats and seeds; play begins
 * claiming    an address is proved
 * orders      orders, previews, undo       submission  idempotent and guarded, whole or not at all
 * course      from a run to a commit       ending      resignation, agreed draw, the end
 * recovery    new roots                    standing    standing orders
 * page        what pages show              report      events as a reader may know them
 * mails       what goes into the outbox    info        facts of a match as such
 * table       a match read for running     tables      those read lately
 * replay      looking back on a match      film        its states, found in one run (eye); films: those looked at lately
 * secrets     roots, sealed at rest
 * links       signed links                 addresses   our own pages
 * seats       names, addresses, zones      outcome     small makers
 * robots      the practice opponent        rounds      work that is woken
 * fresh-links links that were asked for     letters     what the outbox holds, as types
 * erasing     name and address of a person go
 * recipients  who may be mailed, and how often   never       links to want no mail any more
 * asked       answering those who asked for links
 * shelf       the games of the house          audit       every roll with what it was for
 */
export * from './addresses.js';
export { answerAsked, startAnswering } from './asked.js';
export type { AuditDraw, AuditRoll, AuditSheet } from './audit.js';
export { plainState } from './course.js';
export type { Effects } from './desk.js';
export * from './links.js';
export { readNever, signNever } from './never.js';
export { makeRecipients, type Recipients } from './recipients.js';
export type { Eyes, Moment, MomentPlace, Replay } from './replay.js';
export { playAll, type RobotRoom, startRobots } from './robots.js';
export { addressSchema, localeOf as localeOfSeat } from './seats.js';
export { makeMatches } from './service.js';
export { houseShelf } from './shelf.js';
export { standingDecision } from './standing.js';
export { courseOf } from './table.js';
export { startThinker, type Thinker } from './thinker.js';
export * from './types.js';
