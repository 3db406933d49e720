/** The match layer as one object: what pages, mails and the command line are given. */

import { exportJournal } from '../journal/index.js';
import type { Side } from '../referee/index.js';
import { claim } from './commands/claim.js';
import { answerDraw, offerDraw, resign, withdraw } from './commands/end.js';
import { eraseAddress, eraseSeat } from './commands/erase.js';
import { revoke, sendLink, sendLinks } from './commands/fresh-links.js';
import { join, seed } from './commands/join.js';
import { open } from './commands/open.js';
import { answered, order, preview, undo } from './commands/order.js';
import { renew, witness } from './commands/renew.js';
import { settings } from './commands/settings.js';
import { setStanding, standing } from './commands/standing.js';
import { type Desk, type Effects, makeDesk } from './core/context.js';
import { gameOf, readTable } from './core/loaded-match.js';
import { done, failed } from './core/outcome.js';
import { tellUnreachable } from './outgoing/unreachable.js';
import { auditOf } from './queries/audit.js';
import { briefInfo, infoOf } from './queries/info.js';
import { look, page, publicPage } from './queries/page.js';
import { replay } from './replay/replay.js';
import { Films } from './replay/timeline-cache.js';
import type { Matches, MatchInfo, Outcome } from './types.js';

/** How long (ms) an invitation to anyone is listed. */
const INVITING = 30 * 24 * 3600 * 1000;

/** Makes the match layer over a store, a shelf of games, a clock and a source of randomness. */
export function makeMatches(effects: Effects): Matches {
  const desk = makeDesk(effects);
  const films = new Films(desk.store);
  return {
    open: (request) => open(desk, request),
    game: (of) => gameOf(desk, of),
    packs: (game) => desk.store.listPacks(game),
    info: async (id) => {
      const table = await readTable(desk, id);
      return table === undefined ? imported(desk, id) : infoOf(desk, table);
    },
    invitations: (limit) => invitations(desk, limit),
    agreed: async (limit) => Promise.all((await desk.store.listAgreed(limit)).map((found) => briefInfo(desk, found))),
    claim: (id, side, claimant) => claim(desk, id, side, claimant),
    join: (id, side, request) => join(desk, id, side, request),
    seed: (id, side, text) => seed(desk, id, side, text),
    page: (id, side, known) => page(desk, id, side, known),
    look: (id, side, known) => look(desk, id, side, known),
    publicPage: (id, locale) => publicPage(desk, id, locale),
    replay: (id, reader, eyes) => replay(desk, films, id, reader, eyes),
    preview: (id, side, sent) => preview(desk, id, side, sent),
    order: (id, side, request, known) => order(desk, id, side, request, known),
    answered: (id, side, request) => answered(desk, id, side, request),
    undo: (id, side, guard) => undo(desk, id, side, guard),
    resign: (id, side, guard) => resign(desk, id, side, guard),
    withdraw: (id, side, guard) => withdraw(desk, id, side, guard),
    offerDraw: (id, side, guard) => offerDraw(desk, id, side, guard),
    answerDraw: (id, side, accept, guard) => answerDraw(desk, id, side, accept, guard),
    standing: (id, side) => standing(desk, id, side),
    setStanding: (id, side, change, revision) => setStanding(desk, id, side, change, revision),
    journal: (id, reader) => journal(desk, id, reader),
    audit: (id, reader) => auditOf(desk, id, reader),
    settings: (id, side, change) => settings(desk, id, side, change),
    erase: (id, side) => eraseSeat(desk, id, side),
    eraseAddress: (address) => eraseAddress(desk, address),
    revoke: (id, side) => revoke(desk, id, side),
    tellUnreachable: (id, side) => tellUnreachable(desk, id, side),
    sendLink: (id, side) => sendLink(desk, id, side),
    sendLinks: (address) => sendLinks(desk, address),
    witness: (link) => witness(desk, link),
    renew: (id) => renew(desk, id),
  };
}

async function imported(desk: Desk, id: string) {
  const found = await desk.store.readMatch(id);
  return found === undefined ? undefined : briefInfo(desk, found);
}

async function invitations(desk: Desk, limit: number): Promise<readonly MatchInfo[]> {
  const since = new Date(desk.clock().getTime() - INVITING);
  return Promise.all((await desk.store.listInvitations(since, limit)).map((found) => briefInfo(desk, found)));
}

async function journal(desk: Desk, id: string, reader: Side | 'public' | 'all'): Promise<Outcome<string>> {
  const found = await desk.store.readMatch(id);
  if (found === undefined) return failed('unknown-match');
  if (reader === 'all' && found.match.status !== 'finished' && found.match.status !== 'imported') return failed('invalid');
  const events = await desk.store.readEvents(id, 1);
  return done(
    exportJournal(
      reader,
      events.map((event) => ({ text: event.text, open: JSON.parse(event.contents) })),
    ),
  );
}
