/** Figures for Prometheus: what this process answers, and what waits in the database of all. */
import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Overview } from '../../store/index.js';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const MS = 1000;

export interface Metrics {
  /** Counts and times every request. */
  readonly watch: RequestHandler;
  /** All figures as text, with what the database says now. */
  text(overview: Overview, now: Date): Promise<string>;
  readonly contentType: string;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const seconds = new Histogram({
    name: 'denrei_request_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const submissions = new Counter({
    name: 'denrei_submissions_total',
    help: 'Orders that came: accepted, refused by a rule, overtaken by another, or failed for our own fault',
    labelNames: ['result'],
    registers,
  });
  const gauges = gaugesIn(registers);
  return {
    watch: (request, response, next) => {
      const begun = performance.now();
      response.once('finish', () => {
        const { statusCode: status } = response;
        const route = routeOf(request.route?.path, request.originalUrl);
        seconds.observe({ method: request.method, route, status }, (performance.now() - begun) / MS);
        if (request.method === 'POST' && route.endsWith('/orders'))
          submissions.inc({ result: resultOf(status) });
      });
      next();
    },
    text: async (overview, now) => {
      const { mails, clocks, matches } = overview;
      const age = (since: Date | undefined) =>
        since === undefined ? 0 : Math.max(0, (now.getTime() - since.getTime()) / MS);
      gauges.waiting.set(mails.waiting);
      gauges.due.set(mails.due);
      gauges.mailAge.set(age(mails.dueSince));
      gauges.failed.set(mails.failed);
      gauges.clocks.set(clocks.due);
      gauges.clockAge.set(age(clocks.dueSince));
      for (const [status, count] of Object.entries(matches)) gauges.matches.set({ status }, count);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** The address as it was declared: no match, no side and no token comes into a label. */
function routeOf(path: unknown, url: string): string {
  if (typeof path !== 'string') return 'none';
  // What stands below a seat is declared without the seat.
  return path.startsWith('/m/') || !url.startsWith('/m/') ? path : `/m/:match/:side${path}`;
}

function resultOf(status: number): string {
  if (status < 400) return 'accepted';
  if (status === 409) return 'overtaken';
  return status < 500 ? 'refused' : 'failed';
}

function gaugesIn(registers: Registry[]) {
  const gauge = (name: string, help: string) => new Gauge({ name: `denrei_${name}`, help, registers });
  return {
    waiting: gauge('mails_waiting', 'Mails in the outbox'),
    due: gauge('mails_due', 'Mails that could go now'),
    mailAge: gauge('mails_due_seconds', 'How long the mail that is due longest has been due'),
    failed: gauge('mails_failed', 'Mails that were given up: the address takes none'),
    clocks: gauge('clocks_due', 'Clocks that are to be looked at now'),
    clockAge: gauge('clocks_due_seconds', 'How long the clock that is due longest has been due'),
    matches: new Gauge({
      name: 'denrei_matches',
      help: 'Matches that are not over, by status',
      labelNames: ['status'],
      registers,
    }),
  };
}
