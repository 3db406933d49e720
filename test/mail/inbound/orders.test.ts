/** Orders by reply, from a turn mail to the answer, over real SMTP conversations. */
import type { Email } from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { good } from '../../match/harness.js';
import { ADDRESSES, type Arrived, type PostOffice, postOffice } from './post.js';

let post: PostOffice;
beforeEach(async () => {
  post = await postOffice();
});
afterEach(() => post.close());

const last = async (side: string): Promise<Arrived> => {
  const mail = (await post.inbox(side)).at(-1);
  if (mail === undefined) throw new Error(`${side} has no mail`);
  return mail;
};
const textOf = (mail: Email) => (mail.text ?? '').replace(/\s+/g, ' ');
const head = async () => (await post.harness.matches.info(post.match))?.head.number ?? 0;
const waitsFor = async () => (await post.harness.matches.info(post.match))?.waitsFor;
const ordersIn = async (event: number) => {
  const [record] = await post.harness.store.readEvents(post.match, event, event);
  const { public: told } = JSON.parse(record?.text ?? '{}') as { public: { orders?: { order: unknown }[] } };
  return (told.orders ?? []).map(({ order }) => order);
};

test('a turn mail says where it may be answered, in Reply-To and List-Post', async () => {
  const mail = await last('JP');
  const address = mail.replyTo?.[0]?.address ?? '';
  expect(address).toMatch(/^orders\+o[a-z0-9-]+@denrei\.example$/);
  expect(mail.headers.find(({ key }) => key === 'list-post')?.value).toBe(`<mailto:${address}>`);
  expect(textOf(mail)).toContain('reply with one order per line');
});

test('an answer is carried out, and told with what it was read as', async () => {
  const before = await head();
  await post.answer(await last('JP'), 'template\r\nend\r\n\r\nOn Sat, Denrei wrote:\r\n> Your turn\r\n');
  expect(await head()).toBe(before + 1);
  expect(await ordersIn(before + 1)).toEqual([{ do: 'template' }, { do: 'end' }]);
  const told = (await post.inbox('JP')).find(({ subject }) => subject?.startsWith('Your orders'));
  if (told === undefined) throw new Error('nothing was told');
  expect(textOf(told)).toContain('Your orders were carried out');
  expect(textOf(told)).toContain('1. template → Place all units as in the example. (done)');
  expect(told.attachments.some(({ mimeType }) => mimeType === 'image/png')).toBe(true);
});

test('whoever gets mails of text alone gives his orders by reply as well, and is told in text alone', async () => {
  await post.recipients.chooseTextOnly(ADDRESSES.JP ?? '', true);
  await post.harness.matches.sendLink(post.match, 'JP');
  const before = await head();
  await post.answer(await last('JP'), 'template\nend');
  expect(await head()).toBe(before + 1);
  const told = await last('JP');
  expect(textOf(told)).toContain('1. template → Place all units as in the example. (done)');
  expect([told.html, told.attachments]).toEqual([undefined, []]);
  expect(told.text).not.toMatch(/https?:/);
  expect(textOf(told)).toContain('Open denrei.example/code in a browser');
});

test('the answer to an answer goes on from there', async () => {
  await post.answer(await last('JP'), 'template\nend');
  const echo = await last('JP');
  await post.answer(echo, 'choose move\nmove II/30 1903\nend');
  const told = await last('JP');
  expect(textOf(told)).toContain('2. move II/30 1903 → Move II/30: 1903. (done)');
  expect(await waitsFor()).toEqual(['JP']);
  expect(told.replyTo?.[0]?.address).not.toBe(echo.replyTo?.[0]?.address);
});

test('it is told to the seat and never to the sender', async () => {
  await post.answer(await last('JP'), 'template\nend', { from: 'stranger@elsewhere.example' });
  const told = await last('JP');
  expect(told.to?.map(({ address }) => address)).toEqual([ADDRESSES.JP]);
  expect(JSON.stringify(told)).not.toContain('stranger@');
});

test('of orders of which one does not fit none is carried out, and the clause and what is legal are told', async () => {
  await post.answer(await last('JP'), 'template\nend');
  const before = await head();
  await post.answer(await last('JP'), 'choose move\nmove II/30 1503\nend');
  expect(await head()).toBe(before);
  const told = textOf(await last('JP'));
  expect(told).toContain('Your orders were not carried out');
  expect(told).toMatch(/Line 2: \[KY-[\d.a-z]+\]/);
  expect(told).toMatch(/Possible here: .*1903/);
  expect(told).toContain('Nothing was carried out and nothing was saved.');
  expect(good(await post.harness.matches.plan(post.match, 'JP')).plan.lines.length).toBe(2);
});

test.each([
  ['tempalte\nend', 'Line 1: “tempalte” is not understood. An order begins with: place, template'],
  ['template\nend\ntemplate', 'Line 3: “template” is not understood. An order begins with: choose.'],
  ['place', 'Line 1: the order is incomplete. Still missing: Unit. Possible here: '],
  ['place I/29 0101', 'Line 1: '],
  ['resign', 'Line 1: “resign” is not understood.'],
  ['> template', 'We found no order in your e-mail.'],
])('what is wrong with %j is said', async (text, said) => {
  const before = await head();
  await post.answer(await last('JP'), text);
  expect(textOf(await last('JP'))).toContain(said);
  expect(await head()).toBe(before);
});

test('a reply to an old mail does nothing: its orders were meant for another position', async () => {
  const old = await last('JP');
  await post.answer(old, 'template\nend');
  const before = await head();
  await post.answer(old, 'choose move');
  expect(await head()).toBe(before);
  expect(textOf(await last('JP'))).toContain('The match has moved on since the e-mail you replied to');
});

test('more orders than a plan holds are not taken', async () => {
  await post.answer(await last('JP'), Array(300).fill('template').join('\n'));
  expect(textOf(await last('JP'))).toContain('That is more orders than one plan can hold.');
});

test('a mail that cannot be answered says so, and one that can does not', async () => {
  await post.harness.matches.sendLink(post.match, 'RU');
  const [link, turn] = [await last('RU'), await last('JP')];
  expect(textOf(link)).toContain('Replies are not read.');
  expect(link.replyTo).toBeUndefined();
  expect(textOf(turn)).not.toContain('Replies are not read.');
  expect(textOf(turn)).toContain('An order begins with: place, template');
});

test('the same mail is taken once, however often it comes', async () => {
  const mail = await last('JP');
  await post.answer(mail, 'template\nend', { messageId: '<one@home.example>' });
  const [before, mails] = [await head(), (await post.inbox('JP')).length];
  await post.answer(mail, 'template\nend', { messageId: '<one@home.example>' });
  expect([await head(), (await post.inbox('JP')).length]).toEqual([before, mails]);
});

test.each([
  [{ 'Auto-Submitted': 'auto-replied' }],
  [{ Precedence: 'bulk' }],
  [{ 'List-Id': '<list.example>' }],
  [{ 'X-Autoreply': 'yes' }],
  [{ 'X-Auto-Response-Suppress': 'All' }],
  [{ Subject: 'Automatic reply: Your turn' }],
  [{ Subject: 'Out of Office: Re: Your turn' }],
  [{ Subject: 'Réponse automatique : À vous de jouer' }],
  [{ Subject: 'Automatische Antwort: Ihr Zug' }],
  [{ Subject: '自動返信: 手番' }],
])('what a program wrote is left alone: %j', async (headers) => {
  const [before, mails] = [await head(), (await post.inbox('JP')).length];
  await post.answer(await last('JP'), 'template\nend', { headers });
  expect([await head(), (await post.inbox('JP')).length]).toEqual([before, mails]);
});

test('a mail without a sender, and one of our own, are left alone', async () => {
  const mail = await last('JP');
  const to = mail.replyTo?.[0]?.address ?? '';
  const mails = (await post.inbox('JP')).length;
  await post.hand('', to, 'From: a@b.example\r\nMessage-ID: <x@b.example>\r\n\r\ntemplate\r\nend\r\n');
  await post.answer(mail, 'template\nend', { messageId: mail.messageId ?? '' });
  expect((await post.inbox('JP')).length).toBe(mails);
});

test.each([
  'orders@denrei.example',
  'orders+oabc@denrei.example',
  'someone@denrei.example',
  'a@elsewhere.example',
])('nothing is taken for %s', async (to) => {
  await expect(post.hand('a@b.example', to, 'From: a@b.example\r\n\r\nend\r\n')).rejects.toMatchObject({
    responseCode: 550,
  });
});

test('a revoked seat takes no orders at its old address', async () => {
  const mail = await last('JP');
  good(await post.harness.matches.revoke(post.match, 'JP'));
  await expect(post.answer(mail, 'template\nend')).rejects.toMatchObject({ responseCode: 550 });
});

test('the address of one seat gives no orders for the other', async () => {
  const address = (await last('JP')).replyTo?.[0]?.address ?? '';
  const other = address.replace(/-0-/, '-1-');
  await expect(post.hand('a@b.example', other, 'From: a@b.example\r\n\r\nend\r\n')).rejects.toMatchObject({
    responseCode: 550,
  });
});

test('a mail that is too large is refused', async () => {
  const to = (await last('JP')).replyTo?.[0]?.address ?? '';
  const raw = `From: a@b.example\r\n\r\n${'end\r\n'.repeat(60_000)}`;
  await expect(post.hand('a@b.example', to, raw)).rejects.toMatchObject({ responseCode: 552 });
});

test('too many from one seat are put off', async () => {
  const mail = await last('JP');
  for (let i = 0; i < 30; i++) await post.answer(mail, 'nonsense', {});
  await expect(post.answer(mail, 'template\nend')).rejects.toMatchObject({ responseCode: 450 });
  post.harness.pass(3600);
  await post.answer(mail, 'template\nend');
  expect(await ordersIn(await head())).toEqual([{ do: 'template' }, { do: 'end' }]);
});

test('neither addresses nor capabilities are logged', async () => {
  await post.answer(await last('JP'), 'template\nend');
  expect(post.said.join('\n')).toContain('mail received');
  expect(post.said.join('\n')).not.toMatch(/@|orders\+/);
});

test('a sender that the relay calls forged is refused', async () => {
  await post.close();
  post = await postOffice({ authority: 'mx.denrei.example' });
  const mail = await last('JP');
  const forged = { 'Authentication-Results': 'mx.denrei.example; dmarc=fail' };
  await expect(post.answer(mail, 'template\nend', { headers: forged })).rejects.toMatchObject({
    responseCode: 550,
  });
  const foreign = { 'Authentication-Results': 'mx.elsewhere.example; dmarc=fail' };
  await post.answer(mail, 'template\nend', { headers: foreign });
  expect(await ordersIn(await head())).toEqual([{ do: 'template' }, { do: 'end' }]);
});
