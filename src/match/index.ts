/** Matches, as the rest of the house sees them. */

export { mayDecline } from './commands/end.js';
export { mayLoseSeed } from './commands/lost-seed.js';
export { type PlanEdit, sentenceDecision } from './commands/plan.js';
export { canRematch } from './commands/rematch.js';
export type { Replied, ReplyRequest } from './commands/reply.js';
export { type LeftLine, type SetupPlaced, type SetupRequest, setupLines } from './commands/setup.js';
export { type StandingChange, standingDecision, subjectOf } from './commands/standing.js';
export { mayChoose } from './commands/switch-sides.js';
export { type Matches, makeMatches } from './matches.js';
export {
  type Charter,
  isClosed,
  type MatchTerms,
  matchTermsSchema,
  ONLOOKERS,
  PUBLICATIONS,
  SIDE_CHOICES,
  TAKE_BACKS,
} from './model/charter.js';
export { type Absence, type ClockTerms, deadlineAfter, FAILING_DAYS, takesTime } from './model/clock.js';
export type { BeaconSource, Effects, GameLibrary } from './model/context.js';
export { GameFaultError, guarded, inTime } from './model/guard.js';
export { OutputError } from './model/output.js';
export {
  CLOSED,
  OutsideError,
  type OutsideFacts,
  type OutsideGames,
  type OutsideRelease,
  outsideGames,
  outsideRelease,
  outsideSchema,
} from './model/outside.js';
export { isAlive, nextNo } from './model/plan.js';
export { LONGEST_PLAN, MOST_DEEDS, MOST_LINES } from './model/plan-schema.js';
export { randomId } from './model/random-id.js';
export { type Release, releasesIn } from './model/releases.js';
export {
  addressSchema,
  checked,
  done,
  failed,
  isLeftOpen,
  localeSchema,
  NOBODY,
  nameSchema,
  PRACTICE_NAME,
  seatLocale,
  zoneSchema,
} from './model/seats.js';
export type { MatchClock, ShownClock } from './model/shown-clock.js';
export type { Expiry, LeftOrder } from './model/standing.js';
export type { MatchBeacon, ThrowWaiting } from './model/throws.js';
export type { ReplyTold } from './model/told.js';
export * from './model/types.js';
export {
  builtInGames,
  gamesFolder,
  libraryOf,
  ownIds,
  RulesGoneError,
  type ServerGames,
  serverGames,
  type Versioned,
} from './model/versions.js';
export type { AuditSheet } from './read/audit.js';
export type { FateStand } from './read/fates.js';
export type { Moment, MomentPlace, Replay, ReplayViewer } from './read/moments.js';
export type { MatchOutcome } from './read/outcome.js';
export { hasActed, type OwnSeat } from './read/own.js';
export type { PlanPage } from './read/plan.js';
export { type SampleMail, sampleMail } from './read/sample.js';
export type { TriedQuestion } from './read/tried.js';
export { answerAsked, startAnswering } from './workers/asked-links.js';
export { startClocks, tendDue } from './workers/clocks.js';
export { carryOutAll, startPlanning } from './workers/plans.js';
export { letAllFall, startThrowing } from './workers/throws.js';
export { startWorkerLoop, type WorkerLoop } from './workers/worker-loop.js';
export { isCeremony } from './write/ceremony.js';
export { plainState } from './write/commit.js';
export { overLines } from './write/drafting.js';
export * from './write/payload.js';
export { makeRecipients, type Recipients } from './write/recipients.js';
export { chaptersOf, invitationName, isSaidToRun } from './write/waiting.js';
