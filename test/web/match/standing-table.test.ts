/** Standing orders as a table, and copied from unit to unit, with links and forms alone. */
import { expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { manila45 } from '../../../src/games/manila45/index.js';
import { begin } from '../../match/harness.js';
import { formsOf, mainOf, unescaped } from '../html.js';
import { makeWorld, seatedAt, type Visitor, type World } from '../world.js';

const GAMES = { manila45, kyuchorei };
type Played = keyof typeof GAMES;

interface Seat {
  readonly visitor: Visitor;
  readonly at: string;
  readonly world: World;
}

async function seatOf(game: Played, locale: 'en' | 'ja' = 'en'): Promise<Seat> {
  const { sides, scenarios } = GAMES[game];
  const world = await makeWorld({ games: [GAMES[game]] });
  const seats = sides.map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale,
    timeZone: 'UTC',
  }));
  const opener = 'JP';
  const setting = { game, scenario: scenarios[0]?.id ?? '', options: {}, pack: null };
  const match = await begin(world, { ...setting, opener, seats });
  return { world, visitor: await seatedAt(world, match, opener), at: `/m/${match}/${opener}/standing` };
}

/** Leaves an order as a program does. */
async function leave({ visitor, at }: Seat, set: object): Promise<void> {
  const { revision } = (await visitor.read(at)).body as { revision: number };
  expect((await visitor.json(at, { revision, set })).status).toBe(200);
}

/** The rows of the tables of a page, cell by cell. */
function rowsOf(page: string): string[][] {
  return [...mainOf(page).matchAll(/<tr>(<td data-head.*?)<td class="acts">/gs)].map(([, row]) =>
    [...(row ?? '').matchAll(/<td data-head="([^"]*)">([^<]*)/g)].map(([, head, text]) =>
      unescaped(`${head}: ${text}`),
    ),
  );
}

/** The form under the first link to copy, and what it offers. */
async function copying({ visitor, at }: Seat) {
  const link = /href="([^"]*\?copy[^"]*)"/.exec((await visitor.open(at)).text)?.[1] ?? '';
  const page = (await visitor.get(unescaped(link))).text;
  const form = formsOf(mainOf(page)).find(({ fields }) => 'copy' in fields);
  const boxes = [...page.matchAll(/name="to" value="([^"]*)"/g)].map(([, id]) => id ?? '');
  return { form, boxes, page };
}

const UNITS = [...(manila45.rules.universe.unit ?? [])];
const RULE = { do: 'unitRule', rule: 'atLeast', chance: 3, fromTurn: '2' };

/** Two Japanese units that may fire. */
async function twoUnits(seat: Seat): Promise<readonly [string, string]> {
  for (const set of UNITS.map((unit) => ({ ...RULE, units: [unit] }))) {
    const { revision } = (await seat.visitor.read(seat.at)).body as { revision: number };
    if ((await seat.visitor.json(seat.at, { revision, set })).status !== 200) continue;
    const { boxes } = await copying(seat);
    return [set.units[0] ?? '', boxes[0] ?? ''];
  }
  throw new Error('no unit fires');
}

test('what is in force stands in a table, a sentence over several units in one row', async () => {
  const seat = await seatOf('manila45');
  const [one, other] = await twoUnits(seat);
  await leave(seat, { do: 'fireRule', rule: 'never' });
  await leave(seat, { ...RULE, units: [one, other].sort() });
  const rows = rowsOf((await seat.visitor.open(seat.at)).text);
  expect(rows[0]).toEqual(['Fire: never']);
  expect(rows.at(-1)).toEqual([
    expect.stringMatching(/^Units: .+, .+$/),
    'Fire: at this chance or better',
    'Minimum number of die faces that eliminate: 3',
    'Not before turn: 2',
  ]);
});

test('a sentence is copied to other units as one sentence over all of them', async () => {
  const seat = await seatOf('manila45');
  const [one] = await twoUnits(seat);
  const { form, boxes, page } = await copying(seat);
  expect(boxes).not.toContain(one);
  expect(mainOf(page)).toContain('data-choice');
  const fields = new URLSearchParams(form?.fields);
  for (const id of boxes.slice(0, 3)) fields.append('to', id);
  expect((await seat.visitor.post(form?.action ?? '', fields.toString())).status).toBe(303);
  const { orders } = (await seat.visitor.read(seat.at)).body as { orders: object[] };
  expect(orders).toEqual([
    { ...RULE, units: [one] },
    { ...RULE, units: boxes.slice(0, 3).sort() },
  ]);
});

test('where a sentence names one unit, a copy is one sentence for each, in place of what was said of it', async () => {
  const seat = await seatOf('kyuchorei', 'ja');
  await leave(seat, { do: 'retreat', policy: 'survive', prefer: [], avoid: [] });
  const { form, boxes, page } = await copying(seat);
  expect(page).toContain('ほかにも適用する');
  const [first = '', second = ''] = boxes;
  await leave(seat, { do: 'retreat', unit: first, policy: 'ask', prefer: [], avoid: [] });
  const stale = await seat.visitor.post(form?.action ?? '', { ...form?.fields, to: first });
  expect(stale.status).toBe(409);
  const again = (await copying(seat)).form;
  const fields = new URLSearchParams(again?.fields);
  for (const id of [first, second]) fields.append('to', id);
  await seat.visitor.post(again?.action ?? '', fields.toString());
  const { orders } = (await seat.visitor.read(seat.at)).body as { orders: { unit?: string }[] };
  expect(orders.map(({ unit }) => unit)).toEqual([undefined, first, second]);
  expect(orders).toMatchObject(orders.map(() => ({ policy: 'survive' })));
});

test('a copy to nobody asks again; to a stranger, or of nothing, it changes nothing', async () => {
  const seat = await seatOf('manila45');
  await twoUnits(seat);
  const { form } = await copying(seat);
  const nobody = await seat.visitor.post(form?.action ?? '', { ...form?.fields });
  expect(nobody.headers.location).toContain('?copy=');
  const before = (await seat.visitor.read(seat.at)).body as { revision: number; orders: object[] };
  const { revision } = before;
  const copy = form?.fields.copy ?? '';
  const stranger = await seat.visitor.json(seat.at, { revision, copy, to: ['nobody'] });
  expect([stranger.status, stranger.body.code]).toEqual([422, 'refused']);
  expect((await seat.visitor.json(seat.at, { revision, copy: 'nothing', to: ['x'] })).status).toBe(409);
  expect((await seat.visitor.json(seat.at, { revision, copy, to: [] })).status).toBe(422);
  expect((await seat.visitor.read(seat.at)).body).toEqual(before);
});
