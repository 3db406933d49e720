/** Opening a match: event 1, the commitments, the invitations. */
import { z } from 'zod';
import { emptyHead, instant, makeEvent } from '../journal/index.js';
import type { Game } from '../referee/index.js';
import type { NewMail, PackRecord, SeatRecord } from '../store/index.js';
import type { Desk } from './desk.js';
import { hasAddress, mailTo } from './mails.js';
import { done, failed } from './outcome.js';
import { addressSchema, checked, localeSchema, nameSchema, zoneSchema } from './seats.js';
import { newRoots } from './secrets.js';
import type { OpenRequest, Outcome } from './types.js';

const ID_LENGTH = 12;
/** Letters and digits that nobody confuses on paper. */
const ID_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

const seatSchema = z.strictObject({
  side: z.string(),
  name: nameSchema,
  address: addressSchema.nullable(),
  locale: localeSchema,
  timeZone: zoneSchema,
});

const requestSchema = z.strictObject({
  game: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), z.string()),
  pack: z.string().nullable(),
  seats: z.array(seatSchema),
  opener: z.string(),
});

/** Opens a match and writes the invitations. */
export async function open(desk: Desk, input: OpenRequest): Promise<Outcome<{ readonly match: string }>> {
  const request = checked(requestSchema, input);
  if (!request.ok) return request;
  const fitting = await fittingGame(desk, request.value);
  if (!fitting.ok) return fitting;
  const { game, pack } = fitting.value;
  const id = newId(desk);
  const now = desk.clock();
  const roots = newRoots(desk, id, 1);
  const match = recordOf(request.value, game, id, now);
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
  const event = { number: head.number, at: now, type: made.event.type, hash: head.hash, text: made.text, contents: '{}' };
  const seats = request.value.seats.map(newSeat);
  const moment = {
    state: game.start({ scenario: match.scenario, options: match.options }),
    head,
    at: now,
    events: [event],
    commitments: roots.commitments,
    invitedBy: request.value.opener,
  };
  const known = {
    match: { ...match, headNumber: head.number, headHash: head.hash, revision: 0, updatedAt: now },
    seats,
    game,
    standing: {},
  };
  const mails: NewMail[] = seats.filter(hasAddress).map((seat) => mailTo(known, seat, 'invitation', moment));
  const written = await desk.store.createMatch({
    match: { ...match, headNumber: head.number, headHash: head.hash },
    seats,
    events: [event],
    root: roots.record,
    ...(pack === undefined ? {} : { pack }),
    mails,
  });
  if (!written.ok) return failed('busy');
  desk.mailed?.();
  return done({ match: id });
}

async function fittingGame(
  desk: Desk,
  request: z.infer<typeof requestSchema>,
): Promise<Outcome<{ game: Game; pack: PackRecord | undefined }>> {
  const version = desk.shelf.newest(request.game);
  if (version === undefined) return failed('unknown-game');
  const pack = request.pack === null ? undefined : await desk.store.readPack(request.pack);
  if (request.pack !== null && pack === undefined)
    return failed('invalid', { fields: [{ field: 'pack', message: 'unknown component pack' }] });
  const game = desk.shelf.load(request.game, version, pack?.text ?? null);
  if (!game.scenarios.some((s) => s.id === request.scenario)) return failed('unknown-scenario');
  if (!optionsFit(game, request.options)) return failed('unknown-option');
  if (!seatsFit(game, request))
    return failed('invalid', { fields: [{ field: 'seats', message: `one seat each for ${game.sides.join(', ')}` }] });
  return done({ game, pack });
}

function optionsFit(game: Game, options: { readonly [id: string]: string }): boolean {
  return Object.entries(options).every(([id, value]) => game.options.some((o) => o.id === id && o.values.includes(value)));
}

function seatsFit(game: Game, { seats, opener }: z.infer<typeof requestSchema>): boolean {
  const sides = seats.map((seat) => seat.side);
  const each = sides.length === game.sides.length && game.sides.every((side) => sides.includes(side));
  return each && game.sides.includes(opener) && seats.find((s) => s.side === opener)?.address !== null;
}

function recordOf(request: z.infer<typeof requestSchema>, game: Game, id: string, now: Date) {
  const initial = Object.fromEntries(game.options.map((option) => [option.id, option.initial]));
  return {
    id,
    game: game.id,
    scenario: request.scenario,
    options: { ...initial, ...request.options },
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

function newSeat(seat: z.infer<typeof seatSchema>): SeatRecord {
  return { ...seat, joinedAt: null, seed: null, generation: 0, mailing: true, lastMailedEvent: 0 };
}

function newId(desk: Desk): string {
  // Bytes that would favour the first letters are thrown away.
  const fair = 256 - (256 % ID_LETTERS.length);
  let id = '';
  while (id.length < ID_LENGTH)
    for (const byte of desk.random(ID_LENGTH))
      if (byte < fair && id.length < ID_LENGTH) id += ID_LETTERS[byte % ID_LETTERS.length];
  return id;
}
