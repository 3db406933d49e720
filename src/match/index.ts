export { standingDecision } from './commands/standing.js';
export type { Effects, GameLibrary as Shelf } from './core/context.js';
export { plainState } from './core/course.js';
export { builtInGames as houseShelf } from './core/game-library.js';
export { recordedRun as courseOf } from './core/loaded-match.js';
export { makeRecipients, type Recipients } from './core/recipients.js';
export {
  addressSchema,
  isLeftOpen,
  NOBODY,
  PRACTICE_NAME as ROBOT_NAME,
  seatLocale as localeOfSeat,
} from './core/seats.js';
export { startWorkerLoop as startRounds, type WorkerLoop as Rounds } from './core/worker-loop.js';
export { answerAsked, startAnswering } from './outgoing/asked-links.js';
export type { AuditDraw, AuditRoll, AuditSheet } from './queries/audit.js';
export type { Moment, MomentPlace, Replay, ReplayViewer as Eyes } from './replay/replay.js';
export { makeMatches } from './service.js';
export * from './types.js';
