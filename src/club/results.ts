/** From a match that has ended to its result: made once, and read instead of the journal from then on. */
import type { MatchOutcome } from '../match/index.js';
import type { EndedRecord, ResultRecord } from '../store/index.js';
import { type LoadedEvent, loadEvent } from './event/stored.js';
import type { ClubEffects } from './model/context.js';

const AT_A_TIME = 50;

/** Makes results of what has ended; gives how many matches it looked at. */
export async function makeResults(effects: ClubEffects): Promise<number> {
  const ended = await effects.store.listEnded(AT_A_TIME);
  for (const one of ended) await makeResult(effects, one);
  return ended.length;
}

async function makeResult(
  { store, matches, clock }: ClubEffects,
  { matchId, owner }: EndedRecord,
): Promise<void> {
  const [outcome, event] = await Promise.all([matches.outcome(matchId), loadEvent(store, owner)]);
  const result = outcome === undefined || event === undefined ? undefined : resultOf(matchId, outcome, event);
  await store.settleEnded(matchId, result);
  await store.rouseCompetition(owner, clock());
}

function resultOf(matchId: string, outcome: MatchOutcome, event: LoadedEvent): ResultRecord | undefined {
  const { ended, turns, timeouts, seats } = outcome;
  const pairing = event.pairings.find(({ id }) => id === outcome.event.pairing);
  const leg = pairing?.stored.legs.find((one) => one.leg === outcome.event.leg);
  const [one, two] = (leg?.seats ?? []).map(
    (number) => event.entrants.find(({ record }) => record.number === number)?.record.playerId,
  );
  const [first, second] = seats.map(({ side }) => side);
  if (ended === null || one === undefined || two === undefined) return undefined;
  if (first === undefined || second === undefined) return undefined;
  return {
    matchId,
    game: outcome.game,
    scenario: outcome.scenario,
    options: JSON.stringify(outcome.options),
    competitionId: event.competition.id,
    pairing: outcome.event.pairing,
    leg: outcome.event.leg,
    oneSide: first,
    twoSide: second,
    one,
    two,
    winner: ended.winner === null ? null : ended.winner === first ? 'one' : 'two',
    reason: ended.reason,
    onePoints: null,
    twoPoints: null,
    oneTimeouts: timeouts[first] ?? 0,
    twoTimeouts: timeouts[second] ?? 0,
    played: (turns[first] ?? 0) > 0 && (turns[second] ?? 0) > 0,
    rated: event.settings.rated,
    endedAt: ended.at,
  };
}
