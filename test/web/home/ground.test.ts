/** The ground of a map has an address of its own that says all it depends on. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../../src/referee/index.js';
import { begin, REQUEST } from '../../match/harness.js';
import { unescaped } from '../html.js';
import { spoken } from '../spoken.js';
import { beginMatch, makeWorld, seatedAt, type World } from '../world.js';

let world: World;
let match: string;
beforeAll(async () => {
  world = await makeWorld();
  match = await beginMatch(world);
});

/** Where a page finds its ground, for light and for dark. */
function groundsOf(page: string): readonly string[] {
  return [...page.matchAll(/"(\/ground\/[^"]*)"/g)].map(([, path]) => unescaped(path ?? '')).toSorted();
}

describe('the ground of a match', () => {
  test('is not in its page, which names it for light and for dark', async () => {
    const page = (await (await seatedAt(world, match, 'RED')).get(`/m/${match}/RED`)).text;
    expect(groundsOf(page).map((path) => path.replace(/[0-9a-f]{16}/, '#'))).toEqual([
      '/ground/toy/1/ja-dark-#.svg',
      '/ground/toy/1/ja-light-#.svg',
    ]);
    expect(page).not.toContain('class="cells"');
    expect(page).toContain('data-place="ford"');
  });

  test('is a picture that anybody may have and every browser keeps for ever', async () => {
    const page = (await (await seatedAt(world, match, 'RED')).get(`/m/${match}/RED`)).text;
    const answers = await Promise.all(groundsOf(page).map((path) => world.browser().get(path)));
    for (const { status, headers, body, text } of answers) {
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('image/svg+xml');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary ?? '').not.toContain('Accept-Language');
      expect(text ?? String(body)).toContain('<svg');
    }
    expect(new Set(answers.map(({ text, body }) => text ?? String(body))).size).toBe(2);
  });

  test.each([
    'toy/1/en-light-0123456789abcdef.svg',
    'toy/1/en-light-.svg',
    'toy/1/xx-light-0123456789abcdef.svg',
    'toy/1/en-pale-0123456789abcdef.svg',
    'toy/2/en-light-0123456789abcdef.svg',
    'chess/1/en-light-0123456789abcdef.svg',
  ])('that nobody drew is not found: %s', async (path) => {
    const answer = await world.browser().get(`/ground/${path}`);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('played with a component pack is that of the pack', async () => {
    const pack = 'ab'.repeat(32);
    const own = { ...spoken.picture.ground('en'), width: 555 };
    const packed: Game = { ...spoken, picture: { ...spoken.picture, ground: () => own } };
    const house = await makeWorld({ packed: { '{}': packed } });
    await house.store.keepPack({ hash: pack, game: 'toy', text: '{}' });
    const id = await begin(house, { ...REQUEST, pack });
    const page = (await house.browser().get(`/m/${id}`)).text;
    const [dark = ''] = groundsOf(page);
    expect(dark).toMatch(new RegExp(`\\?pack=${pack}$`));
    const answer = await house.browser().get(dark);
    expect(answer.text ?? String(answer.body)).toContain('width="555"');
    expect((await house.browser().get(dark.replace(pack, 'cd'.repeat(32)))).status).toBe(404);
    expect((await house.browser().get(dark.replace(/\?.*/, ''))).status).toBe(404);
  });
});
