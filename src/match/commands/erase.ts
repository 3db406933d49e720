/**
 * Erasing: name and address of a person go from everywhere, the match stays, and its journal can be checked
 * as before.
 */
import type { Locale, Side } from '../../referee/index.js';
import type { MailAbout, SeatRecord } from '../../store/index.js';
import type { MatchContext } from '../model/context.js';
import { addressSchema, checked, done, failed, seatLocale } from '../model/seats.js';
import type { Outcome } from '../model/types.js';
import type { MailPayload } from '../write/payload.js';
import { untilWritten } from '../write/writer.js';

/** What somebody is called who was erased, in the language of the one who goes on reading it. */
const ERASED_NAME: { readonly [locale in Locale]: string } = { en: 'Former player', ja: '元の対戦者' };

/** Erases the holder of a seat. Whoever has a link of the seat can go on; no mail comes any more. */
export async function eraseSeat(context: MatchContext, id: string, side: Side): Promise<Outcome<null>> {
  // Erased twice it is as erased once, so an attempt that was not answered is made again.
  return untilWritten(async () => {
    const found = await context.store.readMatch(id);
    const seat = found?.seats.find((one) => one.side === side);
    if (found === undefined || seat === undefined) return failed('unknown-match');
    const name = nameAfter(found.seats, seat);
    const told = (await context.store.mailsAbout(id)).filter(
      (mail) => mail.matchId !== id || mail.side !== side,
    );
    const mails = told.map(({ matchId, messageId, payload }) => ({
      matchId,
      messageId,
      payload: without(payload, id, side, name),
    }));
    const written = await context.store.eraseSeat({ base: found.match, side, name, mails });
    // A submission came between reading and writing: its mails hold the name again.
    return written.ok ? done(null) : 'again';
  });
}

/** Erases an address with all its seats; gives how many it held. */
export async function eraseAddress(context: MatchContext, input: string): Promise<Outcome<number>> {
  const address = checked(addressSchema, input);
  if (!address.ok) return address;
  const found = await context.store.matchesOfAddress(address.value);
  const held = found.flatMap(({ match, seats }) =>
    seats.filter((seat) => seat.address === address.value).map(({ side }) => ({ id: match.id, side })),
  );
  for (const { id, side } of held) {
    const erased = await eraseSeat(context, id, side);
    if (!erased.ok) return erased;
  }
  await context.store.eraseAddress(address.value);
  return done(held.length);
}

function nameAfter(seats: readonly SeatRecord[], seat: SeatRecord): string {
  return ERASED_NAME[seatLocale(seats.find((other) => other !== seat) ?? seat)];
}

/** A waiting mail to somebody else, with another name for this seat. */
function without(payload: MailAbout['payload'], match: string, side: Side, name: string): string {
  const mail: MailPayload = JSON.parse(payload);
  const { names, others } = mail;
  return JSON.stringify({
    ...mail,
    ...(mail.match === match ? { names: { ...names, [side]: name } } : {}),
    ...(others === undefined
      ? {}
      : {
          others: others.map((other) =>
            other.match === match && other.side !== side ? { ...other, opponent: name } : other,
          ),
        }),
  });
}
