/** Asking for an open seat: a mail to the address that was typed must be followed before the seat is taken with it. */
import { z } from 'zod';
import type { Side } from '../../referee/index.js';
import { type Desk, mayMail } from '../core/context.js';
import { momentFor, Pen } from '../core/course.js';
import { committedState, readTable, seatOf } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { addressSchema, checked, isLeftOpen, localeSchema, nameSchema, zoneSchema } from '../core/seats.js';
import { mailTo, newNonce } from '../outgoing/waiting.js';
import type { Claimant, Outcome } from '../types.js';

const claimantSchema = z.strictObject({
  name: nameSchema,
  address: addressSchema,
  locale: localeSchema,
  timeZone: zoneSchema,
});

/** Mails a link to the claimant. Nothing is kept of him: who he says he is stands in the mail and in its link. */
export async function claim(desk: Desk, id: string, side: Side, input: Claimant): Promise<Outcome<null>> {
  const request = checked(claimantSchema, input);
  if (!request.ok) return request;
  const to = request.value;
  const table = await readTable(desk, id);
  const seat = table === undefined ? undefined : seatOf(table, side);
  if (table === undefined || seat === undefined) return failed('unknown-match');
  if (table.match.status === 'finished') return failed('finished');
  if (table.match.status !== 'open' || !isLeftOpen(seat) || seat.joinedAt !== null) return failed('seat-taken');
  if (!(await mayMail(desk, [to.address]))) return failed('mailed-enough');
  const moment = await momentFor(desk, table, side, committedState(table), new Pen(table, desk.clock()));
  const host = table.seats.find((other) => other.side !== side);
  const named = { ...table, seats: table.seats.map((one) => (one === seat ? { ...one, name: to.name } : one)) };
  const mail = mailTo(
    named,
    seat,
    'claim',
    { ...moment, to, ...(host === undefined ? {} : { invitedBy: host.side }) },
    newNonce(desk),
  );
  const written = await desk.store.change({ matchId: id, mails: [mail] });
  if (!written.ok) return failed('busy');
  desk.mailed?.();
  return done(null);
}
