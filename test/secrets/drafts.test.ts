/** Drafts are their author's: nothing that the other side or a stranger can ask tells of one. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/referee/index.js';
import { begin, good, guardOf, type Harness, makeHarness } from '../match/harness.js';

/** Two bids, so that RED gives orders for the turn. */
async function redCommands(seed: string): Promise<{ readonly harness: Harness; readonly match: string }> {
  const harness = await makeHarness(seed);
  const match = await begin(harness);
  await give(harness, match, 'BLUE', { do: 'bid', points: 0 });
  await give(harness, match, 'RED', { do: 'bid', points: 1 });
  return { harness, match };
}

async function give({ matches }: Harness, match: string, side: string, order: Order) {
  const guard = guardOf(good(await matches.page(match, side)));
  return good(await matches.order(match, side, { ...guard, order }));
}

/** What BLUE and anybody can ask, as text. */
async function asked({ matches }: Harness, match: string, side: string, order: Order): Promise<string> {
  const page = good(await matches.page(match, side));
  const look = good(await matches.look(match, side));
  const all = good(await matches.publicPage(match, 'en'));
  const shown = [page, look, all].map(({ match: { waitsFor }, view, chapters }) => ({
    waitsFor,
    view,
    chapters,
  }));
  const preview = await matches.preview(match, side, order);
  return JSON.stringify([shown, preview]);
}

describe('a draft of the other side', () => {
  test('does not show in the refusal of a side that is not asked', async () => {
    const { harness, match } = await redCommands('refusal');
    const guard = guardOf(good(await harness.matches.page(match, 'BLUE')));
    const order = { do: 'rest' };
    const before = [
      await harness.matches.order(match, 'BLUE', { ...guard, order }),
      await harness.matches.preview(match, 'BLUE', order),
    ];
    expect(await give(harness, match, 'RED', { do: 'queue', units: ['R1', 'R2'] })).toMatchObject({
      became: 'draft',
    });
    const after = [
      await harness.matches.order(match, 'BLUE', { ...guard, order }),
      await harness.matches.preview(match, 'BLUE', order),
    ];
    expect(before[0]).toMatchObject({ failure: { refusal: { code: 'not-asked', clause: 'TY-2.a' } } });
    expect(after).toEqual(before);
  });

  test('does not show while both are asked: not whom the match waits for, and not in the preview of an answer', async () => {
    const harness = await makeHarness('both');
    const match = await begin(harness);
    const bid = { do: 'bid', points: 2 };
    const before = await asked(harness, match, 'BLUE', bid);
    await give(harness, match, 'RED', { do: 'bid', points: 1 });
    expect(await asked(harness, match, 'BLUE', bid)).toBe(before);
    expect(good(await harness.matches.page(match, 'RED')).match.waitsFor).toEqual(['BLUE']);
    expect(await give(harness, match, 'BLUE', bid)).toMatchObject({ became: 'played' });
  });
});
