/**
 * Requests to a service against a session that never stopped: same states, same events. Drafts and undo.
 * See docs/decisions/drafts-on-the-server.md and docs/decisions/table-of-steps.md.
 */
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type Ports,
  type Question,
  Runner,
  type RunRecord,
  type RunStop,
  tapeOf,
} from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import type { ToyState } from '../../toy/state.js';
import { words } from '../scripts.js';
import {
  firstStep,
  freshState,
  gameOf,
  giveAtRandom,
  givenChance,
  picker,
  playAtRandom,
  request,
  seededChance,
} from '../support.js';

const START = JSON.stringify(freshState());
const SIDES = ['RED', 'BLUE'] as const;

/** Standing orders of both sides, so that plans and ambushes fire in between. */
const standingFor = (seed: number): Partial<Ports> => {
  const orders =
    seed % 3 === 0
      ? []
      : [
          { do: 'ambush', when: seed % 3 === 1 ? 'always' : 'never' },
          ...(seed % 2 ? [{ do: 'bid', points: 2 }] : []),
        ];
  return {
    standing: (side, decision, view) =>
      side === 'BLUE' ? toy.standing.answer(orders, view, decision) : undefined,
  };
};

const shown = (q: Question) => ({
  side: q.side,
  kind: q.kind,
  clause: q.clause,
  scope: q.scope,
  about: q.about,
  forms: q.forms.map((f) => f.do),
});
const stopped = (stop: RunStop) =>
  stop.at === 'asked' ? { ...stop, questions: stop.questions.map(shown) } : stop;

interface Service {
  readonly events: RunRecord[];
  drafts: readonly (readonly Answer[])[];
  snapshot: {
    readonly state: string;
    readonly event: number;
    readonly from: { orders: number; rolls: number; draws: number };
  };
}

/** One order as a service handles it: everything anew from the newest snapshot, the journal, the drafts. */
function handle(service: Service, ports: Ports, incoming?: { side: string; order: unknown }) {
  const { state, event, from } = service.snapshot;
  const tape = service.events.length === 0 ? undefined : tapeOf(service.events.slice(event), from);
  const runner = new Runner(
    toy,
    JSON.parse(state) as ToyState,
    { ...ports, snapshots: true },
    tape,
    service.drafts,
  );
  const stop = incoming === undefined ? runner.go() : runner.give(incoming);
  if (stop.at === 'ended' || (stop.at === 'asked' && stop.committed)) {
    const made = runner.takeEvent();
    service.events.push(made);
    if (made.safe !== undefined)
      service.snapshot = { state: made.safe.state, event: service.events.length - 1, from: made.safe };
  }
  service.drafts = SIDES.map((side) => runner.draftOf(side));
  return { state: JSON.stringify(runner.state), stop };
}

/** Chance that a service meets is the next of the match, whatever run asks. */
const sharedChance = (seed: number): Ports => ({ chance: seededChance(seed), ...standingFor(seed) });

function newService(): Service {
  return {
    events: [],
    drafts: [],
    snapshot: { state: START, event: 0, from: { orders: 0, rolls: 0, draws: 0 } },
  };
}

describe('a run from snapshot, journal, drafts and the order that came', () => {
  test('is the same as a live session, events and questions too, in random matches', () => {
    const pick = picker(4);
    let drafted = 0;
    for (let seed = 0; seed < 60; seed++) {
      const live = playAtRandom(seed, { ...standingFor(seed), snapshots: true }, 0);
      const service = newService();
      const ports = sharedChance(seed);
      handle(service, ports);
      for (let i = 0; i < 60 && live.session.stop.at === 'asked'; i++) {
        const order = giveAtRandom(live.session, pick);
        const { state, stop } = handle(service, ports, order);
        expect(state).toBe(JSON.stringify(live.session.state));
        expect(stopped(stop)).toEqual(stopped(live.session.stop));
        if (stop.at === 'asked' && !stop.committed) drafted++;
      }
      const bare = (events: readonly RunRecord[]) => events.map(({ safe: _, ...event }) => event);
      expect(bare(service.events)).toEqual(bare(live.session.events));
    }
    expect(drafted).toBeGreaterThan(200);
  });

  test('logs once what was said between the last order of an event and its question', () => {
    const game = gameOf(
      function* (g) {
        yield* g.ask(words('RED', 'go', 'stay'));
        g.roll({ purpose: 'p', dice: [6] });
        return 'next';
      },
      function* (g) {
        g.log('dawn');
        g.tell('RED', 'secret');
        yield* g.ask(words('RED', 'later', 'never'));
        return 'again';
      },
    );
    const from = JSON.stringify(firstStep());
    const ports = { chance: givenChance([1, 2]), snapshots: true };
    const first = request(game, from, [], [], { side: 'RED', order: { do: 'go' } }, ports).runner.takeEvent();
    expect(first.log).toEqual([{ key: 'roll', roll: 0 }, { key: 'dawn' }]);
    const again = request(game, from, [first], [], undefined, ports).runner;
    expect(again.takeEvent()).toMatchObject({ log: [], told: { RED: [], BLUE: [] } });
    const safe = first.safe;
    if (safe === undefined) throw new Error('no safe point');
    const resumed = new Runner(game, JSON.parse(safe.state) as ToyState, ports, tapeOf([first], safe));
    resumed.go();
    expect(resumed.takeEvent()).toMatchObject({ log: [], told: { RED: [], BLUE: [] } });
  });

  test('logs what is said before the first question of all', () => {
    const game = gameOf(function* (g) {
      g.log('opening');
      yield* g.ask(words('RED', 'later', 'never'));
      return 'again';
    });
    for (const tape of [undefined, tapeOf([])]) {
      const runner = new Runner(game, firstStep(), {}, tape);
      runner.go();
      expect(runner.log).toEqual([{ key: 'opening' }]);
    }
  });
});

describe('undo', () => {
  test('drops the last given answer and what followed: the states before come back byte for byte', () => {
    let undone = 0;
    for (let seed = 0; seed < 40; seed++) {
      const service = newService();
      const ports: Ports = { chance: seededChance(seed) };
      const pick = picker(seed);
      let { state, stop } = handle(service, ports);
      let stack: string[] = [state];
      const live = playAtRandom(seed, {}, 0).session;
      for (let i = 0; i < 40 && stop.at === 'asked'; i++) {
        const order = giveAtRandom(live, pick);
        ({ state, stop } = handle(service, ports, order));
        const open = stop.at === 'asked' && !stop.committed && stop.answered.length === 0;
        stack = open ? [...stack, state] : [state];
        if (!open) continue;
        const kept = service.drafts;
        for (let back = stack.length - 2; back >= 0; back--) {
          service.drafts = service.drafts.map((draft) =>
            draft.slice(
              0,
              Math.max(
                0,
                draft.findLastIndex((a) => a.by === 'given'),
              ),
            ),
          );
          expect(handle(service, {}).state).toBe(stack[back]);
          undone++;
        }
        service.drafts = kept;
      }
    }
    expect(undone).toBeGreaterThan(100);
  });

  test('of an answer to both leaves the other answer where it is', () => {
    const service = newService();
    const ports: Ports = { chance: seededChance(1) };
    handle(service, ports);
    handle(service, ports, { side: 'RED', order: { do: 'bid', points: 1 } });
    handle(service, ports, { side: 'RED', order: { do: 'bid', points: 2 } });
    expect(service.drafts).toEqual([[{ side: 'RED', order: { do: 'bid', points: 1 }, by: 'given' }], []]);
    service.drafts = [[], []];
    const { stop } = handle(service, ports, { side: 'BLUE', order: { do: 'bid', points: 3 } });
    expect(stop).toMatchObject({ at: 'asked', answered: ['BLUE'], committed: false });
    expect(service.drafts).toEqual([[], [{ side: 'BLUE', order: { do: 'bid', points: 3 }, by: 'given' }]]);
  });
});
