/** How the end of a match is told. */
import type { MailPayload } from '../match/index.js';
import type { Side } from '../referee/index.js';
import { cleanName } from './clean.js';
import type { Narrator } from './narrator.js';

type Ended = NonNullable<MailPayload['ended']>;

/** Who hears of it, and who plays. */
export interface Audience {
  readonly narrator: Narrator;
  readonly side: Side;
  readonly names: { readonly [side: Side]: string };
}

/** Who won, and why: sentences. */
export function endOf(audience: Audience, ended: Ended): string[] {
  // There was nothing to win.
  if (ended.reason === 'broken off' && ended.result?.key === 'withdrawn')
    return [audience.narrator.say('ended.withdrawn')];
  if (ended.reason === 'broken off' && ended.result?.key === 'switched')
    return [audience.narrator.say('ended.switched')];
  if (ended.reason === 'broken off' && ended.result?.key === 'declined')
    return [audience.narrator.say('ended.declined')];
  return [winnerOf(audience, ended.result?.winner ?? null), ...whyOf(audience, ended)];
}

function winnerOf({ narrator, side, names }: Audience, winner: Side | null): string {
  if (winner === null) return narrator.say('ended.drawn');
  if (winner === side) return narrator.say('ended.won');
  return narrator.say('ended.lost', { winner: cleanName(names[winner] ?? ''), side: narrator.side(winner) });
}

/** The rules give a reason of their own; for the rest the house has words. */
function whyOf({ narrator, names }: Audience, { reason, result }: Ended): string[] {
  if (reason === 'agreed') return [narrator.say('ended.agreed')];
  if ((reason === 'resigned' || reason === 'time') && result?.winner != null) {
    const loser = narrator.opponentOf(result.winner);
    return [
      narrator.say(reason === 'time' ? 'ended.time' : 'ended.resigned', {
        loser: cleanName(names[loser] ?? ''),
        side: narrator.side(loser),
      }),
    ];
  }
  if (reason !== 'rules' || result === null) return [narrator.say('ended.broken')];
  const said = narrator.tell(`result.${result.key}`, { winner: result.winner });
  return [result.clause === '' ? said : `${said} [${result.clause}]`];
}
