/** What an entry's own link does: say that one plays, that one is still there, or leave. */
import { done, failed, type Outcome } from '../../match/index.js';
import type { MailWishes } from '../../store/index.js';
import type { ClubEffects } from '../model/context.js';
import { stagesOf } from '../model/field.js';
import type { OutReason } from '../model/types.js';
import type { LoadedEvent } from './stored.js';
import { changeEvent } from './writer.js';

/** The stage whose ready check is under way for an entry; undefined: none is. */
export function stageAsked({ stored, settings, entrants }: LoadedEvent, number: number): number | undefined {
  const next = stored.stages.length;
  const entrant = entrants.find(({ record }) => record.number === number);
  if (stored.over !== null || entrant?.record.status !== 'in' || next >= stagesOf(settings).length)
    return undefined;
  return stored.done[`ready ${next} ${number}`] === undefined ? undefined : next;
}

/** *I play in this stage*: by this press the service may take the player's seats and draw their numbers. */
export function playStage(effects: ClubEffects, id: string, number: number): Promise<Outcome<null>> {
  return changeEvent<null>(effects, id, (draft, loaded, now) => {
    const entrant = loaded.entrants.find(({ record }) => record.number === number);
    const stage = stageAsked(loaded, number);
    if (entrant === undefined) return failed('unknown-match');
    const { ready } = entrant.stored;
    if (stage === undefined) return ready.length > 0 ? done({ value: null }) : failed('too-late');
    if (ready.some((one) => one.stage === stage)) return done({ value: null });
    const at = now.toISOString();
    draft.entry(number, { ready: [...ready, { stage, at }], aliveAt: at });
    return done({
      value: null,
      log: [{ who: String(number), what: 'ready', facts: JSON.stringify({ stage }), words: '{}' }],
    });
  });
}

/** *I am still in*. */
export function stayIn(effects: ClubEffects, id: string, number: number): Promise<Outcome<null>> {
  return changeEvent<null>(effects, id, (draft, loaded, now) => {
    const entrant = loaded.entrants.find(({ record }) => record.number === number);
    if (entrant === undefined) return failed('unknown-match');
    if (entrant.record.status === 'out' || loaded.stored.over !== null) return failed('too-late');
    draft.entry(number, { aliveAt: now.toISOString() });
    return done({ value: null });
  });
}

/** Leaves the event: matches under way are resigned. */
export function leave(
  effects: ClubEffects,
  id: string,
  number: number,
  why: Extract<OutReason, 'withdrew' | 'erased'> = 'withdrew',
): Promise<Outcome<null>> {
  return changeEvent<null>(effects, id, (draft, loaded, now) => {
    const entrant = loaded.entrants.find(({ record }) => record.number === number);
    if (entrant === undefined) return failed('unknown-match');
    if (entrant.record.status === 'out' || loaded.stored.over !== null) return done({ value: null });
    draft.entry(number, { out: { at: now.toISOString(), why } }, { status: 'out' });
    return done({
      value: null,
      log: [{ who: String(number), what: 'out', facts: JSON.stringify({ why }), words: '{}' }],
    });
  });
}

/** How e-mails to the entry leave from now on. Matches under way keep their own wishes. */
export function setWishes(
  effects: ClubEffects,
  id: string,
  number: number,
  wishes: MailWishes,
): Promise<Outcome<null>> {
  return changeEvent<null>(effects, id, (draft, loaded) => {
    if (!loaded.entrants.some(({ record }) => record.number === number)) return failed('unknown-match');
    draft.entry(number, {}, wishes);
    return done({ value: null });
  });
}
