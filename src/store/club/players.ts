/** Players: who has chosen a public name. */
import { isLost } from '../batch.js';
import type { Client } from '../client.js';
import type { PlayerStore } from './types.js';

/** The players' part of the store. */
export function players(db: Client): PlayerStore {
  return {
    readPlayer: async (tag) => (await db.player.findUnique({ where: { tag } })) ?? undefined,
    playerOf: async (address) => (await db.player.findUnique({ where: { address } })) ?? undefined,
    readPlayers: (ids) =>
      ids.length === 0 ? Promise.resolve([]) : db.player.findMany({ where: { id: { in: [...ids] } } }),
    addPlayer: (player) =>
      unlessTaken(async () => {
        await db.$transaction([
          db.tag.createMany({ data: [{ tag: player.tag }] }),
          db.player.createMany({ data: [player] }),
        ]);
      }),
    async changePlayer(id, { name, hidden, struck }) {
      const data = {
        ...(name === undefined ? {} : { name }),
        ...(hidden === undefined ? {} : { hidden }),
        ...(struck === undefined ? {} : { struck }),
      };
      await db.player.updateMany({ where: { id }, data });
    },
    erasePlayer: (id, tag) => unlessTaken(() => erase(db, id, tag)),
    async eraseOrganizer(address) {
      const organized = await db.competition.findMany({
        where: { organizer: address },
        select: { id: true },
      });
      const seconded = await db.competition.findMany({ where: { deputy: address }, select: { id: true } });
      await db.$transaction([
        ...organized.map(({ id }) => blankWords(db, id, 'organizer')),
        ...seconded.map(({ id }) => blankWords(db, id, 'deputy')),
        db.competition.updateMany({
          where: { organizer: address },
          data: { organizer: null, generation: { increment: 1 }, revision: { increment: 1 } },
        }),
        db.competition.updateMany({
          where: { deputy: address },
          data: { deputy: null, generation: { increment: 1 }, revision: { increment: 1 } },
        }),
        db.notice.deleteMany({ where: { address } }),
      ]);
    },
  };
}

async function erase(db: Client, id: string, tag: string): Promise<void> {
  const entrants = await db.entrant.findMany({
    where: { playerId: id },
    select: { competitionId: true, number: true },
  });
  await db.$transaction([
    db.tag.createMany({ data: [{ tag }] }),
    ...entrants.map(({ competitionId, number }) => blankWords(db, competitionId, String(number))),
    db.player.updateMany({ where: { id }, data: { tag, address: null, name: '', hidden: true } }),
  ]);
}

/** What somebody wrote goes with its author; that something was done, and when, stays. */
function blankWords(db: Client, competitionId: string, who: string) {
  return db.competitionLog.updateMany({ where: { competitionId, who }, data: { words: '{}' } });
}

async function unlessTaken(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isLost(error)) throw error;
    return false;
  }
}
