/** The sample of the mails: its beginning on home, a page with all of it. It is nobody's match. */
import type { Express } from 'express';
import { MAIL_FRAME_HEADERS, type SampleHead, sampleHead, wholeSample } from '../../mail/index.js';
import type { Locale } from '../../referee/index.js';
import { makeKept } from '../http/async-cache.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { sendPng } from '../parts/pictures.js';
import { pageText } from '../words/words.js';

/** As long as a start picture: both change with a new version of the service alone. */
const CACHED = 'public, max-age=3600';
/** One a language, as a head and as a whole. */
const KEPT = 8;

/** What home shows of it; undefined where no game has one. */
export type SampleHeads = (locale: Locale) => Promise<SampleHead | undefined>;

/** Composed once a language: it is always the same. */
export function makeSampleHeads({ games }: Pick<WebContext, 'games'>): SampleHeads {
  const game = sampled(games);
  const heads = makeKept<SampleHead>(KEPT);
  if (game === undefined) return async () => undefined;
  return (locale) => heads.get(locale, () => found(sampleHead(game, locale)));
}

export function sampleRoutes(app: Express, context: WebContext): void {
  const game = sampled(context.games);
  const kept = makeKept<Awaited<ReturnType<typeof whole>>>(KEPT);
  const whole = (locale: Locale) => {
    if (game === undefined) throw new HttpError('not-found');
    return found(wholeSample(game, locale, context.draw));
  };
  const sample = (locale: Locale) => kept.get(locale, () => whole(locale));
  app.get('/sample', async (request, response) => {
    const locale = requestLocale(request);
    const { subject, from, to, text } = await sample(locale);
    response.set('Content-Security-Policy', `${response.get('Content-Security-Policy')};frame-src 'self'`);
    response.set('Cache-Control', CACHED);
    context.show(
      response,
      'sample',
      { locale, title: pageText(locale, 'sample.title') },
      { subject, from, to, text, html: `/sample/mail.html?lang=${locale}` },
    );
  });
  app.get('/sample/mail.html', async (request, response) => {
    const { html } = await sample(requestLocale(request));
    response.removeHeader('X-Frame-Options');
    response
      .set({ ...MAIL_FRAME_HEADERS, 'Cache-Control': CACHED })
      .type('html')
      .send(html);
  });
  app.get('/sample/map.png', async (request, response) => {
    const { picture } = await sample(requestLocale(request));
    response.set('Cache-Control', CACHED);
    sendPng(response, picture);
  });
}

function sampled(games: WebContext['games']): WebContext['games'][number] | undefined {
  return games.find(({ introduction }) => introduction?.sample !== undefined);
}

/** @throws HttpError `not-found` where there is none */
async function found<T>(sample: Promise<T | undefined>): Promise<T> {
  const one = await sample;
  if (one === undefined) throw new HttpError('not-found');
  return one;
}
