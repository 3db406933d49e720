/** A match with a beacon on pages: chosen when it is opened, agreed, waited for, helped in an outage. */
import { beforeEach, describe, expect, it } from 'vitest';
import { letAllFall } from '../../../src/match/index.js';
import { begin, good, REQUEST, step } from '../../match/harness.js';
import { TestSource } from '../../match/throws/beacon.js';
import { makeWorld, seatedAt, type World } from '../world.js';

let world: World;
let source: TestSource;
const log = { warn: () => {}, error: (facts: object) => Promise.reject(facts) };

beforeEach(async () => {
  world = await makeWorld({
    beacon: (clock) => {
      source = new TestSource(clock);
      return source;
    },
  });
});

/** A match that waits for a round, ordered by somebody or by the rules. */
async function waiting(): Promise<{ match: string; round: number }> {
  const match = await begin(world, { ...REQUEST, dice: 'beacon' });
  while ((await world.matches.info(match))?.beacon?.waits === undefined) await step(world, match);
  return { match, round: await roundOf(match) };
}

async function roundOf(match: string): Promise<number> {
  const round = (await world.matches.info(match))?.beacon?.waits?.round;
  if (round === undefined) throw new Error('no throw waits');
  return round;
}

async function fall(): Promise<void> {
  const { matches, store, context } = world;
  await letAllFall({ matches, store, beacon: source, clock: context.clock, log });
}

async function agree(match: string, side: string, word: string) {
  const event = String((await world.matches.info(match))?.head.number);
  const visitor = await seatedAt(world, match, side);
  return visitor.post(`/m/${match}/${side}/beaconless`, { event, draft: '0', key: `k ${side}`, word });
}

describe('the start form', () => {
  const form = {
    game: 'toy',
    scenario: 'standard',
    side: 'RED',
    other: 'open',
    key: 'one',
    name: 'Red',
    address: 'red@example.org',
    locale: 'en',
    timeZone: 'UTC',
  };

  it('explains the choice of dice in one sentence, in both languages, and opens what was chosen', async () => {
    const visitor = world.browser();
    const { text } = await visitor.get('/start/toy?lang=en');
    expect(text).toContain('name="dice" value="beacon"');
    expect(text).toContain('Each roll takes about 60 seconds longer');
    expect((await visitor.get('/start/toy?lang=ja')).text).toContain('約60秒多くかかります');
    expect((await visitor.post('/matches', { ...form, dice: 'beacon' })).status).toBe(303);
    const [
      {
        match: { id, beacon },
      } = { match: { id: '', beacon: null } },
    ] = await world.store.listMatches({
      limit: 1,
    });
    expect(JSON.parse(beacon ?? '{}').name).toBe('test-beacon');
    const said = 'Dice also use the public beacon test-beacon';
    expect((await world.browser().get(`/m/${id}?lang=en`)).text).toContain(said);
    const invited = world.browser();
    await invited.open(`/l/${await world.token(id, 'RED', 'join')}`);
    expect((await invited.get(`/m/${id}/RED/join`)).text).toContain(said);
  });

  it('has no such choice in a house without a beacon', async () => {
    const plain = await makeWorld();
    expect((await plain.browser().get('/start/toy?lang=en')).text).not.toContain('name="dice"');
    const refused = await plain.browser().post('/matches', { ...form, dice: 'beacon' });
    expect(refused.status).toBe(409);
  });
});

describe('a page of a match that waits for a round', () => {
  it('says to both seats and to onlookers whose orders stand, and when which round comes', async () => {
    const { match, round } = await waiting();
    for (const [side, words] of [
      ['RED', `ビーコン「test-beacon」のラウンド${round}`],
      ['BLUE', `round ${round} of the beacon test-beacon`],
    ] as const) {
      const { text } = await (await seatedAt(world, match, side)).get(`/m/${match}/${side}`);
      expect(text).toContain(words);
      expect(text).toContain('data-throw-due="2026-11-21T10:01:');
      expect(text).not.toContain('name="signature"');
      expect(text).toContain(
        side === 'RED' ? '時刻になったら、このページを再読み込み' : 'Then reload this page',
      );
    }
    const { text } = await world.browser().get(`/m/${match}?lang=en`);
    expect(text).toContain(`round ${round} of the beacon test-beacon`);
  });

  it('names the side whose orders stand', async () => {
    const { match } = await waiting();
    world.pass(70);
    await fall();
    while ((await world.matches.info(match))?.beacon?.waits === undefined) await step(world, match);
    const { text } = await (await seatedAt(world, match, 'BLUE')).get(`/m/${match}/BLUE`);
    expect(text).toMatch(/(Red|Blue): these orders are final/);
  });

  it('takes a signature that somebody pastes in an outage, as relays print it, and no other', async () => {
    const { match, round } = await waiting();
    source.silent = true;
    world.pass(120);
    const blue = await seatedAt(world, match, 'BLUE');
    const page = (await blue.get(`/m/${match}/BLUE`)).text;
    expect(page).toContain('The dice are waiting for a late round');
    expect(page).toContain('<noscript><p>Reload this page now and then');
    const red = (await (await seatedAt(world, match, 'RED')).get(`/m/${match}/RED`)).text;
    expect(red).toContain('<noscript><p>このページをときどき再読み込みしてください');
    expect(page).toContain(`round ${round} of the beacon test-beacon, which was due at 2026-11-21 10:0`);
    expect(page).toContain('name="signature"');
    expect(page).toContain(`https://relay.example/${source.terms.chain}/public/${round}`);
    const bring = (signature: string) => blue.post(`/m/${match}/BLUE/round`, { signature });
    expect((await bring('hello')).status).toBe(422);
    const wrong = await bring(source.beacon.sign(round + 1));
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('This is not the signature of that round');
    const printed = JSON.stringify({ round, signature: source.beacon.sign(round) });
    expect((await bring(printed)).status).toBe(303);
    expect((await world.matches.info(match))?.beacon?.waits).toBeUndefined();
    expect((await bring(printed)).status).toBe(409);
  });

  it('takes one from whoever looks on too', async () => {
    const { match, round } = await waiting();
    source.silent = true;
    world.pass(120);
    const visitor = world.browser();
    const printed = source.beacon.sign(round).toUpperCase();
    expect((await visitor.post(`/m/${match}/round`, { signature: printed })).status).toBe(303);
    expect((await world.matches.info(match))?.beacon?.waits).toBeUndefined();
  });
});

describe('the audit of a match', () => {
  it('with a beacon leaves open only what its marks leave open, in both languages', async () => {
    const { match } = await waiting();
    const plain = await begin(world, REQUEST);
    const audit = async (id: string, lang: string) =>
      (await world.browser().get(`/m/${id}/audit?lang=${lang}`)).text;
    expect(await audit(match, 'en')).toContain('not marked as witnessed or seen in time');
    expect(await audit(match, 'ja')).toContain('「公開前に表示」の印がないダイスについて');
    expect(await audit(plain, 'en')).toContain('whether the server’s operator knew the dice in advance');
    expect(await audit(plain, 'en')).not.toContain('not marked as witnessed');
  });
});

describe('an outage', () => {
  it('is mailed to both seats once, however often the round is looked for', async () => {
    const { match } = await waiting();
    source.silent = true;
    for (const seconds of [60, 700, 60, 86_400]) {
      world.pass(seconds);
      await fall();
    }
    const mails = (await world.store.waitingMails(match)).filter(({ kind }) => kind === 'outage');
    expect(mails.map(({ side }) => side).sort()).toEqual(['BLUE', 'RED']);
  });

  it('lets both let the dice fall without the beacon, each by a word on a page of its own', async () => {
    const { match } = await waiting();
    source.silent = true;
    const red = await seatedAt(world, match, 'RED');
    const blue = await seatedAt(world, match, 'BLUE');
    expect((await blue.get(`/m/${match}/BLUE/beaconless`)).text).toContain(
      'once the round is ten minutes late',
    );
    world.pass(700);
    expect((await red.get(`/m/${match}/RED`)).text).toContain(`/m/${match}/RED/beaconless`);
    expect((await red.get(`/m/${match}/RED/beaconless`)).text).toContain('両者の同意が必要で');
    expect((await agree(match, 'RED', 'no')).status).toBe(422);
    expect((await agree(match, 'RED', '同意')).status).toBe(303);
    expect((await red.get(`/m/${match}/RED`)).text).toContain('相手はまだ返答していません');
    expect((await blue.get(`/m/${match}/BLUE`)).text).toContain('asks to roll these dice');
    expect((await agree(match, 'BLUE', 'agree')).status).toBe(303);
    expect((await world.matches.info(match))?.beacon?.waits).toBeUndefined();
    expect((await blue.get(`/m/${match}/BLUE/beaconless`)).status).toBe(409);
  });
});

describe('a rematch', () => {
  it('is played with the same beacon', async () => {
    const match = await begin(world, { ...REQUEST, dice: 'beacon' });
    const event = (await world.matches.info(match))?.head.number ?? 0;
    good(await world.matches.resign(match, 'RED', { event, draft: 0, key: 'resign' }));
    const again = good(await world.matches.rematch(match, 'RED'));
    expect((await world.matches.info(again.match))?.beacon?.name).toBe('test-beacon');
  });
});
