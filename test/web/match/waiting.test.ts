/** What a page says while somebody is waited for, and where the page of a fault leads back to. */
import { beforeEach, describe, expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { taiheiyo } from '../../../src/games/taiheiyo/index.js';
import type { Chapter } from '../../../src/match/model/types.js';
import { type Order, sampleOrder } from '../../../src/referee/index.js';
import { logOf, makeNarrators } from '../../../src/telling/index.js';
import { good, guardOf } from '../../match/harness.js';
import { linksOf, mainOf } from '../html.js';
import { makeWorld, seatedAt, type World } from '../world.js';

let world: World;
let match: string;
const home = (side: string) => `/m/${match}/${side}`;

async function give(side: string, order: Order): Promise<void> {
  const page = good(await world.matches.page(match, side));
  good(await world.matches.order(match, side, { ...guardOf(page), order }));
}

beforeEach(async () => {
  world = await makeWorld({ games: [kyuchorei] });
  const seats = ['JP', 'RU'].map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale: 'en' as const,
    timeZone: 'UTC',
  }));
  match = good(
    await world.matches.open({
      game: 'kyuchorei',
      scenario: 'standard',
      options: {},
      pack: null,
      opener: 'JP',
      seats,
    }),
  ).match;
  for (const { side } of seats) good(await world.matches.join(match, side, {}));
});

/**
 * Both want to be asked about retreats; plays at random until one side is asked in the other's phase, and
 * gives who is asked.
 */
async function untilInterrupted(): Promise<string> {
  const ask = { do: 'retreat', policy: 'ask', prefer: [], avoid: [] };
  for (const side of ['JP', 'RU']) good(await world.matches.setStanding(match, side, { set: ask }, 0));
  for (;;) {
    const [side = ''] = (await world.matches.info(match))?.waitsFor ?? [];
    const page = good(await world.matches.page(match, side));
    if (page.phaseOf !== null && page.phaseOf !== side) return side;
    if (page.question === undefined) throw new Error('nobody is asked');
    await give(side, sampleOrder(page.question, world.pick) ?? { do: 'end' });
  }
}

describe('whoever has only taken a seat', () => {
  const first = async (side: string) => (await (await seatedAt(world, match, side)).get(home(side))).text;

  test('reads what comes next and where the game is learned meanwhile, until somebody plays', async () => {
    const page = await first('RU');
    expect(page).toContain('JP is setting up. We’ll e-mail you when it’s your turn.');
    expect(page).toContain('<a href="/learn/kyuchorei?lang&#x3D;en">learn the game in eight minutes</a>');
    expect(await first('JP')).not.toContain('setting up');
    good(await world.matches.settings(match, 'RU', { locale: 'ja', mailing: false }));
    const quiet = await first('RU');
    expect(quiet).toContain('JPさんが配置中です。');
    expect(quiet).not.toContain('メールでお知らせします');
    for (let played = false; !played; ) {
      const page = good(await world.matches.page(match, 'JP'));
      played = page.chapters.some(({ type }) => type === 'played');
      if (!played)
        await give('JP', (page.question && sampleOrder(page.question, world.pick)) ?? { do: 'end' });
    }
    expect(await first('RU')).not.toContain('/learn/kyuchorei');
  });
});

describe('during an interrupt', () => {
  test('the mover reads that his phase waits for an answer, the asked one in whose phase he answers, others both', async () => {
    const asked = await untilInterrupted();
    const mover = asked === 'JP' ? 'RU' : 'JP';
    const [theirs, ours] = asked === 'JP' ? ['Japanese', 'Russians'] : ['Russians', 'Japanese'];
    const status = async (path: string, side: string) =>
      /class="status[^>]*>([^<]*)</.exec((await (await seatedAt(world, match, side)).open(path)).text)?.[1];
    expect(await status(home(mover), mover)).toBe(
      `Your opponent (${theirs}) must respond. Then your phase continues.`,
    );
    expect(await status(home(asked), asked)).toBe(`Your move. You must answer a question (phase: ${ours}).`);
    expect(await status(`/m/${match}`, mover)).toBe(`${theirs} must answer a question (phase: ${ours}).`);
  });

  test('outside of one it is simply somebody’s move', async () => {
    const page = await (await seatedAt(world, match, 'RU')).open(home('RU'));
    expect(mainOf(page.text)).toContain('Japanese to move.');
  });

  test('whoever waits reads in which phase, what he can do meanwhile, and what both sides did last by phases', async () => {
    for (const order of [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'move' }, { do: 'end' }])
      await give('JP', order);
    const page = mainOf((await (await seatedAt(world, match, 'RU')).open(home('RU'))).text);
    const [, waiting = ''] = /<section class="waiting">(.*?)<\/section>/s.exec(page) ?? [];
    expect(waiting).toContain('turn 1 · Japanese melee or rally phase');
    expect(linksOf(waiting)).toEqual(['/standing', '/message', '/back'].map((path) => home('RU') + path));
    const [, doings = ''] = /<section class="doings"[^>]*>(.*?)<\/section>/s.exec(page) ?? [];
    expect(doings).toMatch(/turn 1 · Japanese move or fire phase<.*The Japanese chose movement\..*set-up</s);
  });
});

describe('before a phase is ended', () => {
  test('it is asked by its name, says how many units have not acted and which on the map, and the button does what it says', async () => {
    for (const order of [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'move' }])
      await give('JP', order);
    const japan = await seatedAt(world, match, 'JP');
    const page = (await japan.open(`${home('JP')}/order?do=end`)).text;
    expect(mainOf(page)).toMatch(/<h2 id="question-title"[^>]*>End the movement phase\?</);
    expect(mainOf(page)).toContain('Your orders so far become final.');
    expect(page).toMatch(/<button class="main final"[^>]*>End the movement phase</);
    const idle = /data-idle="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? [];
    expect(idle).toContain('J-III-4');
    expect(page).toContain(`${idle.length} units have not acted`);
    expect(mainOf(page)).toContain('Still possible:');
    expect(mainOf(page)).toMatch(new RegExp(`<b>Move a unit \\(${idle.length}\\)</b>: .*III/4 \\(\\d{4}\\)`));
  });

  test('the bar of a narrow window says in short what is counted and which turn it is', async () => {
    const page = (await (await seatedAt(world, match, 'RU')).open(home('RU'))).text;
    expect(page).toMatch(/class="aim-short"[^>]*>Forts</);
    await give('JP', { do: 'template' });
    await give('JP', { do: 'end' });
    const begun = (await (await seatedAt(world, match, 'RU')).open(home('RU'))).text;
    expect(begun).toMatch(/class="turn-short"[^>]*><span>T1\/8 night</);
  });
});

describe('the log', () => {
  test('says what was done where the game itself has nothing to say', () => {
    const chapter = { n: 7, at: '2026-11-21T10:00:00Z', type: 'played', entries: [], told: [], rolls: [] };
    const narrator = makeNarrators()(taiheiyo, 'ja');
    const reader = { narrator, side: 'J', zone: 'UTC', names: {} };
    const said = (facts: Chapter['facts']) =>
      logOf(reader, [{ ...chapter, facts }])[0]?.lines.map(({ text }) => text);
    expect(said({ orders: [{ side: 'A', order: { do: 'no' } }] })).toEqual(['連合軍は見送り。']);
    expect(said({ orders: [{ side: 'A', order: { do: 'move', units: [] } }] })).toEqual(['対戦が進行。']);
    expect(said({})).toEqual(['対戦が進行。']);
  });
});

describe('the page of a fault', () => {
  test('leads back to the order that was not taken', async () => {
    const japan = await seatedAt(world, match, 'JP');
    const order = JSON.stringify({ do: 'place', unit: 'J-III-4', at: '1604' });
    const stale = await japan.post(`${home('JP')}/orders`, { event: '1', draft: '0', key: 'old', order });
    expect(stale.status).toBe(409);
    const back = linksOf(mainOf(stale.text)).find((href) => href.includes('/order?'));
    expect(mainOf((await japan.open(back ?? '')).text)).toContain('Give this order?');
  });

  test('leads back to the page that asks for a word', async () => {
    const japan = await seatedAt(world, match, 'JP');
    const guard = guardOf(good(await world.matches.page(match, 'JP')));
    const wrong = await japan.post(`${home('JP')}/resign`, {
      event: String(guard.event),
      draft: '0',
      key: 'word',
      word: 'no',
    });
    expect(wrong.status).toBe(422);
    expect(linksOf(mainOf(wrong.text))).toEqual([`${home('JP')}/resign`]);
  });

  test('leads back to the match when the order was none', async () => {
    const japan = await seatedAt(world, match, 'JP');
    for (const order of ['{"do":{"a":1}}', '[]', '{"do":"x","y":{"z":"w"}}', '7']) {
      const refused = await japan.post(`${home('JP')}/orders`, {
        event: '4',
        draft: '0',
        key: `k${order}`,
        order,
      });
      expect([422, 409]).toContain(refused.status);
      expect(linksOf(mainOf(refused.text))).toContain(home('JP'));
    }
  });
});
