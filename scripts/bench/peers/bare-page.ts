/** A bare express server on better-sqlite3: reads the rows that a page of a match is made of, sends a text. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Database from 'better-sqlite3';
import express from 'express';

export interface BareServer {
  readonly url: string;
  close(): void;
}

/** Serves `page` behind a read of the match's row, seats, drafts, newest snapshot and the events since. */
export async function bareServer(file: string, match: string, page: string): Promise<BareServer> {
  const db = new Database(file, { readonly: true });
  const row = db.prepare('SELECT * FROM "Match" WHERE "id" = ?');
  const others = ['Seat', 'Draft', 'Standing', 'Offer'].map((table) =>
    db.prepare(`SELECT * FROM "${table}" WHERE "matchId" = ?`),
  );
  const snapshot = db.prepare('SELECT * FROM "Snapshot" WHERE "matchId" = ? ORDER BY "event" DESC LIMIT 1');
  const events = db.prepare('SELECT * FROM "Event" WHERE "matchId" = ? ORDER BY "number" DESC LIMIT 3');
  const app = express();
  app.disable('etag');
  app.get('/m/:match', (request, response) => {
    const { match: id } = request.params;
    const found = [row, snapshot].map((one) => one.get(id));
    const rest = [...others, events].map((one) => one.all(id).length);
    if (found.includes(undefined) || rest.at(-1) === 0) throw new Error(`no match ${id}`);
    response.type('html').send(page);
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
    db.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/m/${match}`, close };
}
