/** Everything the game says: complete in both languages, for every entry that random matches write. */
import { describe, expect, test } from 'vitest';
import { missingGlyphs, sceneToSvg, sceneToText } from '../../../../src/board/index.js';
import { pictureWords } from '../../../../src/games/squarepeg/words/index.js';
import {
  type Entry,
  type Explanation,
  LOCALES,
  type Locale,
  type Order,
  readTyped,
  Session,
  sampleOrder,
} from '../../../../src/referee/index.js';
import { makeWords, namesOf } from '../../../../src/telling/index.js';
import { makeNarrators } from '../../../../src/telling/narrator.js';
import { attack, end, game, legal, match, move, picker, seededChance, started } from '../support.js';

const placeholders = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)/g)].map((m) => m[1]))].sort();
const narrators = LOCALES.map((locale) => makeWords(game.words.text, locale, namesOf(game, locale)));
/** Says an entry in both languages; throws when a sentence or a parameter is missing. */
const say = (entry: Entry): readonly string[] => narrators.map((narrator) => narrator.say(entry));

/** Random matches, some from positions in which everything can happen. */
function* sessions(): Generator<Session<ReturnType<typeof started>['state']>> {
  for (let seed = 0; seed < 120; seed++) {
    const options = { optionalValentineVictory: seed % 3 === 0 ? 'true' : 'false' };
    const session = new Session(game, game.rules.start({ scenario: 'standard', options }), {
      chance: seededChance(seed),
    });
    const pick = picker(seed);
    while (session.stop.at === 'asked') {
      yield session;
      const question = session.questions[0];
      if (question === undefined) throw new Error('nobody is asked');
      session.give(question.side, sampleOrder(question, pick));
    }
    yield session;
  }
}

const explained = (question: ReturnType<typeof started>['question'], order: Order): readonly Explanation[] =>
  (question.forms.find((f) => f.do === order.do)?.fields ?? []).flatMap((field) => {
    const value = order[field.name];
    return field.walk.explain?.(order, Array.isArray(value) ? value.map(String) : [String(value)]) ?? [];
  });

describe('the words', () => {
  test('stand in both languages with the same placeholders', () => {
    const { en, ja } = game.words.text;
    expect(Object.keys(ja).sort()).toEqual(Object.keys(en).sort());
    for (const [key, sentence] of Object.entries(en).filter(([, one]) => !one.includes('plural')))
      expect([key, placeholders(ja[key] ?? '')]).toEqual([key, placeholders(sentence)]);
  });

  test('say all that is logged, told, asked, ordered, rolled, explained and decided in random matches', () => {
    const said = new Set<string>();
    for (const session of sessions()) {
      const { stop } = session;
      for (const question of session.questions) {
        expect(say({ key: `decision.${question.kind}`, ...question.about }).every((s) => s.length > 0)).toBe(
          true,
        );
        for (const narrator of narrators) expect(narrator.where(question.scope).length).toBeGreaterThan(0);
        for (const form of question.forms.filter((f) => f.forbidden?.() === undefined)) {
          expect(narrators.every((v) => v.has(`do.${form.do}`) && v.has(`order.${form.do}`))).toBe(true);
          for (const field of form.fields)
            expect(narrators.every((v) => v.has(`field.${form.do}.${field.name}`))).toBe(true);
          if (form.fields.length === 0) expect(narrators.every((v) => v.has(`effect.${form.do}`))).toBe(true);
        }
        const order = sampleOrder(question, picker(session.events.length)) ?? end;
        for (const narrator of narrators) expect(narrator.order(order)).not.toMatch(/[{}]/);
        for (const { lines, chances } of explained(question, order)) {
          for (const line of lines) say(line);
          for (const { result } of chances)
            expect(narrators.every((v) => v.has(`outcome.${result}`))).toBe(true);
        }
      }
      if (stop.at !== 'ended') continue;
      say({ key: `result.${stop.result.key}`, winner: stop.result.winner });
      expect(Object.keys(game.words.clauses)).toContain(stop.result.clause);
      for (const { log, rolls } of session.events) {
        for (const entry of log.filter((e) => e.key !== 'roll')) {
          say(entry);
          said.add(entry.key);
        }
        for (const { purpose, outcomes } of rolls)
          for (const key of [`purpose.${purpose}`, ...outcomes.map(([, outcome]) => `outcome.${outcome}`)])
            expect(narrators.every((v) => v.has(key))).toBe(true);
      }
    }
    expect(said.size).toBeGreaterThan(25);
  });

  test('name crossings, preferences and losses', () => {
    const [en, ja] = narrators;
    const order = { do: 'move', unit: 'NZ-T1', path: ['0603', 'ferry:0106', '0107'] };
    expect([en?.order(order), ja?.order(order)]).toEqual([
      'Move No. 1 Company: 0603-by ferry to 0106-0107.',
      '戦車第1中隊を移動（0603-ラグーンを渡り0106-0107）。',
    ]);
    const ferried = { ...order, path: ['ferry:0106'] };
    const alone = { key: 'explain.hexes', n: 0 };
    expect([en?.order(ferried), en?.say(alone)]).toEqual([
      'Move No. 1 Company: by ferry to 0106.',
      'The ferry counts as no hex moved: no die is rolled for fatigue.',
    ]);
    expect([ja?.order(ferried), ja?.say(alone)]).toEqual([
      '戦車第1中隊を移動（ラグーンを渡り0106）。',
      'ラグーン移動は移動ヘクス数に数えず、疲労のダイスも振りません。',
    ]);
    const standing = { do: 'retreat', prefer: ['towardMission', '0708'] };
    expect(en?.order(standing, 'standing')).toBe(
      'Retreat of my defenders. Unit: . Preference: toward the Mission and 0708.',
    );
    expect(ja?.order({ do: 'defenderLoss', losses: ['company', 'infantry'] }, 'standing')).toBe(
      '防御側の損害、優先順：中隊、歩兵。',
    );
    for (const side of game.sides)
      for (const form of game.standing.forms(side)) {
        expect(narrators.every((v) => v.has(`standing.do.${form.do}`) && v.has(`standing.${form.do}`))).toBe(
          true,
        );
        for (const field of form.fields)
          expect(narrators.every((v) => v.has(`standing.field.${form.do}.${field.name}`))).toBe(true);
      }
  });

  test('say what an end ends: the set-up, a phase, or an advance', () => {
    const front = { 'NZ-35': '0707', 'JP-A': '0708', 'JP-C': '0310', 'NZ-37': '0601' };
    const questions = [
      new Session(game, game.rules.start({ scenario: 'standard', options: {} }), { chance: seededChance(1) })
        .questions[0],
      match('NZ-MOVEMENT', front).question,
      match('NZ-COMBAT', front).question,
      match('NZ-COMBAT', front).play(attack('0708', 'NZ-35')).question,
    ];
    const makers = makeNarrators();
    const said = (locale: Locale) =>
      questions.map((q) => [
        makers(game, locale).deed('end', q!.kind),
        makers(game, locale).orderIn(end, q!.kind),
      ]);
    expect(said('en')).toEqual([
      ['End the set-up', 'End the set-up.'],
      ['End the movement phase', 'End the movement phase.'],
      ['End the combat phase', 'End the combat phase.'],
      ['Stay: no (further) advance', 'No (further) advance.'],
    ]);
    expect(said('ja').map(([button]) => button)).toEqual([
      '配置を終了する',
      '移動フェイズを終了する',
      '戦闘フェイズを終了する',
      '（これ以上）前進しない',
    ]);
    const effects = questions.map((q) => makers(game, 'ja').deed('end', q!.kind, 'effect'));
    expect(new Set(effects).size).toBe(4);
    expect(questions.map((q) => readTyped(game, q!, makers(game, 'ja').deed('end', q!.kind)))).toMatchObject(
      questions.map(() => ({ ok: true, soFar: { do: 'end' } })),
    );
    expect(makers(game, 'en').deed('attack', 'attack')).toBe('Attack');
  });
});

describe('the picture', () => {
  test('shows lagoon, hexsides without land, arrows, palms, Mission and ravine numbers', () => {
    for (const locale of LOCALES) {
      const ground = game.picture.ground(locale);
      const scene = game.picture.scene(game.position.view(started().state, 'NZ'), locale, []);
      const isWater = (tone: string) => tone === 'water' || tone === 'lagoon';
      const water = ground.places.filter((p) => isWater(p.tone));
      expect([ground.places.length, water.length]).toEqual([120, 85]);
      expect(water.filter((p) => p.title === pictureWords[locale].say('lagoon')).length).toBeGreaterThan(25);
      expect(ground.places.filter((p) => !isWater(p.tone)).map((p) => p.id)).toHaveLength(35);
      expect(ground.lines.map((l) => l.style)).toEqual([
        'ferry',
        'ferry',
        'ferry',
        'wall',
        'wall',
        'wall',
        'wall',
      ]);
      expect(ground.places.find((p) => p.rim !== undefined)?.id).toBe('0611');
      const marks = (title: string) =>
        [...(ground.marks ?? []), ...scene.marks].filter((m) => m.title === title).map((m) => m.place);
      expect(marks(pictureWords[locale].say('green'))).toEqual(['0601', '0602', '0603']);
      expect(marks(pictureWords[locale].say('blue'))).toEqual(['0106']);
      expect(marks(pictureWords[locale].say('palm'))).toEqual(['0310', '0611', '0708', '0806']);
      expect(scene.marks.filter((m) => /^[1-6]$/.test(m.text)).map((m) => m.place)).toEqual([
        '0805',
        '0905',
        '0906',
        '0807',
        '0706',
        '0705',
      ]);
    }
  });

  test('is drawn from what is there: text in both languages, every character in the fonts', () => {
    const m = match('NZ-COMBAT', { 'NZ-35*': '0707', 'NZ-T1': '0707', 'JP-C!': '0708', 'JP-1': '0310' });
    for (const locale of LOCALES) {
      const map = {
        ground: game.picture.ground(locale),
        scene: game.picture.scene(game.position.view(m.state, 'NZ'), locale, []),
      };
      expect(missingGlyphs(map, game.picture.look)).toEqual([]);
      expect(sceneToSvg(map, { theme: 'light', look: game.picture.look })).toContain('data-unit="NZ-35"');
      expect(sceneToText(map)).toContain('NZ-35'.slice(3));
    }
  });

  test('tells moves, losses, fatigue and counters turned up', () => {
    const m = match(
      'NZ-MOVEMENT',
      { 'NZ-35': '0705', 'NZ-37': '0602', 'NZ-30': 'out', 'JP-B': '0708', 'JP-D': '0310' },
      { turn: 2 },
      [2, 6, 6],
    );
    const before = game.position.view(structuredClone(m.state), 'NZ');
    m.play(move('NZ-35', '0706', '0707'), move('NZ-37', '0603'));
    const between = game.position.view(structuredClone(m.state), 'NZ');
    expect(game.picture.changes(before, between, 'en').map((c) => [c.style, c.title])).toEqual([
      ['move', '35th Battalion from 0705 to 0707'],
      ['harm', '35th Battalion fatigued in 0707'],
      ['move', '37th Battalion from 0602 to 0603'],
    ]);
    const fight = match('NZ-COMBAT', { 'NZ-35': '0707', 'JP-B': '0708', 'JP-D': '0310' }, {}, [6]);
    const old = game.position.view(structuredClone(fight.state), 'JP');
    const now = game.position.view(fight.play(attack('0708', 'NZ-35')).state, 'JP');
    expect(game.picture.changes(old, now, 'en').map((c) => [c.style, c.title])).toEqual([
      ['fight', 'Japanese 2 is Barge detachment'],
      ['loss', 'Barge detachment removed in 0708'],
    ]);
  });

  test('tells arrivals, recovery, attacks and the ravine', () => {
    const seen = (units: Parameters<typeof match>[1], more: Parameters<typeof match>[2] = {}) =>
      game.position.view(match('NZ-COMBAT', units, more).state, 'NZ');
    const kinds = (before: ReturnType<typeof seen>, after: ReturnType<typeof seen>) =>
      game.picture.changes(before, after, 'en').map((c) => [c.style, c.title]);
    const foe = { 'JP-1': '0310' };
    expect(
      kinds(
        seen({ 'NZ-35*': '0705', 'NZ-30': 'off', ...foe }, { ravine: null }),
        seen({ 'NZ-35': '0705', 'NZ-30': '0106', ...foe }, { ravine: '0807' }),
      ),
    ).toEqual([
      ['recovery', '35th Battalion recovered in 0705'],
      ['arrival', '30th Battalion arrived in 0106'],
      ['fight', 'The deep ravine was found in 0807'],
    ]);
    const fight = match(
      'NZ-COMBAT',
      { 'NZ-35': '0707', 'NZ-37': '0709', 'JP-C!': '0708', 'JP-D!': '0710' },
      {},
      [2],
    );
    const before = game.position.view(structuredClone(fight.state), 'JP');
    fight.play(attack('0708', 'NZ-35'));
    expect(kinds(before, game.position.view(fight.state, 'JP'))).toContainEqual([
      'fight',
      '1st Platoon was attacked in 0708',
    ]);
  });

  test('holds beside the map what may still come and what was removed, and no token that stands for nothing', () => {
    const m = match('NZ-COMBAT', { 'NZ-35': '0707', 'NZ-30': 'off', 'NZ-T1': 'out', 'JP-1': '0708' });
    const { holdings = [] } = game.picture.scene(game.position.view(m.state, 'JP'), 'en', []);
    const held = (id: string) => holdings.find((box) => box.id === id)?.counters.map((counter) => counter.id);
    expect(held('off')).toContain('NZ-30');
    expect(held('out:NZ')).toContain('NZ-T1');
    expect(held('out:JP')).toBeUndefined();
  });

  test('names in words what is there, and what is left to do', () => {
    const m = match('NZ-COMBAT', {
      'NZ-35*': '0707',
      'NZ-T1': '0707',
      'NZ-30': 'out',
      'JP-C!': '0708',
      'JP-1': '0310',
    });
    const lines = game.picture.describe(game.position.view(m.state, 'JP'), 'en').flatMap((p) => p.lines);
    expect(lines).toContain('35th Battalion 0707: strength 1; fatigued; next to an enemy');
    expect(lines).toContain('Japanese 1 0310 (Tanaheran): face down');
    expect(lines).toContain('Strengths still face down: 0, 1, 2.');
    expect(game.picture.unused(game.position.view(m.state, 'NZ'), m.question, 'en')).toEqual([
      { unit: 'NZ-T1', text: 'No. 1 Company (0707)' },
    ]);
    expect(legal(m.question)).toHaveLength(2);
  });

  test('names in words who can still move: nobody who is held by an enemy', () => {
    const units = { 'NZ-35': '0602', 'NZ-37': '0707', 'NZ-30': 'out', 'JP-C!': '0708' };
    const m = match('NZ-MOVEMENT', units, { turn: 2 });
    expect(
      game.picture.unused(game.position.view(m.state, 'NZ'), m.question, 'en').map(({ unit }) => unit),
    ).toEqual(['NZ-35']);
  });
});
