/**
 * Whole matches of random legal orders: nothing impossible ever stands on the map, and replaying gives the
 * same.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { NONE } from '../../../src/games/witp/components/pack.js';
import type { WpState } from '../../../src/games/witp/state/state.js';
import { surveyOf } from '../../../src/games/witp/state/survey.js';
import { playBack, type RunRecord, Session, sampleOrder, tapeOf } from '../../../src/referee/index.js';
import { effort } from '../../support/effort.js';
import { sharedObject } from '../support/unshared.js';
import { game, pack, picker, position, seededChance } from './support.js';

const MATCHES = effort(3, 12);
const TOO_MANY = 20_000;
/** Orders between two looks for objects that stand in two places. */
const SHARING_EVERY = 97;

const SCENARIOS = ['standard', 'short', '1943', 'delayed'] as const;

const onOff = (value: boolean) => String(value);

/** Scenarios and options in turns, so that a dozen matches meet all of them. */
function start(seed: number): WpState {
  return game.rules.start({
    scenario: SCENARIOS[seed % SCENARIOS.length] ?? 'standard',
    options: {
      lastTurn: '4',
      presetDepots: onOff(seed % 8 === 0),
      suddenDeath: onOff(seed % 3 === 0),
      chineseNoRedeployTurn1: onOff(seed % 2 === 0),
      literalTransportHits: onOff(seed % 5 !== 0),
    },
  });
}

interface Played {
  readonly seed: number;
  readonly winner: string | null;
  readonly state: WpState;
  readonly events: readonly RunRecord[];
}

function playAtRandom(seed: number): Played {
  const pick = picker(seed);
  const session = new Session(game, start(seed), { chance: seededChance(seed), snapshots: true });
  for (let orders = 0; session.stop.at === 'asked'; orders++) {
    const [question] = session.questions;
    if (question === undefined || orders > TOO_MANY) throw new Error(`seed ${seed}: no end`);
    checkSituation(session.state, seed);
    if (orders % SHARING_EVERY === 0) expect(sharedObject(session.state), `seed ${seed}`).toBeUndefined();
    const order = sampleOrder(question, pick);
    if (order === undefined) throw new Error(`seed ${seed}: nothing legal at ${question.kind}`);
    const refusal = session.give(question.side, order);
    if (refusal !== undefined)
      throw new Error(`seed ${seed}: ${JSON.stringify(order)} refused with ${refusal.clause}`);
  }
  const { stop, state, events } = session;
  return { seed, winner: stop.at === 'ended' ? stop.result.winner : null, state, events };
}

function checkSituation(state: WpState, seed: number): void {
  const wrong = cardFault(state) ?? unitFault(state) ?? placeFault(state);
  if (wrong !== undefined) throw new Error(`seed ${seed}, turn ${state.turn}, ${state.step}: ${wrong}`);
}

function cardFault({ hands, deck, discards }: WpState): string | undefined {
  const cards = [...hands.J, ...hands.A, ...deck, ...discards];
  if (new Set(cards).size !== cards.length) return 'a card is doubled';
  if ([...hands.J, ...hands.A].length > 4) return 'too many cards in hand';
  return undefined;
}

function unitFault({ units, step }: WpState): string | undefined {
  for (const [index, { at, carrier, sea }] of units.entries()) {
    const { id, fleet, type, nation } = pack.units[index]!;
    if (at < 0) continue;
    const { terrain } = pack.hexes[at]!;
    if (fleet && (terrain === 'land' || terrain === 'mountain')) return `${id} on land`;
    if (carrier !== NONE && units[carrier]!.at !== at) return `${id} is not with its ship`;
    if (type === 'L' && carrier === NONE && (terrain === 'sea' || terrain === 'mountain'))
      return `${id} in the sea`;
    if (nation === 'CN' && !pack.chinaHome.includes(at)) return `${id} outside China`;
    if ((sea !== null) !== (fleet && at === pack.split)) return `${id} in a sea that is not there`;
    if (carrier !== NONE && step !== 'movement' && step !== 'combat' && step !== 'redeployFleets')
      return `${id} is still aboard`;
  }
  return undefined;
}

/** WP-10.5.i: no Air where the enemy's land is alone, no depot where it has been run over. */
function placeFault(state: WpState): string | undefined {
  const survey = surveyOf({ pack, state });
  for (const hex of pack.hexes.keys()) {
    for (const [own, enemy] of [
      ['J', 'A'],
      ['A', 'J'],
    ] as const) {
      const overrun = survey.land[enemy][hex]! > 0 && survey.land[own][hex] === 0;
      if (overrun && state.step !== 'combat' && survey.air[own][hex]! > 0)
        return `Air of ${own} left in ${pack.hexes[hex]!.id}`;
      if (overrun && state.step !== 'combat' && survey.depot[own][hex] === 1)
        return `depot of ${own} left in ${pack.hexes[hex]!.id}`;
    }
  }
  return undefined;
}

let matches: readonly Played[] = [];
beforeAll(() => {
  matches = Array.from({ length: MATCHES }, (_, seed) => playAtRandom(seed));
}, 600_000);

describe(`${MATCHES} matches played at random`, () => {
  test('WP-3.0.a WP-3.2.d all end by the last turn with a winner', () => {
    for (const { winner, state } of matches) {
      expect(['J', 'A']).toContain(winner);
      expect(state.turn).toBeLessThanOrEqual(state.lastTurn);
    }
  });

  test('give the same final state when their record is played back', () => {
    for (const { seed, events, state } of matches)
      expect(playBack(game, start(seed), tapeOf(events)).state).toEqual(state);
  });

  test('give the same final state when resumed from a snapshot, and a position file of it reads the same', () => {
    for (const { events, state } of matches.slice(0, SCENARIOS.length))
      for (const [i, { safe }] of events.entries()) {
        if (safe === undefined || i % 40 > 0) continue;
        const kept = JSON.parse(safe.state) as WpState;
        expect(position(game.position.show(kept))).toEqual(kept);
        expect(
          playBack(game, JSON.parse(safe.state) as WpState, tapeOf(events.slice(i), safe)).state,
        ).toEqual(state);
      }
  });

  test('show each viewer a view from which a situation with that view can be made', () => {
    for (const { events } of matches.slice(0, SCENARIOS.length))
      for (const [i, { safe }] of events.entries()) {
        if (safe === undefined || i % 40 > 0) continue;
        const kept = JSON.parse(safe.state) as WpState;
        for (const viewer of ['J', 'A', 'spectator'])
          expect(
            game.position.view(game.position.situation(game.position.view(kept, viewer)), viewer),
          ).toEqual(game.position.view(kept, viewer));
      }
  });
});
