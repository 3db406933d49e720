/** E-mails about an event: what they tell, by numbers. Names and tables are put in when they are composed. */
import type { Claimant } from '../../links/index.js';
import { seatLocale } from '../../match/index.js';
import type { Locale } from '../../referee/index.js';
import { DELIVERIES, type MailWishes, type NewNotice, USUAL_WISHES } from '../../store/index.js';
import type { OutReason } from '../model/types.js';
import type { LoadedEntrant, LoadedEvent, Voice } from './stored.js';

/** What an e-mail tells, by its kind. */
export type NoticeText =
  /** To whoever organizes: the link, for the first time or again. */
  | { readonly kind: 'organize'; readonly first: boolean; readonly role: 'organizer' | 'deputy' }
  /** To somebody who wants to enter, or is invited. */
  | { readonly kind: 'enter' | 'invited' | 'challenged'; readonly by: string }
  | { readonly kind: 'entered'; readonly asked: boolean }
  | {
      readonly kind: 'ready' | 'readyReminder';
      readonly stage: number;
      readonly begins: string;
      readonly reserve: boolean;
    }
  | { readonly kind: 'drawn'; readonly stage: number; readonly group: number }
  | { readonly kind: 'begins'; readonly pairing: string }
  | { readonly kind: 'stillIn'; readonly until: string }
  | { readonly kind: 'out'; readonly why: OutReason }
  | {
      readonly kind: 'date';
      readonly when: 'before' | 'due';
      readonly ends: string;
      readonly pairings: readonly string[];
    }
  | { readonly kind: 'ruled'; readonly pairing: string }
  | { readonly kind: 'stageOver'; readonly stage: number }
  | { readonly kind: 'announcement'; readonly words: { readonly en: string; readonly ja: string } }
  | { readonly kind: 'ended'; readonly how: 'played' | 'tooFew' | 'early' }
  | { readonly kind: 'silence' };

export type NoticeKind = NoticeText['kind'];

/** Whose link the e-mail carries. */
export type NoticeReader =
  | { readonly as: 'entry'; readonly number: number; readonly generation: number }
  | { readonly as: 'organizer' | 'deputy'; readonly generation: number }
  | { readonly as: 'claimant'; readonly claimant: Claimant };

export interface NoticePayload extends MailWishes {
  readonly event: string;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly reader: NoticeReader;
  readonly text: NoticeText;
}

/** An e-mail to an entry. None where nobody is there any more. */
export function toEntry(
  { competition }: LoadedEvent,
  { record, player }: LoadedEntrant,
  key: string,
  text: NoticeText,
): readonly NewNotice[] {
  const address = player?.address ?? null;
  if (address === null) return [];
  const { number, locale, timeZone, quietFrom, quietTo, generation } = record;
  const delivery = DELIVERIES.find((one) => one === record.delivery) ?? 'immediate';
  return [
    notice(competition.id, `${key}.${number}`, address, {
      locale: seatLocale({ locale }),
      timeZone,
      delivery,
      quietFrom,
      quietTo,
      reader: { as: 'entry', number, generation },
      text,
    }),
  ];
}

/** The same to those of these numbers. */
export function toEntries(
  loaded: LoadedEvent,
  numbers: readonly number[],
  key: string,
  text: NoticeText,
): readonly NewNotice[] {
  return loaded.entrants
    .filter(({ record }) => numbers.includes(record.number))
    .flatMap((entrant) => toEntry(loaded, entrant, key, text));
}

/** An e-mail to the organizer or the deputy. */
export function toOrganizer(
  { competition, stored }: LoadedEvent,
  role: 'organizer' | 'deputy',
  key: string,
  text: NoticeText,
): readonly NewNotice[] {
  const address = competition[role];
  if (address === null) return [];
  const { generation } = competition;
  const reader = { as: role, generation } as const;
  return [
    notice(competition.id, `${key}.${role}`, address, {
      ...stored.voices[role],
      ...USUAL_WISHES,
      reader,
      text,
    }),
  ];
}

/** An e-mail to somebody who is nobody in the event yet. */
export function toClaimant(event: string, key: string, claimant: Claimant, text: NoticeText): NewNotice {
  const { locale, timeZone, address } = claimant;
  const reader = { as: 'claimant', claimant } as const;
  return notice(event, key, address, { locale, timeZone, ...USUAL_WISHES, reader, text });
}

function notice(
  event: string,
  key: string,
  address: string,
  payload: Omit<NoticePayload, 'event'>,
): NewNotice {
  const id = `${event}.${key.replace(/[^\w.-]+/g, '-')}`;
  const { kind } = payload.text;
  return { id, competitionId: event, kind, address, payload: JSON.stringify({ event, ...payload }) };
}

export function voiceOf({ locale, timeZone }: Pick<Claimant, 'locale' | 'timeZone'>): Voice {
  return { locale, timeZone };
}
