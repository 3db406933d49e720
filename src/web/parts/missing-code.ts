/** What is said where a browser does not have the code with which the seat was taken. */
import type { Request, Response } from 'express';
import { readerOf, seatHome, showNotice } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import type { Visitor } from '../http/seat-auth.js';
import { pageText } from '../words/words.js';

/** What helps, and where. */
export function tellMissingCode(
  context: WebContext,
  visitor: Visitor,
  request: Request,
  response: Response,
): void {
  const { locale } = readerOf(request, response);
  const say = (
    key: 'seed.otherTitle' | 'seed.missing' | 'seed.otherDo' | 'seed.otherHand' | 'seed.toSettings',
  ) => pageText(locale, key);
  const link = { href: `${seatHome(visitor, '/mail')}#dice-code`, text: say('seed.toSettings') };
  const lines = [say('seed.missing'), say('seed.otherDo'), say('seed.otherHand')];
  response.status(422);
  showNotice(context, response, { locale, back: seatHome(visitor) }, say('seed.otherTitle'), lines, link);
}
