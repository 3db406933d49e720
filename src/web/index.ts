/**
 * Pages, links and the JSON API.
 *
 * app       doors, routes, faults            services  what it works with, given in
 * doors/    headers, origin, limits, seats, log        routes/  one file a page or a kind of deed
 * show/     models of what templates show: orders field by field, log, parts
 * pages     templates                        words     the pages' own sentences
 * answers   faults as pages or problem+json  client/   the browser's part: convenience alone
 */
export { makeApp } from './app.js';
export { makeLogger } from './http/access-log.js';
export { type Assets, readAssets } from './http/assets.js';
export type { LivePace } from './http/live-news.js';
export type { RateLimits } from './http/rate-limits.js';
export { USUAL_LIMITS } from './http/rate-limits.js';
export { makeServer } from './http/server.js';
