/** The page of the clock: how it stands, and what a player does about time. */
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Outcome } from '../../match/index.js';
import { seatHome, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import type { Visitor } from '../http/seat-auth.js';
import { askWord, guardIn, guardShape, parsed } from '../parts/actions.js';
import { clockPageModel } from '../parts/clock.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { guardFields, type SeatContext, seatFrame } from '../parts/seated.js';
import { pageText } from '../words/words.js';
import { calendarAddress } from './calendar.js';

const absence = z.object({ from: z.string(), to: z.string() });
const withdrawn = z.object({ from: z.string() });
const reminders = z.object({ hours: z.string() });
const pause = z.object({ wanted: z.enum(['yes', 'no']) });
const given = z.object({ ...guardShape, days: z.coerce.number() });
const claimed = z.object({ ...guardShape, word: z.string() });

export function clockRoutes(seats: SeatRoutes, context: WebContext): void {
  const { matches } = context;
  seats.page('/clock', (seat, request, response) => showClock(context, seat, request, response));
  const change = (path: string, act: Act): void =>
    seats.change(`/clock/${path}`, async (by, request, response) => {
      orFault(await act(by, request, response));
      if (wantsJson(request)) response.json({ saved: true });
      else response.redirect(303, seatHome(by, '/clock?saved=1'));
    });
  change('absence', ({ match, side }, request) => {
    const { from, to } = parsed(absence, request.body);
    return matches.announceAbsence(match, side, { from, to });
  });
  change('withdraw', ({ match, side }, request) =>
    matches.withdrawAbsence(match, side, parsed(withdrawn, request.body).from),
  );
  change('reminders', ({ match, side }, request) =>
    matches.setReminders(match, side, hoursIn(parsed(reminders, request.body).hours)),
  );
  change('pause', ({ match, side }, request) =>
    matches.setPause(match, side, parsed(pause, request.body).wanted === 'yes'),
  );
  change('give', ({ match, side }, request) => {
    const body = parsed(given, request.body);
    return matches.giveTime(match, side, body.days, guardIn(body));
  });
  seats.change('/clock/claim', async (by, request, response) => {
    const body = parsed(claimed, request.body);
    askWord(request, response, body.word, 'clock.claim.word', seatHome(by, '/clock'));
    orFault(await matches.claimOnTime(by.match, by.side, guardIn(body)));
    if (wantsJson(request)) response.json({ saved: true });
    else response.redirect(303, seatHome(by));
  });
}

type Act = (by: Visitor, request: Request, response: Response) => Promise<Outcome<unknown>>;

/** Hours with commas or blanks between; what is no number becomes one that is refused. */
function hoursIn(text: string): readonly number[] {
  return text
    .split(/[\s,、，]+/)
    .filter((word) => word !== '')
    .map(Number);
}

function showClock(context: WebContext, seat: SeatContext, request: Request, response: Response): void {
  const model = clockPageModel(seat);
  if (model === null) throw new HttpError('no-clock');
  context.show(response, 'clock', seatFrame(seat, pageText(seat.locale, 'clock.title'), '/clock'), {
    ...model,
    name: seat.narrator.title,
    side: seat.narrator.side(seat.page.side),
    saved: request.query.saved !== undefined,
    home: seatHome(seat.visitor),
    action: seatHome(seat.visitor, '/clock'),
    calendar: calendarAddress(context, seat),
    running: seat.page.match.status === 'playing',
    hidden: guardFields(context, seat),
  });
}
