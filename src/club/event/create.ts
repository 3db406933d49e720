/** Opening an event. It stands as a draft until whoever opened it has followed the link in the e-mail. */
import { z } from 'zod';
import type { Claimant } from '../../links/index.js';
import { checked, done, failed, nameSchema, type Outcome, randomId } from '../../match/index.js';
import { type Game, optionsOf } from '../../referee/index.js';
import type { NewNotice } from '../../store/index.js';
import { type ClubEffects, mayMail } from '../model/context.js';
import { endOf } from '../model/dates.js';
import { duelOfTwoSchema, type EventSettings, settingsSchema } from '../model/types.js';
import { claimantSchema } from './enter.js';
import { toClaimant, toOrganizer, voiceOf } from './notices.js';
import { loadEvent, type StoredEvent } from './stored.js';

const ID_LENGTH = 8;
const SECRET_BYTES = 32;
const LONGEST_TITLE = 80;

const titleSchema = nameSchema.pipe(z.string().max(LONGEST_TITLE));

/** Opens an event that somebody organizes, and e-mails its link. */
export async function createEvent(
  effects: ClubEffects,
  request: { readonly title: string; readonly settings: unknown; readonly organizer: Claimant },
): Promise<Outcome<{ readonly event: string }>> {
  const title = checked(titleSchema, request.title);
  if (!title.ok) return failed('invalid', { fields: [{ field: 'title', message: 'not a title' }] });
  const organizer = checked(claimantSchema, request.organizer);
  if (!organizer.ok) return organizer;
  const settings = checked(settingsSchema, request.settings);
  if (!settings.ok) return settings;
  const now = effects.clock();
  if (endOf(settings.value.entryUntil) <= now)
    return failed('invalid', { fields: [{ field: 'entryUntil', message: 'is over' }] });
  const game = fittingGame(effects, settings.value);
  if (!game.ok) return game;
  if (!(await mayMail(effects, [organizer.value.address]))) return failed('mailed-enough');
  const id = randomId(effects.random, ID_LENGTH);
  const stored = storedOf(effects, game.value.version, voiceOf(organizer.value), now);
  const competition = {
    id,
    title: title.value,
    game: settings.value.game,
    status: 'draft' as const,
    listed: settings.value.listed,
    settings: JSON.stringify(settings.value),
    state: JSON.stringify({ ...stored, entryEnds: endOf(settings.value.entryUntil).toISOString() }),
    organizer: organizer.value.address,
    deputy: null,
    generation: 0,
    heardAt: now,
    nextAt: now,
    createdAt: now,
  };
  await effects.store.createCompetition(competition, []);
  const loaded = await loadEvent(effects.store, id);
  if (loaded !== undefined) {
    const text = { kind: 'organize', first: true, role: 'organizer' } as const;
    await effects.store.addNotices(toOrganizer(loaded, 'organizer', 'organize', text), now);
    effects.noticed?.();
  }
  return done({ event: id });
}

/** Two people who want to play both sides at once, rated: an event of two, each of whom is e-mailed. */
export async function createDuel(
  effects: ClubEffects,
  request: {
    readonly settings: unknown;
    readonly players: readonly [Claimant, Claimant];
    readonly title: string;
  },
): Promise<Outcome<{ readonly event: string }>> {
  const settings = checked(duelOfTwoSchema, request.settings);
  if (!settings.ok) return settings;
  const players: Claimant[] = [];
  for (const [n, player] of request.players.entries()) {
    const read = checked(claimantSchema, player);
    if (!read.ok)
      return failed('invalid', {
        fields: (read.failure.fields ?? []).map(({ field, message }) => ({
          field: `seats.${n}.${field}`,
          message,
        })),
      });
    players.push(read.value);
  }
  const [one, two] = players;
  if (one === undefined || two === undefined) return failed('invalid');
  if (one.address === two.address)
    return failed('invalid', { fields: [{ field: 'seats.1.address', message: 'the same address' }] });
  const game = fittingGame(effects, settings.value);
  if (!game.ok) return game;
  if (!(await mayMail(effects, [one.address, two.address]))) return failed('mailed-enough');
  const now = effects.clock();
  const id = randomId(effects.random, ID_LENGTH);
  const notices: NewNotice[] = [
    toClaimant(id, 'enter.1', one, { kind: 'enter', by: '' }),
    toClaimant(id, 'enter.2', two, { kind: 'challenged', by: one.name }),
  ];
  const competition = {
    id,
    title: request.title,
    game: settings.value.game,
    status: 'entry' as const,
    listed: false,
    settings: JSON.stringify(settings.value),
    state: JSON.stringify(storedOf(effects, game.value.version, voiceOf(one), now)),
    organizer: null,
    deputy: null,
    generation: 0,
    heardAt: now,
    nextAt: now,
    createdAt: now,
  };
  await effects.store.createCompetition(competition, notices);
  effects.noticed?.();
  return done({ event: id });
}

/** The newest rules of the game, where scenario and options are theirs. */
function fittingGame(effects: ClubEffects, { game: id, scenario, options }: EventSettings): Outcome<Game> {
  const version = effects.library.newest(id);
  if (version === undefined) return failed('unknown-game');
  const game = effects.library.load(id, version, null);
  if (!game.scenarios.some((one) => one.id === scenario)) return failed('unknown-scenario');
  const known = optionsOf(game, scenario);
  const wrong = Object.entries(options).find(
    ([option, value]) => !known.some((one) => one.id === option && one.values.includes(value)),
  );
  return wrong === undefined ? done(game) : failed('unknown-option');
}

function storedOf(
  { random }: ClubEffects,
  rulesVersion: number,
  voice: StoredEvent['voices']['organizer'],
  now: Date,
): StoredEvent {
  const at = now.toISOString();
  return {
    openedAt: at,
    entryEnds: null,
    startAt: null,
    entryClosedAt: null,
    secret: Buffer.from(random(SECRET_BYTES)).toString('hex'),
    rulesVersion,
    stages: [],
    rulings: [],
    endEarlyAt: null,
    over: null,
    seen: { organizer: at, deputy: at },
    voices: { organizer: voice, deputy: voice },
    done: {},
  };
}
