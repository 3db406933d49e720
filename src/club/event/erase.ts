/** Erasing an address from players and events: whoever leaves so resigns what is under way, like anybody else. */
import type { ClubEffects } from '../model/context.js';
import { blankPlayer } from '../people/players.js';
import { leave } from './presses.js';

/** Events that somebody leaves at once. */
const EVENTS = 1000;

export async function eraseFromClub(effects: ClubEffects, address: string): Promise<void> {
  const known = await effects.store.playerOf(address);
  if (known !== undefined) await leaveAll(effects, known.id);
  await blankPlayer(effects, address);
}

async function leaveAll(effects: ClubEffects, player: string): Promise<void> {
  for (const { id, status } of await effects.store.competitionsOfPlayer(player, EVENTS)) {
    if (status === 'over') continue;
    const found = await effects.store.readCompetition(id);
    const own = found?.entrants.find(({ playerId }) => playerId === player);
    if (own !== undefined) await leave(effects, id, own.number, 'erased');
  }
}
