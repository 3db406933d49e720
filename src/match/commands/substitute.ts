/**
 * Somebody else goes on for a player: he names him and the other side agrees, or, where his time was up and
 * nothing answered, the other side calls for him. Whoever is named is mailed a link and takes the seat by it;
 * until then nothing changes. Links of the one who leaves are void then, and what he left in advance is gone.
 * The seeds of the chain in force are open while a match is played, so it needs no new ceremony.
 */
import { z } from 'zod';
import type { Claimant } from '../../links/index.js';
import type { Side } from '../../referee/index.js';
import type { OfferRecord } from '../../store/index.js';
import { askSeat, NO_CLOCK } from '../model/clock.js';
import { type DecisionInputs, type MatchContext, mayMail } from '../model/context.js';
import { type LoadedMatch, revisionOf, seatOf } from '../model/loaded-match.js';
import { checked, done, failed, NEW_HOLDER } from '../model/seats.js';
import { clockRulesOf, clockSave, clocksAfter } from '../model/shown-clock.js';
import { NOTHING_LEFT } from '../model/standing.js';
import type { Accepted, Guard, Outcome } from '../model/types.js';
import { type DueMail, presentMail } from '../write/due.js';
import type { MailKind } from '../write/payload.js';
import { hasAddress, newNonce } from '../write/waiting.js';
import { carryOutCommand, onPosition } from '../write/writer.js';
import { askedOnce, claimantSchema, claimMail } from './claim.js';

/** Who is named, whether he may take the seat, and whether the other side called for him. */
const detailSchema = z.object({ claimant: claimantSchema, agreed: z.boolean(), called: z.boolean() });
type Detail = z.infer<typeof detailSchema>;

/** Names somebody for one's own seat, or, where the charter's clock lets one, for the other side's. */
export async function nameSubstitute(
  context: MatchContext,
  id: string,
  by: Side,
  seat: Side,
  input: Claimant,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  const named = checked(claimantSchema, input);
  if (!named.ok) return named;
  const claimant = named.value;
  const nonce = newNonce(context);
  const allowed = askedOnce(() => mayMail(context, [claimant.address]));
  return carryOutCommand(context, {
    ...onPosition(id, by, guard, ['substitute', seat, claimant]),
    free: true,
    prepare: async (loaded) => {
      const called = seat !== by;
      const may =
        !loaded.seats.some(({ holder }) => holder === 'robot') && seatOf(loaded, seat) !== undefined;
      const mails = called ? await allowed() : true;
      return (givens, now) => {
        if (!may || (called && now.clocks[seat]?.claimable !== true)) return failed('no-claim');
        if (!mails) return failed('mailed-enough');
        const detail = { claimant, agreed: called, called };
        const due = called
          ? [toSuccessor(now, seat, claimant, nonce)]
          : toOther(now, seat, 'substitute', nonce);
        return done({ ...offered(givens, now, seat, detail, due), value: unmoved(now, by) });
      };
    },
  });
}

/** Agrees to whom the other side named, or does not. */
export async function answerSubstitute(
  context: MatchContext,
  id: string,
  side: Side,
  accept: boolean,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  const nonce = newNonce(context);
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, ['answer-substitute', accept]),
    free: true,
    prepare: async () => {
      const offer = (await context.store.readOffers(id)).find((one) => one.side !== side && isOpen(one));
      const detail = offer === undefined ? undefined : detailOf(offer);
      const mails =
        detail === undefined || !accept ? true : await mayMail(context, [detail.claimant.address]);
      return (givens, loaded) => {
        if (offer === undefined || detail === undefined) return failed('no-offer');
        if (!mails) return failed('mailed-enough');
        const value = unmoved(loaded, side);
        if (accept) {
          const due = [toSuccessor(loaded, offer.side, detail.claimant, nonce)];
          return done({ ...offered(givens, loaded, offer.side, { ...detail, agreed: true }, due), value });
        }
        const leaving = seatOf(loaded, offer.side);
        const due =
          leaving !== undefined && hasAddress(leaving)
            ? [presentMail(loaded, leaving, 'substituteDeclined', nonce)]
            : [];
        const offers = { drop: [offer.side], kind: 'substitute' as const };
        return done({ write: { to: 'change', change: { offers, due } }, value });
      };
    },
  });
}

/** Whoever was named takes the seat, by the link that was mailed to him. */
export async function takeOver(
  context: MatchContext,
  id: string,
  side: Side,
  claimant: Claimant,
): Promise<Outcome<null>> {
  const nonce = newNonce(context);
  return carryOutCommand<null>(context, {
    match: id,
    side,
    states: ['playing'],
    free: true,
    prepare: async () => {
      const offer = (await context.store.readOffers(id)).find(
        (one) => one.side === side && one.kind === 'substitute',
      );
      const detail = offer === undefined ? undefined : detailOf(offer);
      return (givens, loaded) => {
        const seat = seatOf(loaded, side);
        if (seat === undefined || detail === undefined || !mayTake(loaded, side, detail, claimant))
          return failed('seat-taken');
        const { name, address, locale, timeZone } = detail.claimant;
        const person = { name, address, locale, timeZone, ...NEW_HOLDER };
        // What was typed stays in the journal; nobody is told that they typed it.
        const typed = { wordsBefore: seat.words !== null };
        const change = { side, ...person, ...typed, generation: seat.generation + 1 };
        const seats = loaded.seats.map((one) => (one.side === side ? { ...one, ...change } : one));
        const left = { ...loaded, seats, standing: { ...loaded.standing, [side]: NOTHING_LEFT } };
        const clocks = freshTime(givens, left, side);
        const told = { ...left, clocks: clocksAfter(left.clocks, clocks) };
        const due = [
          presentMail(told, { ...seat, ...change }, 'link', nonce, { anew: true }),
          ...toOther(told, side, 'substituted', nonce),
        ];
        return done({
          write: { to: 'change', change: { seats: [change], vacated: side, clocks, due } },
          value: null,
        });
      };
    },
  });
}

/**
 * Half of an answer to both that is given stays given: the seat changes hands when the other half is there.
 */
function mayTake(
  loaded: LoadedMatch,
  side: Side,
  { agreed, called, claimant }: Detail,
  who: Claimant,
): boolean {
  const half = !loaded.match.pending.includes(side) && revisionOf(loaded, side) > 0;
  const late = !called || loaded.clocks[side]?.claimable === true;
  return agreed && late && !half && claimant.address === who.address && claimant.name === who.name;
}

/** Who comes new gets the time of a whole turn; absences and time-outs were another's. */
function freshTime(givens: DecisionInputs, loaded: LoadedMatch, side: Side) {
  const seat = seatOf(loaded, side);
  const clock = loaded.clocks[side];
  const rules = seat === undefined ? undefined : clockRulesOf(loaded, seat);
  if (clock === undefined || rules === undefined) return [];
  const fresh = {
    ...clock,
    absences: [],
    stood: 0,
    reminders: NO_CLOCK.reminders,
    timeouts: 0,
    claimable: false,
    answeredAt: null,
    pauses: false,
  };
  const waits = loaded.match.pending.includes(side);
  const { headNumber } = loaded.match;
  const now = waits
    ? askSeat({ ...fresh, phase: '' }, rules, clock.phase, headNumber, givens.clock())
    : { ...fresh, state: 'idle' as const };
  return [clockSave(side, now)];
}

function offered(
  givens: DecisionInputs,
  { match }: LoadedMatch,
  side: Side,
  detail: Detail,
  due: readonly DueMail[],
) {
  const offer = { side, kind: 'substitute' as const, at: givens.clock(), event: match.headNumber };
  const { address } = detail.claimant;
  const put = [{ ...offer, detail: JSON.stringify(detail), address }];
  return { write: { to: 'change' as const, change: { offers: { put }, due } } };
}

function toSuccessor(loaded: LoadedMatch, side: Side, claimant: Claimant, nonce: string): DueMail {
  const mail = claimMail(loaded, side, claimant, nonce);
  return { ...mail, beside: { ...mail.beside, takesOver: true } };
}

function toOther(loaded: LoadedMatch, side: Side, kind: MailKind, nonce: string): readonly DueMail[] {
  const other = loaded.seats.find((one) => one.side !== side);
  return other !== undefined && hasAddress(other) ? [presentMail(loaded, other, kind, nonce)] : [];
}

/** Whether the other side is still to agree. */
function isOpen(offer: OfferRecord): boolean {
  return offer.kind === 'substitute' && detailOf(offer)?.agreed === false;
}

function detailOf({ detail = '' }: OfferRecord): Detail | undefined {
  if (detail === '') return undefined;
  const read = detailSchema.safeParse(JSON.parse(detail));
  return read.success ? read.data : undefined;
}

function unmoved(loaded: LoadedMatch, side: Side): Accepted {
  return { became: 'draft', event: loaded.match.headNumber, draft: revisionOf(loaded, side) };
}
