/**
 * Twins of plans in the games of the house: what the other side gets is the same bytes, whatever of a plan
 * did not run.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import type { Game, LineCondition, Plan, PlanLine } from '../../../src/referee/index.js';
import { effort } from '../../support/effort.js';
import { good, step } from '../harness.js';
import { draftAtRandom, matchOf } from './in-games.js';
import type { Planner } from './planner.js';

const GAMES = effort(['kyuchorei'], ['kyuchorei', 'taiheiyo', 'witp']);
const played = games().filter(({ id }) => GAMES.includes(id));
const VISITS = 24;
const DRAFTED = 5;

/** Holds nowhere: nothing is left of what no game counts. */
const NEVER: LineCondition = { if: 'left', of: 'nothing', least: 1, when: 'before' };
/** Holds everywhere. */
const EVER: LineCondition = { if: 'left', of: 'nothing', least: 0, when: 'while' };

/** The same that happens, with lines, conditions and substitutes that come to nothing. */
function embroidered(plan: Plan): Plan {
  let no = Math.max(0, ...plan.lines.map((line) => line.no));
  const lines = plan.lines.flatMap((line): readonly PlanLine[] => {
    const idle = (unfit: PlanLine['unfit']): PlanLine => {
      no += 1;
      return { ...line, no, unfit, conditions: [NEVER] };
    };
    const kept = { ...line, conditions: [...line.conditions, EVER], deeds: [...line.deeds, ...line.deeds] };
    return [idle('skip'), idle('later'), kept, idle('skip')];
  });
  return { ...plan, lines };
}

/** All that a side and everybody get. */
async function gotten(on: Planner, side: string) {
  const { matches, store } = on.harness;
  const { view, question, chapters, match: info } = await on.page(side);
  const mails = (await store.waitingMails(on.match)).filter((mail) => mail.side === side);
  return {
    view,
    question,
    chapters,
    head: info.head,
    waitsFor: info.waitsFor,
    journal: good(await matches.journal(on.match, side)),
    open: good(await matches.publicPage(on.match, 'en')).view,
    mails: mails.map(({ payload, event, kind, nextAt }) => [payload, event, kind, nextAt]),
  };
}

/** A match in which one side plans, and what the other has got after each visit; what became of the lines. */
async function visited(game: Game, more: (plan: Plan) => Plan, unasked: boolean) {
  const on = await matchOf(game, 'hidden');
  const info = () => on.harness.matches.info(on.match);
  const planner = (await info())?.waitsFor[0] ?? '';
  const other = game.sides.find((side) => side !== planner) ?? '';
  const [got, came]: [string[], Set<string>] = [[], new Set()];
  for (let visit = 0; visit < VISITS && (await info())?.status === 'playing'; visit++) {
    const before = (await info())?.head.number;
    if ((await info())?.waitsFor.includes(planner)) {
      await draftAtRandom(on, planner, DRAFTED);
      const { plan } = await on.plan(planner);
      if (plan.lines.length > 0) {
        await on.edit({ do: 'replace', plan: more({ ...plan, unasked }) }, planner);
        await on.press(planner);
        await on.tick();
        // In his own operation he is asked on: a line that has begun stays until its round is over.
        for (let n = 0; n < 99 && (await on.plan(planner)).progress.underWay !== undefined; n++)
          await step(on.harness, on.match, (await info())?.waitsFor[0]);
        for (const { came: how } of (await on.plan(planner)).progress.reports) came.add(how);
        const none = { lines: [], rests: [], unasked: false };
        await on.edit({ do: 'replace', plan: none }, planner);
      }
      if ((await info())?.head.number === before) await step(on.harness, on.match, planner);
    } else await step(on.harness, on.match, other);
    got.push(JSON.stringify(await gotten(on, other)));
  }
  return { got, came };
}

describe.each(played.map((game) => ({ id: game.id, game })))('a plan of $id', ({ game }) => {
  test.each(effort([true], [false, true]))(
    'tells the other side nothing of lines that did not run, of conditions and of substitutes (unasked: %s)',
    async (unasked) => {
      const plain = await visited(game, (plan) => plan, unasked);
      const rich = await visited(game, embroidered, unasked);
      expect(rich.came).toContain('skipped');
      expect(rich.came).toContain('done');
      expect(plain.came).not.toContain('skipped');
      expect(rich.got).toEqual(plain.got);
    },
    120_000,
  );
});
