/**
 * Draws the maps of all games once the service runs, so that the first mail of each is as quick as all
 * others.
 */
import type { Logger } from 'pino';
import type { DrawingThread } from '../board/index.js';
import { type Game, LOCALES } from '../referee/index.js';

/** Milliseconds in which whoever starts a service has other wishes first. */
const PATIENCE = 5_000;
/** The pictures of mails and pages; in mails large maps are narrower beside their parts. */
const WIDTHS = [1200, 900];

/** Prepares soon; the function that is given back calls it off. */
export function prepareSoon(drawing: DrawingThread, games: readonly Game[], log: Logger): () => void {
  let called = true;
  const timer = setTimeout(() => void prepare(drawing, games, log, () => called), PATIENCE);
  timer.unref();
  return () => {
    called = false;
    clearTimeout(timer);
  };
}

async function prepare(
  drawing: DrawingThread,
  games: readonly Game[],
  log: Logger,
  called: () => boolean,
): Promise<void> {
  try {
    for (const game of games)
      for (const locale of LOCALES)
        for (const width of WIDTHS)
          if (called())
            await drawing.prepare(game.picture.ground(locale), {
              width,
              theme: 'light',
              look: game.picture.look,
            });
  } catch (error) {
    if (called()) log.warn({ err: error }, 'the maps could not be drawn ahead');
  }
}
