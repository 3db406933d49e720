/** Matches, as the rest of the house sees them. */
export {
  type Charter,
  isClosed,
  type MatchTerms,
  matchTermsSchema,
  ONLOOKERS,
  PUBLICATIONS,
  SIDE_CHOICES,
  TAKE_BACKS,
} from './charter/charter.js';
export { mayChoose } from './charter/switch-sides.js';
export { type Absence, deadlineAfter } from './clock/calendar.js';
export { takesTime } from './clock/seat-clock.js';
export type { MatchClock, ShownClock } from './clock/shown.js';
export { type ClockTerms, FAILING_DAYS } from './clock/terms.js';
export { startClocks, tendDue } from './clock/worker.js';
export { mayDecline } from './commands/end.js';
export { mayLoseSeed } from './commands/lost-seed.js';
export { canRematch } from './commands/rematch.js';
export type { BeaconSource, Effects, GameLibrary } from './core/context.js';
export { type CourseOfPlay, courseAfter, type Run, recordedRun, type TakeBack } from './core/course.js';
export { makeRecipients, type Recipients } from './core/recipients.js';
export {
  addressSchema,
  isLeftOpen,
  NOBODY,
  PRACTICE_NAME,
  seatLocale,
} from './core/seats.js';
export { startWorkerLoop, type WorkerLoop } from './core/worker-loop.js';
export { isCeremony } from './events/ceremony.js';
export { plainState } from './events/commit.js';
export type { Matches } from './matches.js';
export { answerAsked, startAnswering } from './outgoing/asked-links.js';
export * from './outgoing/payload.js';
export { invitationName } from './outgoing/waiting.js';
export { type PlanEdit, sentenceDecision } from './plans/edit.js';
export type { PlanPage } from './plans/page.js';
export { overLines } from './plans/room.js';
export { LONGEST_PLAN, MOST_DEEDS, MOST_LINES } from './plans/schema.js';
export { isAlive, nextNo } from './plans/seat-plan.js';
export { carryOutAll, startPlanning } from './plans/worker.js';
export type { AuditDraw, AuditRoll, AuditSheet } from './queries/audit-sheet.js';
export type { OwnSeat } from './queries/own.js';
export type { Moment, MomentPlace, Replay, ReplayViewer } from './replay/moments.js';
export type { Replied, ReplyRequest } from './reply/reply.js';
export type { ReplyTold } from './reply/told.js';
export { type SampleMail, sampleMail } from './sample/sample.js';
export { makeMatches } from './service.js';
export { setupLines } from './setup/place.js';
export type { LeftLine, SetupPlaced, SetupRequest } from './setup/types.js';
export type { Expiry, LeftOrder } from './standing/in-force.js';
export { type StandingChange, standingDecision, subjectOf } from './standing/settings.js';
export type { TriedQuestion } from './standing/tried.js';
export type { MatchBeacon, ThrowWaiting } from './throws/shown.js';
export { letAllFall, startThrowing } from './throws/worker.js';
export * from './types.js';
export type { Versioned } from './versions/base.js';
export { builtInGames, libraryOf, RulesGoneError } from './versions/game-library.js';
export { type Release, releasesIn } from './versions/releases.js';
