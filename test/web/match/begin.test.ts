/** What the dice need of whoever came first, on the page on which he gives his first order. */
import { beforeEach, describe, expect, it } from 'vitest';
import { loadGame } from '../../../src/games/index.js';
import { digestOfSeed } from '../../../src/journal/index.js';
import { sampleOrder } from '../../../src/referee/index.js';
import { good, REQUEST } from '../../match/harness.js';
import { makeWorld, seatedAt, type World } from '../world.js';

const seed = 'ab'.repeat(32);
const game = loadGame('kyuchorei');
let world: World;
let match: string;

/** A match whose opener holds `first` and has still to open his number; the other has given his. */
async function halfBegun(of: string, first: string, second: string): Promise<void> {
  const [one, other] = REQUEST.seats;
  if (one === undefined || other === undefined) throw new Error('no seats');
  const seats = [
    { ...one, side: first },
    { ...other, side: second },
  ];
  match = good(await world.matches.open({ ...REQUEST, game: of, opener: first, seats })).match;
  const digest = digestOfSeed({ match, chain: 1, side: first }, seed);
  good(await world.matches.join(match, first, { digest }));
  good(await world.matches.join(match, second, { seed: 'cd'.repeat(32) }));
}

beforeEach(async () => {
  world = await makeWorld({ games: [game] });
});

const info = async () => (await world.matches.info(match)) ?? expect.fail();

describe('the first order of whoever committed himself first', () => {
  /** An order that is legal before anything was pressed. */
  async function anyOrder(): Promise<string> {
    const { question } = good(await world.matches.page(match, 'JP'));
    if (question === undefined) throw new Error('nothing is asked');
    return JSON.stringify(sampleOrder(question, (n) => n - 1));
  }

  it('is asked for before he has pressed anything, and brings his number: play begins with it', async () => {
    await halfBegun('kyuchorei', 'JP', 'RU');
    const jp = await seatedAt(world, match, 'JP');
    const { text } = await jp.get(`/m/${match}/JP`);
    expect(text).toContain('data-begin');
    expect(text).toContain('class="question"');
    const { head, status } = await info();
    expect(status).toBe('open');
    const form = { event: String(head.number), draft: '0', key: 'first', order: await anyOrder(), seed };
    expect((await jp.post(`/m/${match}/JP/orders`, form)).status).toBe(303);
    const then = await info();
    expect([then.status, then.head.number]).toEqual(['playing', head.number + 1]);
    const answers = good(await world.matches.page(match, 'JP')).draft.answers.length;
    expect(answers).toBeGreaterThan(0);
    // The same press once more is the same order.
    expect((await jp.post(`/m/${match}/JP/orders`, form)).status).toBe(303);
    expect(good(await world.matches.page(match, 'JP')).draft.answers).toHaveLength(answers);
  });

  it('mails nobody that it is his turn while he sits at it, and the other nothing yet', async () => {
    await halfBegun('kyuchorei', 'JP', 'RU');
    const kinds = async () =>
      (await world.store.waitingMails(match)).map(({ side, kind }) => `${side} ${kind}`);
    const jp = await seatedAt(world, match, 'JP');
    const { head } = await info();
    const before = (await kinds()).filter((kind) => kind !== 'JP begin');
    const form = { event: String(head.number), draft: '0', key: 'first', order: await anyOrder(), seed };
    expect((await jp.post(`/m/${match}/JP/orders`, form)).status).toBe(303);
    expect(await kinds()).toEqual(before);
  });

  it('with another number is refused, and nothing is written', async () => {
    await halfBegun('kyuchorei', 'JP', 'RU');
    const jp = await seatedAt(world, match, 'JP');
    const { head } = await info();
    const order = await anyOrder();
    const form = { event: String(head.number), draft: '0', key: 'first', order, seed: 'ee'.repeat(32) };
    expect((await jp.post(`/m/${match}/JP/orders`, form)).status).toBe(422);
    expect((await info()).head).toEqual(head);
  });

  it('without a number is no order yet, and is told how to begin', async () => {
    await halfBegun('kyuchorei', 'JP', 'RU');
    const jp = await seatedAt(world, match, 'JP');
    const { head } = await info();
    const form = { event: String(head.number), draft: '0', key: 'first', order: await anyOrder() };
    const given = await jp.post(`/m/${match}/JP/orders`, form);
    expect(given.status).toBe(422);
    expect(given.text).toContain('着席したブラウザで始めてください');
    expect(given.text).toContain('何も変わっていません');
    expect((await info()).head).toEqual(head);
  });

  it('is no business of the other side, whose page asks nothing', async () => {
    await halfBegun('kyuchorei', 'JP', 'RU');
    const { text } = await (await seatedAt(world, match, 'RU')).get(`/m/${match}/RU`);
    expect(text).not.toContain('class="question"');
    expect(text).not.toContain('data-begin');
  });

  it('is not asked for where the rules draw first: there the button begins', async () => {
    await halfBegun('toy', 'RED', 'BLUE');
    const { text } = await (await seatedAt(world, match, 'RED')).get(`/m/${match}/RED`);
    expect(text).not.toContain('class="question"');
    expect(text).toContain('data-begin');
    expect(text).toContain('相手も着席しました。「始める」を押すと、対戦が始まります。');
  });
});

describe('Begin, in a browser that lacks the code', () => {
  beforeEach(() => halfBegun('toy', 'RED', 'BLUE'));

  it('stands before all that is for people without scripts or code', async () => {
    const { text } = await (await seatedAt(world, match, 'RED')).get(`/m/${match}/RED`);
    const [button, byHand] = [text.indexOf('<button>始める'), text.indexOf('ダイスへの参加を手で入力する')];
    expect(button).toBeGreaterThan(0);
    expect(byHand).toBeGreaterThan(button);
  });

  it('says what helps, with a link to where the code is entered, in both languages', async () => {
    const red = await seatedAt(world, match, 'RED');
    const pressed = await red.post(`/m/${match}/RED/seed`, { need: 'opening', seed: '', take: 'yes' });
    expect(pressed.status).toBe(422);
    expect(pressed.text).toContain('ダイスコードがこのブラウザにありません');
    expect(pressed.text).toContain(`/m/${match}/RED/mail#dice-code`);
    good(await world.matches.settings(match, 'RED', { locale: 'en' }));
    const again = await red.post(`/m/${match}/RED/seed`, {
      need: 'opening',
      seed: 'ee'.repeat(32),
      take: 'yes',
    });
    expect(again.text).toContain('Open the match in the browser in which you took the seat');
    expect(again.text).toContain('Settings: enter the dice code');
    expect((await red.get(`/m/${match}/RED/mail`)).text).toContain('id="dice-code"');
  });

  it('asks without scripts for the very number that was bound', async () => {
    const red = await seatedAt(world, match, 'RED');
    expect((await red.get(`/m/${match}/RED`)).text).toContain('あなたはダイジェストで数を約束しています');
    const typed = await red.post(`/m/${match}/RED/seed`, { need: 'opening', own: seed, take: 'yes' });
    expect(typed.status).toBe(303);
    expect((await info()).status).toBe('playing');
  });
});
