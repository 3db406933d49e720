/** Taking a seat: a seed for the dice and a tick, so that no scanner that presses buttons takes it. */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { signLink } from '../../match/links.js';
import { isLeftOpen } from '../../match/seats.js';
import type { MatchInfo } from '../../match/types.js';
import { LOCALES, type Locale } from '../../referee/index.js';
import { type FieldFaults, fieldFaults, noteReader, seatHome, wantsJson } from '../answers.js';
import { rememberSeat } from '../doors/mine.js';
import { dropLink, keepLink, practises, type Visitor, visitor } from '../doors/seat.js';
import { Fault } from '../fault.js';
import { localeOf } from '../locale.js';
import type { Room } from '../room.js';
import { factsModel, shownName } from '../show/parts.js';
import { personModel, type Typed, typedIn } from '../show/start.js';
import { say } from '../words.js';
import { parsed } from './deeds.js';
import { orFault } from './seated.js';
import { ZONES } from './zones.js';

const bodySchema = z.object({
  seed: z.string(),
  take: z.literal('yes'),
  name: z.string().optional(),
  address: z.string().optional(),
  locale: z.enum(LOCALES).optional(),
  timeZone: z.string().optional(),
});

interface Joining {
  readonly visitor: Visitor;
  readonly match: MatchInfo;
  readonly locale: Locale;
  /** Nobody was invited: the seat takes whoever has the link. */
  readonly open: boolean;
}

export function joinRoutes(app: Express, room: Room): void {
  app.get('/m/:match/:side/join', async (request, response) => {
    showJoin(room, response, await joining(room, request, response));
  });
  app.post('/m/:match/:side/join', room.brakes.changes, async (request, response) => {
    const here = await joining(room, request, response);
    try {
      await take(room, request, response, here);
    } catch (error) {
      showAgain(room, request, response, here, error);
    }
  });
}

async function joining(room: Room, request: Request, response: Response): Promise<Joining> {
  const found = await visitor(room, request, ['play', 'join']);
  const match = await room.matches.info(found.match);
  if (match === undefined) throw new Fault('not-found');
  const open = isLeftOpen(found.seat);
  const locale = open ? localeOf(request) : (match.seats.find(({ side }) => side === found.side)?.locale ?? 'en');
  noteReader(response, { locale, game: match.game, back: seatHome(found, '/join') });
  return { visitor: found, match, locale, open };
}

/** The form again, as it was filled in, with what is wrong. Other faults, and programs, are answered as everywhere. */
function showAgain(room: Room, request: Request, response: Response, here: Joining, error: unknown): void {
  if (!(error instanceof Fault) || error.code !== 'invalid' || wantsJson(request)) throw error;
  response.status(error.status);
  showJoin(room, response, here, typedIn(request.body), fieldFaults(error, here.locale));
}

function showJoin(room: Room, response: Response, here: Joining, typed: Typed = {}, faults: FieldFaults | null = null): void {
  const { visitor: found, match, locale, open } = here;
  const voice = room.voice(match.game, locale);
  const side = voice.side(found.side);
  const opponent = match.seats.find((seat) => seat.side !== found.side);
  room.show(
    response,
    'join',
    { locale, title: say(locale, 'join.title', { game: voice.title, side }) },
    {
      name: voice.title,
      side,
      taken: found.seat.joinedAt !== null,
      // An invitation opens no match page: whoever has nothing else is mailed a link.
      home: found.link.purpose === 'play' ? seatHome(found) : null,
      opponent: opponent === undefined ? null : shownName(opponent, locale) || null,
      action: seatHome(found, '/join'),
      seatOpen: open,
      // Whoever came from the start form, not from a mail, is nobody who presses buttons of his own accord.
      practice: found.seat.address === null && practises(found),
      commitments: match.commitments,
      facts: factsModel(match, voice),
      you: personModel(locale, '', typed),
      seed: typed.seed ?? '',
      faults,
      zones: ZONES,
    },
  );
}

async function take(room: Room, request: Request, response: Response, { visitor: found, open }: Joining): Promise<void> {
  const { seed, take: _, ...person } = parsed(bodySchema, request.body);
  const accepted = orFault(await room.matches.join(found.match, found.side, open ? { seed, ...given(person) } : { seed }));
  await letIn(room, response, found);
  if (wantsJson(request)) response.json(accepted);
  else response.redirect(303, seatHome(found));
}

/** Fields that were left out are not there; zod says `undefined`. */
function given<T extends object>(person: T): { [name in keyof T]?: Exclude<T[name], undefined> } {
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined)) as {
    [name in keyof T]?: Exclude<T[name], undefined>;
  };
}

/** Whoever took the seat plays it: the invitation, which somebody may have passed on, opens nothing any more. */
async function letIn(room: Room, response: Response, { match, side }: Visitor): Promise<void> {
  const found = await room.store.readMatch(match);
  const seat = found?.seats.find((one) => one.side === side);
  const info = await room.matches.info(match);
  if (seat === undefined || info === undefined) throw new Fault('not-found');
  const link = {
    match,
    side,
    purpose: 'play' as const,
    generation: seat.generation,
    head: info.head,
    chain: info.commitments.chain,
  };
  dropLink(response, link, 'join');
  keepLink(room, response, link, signLink(room.links, link, room.clock()));
  rememberSeat(room, response, link);
}
