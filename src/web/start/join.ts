/**
 * Taking a seat: a seed for the dice and the press of a hand, so that no scanner that presses buttons takes
 * it. Whoever wants an open seat is mailed a link first, so that mails of the match go to nobody who did not
 * ask for them.
 */

import type { Request, Response } from 'express';
import { IANAZone } from 'luxon';
import { z } from 'zod';
import { type Claimant, signLink } from '../../links/index.js';
import { isLeftOpen, isSaidToRun, type MatchInfo, mayChoose } from '../../match/index.js';
import { LOCALES, type Locale } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { ceremonyFields, ceremonyModel, seedGivenIn } from '../dice/ceremony.js';
import {
  type FieldFaults,
  fieldFaults,
  noteReader,
  seatHome,
  showNotice,
  wantsJson,
} from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { rememberSeat } from '../http/remembered-seats.js';
import { dropLink, keepLink, practises, type Visitor, visitor } from '../http/seat-auth.js';
import { parsed } from '../parts/actions.js';
import { newSeatOf } from '../parts/fresh-link.js';
import { introductionModel } from '../parts/introduction.js';
import { originModel } from '../parts/origin.js';
import { factsModel, shownName, ZONES } from '../parts/parts.js';
import { gamePicture, startMap } from '../parts/pictures.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { shownHead } from '../parts/seated.js';
import { personModel, type StartFields, typedIn } from '../parts/start-form.js';
import { pageText } from '../words/words.js';
import { invitationNow } from './decline.js';

/** What takes a seat. */
export const joinRequestSchema = z.object({
  ...ceremonyFields,
  take: z.literal('yes'),
  /** That of the browser; left out or unknown here: the seat keeps the one it has. */
  timeZone: z.string().optional(),
});
const claimSchema = z.object({
  name: z.string(),
  address: z.string(),
  locale: z.enum(LOCALES),
  timeZone: z.string(),
});

interface Joining {
  readonly visitor: Visitor;
  readonly match: MatchInfo;
  readonly locale: Locale;
  /** Whose address the link proves, for a seat that was left open. */
  readonly claimant: Claimant | undefined;
  /** Nobody was invited: whoever has the invitation may ask for the seat. */
  readonly open: boolean;
}

export function joinRoutes(seats: SeatRoutes, context: WebContext): void {
  const find = (request: Request, response: Response) => joining(context, request, response);
  const { changes, mails } = context.rateLimiters;
  seats.get('/join', find, async (here, _, response) => {
    const { link, seat } = here.visitor;
    // Whoever is named to go on for somebody takes his seat over on a page of its own.
    if (link.claimant !== undefined && !isLeftOpen(seat))
      return response.redirect(303, seatHome(here.visitor, '/takeover'));
    if (here.open) showClaim(context, response, here);
    else await showJoin(context, response, here);
  });
  seats.post('/claim', [mails], find, async (here, request, response) => {
    try {
      await claim(context, request, response, here);
    } catch (error) {
      if (!asksAgain(error, request)) throw error;
      response.status(error.status);
      showClaim(context, response, here, typedIn(request.body), fieldFaults(error, here.locale));
    }
  });
  seats.post('/switch', [changes, mails], find, async ({ visitor: found, locale }, request, response) => {
    const { match } = orFault(await context.matches.switchSides(found.match, found.side));
    if (wantsJson(request)) response.status(201).json({ match });
    else
      showNotice(context, response, { locale }, pageText(locale, 'switch.doneTitle'), [
        pageText(locale, 'switch.done'),
      ]);
  });
  seats.post('/join', [changes], find, async (here, request, response) => {
    try {
      await take(context, request, response, here);
    } catch (error) {
      if (!asksAgain(error, request)) throw error;
      response.status(error.status);
      const { words = '' } = typedIn(request.body);
      await showJoin(context, response, here, { faults: fieldFaults(error, here.locale), words });
    }
  });
}

async function joining(context: WebContext, request: Request, response: Response): Promise<Joining> {
  const found = await visitor(context, request, ['play', 'join']);
  const match = await context.matches.info(found.match);
  if (match === undefined) throw new HttpError('not-found');
  const { claimant } = found.link;
  const left = isLeftOpen(found.seat);
  const spoken = match.seats.find(({ side }) => side === found.side)?.locale ?? 'en';
  const locale = left ? (claimant?.locale ?? requestLocale(request)) : spoken;
  noteReader(response, { locale, game: match.game, back: seatHome(found, '/join') });
  const open = left && claimant === undefined && found.seat.joinedAt === null && match.status === 'open';
  return { visitor: found, match, locale, claimant: left ? claimant : undefined, open };
}

/**
 * Whether the form comes back as it was filled in, with what is wrong. Other faults, and programs, are
 * answered as everywhere.
 */
function asksAgain(error: unknown, request: Request): error is HttpError {
  return error instanceof HttpError && error.code === 'invalid' && !wantsJson(request);
}

/** What both forms say of the seat. */
function seatModel(context: WebContext, { visitor: found, match, locale }: Joining, narrator: Narrator) {
  const opponent = match.seats.find((seat) => seat.side !== found.side);
  const nameOfOther = opponent === undefined ? '' : shownName(opponent, locale);
  return {
    name: narrator.title,
    side: narrator.side(found.side),
    short: narrator.short,
    introduction: introductionModel(match.game, narrator),
    origin: originModel(context, match.game, locale),
    goal: match.game.introduction?.goals[found.side]?.[locale] ?? null,
    ...gamePicture(match.game.id, locale),
    alt: startMap(context, match.game.id, locale).scene.alt,
    opponent: nameOfOther || null,
    // Whoever comes first, to the match that he opened, is invited by nobody.
    inviter: (opponent?.joined === true && !opponent.robot ? nameOfOther : '') || 'none',
    facts: factsModel(match, narrator),
  };
}

function showClaim(
  context: WebContext,
  response: Response,
  here: Joining,
  typed: StartFields = {},
  faults: FieldFaults | null = null,
): void {
  const { visitor: found, match, locale } = here;
  const narrator = context.narrator(match.game, locale);
  const title = pageText(locale, 'claim.title', { game: narrator.title, side: narrator.side(found.side) });
  context.show(
    response,
    'claim',
    { locale, title, pack: match.pack },
    {
      ...seatModel(context, here, narrator),
      action: seatHome(found, '/claim'),
      you: personModel(locale, '', typed),
      faults,
      zones: ZONES,
    },
  );
}

/** Mails the link that proves the address. The seat is taken by that link alone. */
async function claim(
  context: WebContext,
  request: Request,
  response: Response,
  { visitor: found, match }: Joining,
): Promise<void> {
  const claimant = parsed(claimSchema, request.body);
  orFault(await context.matches.claim(found.match, found.side, claimant));
  if (wantsJson(request)) {
    response.status(202).json({ mailed: true });
    return;
  }
  const { locale } = claimant;
  const side = context.narrator(match.game, locale).side(found.side);
  const sent = pageText(locale, 'claim.sent', { address: claimant.address.trim(), side });
  const box =
    context.mailbox === undefined
      ? null
      : { href: `/mailbox?lang=${locale}`, text: pageText(locale, 'home.mailbox') };
  showNotice(context, response, { locale }, pageText(locale, 'claim.sentTitle'), [sent], box);
}

async function showJoin(
  context: WebContext,
  response: Response,
  here: Joining,
  { faults = null, words = '' }: { readonly faults?: FieldFaults | null; readonly words?: string } = {},
): Promise<void> {
  const { visitor: found, match, locale, claimant } = here;
  const narrator = context.narrator(match.game, locale);
  const side = narrator.side(found.side);
  const said = seatModel(context, here, narrator);
  const invitation = await invitationNow(context, found);
  context.show(
    response,
    'join',
    {
      locale,
      title: pageText(locale, 'join.title', { game: said.short, opponent: said.inviter }),
      pack: match.pack,
      // A browser keeps the journal's head from before the press: one remade afterward shows.
      headOf: shownHead(match),
    },
    {
      ...said,
      first: said.inviter === 'none',
      taken: found.seat.joinedAt !== null,
      choose: choiceOf(here),
      decline: invitation.may ? seatHome(found, '/decline') : null,
      lot: match.charter.sides === 'lot',
      over: match.status === 'finished' && found.seat.joinedAt === null,
      switched: invitation.switched,
      // An invitation opens no match page: whoever has nothing else is mailed a link.
      home: found.link.purpose === 'play' ? seatHome(found) : null,
      action: seatHome(found, '/join'),
      claimant: claimant ?? null,
      // Whoever came from the start form, not from a mail, is nobody who presses buttons of his own accord.
      practice: found.seat.address === null && practises(found),
      // Whoever practises is told nothing of how dice are made.
      robot: practises(found),
      commitments: match.commitments,
      // Whoever is said to run the server reads why they come first.
      runs: isSaidToRun({ match: found.record, seats: [found.seat, ...found.others] }, found.seat)
        ? said.inviter
        : null,
      afterward: found.others.some((other) => other.first && other.digest === null),
      ceremony: ceremonyModel(match, found.side, { form: 'take', words }),
      // A browser in which no script of ours runs is asked for a tick from the second time on.
      ticked: faults !== null,
      tick: pageText(locale, 'join.take', { side }),
      faults,
    },
  );
}

/** Where the charter lets the invited player ask for the other side. */
function choiceOf({ visitor: { match, side, record, seat, others } }: Joining): string | null {
  const [opener] = others;
  const may = opener !== undefined && mayChoose({ match: record }, seat, opener);
  return may ? seatHome({ match, side }, '/switch') : null;
}

async function take(context: WebContext, request: Request, response: Response, here: Joining): Promise<void> {
  const { visitor: found, claimant, open } = here;
  const body = parsed(joinRequestSchema, request.body);
  if (open)
    throw new HttpError('invalid', {
      fields: [{ field: 'claim', message: 'a link that was mailed is needed' }],
    });
  const given = seedGivenIn(body, here.match.ceremony.needs[found.side]);
  const person = { ...zoneIn(body), ...claimant };
  const accepted = orFault(await context.matches.join(found.match, found.side, { ...given, ...person }));
  const { generation, address } = found.seat;
  const holder = { generation, address: claimant?.address ?? address };
  // The lot may have given him the other seat.
  const { side } = (await newSeatOf(context, found, holder)) ?? found;
  const { match } = found;
  const key = await letIn(context, response, { match, side });
  if (wantsJson(request)) response.json({ ...accepted, key, side });
  else response.redirect(303, seatHome({ match, side }));
}

/** The zone of whoever takes a seat: of his own browser, not of whoever opened the match. */
function zoneIn({ timeZone = '' }: z.infer<typeof joinRequestSchema>): { readonly timeZone?: string } {
  return IANAZone.isValidZone(timeZone) ? { timeZone } : {};
}

/**
 * Whoever took the seat plays it, by the link that is given back: the invitation, which somebody may have
 * passed on, opens nothing any more.
 */
export async function letIn(
  context: WebContext,
  response: Response,
  { match, side }: Pick<Visitor, 'match' | 'side'>,
): Promise<string> {
  const found = await context.store.readMatch(match);
  const seat = found?.seats.find((one) => one.side === side);
  const info = await context.matches.info(match);
  if (seat === undefined || info === undefined) throw new HttpError('not-found');
  const link = {
    match,
    side,
    purpose: 'play' as const,
    generation: seat.generation,
    head: info.head,
    chain: info.commitments.chain,
  };
  dropLink(response, link, 'join');
  const token = signLink(context.links, link, context.clock());
  keepLink(context, response, link, token);
  rememberSeat(context, response, link);
  return token;
}
