/**
 * What every roll of a match was for: number, turn and phase, cause, whose luck. Real games, played at random
 * through the service's own layer.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditRoll } from '../../../src/audit/index.js';
import { importJournal } from '../../../src/journal/index.js';
import type { AuditSheet, Matches } from '../../../src/match/index.js';
import { builtInGames, makeMatches } from '../../../src/match/index.js';
import { sampleOrder } from '../../../src/referee/index.js';
import { picker } from '../../referee/support.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST } from '../harness.js';

let context: Harness;
const sheets: { [game: string]: AuditSheet } = {};
const ids: { [game: string]: string } = {};
beforeAll(async () => {
  const plain = await makeHarness('audit');
  context = { ...plain, matches: makeMatches({ ...plain.context, library: builtInGames() }) };
  for (const [game, orders] of [
    ['kyuchorei', 150],
    ['squarepeg', 90],
    ['taiheiyo', 90],
  ] as const) {
    ids[game] = await playedMatch(game, orders);
    sheets[game] = good(await context.matches.audit(ids[game], 'spectator'));
  }
});

async function playedMatch(game: string, orders: number): Promise<string> {
  const { matches } = context;
  const { scenarios, sides } = await matches.game({ game, rulesVersion: 1, pack: null });
  const seats = REQUEST.seats.map((seat, i) => ({ ...seat, side: sides[i] ?? '' }));
  const match = await begin(context, {
    ...REQUEST,
    game,
    scenario: scenarios[0]?.id ?? '',
    seats,
    opener: sides[0] ?? '',
  });
  const pick = picker(3);
  for (let i = 0; i < orders && (await giveOne(matches, match, pick)); i++);
  return match;
}

async function giveOne(matches: Matches, match: string, pick: (n: number) => number): Promise<boolean> {
  const info = await matches.info(match);
  const side = info?.waitsFor[0];
  if (info?.status !== 'playing' || side === undefined) return false;
  const page = good(await matches.page(match, side));
  const order = page.question === undefined ? undefined : sampleOrder(page.question, pick);
  good(await matches.order(match, side, { ...guardOf(page), order }));
  return true;
}

function rollsOf(game: string, purpose?: string): readonly AuditRoll[] {
  const rolls = sheets[game]?.rolls ?? [];
  return purpose === undefined ? rolls : rolls.filter((roll) => roll.purpose === purpose);
}

describe('the rolls of a match', () => {
  test.each(['kyuchorei', 'squarepeg', 'taiheiyo'])(
    'of %s are those of its journal, one after the other',
    async (game) => {
      const lines = good(await context.matches.journal(ids[game] ?? '', 'public'))
        .trimEnd()
        .split('\n')
        .slice(1);
      const events = lines.map(
        (line): { n: number; public: { rolls?: { link: string }[] } } => JSON.parse(line).event,
      );
      const links = events.flatMap(({ n, public: { rolls = [] } }) =>
        rolls.map(({ link }, index) => `${n}.${index} ${link}`),
      );
      const rolls = rollsOf(game);
      expect(rolls.length).toBeGreaterThan(3);
      expect(rolls.map(({ event, index, link }) => `${event}.${index} ${link}`)).toEqual(links);
      expect(rolls.map(({ number }) => number)).toEqual(rolls.map((_, i) => i + 1));
    },
  );

  test('know their turn and phase: fire falls in the first phases, melee in the second ones', () => {
    const phases = (purpose: string) =>
      new Set(rollsOf('kyuchorei', purpose).map(({ now }) => now[1]?.key ?? ''));
    expect(rollsOf('kyuchorei').length).toBeGreaterThan(3);
    expect([...phases('fire')].filter((phase) => !['J1', 'R1'].includes(phase))).toEqual([]);
    expect([...phases('melee')].filter((phase) => !['J2', 'R2'].includes(phase))).toEqual([]);
    const turns = rollsOf('kyuchorei').map(({ now }) => Number(now[0]?.n));
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(rollsOf('taiheiyo', 'pearl_harbor').map(({ now }) => now[0]?.n)).toEqual([0]);
  });

  test('know the order that they followed', () => {
    const orders = new Set(rollsOf('kyuchorei', 'melee').map(({ cause }) => `${cause?.order.do}`));
    expect([...orders]).toEqual(['melee']);
  });
});

describe('whose luck a roll is', () => {
  test('Kyuchorei: fire and melee are the attacker’s, and low is good for him', () => {
    for (const { cause, fortunes } of rollsOf('kyuchorei'))
      expect(fortunes).toEqual([{ side: cause?.side, better: 'low' }]);
  });

  test('Square Peg: fresh units and losses of the defender are good for the one who acts, a counter turned up for nobody', () => {
    for (const { cause, fortunes } of rollsOf('squarepeg', 'fatigue'))
      expect(fortunes).toEqual([{ side: cause?.side, better: 'high' }]);
    for (const { fortunes } of rollsOf('squarepeg', 'arrival'))
      expect(fortunes).toEqual([{ side: 'NZ', better: 'low' }]);
    for (const { fortunes } of rollsOf('squarepeg', 'identity'))
      expect(fortunes).toEqual([{ side: 'JP', better: null }]);
    expect(rollsOf('squarepeg', 'fatigue').length).toBeGreaterThan(0);
  });

  test('Taiheiyo: hits are the firer’s, damage that of the side whose ship was hit, initiative one die against the other', async () => {
    const units = shipSides(await context.matches.game({ game: 'taiheiyo', rulesVersion: 1, pack: null }));
    expect(rollsOf('taiheiyo', 'pearl_harbor')[0]?.fortunes).toEqual([{ side: 'J', better: 'high' }]);
    const damage = rollsOf('taiheiyo', 'damage');
    expect(damage.length).toBeGreaterThan(3);
    for (const roll of damage)
      expect(roll.fortunes).toEqual([{ side: units(await damagedIn(roll)), better: 'low' }]);
    for (const { fortunes } of rollsOf('taiheiyo', 'initiative'))
      expect(fortunes.map(({ side, weights }) => [side, weights])).toEqual([
        ['J', [1, -1]],
        ['A', [-1, 1]],
      ]);
  });

  /** The side of a unit, by the map of the start or the boxes beside it. */
  function shipSides(game: Awaited<ReturnType<Matches['game']>>): (unit: string) => string {
    const japanese = new Set([...(game.rules.universe.unit ?? [])].filter((unit) => unit.startsWith('jp_')));
    return (unit) => (japanese.has(unit) ? 'J' : 'A');
  }

  /** The unit that the line before a roll of damage names. */
  async function damagedIn({ event, index }: AuditRoll): Promise<string> {
    const lines = good(await context.matches.journal(ids.taiheiyo ?? '', 'public'))
      .trimEnd()
      .split('\n');
    const { log } = JSON.parse(lines[event] ?? '').event.public as {
      log: { key: string; unit?: string; roll?: number }[];
    };
    const at = log.findIndex(({ key, roll }) => key === 'roll' && roll === index);
    return log[at - 1]?.unit ?? '';
  }
});

describe('what a reader may know', () => {
  test('of Taiheiyo: a side its own draws, a spectator none, and all of it only when it is over', async () => {
    const match = ids.taiheiyo ?? '';
    const sides = (sheet: AuditSheet) => [...new Set(sheet.draws.map(({ side }) => side))];
    expect(sheets.taiheiyo?.draws).toEqual([]);
    expect(sheets.taiheiyo?.seals.open).toBe(0);
    expect(sides(good(await context.matches.audit(match, 'J')))).toEqual(['J']);
    expect(sides(good(await context.matches.audit(match, 'A')))).toEqual(['A']);
    expect(await context.matches.audit(match, 'all')).toMatchObject({ ok: false });
    const page = good(await context.matches.page(match, 'J'));
    good(await context.matches.resign(match, 'J', guardOf(page)));
    const all = good(await context.matches.audit(match, 'all'));
    expect(sides(all).sort()).toEqual(['A', 'J']);
    expect(all.seals.open).toBe(all.seals.all);
  });

  test('of an imported copy that lacks what is sealed: every roll, without turn and phase', async () => {
    const text = good(await context.matches.journal(ids.taiheiyo ?? '', 'public'));
    const read = importJournal(text);
    if (!read.ok || read.rows[0]?.event.type !== 'opened') throw new Error('not a journal');
    const { match: id, at, hash, public: opened } = read.rows[0].event;
    const events = read.rows.map(({ event, text: line, open }) => ({
      number: event.n,
      at: new Date(event.at),
      type: event.type,
      hash: event.hash,
      text: line,
      contents: JSON.stringify(open),
    }));
    const { game, scenario, options, rulesVersion, pack } = opened;
    const head = { headNumber: events.length, headHash: events.at(-1)?.hash ?? hash };
    const elsewhere = await makeHarness('elsewhere');
    const match = {
      id,
      game,
      scenario,
      options,
      rulesVersion,
      rules: null,
      pack,
      terms: '{}',
      beacon: null,
      round: 0,
      throwing: null,
      createdAt: new Date(at),
      ...head,
    };
    await elsewhere.store.importMatch({ match, seats: [], events });
    const { audit } = makeMatches({ ...elsewhere.context, library: builtInGames() });
    const { rolls } = good(await audit(id, 'spectator'));
    expect(rolls.map(({ link }) => link)).toEqual(rollsOf('taiheiyo').map(({ link }) => link));
    expect(rolls.every(({ now }) => now.length === 0)).toBe(true);
    expect(rolls[0]?.fortunes).toEqual(rollsOf('taiheiyo')[0]?.fortunes);
  });

  test('an unknown match is unknown', async () => {
    expect(await context.matches.audit('nosuchmatch', 'spectator')).toMatchObject({
      ok: false,
      failure: { code: 'unknown-match' },
    });
  });
});
