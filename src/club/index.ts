/** Players, events and ratings: competitions played in matches that know nothing of them. */

export { type EventCalendar, eventCalendar } from './calendar.js';
export { type Club, makeClub } from './club.js';
export { isOpen } from './event/enter.js';
export type { NoticeKind, NoticePayload, NoticeReader, NoticeText } from './event/notices.js';
export { type Act, actSchema, type Role } from './event/organize.js';
export { stageAsked } from './event/presses.js';
export type { EventLists, EventPage } from './event/read.js';
export { type LoadedEntrant, type LoadedEvent, loadEvent, sheetOf } from './event/stored.js';
export { type FeedEntry, type ResultsFeed, resultsFeed } from './feed.js';
export { daysOf, type EventDay } from './model/calendar.js';
export type { ClubEffects } from './model/context.js';
export { dateAfter, dateAt, endOf, lastsDays } from './model/dates.js';
export { sizeOf, stagesOf, tableIn } from './model/field.js';
export { type Offset, type RatedMatch, type Rating, type Ratings, rate } from './model/rating.js';
export { legScores, pairingScores, type Row, rowsOf } from './model/table.js';
export * from './model/types.js';
export type { PlayerPage, PublicPlayer } from './people/players.js';
export { fitGame, type Past, settingKey } from './ratings/fit.js';
export type { RatingList } from './ratings/list.js';
export { startRatings } from './ratings/worker.js';
export { startEvents, tendEvents } from './worker.js';
