/** What can still be planned in this turn, phase by phase: its lines, new ones, what comes behind them. */
import type { PlanPage } from '../../../match/index.js';
import { openLines, type PhaseAhead, type Question } from '../../../referee/index.js';
import { usable } from '../../view/desk/usable-forms.js';
import type { Seated } from '../../view/seated.js';
import { pageText } from '../../words/words.js';
import { hiddenOf } from './hidden.js';
import { phaseName, whereOf } from './line-words.js';

/** The phases that anything can be left for. `draft`: what the draft behind the lines is asked. */
export function turnModels(seat: Seated, plan: PlanPage, address: string, draft: Question | undefined) {
  return plan.ahead.map((phase) => ({
    name: phaseName(seat.narrator, phase.phase) || whereOf(seat.narrator, phase),
    now: phase.step === undefined,
    lines: linesIn(plan, phase, address),
    leap: leapOf(plan, phase),
    says: phase.says.map((word) => sentenceLink(seat, address, word)),
    rests: restsIn(seat, plan, phase, draft),
  }));
}

function linesIn({ plan, progress }: PlanPage, { turn, phase }: PhaseAhead, address: string) {
  const here = openLines(plan, progress).filter((line) => line.turn === turn && line.phase === phase);
  return here.map(({ no }) => ({ no, href: `${address}?line=${no}#line-${no}` }));
}

/** A draft goes on from a phase that it has not come to. */
function leapOf(plan: PlanPage, { step }: PhaseAhead) {
  if (step === undefined || !plan.rehearsal.sketch.later.includes(step)) return null;
  return { hidden: hiddenOf(plan, 'leap', { step }) };
}

/** What the plan does behind its last line there, and what else it could do. */
function restsIn(seat: Seated, plan: PlanPage, ahead: PhaseAhead, draft: Question | undefined) {
  const { turn, phase, question } = ahead;
  const { at } = plan.rehearsal;
  const drafted = draft !== undefined && at.turn === turn && at.phase === phase ? [draft] : [];
  const questions = [...(question === undefined ? [] : [question]), ...drafted].filter(
    ({ kind }, i, all) => all.findIndex((one) => one.kind === kind) === i,
  );
  return questions.flatMap((one) => restAt(seat, plan, { turn, phase }, one) ?? []);
}

function restAt(
  { narrator, locale }: Seated,
  plan: PlanPage,
  { turn, phase }: Pick<PhaseAhead, 'turn' | 'phase'>,
  question: Question,
) {
  const { kind } = question;
  const words = usable(question).flatMap((form) => (form.fields.length === 0 ? [form.do] : []));
  const set = plan.plan.rests.find(
    (rest) => rest.turn === turn && rest.phase === phase && rest.kind === kind,
  );
  if (words.length === 0) return undefined;
  const act = (word: string) => hiddenOf(plan, 'rest', { turn, phase, kind, word });
  return {
    said: pageText(locale, 'plan.phases.rest', {
      what: set === undefined ? pageText(locale, 'plan.rest.ask') : narrator.deed(set.do, kind),
    }),
    acts: [
      ...words
        .filter((word) => word !== set?.do)
        .map((word) => ({
          text: pageText(locale, 'plan.rest.set', { what: narrator.deed(word, kind) }),
          hidden: act(word),
        })),
      ...(set === undefined ? [] : [{ text: pageText(locale, 'plan.rest.drop'), hidden: act('') }]),
    ],
  };
}

/** A sentence of the game, built on the page of the plan. */
export function sentenceLink({ narrator }: Seated, address: string, word: string) {
  return { text: narrator.tell(`plan.do.${word}`), href: `${address}/say?do=${encodeURIComponent(word)}` };
}
