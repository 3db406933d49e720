/** A line of a plan in words: what it orders, what it waits for, how it fits, what became of it. */
import type { PlanPage } from '../../match/index.js';
import type { Condition, Game, LineDeed, LineTried, PlanLine, Why } from '../../referee/index.js';
import { inARow, type Narrator } from '../../telling/index.js';
import { nameOfAny } from '../parts/naming.js';
import { pageText } from '../words/words.js';

type Report = PlanPage['progress']['reports'][number];

/** Where a line stands: `turn 4 · fire`. */
export function whereOf(narrator: Narrator, { turn, phase }: Pick<PlanLine, 'turn' | 'phase'>): string {
  const where = phaseName(narrator, phase);
  return [pageText(narrator.locale, 'plan.turn', { n: turn }), ...(where === '' ? [] : [where])].join(' · ');
}

/** A phase by its name, '' where the game has none. */
export function phaseName(narrator: Narrator, phase: string): string {
  const key = `scope.${phase}`;
  return narrator.game.has(key) ? narrator.tell(key) : '';
}

/** What a line orders, first itself, then its substitutes. */
export function ordersOf(narrator: Narrator, { deeds, kind }: PlanLine): readonly string[] {
  return deeds.map((deed, i) => {
    const order = deedWords(narrator, deed, kind);
    return i === 0 ? order : pageText(narrator.locale, 'plan.substitute', { order });
  });
}

function deedWords(narrator: Narrator, deed: LineDeed, kind: string): string {
  if ('sentence' in deed) return narrator.game.order(deed.sentence, 'plan');
  return heldApart(
    narrator,
    deed.orders.map((order) => narrator.orderIn(order, kind)),
  );
}

/** Orders one behind the other: those that are no sentences of their own are held apart. */
export function heldApart({ locale }: Pick<Narrator, 'locale'>, orders: readonly string[]): string {
  const then = pageText(locale, 'plan.then');
  const between = (order: string) => (/[.。]$/.test(order) ? pageText(locale, 'plan.next') : then);
  return orders.map((order, i) => (i < orders.length - 1 ? order + between(order) : order)).join('');
}

/** A condition as a sentence. */
export function conditionWords(narrator: Narrator, game: Game, condition: Condition): string {
  const { locale } = narrator;
  const said = { not: condition.not === true ? 'yes' : 'no', text: textOf(narrator, game, condition) };
  return pageText(locale, 'plan.cond', said);
}

function textOf(narrator: Narrator, game: Game, condition: Condition): string {
  const { locale } = narrator;
  switch (condition.if) {
    case 'named':
      return pageText(locale, 'plan.cond.named', {
        ids: condition.ids.map((id) => nameOfAny(game, narrator, id)).join(pageText(locale, 'frame.comma')),
      });
    case 'came':
      return pageText(locale, 'plan.cond.came', {
        line: condition.line,
        to: cameName(narrator, condition.to),
      });
    case 'open':
      return pageText(locale, 'plan.cond.open', {
        least: condition.least,
        phase: phaseName(narrator, condition.phase),
      });
    case 'left':
      return leftWords(narrator, condition);
    case 'holds':
      return narrator.game.order(condition.is, 'plan');
    default:
      return pageText(locale, `plan.cond.${condition.if}`);
  }
}

function leftWords(
  narrator: Narrator,
  { of: name, least, most }: Extract<Condition, { if: 'left' }>,
): string {
  const { locale } = narrator;
  const of = narrator.tell(`plan.quantity.${name}`);
  if (least === undefined) return pageText(locale, 'plan.cond.leftMost', { of, most: most ?? '…' });
  if (most === undefined) return pageText(locale, 'plan.cond.leftLeast', { of, least });
  return pageText(locale, 'plan.cond.left', { of, least, most });
}

/** What a line may come to: the kernel's words, or an outcome of the game. */
export function cameName(narrator: Narrator, to: string): string {
  const key = `plan.outcome.${to}`;
  if (narrator.game.has(key)) return narrator.tell(key);
  switch (to) {
    case 'done':
    case 'skipped':
    case 'expired':
    case 'halted':
      return pageText(narrator.locale, `plan.came.${to}`);
    default:
      return to;
  }
}

/** What became of a line. */
export function cameWords(narrator: Narrator, report: Report): string {
  const { locale } = narrator;
  const { came, used, of, instead, outcomes, left = [], why } = report;
  const parts = [
    pageText(locale, `plan.came.${came}`, { used, of }),
    ...(instead === undefined ? [] : [pageText(locale, 'plan.came.instead', { n: instead })]),
    ...outcomes.map((one) => cameName(narrator, one)),
    ...left.map((one) => narrator.game.say(one)),
    ...(why === undefined ? [] : [whyWords(narrator, why)]),
  ];
  return parts.join(pageText(locale, 'frame.comma'));
}

function whyWords({ locale }: Narrator, why: Why): string {
  switch (why.for) {
    case 'clause':
      return pageText(locale, 'plan.why.clause', { clause: `[${why.clause}]` });
    case 'condition':
      return pageText(locale, 'plan.why.condition', { n: why.n });
    default:
      return pageText(locale, `plan.why.${why.for}`);
  }
}

/** The chance of what a line would bring first: `50% hit`; null where the game can tell none. */
export function oddsWords(narrator: Narrator, { chances = [] }: LineTried): string | null {
  const [first] = chances;
  if (first === undefined) return null;
  const percent = Math.round((100 * first.of) / first.in);
  return pageText(narrator.locale, 'plan.odds', {
    percent,
    result: narrator.tell(`outcome.${first.result}`),
  });
}

/** How a line fits now. */
export function triedWords(narrator: Narrator, tried: LineTried): string {
  const { locale } = narrator;
  const { how, fits, barrier, untried, why } = tried;
  if (how === 'unseen') return pageText(locale, 'plan.unseen');
  if (how === 'unfit') {
    const said =
      fits === 0 ? pageText(locale, 'plan.unfit') : pageText(locale, 'plan.unfitAfter', { n: fits });
    return why === undefined
      ? said
      : `${said}${narrator.say('roll.details', { details: whyWords(narrator, why) })}`;
  }
  const rolls = barrier === 'roll' || barrier === 'draw' || barrier === 'reveal';
  const parts = [pageText(locale, rolls ? 'plan.fitsTo' : 'plan.fits')];
  return inARow([...parts, ...(untried ? [pageText(locale, 'plan.untried')] : [])], locale);
}
