/**
 * What people tell of themselves: names, addresses, languages, zones. Checked and brought into one form here.
 */
import { IANAZone } from 'luxon';
import { z } from 'zod';
import { canonicalWords, isOwnWords } from '../../journal/index.js';
import { LOCALES, type Locale } from '../../referee/index.js';
import {
  DELIVERIES,
  type MatchRecord,
  type MatchStatus,
  type SeatRecord,
  USUAL_WISHES,
} from '../../store/index.js';
import type { Failure, FailureCode, Outcome } from './types.js';

const LONGEST_NAME = 60;

/** The name of a seat that was left open, until somebody takes it: shown to nobody. */
export const NOBODY = '?';

/** What the practice opponent is called, in the language of the one who opened the match. */
export const PRACTICE_NAME: { readonly [locale in Locale]: string } = {
  en: 'Practice opponent',
  ja: '練習相手',
};

/** Whether whoever has the invitation link takes this seat. */
export function isLeftOpen({ holder }: Pick<SeatRecord, 'holder'>): boolean {
  return holder === 'open' || holder === 'anyone';
}

/** What a seat knows of a holder who has just come: nothing yet, and nothing of whoever held it before. */
export const NEW_HOLDER = {
  kept: null,
  ownWitness: true,
  witness: null,
  hook: null,
  hookNonce: null,
  mailing: true,
  ...USUAL_WISHES,
  bouncedAt: null,
  bounces: 0,
  lastBounceAt: null,
} as const;

/** Control characters and those that turn the direction of writing: no name needs them, every forger does. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u;

/**
 * What mail programs make a link of: an address, a scheme, a dot between letters (full-width ones too). No
 * name needs it.
 */
const LINKED = /@|:\/\/|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}/u;

export const nameSchema = z
  .string()
  .transform((name) => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, 'empty')
      .refine((name) => [...name].length <= LONGEST_NAME, `longer than ${LONGEST_NAME} characters`)
      .refine((name) => !UNSAFE.test(name), 'control characters')
      .refine((name) => !LINKED.test(name.normalize('NFKC')), 'an address'),
  );

/** Compared letter by letter, so the domain is lower-cased; the local part belongs to its host. */
export const addressSchema = z
  .string()
  .trim()
  .max(254, 'longer than an address can be')
  .pipe(z.email('not an e-mail address'))
  .transform((address) => {
    const at = address.lastIndexOf('@');
    return `${address.slice(0, at)}@${address.slice(at + 1).toLowerCase()}`;
  });

export const localeSchema = z.enum(LOCALES);

export const zoneSchema = z.string().refine((zone) => IANAZone.isValidZone(zone), 'not a time zone');

/** When e-mails to a seat leave. */
export const wishesSchema = z.strictObject({
  delivery: z.enum(DELIVERIES),
  quietFrom: z.int().min(0).max(23),
  quietTo: z.int().min(0).max(23),
});

const digits = z.string().regex(/^[0-9a-f]{64}$/, 'not 64 hex digits');

/** Longer is nothing that anybody types. */
const LONGEST_WORDS = 400;

/** Checked where it comes in: at most one of them. */
export const seedGivenSchema = z.strictObject({
  digest: z.exactOptional(digits),
  seed: z.exactOptional(digits),
  words: z.exactOptional(
    z
      .string()
      .max(LONGEST_WORDS)
      .transform(canonicalWords)
      .refine(isOwnWords, 'not 10 to 64 letters and digits'),
  ),
});

/** The language of a seat. */
export function seatLocale(seat: Pick<SeatRecord, 'locale'>): Locale {
  return LOCALES.find((locale) => locale === seat.locale) ?? 'en';
}

/** Checks input from outside: the value in one form, or `invalid` with each field's fault. */
export function checked<T>(schema: z.ZodType<T>, input: unknown): Outcome<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  return failed('invalid', {
    fields: parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
  });
}

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function failed(
  code: FailureCode,
  more: Omit<Failure, 'code'> = {},
): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: { code, ...more } };
}

/** All but those that are over or only for reading. */
export const UNFINISHED: readonly MatchStatus[] = ['open', 'playing', 'stopped'];

/** Why a match takes no request that belongs to these states; undefined: it does. */
export function closedTo(
  { status }: Pick<MatchRecord, 'status'>,
  states: readonly MatchStatus[],
): Failure | undefined {
  if (states.includes(status)) return undefined;
  switch (status) {
    case 'open':
      return { code: 'not-begun' };
    case 'playing':
      return { code: 'stale' };
    default:
      return { code: status };
  }
}
