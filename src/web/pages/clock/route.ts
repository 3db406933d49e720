/** The page of the clock: how it stands, and what a player does about time. */
import type { Request, RequestHandler, Response, Router } from 'express';
import { z } from 'zod';
import type { Outcome } from '../../../match/index.js';
import type { WebContext } from '../../context.js';
import { seatHome, wantsJson } from '../../http/answer.js';
import { HttpError } from '../../http/errors.js';
import type { Visitor } from '../../http/seat-auth.js';
import { pageText } from '../../words/words.js';
import { askWord, guardIn, guardShape, parsed } from '../match/actions.js';
import { guardFields, orFault, player, seated, seatFrame } from '../match/seated.js';
import { clockPageModel } from './model.js';

const absence = z.object({ from: z.string(), to: z.string() });
const withdrawn = z.object({ from: z.string() });
const reminders = z.object({ hours: z.string() });
const pause = z.object({ wanted: z.enum(['yes', 'no']) });
const given = z.object({ ...guardShape, days: z.coerce.number() });
const claimed = z.object({ ...guardShape, word: z.string() });

export function clockRoutes(seats: Router, context: WebContext): void {
  const { matches } = context;
  seats.get('/clock', (request, response) => showClock(context, request, response));
  const post = (
    path: string,
    act: (request: Request, response: Response, by: Visitor) => Promise<Outcome<unknown>>,
  ) => seats.post(`/clock/${path}`, context.rateLimiters.changes, changing(context, act));
  post('absence', (request, _, { match, side }) => {
    const { from, to } = parsed(absence, request.body);
    return matches.announceAbsence(match, side, { from, to });
  });
  post('withdraw', (request, _, { match, side }) =>
    matches.withdrawAbsence(match, side, parsed(withdrawn, request.body).from),
  );
  post('reminders', (request, _, { match, side }) =>
    matches.setReminders(match, side, hoursIn(parsed(reminders, request.body).hours)),
  );
  post('pause', (request, _, { match, side }) =>
    matches.setPause(match, side, parsed(pause, request.body).wanted === 'yes'),
  );
  post('give', (request, _, { match, side }) => {
    const body = parsed(given, request.body);
    return matches.giveTime(match, side, body.days, guardIn(body));
  });
  post('claim', (request, response, { match, side }) => {
    const body = parsed(claimed, request.body);
    askWord(request, response, body.word, 'clock.claim.word');
    return matches.claimOnTime(match, side, guardIn(body));
  });
}

function changing(
  context: WebContext,
  act: (request: Request, response: Response, by: Visitor) => Promise<Outcome<unknown>>,
): RequestHandler {
  return async (request, response) => {
    const found = await player(context, request, response);
    orFault(await act(request, response, found));
    if (wantsJson(request)) response.json({ saved: true });
    else response.redirect(303, seatHome(found, '/clock?saved=1'));
  };
}

/** Hours with commas or blanks between; what is no number becomes one that is refused. */
function hoursIn(text: string): readonly number[] {
  return text
    .split(/[\s,、，]+/)
    .filter((word) => word !== '')
    .map(Number);
}

async function showClock(context: WebContext, request: Request, response: Response): Promise<void> {
  const seat = await seated(context, request, response, ['play']);
  const model = clockPageModel(seat);
  if (model === null) throw new HttpError('no-clock');
  context.show(response, 'clock', seatFrame(seat, pageText(seat.locale, 'clock.title'), '/clock'), {
    ...model,
    name: seat.narrator.title,
    side: seat.narrator.side(seat.page.side),
    saved: request.query.saved !== undefined,
    home: seatHome(seat.visitor),
    action: seatHome(seat.visitor, '/clock'),
    running: seat.page.match.status === 'playing',
    hidden: guardFields(context, seat),
  });
}
