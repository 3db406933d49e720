/**
 * What two players offer each other beside a draw: to resign, or that somebody else goes on for one of them.
 * And the seat that such a successor takes over, by the link that was mailed to him.
 */
import type { Request, Response } from 'express';
import { z } from 'zod';
import { isLeftOpen, seatLocale } from '../../match/index.js';
import { LOCALES, type Side } from '../../referee/index.js';
import { noteReader, seatHome, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { practises, type Visitor, visitor } from '../http/seat-auth.js';
import { askWord, guardIn, guardShape, parsed } from '../parts/actions.js';
import { otherOf } from '../parts/clock.js';
import { ZONES } from '../parts/parts.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { guardFields, type SeatContext, seatFrame } from '../parts/seated.js';
import { personModel } from '../parts/start-form.js';
import { letIn } from '../start/join.js';
import { pageText, type WordKey } from '../words/words.js';

const wordSchema = z.object({ ...guardShape, word: z.string() });
const choiceSchema = z.object({ ...guardShape, choice: z.enum(['accept', 'decline']) });
const named = z.object({
  ...guardShape,
  whose: z.enum(['own', 'other']),
  name: z.string(),
  address: z.string(),
  locale: z.enum(LOCALES),
  timeZone: z.string(),
});
const taken = z.object({ choice: z.literal('take') });

export function offerRoutes(seats: SeatRoutes, context: WebContext): void {
  const { matches } = context;
  const back = (by: Visitor, request: Request, response: Response) => {
    if (wantsJson(request)) response.json({ saved: true });
    else response.redirect(303, seatHome(by));
  };
  seats.page('/resign/offer', (seat, _request, response) => showResignation(context, seat, response));
  seats.change('/resign/offer', async (by, request, response) => {
    const body = parsed(wordSchema, request.body);
    askWord(request, response, body.word, 'offer.resign.word');
    orFault(await matches.offerEnd(by.match, by.side, 'resignation', guardIn(body)));
    back(by, request, response);
  });
  seats.change('/resign/answer', async (by, request, response) => {
    const body = parsed(choiceSchema, request.body);
    const accept = body.choice === 'accept';
    orFault(await matches.answerEnd(by.match, by.side, 'resignation', accept, guardIn(body)));
    back(by, request, response);
  });
  seats.page('/substitute', (seat, _request, response) => showSubstitute(context, seat, response));
  seats.change(
    '/substitute',
    async (by, request, response) => {
      const { whose, name, address, locale, timeZone, ...guard } = parsed(named, request.body);
      const other = by.others[0]?.side ?? '';
      const seat: Side = whose === 'own' ? by.side : other;
      const who = { name, address, locale, timeZone };
      orFault(await matches.nameSubstitute(by.match, by.side, seat, who, guardIn(guard)));
      back(by, request, response);
    },
    { limits: [context.rateLimiters.mails] },
  );
  seats.change('/substitute/answer', async (by, request, response) => {
    const body = parsed(choiceSchema, request.body);
    orFault(await matches.answerSubstitute(by.match, by.side, body.choice === 'accept', guardIn(body)));
    back(by, request, response);
  });
  takeOverRoutes(seats, context);
}

function running({ page, visitor: by }: SeatContext): void {
  if (page.match.status !== 'playing') throw new HttpError('finished');
  if (practises(by)) throw new HttpError('not-found');
}

interface Asked {
  readonly path: string;
  readonly title: WordKey;
  readonly line: WordKey;
  readonly word?: WordKey;
  readonly answers?: { readonly accept: WordKey; readonly decline: WordKey };
}

function ask(context: WebContext, seat: SeatContext, response: Response, asked: Asked): void {
  const { locale, narrator, page, visitor: by } = seat;
  const other = otherOf({ page });
  const side = other === undefined ? '' : narrator.side(other);
  const { answers } = asked;
  context.show(response, 'act', seatFrame(seat, pageText(locale, asked.title), '/act'), {
    title: pageText(locale, asked.title),
    lines: [pageText(locale, asked.line, { side })],
    action: seatHome(by, asked.path),
    hidden: guardFields(context, seat),
    word: asked.word === undefined ? null : pageText(locale, asked.word),
    choices:
      answers === undefined
        ? []
        : (['accept', 'decline'] as const).map((value) => ({
            value,
            text: pageText(locale, answers[value]),
          })),
    button: pageText(locale, answers === undefined ? 'offer.button' : 'draw.answerButton'),
    back: seatHome(by),
  });
}

/** To offer one's resignation, or to answer the other's offer. */
function showResignation(context: WebContext, seat: SeatContext, response: Response): void {
  running(seat);
  const theirs = seat.page.offers.some(({ kind, side }) => kind === 'resignation' && side !== seat.page.side);
  if (theirs) {
    const answers = { accept: 'offer.resign.accept', decline: 'offer.resign.decline' } as const;
    ask(context, seat, response, {
      path: '/resign/answer',
      title: 'offer.resign.theirs',
      line: 'offer.resign.asked',
      answers,
    });
    return;
  }
  const word = 'offer.resign.word';
  ask(context, seat, response, {
    path: '/resign/offer',
    title: 'offer.resign.title',
    line: 'offer.resign.lead',
    word,
  });
}

/** To name somebody who goes on, or to answer whom the other side named. */
function showSubstitute(context: WebContext, seat: SeatContext, response: Response): void {
  running(seat);
  const { page, locale, narrator, visitor: by } = seat;
  const title = 'offer.substitute.title';
  const offer = page.offers.find(({ kind }) => kind === 'substitute');
  if (offer !== undefined && offer.side !== page.side) {
    const answers = { accept: 'offer.substitute.accept', decline: 'offer.substitute.decline' } as const;
    const line = 'offer.substitute.asked';
    ask(context, seat, response, { path: '/substitute/answer', title, line, answers });
    return;
  }
  const other = otherOf(seat);
  const late = other !== undefined && page.match.clock?.sides[other]?.claimable === true;
  context.show(response, 'substitute', seatFrame(seat, pageText(locale, title), '/act'), {
    title: pageText(locale, title),
    lead: pageText(locale, late ? 'offer.substitute.leadLate' : 'offer.substitute.lead'),
    waiting: offer !== undefined,
    action: seatHome(by, '/substitute'),
    hidden: guardFields(context, seat),
    whose: [
      { id: 'own', text: pageText(locale, 'offer.substitute.own'), chosen: !late },
      ...(late && other !== undefined
        ? [
            {
              id: 'other',
              chosen: true,
              text: pageText(locale, 'offer.substitute.other', { side: narrator.side(other) }),
            },
          ]
        : []),
    ],
    them: personModel(locale, '', {}),
    zones: ZONES,
    back: seatHome(by),
  });
}

/** The successor's page: nothing is done before he chooses to. */
function takeOverRoutes(seats: SeatRoutes, context: WebContext): void {
  const find = async (request: Request, response: Response) => {
    const found = await visitor(context, request, ['join']);
    const locale = found.link.claimant?.locale ?? seatLocale(found.seat);
    noteReader(response, { locale });
    if (found.link.claimant === undefined || isLeftOpen(found.seat)) throw new HttpError('not-found');
    return { found, locale, claimant: found.link.claimant };
  };
  seats.get('/takeover', find, async ({ found, locale }, _request, response) => {
    const match = await context.matches.info(found.match);
    if (match === undefined) throw new HttpError('not-found');
    const narrator = context.narrator(match.game, locale);
    const [game, side] = [narrator.title, narrator.side(found.side)];
    const title = pageText(locale, 'offer.takeover.title', { game, side });
    context.show(
      response,
      'act',
      { locale, title, pack: match.pack },
      {
        title,
        lines: [pageText(locale, 'offer.takeover.lead', { side })],
        hidden: [],
        word: null,
        action: seatHome(found, '/takeover'),
        choices: [{ value: 'take', text: pageText(locale, 'offer.takeover.take', { side }) }],
        button: pageText(locale, 'join.button'),
        back: `/?lang=${locale}`,
      },
    );
  });
  seats.post(
    '/takeover',
    [context.rateLimiters.changes],
    find,
    async ({ found, claimant }, request, response) => {
      parsed(taken, request.body);
      orFault(await context.matches.takeOver(found.match, found.side, claimant));
      await letIn(context, response, found);
      if (wantsJson(request)) response.json({ taken: true });
      else response.redirect(303, seatHome(found));
    },
  );
}
