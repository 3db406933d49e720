/**
 * What organizers and deputies do. Every act needs a reason, which all players read in the event's log; nobody
 * decides about an own entry, or a pairing of a group that they play in.
 */
import { z } from 'zod';
import type { Claimant } from '../../links/index.js';
import { addressSchema, checked, done, failed, type Outcome, randomId } from '../../match/index.js';
import type { ClubEffects } from '../model/context.js';
import { dateAfter, dateAt } from '../model/dates.js';
import { dateSchema, type Score } from '../model/types.js';
import { claimantSchema, isOpen, sendEntryLink } from './enter.js';
import { toEntries, toOrganizer } from './notices.js';
import { entryOfAddress, type LoadedEvent, loadEvent } from './stored.js';
import { changeEvent, type DecideEvent } from './writer.js';

export const ROLES = ['organizer', 'deputy'] as const;
export type Role = (typeof ROLES)[number];

const LONGEST_REASON = 500;
const LONGEST_ANNOUNCEMENT = 500;
/** Days by which a stage or a pairing is extended, at most. */
const LONGEST_EXTENSION = 120;
const NONCE_LENGTH = 8;
const MOST_INVITED = 20;

const reason = z.string().trim().min(1).max(LONGEST_REASON);
const words = z.string().trim().max(LONGEST_ANNOUNCEMENT);
const pairing = z.string().regex(/^\d{1,2}\.\d{1,3}\.\d{1,3}$/);
const leg = z.union([z.literal(1), z.literal(2)]);
const entry = z.int().min(1);

/** An act, as the form or a test gives it. */
export const actSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('open') }),
  z.strictObject({ act: z.literal('closeEntry'), reason }),
  z.strictObject({ act: z.literal('start'), reason }),
  z.strictObject({ act: z.literal('admit'), entry, reason }),
  z.strictObject({ act: z.literal('refuse'), entry, reason }),
  z.strictObject({ act: z.literal('remove'), entry, reason }),
  z.strictObject({ act: z.literal('extend'), until: dateSchema, pairing: pairing.optional(), reason }),
  z.strictObject({
    act: z.literal('rule'),
    pairing,
    leg,
    score: z.enum(['first', 'draw', 'second', 'neither']),
    reason,
  }),
  z.strictObject({ act: z.literal('reverse'), pairing, leg, reason }),
  z
    .strictObject({ act: z.literal('announce'), en: words, ja: words })
    .refine(({ en, ja }) => en !== '' || ja !== '', { path: ['en'] }),
  z.strictObject({ act: z.literal('deputy'), address: addressSchema, reason }),
  z.strictObject({ act: z.literal('handOver'), address: addressSchema, reason }),
  z.strictObject({ act: z.literal('end'), reason }),
]);

export type Act = z.infer<typeof actSchema>;

const SCORES: { readonly [score in 'first' | 'draw' | 'second' | 'neither']: readonly [Score, Score] } = {
  first: [1, 0],
  draw: [0.5, 0.5],
  second: [0, 1],
  neither: [0, 0],
};

/** Carries an act out for whoever holds the link of this role. */
export async function act(
  effects: ClubEffects,
  id: string,
  role: Role,
  input: unknown,
): Promise<Outcome<null>> {
  const read = checked(actSchema, input);
  if (!read.ok) return read;
  const outcome = await changeEvent<null>(effects, id, decided(effects, role, read.value));
  // What somebody has ruled on counts for the table alone.
  const isRuling = read.value.act === 'rule' || read.value.act === 'reverse';
  const game = (await effects.store.readCompetition(id))?.competition.game;
  if (outcome.ok && isRuling && game !== undefined) await effects.store.wantFit(game);
  return outcome;
}

function decided(effects: ClubEffects, role: Role, given: Act): DecideEvent<null> {
  return (draft, loaded, now) => {
    const failure = forbidden(loaded, role, given, now);
    if (failure !== undefined) return failed(failure);
    const at = now.toISOString();
    const key = `${given.act}.${randomId(effects.random, NONCE_LENGTH)}`;
    draft.event({ seen: { ...loaded.stored.seen, [role]: at } });
    const noted = (facts: object = {}, text: { readonly en?: string; readonly ja?: string } = {}) => ({
      who: role,
      what: given.act,
      facts: JSON.stringify(facts),
      words: JSON.stringify('reason' in given ? { en: given.reason, ja: given.reason } : text),
    });
    switch (given.act) {
      case 'open': {
        if (loaded.competition.status !== 'draft') return done({ value: null });
        draft.competition({ status: 'entry' });
        return done({ value: null, log: [noted()] });
      }
      case 'closeEntry': {
        draft.event({ entryEnds: at });
        return done({ value: null, log: [noted()] });
      }
      case 'start': {
        draft.event({ startAt: at, ...(loaded.stored.entryClosedAt === null ? { entryEnds: at } : {}) });
        return done({ value: null, log: [noted()] });
      }
      case 'admit': {
        draft.entry(given.entry, {}, { status: 'in' });
        const notices = toEntries(draft.loaded, [given.entry], key, { kind: 'entered', asked: false });
        return done({ value: null, log: [noted({ entry: given.entry })], notices });
      }
      case 'refuse':
      case 'remove': {
        const why = given.act === 'refuse' ? ('refused' as const) : ('removed' as const);
        const notices = toEntries(loaded, [given.entry], key, { kind: 'out', why });
        draft.entry(given.entry, { out: { at, why } }, { status: 'out' });
        return done({ value: null, log: [noted({ entry: given.entry })], notices });
      }
      case 'extend': {
        const { until, pairing: one } = given;
        if (one !== undefined) draft.pairing(one, { ends: until });
        else {
          const last = loaded.stored.stages.length - 1;
          const stages = loaded.stored.stages.map((stage, n) =>
            n === last ? { ...stage, ends: until } : stage,
          );
          draft.event({ stages });
        }
        return done({ value: null, log: [noted({ until, ...(one === undefined ? {} : { pairing: one }) })] });
      }
      case 'rule': {
        const { pairing: of, leg: n, score } = given;
        const ruling = {
          pairing: of,
          leg: n,
          scores: SCORES[score],
          why: 'judged',
          by: role,
          at,
          reversed: false,
        } as const;
        draft.event({ rulings: [...loaded.stored.rulings, ruling] });
        const entries = loaded.pairings.find((one) => one.id === of)?.stored.entries ?? [];
        const notices = toEntries(loaded, entries, key, { kind: 'ruled', pairing: of });
        return done({ value: null, log: [noted({ pairing: of, leg: n, score })], notices });
      }
      case 'reverse': {
        const { pairing: of, leg: n } = given;
        const rulings = loaded.stored.rulings.map((one) =>
          one.pairing === of && one.leg === n ? { ...one, reversed: true } : one,
        );
        draft.event({ rulings });
        return done({ value: null, log: [noted({ pairing: of, leg: n })] });
      }
      case 'announce': {
        const { en, ja } = given;
        const all = loaded.entrants.filter(({ record }) => record.status !== 'out');
        const notices = toEntries(
          loaded,
          all.map(({ record }) => record.number),
          key,
          { kind: 'announcement', words: { en, ja } },
        );
        return done({ value: null, log: [noted({}, { en, ja })], notices });
      }
      case 'deputy':
      case 'handOver': {
        const to = given.act === 'deputy' ? ('deputy' as const) : ('organizer' as const);
        // Whoever hands over keeps no link: every earlier one is void.
        const generation = loaded.competition.generation + (to === 'organizer' ? 1 : 0);
        draft.competition({ [to]: given.address, generation });
        const { loaded: after } = draft;
        const roles = to === 'organizer' && after.competition.deputy !== null ? ROLES : ([to] as const);
        const notices = roles.flatMap((one) =>
          toOrganizer(after, one, key, { kind: 'organize', first: false, role: one }),
        );
        return done({ value: null, log: [noted()], notices });
      }
      case 'end': {
        draft.event({ endEarlyAt: at });
        return done({ value: null, log: [noted()] });
      }
    }
  };
}

type Forbidden = 'too-late' | 'own-affair' | 'invalid' | undefined;

/** Why this role may not do this now. */
function forbidden(loaded: LoadedEvent, role: Role, given: Act, now: Date): Forbidden {
  const { stored, competition } = loaded;
  if (stored.over !== null) return 'too-late';
  const own = entryOfAddress(loaded, competition[role]);
  switch (given.act) {
    case 'open':
      return undefined;
    case 'closeEntry':
      return isOpen(loaded) ? undefined : 'too-late';
    case 'start':
      return stored.stages.length === 0 ? undefined : 'too-late';
    case 'admit':
    case 'refuse': {
      const asked = loaded.entrants.find(({ record }) => record.number === given.entry);
      if (given.entry === own) return 'own-affair';
      return asked?.record.status === 'asked' && isOpen(loaded) ? undefined : 'too-late';
    }
    case 'remove': {
      const entrant = loaded.entrants.find(({ record }) => record.number === given.entry);
      if (given.entry === own || groupsOf(loaded, own).some((one) => one.includes(given.entry)))
        return 'own-affair';
      return entrant !== undefined && entrant.record.status !== 'out' ? undefined : 'too-late';
    }
    case 'extend': {
      if (stored.stages.length === 0) return 'too-late';
      const today = dateAt(now);
      if (given.until < today || given.until > dateAfter(today, LONGEST_EXTENSION)) return 'invalid';
      if (given.pairing === undefined) return undefined;
      return aboutPairing(loaded, own, given.pairing);
    }
    case 'rule':
    case 'reverse':
      return aboutPairing(loaded, own, given.pairing);
    default:
      return undefined;
  }
}

/** Rulings stand until the next stage is drawn from them. */
function aboutPairing(loaded: LoadedEvent, own: number | null, id: string): Forbidden {
  const pairing = loaded.pairings.find((one) => one.id === id);
  if (pairing === undefined || pairing.stored.stage !== loaded.stored.stages.length - 1) return 'too-late';
  const group = loaded.stored.stages
    .find(({ stage }) => stage === pairing.stored.stage)
    ?.groups.find((one) => one.group === pairing.stored.group);
  const inGroup = own !== null && group?.entries.includes(own) === true;
  return inGroup || (own !== null && pairing.stored.entries.includes(own)) ? 'own-affair' : undefined;
}

function groupsOf({ stored }: LoadedEvent, own: number | null): readonly (readonly number[])[] {
  if (own === null) return [];
  return stored.stages
    .flatMap(({ groups }) => groups)
    .map(({ entries }) => entries)
    .filter((one) => one.includes(own));
}

/** E-mails an invitation to each of these addresses: one each. */
export async function inviteTo(
  effects: ClubEffects,
  id: string,
  addresses: readonly string[],
  by: Omit<Claimant, 'address'>,
): Promise<Outcome<null>> {
  const loaded = await loadEvent(effects.store, id);
  if (loaded === undefined) return failed('unknown-match');
  if (!isOpen(loaded)) return failed('too-late');
  for (const address of addresses.slice(0, MOST_INVITED)) {
    const claimant = checked(claimantSchema, { ...by, address });
    if (!claimant.ok) return claimant;
    const sent = await sendEntryLink(effects, id, claimant.value, { kind: 'invited', by: by.name });
    if (!sent.ok) return sent;
  }
  return done(null);
}

/** E-mails their links again to those who organize events with this address. */
export async function sendOrganizerLink(effects: ClubEffects, id: string): Promise<void> {
  await changeEvent<null>(effects, id, (_, loaded) => {
    const key = `organize.${randomId(effects.random, NONCE_LENGTH)}`;
    const notices = ROLES.flatMap((role) =>
      toOrganizer(loaded, role, key, { kind: 'organize', first: false, role }),
    );
    return done({ value: null, notices });
  });
}
