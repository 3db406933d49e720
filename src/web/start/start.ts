/** Starting a match: the form, the opening, and the page that follows. */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { linkUrl, matchPath, readLink } from '../../links/index.js';
import {
  invitationName,
  isLeftOpen,
  type MatchInfo,
  NOBODY,
  type OpenRequest,
  type SeatRequest,
} from '../../match/index.js';
import { type Game, LOCALES, type Locale } from '../../referee/index.js';
import type { SeatRecord } from '../../store/index.js';
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
import { requestLocale, USUAL_ZONE } from '../http/locale.js';
import { cookiesOf } from '../http/request.js';
import { keepLink } from '../http/seat-auth.js';
import { parsed } from '../parts/actions.js';
import { type FreshLink, freshLink } from '../parts/fresh-link.js';
import { shownName, ZONES } from '../parts/parts.js';
import {
  DICE,
  OPERATORS,
  OTHERS,
  type StartFields,
  startModel,
  termsIn,
  typedIn,
} from '../parts/start-form.js';
import { pageText, type WordKey } from '../words/words.js';

const OPENED = 'denrei-opened';

const personSchema = { name: z.string(), address: z.string(), locale: z.enum(LOCALES), timeZone: z.string() };
/** What opens a match. */
export const openRequestSchema = z.looseObject({
  game: z.string(),
  scenario: z.string(),
  side: z.string(),
  other: z.enum(OTHERS),
  /** `beacon`: rounds of the public beacon of the house decide the dice too. */
  dice: z.enum(DICE).exactOptional(),
  /** Which player runs this server: they commit first. */
  operator: z.enum(OPERATORS).exactOptional(),
  /** Hash of a component pack; empty: the components of the house. */
  pack: z.string().default(''),
  /** What the opener says with the invitation: plain text, at most 500 characters. */
  text: z.string().exactOptional(),
  /** Idempotency key of the form. */
  key: z.string().optional(),
  ...personSchema,
  address: z.string().default(''),
});
/** The zone of who is invited comes from his browser when he takes the seat; until then it is a guess. */
const otherSchema = z.object({ ...personSchema, timeZone: z.string().optional() });

type OpenForm = z.infer<typeof openRequestSchema>;
type Person = Omit<SeatRequest, 'side'>;

export function startRoutes(app: Express, context: WebContext): void {
  app.get('/start/:game', async (request, response) => {
    const locale = requestLocale(request);
    const game = context.games.find(({ id }) => id === request.params.game);
    if (game === undefined) throw new HttpError('not-found');
    const { side, ...others } = typedIn(request.query);
    const chosen = side !== undefined && game.sides.includes(side) ? { side } : {};
    if (others.key === undefined) await showStart(context, response, locale, game, chosen, null);
    // The home page's form also sends what only a match with the practice opponent needs.
    else response.redirect(303, `/start/${game.id}?${new URLSearchParams({ lang: locale, ...chosen })}`);
  });
  app.post('/matches', context.rateLimiters.opening, async (request, response) => {
    const locale = requestLocale(request);
    noteReader(response, { locale, back: '/' });
    try {
      await openMatch(context, request, response, locale);
    } catch (error) {
      await showAgain(context, request, response, locale, error);
    }
  });
  app.get('/m/:match/opened', (request, response) => showOpened(context, request, response));
}

function gameOf(context: WebContext, id: unknown): Game {
  const game = context.games.find((one) => one.id === id);
  if (game === undefined) throw new HttpError('unknown-game');
  return game;
}

async function showStart(
  context: WebContext,
  response: Response,
  locale: Locale,
  game: Game,
  typed: StartFields,
  faults: FieldFaults | null,
): Promise<void> {
  const form = await startModel(context, game, locale, typed);
  const title = pageText(locale, 'start.of', { game: form.name });
  context.show(response, 'start', { locale, title }, { title, form, faults, zones: ZONES });
}

/** Refused for what was typed, or for whom it was to be mailed to. */
const SHOWN_AGAIN = new Set([422, 429]);

/**
 * The form again, as it was filled in, with what is wrong. Other faults, and programs, are answered as
 * everywhere.
 */
async function showAgain(
  context: WebContext,
  request: Request,
  response: Response,
  locale: Locale,
  error: unknown,
): Promise<void> {
  const typed = typedIn(request.body);
  const game = context.games.find(({ id }) => id === typed.game);
  if (
    !(error instanceof HttpError) ||
    !SHOWN_AGAIN.has(error.status) ||
    game === undefined ||
    wantsJson(request)
  )
    throw error;
  const told = fieldFaults(error, locale);
  const title = { label: null, message: pageText(locale, `fault.${error.code}.title`) };
  response.status(error.status);
  await showStart(context, response, locale, game, typed, told.length > 0 ? told : [title]);
}

async function openMatch(
  context: WebContext,
  request: Request,
  response: Response,
  locale: Locale,
): Promise<void> {
  const form = parsed(openRequestSchema, request.body);
  if (form.other === 'duel') {
    await openDuel(context, request, response, form, locale);
    return;
  }
  const { match } = orFault(await context.matches.open(openRequest(gameOf(context, form.game), form)));
  const { link, text } = await openedLink(context, match, form.side);
  if (wantsJson(request)) {
    const address = linkUrl(context.config.baseUrl, text);
    response.status(201).json({
      match,
      ...(link.purpose === 'join' ? { [practises(form) ? 'join' : 'invitation']: address } : {}),
    });
    return;
  }
  if (practises(form)) {
    keepLink(context, response, link, text);
    response.redirect(303, seatHome(link, '/join'));
    return;
  }
  // The result page reads this, so that reloading it opens no second match and nobody else sees the
  // invitation.
  const secure = context.config.baseUrl.startsWith('https:');
  response.cookie(OPENED, text, {
    path: `${matchPath(match)}/opened`,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
  response.redirect(303, `${matchPath(match)}/opened?lang=${locale}`);
}

/** Both sides at once, rated: an event of two, to which both are e-mailed. */
async function openDuel(
  context: WebContext,
  request: Request,
  response: Response,
  form: OpenForm,
  locale: Locale,
): Promise<void> {
  const game = gameOf(context, form.game);
  const { sides: _, ...terms } = termsIn(form).terms ?? {};
  const { name, address, timeZone } = form;
  const other = parsedOther(form);
  const { event } = orFault(
    await context.club.createDuel({
      title: pageText(form.locale, 'start.duelTitle', { game: game.title[form.locale] }),
      settings: {
        game: game.id,
        scenario: form.scenario,
        options: optionsIn(game, form),
        terms,
        rated: true,
        duelOfTwo: true,
      },
      players: [
        { name, address, locale: form.locale, timeZone },
        { name: other.name, address: other.address ?? '', locale: other.locale, timeZone: other.timeZone },
      ],
    }),
  );
  if (wantsJson(request)) response.status(201).json({ event });
  else
    showNotice(context, response, { locale, back: '/' }, pageText(locale, 'events.mailedTitle'), [
      pageText(locale, 'start.duelMailed'),
    ]);
}

/** Whether no mail is needed: whoever gives an address is mailed his link, or he could have others mailed. */
function practises({ other, address }: Pick<OpenForm, 'other' | 'address'>): boolean {
  return other === 'practice' && address.trim() === '';
}

/** What the form or a program sends, as the match layer takes it. @throws Fault `invalid` */
function openRequest(game: Game, form: OpenForm): OpenRequest {
  const { name, address, locale, timeZone, key } = form;
  const you: Person = { holder: 'person', name, address: practises(form) ? null : address, locale, timeZone };
  const others = game.sides
    .filter((side) => side !== form.side)
    .map((side) => ({ side, ...otherSeat(form, you) }));
  return {
    game: form.game,
    scenario: form.scenario,
    options: optionsIn(game, form),
    pack: form.pack === '' ? null : form.pack,
    seats: [{ side: form.side, ...you }, ...others],
    opener: form.side,
    ...termsIn(form),
    ...(form.dice === undefined ? {} : { dice: form.dice }),
    ...(form.text === undefined ? {} : { text: form.text }),
    ...(form.operator === 'opponent' ? { opponentRuns: true } : {}),
    ...(key === undefined ? {} : { key }),
  };
}

/**
 * `option.<id>`, or `option.<scenario>.<id>` from the form, which has those of all scenarios; the others' are
 * left out.
 */
function optionsIn(game: Game, form: OpenForm): OpenRequest['options'] {
  const prefix = 'option.';
  const options = Object.entries(form).flatMap(([field, value]) => {
    if (!field.startsWith(prefix)) return [];
    const name = field.slice(prefix.length);
    const of = game.scenarios.find(({ id }) => name.startsWith(`${id}.`));
    if (of !== undefined && of.id !== form.scenario) return [];
    return [[of === undefined ? name : name.slice(of.id.length + 1), parsed(z.string(), value)] as const];
  });
  return Object.fromEntries(options);
}

function otherSeat(form: OpenForm, you: Person): Person {
  switch (form.other) {
    case 'self':
      return you;
    case 'open':
    case 'anyone':
      return { ...you, holder: form.other, name: NOBODY, address: null };
    case 'practice':
      return { ...you, holder: 'robot', name: NOBODY, address: null };
    case 'duel':
    case 'invite':
      return { ...parsedOther(form), holder: 'person' };
  }
}

/** The fields of the other person. @throws Fault `invalid` naming them as the match layer does */
function parsedOther(form: OpenForm): Person {
  const fields = Object.fromEntries(Object.keys(personSchema).map((name) => [name, form[`other.${name}`]]));
  const found = otherSchema.safeParse(fields);
  if (found.success) return { ...found.data, timeZone: found.data.timeZone ?? USUAL_ZONE[found.data.locale] };
  throw new HttpError('invalid', {
    fields: found.error.issues.map(({ path, message }) => ({ field: `seats.1.${path.join('.')}`, message })),
  });
}

/**
 * What the page that follows is opened with: the own seat against the practice opponent, the invitation of a
 * seat left open, else a link to look on.
 */
async function openedLink(context: WebContext, match: string, own: string): Promise<FreshLink> {
  const seats = (await context.store.readMatch(match))?.seats ?? [];
  const free = seatToTake(seats, own);
  const seat = free ?? seats[0];
  if (seat === undefined) throw new HttpError('not-found');
  return freshLink(context, match, seat, free === undefined ? 'spectate' : 'join');
}

function seatToTake(seats: readonly SeatRecord[], own: string): SeatRecord | undefined {
  const mine = seats.find(({ side }) => side === own);
  return mine?.address === null ? mine : seats.find(isLeftOpen);
}

async function showOpened(context: WebContext, request: Request, response: Response): Promise<void> {
  const token = cookiesOf(request)[OPENED] ?? '';
  const link = readLink(context.links, token, context.clock());
  if (link === undefined || link.match !== request.params.match) throw new HttpError('not-found');
  const [match, found] = await Promise.all([
    context.matches.info(link.match),
    context.store.readMatch(link.match),
  ]);
  if (match === undefined || found === undefined) throw new HttpError('not-found');
  const locale = requestLocale(request);
  const narrator = context.narrator(match.game, locale);
  const waiting = found.seats.some((seat) => isLeftOpen(seat) && seat.joinedAt === null);
  const mailed = new Set<string>();
  for (const { side } of match.seats)
    if (await context.store.isMailed(match.id, invitationName(match.id, side))) mailed.add(side);
  context.show(
    response,
    'opened',
    { locale, title: pageText(locale, 'opened.title') },
    {
      seats: match.seats.map((seat) => ({
        side: narrator.side(seat.side),
        name: shownName(seat, locale),
        note: pageText(locale, openedNote(seat, found.seats, mailed)),
      })),
      invitation: link.purpose === 'join' && waiting ? linkUrl(context.config.baseUrl, token) : null,
      next: found.seats.some(isMailed) ? pageText(locale, 'opened.next') : null,
      pass: pageText(
        locale,
        found.seats.some(({ holder }) => holder === 'anyone') ? 'opened.passListed' : 'opened.pass',
      ),
      mailbox: context.mailbox !== undefined,
      public: `${matchPath(match.id)}?lang=${locale}`,
    },
  );
}

/** Whether somebody was mailed a link to take this seat, and has not yet. */
function isMailed({ holder, address, joinedAt }: SeatRecord): boolean {
  return holder === 'person' && address !== null && joinedAt === null;
}

function openedNote(
  { side, joined, robot }: MatchInfo['seats'][number],
  seats: readonly SeatRecord[],
  mailed: ReadonlySet<string>,
): WordKey {
  const holder = seats.find((seat) => seat.side === side)?.holder;
  if (joined || robot) return 'opened.joined';
  if (holder === 'anyone') return 'opened.listed';
  if (holder === 'open') return 'opened.waits';
  // Whoever sits down first invites the other: his digest is in that mail.
  return mailed.has(side) ? 'opened.mailed' : 'opened.later';
}
