/** Plans in the games of the house, through the service: as by hand, and killed. */
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import type { Answer, Game, Order } from '../../../src/referee/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { bundleChild, ending, startChild } from '../../support/child.js';
import { freshSqlite } from '../../support/databases.js';
import { effort } from '../../support/effort.js';
import { good, step } from '../harness.js';
import { courseOf, draftAtRandom, idleRests, matchOf } from './in-games.js';
import type { Planner } from './planner.js';

const GAMES = effort(['kyuchorei'], ['kyuchorei', 'taiheiyo', 'witp']);
const played = games().filter(({ id }) => GAMES.includes(id));

/** Visits to the page of a plan, and orders that are drafted at one. */
const VISITS = 14;
const DRAFTED = 6;
const TURNS = 20;

/** Whoever is asked drafts and presses; what does not come to a commit is ordered by hand. */
async function playByPlans(on: Planner): Promise<void> {
  for (let visit = 0; visit < VISITS; visit++) {
    const info = await on.harness.matches.info(on.match);
    const side = info?.waitsFor[0];
    if (info?.status !== 'playing' || side === undefined) return;
    const before = info.head.number;
    await draftAtRandom(on, side, DRAFTED);
    if ((await on.plan(side)).plan.lines.length > 0) await on.press(side);
    if ((await on.harness.matches.info(on.match))?.head.number !== before) continue;
    // A line that has begun stays as it is.
    const { revision } = await on.plan(side);
    const none = { lines: [], rests: [], unasked: false };
    await on.harness.matches.editPlan(on.match, side, revision, { do: 'replace', plan: none });
    await step(on.harness, on.match, side);
  }
}

/** Gives these answers by hand, but for those that are taken without anybody being asked. */
async function playByHand(on: Planner, answers: readonly Answer[]): Promise<void> {
  for (;;) {
    const drafts = (await on.harness.store.readDrafts(on.match)).flatMap(
      (draft) => JSON.parse(draft.answers) as Answer[],
    );
    const answer = answers[(await courseOf(on)).answers.length + drafts.length];
    if (answer === undefined) return;
    const { question } = await on.page(answer.side);
    const idle = question?.forms.find((form) => form.idle === true && form.fields.length === 0)?.do;
    await on.give(answer.side, answer.order ?? { do: idle ?? '' });
  }
}

/** Orders that say something. */
const deeds = (answers: readonly Answer[]): readonly (readonly [string, Order])[] =>
  answers.flatMap(({ side, order }) =>
    order === null || Object.keys(order).length === 1 ? [] : [[side, order] as const],
  );

/** As a side has it; all of it behind the end. */
const journalOf = async ({ harness, match }: Planner, { sides }: Game) => {
  const isOver = (await harness.matches.info(match))?.status === 'finished';
  return good(await harness.matches.journal(match, isOver ? 'all' : (sides[0] ?? '')));
};

const viewsOf = (on: Planner, { sides }: Game) =>
  Promise.all(sides.map(async (side) => (await on.page(side)).view));

describe.each(played.map((game) => ({ id: game.id, game })))('plans of $id in the service', ({ game }) => {
  test('a match played with plans and one by hand have the same answers, dice, draws, log and position', async () => {
    const [planned, byHand] = [await matchOf(game, 'twins'), await matchOf(game, 'twins')];
    await playByPlans(planned);
    const course = await courseOf(planned);
    expect(course.answers.length).toBeGreaterThan(VISITS);
    await playByHand(byHand, course.answers);
    const again = await courseOf(byHand);
    const { rolls, draws, log } = again;
    expect(deeds(again.answers)).toEqual(deeds(course.answers).slice(0, deeds(again.answers).length));
    expect({ rolls, draws, log }).toEqual({ rolls: course.rolls, draws: course.draws, log: course.log });
    expect(await viewsOf(byHand, game)).toEqual(await viewsOf(planned, game));
  }, 120_000);
});

/** The worker carries the plans of a match out, killed behind so many rounds each time, then to the end. */
async function carriedOut(game: Game, kills: readonly number[]) {
  const url = await freshSqlite();
  const on = await matchOf(game, 'killed', url);
  for (const side of game.sides) {
    const rests = idleRests(game, side, TURNS).slice(0, 200);
    await on.edit({ do: 'replace', plan: { lines: [], rests, unasked: true } }, side);
  }
  for (let visit = 0; visit < 40; visit++) {
    const [side = ''] = (await on.harness.matches.info(on.match))?.waitsFor ?? [];
    if ((await on.plan(side)).state !== 'resting') break;
    await draftAtRandom(on, side, DRAFTED);
    await on.press(side);
    if ((await on.plan(side)).state === 'resting') await step(on.harness, on.match, side);
  }
  const file = await bundleChild('test/match/plans/planning.child.ts');
  const [faults, ends]: [unknown[], unknown[]] = [[], []];
  for (const rounds of [...kills, Number.POSITIVE_INFINITY]) {
    const child = startChild(file, [url, game.id]);
    let left = rounds;
    child.on('message', (told: { fault?: string }) => {
      if (told.fault !== undefined) faults.push(told.fault);
      left -= 1;
      if (left === 0) child.kill('SIGKILL');
    });
    ends.push(await ending(child));
  }
  const reports = (await on.harness.store.readPlans(on.match)).map(
    ({ progress }) => (JSON.parse(progress) as { reports: { no: number; came: string }[] }).reports,
  );
  return { on, faults, ends, reports };
}

test.each(played.map((game) => ({ id: game.id, game })))(
  'a worker that is killed again and again carries every line of $id out once, as one that is not',
  async ({ game }) => {
    const [killed, whole] = [await carriedOut(game, [1, 2, 1]), await carriedOut(game, [])];
    expect([killed.faults, whole.faults]).toEqual([[], []]);
    expect(await courseOf(killed.on)).toEqual(await courseOf(whole.on));
    expect(killed.reports.map((told) => told.map(({ no, came }) => [no, came]))).toEqual(
      whole.reports.map((told) => told.map(({ no, came }) => [no, came])),
    );
    for (const told of killed.reports) expect(new Set(told.map(({ no }) => no)).size).toBe(told.length);
    expect((await verifyJournal(await journalOf(killed.on, game))).ok).toBe(true);
  },
  180_000,
);
