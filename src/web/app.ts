/** The web application: doors first, then routes, faults last. Everything it works with comes in by argument. */
import express, { type Express } from 'express';
import { answerFaults } from './answers.js';
import { ASSET_PATH } from './assets.js';
import { makeBoardStyle } from './board-style.js';
import { flatOnly } from './doors/body.js';
import { privateHeaders, securityHeaders } from './doors/headers.js';
import { accessLog } from './doors/log.js';
import { sameOriginOnly } from './doors/origin.js';
import { Fault } from './fault.js';
import { makeRoom, type Room } from './room.js';
import { actRoutes } from './routes/acts.js';
import { auditRoutes } from './routes/audit.js';
import { deedRoutes } from './routes/deeds.js';
import { explainRoutes } from './routes/explain.js';
import { fileRoutes } from './routes/files.js';
import { healthRoutes } from './routes/health.js';
import { homeRoutes } from './routes/home.js';
import { joinRoutes } from './routes/join.js';
import { linkRoutes, unsubscribeRoute } from './routes/links.js';
import { liveRoutes } from './routes/live.js';
import { mailboxRoutes } from './routes/mailbox.js';
import { matchRoutes } from './routes/match.js';
import { mineRoutes } from './routes/mine.js';
import { neverRoutes, refusalRoute } from './routes/never.js';
import { orderRoutes } from './routes/order.js';
import { publicRoutes } from './routes/public.js';
import { replayRoutes } from './routes/replay.js';
import { rulesRoutes } from './routes/rules.js';
import { settingsRoutes } from './routes/settings.js';
import { standingRoutes } from './routes/standing.js';
import { startRoutes } from './routes/start.js';
import { typedRoutes } from './routes/typed.js';
import type { WebServices } from './services.js';

const LARGEST_BODY = '64kb';
const MOST_FIELDS = 200;
const YEAR = '365d';

/** The pages and the JSON API as an express application, not yet listening. */
export function makeApp(services: WebServices): Express {
  const room = makeRoom(services);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // One spelling an address: a second one would go round whatever looks at addresses.
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', services.config.trustProxy);
  app.use(accessLog(services.log));
  app.use(securityHeaders(services.config.baseUrl.startsWith('https:')));
  serveClient(app, room);
  app.use(privateHeaders);
  healthRoutes(app, room);
  unsubscribeRoute(app, room);
  refusalRoute(app, room);
  app.use(room.brakes.requests);
  app.use(sameOriginOnly(services.config.baseUrl));
  app.use(
    express.json({ limit: LARGEST_BODY }),
    express.urlencoded({ extended: false, limit: LARGEST_BODY, parameterLimit: MOST_FIELDS }),
    flatOnly,
  );
  serveRoutes(app, room);
  app.use(() => {
    throw new Fault('not-found');
  });
  app.use(answerFaults(room));
  return app;
}

/** Files named by their content may be kept for ever. */
function serveClient(app: Express, room: Room): void {
  const board = makeBoardStyle();
  app.get(board.path, (_request, response) => {
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type('css').send(board.css);
  });
  app.use(ASSET_PATH, express.static(room.assets.folder, { immutable: true, maxAge: YEAR, index: false, redirect: false }));
}

/** Fixed words of an address before the names of sides. */
function serveRoutes(app: Express, room: Room): void {
  homeRoutes(app, room);
  startRoutes(app, room);
  mineRoutes(app, room);
  linkRoutes(app, room);
  neverRoutes(app, room);
  if (room.mailbox !== undefined) mailboxRoutes(app, room, room.mailbox);
  fileRoutes(app, room);
  liveRoutes(app, room);
  auditRoutes(app, room);
  publicRoutes(app, room);
  replayRoutes(app, room);
  rulesRoutes(app, room);
  joinRoutes(app, room);
  matchRoutes(app, room);
  orderRoutes(app, room);
  typedRoutes(app, room);
  explainRoutes(app, room);
  deedRoutes(app, room);
  actRoutes(app, room);
  settingsRoutes(app, room);
  standingRoutes(app, room);
}
