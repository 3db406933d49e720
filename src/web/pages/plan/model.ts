/** What the page of a plan shows. */
import { LONGEST_PLAN, MOST_DEEDS, MOST_LINES, overLines, type PlanPage } from '../../../match/index.js';
import { type LineTried, openLines, type PlanLine, UNFIT } from '../../../referee/index.js';
import { seatHome } from '../../http/answer.js';
import type { Hidden } from '../../view/asking/model.js';
import type { Seated } from '../../view/seated.js';
import { pageText } from '../../words/words.js';
import { conditionChoices, ownConditions } from './conditions.js';
import { hiddenOf } from './hidden.js';
import { cameWords, conditionWords, oddsWords, ordersOf, triedWords, whereOf } from './line-words.js';

/** The lines to come, one below the other; what can be done to one stands with that which is chosen alone. */
export function lineModels(seat: Seated, plan: PlanPage, chosen: number | undefined) {
  return toCome(plan).map((line) => lineModel(seat, plan, line, line.no === chosen));
}

function toCome({ plan, progress }: PlanPage): readonly PlanLine[] {
  const over = overLines(plan, progress);
  return plan.lines.filter((line) => !over.includes(line));
}

/** The lines that are over, folded away; null where there are none. */
export function overModel(seat: Seated, shown: PlanPage, chosen: number | undefined) {
  const over = overLines(shown.plan, shown.progress);
  if (over.length === 0) return null;
  return {
    title: pageText(seat.locale, 'plan.over', { n: over.length }),
    open: over.some(({ no }) => no === chosen),
    lines: over.map((line) => lineModel(seat, shown, line, line.no === chosen)),
    hidden: hiddenOf(shown, 'clear', { what: 'over' }),
  };
}

/** Removes all lines that have not begun; null where removing one is as good. */
export function clearModel({ locale }: Seated, shown: PlanPage) {
  const { length } = openLines(shown.plan, shown.progress);
  if (length < 2) return null;
  return {
    text: pageText(locale, 'plan.clear.button', { n: length }),
    hidden: hiddenOf(shown, 'clear', { what: 'open' }),
  };
}

/** Said where little room is left, before a line is refused for it. */
export function roomWords({ locale }: Seated, { room: { lines, letters } }: PlanPage): string | null {
  if (lines === 0 || letters < SHORT_LINE) return pageText(locale, 'plan.room.none');
  if (lines <= MOST_LINES / 10) return pageText(locale, 'plan.room.lines', { n: lines });
  if (letters > LONGEST_PLAN / 10) return null;
  return pageText(locale, 'plan.room.letters', { percent: Math.floor((100 * letters) / LONGEST_PLAN) });
}

/** A line of one short order as JSON. */
const SHORT_LINE = 150;

function lineModel(seat: Seated, shown: PlanPage, line: PlanLine, chosen: boolean) {
  const { narrator, locale, visitor, page } = seat;
  const { progress, rehearsal } = shown;
  const report = progress.reports.find(({ no }) => no === line.no);
  const tried = rehearsal.lines.find(({ no }) => no === line.no);
  const begun = progress.underWay?.no === line.no;
  const conditions = line.conditions.map((one) => ({
    text: conditionWords(narrator, page.match.game, one),
    when: pageText(locale, `plan.when.${one.when}`),
  }));
  return {
    ...{ no: line.no, where: whereOf(narrator, line), orders: ordersOf(narrator, line), chosen },
    href: `${seatHome(visitor, '/plan')}?line=${line.no}#line-${line.no}`,
    status: statusOf(seat, report, begun, tried),
    odds: report !== undefined || tried === undefined ? null : oddsWords(narrator, tried),
    fits: report !== undefined || tried?.how !== 'unfit',
    over: report !== undefined,
    summary: conditions.map(({ text }) => text).join(pageText(locale, 'frame.comma')),
    conditions: conditions.map((one, i) => ({
      ...one,
      hidden: actOn(shown, line, 'uncondition', { n: i + 1 }),
    })),
    edit: chosen && report === undefined && !begun ? editModel(seat, shown, line) : null,
  };
}

function statusOf(
  { narrator, locale }: Seated,
  report: PlanPage['progress']['reports'][number] | undefined,
  begun: boolean,
  tried: LineTried | undefined,
): string {
  if (report !== undefined) return cameWords(narrator, report);
  if (begun) return pageText(locale, 'plan.underWay');
  return tried === undefined ? '' : triedWords(narrator, tried);
}

/** Hidden fields of an act on a line. */
function actOn(
  shown: PlanPage,
  { no }: PlanLine,
  name: string,
  more: Readonly<Record<string, string | number>> = {},
): readonly Hidden[] {
  return hiddenOf(shown, name, { no, ...more });
}

function editModel(seat: Seated, shown: PlanPage, line: PlanLine) {
  const { locale, page } = seat;
  const lines = toCome(shown);
  const act = (name: string, more: Readonly<Record<string, string | number>> = {}) =>
    actOn(shown, line, name, more);
  const above = lines.slice(0, lines.indexOf(line)).findLast((one) => one.kind === line.kind);
  const others = lines.filter(({ no, turn }) => no !== line.no && turn === line.turn).map(({ no }) => no);
  return {
    ...{ up: act('move', { by: -1 }), down: act('move', { by: 1 }), copy: act('copy') },
    ...{ remove: act('remove'), set: act('set') },
    unfit: UNFIT.map((value) => ({
      value,
      text: pageText(locale, `plan.if.${value}`),
      chosen: value === line.unfit,
    })),
    held: line.stakes === undefined ? null : { checked: true },
    clock: page.match.clock !== undefined && !page.match.strict,
    late: line.late === true,
    times: line.repeat?.most ?? 1,
    condition: act('condition'),
    choices: conditionChoices(seat, shown, others.length > 0),
    others,
    own: ownConditions(seat, line.no),
    instead:
      above === undefined || above.deeds.length + line.deeds.length > MOST_DEEDS
        ? null
        : {
            hidden: act('substitute', { of: above.no }),
            text: pageText(locale, 'plan.else', { n: above.no }),
          },
  };
}

/** What a plan does behind its last line in phases that do not stand with those of this turn. */
export function restModels({ narrator, locale }: Seated, shown: PlanPage) {
  const others = shown.plan.rests.filter(
    ({ turn, phase }) => !shown.ahead.some((one) => one.turn === turn && one.phase === phase),
  );
  return others.map(({ turn, phase, kind, do: word }) => ({
    text: `${whereOf(narrator, { turn, phase })}${pageText(locale, 'colon')}${narrator.deed(word, kind)}`,
    button: pageText(locale, 'plan.rest.drop'),
    hidden: hiddenOf(shown, 'rest', { turn, phase, kind, word: '' }),
  }));
}
