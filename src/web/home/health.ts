/** For those who watch the server, and those who index the web. */
import type { Express } from 'express';
import { StoreError } from '../../store/index.js';
import type { WebContext } from '../http/context.js';

/** How long (ms) an answer of the database stands for those who ask again, and how long it is waited for. */
const STANDS = 2_000;
const PATIENCE = 5_000;

/** What `/readyz` says; `why` is a code of the store, or `slow`. */
interface Readiness {
  readonly ok: boolean;
  readonly why?: string;
}

export function healthRoutes(app: Express, context: WebContext): void {
  const ready = readiness(context);
  app.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  app.get('/readyz', async (_request, response) => {
    const answer = await ready();
    response.status(answer.ok ? 200 : 503).json(answer);
  });
  app.get('/robots.txt', (_request, response) => {
    // What shows a card for a link may fetch replays and their pictures; no page is listed by search engines
    // all the same.
    response.type('text/plain').send('User-agent: *\nAllow: /m/*/replay\nDisallow: /\n');
  });
}

/**
 * Asks the database, which writes for it: anybody may ask, so all who do within a short time share one
 * answer.
 */
function readiness({ store, clock }: WebContext): () => Promise<Readiness> {
  let asked: { readonly at: number; readonly answer: Promise<Readiness> } | undefined;
  return () => {
    const now = clock().getTime();
    if (asked === undefined || Math.abs(now - asked.at) >= STANDS)
      asked = { at: now, answer: withinPatience(store) };
    return asked.answer;
  };
}

async function withinPatience(store: WebContext['store']): Promise<Readiness> {
  const late = new AbortController();
  const slow = new Promise<Readiness>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE, { ok: false, why: 'slow' });
    late.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const answer = store.ping().then(
    () => ({ ok: true }),
    (error: unknown) => ({ ok: false, why: error instanceof StoreError ? error.code : 'unavailable' }),
  );
  return Promise.race([answer, slow]).finally(() => late.abort());
}
