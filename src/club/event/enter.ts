/** Entering an event: an address is typed, the link in its e-mail is pressed, and a player has a place. */
import { z } from 'zod';
import type { Claimant } from '../../links/index.js';
import {
  addressSchema,
  checked,
  done,
  failed,
  localeSchema,
  nameSchema,
  type Outcome,
  randomId,
  zoneSchema,
} from '../../match/index.js';
import type { MailWishes } from '../../store/index.js';
import { type ClubEffects, mayMail } from '../model/context.js';
import { sizeOf } from '../model/field.js';
import { playerFor } from '../people/players.js';
import { type NoticeText, toClaimant, toEntry } from './notices.js';
import { type LoadedEntrant, type LoadedEvent, loadEvent } from './stored.js';
import { changeEvent } from './writer.js';

const NONCE_LENGTH = 8;

export const claimantSchema = z.strictObject({
  name: nameSchema,
  address: addressSchema,
  locale: localeSchema,
  timeZone: zoneSchema,
});

/** E-mails the link by which an address enters. Nothing is kept of it before it is pressed. */
export async function askToEnter(effects: ClubEffects, id: string, input: Claimant): Promise<Outcome<null>> {
  const claimant = checked(claimantSchema, input);
  if (!claimant.ok) return claimant;
  const loaded = await loadEvent(effects.store, id);
  if (loaded === undefined) return failed('unknown-match');
  if (!isOpen(loaded)) return failed('too-late');
  return sendEntryLink(effects, id, claimant.value, { kind: 'enter', by: '' });
}

export async function sendEntryLink(
  effects: ClubEffects,
  id: string,
  claimant: Claimant,
  text: NoticeText,
): Promise<Outcome<null>> {
  if (!(await mayMail(effects, [claimant.address]))) return failed('mailed-enough');
  const key = `enter.${randomId(effects.random, NONCE_LENGTH)}`;
  await effects.store.addNotices([toClaimant(id, key, claimant, text)], effects.clock());
  effects.noticed?.();
  return done(null);
}

/** Whether somebody may still enter. */
export function isOpen({ competition, stored }: LoadedEvent): boolean {
  return competition.status === 'entry' && stored.entryClosedAt === null;
}

/** What a press on the link of the entry e-mail does. Pressed again it is the same. */
export async function enter(
  effects: ClubEffects,
  id: string,
  claimant: Claimant,
  wishes: MailWishes,
): Promise<Outcome<{ readonly number: number; readonly generation: number }>> {
  const known = await loadEvent(effects.store, id);
  if (known === undefined) return failed('unknown-match');
  const earlier = known.entrants.find(({ player }) => player?.address === claimant.address);
  if (earlier === undefined && !isOpen(known)) return failed('too-late');
  const player = await playerFor(effects, claimant.address, claimant.name);
  const strength =
    (await effects.store.ratingsOfPlayer(player.id)).find(({ game }) => game === known.settings.game)
      ?.value ?? null;
  return changeEvent(effects, id, (draft, loaded, now) => {
    const at = now.toISOString();
    const there = loaded.entrants.find(({ record }) => record.playerId === player.id);
    if (there !== undefined && (there.record.status !== 'out' || !isOpen(loaded)))
      return done({ value: { number: there.record.number, generation: there.record.generation } });
    if (!isOpen(loaded)) return failed('too-late');
    const asked = 'admission' in loaded.settings && loaded.settings.admission === 'organizer';
    const status = asked ? ('asked' as const) : ('in' as const);
    const number = there?.record.number ?? loaded.entrants.length + 1;
    // Two who play a duel have said with this press that they play now.
    const ready = 'stages' in loaded.settings ? [] : [{ stage: 0, at }];
    // Whoever organizes and plays needs somebody who decides where they may not.
    const { organizer, deputy } = loaded.competition;
    if (claimant.address === organizer && deputy === null) return failed('own-affair');
    if (ready.length > 0 && loaded.entrants.length >= sizeOf(loaded.settings).to && there === undefined)
      return failed('too-late');
    const entrant: LoadedEntrant = {
      player,
      stored: { out: null, ready, aliveAt: at, strength },
      record: {
        number,
        playerId: player.id,
        status,
        locale: claimant.locale,
        timeZone: claimant.timeZone,
        ...wishes,
        generation: there?.record.generation ?? 0,
        state: '',
        createdAt: there?.record.createdAt ?? now,
      },
    };
    draft.enter(entrant);
    const key = `entered.${randomId(effects.random, NONCE_LENGTH)}`;
    return done({
      value: { number, generation: entrant.record.generation },
      log: [{ who: String(number), what: asked ? 'asked' : 'entered', facts: '{}', words: '{}' }],
      notices: toEntry(draft.loaded, entrant, key, { kind: 'entered', asked }),
    });
  });
}
