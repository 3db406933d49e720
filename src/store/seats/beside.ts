/** What is written beside the events of a match: its seats, offers, messages. */
import type { Statement } from '../batch.js';
import type { Client } from '../client.js';
import type { MessageRecord } from '../mail/records.js';
import type { OfferChange, OfferRecord, SeatChange } from '../records.js';
import { offerKind } from '../rows.js';
import type { BesideEvents } from './types.js';

interface BesideRow extends MessageRecord {
  readonly what: 'message' | 'offer' | 'failed';
  readonly kind: string;
}

/**
 * All that a page shows beside the events, of messages those with turns later than `since`: in one statement,
 * because it is read for every page.
 */
export async function readBeside(db: Client, matchId: string, since: number): Promise<BesideEvents> {
  const rows = await db.$queryRaw<BesideRow[]>`
    SELECT 'message' AS "what", "side", "event", "text", "at", '' AS "kind"
      FROM "Message" WHERE "matchId" = ${matchId} AND "event" > ${since}
    UNION ALL SELECT 'offer', "side", "event", "detail", "at", "kind"
      FROM "Offer" WHERE "matchId" = ${matchId}
    UNION ALL SELECT 'failed', "side", "event", '', "createdAt", "kind"
      FROM "Outbox" WHERE "matchId" = ${matchId} AND "state" = 'failed'
    ORDER BY "event", "side"`;
  const those = (of: BesideRow['what']) => rows.filter(({ what }) => what === of);
  return {
    messages: those('message').map(({ side, event, text, at }) => ({ side, event, text, at })),
    offers: those('offer')
      .map(({ side, kind, at, event, text }) => ({ side, kind: offerKind(kind), at, event, detail: text }))
      .sort((one, other) => (one.side < other.side ? -1 : 1)),
    failed: those('failed').map(({ side, event, kind }) => ({ side, event, kind })),
  };
}

/** What somebody who leaves his seat has left in advance. */
export function vacate(db: Client, matchId: string, side: string | undefined): readonly Statement[] {
  if (side === undefined) return [];
  const where = { matchId, side };
  return [
    db.standing.deleteMany({ where }),
    db.plan.deleteMany({ where }),
    db.draft.deleteMany({ where }),
    db.offer.deleteMany({ where: { matchId } }),
    db.seat.updateMany({ where, data: { shownEvent: 0, shownAt: null } }),
  ];
}

export function putMessage(
  db: Client,
  matchId: string,
  message: MessageRecord | undefined,
): readonly Statement[] {
  if (message === undefined) return [];
  const { side, event, text } = message;
  if (text === '') return [db.message.deleteMany({ where: { matchId, side, event } })];
  return [
    db.message.upsert({
      where: { matchId_side_event: { matchId, side, event } },
      create: { matchId, ...message },
      update: message,
      select: { side: true },
    }),
  ];
}

export function changeSeats(
  db: Client,
  matchId: string,
  changes: readonly SeatChange[] = [],
): readonly Statement[] {
  const changed = changes.map(({ side, ...data }) =>
    db.seat.update({ where: { matchId_side: { matchId, side } }, data, select: { side: true } }),
  );
  return changes.some(({ listed }) => listed !== undefined) ? [...changed, agree(db, matchId)] : changed;
}

/**
 * What all seats of a match say together, kept with the match: asked of each finished match it would be asked
 * of all.
 */
function agree(db: Client, matchId: string): Statement {
  return db.$executeRaw`UPDATE "Match" SET "agreed" = NOT EXISTS
    (SELECT 1 FROM "Seat" WHERE "matchId" = ${matchId} AND NOT "listed") WHERE "id" = ${matchId}`;
}

export function changeOffers(
  db: Client,
  matchId: string,
  { put = [], drop = [], kind }: OfferChange = {},
): readonly Statement[] {
  const dropped =
    drop.length > 0
      ? [
          db.offer.deleteMany({
            where: { matchId, side: { in: [...drop] }, ...(kind === undefined ? {} : { kind }) },
          }),
        ]
      : [];
  return [...dropped, ...put.map((offer) => putOffer(db, matchId, offer))];
}

function putOffer(db: Client, matchId: string, offer: OfferRecord): Statement {
  const { side, kind } = offer;
  return db.offer.upsert({
    where: { matchId_side_kind: { matchId, side, kind } },
    create: { matchId, ...offer },
    update: offer,
    select: { side: true },
  });
}
