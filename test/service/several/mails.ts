/** The mails that are owed, and those that arrived. */
import type { RunningService } from '../../../src/cli/running/house.js';
import { loadGame } from '../../../src/games/index.js';
import { deliverDue, makeComposer, smtpTransport } from '../../../src/mail/index.js';
import type { Sink } from '../../mail/sink.js';
import { asked } from './late.js';

/** Longer than any lease, and than the rest of a mail that was tried while the database was away. */
const LATER = 24 * 3600_000;

/** Sends what is left, as a worker of the house would that comes much later. */
export async function deliverRest({ store, keys }: RunningService, sink: Sink, base: string): Promise<void> {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const transport = smtpTransport(sink.url);
  const settings = { base, from: 'denrei@example.org', keys: keys.links };
  const composer = makeComposer({ settings, game: ({ game }) => loadGame(game) });
  const clock = () => new Date(Date.now() + LATER);
  await deliverDue({ store, transport, composer, clock, log, unreachable: async () => {} });
  await transport.close();
}

/** What was ever to be sent. */
export const outbox = (url: string): Promise<readonly { messageId: string; state: string }[]> =>
  asked(url, async (client) => {
    const { rows } = await client.query<{ messageId: string; state: string }>(
      'SELECT "messageId", "state" FROM "Outbox"',
    );
    return rows;
  });

/** Message-IDs in the order of arrival. */
export const arrivals = ({ mails }: Pick<Sink, 'mails'>): readonly string[] =>
  mails.map(({ raw }) => /^Message-ID: <(.*)@example\.org>\r$/im.exec(raw.toString('latin1'))?.[1] ?? '');
