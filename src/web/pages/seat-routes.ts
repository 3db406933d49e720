/** The addresses below a seat, `/m/:match/:side`: who comes in is found once, before the route is asked. */
import type { Request, RequestHandler, Response, Router } from 'express';
import type { Purpose } from '../../links/index.js';
import type { WebContext } from '../context.js';
import { type Visitor, visitor } from '../http/seat-auth.js';
import { player, type Seated, seated } from './match/seated.js';

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
    this.router.get(path, async (request, response) =>
      handle(await seated(this.context, request, response, purposes), request, response),
    );
  }

  /** What is read without the position as it stands. */
  look(path: string, handle: Handle<Visitor>, purposes: readonly Purpose[] = ['play', 'view']): void {
    this.router.get(path, async (request, response) =>
      handle(await visitor(this.context, request, purposes), request, response),
    );
  }

  /**
   * A change; faults are answered in its author's language. `limits`: what is counted besides all changes.
   */
  change(path: string, handle: Handle<Visitor>, { purposes, limits = [] }: ChangeTerms = {}): void {
    this.router.post(path, this.context.rateLimiters.changes, ...limits, async (request, response) =>
      handle(await player(this.context, request, response, purposes), request, response),
    );
  }
}

interface ChangeTerms {
  readonly purposes?: readonly Purpose[];
  readonly limits?: readonly RequestHandler[];
}
