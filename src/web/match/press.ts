/** Carrying a plan out: the page that asks once, naming dice and ends of phases, and what a yes does. */
import { z } from 'zod';
import type { PlanPage } from '../../match/index.js';
import { noteReader, readerOf, seatHome, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import { parsed } from '../parts/actions.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { guardFields, type SeatContext, seatFrame } from '../parts/seated.js';
import { pageText } from '../words/words.js';
import { ordersOf, triedWords, whereOf } from './line-words.js';

const number = z.coerce.number().int().nonnegative();
/** What carries a plan out. */
export const pressRequestSchema = z.object({
  event: number,
  draft: number,
  key: z.string().min(1).max(100),
  revision: number,
});

export function pressRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/plan/press', async (seat, _request, response) => {
    const plan = orFault(await context.matches.plan(seat.visitor.match, seat.visitor.side));
    const { locale, visitor } = seat;
    context.show(response, 'plan-press', seatFrame(seat, pageText(locale, 'plan.press.title'), '/plan'), {
      lines: linesOf(seat, plan),
      warnings: warningsOf(seat, plan),
      action: seatHome(visitor, '/plan/press'),
      hidden: [...guardFields(context, seat), { name: 'revision', value: String(plan.revision) }],
      back: seatHome(visitor, '/plan'),
    });
  });
  seats.change('/plan/press', async (visitor, request, response) => {
    noteReader(response, { ...readerOf(request, response), back: seatHome(visitor, '/plan') });
    const { revision, ...guard } = parsed(pressRequestSchema, request.body);
    const done = orFault(await context.matches.pressPlan(visitor.match, visitor.side, guard, revision));
    if (wantsJson(request)) response.json(done);
    else response.redirect(303, seatHome(visitor, `?since=${guard.event}`));
  });
}

function linesOf({ narrator, locale }: SeatContext, { plan, rehearsal }: PlanPage) {
  return rehearsal.lines.flatMap((tried) => {
    const line = plan.lines.find(({ no }) => no === tried.no);
    if (line === undefined) return [];
    const name = pageText(locale, 'plan.line', { n: line.no });
    return [
      {
        name,
        where: whereOf(narrator, line),
        orders: ordersOf(narrator, line),
        status: triedWords(narrator, tried),
      },
    ];
  });
}

/** What cannot be undone. */
function warningsOf({ locale, page }: SeatContext, { rehearsal, asked }: PlanPage): readonly string[] {
  const rolls = rehearsal.lines.filter(
    ({ barrier }) => barrier === 'roll' || barrier === 'draw' || barrier === 'reveal',
  );
  const ends = rehearsal.lines.filter(({ barrier }) => barrier === 'phase' || barrier === 'end');
  return [
    ...(asked ? [] : [pageText(locale, 'plan.press.waits')]),
    ...(page.draft.answers.length > 0 ? [pageText(locale, 'plan.press.draft')] : []),
    ...(rolls.length === 0
      ? []
      : [
          pageText(locale, 'plan.press.dice', {
            lines: rolls.map(({ no }) => no).join(pageText(locale, 'frame.comma')),
          }),
        ]),
    ...ends.map(({ no }) => pageText(locale, 'plan.press.phase', { n: no })),
  ];
}
