/** Whether everybody may read everything of a match. */
import type { WebContext } from '../http/context.js';

/**
 * Over, and its seals opened: a match of this server when it is finished, an imported one if it came with all of
 * its openings. One that was left without its keys, or imported as one side knew it, stays as it was.
 */
export async function isOpenToAll(
  { matches, store }: Pick<WebContext, 'matches' | 'store'>,
  match: string,
): Promise<boolean> {
  const status = (await matches.info(match))?.status;
  if (status !== 'imported') return status === 'finished';
  const events = await store.readEvents(match, 1);
  const sealed = events.filter(({ type }) => type === 'played' || type === 'ordered');
  return (
    events.at(-1)?.type === 'unsealed' &&
    sealed.every(({ contents }) => Object.hasOwn(JSON.parse(contents), 'draws'))
  );
}
