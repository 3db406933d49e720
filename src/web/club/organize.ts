/** The organizer's page: what waits first, then everything that can be decided, each with a reason. */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { isOpen, type LoadedEvent, pairingScores, type Role } from '../../club/index.js';
import { eventPath } from '../../links/index.js';
import { LOCALES, type Locale } from '../../referee/index.js';
import { dayOf } from '../../telling/index.js';
import { noteReader, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { localeChoices, requestLocale } from '../http/locale.js';
import { parsed } from '../parts/actions.js';
import { pageText } from '../words/words.js';
import { nameIn, namesOf } from './event-model.js';
import { eventIn, linkOf } from './visitor.js';

const roleForm = z.object({ as: z.enum(['organizer', 'deputy']).default('organizer') });
const inviteForm = z.object({
  addresses: z.string().max(5000),
  name: z.string(),
  locale: z.enum(LOCALES),
});

export function organizeRoutes(app: Express, context: WebContext): void {
  app.get('/events/:event/organize', async (request, response) => {
    const loaded = await eventIn(context, request);
    await showOrganize(context, request, response, loaded, roleOf(context, request, loaded));
  });
  app.post('/events/:event/organize', async (request, response) => {
    const loaded = await eventIn(context, request);
    const role = roleOf(context, request, loaded);
    const { id } = loaded.competition;
    const locale = requestLocale(request);
    const page = `${eventPath(id)}/organize?lang=${locale}${role === 'deputy' ? '&as=deputy' : ''}`;
    noteReader(response, { locale, back: page });
    orFault(await context.club.act(id, role, actIn(request.body)));
    if (wantsJson(request)) response.json({ ok: true });
    else response.redirect(303, page);
  });
  app.post('/events/:event/invite', context.rateLimiters.mails, async (request, response) => {
    const loaded = await eventIn(context, request);
    const role = roleOf(context, request, loaded);
    const { id } = loaded.competition;
    const locale = requestLocale(request);
    const page = `${eventPath(id)}/organize?lang=${locale}${role === 'deputy' ? '&as=deputy' : ''}`;
    noteReader(response, { locale, back: page });
    const { addresses, name, locale: spoken } = parsed(inviteForm, request.body);
    const by = { name, locale: spoken, timeZone: loaded.stored.voices[role].timeZone };
    const list = addresses.split(/[\s,;]+/).filter((one) => one !== '');
    orFault(await context.club.inviteTo(id, list, by));
    response.redirect(303, page);
  });
  app.post('/events/:event/link', async (request, response) => {
    const loaded = await eventIn(context, request);
    const role = roleOf(context, request, loaded);
    const { id } = loaded.competition;
    await context.club.sendOrganizerLink(id);
    const as = role === 'deputy' ? '&as=deputy' : '';
    response.redirect(303, `${eventPath(id)}/organize?lang=${requestLocale(request)}${as}`);
  });
}

/** By the links that the browser holds; `as` chooses where it holds both. @throws HttpError `not-found` */
function roleOf(context: WebContext, request: Request, loaded: LoadedEvent): Role {
  const { as } = parsed(roleForm, request.query);
  if (linkOf(context, request, loaded, as) !== undefined) return as;
  const other: Role = as === 'deputy' ? 'organizer' : 'deputy';
  if (linkOf(context, request, loaded, other) !== undefined) return other;
  throw new HttpError('not-found');
}

/** Numbers are numbers in an act; a form sends text. */
function actIn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([field, value]) => {
      if (field === 'leg' || field === 'entry') return [[field, Number(value)]];
      return field === 'pairing' && value === '' ? [] : [[field, value]];
    }),
  );
}

async function showOrganize(
  context: WebContext,
  request: Request,
  response: Response,
  loaded: LoadedEvent,
  role: Role,
): Promise<void> {
  const locale = requestLocale(request);
  const { competition, stored } = loaded;
  const path = eventPath(competition.id);
  noteReader(response, { locale, back: `${path}?lang=${locale}` });
  const page = await context.club.eventPage(competition.id);
  if (page === undefined) throw new HttpError('not-found');
  const as = role === 'deputy' ? '&as=deputy' : '';
  const title = pageText(locale, 'events.organizeTitle', { title: competition.title });
  const asked = loaded.entrants.filter(({ record }) => record.status === 'asked');
  const open = page.sheet.pairings.filter(
    (one) =>
      one.stage === stored.stages.length - 1 &&
      pairingScores(one, page.sheet.results, page.sheet.rulings) === undefined,
  );
  const stage = stored.stages.at(-1);
  const isOver = stored.over !== null;
  context.show(
    response,
    'event-organize',
    { locale, title },
    {
      title,
      page: competition.status === 'draft' ? null : `${path}?lang=${locale}`,
      action: `${path}/organize?lang=${locale}${as}`,
      invite: `${path}/invite?lang=${locale}${as}`,
      link: `${path}/link?lang=${locale}${as}`,
      draft: competition.status === 'draft',
      over: isOver,
      asked: await Promise.all(
        asked.map(async ({ record, player }) => ({
          number: record.number,
          name: nameIn(loaded, record.number, locale),
          punctual: await punctualOf(context, player?.address ?? null, locale),
        })),
      ),
      entryOpen: isOpen(loaded),
      canStart: !isOver && stored.stages.length === 0 && competition.status !== 'draft',
      entries: loaded.entrants
        .filter(({ record }) => record.status === 'in')
        .map(({ record }) => ({ number: record.number, name: nameIn(loaded, record.number, locale) })),
      pairings: open.map((one) => ({
        id: one.id,
        name: pageText(locale, 'events.pairing', namesOf(loaded, one, locale)),
      })),
      legs: [1, 2].map((n) => ({ id: n, text: pageText(locale, 'events.match', { n }) })),
      scores: (['first', 'draw', 'second', 'neither'] as const).map((id) => ({
        id,
        text: pageText(locale, `events.score.${id}`),
      })),
      ends: stage?.ends == null ? null : stage.ends,
      endsText:
        stage?.ends == null ? null : pageText(locale, 'events.stageEnds', { day: dayOf(stage.ends, locale) }),
      isOrganizer: role === 'organizer',
      locales: localeChoices(locale),
    },
  );
}

/** How punctual somebody was, for whoever lets them in: shown to nobody else. */
async function punctualOf(context: WebContext, address: string | null, locale: Locale): Promise<string> {
  const seats = address === null ? [] : await context.matches.ownSeats(address);
  const turns = seats.reduce((sum, seat) => sum + seat.turns, 0);
  const late = seats.reduce((sum, seat) => sum + seat.late, 0);
  if (turns === 0) return pageText(locale, 'events.punctualUnknown');
  return pageText(locale, 'own.turns', { turns, good: turns - late });
}
