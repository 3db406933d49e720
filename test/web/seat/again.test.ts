/** The page of a seat whose mails come back: they arrive again, or the mailbox is gone for good. */
import { expect, test } from 'vitest';
import { good } from '../../match/harness.js';
import { formsOf } from '../html.js';
import { beginMatch, makeWorld, seatedAt } from '../world.js';

test.each([
  ['RED', '別のアドレスで続ける'],
  ['BLUE', 'Continue with another address'],
] as const)(
  'says both ways on, in the language of %s, and there is no such page before',
  async (side, words) => {
    const world = await makeWorld();
    const match = await beginMatch(world);
    const visitor = await seatedAt(world, match, side);
    const path = `/m/${match}/${side}/mail/again`;
    expect((await visitor.get(path)).status).toBe(404);
    const event = (await world.matches.info(match))?.head.number ?? 0;
    good(await world.matches.bounced(match, side, { event, bounce: 'hard', name: '<r@mx>' }));
    const page = await visitor.get(path);
    expect(page.text).toContain(words);
    expect(page.text).toContain(`href="/m/${match}/${side}/substitute"`);
    expect(formsOf(page.text).map(({ action }) => action)).toContain(path);
    expect((await visitor.get(`/m/${match}/${side}/substitute`)).status).toBe(200);
    expect((await visitor.post(path, {})).status).toBe(303);
    expect((await visitor.get(path)).status).toBe(404);
  },
);
