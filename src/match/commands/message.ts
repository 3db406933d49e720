/**
 * What a player says to his opponent with his next turn. It is no part of the journal and moves nothing:
 * until the turn is played its author can say something else.
 */
import { z } from 'zod';
import type { Side } from '../../referee/index.js';
import type { MatchContext } from '../model/context.js';
import { checked, done } from '../model/seats.js';
import type { Outcome } from '../model/types.js';
import { carryOutCommand } from '../write/writer.js';

const LONGEST = 500;
/** Control characters, and those that turn the direction of writing. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Plain text from one player to the other. */
export const messageText = z
  .string()
  .transform((text) => text.normalize('NFC').replace(UNSAFE, ' ').trim())
  .refine((text) => [...text].length <= LONGEST, `longer than ${LONGEST} characters`);

const messageSchema = z.strictObject({ text: messageText });

/** Says it with the next event of the match; an empty text says nothing. */
export async function sayWithTurn(
  context: MatchContext,
  id: string,
  side: Side,
  text: string,
): Promise<Outcome<null>> {
  const message = checked(messageSchema, { text });
  if (!message.ok) return message;
  return carryOutCommand<null>(context, {
    match: id,
    side,
    states: ['playing'],
    decide: (givens, { match }) => {
      const said = { side, event: match.headNumber + 1, text: message.value.text, at: givens.clock() };
      return done({ write: { to: 'change', change: { message: said } }, value: null });
    },
  });
}
