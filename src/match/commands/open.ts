/** Opening a match: event 1, the commitments, the invitations. */
import { z } from 'zod';
import { emptyHead, instant, makeEvent, sha256Hex } from '../../journal/index.js';
import { type Game, initialOptions, optionsOf } from '../../referee/index.js';
import type { NewMail, NewMatch, OpeningRecord, PackRecord, SeatRecord } from '../../store/index.js';
import { untilWritten } from '../core/attempts.js';
import { announce, type MatchContext, mayMail } from '../core/context.js';
import { done, failed } from '../core/outcome.js';
import {
  addressSchema,
  checked,
  isLeftOpen,
  localeSchema,
  NOBODY,
  nameSchema,
  PRACTICE_NAME,
  zoneSchema,
} from '../core/seats.js';
import { newRoots } from '../events/roots.js';
import { hasAddress, mailTo } from '../outgoing/waiting.js';
import type { OpenRequest, Outcome } from '../types.js';

const ID_LENGTH = 12;
/** Letters and digits that nobody confuses on paper. */
const ID_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

const LONGEST_KEY = 100;

const seatSchema = z
  .strictObject({
    side: z.string(),
    holder: z.enum(['person', 'open', 'anyone', 'robot']).optional(),
    name: nameSchema,
    address: addressSchema.nullable(),
    locale: localeSchema,
    timeZone: zoneSchema,
  })
  .transform((seat) => ({
    ...seat,
    holder: seat.holder ?? (seat.address === null ? ('open' as const) : ('person' as const)),
  }));

const requestSchema = z.strictObject({
  game: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), z.string()),
  pack: z.string().nullable(),
  seats: z.array(seatSchema),
  opener: z.string(),
  key: z.string().min(1).max(LONGEST_KEY).optional(),
});

type Request = z.infer<typeof requestSchema>;
type Opened = Outcome<{ readonly match: string }>;

/** Opens a match and writes the invitations. The same request with the same key opens one match, however often it comes. */
export async function open(context: MatchContext, input: OpenRequest): Promise<Opened> {
  // The schema would drop this one without a word.
  if (Object.hasOwn(input.options, '__proto__')) return unknownOption('__proto__');
  const request = checked(requestSchema, input);
  if (!request.ok) return request;
  const { key, ...wanted } = request.value;
  if (key === undefined) return openNew(context, wanted);
  const bodyHash = sha256Hex(JSON.stringify(wanted));
  return (await openedBefore(context, { key, bodyHash })) ?? openNew(context, wanted, { key, bodyHash });
}

async function openedBefore(
  context: MatchContext,
  { key, bodyHash }: Pick<OpeningRecord, 'key' | 'bodyHash'>,
): Promise<Opened | undefined> {
  const earlier = await context.store.readOpening(key);
  if (earlier === undefined) return undefined;
  return earlier.bodyHash === bodyHash ? done({ match: earlier.matchId }) : failed('key-reused');
}

async function openNew(
  context: MatchContext,
  request: Request,
  once?: { readonly key: string; readonly bodyHash: string },
): Promise<Opened> {
  const fitting = await fittingGame(context, request);
  if (!fitting.ok) return fitting;
  const { game, pack } = fitting.value;
  const mailed = request.seats.flatMap(({ address }) => (address === null ? [] : [address]));
  if (!(await mayMail(context, mailed))) return failed('mailed-enough');
  const id = newId(context);
  const now = context.clock();
  const roots = newRoots(context, id, 1);
  const match = recordOf(request, game, id, now);
  const made = makeEvent(emptyHead(id), {
    type: 'opened',
    at: instant(now),
    public: {
      game: game.id,
      scenario: match.scenario,
      options: match.options,
      terms: {},
      rulesVersion: game.version,
      pack: match.pack,
      sides: twoSides(game),
      commitments: roots.commitments,
      hides: game.hides,
    },
  });
  const head = { number: made.event.n, hash: made.event.hash };
  const event = {
    number: head.number,
    at: now,
    type: made.event.type,
    hash: head.hash,
    text: made.text,
    contents: '{}',
  };
  const seats = request.seats.map((seat) => newSeat(seat, request));
  const moment = {
    state: game.start({ scenario: match.scenario, options: match.options }),
    head,
    at: now,
    events: [event],
    commitments: roots.commitments,
    invitedBy: request.opener,
  };
  const known = {
    match: { ...match, headNumber: head.number, headHash: head.hash, revision: 0, updatedAt: now },
    seats,
    game,
    standing: {},
    plans: {},
  };
  const mails: NewMail[] = seats.filter(hasAddress).map((seat) => mailTo(known, seat, 'invitation', moment));
  const opening = once === undefined ? {} : { opening: { ...once, at: now } };
  const created = await create(context, {
    match: { ...match, headNumber: head.number, headHash: head.hash },
    seats,
    events: [event],
    root: roots.record,
    ...(pack === undefined ? {} : { pack }),
    mails,
    ...opening,
  });
  if (created.ok) announce(context, seats);
  return created;
}

/** Creates the match, unless its key opened one meanwhile. One that was written without an answer is found by its id. */
function create(context: MatchContext, created: NewMatch): Promise<Opened> {
  const { match, opening } = created;
  return untilWritten(async ({ first, unanswered }): Promise<Opened | 'again'> => {
    const earlier = first || opening === undefined ? undefined : await openedBefore(context, opening);
    if (earlier !== undefined) return earlier;
    const found = unanswered ? await context.store.readMatch(match.id) : undefined;
    if (found !== undefined) return done({ match: match.id });
    const written = await context.store.createMatch(created);
    return written.ok ? done({ match: match.id }) : 'again';
  });
}

async function fittingGame(
  context: MatchContext,
  request: Request,
): Promise<Outcome<{ game: Game; pack: PackRecord | undefined }>> {
  const version = context.library.newest(request.game);
  if (version === undefined) return failed('unknown-game');
  const pack = request.pack === null ? undefined : await context.store.readPack(request.pack);
  if (request.pack !== null && pack === undefined)
    return failed('invalid', { fields: [{ field: 'pack', message: 'unknown component pack' }] });
  const game = context.library.load(request.game, version, pack?.text ?? null);
  if (!game.scenarios.some((s) => s.id === request.scenario)) return failed('unknown-scenario');
  const unknown = Object.entries(request.options).find(
    (option) => !optionFits(game, request.scenario, option),
  );
  if (unknown !== undefined) return unknownOption(unknown[0]);
  if (!seatsFit(game, request))
    return failed('invalid', {
      fields: [{ field: 'seats', message: `one seat each for ${game.sides.join(', ')}` }],
    });
  return done({ game, pack });
}

function unknownOption(id: string): ReturnType<typeof failed> {
  return failed('unknown-option', {
    fields: [{ field: `option.${id}`, message: 'not an option of this scenario, or not a value of it' }],
  });
}

function optionFits(
  game: Game,
  scenario: string,
  [id, value]: readonly [id: string, value: string],
): boolean {
  return optionsOf(game, scenario).some((option) => option.id === id && option.values.includes(value));
}

/** One seat a side; whoever opens is a person, with an address unless he practises; the other seats as their holders are. */
function seatsFit(game: Game, { seats, opener }: Request): boolean {
  const sides = seats.map((seat) => seat.side);
  const each = sides.length === game.sides.length && game.sides.every((side) => sides.includes(side));
  const practice = seats.some((seat) => seat.holder === 'robot');
  const whole = seats.every(({ holder, address }) =>
    holder === 'person' ? practice || address !== null : address === null,
  );
  return each && whole && seats.find((seat) => seat.side === opener)?.holder === 'person';
}

function recordOf(request: Request, game: Game, id: string, now: Date) {
  return {
    id,
    game: game.id,
    scenario: request.scenario,
    options: { ...initialOptions(game, request.scenario), ...request.options },
    rulesVersion: game.version,
    pack: request.pack,
    status: 'open' as const,
    pending: game.sides,
    createdAt: now,
  };
}

function twoSides(game: Game): readonly [string, string] {
  const [first, second] = game.sides;
  if (first === undefined || second === undefined) throw new RangeError(`${game.id} has not two sides`);
  return [first, second];
}

function newSeat(seat: z.infer<typeof seatSchema>, { seats, opener }: Request): SeatRecord {
  const robot = seat.holder === 'robot';
  const spoken = seats.find(({ side }) => side === opener)?.locale ?? seat.locale;
  const name = robot ? PRACTICE_NAME[spoken] : isLeftOpen(seat) ? NOBODY : seat.name;
  // The practice opponent minds nobody looking on afterwards.
  const fresh = {
    joinedAt: null,
    seed: null,
    generation: 0,
    mailing: true,
    lastMailedEvent: 0,
    listed: robot,
    stuckAt: null,
  };
  return { ...seat, ...fresh, name };
}

function newId(context: MatchContext): string {
  // Bytes that would favour the first letters are thrown away.
  const fair = 256 - (256 % ID_LETTERS.length);
  let id = '';
  while (id.length < ID_LENGTH)
    for (const byte of context.random(ID_LENGTH))
      if (byte < fair && id.length < ID_LENGTH) id += ID_LETTERS[byte % ID_LETTERS.length];
  return id;
}
