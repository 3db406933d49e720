/**
 * The settings of one's own seat. Whoever holds it is mailed what was changed: it may have been somebody else
 * with his link.
 */
import { z } from 'zod';
import type { Side } from '../../referee/index.js';
import { DELIVERIES, type MailWishes, type SeatRecord } from '../../store/index.js';
import { charterOf } from '../model/charter.js';
import { type MatchContext, mayMail } from '../model/context.js';
import { type LoadedMatch, seatOf } from '../model/loaded-match.js';
import {
  addressSchema,
  checked,
  done,
  failed,
  localeSchema,
  nameSchema,
  zoneSchema,
} from '../model/seats.js';
import type { Outcome } from '../model/types.js';
import { type DueMail, presentMail } from '../write/due.js';
import type { SettingChange } from '../write/payload.js';
import { hasAddress, newNonce } from '../write/waiting.js';
import { carryOutCommand } from '../write/writer.js';

/** `listed`: whether the match is listed for everybody when it is over. `ownWitness`: whether the seat's own
 * address is mailed the head of each throw while it waits for its round; `witness`: a third address that is; null: none. */
const settingsSchema = z.strictObject({
  name: nameSchema.optional(),
  locale: localeSchema.optional(),
  timeZone: zoneSchema.optional(),
  mailing: z.boolean().optional(),
  listed: z.boolean().optional(),
  delivery: z.enum(DELIVERIES).optional(),
  quietFrom: z.int().min(0).max(23).optional(),
  quietTo: z.int().min(0).max(23).optional(),
  ownWitness: z.boolean().optional(),
  witness: addressSchema.nullable().optional(),
});

const SETTINGS = ['name', 'locale', 'timeZone', 'mailing', 'listed', 'ownWitness', 'witness'] as const;
/** How mails come is no word of who holds the seat: no mail tells of it. */
const WISHES = ['delivery', 'quietFrom', 'quietTo'] as const;

/** Characters of an address of another service. */
const LONGEST = 500;

/** Changes the settings that are given, and tells the seat's address of those that are others now. */
export async function settings(
  context: MatchContext,
  id: string,
  side: Side,
  input: z.input<typeof settingsSchema>,
): Promise<Outcome<null>> {
  const change = checked(settingsSchema, input);
  if (!change.ok) return change;
  const nonce = newNonce(context);
  if (!(await mayWitness(context, id, side, change.value.witness))) return failed('mailed-enough');
  return carryOutCommand(context, {
    match: id,
    side,
    decide: (_, loaded) => {
      const seat = seatOf(loaded, side);
      if (seat === undefined) return failed('unknown-match');
      const { publication } = charterOf(loaded.match);
      // What both agreed when they took their seats is nobody's alone to change.
      const fixed = publication === 'asked' ? {} : { listed: seat.listed };
      // Only throws that name a round have a witness.
      const unwitnessed =
        loaded.match.beacon === null ? { ownWitness: seat.ownWitness, witness: seat.witness } : {};
      const now = settled(seat, { ...change.value, ...fixed, ...unwitnessed });
      const changed = settingChanges(seat, now);
      // Also where it was written by an attempt that was not answered.
      const wishes = wishesOf(seat, change.value);
      if (changed.length === 0 && wishes === undefined) return done({ value: null });
      const { name, locale, timeZone, mailing, listed, ownWitness, witness } = now;
      const seats = [{ side, name, locale, timeZone, mailing, listed, ownWitness, witness, ...wishes }];
      const mailed = changed.length > 0 && seat.joinedAt !== null && hasAddress(seat);
      const due = mailed ? [settingsMail(loaded, now, changed, nonce)] : [];
      return done({ write: { to: 'change', change: { seats, due } }, value: null });
    },
  });
}

/** A new witness has not asked for mails: he is counted like everybody who is mailed unasked. */
async function mayWitness(
  context: MatchContext,
  id: string,
  side: Side,
  witness: string | null | undefined,
): Promise<boolean> {
  if (witness == null) return true;
  const seat = (await context.store.readMatch(id))?.seats.find((one) => one.side === side);
  return seat === undefined || seat.witness === witness || mayMail(context, [witness]);
}

/** Wishes for mails that are others than before; undefined: none. */
function wishesOf(seat: SeatRecord, change: z.infer<typeof settingsSchema>): Partial<MailWishes> | undefined {
  const now = Object.fromEntries(WISHES.map((wish) => [wish, change[wish] ?? seat[wish]]));
  return WISHES.some((wish) => now[wish] !== seat[wish]) ? now : undefined;
}

function settled(seat: SeatRecord, change: z.infer<typeof settingsSchema>): SeatRecord {
  const { name, locale, timeZone, mailing, listed, ownWitness, witness } = seat;
  return {
    ...seat,
    name: change.name ?? name,
    locale: change.locale ?? locale,
    timeZone: change.timeZone ?? timeZone,
    mailing: change.mailing ?? mailing,
    listed: change.listed ?? listed,
    ownWitness: change.ownWitness ?? ownWitness,
    witness: change.witness === undefined ? witness : change.witness,
  };
}

/** What is different in two records of a seat. */
export function settingChanges(before: SeatRecord, after: SeatRecord): readonly SettingChange[] {
  return SETTINGS.filter((what) => before[what] !== after[what]).map((what) => ({
    what,
    from: before[what],
    to: after[what],
  }));
}

function settingsMail(
  loaded: LoadedMatch,
  seat: SeatRecord,
  changed: readonly SettingChange[],
  nonce: string,
): DueMail {
  const seats = loaded.seats.map((one) => (one.side === seat.side ? seat : one));
  return presentMail({ ...loaded, seats }, seat, 'settings', nonce, { changed });
}

/**
 * Sets or (null) clears it. Setting makes a new key, for the same address too. Whoever holds the seat is
 * mailed so: it may have been somebody else with his link.
 */
export function setHook(
  context: MatchContext,
  id: string,
  side: Side,
  url: string | null,
): Promise<Outcome<null>> {
  const nonce = newNonce(context);
  return carryOutCommand<null>(context, {
    match: id,
    side,
    decide: (_, loaded) => {
      const seat = seatOf(loaded, side);
      if (seat === undefined) return failed('unknown-match');
      if (url !== null && url.length > LONGEST)
        return failed('invalid', { fields: [{ field: 'hook', message: 'too long' }] });
      if (seat.hook === url && url === null) return done({ value: null });
      const changed = [{ what: 'hook' as const, from: seat.hook !== null, to: url !== null }];
      const change = { hook: url, hookNonce: url === null ? null : nonce };
      const now = { ...seat, ...change };
      const due = hasAddress(seat) ? [presentMail(loaded, now, 'settings', nonce, { changed })] : [];
      return done({ write: { to: 'change', change: { seats: [{ side, ...change }], due } }, value: null });
    },
  });
}
