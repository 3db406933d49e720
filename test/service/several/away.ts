/** Players who stay away in the middle of a match until their time is up, and what the clock did then. */
import { asked } from './late.js';

/** A clock as it ran. */
export interface Ran {
  readonly match: string;
  readonly side: string;
  readonly event: number;
  readonly timeouts: number;
}

/** The clocks of a match that run. */
export const running = (url: string, match: string): Promise<readonly Ran[]> =>
  asked(url, async (client) => {
    const { rows } = await client.query<Ran>(
      `SELECT "matchId" AS match, "side", "event", "timeouts" FROM "Clock"
       WHERE "state" = 'running' AND "matchId" = $1`,
      [match],
    );
    return rows;
  });

/** Lets two days pass for these clocks, and for none that has begun to run since. */
export async function letTheirDaysPass(url: string, clocks: readonly Ran[]): Promise<void> {
  await asked(url, async (client) => {
    for (const { match, side, event } of clocks)
      await client.query(
        `UPDATE "Clock" SET "since" = "since" - interval '2 days', "nextAt" = "since"
         WHERE "state" = 'running' AND "since" > now() - interval '1 day'
           AND "matchId" = $1 AND "side" = $2 AND "event" = $3`,
        [match, side, event],
      );
  });
}

/** Whether none of these runs as it did. */
export async function areNoticed(url: string, clocks: readonly Ran[]): Promise<boolean> {
  const still = await Promise.all(clocks.map(({ match }) => running(url, match)));
  return !clocks.some(({ side, timeouts }, i) =>
    still[i]?.some((one) => one.side === side && one.timeouts === timeouts),
  );
}

/** How often time was up in a match, as its clocks count it in the very write that notices it. */
export async function timesUp(url: string, match: string): Promise<number> {
  const { rows } = await asked(url, (client) =>
    client.query<{ times: string | null }>(
      'SELECT sum("timeouts") AS times FROM "Clock" WHERE "matchId" = $1',
      [match],
    ),
  );
  return Number(rows[0]?.times ?? 0);
}
