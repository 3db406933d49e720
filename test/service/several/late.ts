/** Matches in which nobody plays: what happens there, the clock does. */
import pg from 'pg';
import type { Matches } from '../../../src/match/index.js';
import { begin } from '../../cli/match.js';

/** A day for each turn. */
export const DAY = { by: 'days', days: 1, week: '1111111', grace: 0, absence: 0, timeouts: 9 } as const;

/** Opens one; nothing answers for who sets up, so its clock runs out once. */
export const beginLate = ({ matches }: { matches: Matches }): Promise<string> =>
  begin({ matches }, null, { terms: { clock: DAY } });

/** Lets two days pass for every clock of these matches that runs. */
export async function letDaysPass(url: string, matches: readonly string[]): Promise<void> {
  await asked(url, (client) =>
    client.query(
      `UPDATE "Clock" SET "since" = "since" - interval '2 days', "nextAt" = "since"
       WHERE "state" = 'running' AND "since" > now() - interval '1 day' AND "matchId" = ANY($1)`,
      [matches],
    ),
  );
}

/** How many clocks of these matches ran out, how often, and how many mails tell of it to each of the two. */
export async function ranOut(url: string, matches: readonly string[]) {
  return asked(url, async (client) => {
    const clocks = await client.query<{ timeouts: number }>(
      'SELECT "timeouts" FROM "Clock" WHERE "state" = $1 AND "matchId" = ANY($2)',
      ['up', matches],
    );
    const mails = await client.query<{ kind: string; n: string }>(
      `SELECT "kind", count(*) AS n FROM "Outbox"
       WHERE "kind" IN ($1, $2) AND "matchId" = ANY($3) GROUP BY "kind" ORDER BY "kind" DESC`,
      ['timeUp', 'overdue', matches],
    );
    const told = new Map(mails.rows.map(({ kind, n }) => [kind, Number(n)]));
    return { timeouts: clocks.rows.map(({ timeouts }) => timeouts), told };
  });
}

/** Asks by a connection for this alone. */
export async function asked<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // What cuts all connections cuts this one too; the query says so.
  client.on('error', () => {});
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end().catch(() => {});
  }
}
