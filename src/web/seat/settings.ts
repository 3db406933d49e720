/** Name, language, zone and mails of one's own seat. The address is never changed by a link. */
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type Purpose, signLink } from '../../links/index.js';
import { isClosed, type MatchInfo, mayLoseSeed } from '../../match/index.js';
import { LOCALES, type Locale } from '../../referee/index.js';
import { DELIVERIES, type SeatRecord } from '../../store/index.js';
import { noteReader, seatHome, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { localeChoices } from '../http/locale.js';
import type { Visitor } from '../http/seat-auth.js';
import { sharesOf } from '../match/seat-links.js';
import { parsed } from '../parts/actions.js';
import { isAsked, seatNav } from '../parts/nav.js';
import { ZONES } from '../parts/parts.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { shownHead } from '../parts/seated.js';
import { pageText } from '../words/words.js';

const LAST_HOUR = 23;
const hour = z.coerce.number().int().min(0).max(LAST_HOUR);
const HOURS = Array.from({ length: LAST_HOUR + 1 }, (_, n) => n);

/** How mails to an address look. `text`: text alone, with a code instead of links. */
const FORMATS = ['whole', 'text'] as const;

/** How mails come: all that a link to end them may change, since mails are forwarded and scanned. */
const wishesSchema = z.object({
  mailing: z.enum(['on', 'off']),
  format: z.enum(FORMATS).exactOptional(),
  delivery: z.enum(DELIVERIES).exactOptional(),
  quietFrom: hour.exactOptional(),
  quietTo: hour.exactOptional(),
});

/** The same with what belongs to whoever plays the seat. */
const bodySchema = wishesSchema.extend({
  name: z.string(),
  locale: z.enum(LOCALES),
  timeZone: z.string(),
  listed: z
    .enum(['on', 'off'])
    .transform((chosen) => chosen === 'on')
    .exactOptional(),
  ownWitness: z
    .enum(['on', 'off'])
    .transform((chosen) => chosen === 'on')
    .exactOptional(),
  witness: z
    .string()
    .trim()
    .transform((address) => (address === '' ? null : address))
    .exactOptional(),
});

const PURPOSES: readonly Purpose[] = ['play', 'mail'];

export function settingsRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.look(
    '/mail',
    (found, request, response) => showSettings(context, found, request, response),
    PURPOSES,
  );
  // Where somebody would look for them.
  seats.look(
    '/settings',
    (found, _request, response) => response.redirect(303, seatHome(found, '/mail')),
    PURPOSES,
  );
  const save = async (found: Visitor, request: Request, response: Response): Promise<void> => {
    const schema = found.link.purpose === 'play' ? bodySchema : wishesSchema;
    const { mailing, format, ...rest } = parsed(schema, request.body);
    orFault(await context.matches.settings(found.match, found.side, { ...rest, mailing: mailing === 'on' }));
    if (format !== undefined && found.seat.address !== null)
      await context.recipients.chooseTextOnly(found.seat.address, format === 'text');
    if (wantsJson(request)) response.json({ saved: true });
    else response.redirect(303, seatHome(found, '/mail?saved=1'));
  };
  seats.change('/mail', save, { purposes: PURPOSES });
}

async function showSettings(
  context: WebContext,
  found: Visitor,
  request: Request,
  response: Response,
): Promise<void> {
  const match = await context.matches.info(found.match);
  const locale = match?.seats.find(({ side }) => side === found.side)?.locale ?? 'en';
  if (match === undefined) throw new HttpError('not-found');
  noteReader(response, { locale, game: match.game });
  const narrator = context.narrator(match.game, locale);
  const { address } = found.seat;
  const textOnly = address !== null && (await context.recipients.isTextOnly(address));
  const plays = found.link.purpose === 'play';
  context.show(
    response,
    'settings',
    {
      locale,
      title: pageText(locale, 'settings.title'),
      headOf: shownHead(match, found.side),
      nav: plays ? seatNav(found, match, locale, '/mail', isAsked(match, found.side)) : null,
    },
    {
      name: narrator.title,
      side: narrator.side(found.side),
      saved: request.query.saved !== undefined,
      action: seatHome(found, '/mail'),
      person: found.seat,
      plays,
      throws: plays && match.beacon !== undefined && match.ended === undefined,
      listing: plays && match.charter.publication === 'asked',
      wishes: wishesModel(found.seat, locale, textOnly),
      locales: localeChoices(locale),
      zones: ZONES,
      hook:
        plays && context.config.hooks === true && found.seat.address !== null
          ? seatHome(found, '/hook')
          : null,
      keys: plays ? keysOf(context, match, found) : null,
      lost: plays && mayLoseSeed(found.seat) ? seatHome(found, '/lost') : null,
      erase: plays ? seatHome(found, '/erase') : null,
      shares: plays ? sharesOf(context, match, found, locale) : [],
      back: plays ? seatHome(found) : null,
    },
  );
}

/** Keys for programs: one to play, and one to read where looking on is not shut out. */
function keysOf(
  context: WebContext,
  { id: match, head, commitments }: MatchInfo,
  { side, seat, known }: Visitor,
) {
  const key = (purpose: Purpose) => {
    const link = { match, side, purpose, generation: seat.generation, head, chain: commitments.chain };
    return signLink(context.links, link, context.clock());
  };
  return { read: isClosed(known) ? null : key('view'), play: key('play') };
}

/** How mails come: what can be chosen. */
function wishesModel(seat: SeatRecord, locale: Locale, textOnly: boolean) {
  const hours = (chosen: number) => HOURS.map((n) => ({ id: n, name: `${n}:00`, chosen: n === chosen }));
  return {
    formats: FORMATS.map((id) => ({
      id,
      name: pageText(locale, `wishes.${id}`),
      chosen: textOnly === (id === 'text'),
    })),
    deliveries: DELIVERIES.map((id) => ({
      id,
      name: pageText(locale, `wishes.${id}`),
      chosen: id === seat.delivery,
    })),
    from: hours(seat.quietFrom),
    to: hours(seat.quietTo),
  };
}
