/** The addresses below a seat, `/m/:match/:side`: who comes in is found once, before the route is asked. */
import type { Request, RequestHandler, Response, Router } from 'express';
import type { Purpose } from '../../links/index.js';
import type { WebContext } from '../http/context.js';
import { type Visitor, visitor } from '../http/seat-auth.js';
import { player, seated } from './load-seat.js';
import type { Seated } from './seated.js';

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
  page(path: string, handle: Handle<Seated>, purposes: readonly Purpose[] = ['play']): void {
    this.get(path, (request, response) => seated(this.context, request, response, purposes), handle);
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
