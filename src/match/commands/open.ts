/** Opening a match: event 1, the commitments, the invitations. */
import { z } from 'zod';
import { type BeaconTerms, type Commitments, emptyHead, sha256Hex } from '../../journal/index.js';
import { type Game, initialOptions, optionsOf, type Side } from '../../referee/index.js';
import type { MatchRecord, NewMatch, OpeningRecord, PackRecord, SeatRecord } from '../../store/index.js';
import { charterOf, matchTermsSchema, readTerms, termsInEvent } from '../model/charter.js';
import { announce, type DecisionInputs, type MatchContext, mayMail } from '../model/context.js';
import { randomId } from '../model/random-id.js';
import {
  addressSchema,
  checked,
  done,
  failed,
  isLeftOpen,
  localeSchema,
  NEW_HOLDER,
  NOBODY,
  nameSchema,
  PRACTICE_NAME,
  wishesSchema,
  zoneSchema,
} from '../model/seats.js';
import type { OpenRequest, Outcome } from '../model/types.js';
import { needOf, robotStep } from '../write/ceremony.js';
import { newRoots } from '../write/dice.js';
import type { DueMail, ToldMatch } from '../write/due.js';
import { EventWriter } from '../write/event-writer.js';
import { composeDue } from '../write/moment.js';
import { beaconTermsIn } from '../write/throws.js';
import { hasAddress, invitationName } from '../write/waiting.js';
import { untilWritten } from '../write/writer.js';
import { messageText } from './message.js';

const ID_LENGTH = 12;

const LONGEST_KEY = 100;

const seatSchema = z
  .strictObject({
    side: z.string(),
    holder: z.enum(['person', 'open', 'anyone', 'robot']).optional(),
    name: nameSchema,
    address: addressSchema.nullable(),
    locale: localeSchema,
    timeZone: zoneSchema,
    wishes: wishesSchema.optional(),
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
  terms: matchTermsSchema.optional(),
  dice: z.enum(['chain', 'beacon']).optional(),
  text: messageText.optional(),
  opponentRuns: z.boolean().optional(),
  rulesVersion: z.int().optional(),
  agreed: z.literal(true).optional(),
  key: z.string().min(1).max(LONGEST_KEY).optional(),
});

type Request = z.infer<typeof requestSchema>;
type Opened = Outcome<{ readonly match: string }>;

/**
 * Opens a match and writes the invitations. The same request with the same key opens one match, however often
 * it comes.
 */
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
  if (request.dice === 'beacon' && context.beacon === undefined) return failed('no-beacon');
  // Nobody has to be fair to the practice opponent, and who practises without an address could not be mailed.
  if (request.terms?.sides === 'lot' && request.seats.some(({ holder }) => holder === 'robot'))
    return failed('invalid', {
      fields: [{ field: 'charter.sides', message: 'not against the practice opponent' }],
    });
  const mailed = request.seats.flatMap(({ address }) => (address === null ? [] : [address]));
  // Whoever has agreed to play has asked for the e-mails.
  if (request.agreed !== true && !(await mayMail(context, mailed))) return failed('mailed-enough');
  const { due, ...opened } = opening(context, request, game);
  const created = await create(context, {
    ...opened,
    mails: await composeDue(context, due, opened.events),
    ...saidAtOpening(request, opened.match.createdAt),
    ...(pack === undefined ? {} : { pack }),
    ...(once === undefined ? {} : { opening: { ...once, at: opened.match.createdAt } }),
  });
  if (created.ok) announce(context, opened.seats);
  return created;
}

/** What its opener says with the invitation. */
function saidAtOpening({ opener: side, text = '' }: Request, at: Date): Pick<NewMatch, 'message'> {
  return text === '' ? {} : { message: { side, event: 1, text, at } };
}

/** A new match with its first events, and the mails that they make due. */
function opening(givens: DecisionInputs & Pick<MatchContext, 'library'>, request: Request, game: Game) {
  const id = randomId(givens.random, ID_LENGTH);
  const now = givens.clock();
  const roots = newRoots(givens, id, 1);
  const beacon = request.dice === 'beacon' ? (givens.beacon?.terms ?? null) : null;
  const rules = givens.library.rulesOf?.(game.id, game.version) ?? null;
  const match = { ...recordOf(request, game, id, now, beacon), rules };
  const unwritten = { headNumber: 0, headHash: emptyHead(id).hash, revision: 0, updatedAt: now };
  const seats = seatsOf(request, now);
  const robot = robotStep(givens, id, roots.record, seats);
  const writer = new EventWriter({ match: { ...match, ...unwritten } }, now);
  writer.write({ type: 'opened', public: openedBy(game, match, roots.commitments) });
  for (const { side } of seats.filter(({ holder }) => holder === 'robot'))
    writer.write({ type: 'joined', public: { side } });
  for (const event of robot.events) writer.write(event);
  const seeded = seats.map((seat) => ({ ...seat, ...robot.seats.find(({ side }) => side === seat.side) }));
  const pending = seeded
    .filter((seat) => needOf(seeded, seat.side) !== undefined || seat.joinedAt === null)
    .map(({ side }) => side);
  const loaded: ToldMatch = {
    match: { ...match, ...unwritten, pending },
    seats: seeded,
    game,
    root: roots.record,
    standing: {},
    plans: {},
    clocks: {},
  };
  return {
    match: { ...match, pending, headNumber: writer.head.n, headHash: writer.head.hash },
    seats: seeded,
    events: writer.made,
    root: roots.record,
    due: request.agreed === true ? [] : invitations(loaded, request.opener),
  };
}

/** The other seat is invited when the opener has taken his: then roots and digest stand. */
function invitations(loaded: ToldMatch, opener: Side): readonly DueMail[] {
  const { match, seats, game } = loaded;
  const state = game.rules.start({ scenario: match.scenario, options: match.options });
  return seats
    .filter((seat) => seat.side === opener && hasAddress(seat))
    .map((seat) => {
      const name = invitationName(match.id, seat.side);
      return { loaded, seat, kind: 'invitation', state, beside: { invitedBy: opener }, name };
    });
}

type NewRecord = ReturnType<typeof recordOf> & Pick<MatchRecord, 'rules'>;

/** Event 1: the server commits itself, and to what it may roll for, before anybody gives a seed. */
function openedBy(game: Game, match: NewRecord, commitments: Commitments) {
  const { scenario, options, pack } = match;
  const beacon = match.beacon === null ? null : beaconTermsIn(match.beacon);
  const rules = match.rules === null ? {} : { rules: match.rules };
  const terms = { ...termsInEvent(readTerms(match.terms)), ...rules };
  return {
    game: game.id,
    scenario,
    options,
    terms,
    rulesVersion: game.version,
    pack,
    sides: twoSides(game),
    commitments,
    hides: game.position.hides,
    purposes: game.rules.purposes,
    beacon,
  };
}

/** The seats as they are opened; the practice opponent takes its own at once. */
function seatsOf(request: Request, now: Date): readonly SeatRecord[] {
  return request.seats.map((seat) => ({
    ...newSeat(seat, request),
    joinedAt: seat.holder === 'robot' ? now : null,
    first: request.opponentRuns === true && seat.side !== request.opener && seat.holder !== 'robot',
  }));
}

/**
 * Creates the match, unless its key opened one meanwhile. One that was written without an answer is found by
 * its id.
 */
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
  const newest = context.library.newest(request.game);
  if (newest === undefined) return failed('unknown-game');
  const version = request.rulesVersion ?? newest;
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

/**
 * One seat a side; whoever opens is a person, with an address unless he practises; the other seats as their
 * holders are.
 */
function seatsFit(game: Game, { seats, opener }: Request): boolean {
  const sides = seats.map((seat) => seat.side);
  const each = sides.length === game.sides.length && game.sides.every((side) => sides.includes(side));
  const practice = seats.some((seat) => seat.holder === 'robot');
  const whole = seats.every(({ holder, address }) =>
    holder === 'person' ? practice || address !== null : address === null,
  );
  return each && whole && seats.find((seat) => seat.side === opener)?.holder === 'person';
}

function recordOf(request: Request, game: Game, id: string, now: Date, beacon: BeaconTerms | null) {
  return {
    beacon: beacon === null ? null : JSON.stringify(beacon),
    round: 0,
    throwing: null,
    id,
    game: game.id,
    scenario: request.scenario,
    options: { ...initialOptions(game, request.scenario), ...request.options },
    rulesVersion: game.version,
    pack: request.pack,
    status: 'open' as const,
    terms: JSON.stringify(termsInEvent(request.terms ?? {})),
    pending: game.sides,
    createdAt: now,
  };
}

function twoSides(game: Game): readonly [string, string] {
  const [first, second] = game.sides;
  if (first === undefined || second === undefined) throw new RangeError(`${game.id} has not two sides`);
  return [first, second];
}

function newSeat(
  seat: z.infer<typeof seatSchema>,
  { seats, opener, terms }: Request,
): Omit<SeatRecord, 'joinedAt' | 'first'> {
  const robot = seat.holder === 'robot';
  const spoken = seats.find(({ side }) => side === opener)?.locale ?? seat.locale;
  const charter = charterOf({ terms: JSON.stringify(terms ?? {}) });
  const name = robot ? PRACTICE_NAME[spoken] : isLeftOpen(seat) ? NOBODY : seat.name;
  // The practice opponent minds nobody looking on afterwards.
  const asked = charter.publication === 'asked';
  const fresh = {
    digest: null,
    words: null,
    wordsBefore: false,
    seed: null,
    generation: 0,
    lastMailedEvent: 0,
    listed: asked ? robot : charter.publication === 'always',
    stuckAt: null,
    ...NEW_HOLDER,
  };
  const { wishes, ...person } = seat;
  return { ...person, ...fresh, ...wishes, name };
}
