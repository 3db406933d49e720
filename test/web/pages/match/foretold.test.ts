/**
 * What a seat is told that its defaults are about to do: on its page and in its mail, with the way to change
 * it; to nobody else.
 */
import { expect, test } from 'vitest';
import { letterOf } from '../../../../src/mail/compose/letter.js';
import type { MailPayload } from '../../../../src/match/outgoing/payload.js';
import type { OpenRequest } from '../../../../src/match/types.js';
import { makeNarrators } from '../../../../src/telling/narrator.js';
import { game as taiheiyo } from '../../../games/taiheiyo/support.js';
import { begin, good } from '../../../match/harness.js';
import { mainOf, unescaped } from '../../html.js';
import { makeWorld } from '../../world.js';

const SETTING = { scenario: 'standard', options: {}, pack: null };
const REQUEST: OpenRequest = {
  ...SETTING,
  game: 'taiheiyo',
  opener: 'J',
  seats: [
    { side: 'J', name: '山田 太郎', address: 'j@example.org', locale: 'ja', timeZone: 'Asia/Tokyo' },
    { side: 'A', name: 'Blue Person', address: 'a@example.org', locale: 'en', timeZone: 'Europe/London' },
  ],
};
const SENTENCE = 'Unasked, your side spends a card for the initiative whenever it may';
const NO_MAIL_LINKS = {
  main: '',
  view: '',
  mail: '',
  match: '',
  standing: '',
  journal: '',
  replay: '',
  audit: '',
  rules: '',
  unsubscribe: '',
  never: '',
  own: '',
};

test('that cards will be spent unasked stands on the page and in the mail until the seat has decided it', async () => {
  const world = await makeWorld({ games: [taiheiyo] });
  const match = await begin(world, REQUEST);
  const pageOf = async (side: string) => {
    const browser = world.browser();
    const answer = await browser.open(`/l/${await world.token(match, side, 'play')}`);
    return unescaped(mainOf(answer.text));
  };
  expect(await pageOf('A')).toContain(SENTENCE);
  expect(await pageOf('A')).toContain(`href="/m/${match}/A/standing?do=initiative">Decide this yourself</a>`);
  expect(await pageOf('J')).toContain('手札が1枚になるまで');
  expect(await (await world.browser().open(`/m/${match}`)).text).not.toContain(SENTENCE);

  const mail = (await world.store.waitingMails(match)).find(
    ({ kind, side }) => kind === 'turn' && side === 'A',
  );
  const payload = JSON.parse(mail?.payload ?? '') as MailPayload;
  const seat = (await world.store.readMatch(match))?.seats.find((one) => one.side === 'A');
  if (seat === undefined) throw new Error('no seat');
  const narrator = makeNarrators()(taiheiyo, 'en');
  expect(letterOf(narrator, taiheiyo, payload, seat, NO_MAIL_LINKS).standing.lines).toEqual([
    'None of your own: what the game does without them applies.',
    expect.stringContaining(`${SENTENCE}, the lowest number first, until none is left.`),
  ]);

  const order = { do: 'initiative', keep: 2, most: 4, after: 'any', cards: [] };
  good(await world.matches.setStanding(match, 'A', { set: order }, 0));
  expect(await pageOf('A')).not.toContain(SENTENCE);
});
