/**
 * Order forms: what enumerating finds is what checking accepts, and nothing else; what is hidden changes
 * nothing for others.
 */
import { describe, expect, test } from 'vitest';
import type { TsState } from '../../../../src/games/taiheiyo/state/state.js';
import {
  checkOrder,
  type Order,
  type Question,
  Session,
  type Side,
  sampleOrder,
} from '../../../../src/referee/index.js';
import { game, hands, legal, match, operation, pack, picker, seededChance } from '../support.js';

const LIMIT = 2_000;

/** Orders near a legal one: a field left out, a foreign or unknown id, one too many. */
function mutants(order: Order): Record<string, unknown>[] {
  const fields = Object.keys(order).filter((name) => name !== 'do');
  return fields.flatMap((name) => {
    const value = order[name];
    const others = ['us_chester', 'jp_kako', 'truk', 'C16', 'nobody'];
    const changed = Array.isArray(value)
      ? [[], [...value, 'nobody'], [...value, 'us_chester'], ...others.map((id) => [id])]
      : typeof value === 'object'
        ? [{}, { nobody: 1 }, { us_chester: 9 }]
        : others;
    const { [name]: _, ...without } = order;
    return [without, { ...order, extra: 'x' }, ...changed.map((v) => ({ ...order, [name]: v }))];
  });
}

function checkForms(question: Question): void {
  const all = legal(question);
  if (all.length > LIMIT) return;
  const known = new Set(all.map((order) => JSON.stringify(sorted(order))));
  for (const order of all.slice(0, 40)) {
    expect(checkOrder(question, game.rules.universe, order)).toMatchObject({ ok: true, order });
    for (const mutant of mutants(order)) {
      const checked = checkOrder(question, game.rules.universe, mutant);
      if (checked.ok)
        expect(known.has(JSON.stringify(sorted(checked.order))), JSON.stringify(mutant)).toBe(true);
      else expect(checked.refusal.clause, JSON.stringify(mutant)).toMatch(/^TS-/);
    }
  }
}

function sorted(order: Order): Record<string, unknown> {
  return Object.fromEntries(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe('order forms', () => {
  test('accept what they enumerate and nothing else, in a position with few units', () => {
    const where = { truk: 'jp_akagi jp_kako j_air_1', rabaul: 'us_chester a_air_1', japan: 'jp_kaga*' };
    checkForms(operation('J', 4, where, hands('C01 C03 C09', 'C02')).question);
    checkForms(operation('A', 4, where, hands('C01', 'C02 C09 C15 C07')).question);
    checkForms(
      match(
        4,
        { philippines: 'us_chester' },
        { phase: 'CAPTURE-A', ...hands('', 'C01 C04 C12'), points: { philippines: { owner: 'J' } } },
      ).question,
    );
  });

  test('at the questions of random matches', () => {
    for (const seed of [11, 12]) {
      const pick = picker(seed);
      const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
        chance: seededChance(seed),
      });
      for (let n = 0; session.stop.at === 'asked' && n < 900; n++) {
        const [question] = session.questions;
        if (question === undefined) break;
        if (question.kind !== 'operation' && question.kind !== 'supplyOrder' && question.kind !== 'reaction')
          checkForms(question);
        session.give(question.side, sampleOrder(question, pick));
      }
    }
  }, 300_000);

  test('refuse the other side and hostile orders, and change nothing', () => {
    const m = operation('J', 2, { truk: 'jp_kako', hawaii: 'us_chester' });
    for (const order of [
      null,
      1,
      'move',
      [],
      {},
      { do: 'move' },
      { do: 'move', from: 'truk', ships: 'jp_kako', path: 'rabaul' },
      { do: '__proto__' },
    ])
      expect(m.refused(order).code).toBe('shape');
    expect(m.refused({ do: 'pass' }, 'A').code).toBe('not-asked');
  });

  test('a path may be given by its goal', () => {
    const m = operation('J', 2, { truk: 'jp_kako' }).play({
      do: 'move',
      from: 'truk',
      ships: ['jp_kako'],
      path: 'johnston',
    });
    expect(m.log.find((e) => e.key === 'move')).toMatchObject({ path: ['kwajalein', 'johnston'] });
  });
});

const drew = (session: Session<TsState>): boolean => session.events.some((e) => e.draws.length > 0);

describe('what is hidden', () => {
  test('TS-2.3.2.b changes nothing that the other sees, nor when he is asked, as long as the same is played', () => {
    for (const viewer of ['J', 'A'] as const)
      for (let seed = 1; seed <= 12; seed++) {
        const where = {
          truk: 'jp_akagi jp_kako j_air_1',
          rabaul: 'us_enterprise us_chester',
          hawaii: 'us_wasp',
        };
        const state = match(3, where, {
          phase: 'INITIATIVE-1',
          ...hands('C01 C03 C12', 'C02 C05 C13 C14'),
        }).state;
        const seen = (start: TsState) => {
          const session = new Session(game, structuredClone(start), { chance: seededChance(seed) });
          const course: unknown[] = [];
          for (let n = 0; session.stop.at === 'asked' && n < 40 && !drew(session); n++) {
            const [question] = session.questions;
            if (question === undefined) break;
            // What a draw gives depends on what is in the deck, so the comparison ends there.
            course.push([
              question.side,
              question.kind,
              question.about,
              game.position.view(session.state, viewer),
            ]);
            // The other side plays no card and spends none, whatever it holds; the viewer plays at random.
            const order =
              question.side === viewer ? sampleOrder(question, picker(seed + n)) : quiet(question);
            if (order === undefined) break;
            session.give(question.side, order);
          }
          const events = session.events.filter((e) => e.draws.length === 0);
          return JSON.stringify([course, events.map((e) => [e.orders, e.log, e.rolls, e.told[viewer]])]);
        };
        expect(
          seen(game.position.twin?.(structuredClone(state), viewer, picker(seed)) ?? state),
          `${viewer} ${seed}`,
        ).toBe(seen(state));
      }
  });
});

const QUIET = ['none', 'no', 'done', 'stop', 'pass'];

function quiet(question: Question): Order | undefined {
  const word = QUIET.find((w) => question.forms.some((f) => f.do === w));
  return word === undefined ? sampleOrder(question, picker(1)) : { do: word };
}

test('both sides have their cards in one universe', () => {
  const side: Side = 'J';
  expect([...(game.rules.universe.event ?? [])].filter((no) => no.startsWith(side))).toHaveLength(
    pack.cards.length,
  );
});
