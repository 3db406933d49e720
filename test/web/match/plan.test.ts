/** The page of a plan: drafted, changed and carried out with links and forms alone, for its owner alone. */
import { beforeEach, describe, expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { heldApart } from '../../../src/web/match/line-words.js';
import { good, guardOf, begin as seated } from '../../match/harness.js';
import { formsOf, mainOf, unescaped } from '../html.js';
import { makeWorld, seatedAt, type Visitor, type World } from '../world.js';

let world: World;
let match: string;
let japan: Visitor;
const at = (path = '') => `/m/${match}/JP/plan${path}`;

/** Japan, who reads `locale`, chooses between fire and movement on turn 1. */
async function begin(locale: 'en' | 'ja'): Promise<void> {
  world = await makeWorld({ games: [kyuchorei] });
  const seats = ['JP', 'RU'].map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale,
    timeZone: 'UTC',
  }));
  const setting = { game: 'kyuchorei', scenario: 'standard', options: {}, pack: null };
  match = await seated(world, { ...setting, opener: 'JP', seats });
  for (const order of [{ do: 'template' }, { do: 'end' }]) {
    const page = good(await world.matches.page(match, 'JP'));
    good(await world.matches.order(match, 'JP', { ...guardOf(page), order }));
  }
  japan = await seatedAt(world, match, 'JP');
}

/** Sends the first form of a page that does this, as it stands. */
async function press(page: string, act: string, more: Record<string, string> = {}) {
  const form = formsOf(page).find(({ fields, action }) => fields.act === act || action.endsWith(act));
  if (form === undefined) throw new Error(`no form to ${act}`);
  const answer = await japan.post(form.action, { ...form.fields, ...more });
  return answer.status === 303 ? japan.open(String(answer.headers.location)) : answer;
}

const draft = async (order: object) => {
  const { revision } = (await japan.read(at())).body as { revision: number };
  const fields = { revision: String(revision), act: 'draft', order: JSON.stringify(order) };
  return japan.post(at(), fields);
};

describe('the page of a plan', () => {
  beforeEach(() => begin('en'));

  test('drafts with the forms of the real page, on the position behind its lines', async () => {
    const first = (await japan.get(at())).text;
    expect(mainOf(first)).toContain('No lines yet');
    expect((await draft({ do: 'choose', mode: 'move' })).status).toBe(303);
    const page = (await japan.get(at())).text;
    expect(mainOf(page)).toContain('Legal.');
    expect(mainOf(page)).toContain('Move your units');
  });

  test('adds a line by the button at the foot, where units are ticked; then it carries the lines out', async () => {
    await draft({ do: 'choose', mode: 'fire' });
    const foot = (page: string) => page.split('class="desk-foot"')[1] ?? '';
    expect(foot((await japan.get(at())).text)).toContain('Run now');
    const ticking = (await japan.get(at('?do=fire&target=1404'))).text;
    expect(foot(ticking)).toContain('form="asking-form"');
    expect(foot(ticking)).toContain('Add to the plan');
    const form = formsOf(ticking).find(({ boxes }) => boxes.length > 0);
    const sent = await japan.post(form?.action ?? '', { ...form?.fields, units: 'J-II-4' });
    expect(sent.status).toBe(303);
    expect(mainOf((await japan.get(at())).text)).toContain('Fire at 1404 with II/4.');
  });

  test('changes nothing of the match: not its number, and nothing that the other side reads', async () => {
    const russia = await seatedAt(world, match, 'RU');
    const seen = async () => (await russia.get(`/m/${match}/RU`)).text;
    const [before, head] = [await seen(), good(await world.matches.page(match, 'JP')).match.head];
    await draft({ do: 'choose', mode: 'fire' });
    expect([await seen(), good(await world.matches.page(match, 'JP')).match.head]).toEqual([before, head]);
  });

  test('refuses with the clause, and a stale tab with 409', async () => {
    const refused = await draft({ do: 'choose', mode: 'melee' });
    expect(refused.status).toBe(422);
    const stale = { revision: '0', act: 'unasked', unasked: 'yes' };
    await japan.post(at(), stale);
    expect((await japan.post(at(), stale)).status).toBe(409);
  });

  test('is carried out by one press that names what becomes final', async () => {
    await draft({ do: 'choose', mode: 'fire' });
    await draft({ do: 'end' });
    const confirm = (await japan.get(at('/press'))).text;
    expect(mainOf(confirm)).toContain('Run the plan?');
    const after = await press(confirm, '/press');
    expect(after.status).toBe(200);
    const page = (await japan.get(at())).text;
    expect(mainOf(page)).toContain('done');
    expect(good(await world.matches.page(match, 'JP')).question?.kind).toBe('melee');
  });

  test('says what a line waits for and does where it does not fit, and lets one be taken out', async () => {
    await draft({ do: 'choose', mode: 'fire' });
    await draft({ do: 'end' });
    let page = (await japan.get(at())).text;
    page = (await japan.get(at('?line=1'))).text;
    page = (await press(page, 'set', { unfit: 'halt', times: '2' })).text;
    const { plan } = good(await world.matches.plan(match, 'JP'));
    expect(plan.lines[0]).toMatchObject({ unfit: 'halt', repeat: { most: 2 } });
    page = (await press(page, 'condition', { condition: '{"if":"passed"}', when: 'before' })).text;
    expect(mainOf(page)).toContain('the other side has passed since your last answer (when the line begins)');
    page = (await press(page, 'uncondition')).text;
    expect(good(await world.matches.plan(match, 'JP')).plan.lines[0]?.conditions).toEqual([]);
    await press(page, 'remove');
    expect(good(await world.matches.plan(match, 'JP')).plan.lines).toHaveLength(1);
  });

  test.each([
    ['en', 'The army chooses fire. End the phase.'],
    ['ja', '射撃を選択。フェイズを終了する。'],
  ] as const)(
    'holds orders of a line apart, whether they are sentences or not (%s)',
    async (locale, said) => {
      await begin(locale);
      const line = {
        no: 1,
        turn: 1,
        phase: 'J1',
        kind: 'firstChoice',
        unfit: 'skip',
        prefer: [],
        asks: [],
        conditions: [],
        deeds: [{ orders: [{ do: 'choose', mode: 'fire' }, { do: 'end' }] }],
      };
      await japan.json(at(), { revision: 0, plan: { lines: [line], rests: [], unasked: false } });
      expect(mainOf((await japan.get(at())).text)).toContain(said);
      const phrases = { en: 'Send N6 to 1202; End', ja: 'N6を1202へ、終了' }[locale];
      const held = locale === 'en' ? ['Send N6 to 1202', 'End'] : ['N6を1202へ', '終了'];
      expect(heldApart({ locale }, held)).toBe(phrases);
    },
  );

  test('takes lines in words, for a turn that is chosen', async () => {
    const page = (await japan.get(at())).text;
    expect(mainOf(page)).toContain('Conditional fire or melee');
    const query = 'do=attack&what=fire&target=R-III-33&units=J-I-4&state=any&given=at&odds=1&given=units';
    const whole = (await japan.get(at(`/say?${query}`))).text;
    const after = await press(whole, 'add', { turn: '2' });
    expect(mainOf(after.text)).toContain('turn 2');
    expect(good(await world.matches.plan(match, 'JP')).plan.lines).toMatchObject([
      { turn: 2, phase: 'J1', kind: 'fire', deeds: [{ sentence: { do: 'attack', target: 'R-III-33' } }] },
    ]);
  });

  test('reads a typed order, and says which word it does not understand', async () => {
    await draft({ do: 'choose', mode: 'move' });
    const read = await japan.get(at(`?${new URLSearchParams({ text: 'move III/4 1704' })}`));
    expect([read.status, String(read.headers.location)]).toEqual([303, expect.stringContaining('do=move')]);
    const wrong = await japan.get(at(`?${new URLSearchParams({ text: 'move nobody' })}`));
    expect([wrong.status, mainOf(wrong.text)]).toEqual([422, expect.stringContaining('nobody')]);
  });

  test('says what the dice of a line would bring, on the present position', async () => {
    await draft({ do: 'choose', mode: 'fire' });
    // What is no hex is refused like any other fault of shape.
    expect((await draft({ do: 'fire', target: 'R-III-33', units: ['J-II-4'] })).status).toBe(422);
    expect((await draft({ do: 'fire', target: '1503', units: ['J-II-4'] })).status).toBe(303);
    expect(mainOf((await japan.get(at())).text)).toMatch(/<b class="plan-odds">\d+% hit<\/b>/);
  });

  test('offers the words that may follow what is typed', async () => {
    await draft({ do: 'choose', mode: 'move' });
    const words = async (text: string) =>
      (await japan.read(at(`/words?${new URLSearchParams({ text })}`))).body as { lines: string[] };
    expect((await words('mo')).lines).toContain('move ');
    expect((await words('move ')).lines.length).toBeGreaterThan(0);
  });

  test('a line is copied, and moved past others at once', async () => {
    await draft({ do: 'choose', mode: 'fire' });
    await draft({ do: 'end' });
    const page = (await japan.get(at('?line=2'))).text;
    await press(page, 'copy');
    const lines = async () => good(await world.matches.plan(match, 'JP')).plan.lines.map(({ no }) => no);
    expect(await lines()).toEqual([1, 2, 3]);
    const { revision } = good(await world.matches.plan(match, 'JP'));
    await japan.post(at(), { revision: String(revision), act: 'move', no: '3', by: '-2' });
    expect(await lines()).toEqual([3, 1, 2]);
  });

  test('has at most five substitutes: a sixth is neither offered nor taken', async () => {
    const deeds = Array.from({ length: 6 }, () => ({ orders: [{ do: 'choose', mode: 'fire' }] }));
    const line = {
      no: 1,
      turn: 1,
      phase: 'J1',
      kind: 'firstChoice',
      unfit: 'skip',
      prefer: [],
      asks: [],
      conditions: [],
      deeds,
    };
    const lines = [line, { ...line, no: 2, deeds: deeds.slice(0, 1) }];
    await japan.json(at(), { revision: 0, plan: { lines, rests: [], unasked: false } });
    expect(mainOf((await japan.get(at('?line=2'))).text)).not.toContain('substitute for line');
    const sixth = { revision: '1', act: 'substitute', no: '2', of: '1' };
    expect((await japan.post(at(), sixth)).status).toBe(422);
    expect(good(await world.matches.plan(match, 'JP')).plan.lines).toHaveLength(2);
  });

  test('of two hundred lines is a page of less than 200 kB, the tools of the chosen line alone on it', async () => {
    const line = {
      turn: 1,
      phase: 'J1',
      kind: 'fire',
      unfit: 'skip',
      prefer: [],
      asks: [],
      conditions: [],
      deeds: [{ orders: [{ do: 'fire', target: 'R-III-33', units: ['J-I-4'] }] }],
    };
    const lines = Array.from({ length: 200 }, (_, i) => ({ ...line, no: i + 1 }));
    await japan.json(at(), { revision: 0, plan: { lines, rests: [], unasked: false } });
    const page = (await japan.get(at('?line=150'))).text;
    expect(Buffer.byteLength(page)).toBeLessThan(200_000);
    expect(formsOf(page).filter(({ fields }) => fields.act === 'remove')).toMatchObject([
      { fields: { no: '150' } },
    ]);
  });

  test('is refused a line more when it is full, in words that say what to do, and says so before', async () => {
    const line = {
      turn: 9,
      phase: 'J1',
      kind: 'fire',
      unfit: 'skip',
      prefer: [],
      asks: [],
      conditions: [],
      deeds: [{ orders: [{ do: 'end' }] }],
    };
    const lines = Array.from({ length: 199 }, (_, i) => ({ ...line, no: i + 1 }));
    await japan.json(at(), { revision: 0, plan: { lines, rests: [], unasked: false } });
    expect(mainOf((await japan.get(at())).text)).toContain('Room for 1 more line.');
    expect((await draft({ do: 'choose', mode: 'fire' })).status).toBe(303);
    expect((await japan.read(at())).body).toMatchObject({ room: { lines: 0 } });
    const page = (await japan.get(at('?line=1'))).text;
    expect(mainOf(page)).toContain('Your plan is full.');
    const form = formsOf(page).find(({ fields }) => fields.act === 'copy');
    const refused = await japan.post(form?.action ?? '', form?.fields ?? {});
    expect([refused.status, mainOf(refused.text)]).toEqual([
      422,
      expect.stringContaining('A plan holds 200'),
    ]);
    const { revision, plan } = (await japan.read(at())).body as { revision: number; plan: object };
    expect((await japan.json(at(), { revision, plan })).status).toBe(200);
  });

  test('folds finished lines away, and empties itself at once', async () => {
    await draft({ do: 'choose', mode: 'fire' });
    await draft({ do: 'end' });
    await press((await japan.get(at('/press'))).text, '/press');
    const page = (await japan.get(at())).text;
    const [, folded = ''] = /<details class="plan-over">(.*?)<\/details>/s.exec(page) ?? [];
    expect(folded).toContain('2 finished lines');
    expect(page.replace(folded, '')).not.toContain('class="plan-line');
    expect(page.indexOf('id="draft-title"')).toBeLessThan(page.indexOf('id="lines-title"'));
    const after = await press(page, 'clear');
    expect(mainOf(after.text)).not.toContain('finished line');
    expect(good(await world.matches.plan(match, 'JP')).plan.lines).toEqual([]);
  });

  test('is given whole by programs, and read by them', async () => {
    const line = {
      no: 1,
      turn: 1,
      phase: 'J1',
      kind: 'firstChoice',
      unfit: 'skip',
      prefer: [],
      asks: [],
      conditions: [],
      deeds: [{ orders: [{ do: 'choose', mode: 'fire' }] }],
    };
    const plan = { lines: [line], rests: [], unasked: false };
    expect((await japan.json(at(), { revision: 0, plan })).body).toEqual({ revision: 1 });
    expect((await japan.read(at())).body).toMatchObject({
      revision: 1,
      plan,
      tried: [{ no: 1, how: 'fits' }],
    });
    const wrong = { ...plan, lines: [{ ...line, unfit: 'dance' }] };
    const answer = await japan.json(at(), { revision: 1, plan: wrong });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining('unfit')]);
  });

  test('is shown to nobody who only looks on', async () => {
    const onlooker = world.browser();
    await onlooker.open(`/l/${await world.token(match, 'JP', 'view')}`);
    expect((await onlooker.get(at())).status).not.toBe(200);
    const russia = await seatedAt(world, match, 'RU');
    expect((await russia.get(at())).status).not.toBe(200);
  });
});

describe('in Japanese', () => {
  beforeEach(() => begin('ja'));

  test('the page says everything in its words', async () => {
    await draft({ do: 'choose', mode: 'fire' });
    const page = unescaped((await japan.get(at())).text);
    for (const words of ['予約', '実行できます。', '今すぐ実行する…', '第1ターン'])
      expect(page).toContain(words);
  });
});
