/** The access log: who asked for what, never with which key or which orders. */
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const TOKEN = /^\/(l|u)\/[^/?]+/;

/** An address without tokens and without its query, which may hold an order in the making. */
export function withoutSecrets(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(TOKEN, '/$1/[token]');
}

/** Logs each request by method, path, status and time: no headers, so neither cookies nor authorization. */
export function accessLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    // `raw` is what node received: a router changes `url` on its way.
    serializers: {
      req: (req: { method: string; url: string }) => ({ method: req.method, url: withoutSecrets(req.url) }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
    customLogLevel: (_req, res, error) => (error !== undefined || res.statusCode >= 500 ? 'error' : 'info'),
    autoLogging: { ignore: (req) => req.url === '/healthz' || req.url === '/readyz' },
  });
}
