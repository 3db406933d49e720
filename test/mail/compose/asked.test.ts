/** What a mail says that is to be done, and the thread it belongs to. */
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { readLink } from '../../../src/links/index.js';
import { nodemailerMessage } from '../../../src/mail/compose/message.js';
import type { MailPayload } from '../../../src/match/index.js';
import { bytesOf } from '../raw.js';
import { digestOf, keys, NOW, payloadOf } from '../samples.js';
import { arrived, joined, mailOf, WAITING_FOR_JOIN } from './arrived.js';

const header = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value;

const flat = (text: string) => text.replace(/\s+/gu, ' ');

describe('the thread of a seat', () => {
  test('begins with the invitation, and every later mail answers it', async () => {
    const first = await arrived(payloadOf('invitation'), WAITING_FOR_JOIN);
    const later = await arrived(payloadOf('turn'));
    expect(first.messageId).toBe('<m7k2p9.1.invitation.RU@denrei.example>');
    expect(first.inReplyTo).toBeUndefined();
    expect(later).toMatchObject({ inReplyTo: first.messageId, references: first.messageId });
    expect(later.messageId).toBe('<m7k2p9.42.turn.RU@denrei.example>');
  });

  test('has the same ids however often a mail is made', async () => {
    expect(await mailOf(payloadOf('turn'))).toEqual(await mailOf(payloadOf('turn')));
  });

  test('is a list that one click leaves, sent by no person', async () => {
    const mail = await arrived(payloadOf('turn'), { locale: 'ja' });
    const unsubscribe = header(mail, 'list-unsubscribe') ?? '';
    expect(unsubscribe).toMatch(/^<https:\/\/denrei\.example\/u\/[^>,]+>$/);
    expect(readLink(keys, unsubscribe.slice(26, -1), NOW)).toMatchObject({
      match: 'm7k2p9',
      side: 'RU',
      purpose: 'mail',
    });
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header(mail, 'list-id')).toContain('<m7k2p9.denrei.example>');
    expect(header(mail, 'auto-submitted')).toBe('auto-generated');
    expect(header(mail, 'content-language')).toBe('ja');
    expect(mail.text?.split('\n').filter((line) => /[ぁ-ん一-鿿]:$/.test(line))).toEqual([]);
  });
});

describe('what to do', () => {
  test('is for the invited to take the seat: who invites, what is asked, what the dice are bound to', async () => {
    const { text } = await mailOf(payloadOf('invitation'), WAITING_FOR_JOIN);
    expect(text.split('\n')[0]).toContain('山田 太郎 invites you to play Night Attack');
    expect(flat(text)).toContain('look at the match and take your seat.');
    expect(flat(text)).toContain('These digests prove that it cannot be changed afterward.');
    expect(text).not.toContain('/standing');
  });

  test('is for the opener to take his own seat', async () => {
    const { text } = await mailOf(payloadOf('invitation', { invitedBy: 'RU' }), WAITING_FOR_JOIN);
    expect(text.split('\n')[0]).toContain('Your match of Night Attack');
    expect(text).not.toContain('invites');
  });

  test('is to pass the invitation on where the other seat is open, which has no name', async () => {
    const names = { JP: '山田 太郎', RU: '?' };
    const { text } = await mailOf(payloadOf('invitation', { side: 'JP', invitedBy: 'JP', names }), {
      ...WAITING_FOR_JOIN,
      side: 'JP',
    });
    expect(flat(text)).toContain('The other seat is still open');
    // The one question that the mail asks itself.
    const told = text.replace(/https?:\S+/g, '').replace('Don’t see a link?', '');
    expect(told).not.toContain('?');
  });

  test('is for whoever asked for an open seat to show that the address is his: one link to the seat, which says who he is, and one to be left alone', async () => {
    const to = { name: 'Eve', address: 'eve@example.org', locale: 'ja', timeZone: 'Asia/Tokyo' } as const;
    const names = { JP: '山田 太郎', RU: 'Eve' };
    const open = { ...WAITING_FOR_JOIN, name: '?', address: null, locale: 'en' };
    const mail = await mailOf(payloadOf('claim', { to, names }), open);
    expect([mail.to, mail.language]).toEqual([{ name: 'Eve', address: 'eve@example.org' }, 'ja']);
    const links = [...mail.text.matchAll(/denrei\.example\/[lu]\/(\S+)/g)].map(([, token = '']) =>
      readLink(keys, token, NOW),
    );
    expect(links).toEqual([expect.objectContaining({ purpose: 'join', side: 'RU', claimant: to })]);
    const arriving = await PostalMime.parse(await bytesOf(nodemailerMessage(mail)));
    expect(header(arriving, 'list-unsubscribe')).toMatch(/^<https:\/\/denrei\.example\/never\/[^>,]+>$/);
    expect(header(arriving, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain('お心当たりがなければ');
    expect(
      joined((await mailOf(payloadOf('claim', { to: { ...to, locale: 'en' }, names }), open)).text),
    ).toContain(joined('If it was not you, ignore this e-mail; we won’t send another.'));
  });

  test.each([
    ['playing', ['RU'], 'It is your turn.'],
    ['playing', ['JP'], 'It is 山田 太郎’s turn.'],
    ['stopped', ['RU'], 'You must agree to new dice before the match continues.'],
    ['open', ['JP'], 'The match begins when the other seat is taken.'],
  ] as const)(
    'is said in a mail that was asked for: a match that is %s and waits for %s',
    async (status, sides, said) => {
      for (const kind of ['link', 'declined'] as const)
        expect(flat((await mailOf(payloadOf(kind, { waiting: { status, sides } }))).text)).toContain(said);
    },
  );

  test('after a draw was declined is to play on', async () => {
    const { text } = await mailOf(payloadOf('declined', { waiting: { status: 'playing', sides: ['JP'] } }));
    expect(text.split('\n')[0]).toBe('山田 太郎 declines the draw');
    expect(text).toContain('Open the match:');
  });

  test('is to answer the one question of an interruption, with its rule', async () => {
    const question = { ...payloadOf('question').question, clause: 'KY-9.4.1.a' } as NonNullable<
      MailPayload['question']
    >;
    const { text } = await mailOf(payloadOf('question', { question }));
    expect(text).toContain('Answer the question:');
    expect(text).toContain('III/33 in 1503 is beaten in melee and must retreat: choose a hex.');
    expect(text).toContain('Choices: Retreat, Give up a unit');
    expect(text).toContain('Rule: A unit may not retreat into a hex with an enemy unit. [KY-9.4.1.a]');
  });

  test.each([
    ['JP', 'rules', 'moppedUp', ['山田 太郎 (Japanese) has won.', 'all forts are mopped up. [KY-11.2]']],
    ['RU', 'rules', 'held', ['You have won.', 'at least one fort is held.']],
    ['JP', 'resigned', 'resigned', ['山田 太郎 (Japanese) has won.', 'Ivan Petrov (Russians) resigned.']],
    [null, 'agreed', 'agreed', ['Nobody has won.', 'A draw was agreed.']],
    [null, 'broken off', 'broken off', ['Nobody has won.', 'The match was called off.']],
    [null, 'broken off', 'withdrawn', ['The invitation was withdrawn before the match began.']],
  ] as const)(
    'at the end is to see who won and why, and to check it (%s, %s)',
    async (winner, reason, key, said) => {
      const ended = { reason, result: { winner, key, clause: key === 'moppedUp' ? 'KY-11.2' : '' } };
      const { text } = await mailOf(payloadOf('result', { ended }));
      for (const line of said) expect(flat(text)).toContain(line);
      expect(text).toContain(`denrei audit m7k2p9-RU.jsonl --rules \\\n  --head 42:${digestOf('head')}`);
    },
  );

  test('is told of every kind of event', async () => {
    const facts = {
      side: 'JP',
      seed: 's',
      chain: 2,
      event: 7,
      orders: 3,
      from: 1,
      to: 2,
      reason: 'used up',
      winner: 'JP',
      key: 'x',
      clause: '',
    };
    const types = ['opened', 'joined', 'rerooted', 'takenBack', 'moved', 'ended', 'unsealed', 'played'];
    const chapters = types.map((type, i) => ({
      n: i + 1,
      at: '2026-11-21T10:15:30Z',
      type,
      entries: [],
      told: [],
      rolls: [],
      facts,
    }));
    for (const locale of ['en', 'ja'] as const) {
      const { text } = await mailOf(payloadOf('turn', { chapters }), { locale });
      const told = text.split('\n').filter((_, i, all) => all[i - 1]?.startsWith('#'));
      expect(new Set(told).size).toBe(types.length);
    }
  });
});
