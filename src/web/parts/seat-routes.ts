/** The addresses below a seat, `/m/:match/:side`: who comes in is found once, before the route is asked. */
import type { Request, RequestHandler, Response, Router } from 'express';
import { type Purpose, readSignedHead, signHead } from '../../links/index.js';
import { seatLocale } from '../../match/index.js';
import { noteReader, seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import { type Visitor, visitor } from '../http/seat-auth.js';
import { namesBySide } from './parts.js';
import type { SeatContext } from './seated.js';

/** Loads a seat's page for whoever holds a link of one of these purposes. @throws Fault */
export async function loadSeat(
  context: WebContext,
  request: Request,
  response: Response,
  purposes: readonly Purpose[],
): Promise<SeatContext> {
  return loadSeatPage(context, response, await visitor(context, request, purposes));
}

/** Loads the page of a visitor who was let in already. @throws Fault */
export async function loadSeatPage(
  context: WebContext,
  response: Response,
  found: Visitor,
): Promise<SeatContext> {
  const { match: id, side, link, known } = found;
  // A draft is seen by its author alone: a link that was passed on shows what is committed.
  const page = orFault(
    await (link.purpose === 'view'
      ? context.matches.look(id, side, known)
      : context.matches.page(id, side, known)),
  );
  const { locale, match, timeZone } = page;
  noteReader(response, { locale, game: match.game, pack: match.pack, back: seatHome(found) });
  const narrator = context.narrator(match.game, locale);
  return {
    visitor: found,
    page,
    narrator,
    locale,
    head: signHead(context.links, { match: id, head: match.head, chain: match.commitments.chain }),
    reader: { narrator, side: found.side, zone: timeZone, names: namesBySide(match, locale) },
  };
}

/** The visitor of a change, with his language and game noted for the answer. @throws Fault */
export async function player(
  context: WebContext,
  request: Request,
  response: Response,
  purposes: readonly Purpose[] = ['play'],
): Promise<Visitor> {
  const found = await visitor(context, request, purposes);
  await hearSignedHead(context, found.match, (request.body as { head?: unknown } | undefined)?.head);
  const { pack } = found.record;
  const game = await context.matches.game(found.record);
  noteReader(response, { locale: seatLocale(found.seat), back: seatHome(found), game, pack });
  return found;
}

/** Hears a signed head that a browser brings back: one that the journal lacks stops the match. */
export async function hearSignedHead(context: WebContext, match: string, text: unknown): Promise<void> {
  const head = typeof text === 'string' ? readSignedHead(context.links, match, text) : undefined;
  if (head !== undefined) await context.matches.witness(head);
}

/** Finds who comes in. @throws HttpError for whoever is not let in */
type Find<Who> = (request: Request, response: Response) => Promise<Who>;

/** Handles a request of somebody who was let in. */
type Handle<Who> = (who: Who, request: Request, response: Response) => Promise<void> | void;

export class SeatRoutes {
  constructor(
    /** For what is open to others too. */
    readonly router: Router,
    readonly context: WebContext,
  ) {}

  /** A page that shows a seat its match; one link of these purposes is enough. */
  page(path: string, handle: Handle<SeatContext>, purposes: readonly Purpose[] = ['play']): void {
    this.get(path, (request, response) => loadSeat(this.context, request, response, purposes), handle);
  }

  /** What is read without the position as it stands. */
  look(path: string, handle: Handle<Visitor>, purposes: readonly Purpose[] = ['play', 'view']): void {
    this.get(path, (request) => visitor(this.context, request, purposes), handle);
  }

  /**
   * A change; faults are answered in its author's language. `limits`: what is counted besides all changes.
   */
  change(path: string, handle: Handle<Visitor>, { purposes, limits = [] }: ChangeTerms = {}): void {
    const find: Find<Visitor> = (request, response) => player(this.context, request, response, purposes);
    this.post(path, [this.context.rateLimiters.changes, ...limits], find, handle);
  }

  /** What is read by somebody whom `find` lets in. */
  get<Who>(path: string, find: Find<Who>, handle: Handle<Who>): void {
    this.router.get(path, async (request, response) =>
      handle(await find(request, response), request, response),
    );
  }

  /** A change by somebody whom `find` lets in. */
  post<Who>(path: string, limits: readonly RequestHandler[], find: Find<Who>, handle: Handle<Who>): void {
    this.router.post(path, ...limits, async (request, response) =>
      handle(await find(request, response), request, response),
    );
  }
}

interface ChangeTerms {
  readonly purposes?: readonly Purpose[];
  readonly limits?: readonly RequestHandler[];
}
