/** The game in two minutes, and the positions of the guided first turn. The sentences stand in `words/`. */
import type { Json, Order } from '../../referee/index.js';
import { introductionFrom, type LessonPosition } from '../shared/index.js';
import { lessonTexts } from './words/index.js';

/** Units by the point where they stand. */
type Places = Readonly<Record<string, readonly string[]>>;
type More = { readonly [word: string]: Json };

/** The fleets of December 1941 after the first strikes, as far as the lessons need them. */
const START: Places = {
  japan: ['j_air_1', 'jp_akagi', 'jp_kaga'],
  okinawa: ['jp_myoko', 'jp_nachi', 'jp_haguro'],
  indochina: ['j_air_2', 'jp_kongo', 'jp_haruna'],
  truk: ['j_air_3', 'jp_aoba', 'jp_kinugasa', 'jp_furutaka', 'jp_kako'],
  philippines: ['us_houston'],
  hawaii: ['us_enterprise', 'us_northampton'],
  midway: ['a_air_3'],
  australia: ['a_air_1'],
  samoa: ['a_air_2'],
};

/** A position of turn 1 in which only these units are on the map. */
function position(places: Places, more: More = {}, faceDown: readonly string[] = []): Json {
  const units = Object.entries(places).flatMap(([at, ids]) =>
    ids.map((id) => [id, faceDown.includes(id) ? { at, faceDown: true } : { at }] as const),
  );
  return {
    game: 'taiheiyo',
    turn: 1,
    phase: 'INITIATIVE-1',
    clear: true,
    hands: { J: ['C02', 'C06', 'C09'] },
    units: Object.fromEntries(units),
    ...more,
  };
}

function operation(side: 'J' | 'A'): More {
  return { begin: { procedure: 'operation', with: { side } } };
}

const CARRIERS = ['jp_akagi', 'jp_kaga'];
const CRUISERS = ['jp_aoba', 'jp_kinugasa', 'jp_furutaka', 'jp_kako'];
const INVADERS = ['jp_myoko', 'jp_nachi', 'jp_haguro'];
/** The cruisers of Truk have taken Port Moresby. */
const SOUTHWARD: Places = { ...START, truk: ['j_air_3'], port_moresby: CRUISERS };
const LANDED: Places = { ...SOUTHWARD, okinawa: [], philippines: INVADERS };
/** Singapore is held as a base, and the carriers have come back from the battle. */
const END: Places = {
  ...LANDED,
  japan: ['j_air_1'],
  indochina: ['j_air_2'],
  singapore: ['jp_kongo', 'jp_haruna'],
  midway: CARRIERS,
  hawaii: [],
};
const SPENT = [...CARRIERS, ...CRUISERS, ...INVADERS, 'jp_kongo', 'jp_haruna'];
const HELD: More = { points: { singapore: { held: '2b' }, philippines: { held: '2b' } } };

const ATTACK: Order = { do: 'move', from: 'japan', ships: CARRIERS, path: ['midway'] };
const COUNTER: Order = {
  do: 'counterstrike',
  from: 'hawaii',
  ships: ['us_enterprise', 'us_northampton'],
};

const POSITIONS: readonly LessonPosition<typeof lessonTexts.en>[] = [
  {
    id: 'initiative',
    side: 'J',
    clauses: ['TS-7.1.b', 'TS-7.3.c'],
    position: position(START),
    asked: { do: 'spend', card: 'C06' },
  },
  {
    id: 'move',
    side: 'J',
    clauses: ['TS-7.5.i', 'TS-4.2.c', 'TS-7.5.c'],
    position: position(START, operation('J')),
    asked: { do: 'move', from: 'truk', ships: CRUISERS, path: ['rabaul', 'port_moresby'] },
  },
  {
    id: 'guns',
    side: 'J',
    clauses: ['TS-8.1.d', 'TS-8.2.i'],
    position: position(
      { ...LANDED, philippines: [...INVADERS, 'us_houston'] },
      { begin: { procedure: 'battle', with: { at: 'philippines', attacker: 'J', movementLeft: 2 } } },
      INVADERS,
    ),
    asked: { do: 'yes' },
    dice: [5, 4, 3],
  },
  {
    id: 'counter',
    side: 'A',
    clauses: ['TS-7.6.b', 'TS-7.6.g'],
    position: position(LANDED, { ...HELD, ...operation('J') }),
    before: [{ side: 'J', order: ATTACK }],
    asked: COUNTER,
    dice: [5],
  },
  {
    id: 'strike',
    side: 'J',
    clauses: ['TS-8.2.b', 'TS-8.2.h', 'TS-8.2.i', 'TS-8.2.m'],
    position: position(LANDED, { ...HELD, ...operation('J') }),
    before: [
      { side: 'J', order: ATTACK },
      { side: 'A', order: COUNTER },
    ],
    asked: { do: 'allot', hits: { us_enterprise: 1, a_air_3: 1 } },
    dice: [5, 5, 4],
  },
  {
    id: 'umbrella',
    side: 'A',
    clauses: ['TS-4.2.e', 'TS-4.2.g', 'TS-7.4.2.a'],
    position: position(END, { ...HELD, ...operation('A') }, SPENT),
    asked: { do: 'redeploy', unit: 'a_air_1', to: 'solomons' },
  },
  {
    id: 'capture',
    side: 'J',
    clauses: ['TS-9.2.a', 'TS-9.2.b'],
    position: position(END, { ...HELD, phase: 'CAPTURE-J' }, SPENT),
    asked: { do: 'capture', port: 'singapore', cards: ['C02'] },
  },
  {
    id: 'home',
    side: 'J',
    clauses: ['TS-9.3.c', 'TS-9.4.a'],
    position: position(END, { ...HELD, phase: 'RETURN-J' }, SPENT),
    asked: { do: 'return', from: 'midway', ships: CARRIERS, to: 'japan' },
  },
];

export const introduction = introductionFrom(
  { year: 1941, turns: 5, minutes: 150, difficulty: 'hard' },
  lessonTexts,
  POSITIONS,
);
