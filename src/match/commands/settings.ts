/** The settings of one's own seat. Whoever holds it is mailed what was changed: it may have been somebody else with his link. */
import { z } from 'zod';
import type { Side } from '../../referee/index.js';
import type { NewMail, SeatRecord } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import { type LoadedMatch, loadMatch, seatOf } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { checked, localeSchema, nameSchema, zoneSchema } from '../core/seats.js';
import { presentMail } from '../outgoing/moment.js';
import type { SettingChange } from '../outgoing/payload.js';
import { hasAddress, newNonce } from '../outgoing/waiting.js';
import type { Matches, Outcome } from '../types.js';

const settingsSchema = z.strictObject({
  name: nameSchema.optional(),
  locale: localeSchema.optional(),
  timeZone: zoneSchema.optional(),
  mailing: z.boolean().optional(),
  listed: z.boolean().optional(),
});

const SETTINGS = ['name', 'locale', 'timeZone', 'mailing', 'listed'] as const;

/** Changes the settings that are given, and tells the seat's address of those that are others now. */
export async function settings(
  context: MatchContext,
  id: string,
  side: Side,
  input: Parameters<Matches['settings']>[2],
): Promise<Outcome<null>> {
  const change = checked(settingsSchema, input);
  if (!change.ok) return change;
  const loaded = await loadMatch(context, id);
  const seat = loaded === undefined ? undefined : seatOf(loaded, side);
  if (loaded === undefined || seat === undefined) return failed('unknown-match');
  const now = settled(seat, change.value);
  const changed = changesOf(seat, now);
  if (changed.length === 0) return done(null);
  const { name, locale, timeZone, mailing, listed } = now;
  const mails =
    seat.joinedAt !== null && hasAddress(seat) ? [await settingsMail(context, loaded, now, changed)] : [];
  const written = await context.store.change({
    matchId: id,
    seats: [{ side, name, locale, timeZone, mailing, listed }],
    mails,
  });
  if (!written.ok) return failed('unknown-match');
  context.mailed?.();
  return done(null);
}

function settled(seat: SeatRecord, change: z.infer<typeof settingsSchema>): SeatRecord {
  const { name, locale, timeZone, mailing, listed } = seat;
  return {
    ...seat,
    name: change.name ?? name,
    locale: change.locale ?? locale,
    timeZone: change.timeZone ?? timeZone,
    mailing: change.mailing ?? mailing,
    listed: change.listed ?? listed,
  };
}

/** What is different in two records of a seat. */
export function changesOf(before: SeatRecord, after: SeatRecord): readonly SettingChange[] {
  return SETTINGS.filter((what) => before[what] !== after[what]).map((what) => ({
    what,
    from: before[what],
    to: after[what],
  }));
}

function settingsMail(
  context: MatchContext,
  loaded: LoadedMatch,
  seat: SeatRecord,
  changed: readonly SettingChange[],
): Promise<NewMail> {
  const seats = loaded.seats.map((one) => (one.side === seat.side ? seat : one));
  return presentMail(context, { ...loaded, seats }, seat, 'settings', newNonce(context), { changed });
}
