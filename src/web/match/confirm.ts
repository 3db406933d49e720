/**
 * Pages of their own for what cannot be undone: each asks for a deliberate act, a typed word or a choice
 * between two.
 */
import type { Request, Response } from 'express';
import { z } from 'zod';
import { mayLoseSeed } from '../../match/index.js';
import { readerOf, seatHome, showNotice } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { dropLink, practises, type Visitor } from '../http/seat-auth.js';
import { askWord, parsed } from '../parts/actions.js';
import type { Hidden } from '../parts/question.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { guardFields, type SeatContext, seatFrame } from '../parts/seated.js';
import { pageText, type WordKey } from '../words/words.js';

export function actRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/resign', (seat, _request, response) => {
    ask(context, response, running(seat), {
      path: '/resign',
      title: 'resign.title',
      lines: ['resign.lead'],
      word: 'resign.word',
      button: 'resign.button',
    });
  });
  seats.page('/withdraw', (seat, _request, response) => {
    if (seat.page.match.status !== 'open') running(seat);
    if (seat.page.match.status !== 'open') throw new HttpError('stale');
    ask(context, response, seat, {
      path: '/withdraw',
      title: 'withdraw.title',
      lines: ['withdraw.lead'],
      word: 'withdraw.word',
      button: 'withdraw.button',
    });
  });
  seats.page('/draw', (seat, _request, response) => {
    showDraw(context, response, running(seat));
  });
  seats.page('/back', async (seat, _request, response) => {
    await showTakeBack(context, response, running(seat));
  });
  seats.page('/lost', (seat, _request, response) => showLost(context, response, seat));
  seats.page('/beaconless', (seat, _request, response) => showBeaconless(context, response, running(seat)));
  seats.page('/revoke', (seat, _request, response) => {
    if (seat.visitor.seat.address === null) throw new HttpError('not-found');
    ask(context, response, seat, {
      path: '/revoke',
      title: 'revoke.title',
      lines: ['revoke.lead'],
      word: 'revoke.word',
      button: 'revoke.button',
    });
  });
  seats.page('/erase', (seat, _request, response) => {
    ask(context, response, seat, {
      path: '/erase',
      title: 'erase.title',
      lines: ['erase.lead', 'erase.after'],
      word: 'erase.word',
      button: 'erase.button',
    });
  });
  seats.change('/erase', (visitor, request, response) => erase(context, visitor, request, response));
  seats.change('/revoke', (visitor, request, response) => revoke(context, visitor, request, response), {
    limits: [context.rateLimiters.mails],
  });
}

/** A seat of a match that is being played. @throws Fault: no page asks for what would be refused */
function running(seat: SeatContext): SeatContext {
  const { status } = seat.page.match;
  if (status === 'open') throw new HttpError('not-begun');
  if (status === 'finished' || status === 'imported') throw new HttpError(status);
  return seat;
}

interface Act {
  readonly path: string;
  readonly title: WordKey;
  readonly lines: readonly WordKey[];
  readonly button: WordKey;
  readonly word?: WordKey;
  readonly choices?: readonly { readonly value: string; readonly text: string }[];
  /** Figures that its lines name. */
  readonly figures?: { readonly [name: string]: number };
}

function ask(context: WebContext, response: Response, seat: SeatContext, act: Act, side = ''): void {
  const { locale, visitor } = seat;
  const hidden: readonly Hidden[] = guardFields(context, seat);
  context.show(response, 'act', seatFrame(seat, pageText(locale, act.title), '/act'), {
    title: pageText(locale, act.title),
    lines: act.lines.map((key) => pageText(locale, key, { side, ...act.figures })),
    action: seatHome(visitor, act.path),
    hidden,
    word: act.word === undefined ? null : pageText(locale, act.word),
    choices: act.choices ?? [],
    button: pageText(locale, act.button),
    back: seatHome(visitor),
  });
}

/** To offer a draw, or to answer an offer. */
function showDraw(context: WebContext, response: Response, seat: SeatContext): void {
  const { page, locale, narrator, visitor } = seat;
  const draws = page.offers.filter(({ kind }) => kind === 'draw');
  const offer = draws.find(({ side }) => side !== page.side);
  if (offer !== undefined) {
    const choices = (['accept', 'decline'] as const).map((value) => ({
      value,
      text: pageText(locale, `draw.${value}`),
    }));
    ask(
      context,
      response,
      seat,
      {
        path: '/draw/answer',
        title: 'draw.answerTitle',
        lines: ['draw.answerLead'],
        choices,
        button: 'draw.answerButton',
      },
      narrator.side(offer.side),
    );
  } else if (practises(visitor)) {
    showNotice(context, response, { locale, back: seatHome(visitor) }, pageText(locale, 'draw.title'), [
      pageText(locale, 'practice.noDraw'),
    ]);
  } else if (draws.length > 0) {
    showNotice(context, response, { locale, back: seatHome(visitor) }, pageText(locale, 'draw.title'), [
      pageText(locale, 'draw.waiting'),
    ]);
  } else {
    ask(context, response, seat, {
      path: '/draw',
      title: 'draw.title',
      lines: ['draw.lead'],
      button: 'draw.button',
    });
  }
}

/** To ask that the last orders be taken back, or to answer. */
async function showTakeBack(context: WebContext, response: Response, seat: SeatContext): Promise<void> {
  const { page, locale, narrator, visitor } = seat;
  const offers = page.offers.filter(({ kind }) => kind === 'take back');
  const offer = offers.find(({ side }) => side !== page.side);
  const asker = offer?.side ?? page.side;
  const back = orFault(await context.matches.takeBackOf(visitor.match, asker));
  const title = pageText(locale, 'back.title');
  const tell = (key: WordKey) =>
    showNotice(context, response, { locale, back: seatHome(visitor) }, title, [pageText(locale, key)]);
  if (back === undefined) return tell('back.nothing');
  const figures = { given: back.given, rolls: back.rolls };
  const dice = back.rolls > 0 ? (['back.dice'] as const) : [];
  if (offer !== undefined) {
    const choices = (['grant', 'refuse'] as const).map((choice) => ({
      value: choice === 'grant' ? 'accept' : 'decline',
      text: pageText(locale, `back.${choice}`),
    }));
    const lines: readonly WordKey[] = ['back.answerLead', ...dice];
    const act = { path: '/back/answer', title: 'back.answerTitle', lines, choices, figures } as const;
    return ask(context, response, seat, { ...act, button: 'draw.answerButton' }, narrator.side(asker));
  }
  if (offers.length > 0) return tell('back.waiting');
  if (practises(visitor) && back.rolls > 0) return tell('back.practiceDice');
  const lead = practises(visitor) ? 'back.practice' : 'back.lead';
  const lines: readonly WordKey[] = ['back.what', ...dice, lead];
  ask(context, response, seat, { path: '/back', title: 'back.title', lines, figures, button: 'back.button' });
}

/** To say that a seed is lost, or to agree that the other's is. @throws Fault where no seed is missing */
function showLost(context: WebContext, response: Response, seat: SeatContext): void {
  const { page, locale, narrator, visitor } = seat;
  const { needs } = page.match.ceremony;
  const offer = page.offers.find(({ kind }) => kind === 'lost seed');
  const back = { locale, back: seatHome(visitor) };
  if (offer !== undefined && offer.side !== page.side) {
    const act = { path: '/lost/agree', title: 'lost.title', lines: ['lost.agreeLead'] } as const;
    const button = { word: 'lost.agree', button: 'lost.agreeButton' } as const;
    ask(context, response, seat, { ...act, ...button }, narrator.side(offer.side));
  } else if (offer !== undefined)
    showNotice(context, response, back, pageText(locale, 'lost.title'), [pageText(locale, 'lost.waiting')]);
  else {
    if (!mayLoseSeed(visitor.seat)) throw new HttpError('stale');
    const late = needs[page.side] === 'opening';
    ask(context, response, seat, {
      path: '/lost',
      title: 'lost.title',
      lines: ['lost.lead', ...(late ? (['lost.consent'] as const) : [])],
      word: 'lost.word',
      button: 'lost.button',
    });
  }
}

/** To let a throw fall without the beacon whose round does not come. @throws Fault where none waits */
function showBeaconless(context: WebContext, response: Response, seat: SeatContext): void {
  const { page, locale, narrator, visitor } = seat;
  const waits = page.match.beacon?.waits;
  if (waits === undefined) throw new HttpError('stale');
  const offers = page.offers.filter(({ kind }) => kind === 'beaconless');
  const agreed = offers.some(({ side }) => side === page.side);
  if (!waits.overdue || agreed) {
    const title = pageText(locale, 'beaconless.title');
    const why = pageText(locale, agreed ? 'beaconless.waiting' : 'beaconless.early');
    showNotice(context, response, { locale, back: seatHome(visitor) }, title, [why]);
    return;
  }
  const asked = offers.length > 0 ? (['beaconless.asked'] as const) : [];
  const lines = [...asked, 'beaconless.lead', 'beaconless.what'] as const;
  const act = { path: '/beaconless', title: 'beaconless.title', lines } as const;
  const button = { word: 'beaconless.word', button: 'beaconless.button' } as const;
  ask(context, response, seat, { ...act, ...button }, narrator.side(offers[0]?.side ?? page.side));
}

async function revoke(
  context: WebContext,
  visitor: Visitor,
  request: Request,
  response: Response,
): Promise<void> {
  if (visitor.seat.address === null) throw new HttpError('not-found');
  askWord(request, response, parsed(z.object({ word: z.string() }), request.body).word, 'revoke.word');
  orFault(await context.matches.revoke(visitor.match, visitor.side));
  for (const purpose of ['play', 'view', 'mail', 'join'] as const) dropLink(response, visitor, purpose);
  const { locale } = (await context.matches.info(visitor.match))?.seats.find(
    ({ side }) => side === visitor.side,
  ) ?? {
    locale: 'en',
  };
  showNotice(context, response, { locale }, pageText(locale, 'revoke.title'), [
    pageText(locale, 'revoke.done'),
  ]);
}

/** Name and address of the seat's holder go; the link in his browser plays on. */
async function erase(
  context: WebContext,
  visitor: Visitor,
  request: Request,
  response: Response,
): Promise<void> {
  askWord(request, response, parsed(z.object({ word: z.string() }), request.body).word, 'erase.word');
  const { address } = visitor.seat;
  orFault(await context.matches.erase(visitor.match, visitor.side));
  if (address !== null) await context.recipients.forget(address);
  const reader = readerOf(request, response);
  showNotice(context, response, reader, pageText(reader.locale, 'erase.title'), [
    pageText(reader.locale, 'erase.done'),
  ]);
}
