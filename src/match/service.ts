/** The match layer as one object: what pages, mails and the command line are given. */

import { z } from 'zod';
import { exportJournal } from '../journal/index.js';
import type { Side } from '../referee/index.js';
import type { NewMail, SeatRecord } from '../store/index.js';
import { momentFor, Pen } from './course.js';
import type { Desk, Effects } from './desk.js';
import { answerDraw, offerDraw, resign } from './ending.js';
import { briefInfo, infoOf } from './info.js';
import { join, seed } from './joining.js';
import { hasAddress, mailTo } from './mails.js';
import { open } from './opening.js';
import { order, preview, undo } from './orders.js';
import { done, failed } from './outcome.js';
import { look, page, publicPage } from './page.js';
import { renew, witness } from './recovery.js';
import { addressSchema, checked, localeSchema, nameSchema, zoneSchema } from './seats.js';
import { setStanding, standing } from './standing.js';
import { committedState, gameOf, readTable, seatOf, type Table } from './table.js';
import { Kept, Tables } from './tables.js';
import type { Matches, Outcome } from './types.js';

const settingsSchema = z.strictObject({
  name: nameSchema.optional(),
  locale: localeSchema.optional(),
  timeZone: zoneSchema.optional(),
  mailing: z.boolean().optional(),
});

const NONCE_BYTES = 6;
const CHAPTERS = 300;
const HEADS = 5000;

/** Makes the match layer over a store, a shelf of games, a clock and a source of randomness. */
export function makeMatches(effects: Effects): Matches {
  const desk: Desk = { ...effects, tables: new Tables(), chapters: new Kept(CHAPTERS), heads: new Kept(HEADS) };
  return {
    open: (request) => open(desk, request),
    game: (of) => gameOf(desk, of),
    packs: (game) => desk.store.listPacks(game),
    info: async (id) => {
      const table = await readTable(desk, id);
      return table === undefined ? imported(desk, id) : infoOf(desk, table);
    },
    list: async (limit) => Promise.all((await desk.store.listMatches({ limit })).map((found) => briefInfo(desk, found))),
    join: (id, side, request) => join(desk, id, side, request),
    seed: (id, side, text) => seed(desk, id, side, text),
    page: (id, side) => page(desk, id, side),
    look: (id, side) => look(desk, id, side),
    publicPage: (id, locale) => publicPage(desk, id, locale),
    preview: (id, side, sent) => preview(desk, id, side, sent),
    order: (id, side, request) => order(desk, id, side, request),
    undo: (id, side, guard) => undo(desk, id, side, guard),
    resign: (id, side, guard) => resign(desk, id, side, guard),
    offerDraw: (id, side, guard) => offerDraw(desk, id, side, guard),
    answerDraw: (id, side, accept, guard) => answerDraw(desk, id, side, accept, guard),
    standing: (id, side) => standing(desk, id, side),
    setStanding: (id, side, change, revision) => setStanding(desk, id, side, change, revision),
    journal: (id, reader) => journal(desk, id, reader),
    settings: (id, side, change) => settings(desk, id, side, change),
    revoke: (id, side) => revoke(desk, id, side),
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

async function settings(desk: Desk, id: string, side: Side, input: Parameters<Matches['settings']>[2]): Promise<Outcome<null>> {
  const change = checked(settingsSchema, input);
  if (!change.ok) return change;
  const { name, locale, timeZone, mailing } = change.value;
  const seat = {
    side,
    ...(name === undefined ? {} : { name }),
    ...(locale === undefined ? {} : { locale }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(mailing === undefined ? {} : { mailing }),
  };
  const written = await desk.store.change({ matchId: id, seats: [seat] });
  return written.ok ? done(null) : failed('unknown-match');
}

async function revoke(desk: Desk, id: string, side: Side): Promise<Outcome<null>> {
  const table = await readTable(desk, id);
  const seat = table === undefined ? undefined : seatOf(table, side);
  if (table === undefined || seat === undefined) return failed('unknown-match');
  const mails = hasAddress(seat) ? [await linkMail(desk, table, seat)] : [];
  const written = await desk.store.change({ matchId: id, seats: [{ side, generation: seat.generation + 1 }], mails });
  if (!written.ok) return failed('busy');
  desk.mailed?.();
  return done(null);
}

async function sendLink(desk: Desk, id: string, side: Side): Promise<void> {
  const table = await readTable(desk, id);
  const seat = table === undefined ? undefined : seatOf(table, side);
  if (table === undefined || seat === undefined || !hasAddress(seat)) return;
  const written = await desk.store.change({ matchId: id, mails: [await linkMail(desk, table, seat)] });
  if (written.ok) desk.mailed?.();
}

async function sendLinks(desk: Desk, input: string): Promise<void> {
  const address = checked(addressSchema, input);
  if (!address.ok) return;
  const found = await desk.store.matchesOfAddress(address.value);
  for (const { match, seats } of found) {
    if (match.status === 'imported') continue;
    for (const seat of seats) if (seat.address === address.value) await sendLink(desk, match.id, seat.side);
  }
}

/** A mail with a fresh link. It counts as told like any other, so it tells all since the one before. */
async function linkMail(desk: Desk, table: Table, seat: SeatRecord): Promise<NewMail> {
  const nonce = Buffer.from(desk.random(NONCE_BYTES)).toString('hex');
  const moment = await momentFor(desk, table, seat.side, committedState(table), new Pen(table, desk.clock()));
  return mailTo(table, seat, 'link', moment, nonce);
}
