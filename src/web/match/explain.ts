/**
 * What the game says of an order in the making, as a piece of a page: costs, odds, modifiers, chances, or the
 * clause that forbids.
 */
import type { Request } from 'express';
import {
  type Explanation,
  type Field,
  fieldValue,
  type Order,
  type Question,
  type Refusal,
  type RefusedAt,
} from '../../referee/index.js';
import { type RefusalReader, refusalText } from '../../telling/index.js';
import type { WebContext } from '../http/context.js';
import { type Explained, explanationModel } from '../parts/naming.js';
import { mapOf } from '../parts/parts.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import type { SeatContext } from '../parts/seated.js';
import { explainablePart, formAsked } from '../parts/sentence.js';
import { AT_ONCE, type FatesModel, TO_THE_END } from './fates.js';
import { type Foreseen, foresee, queryOf } from './order.js';

export function explainRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/explain', async (seat, request, response) => {
    const { question } = seat.page;
    const found = question === undefined ? NOTHING : await said(context, seat, question, request);
    context.show(response, 'explain', { locale: seat.locale, title: '', pack: seat.page.match.pack }, found);
  });
}

interface Said {
  /** The order that this would be, if it rolls, and the words of the button that gives it. */
  readonly foreseen: Foreseen | null;
  readonly explanation: Explained | null;
  readonly fates: FatesModel | null;
  readonly refusal: { readonly clause: string; readonly text: string } | null;
}

const NOTHING: Said = { explanation: null, refusal: null, foreseen: null, fates: null };

async function said(
  context: WebContext,
  seat: SeatContext,
  question: Question,
  request: Request,
): Promise<Said> {
  const { page, narrator } = seat;
  const teller = { game: page.match.game, narrator, map: mapOf(page), view: page.view };
  const { said, order, explanation } = saidInQuery(teller, question, queryOf(request));
  if (order === undefined) return { ...said, foreseen: null, fates: null };
  // The table is shown at once; the page then asks for the rest.
  const patience = request.query.fates === undefined ? AT_ONCE : TO_THE_END;
  const ahead = await foresee(context, seat, order, () => explanation, patience);
  return { ...said, foreseen: ahead.order, fates: ahead.fates };
}

/** What is said of the sentence in a query, and the order that it would be, where it is whole. */
export function saidInQuery(
  teller: RefusalReader,
  question: Question,
  query: URLSearchParams,
): {
  readonly said: Omit<Said, 'foreseen' | 'fates'>;
  readonly order?: Order | undefined;
  readonly explanation?: Explanation | undefined;
} {
  const { game, narrator } = teller;
  const refusalOf = (refusal: Refusal, at?: RefusedAt) => ({
    said: {
      explanation: null,
      refusal: { clause: refusal.clause, text: refusalText(teller, refusal, at) },
    },
  });
  const form = formAsked(question.forms, game.rules.universe, query.get('do'), query);
  if (form === undefined) return { said: NOTHING };
  const closed = form.forbidden?.();
  if (closed !== undefined) return refusalOf({ code: 'closed', clause: closed });
  const part = explainablePart(form, question, game.rules.universe, query);
  if (part === undefined) return { said: NOTHING };
  if ('refusal' in part) return refusalOf(part.refusal, part.at);
  const { field, so, steps } = part;
  const explanation = explain(part);
  return {
    said: {
      refusal: null,
      explanation: explanation === undefined ? null : explanationModel(narrator, explanation),
    },
    explanation,
    order:
      steps.length > 0 && form.fields.at(-1)?.name === field.name
        ? { ...so, [field.name]: fieldValue(field, steps) }
        : undefined,
  };
}

function explain({
  field,
  so,
  steps,
}: {
  readonly field: Field;
  readonly so: Parameters<NonNullable<Field['walk']['explain']>>[0];
  readonly steps: readonly string[];
}) {
  return steps.length === 0 ? undefined : field.walk.explain?.(so, steps);
}
