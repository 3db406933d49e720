/** Opening an event: the form, with what it means in weeks, and the e-mail that follows. */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { DRAWS, dateAfter, dateAt, MEETINGS } from '../../club/index.js';
import { type Game, LOCALES, type Locale } from '../../referee/index.js';
import { type FieldFaults, fieldFaults, noteReader, showNotice, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { parsed } from '../parts/actions.js';
import { ZONES } from '../parts/parts.js';
import {
  charterFields,
  clockFields,
  personModel,
  type StartFields,
  termsIn,
  typedIn,
} from '../parts/start-form.js';
import { pageText } from '../words/words.js';
import { weeksOf } from './event-model.js';

const count = z.coerce.number().int();
const newForm = z.looseObject({
  title: z.string(),
  game: z.string(),
  scenario: z.string(),
  meeting: z.enum(MEETINGS),
  draw: z.enum(DRAWS),
  groupSize: count,
  atATime: count,
  sizeFrom: count,
  sizeTo: count,
  entryUntil: z.string(),
  begins: z.string(),
  ends: z.string(),
  rated: z.enum(['yes', 'no']).default('no'),
  listed: z.enum(['yes', 'no']).default('no'),
  admission: z.enum(['free', 'organizer']),
  name: z.string(),
  address: z.string(),
  locale: z.enum(LOCALES),
  timeZone: z.string(),
});

const ENTRY_DAYS = 21;
const BEGINS_DAYS = 14;
const STAGE_DAYS = 120;

export function newEventRoutes(app: Express, context: WebContext): void {
  app.get('/events/new', (request, response) => {
    const locale = requestLocale(request);
    noteReader(response, { locale, back: '/events' });
    const game = context.games.find(({ id }) => id === request.query.game) ?? context.games[0];
    if (game === undefined) throw new HttpError('not-found');
    showForm(context, response, locale, game, {}, null);
  });
  app.post('/events', context.rateLimiters.opening, async (request, response) => {
    const locale = requestLocale(request);
    noteReader(response, { locale, back: '/events' });
    try {
      await open(context, request, response, locale);
    } catch (error) {
      showAgain(context, request, response, locale, error);
    }
  });
}

async function open(
  context: WebContext,
  request: Request,
  response: Response,
  locale: Locale,
): Promise<void> {
  const form = parsed(newForm, request.body);
  const { terms } = termsIn(form);
  const { sides: _, ...agreed } = terms ?? {};
  const { name, address, timeZone } = form;
  const { groupSize, meeting, atATime, draw, begins, ends } = form;
  const { event } = orFault(
    await context.club.createEvent({
      title: form.title,
      organizer: { name, address, locale: form.locale, timeZone },
      settings: {
        game: form.game,
        scenario: form.scenario,
        options: optionsIn(form),
        terms: agreed,
        rated: form.rated === 'yes',
        listed: form.listed === 'yes',
        admission: form.admission,
        size: { from: form.sizeFrom, to: form.sizeTo },
        entryUntil: form.entryUntil,
        breaks: [],
        stages: [{ groupSize, meeting, atATime, draw, advance: 0, begins, ends }],
      },
    }),
  );
  if (wantsJson(request)) response.status(201).json({ event });
  else
    showNotice(context, response, { locale, back: '/events' }, pageText(locale, 'events.mailedTitle'), [
      pageText(locale, 'events.mailedDo'),
    ]);
}

/** `option.<scenario>.<id>`: those of the scenario that was chosen. */
function optionsIn(form: z.infer<typeof newForm>): Readonly<Record<string, string>> {
  const prefix = `option.${form.scenario}.`;
  return Object.fromEntries(
    Object.entries(form).flatMap(([field, value]) =>
      field.startsWith(prefix) && typeof value === 'string' ? [[field.slice(prefix.length), value]] : [],
    ),
  );
}

const SHOWN_AGAIN = new Set([422, 429]);

function showAgain(
  context: WebContext,
  request: Request,
  response: Response,
  locale: Locale,
  error: unknown,
): void {
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
  showForm(context, response, locale, game, typed, told.length > 0 ? told : [title]);
}

function showForm(
  context: WebContext,
  response: Response,
  locale: Locale,
  game: Game,
  typed: StartFields,
  faults: FieldFaults | null,
): void {
  const narrator = context.narrator(game, locale);
  const today = dateAt(context.clock());
  const usual = {
    entryUntil: dateAfter(today, ENTRY_DAYS),
    begins: dateAfter(today, ENTRY_DAYS + BEGINS_DAYS),
    ends: dateAfter(today, ENTRY_DAYS + BEGINS_DAYS + STAGE_DAYS),
    sizeFrom: '4',
    sizeTo: '8',
    groupSize: '8',
    atATime: '1',
    title: '',
  };
  const value = (name: keyof typeof usual) => typed[name] ?? usual[name];
  const choices = <T extends string>(name: string, ids: readonly T[], first: T) =>
    ids.map((id) => ({ id, chosen: (typed[name] ?? first) === id }));
  const named = <T extends { readonly id: string }>(list: readonly T[], say: (id: T['id']) => string) =>
    list.map((one) => ({ ...one, name: say(one.id) }));
  const timed = typed.clock === undefined || typed.clock === 'none' ? { ...typed, clock: 'days' } : typed;
  const clock = clockFields(locale, timed);
  const duel = weeksOf(game, 'duel');
  const single = weeksOf(game, 'single');
  const title = pageText(locale, 'events.newOf', { game: narrator.title });
  context.show(
    response,
    'event-new',
    { locale, title },
    {
      title,
      faults,
      game: game.id,
      zones: ZONES,
      values: Object.fromEntries(Object.keys(usual).map((name) => [name, value(name as keyof typeof usual)])),
      scenarios: game.scenarios.map(({ id, words, options }, n) => ({
        id,
        name: words[locale],
        chosen: typed.scenario === undefined ? n === 0 : typed.scenario === id,
        options: options.map((option) => ({
          field: `option.${id}.${option.id}`,
          name: option.words[locale],
          values: option.values.map((one) => ({
            id: one,
            name: narrator.option(one),
            chosen: one === (typed[`option.${id}.${option.id}`] ?? option.initial),
          })),
        })),
      })),
      meetings: named(choices('meeting', MEETINGS, 'duel'), (id) => pageText(locale, `events.meeting.${id}`)),
      draws: named(choices('draw', DRAWS, 'lot'), (id) => pageText(locale, `events.draw.${id}`)),
      admissions: named(choices('admission', ['free', 'organizer'] as const, 'free'), (id) =>
        pageText(locale, `events.admission.${id}`),
      ),
      rated: typed.title === undefined || typed.rated === 'yes',
      listed: typed.title === undefined || typed.listed === 'yes',
      weeks: [pageText(locale, 'events.weeksDuel', duel), pageText(locale, 'events.weeksSingle', single)],
      // Of an event the clock is obligatory, and the event chooses the sides.
      clock: { ...clock, kinds: clock.kinds.filter(({ id }) => id !== 'none') },
      charter: withoutSides(charterFields(locale, typed)),
      person: personModel(locale, '', typed),
    },
  );
}

function withoutSides(charter: ReturnType<typeof charterFields>) {
  return { ...charter, choices: charter.choices.filter(({ field }) => field !== 'charter.sides') };
}
