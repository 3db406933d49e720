/**
 * The web application: what guards it first, then routes, faults last. Everything it works with comes in by
 * argument.
 */
import express, { type Express } from 'express';
import { apiRoutes } from './api/route.js';
import { auditRoutes } from './audit/route.js';
import { eventRoutes } from './club/events.js';
import { newEventRoutes } from './club/new-event.js';
import { organizeRoutes } from './club/organize.js';
import { playerRoutes } from './club/player.js';
import { ratingRoutes } from './club/ratings.js';
import { fileRoutes } from './home/downloads.js';
import { groundRoutes } from './home/ground.js';
import { healthRoutes } from './home/health.js';
import { homeRoutes } from './home/home.js';
import { linkRoutes, unsubscribeRoute } from './home/links.js';
import { mailboxRoutes } from './home/mailbox.js';
import { mineRoutes } from './home/mine.js';
import { neverRoutes, refusalRoute } from './home/never-again.js';
import { ownRoutes } from './home/own.js';
import { accessLog } from './http/access-log.js';
import { answerFaults } from './http/answer.js';
import { ASSET_PATH, makeBoardStyle } from './http/assets.js';
import { makeWebContext, type WebContext } from './http/context.js';
import { HttpError } from './http/errors.js';
import {
  compressed,
  keepOnlookersOut,
  privateHeaders,
  sameOriginOnly,
  securityHeaders,
} from './http/middleware.js';
import { flatOnly, wellWrittenKeys } from './http/request.js';
import type { WebServices } from './http/services.js';
import { guidedRoutes } from './learn/guided.js';
import { learnRoutes } from './learn/route.js';
import { adviceRoutes } from './match/advice.js';
import { actRoutes } from './match/confirm.js';
import { explainRoutes } from './match/explain.js';
import { liveRoutes } from './match/live.js';
import { matchRoutes } from './match/match.js';
import { orderRoutes } from './match/order.js';
import { planRoutes } from './match/plan.js';
import { publicRoutes } from './match/public.js';
import { setupRoutes } from './match/setup.js';
import { sightRoutes } from './match/sight-route.js';
import { standingRoutes, triedRoutes } from './match/standing.js';
import { typedRoutes } from './match/typed.js';
import { makeMetrics } from './operator/metrics.js';
import { operatorRoutes } from './operator/route.js';
import { actionRoutes } from './parts/actions.js';
import { SeatRoutes } from './parts/seat-routes.js';
import { replayRoutes } from './replay/route.js';
import { rulesRoutes } from './rules/route.js';
import { mailAgainRoutes } from './seat/again.js';
import { calendarRoutes } from './seat/calendar.js';
import { clockRoutes } from './seat/clock.js';
import { hookRoutes } from './seat/hook.js';
import { messageRoutes } from './seat/message.js';
import { offerRoutes } from './seat/offers.js';
import { roundRoutes } from './seat/round.js';
import { sampleRoutes } from './seat/sample.js';
import { settingsRoutes } from './seat/settings.js';
import { shortCodeRoutes } from './seat/short-code.js';
import { versionRoutes } from './seat/version.js';
import { declineRoutes } from './start/decline.js';
import { joinRoutes } from './start/join.js';
import { rematchRoutes } from './start/rematch.js';
import { startRoutes } from './start/start.js';

const LARGEST_BODY = '64kb';
const MOST_FIELDS = 200;
const YEAR = '365d';

/** The pages and the JSON API as an express application, not yet listening. */
export function makeApp(services: WebServices): Express {
  const context = makeWebContext(services);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // One spelling an address: a second one would go round whatever looks at addresses.
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', services.config.trustProxy);
  app.use(accessLog(services.log));
  const metrics = services.operator === undefined ? undefined : makeMetrics();
  if (metrics !== undefined) app.use(metrics.watch);
  app.use(securityHeaders(services.config.baseUrl.startsWith('https:')));
  app.use(compressed());
  serveClient(app, context);
  app.use(privateHeaders);
  healthRoutes(app, context);
  unsubscribeRoute(app, context);
  refusalRoute(app, context);
  app.use(context.rateLimiters.requests);
  app.use(wellWrittenKeys);
  app.use(sameOriginOnly(services.config.baseUrl));
  app.use(
    express.json({ limit: LARGEST_BODY }),
    express.urlencoded({ extended: false, limit: LARGEST_BODY, parameterLimit: MOST_FIELDS }),
    flatOnly,
  );
  if (services.operator !== undefined && metrics !== undefined)
    operatorRoutes(app, context, services.operator, metrics);
  if (services.watchedOnly !== true) serveRoutes(app, context);
  app.use(() => {
    throw new HttpError('not-found');
  });
  app.use(answerFaults(context));
  return app;
}

/** Files named by their content may be kept for ever. */
function serveClient(app: Express, context: WebContext): void {
  const board = makeBoardStyle(context.games);
  const forEver = (path: string, type: string, content: string | Buffer) =>
    app.get(path, (_request, response) => {
      response.set('Cache-Control', 'public, max-age=31536000, immutable').type(type).send(content);
    });
  forEver(board.path, 'css', board.css);
  for (const [path, font] of board.fonts) forEver(path, 'woff2', font);
  app.use(
    ASSET_PATH,
    express.static(context.assets.folder, { immutable: true, maxAge: YEAR, index: false, redirect: false }),
  );
}

/** What every page of a seat begins with: its router adds match and side to what a route is given. */
const SEAT = '/m/:match/:side';

/** Fixed words of an address before the names of sides. */
function serveRoutes(app: Express, context: WebContext): void {
  const router = express.Router({ mergeParams: true, caseSensitive: true, strict: true });
  keepOnlookersOut(app, context);
  app.use(SEAT, router);
  const seats = new SeatRoutes(router, context);
  groundRoutes(app, context);
  homeRoutes(app, context);
  sampleRoutes(app, context);
  startRoutes(app, context);
  mineRoutes(app, context);
  linkRoutes(app, context);
  shortCodeRoutes(app, context);
  calendarRoutes(app, context);
  neverRoutes(app, context);
  ownRoutes(app, context);
  playerRoutes(app, context);
  ratingRoutes(app, context);
  newEventRoutes(app, context);
  organizeRoutes(app, context);
  eventRoutes(app, context);
  if (context.mailbox !== undefined) mailboxRoutes(app, context, context.mailbox);
  apiRoutes(app, seats, context);
  fileRoutes(app, seats, context);
  liveRoutes(app, seats, context);
  auditRoutes(app, seats, context);
  roundRoutes(app, seats, context);
  publicRoutes(app, context);
  replayRoutes(app, seats, context);
  learnRoutes(app, context);
  guidedRoutes(app, context);
  rulesRoutes(app, context);
  joinRoutes(seats, context);
  declineRoutes(seats, context);
  rematchRoutes(seats, context);
  matchRoutes(app, context);
  orderRoutes(seats, context);
  sightRoutes(seats);
  setupRoutes(seats, context);
  typedRoutes(seats, context);
  explainRoutes(seats, context);
  adviceRoutes(seats, context);
  actionRoutes(seats, context);
  actRoutes(seats, context);
  settingsRoutes(seats, context);
  messageRoutes(seats, context);
  offerRoutes(seats, context);
  mailAgainRoutes(seats, context);
  hookRoutes(seats, context);
  versionRoutes(seats, context);
  standingRoutes(seats, context);
  triedRoutes(seats, context);
  planRoutes(seats, context);
  clockRoutes(seats, context);
}
