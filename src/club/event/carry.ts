/**
 * Carrying out what an event needs. What reaches a match is done first and can be done again; then all that was
 * decided is written at once, with the keys of what was done. A worker that is killed in between begins anew.
 */
import { done, failed, type OpenRequest, type Outcome, seatLocale } from '../../match/index.js';
import type { Side } from '../../referee/index.js';
import { DELIVERIES, type NewNotice } from '../../store/index.js';
import { advance, takenOver } from '../model/advance.js';
import type { ClubEffects } from '../model/context.js';
import { dateAt, daysAfter, endOf } from '../model/dates.js';
import { stagesOf } from '../model/field.js';
import type { Action } from '../model/types.js';
import { toEntries, toOrganizer } from './notices.js';
import {
  type EventDraft,
  type LoadedEvent,
  type LoadedPairing,
  type StoredLeg,
  type StoredPairing,
  sheetOf,
} from './stored.js';
import { changeEvent, type EventDecision } from './writer.js';

/** Milliseconds between two looks at matches under way. */
const LOOK = 3_600_000;
/** Rounds in which one thing leads to another: entry closes, a stage is drawn, its pairings open. */
const ROUNDS = 30;
/** Days after which an event that nobody has opened goes. */
const DRAFT_DAYS = 7;
const STILL_IN_DAYS = 7;

/** Does everything that is due in an event. */
export async function tendEvent(effects: ClubEffects, id: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const more = await changeEvent(effects, id, (draft, loaded, now) =>
      oneRound(effects, draft, loaded, now),
    );
    if (!more.ok || !more.value) return;
  }
}

/** True: something was done, so that more may be due. */
async function oneRound(
  effects: ClubEffects,
  draft: EventDraft,
  loaded: LoadedEvent,
  now: Date,
): Promise<Outcome<EventDecision<boolean>>> {
  const { competition } = loaded;
  if (competition.status === 'draft') {
    const ends = daysAfter(competition.createdAt, DRAFT_DAYS);
    if (ends > now) return done({ value: false, nextAt: ends });
    await effects.store.dropCompetition(competition.id);
    return failed('too-late');
  }
  await observe(effects, draft, loaded, now);
  const { actions, next } = advance(sheetOf(draft.loaded), now);
  const notices: NewNotice[] = [];
  for (const action of actions) {
    notices.push(...(await carryOut(effects, draft, action, now)));
    draft.did(action.key, now);
  }
  const { stored, pairings } = draft.loaded;
  if (stored.over !== null) return done({ value: false, notices, nextAt: null });
  const runs = pairings.some((one) => one.stored.openedAt !== null);
  const look = runs ? new Date(now.getTime() + LOOK) : null;
  const nextAt = next === null || (look !== null && look < next) ? look : next;
  return done({ value: actions.length > 0, notices, nextAt });
}

/** Notes of matches under way whose time is up, and, once their date has come, the time that each side used. */
async function observe(
  effects: ClubEffects,
  draft: EventDraft,
  loaded: LoadedEvent,
  now: Date,
): Promise<void> {
  const over = new Set(loaded.results.map(({ matchId }) => matchId));
  for (const { id, stored } of loaded.pairings) {
    if (stored.openedAt === null) continue;
    const ends = stored.ends ?? loaded.stored.stages.find(({ stage }) => stage === stored.stage)?.ends;
    const isDue = ends != null && endOf(ends) <= now;
    const legs: StoredLeg[] = [];
    for (const leg of stored.legs)
      legs.push(
        leg.match === null || over.has(leg.match) ? leg : await observed(effects, leg, leg.match, isDue, now),
      );
    if (JSON.stringify(legs) !== JSON.stringify(stored.legs)) draft.pairing(id, { legs });
  }
}

async function observed(
  { store, matches }: ClubEffects,
  leg: StoredLeg,
  match: string,
  isDue: boolean,
  now: Date,
): Promise<StoredLeg> {
  const clock = (await store.readClocks(match)).find(({ claimable }) => claimable);
  const entry = clock === undefined ? undefined : leg.seats[leg.sides.indexOf(clock.side)];
  const late =
    clock === undefined || entry === undefined
      ? null
      : leg.late?.entry === entry && leg.late.timeouts === clock.timeouts
        ? leg.late
        : { entry, since: now.toISOString(), timeouts: clock.timeouts };
  if (!isDue) return { ...leg, late };
  const used = (await matches.outcome(match))?.used ?? {};
  const seconds = (n: 0 | 1) => Math.round((used[leg.sides[n] ?? ''] ?? 0) / 1000);
  return { ...leg, late, used: [seconds(0), seconds(1)] };
}

/** Does one thing; gives the e-mails that tell of it. */
async function carryOut(
  effects: ClubEffects,
  draft: EventDraft,
  action: Action,
  now: Date,
): Promise<readonly NewNotice[]> {
  const at = now.toISOString();
  const { loaded } = draft;
  const { key } = action;
  switch (action.do) {
    case 'closeEntry': {
      for (const number of action.admitted) draft.entry(number, {}, { status: 'in' });
      draft.event({ entryClosedAt: at });
      draft.competition({ status: 'running' });
      return [];
    }
    case 'lotWithoutBeacon':
      return [];
    case 'askReady':
    case 'remindReady': {
      const kind = action.do === 'askReady' ? 'ready' : 'readyReminder';
      const { stage, entry } = action;
      const reserve = action.do === 'askReady' && action.reserve;
      const begins = beginningOfStage(loaded, stage, now);
      return toEntries(loaded, [entry], key, { kind, stage, begins, reserve });
    }
    case 'draw': {
      const { stage, ends, groups, pairings } = action;
      draft.event({ stages: [...loaded.stored.stages, { stage, drawnAt: at, ends, groups }] });
      for (const { id, legs, ...rest } of pairings) {
        const unopened = legs.map((leg): StoredLeg => ({ ...leg, ...UNOPENED }));
        draft.draw(id, { ...rest, openedAt: null, ends: null, legs: unopened });
      }
      // A duel of two begins at once: its first e-mail says all.
      if (!('stages' in loaded.settings)) return [];
      return groups.flatMap(({ group, entries }) =>
        toEntries(loaded, entries, key, { kind: 'drawn', stage, group }),
      );
    }
    case 'open': {
      const pairing = loaded.pairings.find(({ id }) => id === action.pairing);
      if (pairing === undefined) return [];
      const legs: StoredLeg[] = [];
      for (const leg of pairing.stored.legs) legs.push(await openLeg(effects, loaded, pairing, leg));
      draft.pairing(pairing.id, { openedAt: at, legs });
      return toEntries(draft.loaded, pairing.stored.entries, key, { kind: 'begins', pairing: pairing.id });
    }
    case 'askStillIn': {
      const until = dateAt(daysAfter(now, STILL_IN_DAYS));
      return toEntries(loaded, [action.entry], key, { kind: 'stillIn', until });
    }
    case 'takeOut': {
      const { entry, why } = action;
      const told = toEntries(loaded, [entry], key, { kind: 'out', why });
      draft.entry(entry, { out: { at, why } }, { status: 'out' });
      return told;
    }
    case 'takeOver': {
      const { stage, group, from, by, pairings } = action;
      for (const id of pairings) takeOver(draft, id, from, by);
      const stages = draft.loaded.stored.stages.map((one) => ({
        ...one,
        groups: one.groups.map((each) =>
          one.stage === stage && each.group === group
            ? { ...each, reserves: [...each.reserves, { entry: by, instead: from }] }
            : each,
        ),
      }));
      draft.event({ stages });
      return toEntries(draft.loaded, [by], key, { kind: 'drawn', stage, group });
    }
    case 'resign':
    case 'endByTime': {
      const side = sideIn(loaded, action.match, action.loser);
      if (side === undefined) return [];
      const { resignInEvent, endOnTime } = effects.matches;
      await (action.do === 'resign' ? resignInEvent : endOnTime)(action.match, side);
      return [];
    }
    case 'remindDate': {
      const { when, ends, pairings } = action;
      const waiting = loaded.pairings.filter(({ id }) => pairings.includes(id));
      const players = [...new Set(waiting.flatMap(({ stored }) => stored.entries))];
      const own = (number: number) =>
        waiting.filter(({ stored }) => stored.entries.includes(number)).map(({ id }) => id);
      return [
        ...players.flatMap((number) =>
          toEntries(loaded, [number], key, { kind: 'date', when, ends, pairings: own(number) }),
        ),
        ...toOrganizer(loaded, 'organizer', key, { kind: 'date', when, ends, pairings }),
      ];
    }
    case 'rule': {
      const { pairing, leg, scores, why, match } = action;
      if (match !== null) {
        await effects.matches.breakOffInEvent(match);
        // A match that ended meanwhile has a result: no default takes its place.
        const reason = (await effects.matches.outcome(match))?.ended?.reason ?? 'broken off';
        if (reason !== 'broken off') return [];
      }
      const ruling = { pairing, leg, scores, why, by: 'default', at, reversed: false } as const;
      draft.event({ rulings: [...loaded.stored.rulings, ruling] });
      const entries = loaded.pairings.find(({ id }) => id === pairing)?.stored.entries ?? [];
      return leg === 1 ? toEntries(loaded, entries, key, { kind: 'ruled', pairing }) : [];
    }
    case 'tellSilence': {
      if (action.to === 'deputy') return toOrganizer(loaded, 'deputy', key, { kind: 'silence' });
      effects.log?.warn(
        { event: loaded.competition.id },
        'an event waits for its organizer, who has been silent',
      );
      return [];
    }
    case 'closeStage': {
      const stage = loaded.stored.stages.find((one) => one.stage === action.stage);
      const entries = stage?.groups.flatMap((group) => group.entries) ?? [];
      return toEntries(loaded, entries, key, { kind: 'stageOver', stage: action.stage });
    }
    case 'endEvent': {
      const { how } = action;
      draft.event({ over: { at, how } });
      draft.competition({ status: 'over' });
      const all = loaded.entrants.filter(({ record }) => record.status !== 'out');
      const told = { kind: 'ended', how } as const;
      return [
        // Whoever played to the end has just been mailed the tables.
        ...(how === 'played'
          ? []
          : toEntries(
              loaded,
              all.map(({ record }) => record.number),
              key,
              told,
            )),
        ...toOrganizer(loaded, 'organizer', key, told),
      ];
    }
  }
}

const UNOPENED = { match: null, sides: [], late: null, used: null } as const;

/** The day on which a stage begins, as it stands. */
function beginningOfStage({ settings, stored }: LoadedEvent, stage: number, now: Date): string {
  if (stage === 0 && stored.startAt !== null) return stored.startAt.slice(0, 10);
  return stagesOf(settings)[stage]?.begins ?? dateAt(now);
}

function takeOver(draft: EventDraft, id: string, from: number, by: number): void {
  const known = sheetOf(draft.loaded).pairings.find((one) => one.id === id);
  const stored = draft.loaded.pairings.find((one) => one.id === id)?.stored;
  if (known === undefined || stored === undefined) return;
  const { entries, legs } = takenOver(known, from, by);
  const seats = (leg: StoredLeg) => legs.find((one) => one.leg === leg.leg)?.seats ?? leg.seats;
  const changed: Partial<StoredPairing> = {
    entries,
    legs: stored.legs.map((leg) => ({ ...leg, seats: seats(leg) })),
  };
  draft.pairing(id, changed);
}

function sideIn({ pairings }: LoadedEvent, match: string, entry: number): Side | undefined {
  const leg = pairings.flatMap(({ stored }) => stored.legs).find((one) => one.match === match);
  return leg?.sides[leg.seats.indexOf(entry)];
}

/** Opens a match with both seats held. Asked again, by whomever, it is the same match. */
async function openLeg(
  effects: ClubEffects,
  loaded: LoadedEvent,
  pairing: LoadedPairing,
  leg: StoredLeg,
): Promise<StoredLeg> {
  const { matches, store } = effects;
  const request = requestFor(effects, loaded, pairing, leg);
  const opened = await matches.open(request);
  // Somebody has changed a name or a wish since another worker opened it: it is that match all the same.
  const known = opened.ok ? undefined : await store.readOpening(request.key ?? '');
  const match = opened.ok ? opened.value.match : known?.matchId;
  if (match === undefined) throw new Error(`a match of an event could not be opened: ${codeOf(opened)}`);
  for (const { side } of request.seats) {
    const joined = await matches.join(match, side, {});
    if (!joined.ok && joined.failure.code !== 'seat-taken' && joined.failure.code !== 'stale')
      throw new Error(`a seat of an event could not be taken: ${joined.failure.code}`);
  }
  return { ...leg, match, sides: request.seats.map(({ side }) => side) };
}

function codeOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? '' : outcome.failure.code;
}

function requestFor(
  effects: ClubEffects,
  { competition, settings, stored, entrants }: LoadedEvent,
  pairing: LoadedPairing,
  { leg, seats }: StoredLeg,
): OpenRequest {
  const { game, scenario, options, terms } = settings;
  const { sides } = effects.library.load(game, stored.rulesVersion, null);
  const [opener = ''] = sides;
  return {
    game,
    scenario,
    options,
    pack: null,
    opener,
    rulesVersion: stored.rulesVersion,
    agreed: true,
    terms: { ...terms, event: { id: competition.id, pairing: pairing.id, leg } },
    ...(effects.beacon !== undefined ? { dice: 'beacon' as const } : {}),
    key: `pairing ${competition.id} ${pairing.id} ${leg}`,
    seats: sides.map((side, n) => {
      const entrant = entrants.find(({ record }) => record.number === seats[n]);
      const record = entrant?.record;
      return {
        side,
        holder: 'person',
        name: entrant?.player?.name || (entrant?.player?.tag ?? '?'),
        address: entrant?.player?.address ?? null,
        locale: seatLocale({ locale: record?.locale ?? '' }),
        timeZone: record?.timeZone ?? 'UTC',
        wishes: {
          delivery: DELIVERIES.find((one) => one === record?.delivery) ?? 'immediate',
          quietFrom: record?.quietFrom ?? 0,
          quietTo: record?.quietTo ?? 0,
        },
      };
    }),
  };
}
