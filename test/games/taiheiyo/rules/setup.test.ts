/** Chapters 0 to 3: edition, components, set-up. */
import { describe, expect, test } from 'vitest';
import { createTaiheiyo } from '../../../../src/games/taiheiyo/index.js';
import { ComponentError, Session } from '../../../../src/referee/index.js';
import { GivenMatch } from '../../match.js';
import { changed, point } from '../components/changed.js';
import {
  back,
  begin,
  capture,
  card,
  components,
  faultOf,
  file,
  game,
  hands,
  J_HAND,
  judged,
  Match,
  match,
  move,
  operation,
  pack,
  seededChance,
} from '../support.js';

const setup = (dice: number[] = [], draws: string[] = []) =>
  new Match(game.rules.start({ scenario: 'standard', options: {} }), dice, draws);

const placed = (m: Match, to: string) => m.play({ do: 'place', unit: String(m.question.about?.unit), to });

/** A game with other templates. */
const templated = (change: (templates: { at: Record<string, string[]> }[]) => void) =>
  createTaiheiyo(changed((c) => change(c.setup.templates as unknown as { at: Record<string, string[]> }[])));

const withoutJ10 = (m: Match) => m.legal();

describe('the edition', () => {
  test('TS-0.a TS-0.f is the second: turns go reinforcement, operations, supply', () => {
    expect(pack.file.meta.edition).toContain('2nd edition');
    const ids = game.rules.steps(match(1, {}).state).map((s) => s.id);
    expect(ids).toEqual(components.phases.map((p) => p.id));
  });
  test('TS-0.b a card overrides the rules: J05 allows no reaction', () => {
    const where = { truk: 'jp_kako', rabaul: 'us_enterprise' };
    const raid = { do: 'event', event: 'J05', from: 'truk', ships: ['jp_kako'], path: ['rabaul'] };
    expect(operation('J', 2, where, J_HAND('C05'), [1]).play(raid).now).not.toContain('reaction');
    expect(operation('J', 2, where).play(move('truk', 'jp_kako', 'rabaul')).now).toBe('A reaction');
  });
  test('TS-0.c control is judged at the end of each supply step', () => {
    const m = match(
      2,
      { rabaul: 'jp_kako jp_aoba*', truk: 'jp_nagato*' },
      { phase: 'RETURN-J', ...J_HAND('C01') },
    );
    expect(m.control('rabaul')).toEqual(['J']);
    m.play(back('rabaul', 'jp_kako jp_aoba', 'truk'), 'done');
    expect([m.now, ...m.control('rabaul')]).toEqual(['J resupply', '-']);
  });
  test('TS-0.d J first and judged before A in every step', () => {
    const where = { australia: 'jp_chokai', rabaul: 'a_air_1 au_australia' };
    const m = match(2, where, { phase: 'ISOLATION-J', points: { australia: { held: '2b' } } });
    expect(m.where('jp_chokai', 'au_australia')).toEqual(['truk*', 'rabaul']);
  });
  test('TS-0.e cross-references: J11 falls back on the isolation relocation', () => {
    const where = {
      midway: 'jp_kako us_chester',
      japan: 'us_chicago',
      truk: 'us_portland',
      indochina: 'us_quincy',
    };
    const m = match(2, where, { ...begin('battle', { at: 'midway', attacker: 'A' }), ...J_HAND('C11') }).play(
      card('J11'),
    );
    expect(m.where('jp_kako')).toEqual(['out']); // no own port is left: 9.1
  });
  test('TS-1.0.a two sides, J and A', () => expect(game.sides).toEqual(['J', 'A']));
  test('TS-1.0.c TS-10.0.a TS-3.2.f no optional rule, no red-framed unit', () => {
    expect(game.scenarios.flatMap(({ options }) => options)).toEqual([]);
    expect(pack.units.filter((u) => /red/i.test(u.code ?? ''))).toEqual([]);
  });
  test('TS-1.0.d TS-3.0.c TS-DN.b TS-DN.g no rule of their own: a side may keep all its carriers together', () => {
    const all = pack.army.J.filter((u) => pack.units[u]?.type === 'carrier').map(
      (u) => pack.units[u]?.id ?? '',
    );
    expect(
      operation('J', 2, { truk: all.join(' ') })
        .play(move('truk', all.join(' '), 'marianas'))
        .where(...all),
    ).toEqual(all.map(() => 'marianas*'));
  });
});

describe('the set-up', () => {
  test('TS-3.0.a TS-2.3.2.b the deck holds all 16 cards until the last ship is placed', () => {
    const m = setup();
    expect([m.state.deck.length, m.hand('J'), m.hand('A')]).toEqual([16, [], []]);
  });
  test('TS-3.0.b TS-3.1.b A places its LAC units first, one at most at Port Moresby', () => {
    const m = setup();
    expect([m.question.side, m.values('to')]).toEqual(['A', ['australia', 'port_moresby', 'samoa']]);
    placed(m, 'port_moresby');
    expect(m.clauseOf({ do: 'place', unit: 'a_air_2', to: 'port_moresby' })).toBe('TS-3.1.b');
    placed(m, 'samoa');
    expect(m.question.side).toBe('J');
    expect(m.where('a_air_1', 'a_air_2')).toEqual(['port_moresby', 'samoa']);
  });
  test('TS-3.1.a TS-3.2.a TS-3.2.c coded units stand where their code says', () => {
    const at = setup().where(
      'us_arizona',
      'us_indianapolis',
      'us_pensacola',
      'au_australia',
      'us_houston',
      'nl_de_ruyter',
      'gb_exeter',
      'gb_hermes',
    );
    expect(at).toEqual([
      'hawaii',
      'midway',
      'samoa',
      'australia',
      'philippines',
      'borneo',
      'singapore',
      'ceylon',
    ]);
    expect(setup().where('jp_akagi', 'jp_tone', 'j_air_1', 'j_air_2', 'j_air_3')).toEqual([
      'hawaii',
      'hawaii',
      'japan',
      'indochina',
      'truk',
    ]);
  });
  test('TS-3.1.c TS-3.2.e PH units are not there yet, later ones wait in their box', () => {
    expect(setup().where('us_enterprise', 'jp_yamato', 'gb_illustrious')).toEqual([
      'out',
      'turn:1',
      'turn:2',
    ]);
  });
  test('TS-3.2.b capital ships to ports alone', () => {
    const m = placed(placed(setup(), 'samoa'), 'australia');
    // What a player places he reads: its values, and how many are left with it.
    const values = { type: 'ship', planes: 2, guns: 0, defence: 1, moves: 3 };
    expect(m.question.about).toEqual({ unit: 'jp_ryujo', n: 26, ...values });
    expect(m.clauseOf({ do: 'place', unit: 'jp_ryujo', to: 'okinawa' })).toBe('TS-3.2.b');
    while (m.question.about?.unit !== 'jp_myoko') placed(m, 'japan');
    expect(placed(m, 'okinawa').where('jp_myoko')).toEqual(['okinawa']);
  });
  test('TS-3.2.d J draws four cards when the last ship stands, A none', () => {
    const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
      chance: seededChance(4),
    });
    while (session.questions[0]?.kind === 'setup') {
      const { side, about } = session.questions[0];
      expect([session.state.hands.J.length, session.state.hands.A.length]).toEqual([0, 0]);
      session.give(side, { do: 'place', unit: about?.unit, to: side === 'A' ? 'samoa' : 'truk' });
    }
    expect([session.state.hands.J.length, session.state.hands.A.length]).toEqual([4, 0]);
    expect(session.events.flatMap((e) => e.draws).map((d) => [d.side, d.ids.length])).toEqual([['J', 4]]);
  });
  test('TS-3.0.b a template places all that are left, whoever stands already stays', () => {
    const m = placed(setup(), 'port_moresby').play({ do: 'template', plan: 'forward' });
    expect([m.question.side, ...m.where('a_air_1', 'a_air_2')]).toEqual(['J', 'port_moresby', 'samoa']);
    const begun = new Match(m.state, [1], ['C01', 'C02', 'C03', 'C04']);
    placed(begun, 'truk').play({ do: 'template', plan: 'southward' });
    expect(begun.where('jp_ryujo', 'jp_zuiho', 'jp_yamashiro', 'jp_myoko', 'jp_kako')).toEqual([
      'truk',
      'indochina',
      'indochina',
      'okinawa',
      'truk',
    ]);
    expect([begun.hand('J'), begun.keys.slice(0, 2)]).toEqual([
      ['C01', 'C02', 'C03', 'C04'],
      ['setup', 'draw.setup'],
    ]);
  });
  test('TS-3.1.b TS-3.2.b templates are a side’s own, and where a hand took the room the next open point is taken', () => {
    expect(setup().clauseOf({ do: 'template', plan: 'southward' })).toBe('TS-3.1.b');
    const other = templated(([, forward]) =>
      Object.assign(forward ?? {}, { at: { port_moresby: ['a_air_2'], samoa: ['a_air_1'] } }),
    );
    const begun = new GivenMatch({
      of: other,
      state: other.rules.start({ scenario: 'standard', options: {} }),
    });
    begun.play({ do: 'place', unit: 'a_air_1', to: 'port_moresby' }, { do: 'template', plan: 'forward' });
    const a = other.position.show(begun.state) as { units: Record<string, { at: string }> };
    expect([a.units.a_air_1?.at, a.units.a_air_2?.at]).toEqual(['port_moresby', 'samoa']);
  });
  test('TS-3.1.b TS-3.2.b a template that breaks the rules, or leaves a unit out, is no component file', () => {
    const fault = (change: (templates: { at: Record<string, string[]> }[]) => void) => {
      try {
        templated(change);
        return '';
      } catch (error) {
        return error instanceof ComponentError ? error.message : 'other';
      }
    };
    expect(fault(() => {})).toBe('');
    expect(fault(([rear]) => Object.assign(rear?.at ?? {}, { samoa: [] }))).toContain(
      'setup.templates.0.at.samoa',
    );
    expect(fault(([rear]) => delete rear?.at.samoa)).toContain('a_air_2 is missing');
    expect(fault(([, forward]) => forward?.at.port_moresby?.push('a_air_2'))).toContain('a_air_2: TS-3.1.b');
    expect(fault(([, , fleet]) => fleet?.at.okinawa?.push('jp_nagato'))).toContain('TS-3.2.b');
    expect(fault(([, , fleet]) => fleet?.at.japan?.push('jp_akagi'))).toContain('jp_akagi: TS-3.1.c');
  });
  test('TS-3.0.b without templates in the file units are placed one by one', () => {
    const other = createTaiheiyo(changed((c) => Object.assign(c, { setup: {} })));
    const begun = new GivenMatch({
      of: other,
      state: other.rules.start({ scenario: 'standard', options: {} }),
    });
    expect(begun.legal().map((o) => o.do)).not.toContain('template');
    expect(begun.clauseOf({ do: 'template', plan: 'rear' })).toBe('TS-3.1.b');
  });
  test('TS-3.0.b a template tells who would stand where; the clock goes by the first', () => {
    const { question, state } = setup();
    const form = question.forms.find((f) => f.do === 'template');
    expect(form?.fields[0]?.walk.explain?.({ do: 'template' }, ['rear'])?.lines).toEqual([
      { key: 'explain.template', at: 'samoa', units: ['a_air_2'] },
      { key: 'explain.template', at: 'australia', units: ['a_air_1'] },
    ]);
    expect(game.rules.timeout(game.position.view(state, 'A'), question)).toEqual({
      do: 'template',
      plan: 'rear',
    });
  });
  test('TS-3.3.a turn 0, score 0', () => expect([setup().state.turn, setup().state.score]).toEqual([0, 0]));
  test('TS-3.3.b J owns Japan, Indochina and Truk, A every other port', () => {
    const owners = pack.points.flatMap((p) => (p.port ? [`${p.id}:${p.owner}`] : []));
    expect(owners.filter((o) => o.endsWith(':J'))).toEqual(['japan:J', 'indochina:J', 'truk:J']);
    expect(point('west_coast')?.owner).toBe('A');
  });
  test('TS-3.3.c TS-3.3.d TS-3.3.1.a base markers follow from the units: Kwajalein by the air unit at Truk', () => {
    expect(
      setup().control('kwajalein', 'okinawa', 'marianas', 'midway', 'borneo', 'attu', 'dutch_harbor'),
    ).toEqual(['J', 'J', 'J', 'A', 'A', '-', '-']);
    expect(setup().control('hawaii')).toEqual(['A']); // the strike force holds nothing
  });
  test('TS-3.3.e TS-3.3.1.b Rabaul, Port Moresby, the Solomons and Johnston depend on the LAC units', () => {
    const at = (lac: string) =>
      judged({ truk: 'j_air_3', [lac]: 'a_air_1' })('rabaul', 'port_moresby', 'solomons', 'johnston');
    expect(at('port_moresby')).toEqual(['-', 'A', '-', '-']);
    expect(at('australia')).toEqual(['J', '-', 'A', '-']);
    expect(at('samoa')).toEqual(['J', '-', '-', 'A']);
  });
  test('TS-4.2.u the strike force off Hawaii changes no marker', () =>
    expect(setup().control('hawaii')).toEqual(['A']));
});

describe('positions', () => {
  test('are refused with the place of the fault', () => {
    expect(faultOf({ ...(file(2, {}) as object), phase: 'NOON' } as never)).toBe('phase');
    expect(faultOf(file(2, {}, hands('C01', 'C01')))).toBe('hands');
    expect(faultOf(file(2, {}, { spent: ['J01'] }))).toBe('spent');
    expect(faultOf(file(2, { madagascar: 'jp_kako' }))).toBe('units.jp_kako.at');
    expect(faultOf(file(2, {}, begin('combat')))).toBe('begin');
    expect(faultOf(file(2, {}, { second: 'J' }))).toBe('second');
    expect(withoutJ10(match(2, { japan: 'jp_kako' }, J_HAND('C10')))).toContainEqual({ do: 'no' });
    expect(capture('truk')).toEqual({ do: 'capture', port: 'truk', cards: [] });
  });
});
