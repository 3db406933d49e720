/**
 * The web application: what guards it first, then routes, faults last. Everything it works with comes in by
 * argument.
 */
import express, { type Express } from 'express';
import { apiRoutes } from './api/route.js';
import { auditRoutes } from './audit/route.js';
import { makeWebContext, type WebContext } from './context.js';
import { accessLog } from './http/access-log.js';
import { answerFaults } from './http/answer.js';
import { wellWrittenKeys } from './http/bearer.js';
import { flatOnly } from './http/body.js';
import { HttpError } from './http/errors.js';
import { ASSET_PATH } from './http/files/assets.js';
import { makeBoardStyle } from './http/files/board-style.js';
import { compressed } from './http/files/compression.js';
import { privateHeaders, securityHeaders } from './http/headers.js';
import { keepOnlookersOut } from './http/onlookers.js';
import { sameOriginOnly } from './http/same-origin.js';
import { guidedRoutes } from './learn/guided.js';
import { learnRoutes } from './learn/route.js';
import { makeMetrics } from './operator/metrics.js';
import { operatorRoutes } from './operator/route.js';
import { adviceRoutes } from './pages/advice.js';
import { calendarRoutes } from './pages/clock/calendar.js';
import { clockRoutes } from './pages/clock/route.js';
import { roundRoutes } from './pages/dice/round.js';
import { groundRoutes } from './pages/ground.js';
import { healthRoutes } from './pages/health.js';
import { homeRoutes } from './pages/home.js';
import { joinRoutes } from './pages/join.js';
import { linkRoutes, unsubscribeRoute } from './pages/links.js';
import { mailboxRoutes } from './pages/mailbox.js';
import { mailAgainRoutes } from './pages/mails/again.js';
import { hookRoutes } from './pages/mails/hook.js';
import { sampleRoutes } from './pages/mails/sample.js';
import { shortCodeRoutes } from './pages/mails/short-code.js';
import { actionRoutes } from './pages/match/actions.js';
import { actRoutes } from './pages/match/confirm.js';
import { fileRoutes } from './pages/match/downloads.js';
import { explainRoutes } from './pages/match/explain.js';
import { liveRoutes } from './pages/match/live.js';
import { matchRoutes } from './pages/match/match.js';
import { orderRoutes } from './pages/match/order.js';
import { publicRoutes } from './pages/match/public.js';
import { settingsRoutes } from './pages/match/settings.js';
import { typedRoutes } from './pages/match/typed.js';
import { mineRoutes } from './pages/mine.js';
import { neverRoutes, refusalRoute } from './pages/never-again.js';
import { declineRoutes } from './pages/opponent/decline.js';
import { messageRoutes } from './pages/opponent/message.js';
import { offerRoutes } from './pages/opponent/offers.js';
import { rematchRoutes } from './pages/opponent/rematch.js';
import { versionRoutes } from './pages/opponent/version.js';
import { ownRoutes } from './pages/own.js';
import { planRoutes } from './pages/plan/route.js';
import { SeatRoutes } from './pages/seat-routes.js';
import { setupRoutes } from './pages/setup/route.js';
import { sightRoutes } from './pages/sight.js';
import { standingRoutes } from './pages/standing/standing.js';
import { triedRoutes } from './pages/standing/tried.js';
import { startRoutes } from './pages/start.js';
import { replayRoutes } from './replay/route.js';
import { rulesRoutes } from './rules/route.js';
import type { WebServices } from './services.js';

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
