/** One part of the page of a plan shows all that can still be planned in the turn, phase by phase. */
import { beforeEach, describe, expect, test } from 'vitest';
import { witp } from '../../../src/games/witp/index.js';
import { good, begin as seated } from '../../match/harness.js';
import { formsOf, mainOf } from '../html.js';
import { makeWorld, seatedAt, type Visitor, type World } from '../world.js';

let world: World;
let match: string;
let japan: Visitor;
const at = (path = '') => `/m/${match}/J/plan${path}`;

/** Japan, who reads `locale`, stands at its first depot. */
async function begin(locale: 'en' | 'ja'): Promise<void> {
  world = await makeWorld({ games: [witp] });
  const seats = ['J', 'A'].map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale,
    timeZone: 'UTC',
  }));
  const setting = { game: 'witp', scenario: 'standard', options: {}, pack: null };
  match = await seated(world, { ...setting, opener: 'J', seats });
  japan = await seatedAt(world, match, 'J');
}

/** The phases of the page, each with its words. */
async function phases(): Promise<readonly string[]> {
  const page = mainOf((await japan.get(at())).text);
  const list = page.slice(page.indexOf('plan-phases'), page.indexOf('</ul>', page.indexOf('plan-phases')));
  return list.split('<h3>').slice(1);
}

const sendAs = async (act: string, more: Readonly<Record<string, string>>) => {
  const page = (await japan.get(at())).text;
  const form = formsOf(page).find(
    ({ fields }) =>
      fields.act === act && Object.entries(more).every(([name, value]) => fields[name] === value),
  );
  if (form === undefined) throw new Error(`no form to ${act}`);
  return japan.post(form.action, form.fields);
};

describe('the turn on the page of a plan', () => {
  beforeEach(() => begin('en'));

  test('names each phase that anything can be left for, from the one that stands on', async () => {
    const named = (await phases()).map((text) => text.slice(0, text.search(/<|\(/)).trim());
    expect(named).toEqual([
      'Depot phase',
      'Movement',
      'Combat',
      'Redeployment of fleets',
      'Redeployment of air and land units',
      'Rebuilding',
    ]);
  });

  test('takes what comes behind the last line of a later phase: pass there, or ask again', async () => {
    const movement = { phase: 'movement', kind: 'impulse' };
    expect((await sendAs('rest', { ...movement, word: 'pass' })).status).toBe(303);
    const { plan } = good(await world.matches.plan(match, 'J'));
    expect(plan.rests).toEqual([{ turn: 1, ...movement, do: 'pass' }]);
    expect((await phases())[1]).toContain('After the last line: Finish moving');
    expect((await sendAs('rest', { ...movement, word: '' })).status).toBe(303);
    expect(good(await world.matches.plan(match, 'J')).plan.rests).toEqual([]);
  });

  test('drafts from a later phase, and shows its lines with it', async () => {
    expect((await sendAs('leap', { step: 'movement' })).status).toBe(303);
    const { rehearsal } = good(await world.matches.plan(match, 'J'));
    expect(rehearsal.sketch.question?.kind).toBe('impulse');
    const sentence = { do: 'home' };
    const { revision } = (await japan.read(at())).body as { revision: number };
    const added = { revision: String(revision), act: 'add', turn: '1', sentence: JSON.stringify(sentence) };
    expect((await japan.post(at(), added)).status).toBe(303);
    const [, , , fleets] = await phases();
    expect(fleets).toContain('#line-1">1</a>');
  });

  test('says that nothing more can be drafted where nothing is open, never below a form', async () => {
    expect((await sendAs('leap', { step: 'rebuild' })).status).toBe(303);
    const ended = 'You can draft no further';
    expect(mainOf((await japan.get(at())).text)).toContain(ended);
    const open = mainOf((await japan.get(at('/say?do=stack'))).text);
    expect(open).toContain('asking-form');
    expect(open).not.toContain(ended);
  });

  test('asks in a list of depots for points left at once where no depot is on the map', async () => {
    const page = async () => mainOf((await japan.get(at('/say?do=depots'))).text);
    expect(await page()).toContain('Build, in this order');
    expect(await page()).not.toContain('Remove, in this order');
  });

  test('asks for fleets where fleets are redeployed, for Air where Air is', async () => {
    expect((await sendAs('leap', { step: 'redeployFleets' })).status).toBe(303);
    expect(mainOf((await japan.get(at())).text)).toContain('Redeploy fleets · From');
    expect((await sendAs('leap', { step: 'redeployLandAir' })).status).toBe(303);
    expect(mainOf((await japan.get(at('?do=redeploy'))).text)).toContain('Redeploy air units · From');
  });

  test('speaks Japanese', async () => {
    await begin('ja');
    const page = mainOf((await japan.get(at())).text);
    expect(page).toContain('このターンでまだ予約できること');
    expect(page).toContain('ここから予約する');
  });
});
