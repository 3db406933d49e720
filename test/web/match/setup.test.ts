/** Kept set-ups: what stands as lines, lines placed again, and what nobody else learns of it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { manila45 } from '../../../src/games/manila45/index.js';
import { squarepeg } from '../../../src/games/squarepeg/index.js';
import { type Game, isOpenForm, sentencesOf } from '../../../src/referee/index.js';
import { good, guardOf, begin as seated } from '../../match/harness.js';
import { formsOf, linksOf, mainOf, unescaped } from '../html.js';
import { makeWorld, seatedAt, type Visitor, type World } from '../world.js';

let world: World;
let match: string;
let player: Visitor;
let side: string;
const home = (path = '') => `/m/${match}/${side}${path}`;

/** The first question of a match: the free set-up of one side, who reads `locale`. */
async function begin(game: Game, locale: 'en' | 'ja' = 'en'): Promise<void> {
  world = await makeWorld({ games: [game] });
  await beginAnother(game, locale);
}

async function beginAnother(game: Game, locale: 'en' | 'ja' = 'en'): Promise<void> {
  const seats = game.sides.map((one) => ({
    side: one,
    name: one,
    address: `${one}@example.org`,
    locale,
    timeZone: 'UTC',
  }));
  const setting = { game: game.id, scenario: game.scenarios[0]?.id ?? '', options: {}, pack: null };
  match = await seated(world, { ...setting, opener: game.sides[0] ?? '', seats });
  const info = await world.matches.info(match);
  side = info?.waitsFor[0] ?? '';
  player = await seatedAt(world, match, side);
}

/** The id of a unit by what stands on its counter. */
function unit(name: string): string {
  return (
    [...(manila45.rules.universe.unit ?? [])].find(
      (id) => manila45.words.nameOf('unit', id, 'en') === name,
    ) ?? name
  );
}

async function give(order: object): Promise<void> {
  const page = good(await world.matches.page(match, side));
  good(await world.matches.order(match, side, { ...guardOf(page), order }));
}

const stands = async () => ((await player.read(home('/setup'))).body as { lines: string[] }).lines;

/** Sends lines with the form of the page, as it stands. */
async function send(lines: string, by = player) {
  const page = await by.get(home('/setup'));
  const form = formsOf(page.text).find(({ action }) => action.endsWith('/setup'));
  if (form === undefined) throw new Error('no form');
  return by.post(form.action, { ...form.fields, lines });
}

const MANILA = '# Manila ’45\nplace 1/2P 1911\n\nplace 120-1 3926';

describe('a kept set-up', () => {
  beforeEach(() => begin(manila45));

  test('is offered beside the question of the set-up, and nowhere else', async () => {
    expect(linksOf((await player.get(home('/order'))).text)).toContain(home('/setup'));
    await give({ do: 'template' });
    await give({ do: 'end' });
    const us = await seatedAt(world, match, 'US');
    expect((await us.open(`/m/${match}/US`)).text).not.toContain('/setup');
    expect((await us.get(`/m/${match}/US/setup`)).status).toBe(404);
    expect((await player.get(home('/setup'))).status).toBe(404);
  });

  test('is a text of what stands, a typed order a line, and comes back as it was', async () => {
    await give({ do: 'template' });
    await give({ do: 'place', unit: unit('1/2P'), to: '2828' });
    const kept = await stands();
    expect(kept).toHaveLength(52);
    expect(mainOf((await player.get(home('/setup'))).text)).toContain(kept.join('\n'));
    await beginAnother(manila45);
    expect((await send(kept.join('\n'))).status).toBe(303);
    expect(await stands()).toEqual(kept);
    // The set-up is ended by its player, not by a line.
    const ended = await send([...kept, 'end'].join('\n'));
    expect(unescaped(mainOf(ended.text))).toContain('End the set-up yourself');
    expect(await stands()).toEqual(kept);
    await give({ do: 'end' });
  });

  test('takes the place of what stood, as a draft that can be undone step by step', async () => {
    await give({ do: 'place', unit: unit('1/2P'), to: '2013' });
    await give({ do: 'place', unit: unit('2/2P'), to: '2013' });
    const answer = await send(MANILA);
    expect([answer.status, String(answer.headers.location)]).toEqual([303, home('/order')]);
    expect(await stands()).toEqual(['place 1/2P 1911', 'place 120-1 3926'].sort(byList(await stands())));
    good(await world.matches.undo(match, side, guardOf(good(await world.matches.page(match, side)))));
    expect(await stands()).toEqual(['place 1/2P 1911']);
  });

  test('is placed as far as it fits: each line left out is named with its clause or its word', async () => {
    const lines = ['place 1/2P 3918', 'place 120-1 3926', 'plaice 2/2P 1911', 'place 3/2P', 'end'];
    const answer = await send(lines.join('\n'));
    expect(answer.status).toBe(422);
    const told = unescaped(mainOf(answer.text));
    expect(told).toContain('One unit was placed. 4 lines were not placed:');
    expect(told).toMatch(/place 1\/2P 3918<\/code> [^<]*<a[^>]*MN-3\.2\.h|place 1\/2P 3918.*MN-3\.2\.h/);
    expect(told).toContain('Not understood: plaice');
    expect(told).toContain('This line is incomplete');
    expect(told).toMatch(/end<\/code> .*MN-3\.2\.a/);
    // What was sent stands in the field, to be mended and sent again.
    expect(told).toContain(lines.join('\n'));
    expect(await stands()).toEqual(['place 120-1 3926']);
  });

  test('on an old position is refused and changes nothing', async () => {
    const page = await player.get(home('/setup'));
    const form = formsOf(page.text).find(({ action }) => action.endsWith('/setup'));
    await give({ do: 'place', unit: unit('1/2P'), to: '2013' });
    const late = await player.post(form?.action ?? '', { ...form?.fields, lines: MANILA });
    expect(late.status).toBe(409);
    expect(await stands()).toEqual(['place 1/2P 2013']);
  });

  test('sent twice is placed once', async () => {
    const page = await player.get(home('/setup'));
    const form = formsOf(page.text).find(({ action }) => action.endsWith('/setup'));
    const twice = () => player.post(form?.action ?? '', { ...form?.fields, lines: MANILA });
    expect([(await twice()).status, (await twice()).status]).toEqual([303, 303]);
    expect(good(await world.matches.page(match, side)).draft.revision).toBe(1);
  });

  test('is told to programs as what was placed and what was left', async () => {
    const guard = guardOf(good(await world.matches.page(match, side)));
    const answer = await player.json(home('/setup'), {
      ...guard,
      lines: 'place 1/2P 3918\nplace 120-1 3926',
    });
    expect(answer.body).toMatchObject({
      became: 'draft',
      placed: 1,
      left: [{ line: 1, text: 'place 1/2P 3918', clause: 'MN-3.2.h' }],
    });
  });

  test('is refused where it is longer than any set-up', async () => {
    expect((await send('place 1/2P 1911\n'.repeat(500))).status).toBe(422);
    expect(await stands()).toEqual([]);
  });

  test('belongs to who plays: a link that was passed on does not show it', async () => {
    const other = world.browser();
    await other.open(`/l/${await world.token(match, side, 'view')}`);
    expect((await other.get(home('/setup'))).status).toBe(404);
  });
});

test('MN-3.2.b whether a set-up was kept, the template, or placed by hand, the journal says the same', async () => {
  await begin(manila45);
  await give({ do: 'template' });
  const kept = await stands();
  const journals: string[] = [];
  for (const way of ['kept', 'template', 'by hand']) {
    await beginAnother(manila45);
    if (way === 'kept') await send(`plaice\n${kept.join('\n')}`);
    if (way === 'template') await give({ do: 'template' });
    if (way === 'by hand')
      for (const line of [...kept].reverse()) {
        const [, name = '', to] = line.split(' ');
        await give({ do: 'place', unit: unit(name), to });
      }
    await give({ do: 'end' });
    journals.push(await told());
  }
  expect(journals[0]).toContain('3926');
  expect(new Set(journals).size).toBe(1);
});

interface Line {
  readonly event: { readonly public: { readonly rolls: object } };
  readonly open: object;
}

/** What the journal says to everybody of the set-up, and what its owner has of it for himself. */
async function told(): Promise<string> {
  const lines = good(await world.matches.journal(match, side))
    .trim()
    .split('\n')
    .slice(1);
  const last = lines.map((line) => JSON.parse(line) as Line).at(-1);
  if (last === undefined) throw new Error('an empty journal');
  const { rolls: _, ...open } = last.event.public;
  // Which counter a token is, the dice decide anew in each match.
  const plain = (text: string) =>
    text.replaceAll(/[0-9a-f]{32,}/g, '').replaceAll(/"(?:ids|faces)":\[[^\]]*\]/g, '');
  return plain(JSON.stringify([open, last.open]));
}

describe('every game with a free set-up', () => {
  test.each([kyuchorei, squarepeg, manila45].map((game) => [game.id, game] as const))(
    '%s reads its own lines again',
    async (_, game) => {
      await begin(game);
      for (let left = 20; left > 0; left -= 1) {
        const { question } = good(await world.matches.page(match, side));
        const forms = question?.forms.filter((form) => !form.idle && isOpenForm(form)) ?? [];
        const form = forms.find((one) => one.do === 'template') ?? forms[0];
        if (form === undefined) break;
        const first = sentencesOf(form).next();
        if (!first.done) await give(first.value);
      }
      const kept = await stands();
      expect(kept.length).toBeGreaterThan(0);
      await beginAnother(game);
      expect((await send(kept.join('\n'))).status).toBe(303);
      expect(await stands()).toEqual(kept);
    },
  );
});

test('the page speaks Japanese to who reads it', async () => {
  await begin(manila45, 'ja');
  const told = mainOf((await player.get(home('/setup'))).text);
  expect(told).toContain('保存した初期配置');
  expect(told).toContain('まだ何も置いていません。');
});

/** The order in which what stands is listed. */
function byList(list: readonly string[]) {
  return (a: string, b: string) => list.indexOf(a) - list.indexOf(b);
}
