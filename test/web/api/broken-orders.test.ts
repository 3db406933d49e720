/** Broken orders of every game, sent by a program and by reply: each is answered, and none is our mistake. */
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import { broken, lineOf } from '../../games/support/broken.js';
import { begin, good, REQUEST, step } from '../../match/harness.js';
import { effort } from '../../support/effort.js';
import { makeWorld } from '../world.js';

/** Questions of a match at which orders are broken, and how many of each form. */
const QUESTIONS = effort(6, 60);
const BROKEN = 3;

describe.each(games())('$id', (game) => {
  test('answers what a program and a reply order wrongly', { timeout: 600_000 }, async () => {
    const world = await makeWorld({ games: games() });
    const seats = REQUEST.seats.map((seat, i) => ({ ...seat, side: game.sides[i] ?? '' }));
    const [scenario] = game.scenarios;
    const match = await begin(world, {
      ...REQUEST,
      game: game.id,
      scenario: scenario?.id ?? '',
      opener: game.sides[0] ?? '',
      seats,
    });
    const statuses = new Set<number>();
    for (let n = 0; n < QUESTIONS; n++) {
      const [side] = (await world.matches.info(match))?.waitsFor ?? [];
      if (side === undefined) break;
      const { question, match: shown, draft } = good(await world.matches.page(match, side));
      if (question === undefined) throw new Error(`${side} is not asked`);
      const key = await world.token(match, side, 'play');
      for (const form of question.forms.slice(0, 4))
        for (const order of [...broken(game, question, form, world.pick)].slice(0, BROKEN)) {
          const send = (path: string, body: object) =>
            supertest(world.app)
              .post(`/m/${match}/${side}/${path}`)
              .set('Authorization', `Bearer ${key}`)
              .send(body);
          const preview = await send('preview', { order });
          expect([200, 422], JSON.stringify(order)).toContain(preview.status);
          statuses.add(preview.status);
          if (preview.status === 200) continue;
          const at = { event: shown.head.number, draft: draft.revision };
          expect((await send('orders', { ...at, order })).status, JSON.stringify(order)).toBe(422);
          const lines = [lineOf(question, order), 'no such order'];
          const name = `<${n}.${order.do}@mail.example>`;
          const request = { event: shown.head.number, lines, name };
          expect(good(await world.matches.reply(match, side, request)).became, lines[0]).toBe('refused');
        }
      if (!(await step(world, match))) break;
    }
    expect([...statuses]).toContain(422);
    expect(world.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
