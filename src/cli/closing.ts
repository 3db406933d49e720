/** Ending a server: whoever has asked is answered, then the connections are closed. */
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/**
 * Longest wait (ms) for requests in hand; between two looks for connections that have nothing more to say.
 */
const PATIENCE = 10_000;
const SWEEP = 50;

/** Watches a server that does not listen yet; gives what closes it. */
export function closerOf(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let closing = false;
  const lastOne = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.on('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (closing) lastOne(response);
  });
  return async () => {
    closing = true;
    for (const response of open) lastOne(response);
    await closed(server);
  };
}

async function closed(server: Server): Promise<void> {
  const ended = once(server, 'close');
  // Who has just connected waits in the system's queue, which goes with the listening socket.
  await everythingRead();
  // The HTTP server's own way would at once reset kept connections on which a request lies unread.
  NetServer.prototype.close.call(server);
  await everythingRead();
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  const timer = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await ended;
  clearInterval(sweep);
  clearTimeout(timer);
}

/** Once around the loop of events: between two such callbacks it has looked at every connection. */
async function everythingRead(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
