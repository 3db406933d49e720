/** Orders through HTTP, to whichever process answers. */
import type { RunningService } from '../../../src/cli/running/house.js';
import { seatPath, signLink } from '../../../src/links/index.js';

const PAUSE = 50;

/** Gives an order, again and again under the same key until a process answers; `base` names one each time. */
export async function give(
  { keys }: Pick<RunningService, 'keys'>,
  base: () => string,
  { match, side }: { readonly match: string; readonly side: string },
  body: object,
): Promise<{ status: number; text: string }> {
  const head = { number: 0, hash: '' };
  const link = { match, side, purpose: 'play', generation: 0, head, chain: 0 } as const;
  const authorization = `Bearer ${signLink(keys.links, link, new Date())}`;
  for (;;) {
    try {
      const response = await fetch(`${base()}${seatPath(match, side)}/orders`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (response.status < 500) return { status: response.status, text };
    } catch {
      // It is dead just now.
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
