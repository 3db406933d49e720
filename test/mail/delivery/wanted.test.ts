/** Nobody gets a mail who wants none, and every mail says how to end them. */
import { expect, test } from 'vitest';
import { readNever } from '../../../src/links/index.js';
import type { ComposedMail } from '../../../src/mail/compose/types.js';
import { nextTry } from '../../../src/mail/delivery/deliver.js';
import { wantedOnly } from '../../../src/mail/delivery/transport.js';
import { composerOf, KINDS, keys, NOW, payloadOf, rowOf, seatOf } from '../samples.js';

const compose = composerOf({ draw: async () => Buffer.from('png') });
const mailTo = (kind: (typeof KINDS)[number], joinedAt: Date | null = NOW) => {
  const payload = payloadOf(kind);
  return compose(rowOf(payload), seatOf({ address: 'ivan@example.org', joinedAt }), NOW);
};

test('a mail to an address that wants none is not handed over, and given up as if there were no such address', async () => {
  const handed: ComposedMail[] = [];
  const transport = { send: async (mail: ComposedMail) => void handed.push(mail), close: async () => {} };
  const wanted = wantedOnly(transport, async (address) => address === 'ivan@example.org');
  const mail = await mailTo('turn');
  const refused = await wanted.send(mail).catch((error: unknown) => error);
  expect(handed).toEqual([]);
  expect(nextTry(refused, 1, NOW)).toBeNull();
  await wanted.send({ ...mail, to: { name: 'Other', address: 'other@example.org' } });
  expect(handed).toHaveLength(1);
});

test.each(KINDS)(
  'a mail of kind %s holds the link by which its address gets no more mails at all, in both its parts',
  async (kind) => {
    const { text, html } = await mailTo(kind);
    for (const part of [text, html]) {
      const token = /https:\/\/denrei\.example\/never\/([\w.-]+)/.exec(part)?.[1] ?? '';
      expect(readNever(keys, token)).toBe('ivan@example.org');
    }
  },
);

test('one click in the mail program ends all mails before the seat is taken, and those of the seat afterwards', async () => {
  expect((await mailTo('invitation', null)).list.unsubscribe).toContain('/never/');
  expect((await mailTo('turn')).list.unsubscribe).toContain('/u/');
});
