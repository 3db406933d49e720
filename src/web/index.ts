/** Pages, links and the JSON API. */
export { makeApp } from './app.js';
export { makeLogger } from './http/access-log.js';
export { type Assets, readAssets } from './http/assets.js';
export type { LivePace } from './http/live-news.js';
export type { RateLimits } from './http/rate-limits.js';
export { USUAL_LIMITS } from './http/rate-limits.js';
export { makeServer } from './http/server.js';
