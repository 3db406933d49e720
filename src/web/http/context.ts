/** The services with what is made of them once: pages, rate limits, narrators. Handed to every route. */
import type { Response } from 'express';
import { makeRecipients, type Recipients } from '../../match/index.js';
import { makeNarrators, type Narrators } from '../../telling/index.js';
import { makeBoardStyle } from './assets.js';
import { type ClauseLinks, makeClauseLinks } from './clauses.js';
import { makeRateLimiters, type RateLimiters } from './rate-limits.js';
import type { WebServices } from './services.js';
import { type Frame, loadPages, type PageName } from './templates.js';

/** What a route says of its page's frame. */
export type PageFrame = Pick<Frame, 'locale' | 'title'> &
  Partial<Pick<Frame, 'nav' | 'card' | 'pack' | 'headOf'>>;

export interface WebContext extends WebServices {
  readonly rateLimiters: RateLimiters;
  readonly recipients: Recipients;
  /** What is said of a game, in mails and on pages alike. */
  readonly narrator: Narrators;
  readonly clauses: ClauseLinks;
  /** A page as HTML. */
  page(name: PageName, frame: PageFrame, model: object): string;
  /** Answers with a page. */
  show(response: Response, name: PageName, frame: PageFrame, model: object): void;
}

/** Makes it. */
export function makeWebContext(services: WebServices): WebContext {
  const clauses = makeClauseLinks(services.games);
  const pages = loadPages(clauses);
  const { script, early, style, pages: beside } = services.assets;
  const assets = { script, early, style, pages: beside, board: makeBoardStyle(services.games).path };
  const page: WebContext['page'] = (name, frame, model) =>
    pages.render(name, {
      nav: null,
      card: null,
      pack: null,
      headOf: null,
      onMine: name === 'mine',
      ...frame,
      assets,
      ...model,
    });
  const { store, links, clock, config } = services;
  return {
    ...services,
    recipients: makeRecipients({
      store,
      keys: links,
      clock,
      limit: services.mailbox === undefined ? config.limits.mails : undefined,
    }),
    rateLimiters: makeRateLimiters(config.limits),
    clauses,
    narrator: makeNarrators(),
    page,
    show: (response, name, frame, model) => {
      response.type('html').send(page(name, frame, model));
    },
  };
}
