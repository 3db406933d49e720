/**
 * The people of a simulated season: how fast they answer, when they are away, who vanishes, who cheats. All of
 * it comes from a seed, and nothing from the order in which things are asked.
 */
import { createHash } from 'node:crypto';
import { DateTime } from 'luxon';

export const KINDS = ['fast', 'steady', 'slow', 'away', 'vanishing', 'leaving', 'cheating'] as const;
export type Kind = (typeof KINDS)[number];

/** What somebody can be waited for. */
export type Item =
  | { readonly what: 'turn'; readonly match: string; readonly event: number }
  | { readonly what: 'ready'; readonly stage: number }
  | { readonly what: 'stillIn'; readonly match: string; readonly asked: number };

export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface Person {
  readonly no: number;
  readonly kind: Kind;
  readonly name: string;
  readonly locale: 'en' | 'ja';
  readonly zone: string;
  /** Hours in which half of their turns are answered. */
  readonly hours: number;
  /** Days away, and whether they said so beforehand. */
  readonly away: readonly (Days & { readonly announced: boolean })[];
  /** From then on nothing comes from them. */
  readonly vanishesAt: Date | null;
  /** When they press *Withdraw*. */
  readonly leavesAt: Date | null;
  readonly tricks: readonly { readonly trick: Trick; readonly at: Date }[];
}

/** What a cheat tries. None of it may work. */
export const TRICKS = [
  'enterTwice',
  'ruleOnOwnMatch',
  'pressForOpponent',
  'claimTooEarly',
  'declineMatch',
  'switchSides',
  'nameSubstitute',
  'askForNewerRules',
  'enterAfterClosing',
  'resignToFriend',
] as const;
export type Trick = (typeof TRICKS)[number];

const ZONES = [
  ['Asia/Tokyo', 'ja'],
  ['America/New_York', 'en'],
  ['Europe/London', 'en'],
  ['Asia/Tokyo', 'ja'],
  ['America/Los_Angeles', 'en'],
  ['Australia/Sydney', 'en'],
] as const;

const NAMES = {
  en: [
    'Ashworth',
    'Bell',
    'Carver',
    'Dunn',
    'Ellery',
    'Finch',
    'Grant',
    'Holt',
    'Ibsen',
    'Judd',
    'Kerr',
    'Lowe',
  ],
  ja: ['青木', '井上', '上田', '遠藤', '小川', '加藤', '木村', '久保', '小林', '斎藤', '清水', '高橋'],
};

const HOURS: { readonly [kind in Kind]: number } = {
  fast: 3,
  steady: 14,
  slow: 40,
  away: 14,
  vanishing: 14,
  leaving: 20,
  cheating: 8,
};

/** Of twenty-four: eight steady, five fast, three slow, three away for weeks, three who vanish, one each of the rest. */
const MIX: readonly Kind[] = [
  ...['steady', 'fast', 'slow', 'vanishing', 'steady', 'away', 'fast', 'steady'],
  ...['cheating', 'steady', 'fast', 'slow', 'vanishing', 'away', 'steady', 'fast'],
  ...['leaving', 'steady', 'slow', 'steady', 'vanishing', 'away', 'fast', 'steady'],
].map((kind) => KINDS.find((one) => one === kind) ?? 'steady');

export interface Season {
  readonly players: number;
  readonly months: number;
  readonly seed: number;
  readonly begins: Date;
}

export function peopleOf(season: Season): readonly Person[] {
  return Array.from({ length: season.players }, (_, n) => personOf(season, n));
}

function personOf({ seed, months, begins }: Season, n: number): Person {
  const kind = MIX[n % MIX.length] ?? 'steady';
  const [zone, locale] = ZONES[n % ZONES.length] ?? ZONES[0];
  const chance = (what: string) => drawn(seed, n, what);
  const days = months * 30;
  const on = (share: number) => new Date(begins.getTime() + Math.floor(share * days) * DAY_MS);
  const middle = 0.2 + 0.5 * chance('when');
  const name = NAMES[locale][Math.floor(n / 2) % NAMES[locale].length] ?? '';
  return {
    no: n,
    kind,
    zone,
    locale,
    // Two may share a name: only their tags differ.
    name,
    hours: HOURS[kind] * (0.7 + 0.6 * chance('pace')),
    away: awayOf(kind, begins, days, chance),
    vanishesAt: kind === 'vanishing' ? on(middle) : null,
    leavesAt: kind === 'leaving' ? on(middle) : null,
    tricks:
      kind === 'cheating'
        ? TRICKS.map((trick, t) => ({ trick, at: on((t + chance(trick)) / (TRICKS.length + 1)) }))
        : [],
  };
}

const DAY_MS = 86_400_000;

function awayOf(kind: Kind, begins: Date, days: number, chance: (what: string) => number): Person['away'] {
  if (kind !== 'away') return [];
  return [0, 1].map((n) => {
    const first = new Date(
      begins.getTime() + Math.floor((0.25 + 0.4 * n + 0.1 * chance(`away ${n}`)) * days) * DAY_MS,
    );
    const last = new Date(first.getTime() + (7 + Math.floor(8 * chance(`for ${n}`))) * DAY_MS);
    return { from: dateOf(first), to: dateOf(last), announced: n === 0 };
  });
}

const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Awake from eight in the morning to eleven at night, by their own clock. */
const WAKES = 8;
const SLEEPS = 23;
/** Nobody is slower than this with anything that they answer at all. */
const LONGEST_DAYS = 6;

/**
 * When a person does what is asked of them since an instant; null: never. The time it takes is drawn for the
 * person and the thing, so it is the same however often it is asked.
 */
export function answersAt(seed: number, person: Person, item: Item, since: Date): Date | null {
  const share = drawn(seed, person.no, Object.values(item).join(' '));
  // Half take less than their hours, a few take many times as long.
  const hours = Math.min(LONGEST_DAYS * 24, person.hours * (share / (1 - share)) ** 0.6);
  const at = awakeAt(person, new Date(since.getTime() + hours * 3_600_000));
  const gone = [person.vanishesAt, person.leavesAt].filter((one) => one !== null);
  return gone.some((one) => at >= one) ? null : at;
}

/** The first instant from then on at which a person is awake and at home. */
function awakeAt(person: Person, at: Date): Date {
  const local = DateTime.fromJSDate(at, { zone: person.zone });
  const morning = (day: DateTime) => day.startOf('day').set({ hour: WAKES });
  const away = person.away.find(({ from, to }) => isWithin(local.toFormat('yyyy-MM-dd'), from, to));
  if (away !== undefined)
    return morning(DateTime.fromISO(away.to, { zone: person.zone }).plus({ days: 1 })).toJSDate();
  if (local.hour < WAKES) return awakeAt(person, morning(local).toJSDate());
  if (local.hour >= SLEEPS) return awakeAt(person, morning(local.plus({ days: 1 })).toJSDate());
  return at;
}

const isWithin = (date: string, from: string, to: string): boolean => from <= date && date <= to;

/** A number from 0 to 1, neither included, for a person and a thing. */
function drawn(seed: number, person: number, what: string): number {
  const digest = createHash('sha256').update(`${seed}/${person}/${what}`).digest();
  return (digest.readUInt32BE(0) + 0.5) / 2 ** 32;
}
