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
export * from '../links/addresses.js';
export * from '../links/link.js';
export { readNever, signNever } from '../links/never-again.js';
export { playAll, type RobotRoom, startRobots } from '../practice/opponent.js';
export { startThinker, type Thinker } from '../practice/thinker.js';
export { standingDecision } from './commands/standing.js';
export type { Effects } from './core/context.js';
export { plainState } from './core/course.js';
export { houseShelf } from './core/game-library.js';
export { courseOf } from './core/loaded-match.js';
export { makeRecipients, type Recipients } from './core/recipients.js';
export { addressSchema, localeOf as localeOfSeat } from './core/seats.js';
export { answerAsked, startAnswering } from './outgoing/asked-links.js';
export type { AuditDraw, AuditRoll, AuditSheet } from './queries/audit.js';
export type { Eyes, Moment, MomentPlace, Replay } from './replay/replay.js';
export { makeMatches } from './service.js';
export * from './types.js';
