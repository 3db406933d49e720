/** What the page of a plan shows. */
import type { PlanPage } from '../../../match/index.js';
import { type Condition, type PlanLine, UNFIT } from '../../../referee/index.js';
import type { Hidden } from '../../view/asking/model.js';
import type { Seated } from '../../view/seated.js';
import { pageText } from '../../words/words.js';
import { cameName, cameWords, conditionWords, ordersOf, triedWords, whereOf } from './line-words.js';

/** A line with what can be done to it. */
export function lineModels(seat: Seated, plan: PlanPage) {
  return plan.plan.lines.map((line) => lineModel(seat, plan, line));
}

function lineModel({ narrator, locale, page }: Seated, shown: PlanPage, line: PlanLine) {
  const { plan, progress, rehearsal, revision } = shown;
  const report = progress.reports.find(({ no }) => no === line.no);
  const tried = rehearsal.lines.find(({ no }) => no === line.no);
  const begun = progress.underWay?.no === line.no;
  const act = (name: string, more: Readonly<Record<string, string | number>> = {}): readonly Hidden[] =>
    Object.entries({ revision, act: name, no: line.no, ...more }).map(([key, value]) => ({
      name: key,
      value: String(value),
    }));
  const status =
    report !== undefined
      ? cameWords(narrator, report)
      : begun
        ? pageText(locale, 'plan.underWay')
        : tried === undefined
          ? ''
          : triedWords(narrator, tried);
  const above = plan.lines.slice(0, plan.lines.indexOf(line)).findLast((one) => one.kind === line.kind);
  return {
    no: line.no,
    where: whereOf(narrator, line),
    orders: ordersOf(narrator, line),
    status,
    fits: report === undefined && tried?.how !== 'unfit',
    over: report !== undefined,
    conditions: line.conditions.map((one, i) => ({
      text: conditionWords(narrator, one),
      when: pageText(locale, `plan.when.${one.when}`),
      hidden: act('uncondition', { n: i + 1 }),
    })),
    edit:
      report !== undefined || begun
        ? null
        : {
            up: act('move', { by: -1 }),
            down: act('move', { by: 1 }),
            remove: act('remove'),
            set: act('set'),
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
            choices: conditionChoices(page.match.game.outcomes ?? [], shown, line, narrator),
            instead:
              above === undefined
                ? null
                : {
                    hidden: act('substitute', { of: above.no }),
                    text: pageText(locale, 'plan.else', { n: above.no }),
                  },
          },
  };
}

/** Conditions that can be chosen from a list, as JSON. */
function conditionChoices(
  outcomes: readonly string[],
  { plan }: PlanPage,
  line: PlanLine,
  narrator: Seated['narrator'],
) {
  const others = plan.lines.filter(({ no, turn }) => no !== line.no && turn === line.turn);
  const conditions: Condition[] = [
    { if: 'passed' },
    { if: 'acted' },
    ...others.flatMap(({ no }) =>
      ['done', 'skipped', ...outcomes].map((to): Condition => ({ if: 'came', line: no, to })),
    ),
  ];
  return conditions.map((one) => ({
    value: JSON.stringify(one),
    text:
      one.if === 'came'
        ? pageText(narrator.locale, 'plan.cond.came', { line: one.line, to: cameName(narrator, one.to) })
        : conditionWords(narrator, one),
  }));
}

/** What a plan does behind its last line, with a way to change it. */
export function restModels({ narrator, locale }: Seated, { plan, revision }: PlanPage) {
  return plan.rests.map(({ turn, phase, kind, do: word }) => ({
    text: `${whereOf(narrator, { turn, phase })}: ${narrator.deed(word, kind)}`,
    button: pageText(locale, 'plan.rest.drop'),
    hidden: Object.entries({ revision, act: 'rest', turn, phase, kind, word: '' }).map(([name, value]) => ({
      name,
      value: String(value),
    })),
  }));
}
