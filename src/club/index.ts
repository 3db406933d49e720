/** Players, events and ratings: competitions played in matches that know nothing of them. */

export { type Club, makeClub } from './club.js';
export type { ClubEffects } from './context.js';
export * from './model/types.js';
export type { PlayerPage, PublicPlayer } from './players.js';
