/**
 * The page of a seat's plan: map and lines, drafting ahead with the forms of the real page, and what an owner
 * does to his plan.
 */
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { PlanEdit, PlanPage } from '../../match/index.js';
import { type LineCondition, LONGEST_LINE, type Question, readTyped, UNFIT } from '../../referee/index.js';
import { noteReader, readerOf, seatHome, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { fromText } from '../http/request.js';
import type { Visitor } from '../http/seat-auth.js';
import { parsed } from '../parts/actions.js';
import { answerIn, sentFields, typedQuery } from '../parts/order-in.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import type { SeatContext } from '../parts/seated.js';
import { typedFault, wordsNext } from '../parts/turn.js';
import { conditionIn } from './conditions.js';
import { queryOf } from './order.js';
import { pressRoutes } from './press.js';
import { plannableForms, showPlan } from './show.js';

const number = z.coerce.number().int().nonnegative();
const revision = number;
const no = number;
const condition = z.string().transform((text) => fromText(text) as object);
const text = z.string().max(20_000);
const editSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('draft'), revision, order: text.optional() }),
  z.object({ act: z.literal('undo'), revision }),
  z.object({ act: z.literal('leap'), revision, step: z.string() }),
  z.object({ act: z.literal('add'), revision, sentence: text, turn: number }),
  z.object({ act: z.literal('remove'), revision, no }),
  z.object({ act: z.literal('clear'), revision, what: z.enum(['over', 'open']) }),
  z.object({ act: z.literal('move'), revision, no, by: z.coerce.number().int().min(-200).max(200) }),
  z.object({ act: z.literal('copy'), revision, no }),
  z.object({
    act: z.literal('set'),
    revision,
    no,
    unfit: z.enum(UNFIT),
    times: number.min(1).max(99),
    holds: z.string().optional(),
    held: z.string().optional(),
    timed: z.string().optional(),
    late: z.string().optional(),
  }),
  z.object({ act: z.literal('substitute'), revision, no, of: number }),
  z.object({
    act: z.literal('condition'),
    revision,
    no,
    condition,
    when: z.enum(['before', 'while']),
    not: z.string().optional(),
    of: number.optional(),
    least: number.optional(),
    named: text.optional(),
  }),
  z.object({ act: z.literal('uncondition'), revision, no, n: number.min(1) }),
  z.object({
    act: z.literal('rest'),
    revision,
    turn: number,
    phase: z.string(),
    kind: z.string(),
    word: z.string(),
  }),
  z.object({ act: z.literal('unasked'), revision, unasked: z.enum(['yes', 'no']) }),
]);
type PlanAct = z.infer<typeof editSchema>;
/** A plan that replaces the one before. */
export const wholePlanSchema = z.object({ revision, plan: z.unknown() });

export function planRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/plan', (seat, request, response) => showPage(context, seat, request, response));
  seats.page('/plan/say', async (seat, request, response) => {
    const plan = orFault(await context.matches.plan(seat.visitor.match, seat.visitor.side));
    showPlan(context, response, seat, plan, queryOf(request), { says: true });
  });
  seats.page('/plan/if/:line', async (seat, request, response) => {
    const plan = orFault(await context.matches.plan(seat.visitor.match, seat.visitor.side));
    const { no: line } = parsed(z.object({ no }), { no: request.params.line });
    showPlan(context, response, seat, plan, queryOf(request), { conditionOf: line });
  });
  seats.change('/plan', async (visitor, request, response) => {
    const back = seatHome(visitor, '/plan');
    noteReader(response, { ...readerOf(request, response), back });
    const [at, edit] = await editIn(context, visitor, request.body);
    const done = orFault(await context.matches.editPlan(visitor.match, visitor.side, at, edit));
    if (wantsJson(request)) response.json(done);
    else response.redirect(303, `${back}${lineIn(request)}`);
  });
  seats.page('/plan/words', async (seat, request, response) => {
    const plan = orFault(await context.matches.plan(seat.visitor.match, seat.visitor.side));
    const { question } = plan.rehearsal.sketch;
    const line = typeof request.query.text === 'string' ? request.query.text.slice(0, LONGEST_LINE) : '';
    response.json({ lines: question === undefined ? [] : wordsNext(seat, plannableForms(question), line) });
  });
  pressRoutes(seats, context);
}

/** Back to the line that was edited, where there still is one. */
function lineIn({ body }: Request): string {
  const { act, no: line } = (body ?? {}) as { readonly act?: unknown; readonly no?: unknown };
  const stays =
    act !== 'remove' && act !== 'substitute' && typeof line === 'string' && /^\d{1,4}$/.test(line);
  return stays ? `?line=${line}#line-${line}` : '';
}

/** What is to be done, and to which revision of the plan: an act of the page, or a whole plan. */
async function editIn(
  context: WebContext,
  { match, side }: Visitor,
  body: unknown,
): Promise<readonly [revision: number, edit: PlanEdit]> {
  if (typeof body === 'object' && body !== null && 'plan' in body) {
    const { revision: at, plan } = parsed(wholePlanSchema, body);
    return [at, { do: 'replace', plan: typeof plan === 'string' ? fromText(plan) : plan }];
  }
  const act = parsed(editSchema, body);
  const conditions = async () => {
    if (!('no' in act)) return [];
    const { plan } = orFault(await context.matches.plan(match, side));
    return plan.lines.find((line) => line.no === act.no)?.conditions ?? [];
  };
  if (act.act === 'draft') {
    const order =
      act.order === undefined ? await drafted(context, { match, side }, body) : fromText(act.order);
    return [act.revision, { do: 'draft', order }];
  }
  if (act.act === 'condition') {
    const { game } = orFault(await context.matches.page(match, side)).match;
    const added = conditionIn(game, act.condition, act);
    const edit = { do: 'set', no: act.no, set: { conditions: [...(await conditions()), added] } } as const;
    return [act.revision, edit];
  }
  return [act.revision, editOf(act, await conditions())];
}

/** The order whose fields a form has sent, as far as they answer what the draft is asked. */
async function drafted(
  context: WebContext,
  { match, side }: Pick<Visitor, 'match' | 'side'>,
  body: unknown,
): Promise<unknown> {
  const query = sentFields(body);
  const { question } = orFault(await context.matches.plan(match, side)).rehearsal.sketch;
  if (query === undefined || question === undefined) throw new HttpError('malformed');
  const { universe } = orFault(await context.matches.page(match, side)).match.game.rules;
  return answerIn(plannableForms(question), universe, query)?.so;
}

function editOf(
  act: Exclude<PlanAct, { act: 'condition' | 'draft' }>,
  conditions: readonly LineCondition[],
): PlanEdit {
  switch (act.act) {
    case 'add':
      return { do: 'add', sentence: fromText(act.sentence), turn: act.turn };
    case 'move':
      return { do: 'move', no: act.no, by: act.by };
    case 'clear':
      return { do: 'clear', what: act.what };
    case 'copy':
      return { do: 'copy', no: act.no };
    case 'set': {
      const held = act.holds === undefined ? {} : { held: act.held === 'yes' };
      const late = act.timed === undefined ? {} : { late: act.late === 'yes' };
      return { do: 'set', no: act.no, set: { unfit: act.unfit, repeat: act.times, ...held, ...late } };
    }
    case 'uncondition':
      return { do: 'set', no: act.no, set: { conditions: conditions.filter((_, i) => i !== act.n - 1) } };
    case 'rest': {
      const { turn, phase, kind, word } = act;
      return { do: 'rest', rest: { turn, phase, kind, ...(word === '' ? {} : { do: word }) } };
    }
    case 'unasked':
      return { do: 'unasked', unasked: act.unasked === 'yes' };
    case 'undo':
      return { do: 'undo' };
    case 'leap':
      return { do: 'leap', step: act.step };
    case 'remove':
      return { do: 'remove', no: act.no };
    case 'substitute':
      return { do: 'substitute', no: act.no, of: act.of };
  }
}

async function showPage(
  context: WebContext,
  seat: SeatContext,
  request: Request,
  response: Response,
): Promise<void> {
  const { match, side } = seat.visitor;
  const plan = orFault(await context.matches.plan(match, side));
  if (wantsJson(request)) {
    response.json(asJson(plan));
    return;
  }
  const query = queryOf(request);
  const { question } = plan.rehearsal.sketch;
  const line = query.get('text');
  const read = line === null || question === undefined ? undefined : readLine(seat, question, line);
  if (read !== undefined && 'query' in read) {
    response.redirect(303, `${seatHome(seat.visitor, '/plan')}?${read.query}`);
    return;
  }
  if (read !== undefined) response.status(422);
  showPlan(context, response, seat, plan, query, { typed: line ?? '', fault: read?.fault ?? null });
}

/** A typed line as the sentence of an order, or why it is not understood. */
function readLine(
  seat: SeatContext,
  question: Question,
  line: string,
): { readonly query: URLSearchParams } | { readonly fault: string } {
  const { game } = seat.page.match;
  const asked = plannableForms(question);
  const typed = readTyped(game, asked, line);
  if (!typed.ok) return { fault: typedFault(seat, question, typed) };
  const closed = typed.form.forbidden?.();
  if (closed !== undefined) throw new HttpError('refused', { refusal: { code: 'closed', clause: closed } });
  return { query: typedQuery(asked, game.rules.universe, typed.form, typed.soFar) };
}

/** The plan for programs. */
function asJson({ revision: at, state, plan, progress, rehearsal, room }: PlanPage) {
  return { revision: at, state, plan, progress, tried: rehearsal.lines, room };
}
