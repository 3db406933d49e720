/** What an exported journal says of its rolls when it is played again: moments, causes, luck and figures. Pure. */
export * from './chances.js';
export {
  BrokenJournalError,
  type CourseOfPlay,
  courseAfter,
  courseUpTo,
  type PlaceInPlay,
  type Run,
  recordedRun,
  rollRecord,
  type TakeBack,
} from './course.js';
export { type Cell, toCsv } from './csv.js';
export * from './figures.js';
export {
  type AuditDraw,
  type AuditRoll,
  type JournalRow,
  type JournalSheet,
  rowsIn,
  sheetOf,
} from './sheet.js';
