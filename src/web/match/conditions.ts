/** Conditions of a line as they are chosen and read: what the kernel has, and the sentences of the game. */
import type { PlanPage } from '../../match/index.js';
import { type Game, type LineCondition, type PlanLine, plain, spellings } from '../../referee/index.js';
import { NAMED, seatHome } from '../http/answer.js';
import { HttpError } from '../http/errors.js';
import type { SeatContext } from '../parts/seated.js';
import { pageText } from '../words/words.js';
import { cameName, conditionWords, phaseName } from './line-words.js';

/** A condition as it is chosen: JSON that lacks what is filled in beside it. */
interface ConditionChoice {
  readonly value: string;
  readonly text: string;
}

/** Kinds of conditions to choose from; which line, how many and who is filled in beside them. */
export function conditionChoices(
  { narrator, page }: SeatContext,
  shown: PlanPage,
  others: boolean,
): readonly ConditionChoice[] {
  const { locale } = narrator;
  const { game } = page.match;
  const choice = (condition: object, text: string) => ({ value: JSON.stringify(condition), text });
  const came = others ? ['done', 'skipped', ...(game.plans.outcomes ?? [])] : [];
  return [
    ...(['passed', 'acted'] as const).map((one) =>
      choice({ if: one }, conditionWords(narrator, game, { if: one })),
    ),
    choice({ if: 'named' }, pageText(locale, 'plan.cond.named', { ids: '…' })),
    ...came.map((to) =>
      choice(
        { if: 'came', to },
        pageText(locale, 'plan.cond.came', { line: '…', to: cameName(narrator, to) }),
      ),
    ),
    ...kindsOf(shown).map(({ phase, kind, no }) =>
      choice(
        { if: 'open', phase, kind },
        pageText(locale, 'plan.cond.openLike', { phase: phaseName(narrator, phase), line: no }),
      ),
    ),
    ...quantitiesOf(game, shown).flatMap((of) => {
      const said = { of: narrator.tell(`plan.quantity.${of}`) };
      return [
        choice({ if: 'left', of }, pageText(locale, 'plan.cond.atLeast', said)),
        choice({ if: 'left', of, bound: 'most' }, pageText(locale, 'plan.cond.atMost', said)),
      ];
    }),
  ];
}

/** The conditions of the game, each built as a sentence on a page of its own. */
export function ownConditions({ narrator, page, visitor }: SeatContext, line: number) {
  const forms = page.match.game.plans.conditionForms?.(visitor.side) ?? [];
  return forms.map((form) => ({
    text: narrator.tell(`plan.do.${form.do}`),
    href: `${seatHome(visitor, '/plan')}/if/${line}?do=${encodeURIComponent(form.do)}`,
  }));
}

/** What may have to be left, by name. */
function quantitiesOf(game: Game, { rehearsal }: PlanPage): readonly string[] {
  return Object.keys(game.plans.quantities?.(rehearsal.sketch.view) ?? {});
}

/** The first line of each phase and kind. */
function kindsOf({ plan }: PlanPage): readonly PlanLine[] {
  const { lines } = plan;
  return lines.filter(
    (line, i) => lines.findIndex(({ phase, kind }) => phase === line.phase && kind === line.kind) === i,
  );
}

/** What is filled in beside the kind of a condition. */
export interface Beside {
  readonly when: 'before' | 'while';
  readonly not?: string | undefined;
  readonly of?: number | undefined;
  readonly least?: number | undefined;
  readonly named?: string | undefined;
}

/** A condition out of what was chosen and filled in. @throws HttpError for a name that nobody bears */
export function conditionIn(game: Game, chosen: object, beside: Beside): LineCondition {
  const { not: _, bound, ...kept } = chosen as { readonly not?: unknown; readonly bound?: unknown };
  const said = { ...filledIn(game, kept, bound === 'most', beside), ...kept };
  return { ...said, when: beside.when, ...(beside.not === undefined ? {} : { not: true }) } as LineCondition;
}

function filledIn(game: Game, chosen: object, atMost: boolean, { of, least, named }: Beside): object {
  const kind = 'if' in chosen ? chosen.if : undefined;
  switch (kind) {
    case 'came':
      return of === undefined ? {} : { line: of };
    case 'open':
      return least === undefined ? {} : { least };
    case 'left':
      if (least === undefined) return {};
      return atMost ? { most: least } : { least };
    case 'named':
      return named === undefined ? {} : { ids: idsNamed(game, named) };
    default:
      return {};
  }
}

/** Between names in a list that is typed. */
const BETWEEN = /[,、，;；\n]+/;

/** Ids written as themselves or by their names, with commas between. */
function idsNamed(game: Game, typed: string): readonly string[] {
  const words = typed.split(BETWEEN).map((word) => word.trim());
  return words
    .filter((word) => word !== '')
    .map((word) => {
      const id = idOf(game, plain(word));
      if (id !== undefined) return id;
      throw new HttpError('invalid', {
        fields: [{ field: `${NAMED}${word}`, message: 'nobody is called so' }],
      });
    });
}

function idOf(game: Game, word: string): string | undefined {
  for (const [of, ids] of Object.entries(game.rules.universe))
    for (const id of ids) if (spellings(game, { of }, id).includes(word)) return id;
  return undefined;
}
