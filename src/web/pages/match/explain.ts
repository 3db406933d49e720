/**
 * What the game says of an order in the making, as a piece of a page: costs, odds, modifiers, chances, or the
 * clause that forbids.
 */
import type { Request } from 'express';
import { type Field, fieldValue, type Question } from '../../../referee/index.js';
import type { WebContext } from '../../context.js';
import { type Explained, explained } from '../../view/asking/naming.js';
import { formAsked, saidOfPart } from '../../view/asking/sentence.js';
import type { Seated } from '../../view/seated.js';
import type { SeatRoutes } from '../seat-routes.js';
import { type Foreseen, foreseeRoll, queryOf } from './order.js';

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
  readonly refusal: { readonly clause: string; readonly text: string } | null;
}

const NOTHING: Said = { explanation: null, refusal: null, foreseen: null };

async function said(context: WebContext, seat: Seated, question: Question, request: Request): Promise<Said> {
  const { page, narrator } = seat;
  const query = queryOf(request);
  const { universe } = page.match.game;
  const form = formAsked(question.forms, universe, query.get('do'), query);
  const refusalOf = (clause: string): Said => ({
    ...NOTHING,
    refusal: { clause, text: narrator.clause(clause) },
  });
  if (form === undefined) return NOTHING;
  const closed = form.forbidden?.();
  if (closed !== undefined) return refusalOf(closed);
  const part = saidOfPart(form, question, universe, query);
  if (part === undefined) return NOTHING;
  if ('refusal' in part) return refusalOf(part.refusal.clause);
  const explanation = explain(part);
  const whole =
    part.steps.length > 0 && form.fields.at(-1)?.name === part.field.name
      ? await foreseeRoll(
          context,
          seat,
          { ...part.so, [part.field.name]: fieldValue(part.field, part.steps) },
          () => explanation,
        )
      : undefined;
  return {
    ...NOTHING,
    explanation: explanation === undefined ? null : explained(narrator, explanation),
    foreseen: whole ?? null,
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
