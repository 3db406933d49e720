/**
 * Submits to match `m` of the store at `argv[2]`, one event after the other, and tells each number once it is
 * written.
 */
import { openStore } from '../../../src/store/index.js';
import { answerOf, baseOf, commitOf, mailOf, matchOf } from './fixtures.js';

// Whoever listens may be gone: the test that started this was killed.
process.on('disconnect', () => process.exit());
const store = await openStore(process.argv[2] ?? '');
await store.createMatch({ ...matchOf('m'), mails: [mailOf(1, 'RU')] });
for (;;) {
  const base = await baseOf(store, 'm');
  const number = base.headNumber + 1;
  const snapshot = { event: number, orders: 0, rolls: 0, draws: 0, state: JSON.stringify({ number }) };
  const parts = { snapshot, answer: answerOf('RU', `key ${number}`), mails: [mailOf(number, 'JP')] };
  const written = await store.commit(commitOf(base, parts));
  if (!written.ok) throw new Error(written.conflict);
  process.send?.(number);
}
