/** Pages of their own for what cannot be undone: each asks for a deliberate act, a typed word or a choice between two. */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import type { Room } from '../../context.js';
import { readerOf, seatHome, showNotice } from '../../http/answer.js';
import { Fault } from '../../http/errors.js';
import { dropLink, practises } from '../../http/seat-auth.js';
import type { Hidden } from '../../view/asking.js';
import { say, type WordKey } from '../../words/words.js';
import { askWord, parsed } from './actions.js';
import { guardFields, orFault, player, type Seated, seated, seatFrame } from './seated.js';

export function actRoutes(app: Express, room: Room): void {
  app.get('/m/:match/:side/resign', async (request, response) => {
    const seat = running(await seated(room, request, response, ['play']));
    ask(room, response, seat, {
      path: '/resign',
      title: 'resign.title',
      lines: ['resign.lead'],
      word: 'resign.word',
      button: 'resign.button',
    });
  });
  app.get('/m/:match/:side/withdraw', async (request, response) => {
    const seat = await seated(room, request, response, ['play']);
    if (seat.page.match.status !== 'open') running(seat);
    if (seat.page.match.status !== 'open') throw new Fault('stale');
    ask(room, response, seat, {
      path: '/withdraw',
      title: 'withdraw.title',
      lines: ['withdraw.lead'],
      word: 'withdraw.word',
      button: 'withdraw.button',
    });
  });
  app.get('/m/:match/:side/draw', async (request, response) => {
    showDraw(room, response, running(await seated(room, request, response, ['play'])));
  });
  app.get('/m/:match/:side/seed', async (request, response) => {
    const seat = await seated(room, request, response, ['play']);
    const choices = [{ value: 'yes', text: say(seat.locale, 'seed.given') }];
    ask(room, response, seat, {
      path: '/seed',
      title: 'seed.title',
      lines: ['seed.lead'],
      seed: true,
      choices,
      button: 'seed.button',
    });
  });
  app.get('/m/:match/:side/revoke', async (request, response) => {
    const seat = await seated(room, request, response, ['play']);
    if (seat.visitor.seat.address === null) throw new Fault('not-found');
    ask(room, response, seat, {
      path: '/revoke',
      title: 'revoke.title',
      lines: ['revoke.lead'],
      word: 'revoke.word',
      button: 'revoke.button',
    });
  });
  app.get('/m/:match/:side/erase', async (request, response) => {
    ask(room, response, await seated(room, request, response, ['play']), {
      path: '/erase',
      title: 'erase.title',
      lines: ['erase.lead', 'erase.after'],
      word: 'erase.word',
      button: 'erase.button',
    });
  });
  app.post('/m/:match/:side/erase', room.brakes.changes, (request, response) => erase(room, request, response));
  app.post('/m/:match/:side/revoke', room.brakes.changes, room.brakes.mails, (request, response) =>
    revoke(room, request, response),
  );
}

/** A seat of a match that is being played. @throws Fault: no page asks for what would be refused */
function running(seat: Seated): Seated {
  const { status } = seat.page.match;
  if (status === 'open') throw new Fault('not-begun');
  if (status === 'finished' || status === 'imported') throw new Fault(status);
  return seat;
}

interface Act {
  readonly path: string;
  readonly title: WordKey;
  readonly lines: readonly WordKey[];
  readonly button: WordKey;
  readonly word?: WordKey;
  readonly seed?: boolean;
  readonly choices?: readonly { readonly value: string; readonly text: string }[];
}

function ask(room: Room, response: Response, seat: Seated, act: Act, side = ''): void {
  const { locale, visitor } = seat;
  const hidden: readonly Hidden[] = act.seed ? [] : guardFields(room, seat);
  room.show(response, 'act', seatFrame(seat, say(locale, act.title), '/act'), {
    title: say(locale, act.title),
    lines: act.lines.map((key) => say(locale, key, { side })),
    action: seatHome(visitor, act.path),
    hidden,
    seed: act.seed ?? false,
    word: act.word === undefined ? null : say(locale, act.word),
    choices: act.choices ?? [],
    button: say(locale, act.button),
    back: seatHome(visitor),
  });
}

/** To offer a draw, or to answer an offer. */
function showDraw(room: Room, response: Response, seat: Seated): void {
  const { page, locale, narrator, visitor } = seat;
  const offer = page.offers.find(({ side }) => side !== page.side);
  if (offer !== undefined) {
    const choices = (['accept', 'decline'] as const).map((value) => ({ value, text: say(locale, `draw.${value}`) }));
    ask(
      room,
      response,
      seat,
      { path: '/draw/answer', title: 'draw.answerTitle', lines: ['draw.answerLead'], choices, button: 'draw.answerButton' },
      narrator.side(offer.side),
    );
  } else if (practises(visitor)) {
    showNotice(room, response, { locale, back: seatHome(visitor) }, say(locale, 'draw.title'), [say(locale, 'practice.noDraw')]);
  } else if (page.offers.length > 0) {
    showNotice(room, response, { locale, back: seatHome(visitor) }, say(locale, 'draw.title'), [say(locale, 'draw.waiting')]);
  } else {
    ask(room, response, seat, {
      path: '/draw',
      title: 'draw.title',
      lines: ['draw.lead'],
      word: 'draw.word',
      button: 'draw.button',
    });
  }
}

async function revoke(room: Room, request: Request, response: Response): Promise<void> {
  const visitor = await player(room, request, response);
  if (visitor.seat.address === null) throw new Fault('not-found');
  askWord(request, response, parsed(z.object({ word: z.string() }), request.body).word, 'revoke.word');
  orFault(await room.matches.revoke(visitor.match, visitor.side));
  for (const purpose of ['play', 'view', 'mail', 'join'] as const) dropLink(response, visitor, purpose);
  const { locale } = (await room.matches.info(visitor.match))?.seats.find(({ side }) => side === visitor.side) ?? {
    locale: 'en',
  };
  showNotice(room, response, { locale }, say(locale, 'revoke.title'), [say(locale, 'revoke.done')]);
}

/** Name and address of the seat's holder go; the link in his browser plays on. */
async function erase(room: Room, request: Request, response: Response): Promise<void> {
  const visitor = await player(room, request, response);
  askWord(request, response, parsed(z.object({ word: z.string() }), request.body).word, 'erase.word');
  const { address } = visitor.seat;
  orFault(await room.matches.erase(visitor.match, visitor.side));
  if (address !== null) await room.recipients.forget(address);
  const reader = readerOf(request, response);
  showNotice(room, response, reader, say(reader.locale, 'erase.title'), [say(reader.locale, 'erase.done')]);
}
