/**
 * Set-ups kept for later matches: what stands as lines to copy, and lines to be placed again. What is kept by
 * name is kept by the browser; the server has nothing of it.
 */
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type LeftLine, setupLines } from '../../match/index.js';
import { seatHome, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import type { Visitor } from '../http/seat-auth.js';
import { guardIn, guardShape, parsed } from '../parts/actions.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { loadSeat } from '../parts/seat-routes.js';
import { positionFields, type SeatContext, seatFrame } from '../parts/seated.js';
import { pageText } from '../words/words.js';

const MOST_LINES = 400;
const LONGEST = 200;

/** What places a set-up: a typed order a line. */
export const setupRequestSchema = z.object({ ...guardShape, lines: z.string().max(MOST_LINES * LONGEST) });

export function setupRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/setup', (seat, request, response) => {
    const lines = linesOf(seat);
    if (lines === undefined) throw new HttpError('not-found');
    if (wantsJson(request)) response.json({ lines });
    else showSetup(context, seat, response, { lines, placed: null, left: [], given: '' });
  });
  seats.change('/setup', (visitor, request, response) => place(context, visitor, request, response));
}

/** What stands of a free set-up, as lines. */
function linesOf({ page: { match, view, question } }: SeatContext): readonly string[] | undefined {
  return setupLines(match.game, match.game.position.situation(view), question);
}

async function place(
  context: WebContext,
  visitor: Visitor,
  request: Request,
  response: Response,
): Promise<void> {
  const body = parsed(setupRequestSchema, request.body);
  const lines = body.lines.split(/\r?\n/);
  if (lines.length > MOST_LINES) throw new HttpError('invalid');
  const guard = guardIn(body, ['setup', lines]);
  const placed = orFault(await context.matches.placeSetup(visitor.match, visitor.side, { ...guard, lines }));
  if (wantsJson(request)) response.json(placed);
  else if (placed.left.length === 0 && placed.placed > 0) response.redirect(303, seatHome(visitor, '/order'));
  else {
    // What was not taken is told at once, with what was sent, to be mended and sent again.
    const seat = await loadSeat(context, request, response, ['play']);
    const told = { placed: placed.placed, left: placed.left, given: body.lines };
    response.status(422);
    showSetup(context, seat, response, { lines: linesOf(seat) ?? [], ...told });
  }
}

interface Told {
  readonly lines: readonly string[];
  /** How many units were placed just now; null where none was to be. */
  readonly placed: number | null;
  readonly left: readonly LeftLine[];
  /** What was sent. */
  readonly given: string;
}

function showSetup(
  context: WebContext,
  seat: SeatContext,
  response: Response,
  { lines, placed, left, given }: Told,
): void {
  const { page, narrator, locale, visitor } = seat;
  const remark = `# ${narrator.title} · ${narrator.side(page.side)}`;
  context.show(response, 'setup', seatFrame(seat, pageText(locale, 'setup.title'), '/setup'), {
    name: narrator.title,
    side: narrator.side(page.side),
    told: placed === null ? null : pageText(locale, 'setup.placed', { n: placed, left: left.length }),
    left: left.map((line) => ({ text: line.text, why: whyLeft(seat, line), n: line.line })),
    lines: lines.length === 0 ? null : [remark, ...lines].join('\n'),
    given,
    // What the browser keeps is of one game and side, whatever the match.
    kept: `denrei.setups.${page.match.game.id}.${page.side}`,
    action: seatHome(visitor, '/setup'),
    hidden: positionFields(seat),
    back: seatHome(visitor, '/order'),
  });
}

function whyLeft({ narrator, locale }: SeatContext, { clause, word, ends }: LeftLine): string {
  if (clause !== undefined) return `${narrator.clause(clause)} [${clause}]`;
  if (word !== undefined) return pageText(locale, 'typed.unknown', { word });
  return pageText(locale, ends === true ? 'setup.ends' : 'setup.unfinished');
}
