/** No mail to whoever sits at the page and sees what it would say. */
import { beforeEach, expect, test } from 'vitest';
import type { ComposedMail } from '../../../src/mail/compose/types.js';
import { deliverDue, type MailContext } from '../../../src/mail/index.js';
import { DAYS, type Ticking, ticking } from '../../match/clock/ticking.js';
import { good, type Harness, REQUEST } from '../../match/harness.js';

const MINUTE = 60_000;

let on: Ticking;
let sent: string[];
/** RED is asked for a command at event 8; its mail waits. */
beforeEach(async () => {
  on = await ticking();
  for (const [side, points] of [
    ['RED', 1],
    ['BLUE', 0],
  ] as const)
    await on.give(side, { do: 'bid', points });
  expect(await waiting()).toEqual(['8 turn RED']);
  sent = [];
});

async function waiting(): Promise<readonly string[]> {
  const mails = await on.harness.store.waitingMails(on.match);
  return mails.map(({ event, kind, side }) => `${event} ${kind} ${side}`);
}

/** Hands over what is due, and looks at the clocks. */
async function post({ store, context, matches }: Harness = on.harness): Promise<void> {
  const quiet = () => {};
  const compose = async (mail: { readonly event: number; readonly kind: string; readonly side: string }) => {
    sent.push(`${mail.event} ${mail.kind} ${mail.side}`);
    return {} as ComposedMail;
  };
  const room: MailContext = {
    store,
    clock: context.clock,
    log: { info: quiet, warn: quiet, error: quiet },
    transport: { send: async () => {}, close: async () => {} },
    composer: Object.assign(compose, { collect: () => ({}) as ComposedMail }),
    unreachable: matches.tellUnreachable,
  };
  await deliverDue(room);
  await on.tick();
}

const shown = (side: string, event: number) =>
  on.harness.store.keepShown(on.match, side, event, on.harness.context.clock());
const told = async () =>
  (await on.harness.store.readMatch(on.match))?.seats.find(({ side }) => side === 'RED')?.lastMailedEvent;

test('waits ten minutes for a reader whose page shows what it says, and leaves then', async () => {
  await shown('RED', 8);
  await post();
  on.harness.pass(599);
  await post();
  expect(sent).toEqual([]);
  on.harness.pass(1);
  await post();
  expect(sent).toEqual(['8 turn RED']);
});

test('is dropped once its reader acts, and the next mail tells what it held', async () => {
  const before = await told();
  await shown('RED', 8);
  await post();
  await on.give('RED', { do: 'rest' });
  on.harness.pass(600);
  await post();
  expect(sent.filter((one) => one.startsWith('8 '))).toEqual([]);
  expect(await told()).toBe(before);
});

test('leaves at once where the page was last sent something older, or it is the other side’s page', async () => {
  await shown('RED', 7);
  await shown('BLUE', 8);
  await post();
  expect(sent).toEqual(['8 turn RED']);
});

test('leaves at once where it is the first to tell what the dice are bound to', async () => {
  const { harness } = on;
  const next = good(await harness.matches.open({ ...REQUEST, terms: { clock: DAYS } }));
  for (const side of ['RED', 'BLUE']) good(await harness.matches.join(next.match, side, {}));
  const head = good(await harness.matches.page(next.match, 'RED')).match.head.number;
  for (const side of ['RED', 'BLUE'])
    await harness.store.keepShown(next.match, side, head, harness.context.clock());
  await post();
  expect(sent.filter((one) => one.startsWith(`${head} turn`)).sort()).toEqual([
    `${head} turn BLUE`,
    `${head} turn RED`,
  ]);
});

test('starts the clock of its reader when the page was sent what it says, whether it leaves or not', async () => {
  await shown('RED', 8);
  const at = on.harness.context.clock();
  on.harness.pass(20);
  await post();
  const deadline = async () => (await on.page('RED')).match.clock?.sides.RED?.deadline;
  expect(await deadline()).toEqual(new Date(at.getTime() + 3 * 24 * 60 * MINUTE));
  on.harness.pass(600);
  await post();
  expect(await deadline()).toEqual(new Date(at.getTime() + 3 * 24 * 60 * MINUTE));
});
