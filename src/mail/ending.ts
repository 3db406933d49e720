/** How a match ended, in the reader's words. */
import type { MailPayload } from '../match/types.js';
import type { Side } from '../referee/index.js';
import type { Voice } from './words.js';

/** Who won, and why: sentences. */
export function endOf(
  { voice, side }: { readonly voice: Voice; readonly side: Side },
  ended: NonNullable<MailPayload['ended']>,
): string[] {
  const winner = ended.result?.winner ?? null;
  return [outcomeOf(voice, side, winner), ...whyOf(voice, ended)];
}

function outcomeOf(voice: Voice, reader: Side, winner: Side | null): string {
  if (winner === null) return voice.say('ended.drawn');
  return winner === reader ? voice.say('ended.won') : voice.say('ended.lost', { winner: voice.side(winner) });
}

/** The rules give a reason of their own; for the rest the house has words. */
function whyOf(voice: Voice, { reason, result }: NonNullable<MailPayload['ended']>): string[] {
  if (reason === 'agreed') return [voice.say('ended.agreed')];
  if (reason === 'resigned') return [voice.say('ended.resigned', { loser: voice.side(voice.opponentOf(result?.winner ?? '')) })];
  if (reason !== 'rules' || result === null) return [voice.say('ended.broken')];
  const said = voice.tell(`result.${result.key}`, { winner: result.winner });
  return [result.clause === '' ? said : `${said} [${result.clause}]`];
}
