/** What the dice make unfit halts a reply: in a real game, told line by line, and kept in the plan. */
import { expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.js';
import type { MailPayload } from '../../../src/match/index.js';
import { type Order, type Question, sentencesOf } from '../../../src/referee/index.js';
import { good, step } from '../harness.js';
import { matchOf } from '../plans/in-games.js';
import type { Planner } from '../plans/planner.js';

const MOST_STEPS = 400;
const MOST_ATTACKS = 300;
const SEEDS = 15;
const typed = ({ do: word, target, units }: Order) => `${word} ${target} ${[units].flat().join(' ')}`;

/** Two attacks on one hex by different units: the first may leave nothing to the second. */
function twoOnOne(question: Question): readonly string[] | undefined {
  const attacks = question.forms.flatMap((form) =>
    form.fields.some(({ name }) => name === 'target') ? [...sentencesOf(form)].slice(0, MOST_ATTACKS) : [],
  );
  for (const first of attacks) {
    const others = (order: Order) =>
      ![order.units].flat().some((unit) => [first.units].flat().includes(unit));
    const second = attacks.find((order) => order.target === first.target && others(order));
    if (second !== undefined) return [typed(first), typed(second)];
  }
  return undefined;
}

async function toldOf({ harness, match }: Planner, side: string) {
  const mails = (await harness.store.waitingMails(match)).filter((mail) => mail.kind === 'reply');
  const { reply } = JSON.parse(
    mails.filter((mail) => mail.side === side).at(-1)?.payload ?? '{}',
  ) as MailPayload;
  if (reply === undefined) throw new Error('nothing was told');
  return reply;
}

/** Plays a match until somebody can attack one hex twice in a melee, and replies so; what he is told. */
async function repliedTwice(seed: string) {
  const on = await matchOf(loadGame('kyuchorei'), seed);
  const { matches, pass } = on.harness;
  for (let n = 0; n < MOST_STEPS; n++) {
    const [side] = (await matches.info(on.match))?.waitsFor ?? [];
    if (side === undefined) break;
    const { question, match } = await on.page(side);
    const lines = question?.kind === 'melee' ? twoOnOne(question) : undefined;
    if (lines !== undefined) {
      const event = match.head.number;
      pass(1);
      good(await matches.reply(on.match, side, { event, lines, name: `<${n}@mail.example>` }));
      const told = await toldOf(on, side);
      if (told.became === 'played') return { on, side, told };
    }
    await step(on.harness, on.match);
  }
  return undefined;
}

test('a line that the dice of the one before it made unfit is not carried out, and it is told', async () => {
  for (let n = 0; n < SEEDS; n++) {
    const replied = await repliedTwice(`halted ${n}`);
    const [first, second] = replied?.told.lines ?? [];
    if (replied === undefined || second?.came === 'done') continue;
    const { on, side } = replied;
    expect([first?.came, second?.came]).toEqual(['done', 'halted']);
    expect(second?.clause).toMatch(/^KY-/);
    const { plan, progress } = await on.plan(side);
    expect(progress.halted).toBe(true);
    expect(plan.lines.map(({ no }) => no)).toContain(second?.no);
    return;
  }
  throw new Error('the dice never made a second attack unfit');
});
