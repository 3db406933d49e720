/**
 * The server that everything is heard by: it waits for nobody who does not come to the end of his request.
 */
import { createServer, type Server } from 'node:http';

/** Milliseconds: for the head of a request, for all of it, between two looks for those who are late. */
export interface Patience {
  readonly headers: number;
  readonly request: number;
  readonly look: number;
}

/** A body is 64 kB at most: half a minute is enough on any line. */
const USUAL: Patience = { headers: 10_000, request: 30_000, look: 5_000 };

/**
 * A server that does not listen yet. Whoever is too slow is answered with 408; answers may take as long as
 * they like.
 */
export function makeServer({ headers, request, look }: Patience = USUAL): Server {
  return createServer({
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: look,
  });
}
