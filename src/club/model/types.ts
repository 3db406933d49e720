/** What an event is: its settings, its stages and groups, who takes part, and what is to be done next. */
import { z } from 'zod';
import { matchTermsSchema } from '../../match/index.js';
import { lastsDays } from './dates.js';

// Settings: chosen on the form, stored as JSON, fixed once somebody has entered.

/** Entries in a group. */
export const SMALLEST_GROUP = 2;
export const LARGEST_GROUP = 8;
/** Pairings that a player may have under way at a time, at most. */
export const MOST_AT_A_TIME = 4;
export const MOST_STAGES = 6;
export const MOST_BREAKS = 4;
/** Entries of one event. */
export const LARGEST_EVENT = 256;

/** `duel`: two matches at once, sides switched. `single`: one match. */
export const MEETINGS = ['duel', 'single'] as const;
export type Meeting = (typeof MEETINGS)[number];

/**
 * How the groups of a stage are made. `lot`: drawn. `seeded`: drawn so that the strongest are spread over
 * the groups. `divisions`: the strongest share the first group, the next the second, and so on.
 */
export const DRAWS = ['lot', 'seeded', 'divisions'] as const;

/** `free`: whoever enters is in. `organizer`: the organizer says yes or no. */
export const ADMISSIONS = ['free', 'organizer'] as const;

/** A day as people write it: `2027-03-31`. It ends when it has ended everywhere on Earth. */
export const dateSchema = z.iso.date();

const stageSchema = z.strictObject({
  groupSize: z.int().min(SMALLEST_GROUP).max(LARGEST_GROUP),
  meeting: z.enum(MEETINGS),
  /** Pairings that an entry has under way at a time, at most. */
  atATime: z.int().min(1).max(MOST_AT_A_TIME),
  draw: z.enum(DRAWS),
  /**
   * How many of each group go on to the next stage; from one stage of divisions to the next, how many go up
   * and how many go down. 0 in the last stage.
   */
  advance: z
    .int()
    .min(0)
    .max(LARGEST_GROUP - 1),
  begins: dateSchema,
  ends: dateSchema,
});

export type StageSettings = z.infer<typeof stageSchema>;

const breakSchema = z
  .strictObject({ from: dateSchema, to: dateSchema })
  .refine(({ from, to }) => from <= to, { error: 'ends before it begins', path: ['to'] });

/** Days between the mail that asks whether an entry plays in a stage and the draw of the stage. */
export const READY_DAYS = 10;
/** Days from a stage's beginning to its end, at least: everybody is reminded two weeks before. */
export const SHORTEST_STAGE_DAYS = 21;
export const LONGEST_BREAK_DAYS = 21;

/** Clock and charter of every match: the clock is obligatory, and the event alone chooses the sides. */
export const eventTermsSchema = matchTermsSchema.omit({ sides: true }).required({ clock: true });

export type EventTerms = z.infer<typeof eventTermsSchema>;

export const settingsSchema = z
  .strictObject({
    game: z.string().min(1).max(40),
    scenario: z.string().min(1).max(80),
    options: z.record(z.string().max(80), z.string().max(80)),
    terms: eventTermsSchema,
    rated: z.boolean(),
    /** Whether everybody finds it on the list of events, or only those who have its link. */
    listed: z.boolean(),
    admission: z.enum(ADMISSIONS),
    size: z
      .strictObject({
        from: z.int().min(2).max(LARGEST_EVENT),
        to: z.int().min(2).max(LARGEST_EVENT),
      })
      .refine(({ from, to }) => from <= to, { error: 'from more than to', path: ['to'] }),
    /** The last day to enter. */
    entryUntil: dateSchema,
    /** Days on which no clock of the event runs. */
    breaks: z
      .array(
        breakSchema.refine((one) => lastsDays(one) <= LONGEST_BREAK_DAYS, {
          error: `longer than ${LONGEST_BREAK_DAYS} days`,
          path: ['to'],
        }),
      )
      .max(MOST_BREAKS),
    stages: z.array(stageSchema).min(1).max(MOST_STAGES),
  })
  .superRefine(({ stages, entryUntil }, context) => {
    const wrong = (index: number, field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['stages', index, field], message });
    for (const [index, stage] of stages.entries()) {
      const before = stages[index - 1]?.ends ?? entryUntil;
      if (lastsDays({ from: before, to: stage.begins }) <= READY_DAYS)
        wrong(index, 'begins', `less than ${READY_DAYS} days after what comes before it`);
      if (lastsDays({ from: stage.begins, to: stage.ends }) <= SHORTEST_STAGE_DAYS)
        wrong(index, 'ends', `less than ${SHORTEST_STAGE_DAYS} days after it begins`);
      const isLast = index === stages.length - 1;
      if (isLast && stage.advance > 0) wrong(index, 'advance', 'there is no next stage');
      if (!isLast && stage.advance === 0) wrong(index, 'advance', 'nobody goes on to the next stage');
      if (stage.advance >= stage.groupSize) wrong(index, 'advance', 'everybody goes on');
    }
  });

/** The settings of an event that somebody organizes. */
export type OrganizedSettings = z.infer<typeof settingsSchema>;

/**
 * Two people who play a rated duel: an event of two that begins when both are there, has no date and nobody
 * who organizes it.
 */
export const duelOfTwoSchema = z.strictObject({
  game: z.string().min(1).max(40),
  scenario: z.string().min(1).max(80),
  options: z.record(z.string().max(80), z.string().max(80)),
  terms: eventTermsSchema,
  rated: z.boolean(),
  duelOfTwo: z.literal(true),
});

export type DuelOfTwoSettings = z.infer<typeof duelOfTwoSchema>;

export const eventSettingsSchema = z.union([settingsSchema, duelOfTwoSchema]);
export type EventSettings = z.infer<typeof eventSettingsSchema>;

/** What the players of an event cannot do in its matches: their charter is locked. */
export const LOCKS = [
  'decline',
  'withdraw',
  'switchSides',
  'substitute',
  'openEndedPause',
  'newerRules',
  'componentPack',
] as const;
export type Lock = (typeof LOCKS)[number];

// The event as it stands.

/** A side of the game: `JP`. */
export type SideId = string;

/** Where a player stands in an event. Its number is the order in which people entered, from 1. */
export interface Entry {
  readonly no: number;
  readonly enteredAt: Date;
  /** `asked`: the organizer has not said yes or no. `in`: takes part, or is a reserve. `out`: no longer. */
  readonly state: 'asked' | 'in' | 'out';
  /** Only with `out`. */
  readonly out: Out | null;
  /** Stages for which they pressed *I play in this stage*, from 0, and when. */
  readonly ready: readonly { readonly stage: number; readonly at: Date }[];
  /** Their last press or order: the proof that they are still there. */
  readonly aliveAt: Date;
  /** Rating in the game, for seeding; null: none. */
  readonly strength: number | null;
}

/**
 * `refused`: by the organizer, before the event began. `notReady`: did not press before the stage.
 * `withdrew`: by their own press. `erased`: erased their address. `vanished`: did not answer *Are you still
 * in?* `removed`: by the organizer.
 */
export const OUT_REASONS = ['refused', 'notReady', 'withdrew', 'erased', 'vanished', 'removed'] as const;
export type OutReason = (typeof OUT_REASONS)[number];

export interface Out {
  readonly at: Date;
  readonly why: OutReason;
}

/** A stage that was drawn. */
export interface Stage {
  /** From 0, as in the settings. */
  readonly stage: number;
  readonly drawnAt: Date;
  /** The last day, as it stands now; null: a duel of two has none. */
  readonly ends: string | null;
  readonly groups: readonly Group[];
}

export interface Group {
  /** From 0. */
  readonly group: number;
  /** Those who were drawn, in the order of the draw. */
  readonly entries: readonly number[];
  /** Reserves who took over pairings of somebody who left, in order. */
  readonly reserves: readonly { readonly entry: number; readonly instead: number }[];
}

/** Two entries who meet. All pairings of a group exist from the draw on. */
export interface Pairing {
  /** `0.1.4`: stage, group and place in the order of the circle. */
  readonly id: string;
  readonly stage: number;
  readonly group: number;
  readonly place: number;
  readonly entries: readonly [number, number];
  readonly openedAt: Date | null;
  /** The last day, where the organizer extended this pairing alone. */
  readonly ends: string | null;
  /** One, or two of a duel. */
  readonly legs: readonly Leg[];
}

/** A match of a pairing: leg 1 or 2. */
export interface Leg {
  readonly leg: 1 | 2;
  /** Entries by the game's sides, in the order of the game's own list of sides. */
  readonly seats: readonly [number, number];
  /** Null until the match is open. */
  readonly match: string | null;
  /** What is known of a match under way; null before it begins and after it has ended. */
  readonly running: Running | null;
}

export interface Running {
  /** The seat whose time is up, so that the other side may claim the match; null: nobody's. */
  readonly claimable: { readonly entry: number; readonly since: Date; readonly timeouts: number } | null;
  /** Seconds of playing time that each seat has used, in the order of `seats`. */
  readonly used: readonly [number, number];
}

/** Why a match ended. `broken off`: by a ruling, not played to an end. */
export type EndReason = 'rules' | 'resigned' | 'time' | 'agreed' | 'broken off';

/** How a match of the event ended. It stays as it was even when a match or its players are gone. */
export interface Result {
  readonly match: string;
  readonly pairing: string;
  readonly leg: 1 | 2;
  readonly seats: readonly [number, number];
  /** The winner's entry; null: drawn, or without a winner. */
  readonly winner: number | null;
  readonly reason: EndReason;
  /** The game's own score of each seat, where the game has one. */
  readonly points: readonly [number, number] | null;
  /** Time-outs of each seat. */
  readonly timeouts: readonly [number, number];
  /** Both sides completed a turn. */
  readonly bothPlayed: boolean;
  readonly endedAt: Date;
}

/** A win, a draw, a loss. */
export const SCORES = [1, 0.5, 0] as const;
export type Score = (typeof SCORES)[number];

export const RULED_BY = ['organizer', 'deputy', 'operator', 'default'] as const;

/**
 * `walkover`: the opponent left. `date`: the stage is over. `time`: the stage is over, and one side used more
 * than two thirds of the time. `ended`: the event was ended early. `judged`: by the organizer, who says why.
 */
export const RULING_REASONS = ['walkover', 'date', 'time', 'ended', 'judged'] as const;

/** A score that a match has without a result, or instead of one. The newest that is not reversed holds. */
export interface Ruling {
  readonly pairing: string;
  readonly leg: 1 | 2;
  /** In the order of the pairing's entries. 0 and 0: a loss for both. */
  readonly scores: readonly [Score, Score];
  readonly by: (typeof RULED_BY)[number];
  readonly why: (typeof RULING_REASONS)[number];
  readonly at: Date;
  readonly reversed: boolean;
}

export const rulingFormSchema = z.strictObject({
  pairing: z.string().regex(/^\d{1,2}\.\d{1,3}\.\d{1,2}$/),
  leg: z.union([z.literal(1), z.literal(2)]),
  score: z.enum(['first', 'draw', 'second', 'neither']),
  reason: z.string().trim().min(1).max(500),
});

export interface Organizer {
  /** Their own entry, where they play. */
  readonly entry: number | null;
  /** Their last act, or the press with which they opened the event. */
  readonly seenAt: Date;
}

/** An event as the pure functions read it. */
export interface EventState {
  readonly id: string;
  readonly settings: EventSettings;
  readonly openedAt: Date;
  /** Null: a duel of two. */
  readonly organizer: Organizer | null;
  readonly deputy: Organizer | null;
  /** Until when people can enter, as it stands now; null: a duel of two, until both are there. */
  readonly entryEnds: Date | null;
  readonly entryClosedAt: Date | null;
  /** When the organizer asked for the first stage to begin without waiting for its date. */
  readonly startAt: Date | null;
  /** What the lots are drawn from, once it is known: a beacon round, or a secret committed to before. */
  readonly lot: string | null;
  /** Those that were drawn, in order. */
  readonly stages: readonly Stage[];
  /** When the organizer ended it early. */
  readonly endEarlyAt: Date | null;
  readonly over: { readonly at: Date; readonly how: 'played' | 'tooFew' | 'early' } | null;
  /** Keys of the actions carried out so far, and when. */
  readonly done: ReadonlyMap<string, Date>;
}

/** What the pure functions read of an event. */
export interface EventSheet {
  readonly event: EventState;
  readonly entries: readonly Entry[];
  readonly pairings: readonly Pairing[];
  readonly results: readonly Result[];
  readonly rulings: readonly Ruling[];
}

/**
 * Something to do now. Its key is unique within the event: whoever carries it out writes the key with it, so
 * that it is done once.
 */
export type Action = { readonly key: string } & Deed;

export type Deed =
  /** Entry is over: name the beacon round of the lot, or commit to a secret, and publish it when it is due. */
  | { readonly do: 'closeEntry'; readonly admitted: readonly number[] }
  /** Publish the secret: the beacon has been silent for too long. */
  | { readonly do: 'lotWithoutBeacon' }
  /** Mail the button *I play in this stage*. `reserve`: if a place becomes free. */
  | { readonly do: 'askReady'; readonly stage: number; readonly entry: number; readonly reserve: boolean }
  | { readonly do: 'remindReady'; readonly stage: number; readonly entry: number }
  /** Draw the stage: its groups with all their pairings. */
  | {
      readonly do: 'draw';
      readonly stage: number;
      readonly ends: string | null;
      readonly groups: readonly Group[];
      readonly pairings: readonly DrawnPairing[];
    }
  /** Open the matches of a pairing, both seats held. */
  | { readonly do: 'open'; readonly pairing: string }
  /** Mail *Are you still in?* */
  | { readonly do: 'askStillIn'; readonly entry: number; readonly match: string }
  /** Take an entry out of the event. */
  | { readonly do: 'takeOut'; readonly entry: number; readonly why: OutReason }
  /** A reserve takes over pairings that have not begun. */
  | {
      readonly do: 'takeOver';
      readonly stage: number;
      readonly group: number;
      readonly from: number;
      readonly by: number;
      readonly pairings: readonly string[];
    }
  /** End a match by time, as if it had been claimed. */
  | { readonly do: 'endByTime'; readonly match: string; readonly loser: number }
  | { readonly do: 'resign'; readonly match: string; readonly loser: number }
  /** Mail what is unfinished to its players and to the organizer. `before`: two weeks before the date. */
  | {
      readonly do: 'remindDate';
      readonly when: 'before' | 'due';
      readonly ends: string;
      readonly pairings: readonly string[];
    }
  /** Score a match that has no result, and break it off if it is under way. */
  | {
      readonly do: 'rule';
      readonly pairing: string;
      readonly leg: 1 | 2;
      readonly scores: readonly [Score, Score];
      readonly why: Exclude<Ruling['why'], 'judged'>;
      /** The match to break off. */
      readonly match: string | null;
    }
  /** Mail that the organizer has been silent while something waits. */
  | { readonly do: 'tellSilence'; readonly to: 'deputy' | 'operator' }
  /** The stage is over: mail the tables. */
  | { readonly do: 'closeStage'; readonly stage: number }
  | { readonly do: 'endEvent'; readonly how: 'played' | 'tooFew' | 'early' };

export type DrawnPairing = Pick<Pairing, 'id' | 'stage' | 'group' | 'place' | 'entries'> & {
  readonly legs: readonly Pick<Leg, 'leg' | 'seats'>[];
};

/** The form in which an organizer announces something: in one language, or in both. */
export const announcementSchema = z
  .strictObject({ en: z.string().trim().max(500), ja: z.string().trim().max(500) })
  .refine(({ en, ja }) => en !== '' || ja !== '', { error: 'empty', path: ['en'] });
