/** Leases of seats: rows that run out by themselves, so that a killed process holds nothing for long. */
import type { Client } from '../client.js';
import type { Store } from '../types.js';
import type { LeaseStore } from './types.js';

/** The leases' part of the store. */
export function leases(db: Client, provider: Store['provider']): LeaseStore {
  if (provider === 'sqlite') return { takeLease: async () => true, dropLease: async () => {} };
  return {
    async takeLease({ use, matchId, side }, now, until) {
      // One statement: of two that come at once, the second waits for the first and finds its row.
      const taken = await db.$executeRaw`
        INSERT INTO "Lease" ("matchId", "side", "use", "until") VALUES (${matchId}, ${side}, ${use}, ${until})
        ON CONFLICT ("matchId", "side", "use") DO UPDATE SET "until" = ${until} WHERE "Lease"."until" <= ${now}`;
      return taken > 0;
    },
    async dropLease({ use, matchId, side }) {
      await db.lease.deleteMany({ where: { matchId, side, use } });
    },
  };
}
