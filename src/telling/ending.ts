import type { MailPayload } from '../match/index.js';
import type { Side } from '../referee/index.js';
import { cleanName } from './clean.js';
import type { Voice } from './narrator.js';

type Ended = NonNullable<MailPayload['ended']>;

/** Who hears of it, and who plays. */
export interface Audience {
  readonly voice: Voice;
  readonly side: Side;
  readonly names: { readonly [side: Side]: string };
}

/** Who won, and why: sentences. */
export function endOf(audience: Audience, ended: Ended): string[] {
  // There was nothing to win.
  if (ended.reason === 'broken off' && ended.result?.key === 'withdrawn') return [audience.voice.say('ended.withdrawn')];
  return [winnerOf(audience, ended.result?.winner ?? null), ...whyOf(audience, ended)];
}

function winnerOf({ voice, side, names }: Audience, winner: Side | null): string {
  if (winner === null) return voice.say('ended.drawn');
  if (winner === side) return voice.say('ended.won');
  return voice.say('ended.lost', { winner: cleanName(names[winner] ?? ''), side: voice.side(winner) });
}

/** The rules give a reason of their own; for the rest the house has words. */
function whyOf({ voice, names }: Audience, { reason, result }: Ended): string[] {
  if (reason === 'agreed') return [voice.say('ended.agreed')];
  if (reason === 'resigned' && result?.winner != null) {
    const loser = voice.opponentOf(result.winner);
    return [voice.say('ended.resigned', { loser: cleanName(names[loser] ?? ''), side: voice.side(loser) })];
  }
  if (reason !== 'rules' || result === null) return [voice.say('ended.broken')];
  const said = voice.tell(`result.${result.key}`, { winner: result.winner });
  return [result.clause === '' ? said : `${said} [${result.clause}]`];
}
