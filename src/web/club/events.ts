/** Events: the list, the page of one, entering it, and what an entry's own link does. */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import {
  daysOf,
  type EventPage,
  eventCalendar,
  isOpen,
  type LoadedEvent,
  sheetOf,
  sizeOf,
  stageAsked,
  stagesOf,
} from '../../club/index.js';
import { eventPath, ownUrl, readEventLink, signEventLink, signOwn } from '../../links/index.js';
import { LOCALES, type Locale } from '../../referee/index.js';
import { type CompetitionRecord, DELIVERIES } from '../../store/index.js';
import { dayOf } from '../../telling/index.js';
import { noteReader, showNotice, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { parsed } from '../parts/actions.js';
import { ZONES } from '../parts/parts.js';
import { personModel, typedIn } from '../parts/start-form.js';
import { pageText } from '../words/words.js';
import { eventModel, nameIn, namesOf } from './event-model.js';
import { claimantIn, eventIn, keepEventLink, linkOf } from './visitor.js';

const personForm = z.object({
  name: z.string(),
  address: z.string(),
  locale: z.enum(LOCALES),
  timeZone: z.string(),
});
const hour = z.coerce.number().int().min(0).max(23);
const wishesForm = z.object({
  delivery: z.enum(DELIVERIES).default('immediate'),
  quietFrom: hour.default(0),
  quietTo: hour.default(0),
});
const pressForm = z.object({ press: z.enum(['play', 'stay', 'leave']) });

export function eventRoutes(app: Express, context: WebContext): void {
  app.get('/events', (request, response) => showList(context, request, response));
  app.get('/events/:event', async (request, response) => {
    await showEvent(context, request, response, await eventIn(context, request));
  });
  app.get('/events/:event/calendar.ics', async (request, response) => {
    const loaded = await eventIn(context, request);
    noDraft(loaded);
    const locale = requestLocale(request);
    response.type('text/calendar').send(calendarText(context, loaded, locale));
  });
  app.get('/e/:token', async (request, response, next) => {
    const token = String(request.params.token);
    const link = readEventLink(context.links, token, context.clock());
    if (link === undefined) return next();
    keepEventLink(context, response, link, token);
    response.set('Referrer-Policy', 'no-referrer');
    const page = { claimant: 'enter', entry: 'entry', organizer: 'organize', deputy: 'organize' }[link.as];
    const locale = link.as === 'claimant' ? link.claimant.locale : requestLocale(request);
    const as = link.as === 'deputy' ? '&as=deputy' : '';
    response.redirect(303, `${eventPath(link.event)}/${page}?lang=${locale}${as}`);
  });
  app.post('/events/:event/ask', context.rateLimiters.mails, async (request, response) => {
    const loaded = await eventIn(context, request);
    const locale = requestLocale(request);
    const page = `${eventPath(loaded.competition.id)}?lang=${locale}`;
    noteReader(response, { locale, back: page });
    noDraft(loaded);
    orFault(await context.club.askToEnter(loaded.competition.id, parsed(personForm, request.body)));
    if (wantsJson(request)) response.status(202).json({ ok: true });
    else
      showNotice(context, response, { locale, back: page }, pageText(locale, 'events.askedTitle'), [
        pageText(locale, 'events.askedDo'),
      ]);
  });
  app.get('/events/:event/enter', async (request, response) => {
    const loaded = await eventIn(context, request);
    showEnter(context, request, response, loaded);
  });
  app.post('/events/:event/enter', async (request, response) => {
    const loaded = await eventIn(context, request);
    const { id } = loaded.competition;
    const locale = requestLocale(request);
    noteReader(response, { locale, back: `${eventPath(id)}?lang=${locale}` });
    const claimant = claimantIn(context, request, id);
    const wishes = parsed(wishesForm, request.body);
    const { number, generation } = orFault(await context.club.enter(id, claimant, wishes));
    const link = { as: 'entry', event: id, number, generation } as const;
    keepEventLink(context, response, link, signEventLink(context.links, link, context.clock()));
    if (wantsJson(request)) response.json({ entry: number });
    else response.redirect(303, `${eventPath(id)}/entry?lang=${locale}`);
  });
  app.get('/events/:event/entry', async (request, response) => {
    const loaded = await eventIn(context, request);
    showEntry(context, request, response, loaded, ownNumber(context, request, loaded));
  });
  app.post('/events/:event/entry', async (request, response) => {
    const loaded = await eventIn(context, request);
    const number = ownNumber(context, request, loaded);
    const { id } = loaded.competition;
    const locale = requestLocale(request);
    const page = `${eventPath(id)}/entry?lang=${locale}`;
    noteReader(response, { locale, back: page });
    const { press } = parsed(pressForm, request.body);
    const { playStage, stayIn, leave } = context.club;
    const outcome =
      press === 'leave' ? await leave(id, number) : await (press === 'play' ? playStage : stayIn)(id, number);
    orFault(outcome);
    if (wantsJson(request)) response.json({ ok: true });
    else response.redirect(303, page);
  });
  app.post('/events/:event/wishes', async (request, response) => {
    const loaded = await eventIn(context, request);
    const number = ownNumber(context, request, loaded);
    const { id } = loaded.competition;
    orFault(await context.club.setWishes(id, number, parsed(wishesForm, request.body)));
    response.redirect(303, `${eventPath(id)}/entry?lang=${requestLocale(request)}`);
  });
}

/** Nobody but whoever opens it sees a draft. @throws HttpError `not-found` */
function noDraft({ competition }: LoadedEvent): void {
  if (competition.status === 'draft') throw new HttpError('not-found');
}

function ownNumber(context: WebContext, request: Request, loaded: LoadedEvent): number {
  const link = linkOf(context, request, loaded, 'entry');
  if (link === undefined) throw new HttpError('not-found');
  return link.number;
}

async function showList(context: WebContext, request: Request, response: Response): Promise<void> {
  const locale = requestLocale(request);
  noteReader(response, { locale, back: '/' });
  const { open, running, over } = await context.club.listEvents();
  const line = ({ id, title, game }: CompetitionRecord) => ({
    href: `${eventPath(id)}?lang=${locale}`,
    title,
    game: context.games.find((one) => one.id === game)?.title[locale] ?? game,
  });
  const title = pageText(locale, 'events.title');
  const lists = [
    { title: pageText(locale, 'events.open'), items: open.map(line) },
    { title: pageText(locale, 'events.running'), items: running.map(line) },
    { title: pageText(locale, 'events.over'), items: over.map(line) },
  ];
  const games = context.games.map((game) => ({
    href: `/events/new?game=${game.id}&lang=${locale}`,
    name: game.title[locale],
  }));
  context.show(
    response,
    'events',
    { locale, title },
    {
      title,
      lists,
      games,
      ratings: context.games.map(({ id, title: named }) => ({
        href: `/ratings/${id}?lang=${locale}`,
        name: named[locale],
      })),
    },
  );
}

async function showEvent(
  context: WebContext,
  request: Request,
  response: Response,
  loaded: LoadedEvent,
): Promise<void> {
  noDraft(loaded);
  const locale = requestLocale(request);
  noteReader(response, { locale, back: '/events' });
  const { id } = loaded.competition;
  const page: EventPage | undefined = await context.club.eventPage(id);
  if (page === undefined) throw new HttpError('not-found');
  const model = eventModel(context, page, locale, context.clock());
  const link = linkOf(context, request, loaded, 'entry');
  const organizer = (['organizer', 'deputy'] as const).find(
    (as) => linkOf(context, request, loaded, as) !== undefined,
  );
  context.show(
    response,
    'event',
    { locale, title: model.title },
    {
      ...model,
      ask: `${eventPath(id)}/ask?lang=${locale}`,
      person: personModel(locale, '', typedIn({})),
      zones: ZONES,
      own: link === undefined ? null : `${eventPath(id)}/entry?lang=${locale}`,
      organize:
        organizer === undefined
          ? null
          : `${eventPath(id)}/organize?lang=${locale}${organizer === 'deputy' ? '&as=deputy' : ''}`,
    },
  );
}

function showEnter(context: WebContext, request: Request, response: Response, loaded: LoadedEvent): void {
  const { competition, settings } = loaded;
  const claimant = claimantIn(context, request, competition.id);
  const locale = requestLocale(request);
  noteReader(response, { locale, back: `${eventPath(competition.id)}?lang=${locale}` });
  const title = pageText(locale, 'events.enterTitle', { title: competition.title });
  context.show(
    response,
    'event-enter',
    { locale, title },
    {
      title,
      page: `${eventPath(competition.id)}?lang=${locale}`,
      isOpen: isOpen(loaded),
      isDuel: !('stages' in settings),
      name: claimant.name,
      action: `${eventPath(competition.id)}/enter?lang=${locale}`,
      deliveries: deliveryChoices(locale, 'immediate'),
      full: loaded.entrants.length >= sizeOf(settings).to,
    },
  );
}

function deliveryChoices(locale: Locale, chosen: string) {
  return DELIVERIES.map((id) => ({
    id,
    name: pageText(locale, `wishes.${id}`),
    chosen: id === chosen,
  }));
}

function showEntry(
  context: WebContext,
  request: Request,
  response: Response,
  loaded: LoadedEvent,
  number: number,
): void {
  const { competition, stored, settings } = loaded;
  const locale = requestLocale(request);
  const path = eventPath(competition.id);
  noteReader(response, { locale, back: `${path}?lang=${locale}` });
  const entrant = loaded.entrants.find(({ record }) => record.number === number);
  if (entrant === undefined) throw new HttpError('not-found');
  const stage = stageAsked(loaded, number);
  const ready = stage !== undefined && entrant.stored.ready.some((one) => one.stage === stage);
  const begins = stage === undefined ? undefined : stagesOf(settings)[stage]?.begins;
  const out = entrant.record.status === 'out';
  const over = stored.over !== null;
  const late = loaded.pairings.some(({ stored: pairing }) =>
    pairing.legs.some((leg) => leg.late?.entry === number),
  );
  const title = competition.title;
  const address = entrant.player?.address;
  context.show(
    response,
    'event-entry',
    { locale, title },
    {
      title,
      name: nameIn(loaded, number, locale),
      state: pageText(
        locale,
        out
          ? 'events.own.out'
          : over
            ? 'events.own.over'
            : entrant.record.status === 'asked'
              ? 'events.own.asked'
              : 'events.own.in',
      ),
      play: stage !== undefined && !ready && !out,
      ready: ready ? pageText(locale, 'events.own.ready') : null,
      begins: begins == null ? null : pageText(locale, 'events.own.begins', { day: dayOf(begins, locale) }),
      stay: late && !out && !over,
      leave: !out && !over,
      action: `${path}/entry?lang=${locale}`,
      wishes: `${path}/wishes?lang=${locale}`,
      deliveries: deliveryChoices(locale, entrant.record.delivery),
      quietFrom: entrant.record.quietFrom,
      quietTo: entrant.record.quietTo,
      matches: ownPairings(loaded, number, locale),
      page: `${path}?lang=${locale}`,
      data: address == null ? null : ownUrl('', signOwn(context.links, address, context.clock())),
    },
  );
}

function ownPairings(loaded: LoadedEvent, number: number, locale: Locale) {
  return loaded.pairings
    .filter(({ stored }) => stored.entries.includes(number) && stored.openedAt !== null)
    .map(({ stored }) => ({
      names: pageText(locale, 'events.pairing', namesOf(loaded, stored, locale)),
      legs: stored.legs.flatMap(({ leg, match }) =>
        match === null
          ? []
          : [{ href: `/m/${match}?lang=${locale}`, text: pageText(locale, 'events.match', { n: leg }) }],
      ),
    }));
}

/** The dates of an event for calendar programs. */
function calendarText(context: WebContext, loaded: LoadedEvent, locale: Locale): string {
  const { id, title } = loaded.competition;
  const { baseUrl } = context.config;
  return eventCalendar({
    event: id,
    title,
    domain: new URL(baseUrl).hostname,
    url: `${baseUrl}${eventPath(id)}`,
    days: daysOf(sheetOf(loaded).event),
    summaryOf: ({ kind, stage }) =>
      `${title}: ${pageText(locale, `events.calendar.${kind}`, { n: (stage ?? 0) + 1 })}`,
    now: context.clock(),
  });
}
