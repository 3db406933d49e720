/** Positions for the rules page. What a caption claims stands beside it as data and is played by the referee in a test. */
import type { Diagram, Json } from '../../../referee/index.js';

type Units = Readonly<Record<string, { readonly at: string; readonly disordered?: boolean }>>;

/** A position in which only these units are on the map. */
function position(
  turn: number,
  phase: string,
  chosen: string | undefined,
  units: Units,
  more: { readonly [word: string]: Json } = {},
): Json {
  return {
    game: 'kyuchorei',
    turn,
    phase,
    ...(chosen === undefined ? {} : { chosen }),
    clear: true,
    units,
    ...more,
  };
}

const AROUND_1503 = [
  ...['1302', '1303', '1304', '1402', '1403', '1404', '1405', '1501', '1502', '1503', '1504', '1505'],
  ...['1602', '1603', '1604', '1605', '1702', '1703', '1704'],
];
/** The garrison of 1503 with friends on every hex it could go to. */
const CROWDED: Units = {
  'R-III-33': { at: '1503', disordered: true },
  'R-II-33': { at: '1404' },
  'R-III-34': { at: '1403' },
  'R-IV-36': { at: '1502' },
  'J-III-4': { at: '1604' },
  'J-II-4': { at: '1504' },
};

export const diagrams: readonly Diagram[] = [
  {
    id: 'zone',
    clauses: ['KY-6.1.b', 'KY-6.0.g'],
    title: { en: 'Stopping in a zone of control', ja: '支配地域で止まる' },
    caption: {
      en: 'Day, two hexes. III/33, in the fort 1503, has a ZOC in all six hexes around it. II/4 may move to any ringed hex; entering 1604 or 1504 it must stop, so it cannot go on from 1604 to 1603.',
      ja: '夜明け後、移動力は2ヘクス。陣地1503のIII/33は周囲の6ヘクスすべてに支配地域を及ぼします。II/4は輪の付いたヘクスへ移動できますが、1604や1504に入ればそこで止まるため、1604から1603へは進めません。',
    },
    position: position(4, 'J1', 'move', { 'R-III-33': { at: '1503' }, 'J-II-4': { at: '1605' } }),
    around: [...AROUND_1503, '1606', '1607', '1506', '1406', '1705', '1706', '1804', '1805', '1806'],
    open: {
      given: { do: 'move', unit: 'J-II-4' },
      field: 'path',
      values: [
        ...['1405', '1406', '1504', '1505', '1506', '1604', '1606', '1607'],
        ...['1703', '1704', '1705', '1706', '1804', '1805', '1806'],
      ],
    },
    refused: [
      {
        side: 'JP',
        order: { do: 'move', unit: 'J-II-4', path: ['1604', '1603'] },
        clause: 'KY-6.1.b',
        at: '1603',
      },
    ],
  },
  {
    id: 'fort',
    clauses: ['KY-6.0.f', 'KY-6.1.a'],
    title: { en: 'No zone of control into a fort', ja: '陣地には及ばない支配地域' },
    caption: {
      en: 'Day. III/4 stands in the open at 1604. It has a ZOC in 1603, so II/33 is pinned there, but none in the fort 1503: III/33 moves freely, to any ringed hex.',
      ja: '夜明け後。陣地の外の1604にいるIII/4の支配地域は1603には及ぶので、II/33は動けません。しかし陣地1503には及ばないので、III/33は輪の付いたヘクスへ自由に移動できます。',
    },
    position: position(4, 'R1', 'move', {
      'R-III-33': { at: '1503' },
      'R-II-33': { at: '1603' },
      'J-III-4': { at: '1604' },
    }),
    around: AROUND_1503,
    open: {
      given: { do: 'move', unit: 'R-III-33' },
      field: 'path',
      values: [
        '1302',
        '1303',
        '1304',
        '1402',
        '1403',
        '1404',
        '1405',
        '1501',
        '1502',
        '1504',
        '1602',
        '1603',
      ],
    },
    refused: [{ side: 'RU', order: { do: 'move', unit: 'R-II-33', path: ['1602'] }, clause: 'KY-6.2.b' }],
  },
  {
    id: 'disengage',
    clauses: ['KY-6.2.a', 'KY-6.2.c', 'KY-7.3.2.b'],
    title: { en: 'Disengaging by night', ja: '夜間の戦闘離脱' },
    caption: {
      en: 'Night, one hex. III/4 starts in the ZOC of 1503. It may leave for a ringed hex; 1504 and 1603 are in that ZOC again, and in 1704 stands a friend.',
      ja: '夜間、移動力は1ヘクス。III/4は1503の敵の支配地域で移動を始めます。輪の付いたヘクスへ離脱できますが、1504と1603も支配地域なので入れず、1704には味方がいます。',
    },
    position: position(2, 'J1', 'move', {
      'R-III-33': { at: '1503' },
      'J-III-4': { at: '1604' },
      'J-II-4': { at: '1704' },
    }),
    around: AROUND_1503,
    open: { given: { do: 'move', unit: 'J-III-4' }, field: 'path', values: ['1605', '1703'] },
    refused: [
      { side: 'JP', order: { do: 'move', unit: 'J-III-4', path: ['1603'] }, clause: 'KY-6.2.c', at: '1603' },
      { side: 'JP', order: { do: 'move', unit: 'J-III-4', path: ['1504'] }, clause: 'KY-6.2.c', at: '1504' },
      {
        side: 'JP',
        order: { do: 'move', unit: 'J-III-4', path: ['1704'] },
        clause: 'KY-7.3.2.b',
        at: '1704',
      },
    ],
  },
  {
    id: 'relief',
    clauses: ['KY-6.2.b', 'KY-6.2.R1', 'KY-6.2.R3'],
    title: { en: 'Relief by day', ja: '夜明け後の交代' },
    caption: {
      en: 'Day. II/4 has moved into 1604. That frees III/4, which was there first: it may go up to two hexes, to any ringed hex, but into no EZOC. Until it has left, the phase cannot end.',
      ja: '夜明け後。II/4が1604に入ったので、先にいたIII/4が動けるようになります。敵の支配地域に入らずに、輪の付いたヘクスまで2ヘクス以内で移動できます。III/4が離れるまでフェイズは終了できません。',
    },
    position: position(4, 'J1', 'move', {
      'R-III-33': { at: '1503' },
      'J-III-4': { at: '1604' },
      'J-II-4': { at: '1605' },
    }),
    orders: [{ side: 'JP', order: { do: 'move', unit: 'J-II-4', path: ['1604'] } }],
    around: [...AROUND_1503, '1606', '1705', '1803', '1804', '1805'],
    open: {
      given: { do: 'move', unit: 'J-III-4' },
      field: 'path',
      values: ['1505', '1605', '1606', '1702', '1703', '1704', '1705', '1803', '1804', '1805'],
    },
    refused: [{ side: 'JP', order: { do: 'end' }, clause: 'KY-7.3.2.R2' }],
    log: ['move'],
  },
  {
    id: 'fire',
    clauses: ['KY-8.3.2.b', 'KY-8.3.a', 'KY-8.3.3.a'],
    title: { en: 'Joint fire at a fort', ja: '陣地への共同射撃' },
    caption: {
      en: 'Day. II/4 (1504) and III/4 (1604) fire at 1503, elevation 1. III/4 stands lower, but II/4 is level with the target, so there is no bonus for height. Defence 1 + 1 for the fort = 2, odds 8 / 2 = 4. The die shows 4: a hit, and III/33 is disordered.',
      ja: '夜明け後。II/4（1504）とIII/4（1604）が高度1の1503を射撃します。III/4は目標より低い所にいますが、II/4が目標と同じ高度なので、高度の修整はありません。防御力は1＋陣地1＝2、オッズは8÷2＝4。ダイスは4で命中し、III/33は混乱します。',
    },
    position: position(4, 'J1', 'fire', {
      'R-III-33': { at: '1503' },
      'J-II-4': { at: '1504' },
      'J-III-4': { at: '1604' },
    }),
    orders: [{ side: 'JP', order: { do: 'fire', target: '1503', units: ['J-II-4', 'J-III-4'] } }],
    dice: [4],
    around: AROUND_1503,
    after: { units: { 'R-III-33': { at: '1503', disordered: true } } },
    log: ['fire.hit'],
  },
  {
    id: 'retreat',
    clauses: ['KY-9.4.f', 'KY-9.4.a', 'KY-9.4.2.a'],
    title: { en: 'Where a unit may retreat', ja: '退却できるヘクス' },
    caption: {
      en: 'III/33 must retreat from 1503. 1603 and 1504 are in the ZOC of III/4. The ringed hexes are open.',
      ja: 'III/33が1503から退却します。1603と1504はIII/4の支配地域です。輪の付いたヘクスへ退却できます。',
    },
    position: position(
      4,
      'J2',
      undefined,
      { 'R-III-33': { at: '1503' }, 'J-III-4': { at: '1604' } },
      {
        begin: { procedure: 'retreat', with: { unit: 'R-III-33' } },
      },
    ),
    around: AROUND_1503,
    open: { given: { do: 'retreat', unit: 'R-III-33' }, field: 'to', values: ['1403', '1404', '1502'] },
    refused: [
      {
        side: 'RU',
        order: { do: 'retreat', unit: 'R-III-33', to: '1603' },
        clause: 'KY-9.4.2.a',
        at: '1603',
      },
      {
        side: 'RU',
        order: { do: 'retreat', unit: 'R-III-33', to: '1504' },
        clause: 'KY-9.4.2.a',
        at: '1504',
      },
    ],
  },
  {
    id: 'through',
    clauses: ['KY-9.4.b', 'KY-9.4.c', 'KY-9.4.d', 'KY-9.4.R1'],
    title: { en: 'Retreat through friends by day', ja: '夜明け後の、味方を通る退却' },
    caption: {
      en: 'Day. Every hex that III/33 could retreat to holds a friend or lies in EZOC. So it passes through friends, and must end in a hex at the shortest distance, which is two hexes away: the ringed ones.',
      ja: '夜明け後。III/33の退却先はどれも味方がいるか敵の支配地域です。そこで味方のいるヘクスを通過し、最短距離（ここでは2ヘクス）の空きヘクス、つまり輪の付いたヘクスのどれかで終わらなければなりません。',
    },
    position: position(4, 'J1', undefined, CROWDED, {
      begin: { procedure: 'retreat', with: { unit: 'R-III-33' } },
    }),
    around: AROUND_1503,
    open: {
      given: { do: 'retreat', unit: 'R-III-33' },
      field: 'to',
      values: ['1302', '1303', '1304', '1402', '1501', '1602'],
    },
  },
  {
    id: 'crushed',
    clauses: ['KY-9.4.4.a', 'KY-9.4.e', 'KY-8.3.g'],
    title: { en: 'The same by night', ja: '夜間の同じ状況' },
    caption: {
      en: 'Night. The same units. II/4 and III/4 fire at 1503 and roll 1: a hit. III/33, already disordered, must retreat; by night nobody passes through friends, so no hex is left and it is eliminated.',
      ja: '夜間の同じ配置です。II/4とIII/4が1503を射撃し、ダイスは1で命中。すでに混乱しているIII/33は退却しますが、夜間は味方を通れないため退却先がなく、壊滅します。',
    },
    position: position(3, 'J1', 'fire', CROWDED),
    orders: [{ side: 'JP', order: { do: 'fire', target: '1503', units: ['J-II-4', 'J-III-4'] } }],
    dice: [1],
    around: AROUND_1503,
    after: { units: { 'R-III-33': null } },
    log: ['fire.again', 'noRetreat'],
  },
  {
    id: 'fatigue',
    clauses: ['KY-9.6.1.b', 'KY-9.6.1.a', 'KY-9.5.a', 'KY-9.6.1.d'],
    title: { en: 'Fatigue after melee', ja: '白兵戦後の疲労' },
    caption: {
      en: 'Day. III/4 and the disordered II/4 attack III/34 in 1603: 4 + 2 against 4, odds 1. The die shows 1: III/34 retreats to 1502, and III/4 advances. Then fatigue: III/34 and III/4 become disordered; II/4, disordered before, must retreat to a ringed hex.',
      ja: '夜明け後。III/4と混乱中のII/4が1603のIII/34を攻撃します。4＋2対4でオッズ1、ダイスは1。III/34は1502へ退却し、III/4が前進します。続く疲労でIII/34とIII/4は混乱し、すでに混乱していたII/4は輪の付いたヘクスのどれかへ退却します。',
    },
    position: position(5, 'J2', 'melee', {
      'R-III-34': { at: '1603' },
      'J-III-4': { at: '1604' },
      'J-II-4': { at: '1703', disordered: true },
    }),
    orders: [
      { side: 'JP', order: { do: 'melee', target: '1603', units: ['J-II-4', 'J-III-4'] } },
      { side: 'RU', order: { do: 'retreat', unit: 'R-III-34', to: '1502' } },
      { side: 'JP', order: { do: 'advance', unit: 'J-III-4' } },
    ],
    dice: [1],
    around: [...AROUND_1503, '1801', '1802', '1803', '1804'],
    open: {
      given: { do: 'retreat', unit: 'J-II-4' },
      field: 'to',
      values: ['1604', '1702', '1704', '1803', '1804'],
    },
    after: {
      units: { 'R-III-34': { at: '1502', disordered: true }, 'J-III-4': { at: '1603', disordered: true } },
    },
    log: ['melee.retreat', 'retreat', 'advance', 'fatigue'],
  },
  {
    id: 'reorganise',
    clauses: ['KY-10.0.R2', 'KY-10.0.a'],
    title: { en: 'Reorganising among enemies', ja: '敵中での再編成' },
    caption: {
      en: 'Day. The Russians reorganise. III/34 in the fort 1503 recovers, though enemies stand next to it in the open. III/33 in 1502 does not: it is in EZOC. Nor does II/33 in the fort 1602, next to which I/4 stands in the fort 1702.',
      ja: '夜明け後、ロシア軍が再編成を行います。陣地1503のIII/34は、外の敵に隣接していても回復します。1502のIII/33は敵の支配地域にいるので回復しません。陣地1602のII/33も、隣の陣地1702にI/4がいるので回復しません。',
    },
    position: position(6, 'R2', 'reorganise', {
      'R-III-34': { at: '1503', disordered: true },
      'R-II-33': { at: '1602', disordered: true },
      'R-III-33': { at: '1502', disordered: true },
      'J-III-4': { at: '1604' },
      'J-II-4': { at: '1603' },
      'J-I-4': { at: '1702' },
    }),
    orders: [],
    around: AROUND_1503,
    after: {
      units: {
        'R-III-34': { at: '1503' },
        'R-II-33': { at: '1602', disordered: true },
        'R-III-33': { at: '1502', disordered: true },
      },
    },
    log: ['reorganise'],
  },
  {
    id: 'headquarters',
    clauses: ['KY-4.2.a', 'KY-4.2.R1'],
    title: { en: 'A Russian in a headquarters', ja: '旅団本部への進入' },
    caption: {
      en: 'Day. III/34 moves from 1404 over 1504 into 1505, the headquarters of the 3rd Brigade. The game ends at once: the Russians win.',
      ja: '夜明け後。III/34が1404から1504を経て、第3旅団本部のある1505に進入します。その時点でゲームは終わり、ロシア軍の勝利です。',
    },
    position: position(6, 'R1', 'move', { 'R-III-34': { at: '1404' }, 'J-III-4': { at: '1606' } }),
    orders: [{ side: 'RU', order: { do: 'move', unit: 'R-III-34', path: ['1504', '1505'] } }],
    around: [...AROUND_1503, '1406', '1506', '1606'],
    after: { units: { 'R-III-34': { at: '1505' } } },
    log: ['move', 'suddenDeath'],
  },
];
