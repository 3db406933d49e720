/** Positions for the rules page. What a caption claims stands beside it as data and is played by the referee in a test. */
import type { Diagram, Json } from '../../../referee/index.js';

type Units = Readonly<
  Record<string, { readonly at: string; readonly faceUp?: boolean; readonly fatigued?: boolean }>
>;

/** A position in which only these units are on the map, in turn 3 with the ravine in 0905 unless said otherwise. */
function position(phase: string, units: Units, more: { readonly [word: string]: Json } = {}): Json {
  return {
    game: 'squarepeg',
    phase,
    turn: 3,
    ravine: '0905',
    clear: true,
    units: { 'NZ-30': { at: 'out' }, ...units },
    ...more,
  };
}

const WEST = [
  '0106',
  '0107',
  '0207',
  '0208',
  '0209',
  '0308',
  '0309',
  '0310',
  '0410',
  '0411',
  '0509',
  '0510',
  '0610',
  '0611',
];
const SOUTH = ['0509', '0510', '0610', '0611', '0707', '0708', '0709', '0710', '0810', '0811'];
const BULGE = [
  '0602',
  '0603',
  '0604',
  '0702',
  '0703',
  '0704',
  '0705',
  '0706',
  '0707',
  '0804',
  '0805',
  '0806',
  '0807',
  '0905',
  '0906',
];
const NECK = ['0705', '0706', '0707', '0708', '0709', '0806', '0807', '0810'];
/** Unknown and far away: keeps the match from ending when the others are gone. */
const FAR: Units = { 'JP-D': { at: '0310' } };

export const diagrams: readonly Diagram[] = [
  {
    id: 'contact',
    clauses: ['SP-6.1.d', 'SP-6.1.e'],
    title: { en: 'Contact stops and pins', ja: '敵の隣で止まり、動けなくなる' },
    caption: {
      en: 'The 30th moves from 0107. It may go to any ringed hex, but must stop in 0309, which is adjacent to the Japanese unit in 0310; 0308 behind it is out of reach. NZ-35 in 0411 is in contact already and cannot move at all.',
      ja: '第30大隊が0107から移動します。輪の付いたヘクスへ行けますが、0310の日本軍に隣接する0309では止まらなければならず、その先の0308へは行けません。0411のNZ-35はすでに敵に隣接しているので移動できません。',
    },
    position: position('NZ-MOVEMENT', {
      'NZ-30': { at: '0107' },
      'NZ-35': { at: '0411' },
      'JP-C': { at: '0310', faceUp: true },
    }),
    around: WEST,
    open: {
      given: { do: 'move', unit: 'NZ-30' },
      field: 'path',
      values: ['0106', '0207', '0208', '0209', '0309'],
    },
    refused: [
      {
        side: 'NZ',
        order: { do: 'move', unit: 'NZ-30', path: ['0208', '0209', '0309', '0308'] },
        clause: 'SP-6.1.d',
        at: '0308',
      },
      { side: 'NZ', order: { do: 'move', unit: 'NZ-35', path: ['0510'] }, clause: 'SP-6.1.e' },
    ],
  },
  {
    id: 'friend',
    clauses: ['SP-6.1.r', 'SP-6.1.f'],
    title: { en: 'No passing where one must stop', ja: '止まる所は通り抜けられない' },
    caption: {
      en: 'NZ-35 wants to go from 0704 through its friend in 0706 to 0707. But 0706 is adjacent to the Japanese unit in 0807: NZ-35 would have to stop there, on another infantry unit. So it may not even enter.',
      ja: 'NZ-35が0704から、味方のいる0706を通って0707へ行こうとします。しかし0706は0807の日本軍に隣接しているので、そこで止まらなければならず、歩兵が2個になります。したがって進入することもできません。',
    },
    position: position('NZ-MOVEMENT', {
      'NZ-37': { at: '0706' },
      'NZ-35': { at: '0704' },
      'JP-C': { at: '0807', faceUp: true },
      ...FAR,
    }),
    around: BULGE,
    refused: [
      {
        side: 'NZ',
        order: { do: 'move', unit: 'NZ-35', path: ['0705', '0706', '0707'] },
        clause: 'SP-6.1.r',
        at: '0706',
      },
    ],
  },
  {
    id: 'water',
    clauses: ['SP-6.1.q', 'SP-7.0.e'],
    title: { en: 'Hexsides without land', ja: '陸地のないヘクスサイド' },
    caption: {
      en: 'NZ-37 in 0610 sees both Japanese units across the tip of the lagoon. There is no land on these hexsides, so it is not in contact, is free to move, and can attack neither. NZ-35 in 0708 is adjacent to 0709 and may attack there.',
      ja: '0610のNZ-37と2個の日本軍はラグーンの先端で隔てられています。間のヘクスサイドに陸地がないので隣接とはみなさず、自由に移動できますが、どちらも攻撃できません。0708のNZ-35は0709に隣接しており、攻撃できます。',
    },
    position: position('NZ-COMBAT', {
      'NZ-37': { at: '0610' },
      'NZ-35': { at: '0708' },
      'JP-C': { at: '0709', faceUp: true },
      'JP-D': { at: '0710', faceUp: true },
    }),
    around: SOUTH,
    open: { given: { do: 'attack' }, field: 'target', values: ['0709'] },
    refused: [
      { side: 'NZ', order: { do: 'attack', target: '0709', units: ['NZ-37'] }, clause: 'SP-7.0.e' },
      {
        side: 'NZ',
        order: { do: 'attack', target: '0710', units: ['NZ-37'] },
        clause: 'SP-7.0.e',
        at: '0710',
      },
    ],
  },
  {
    id: 'fatigue',
    clauses: ['SP-6.2.b', 'SP-6.2.c', 'SP-6.2.e'],
    title: { en: 'A long march', ja: '長い移動と疲労' },
    caption: {
      en: 'NZ-35 marches three hexes, from 0603 to 0705, next to the enemy. It rolls one die: 3, not more than the hexes moved. It is fatigued, cannot attack in this turn, and defends with strength 1.',
      ja: 'NZ-35が0603から0705まで3ヘクス移動し、敵の隣に来ました。ダイス1個の目は3で、移動したヘクス数以下なので疲労します。このターンは攻撃できず、防御の戦闘力は1です。',
    },
    position: position(
      'NZ-MOVEMENT',
      { 'NZ-35': { at: '0603' }, 'JP-D': { at: '0806', faceUp: true } },
      { turn: 2 },
    ),
    orders: [{ side: 'NZ', order: { do: 'move', unit: 'NZ-35', path: ['0703', '0704', '0705'] } }],
    dice: [3],
    around: BULGE,
    after: { units: { 'NZ-35': { at: '0705', fatigued: true } } },
    log: ['move', 'fatigue.fatigued'],
  },
  {
    id: 'torahatup',
    clauses: ['SP-6.1.m', 'SP-6.1.n', 'SP-6.4.c'],
    title: { en: 'Torahatup and the ravine hex', ja: 'トラハタップと深い谷' },
    caption: {
      en: 'NZ-37 has moved from 0704 into Torahatup (0806). It must stop there and is fatigued without a die. The tank company in 0703 may enter neither Torahatup nor the ravine hex, 0905.',
      ja: 'NZ-37が0704からトラハタップ（0806）に入りました。そこで止まり、ダイスを振らずに疲労します。0703の戦車中隊はトラハタップにも深い谷のヘクス（0905）にも入れません。',
    },
    position: position('NZ-MOVEMENT', { 'NZ-37': { at: '0704' }, 'NZ-T1': { at: '0703' }, ...FAR }),
    orders: [{ side: 'NZ', order: { do: 'move', unit: 'NZ-37', path: ['0705', '0806'] } }],
    around: BULGE,
    refused: [
      {
        side: 'NZ',
        order: { do: 'move', unit: 'NZ-T1', path: ['0804', '0805', '0806'] },
        clause: 'SP-6.4.c',
        at: '0806',
      },
      {
        side: 'NZ',
        order: { do: 'move', unit: 'NZ-T1', path: ['0804', '0805', '0905'] },
        clause: 'SP-6.4.c',
        at: '0905',
      },
    ],
    after: { units: { 'NZ-37': { at: '0806', fatigued: true } } },
    log: ['move', 'fatigue.ground'],
  },
  {
    id: 'ravine',
    clauses: ['SP-6.4.d', 'SP-6.4.a', 'SP-6.4.b'],
    title: { en: 'A tank finds the ravine', ja: '戦車が深い谷に落ちる' },
    caption: {
      en: 'The ravine is not found yet. The tank company moves from 0704 to 0805, next to Torahatup, and rolls 1, which is its own hex: it has fallen in and is removed from the game.',
      ja: '深い谷はまだ見つかっていません。戦車中隊が0704からトラハタップに隣接する0805へ移動し、1を振りました。これは自分のいるヘクスなので、谷に落ちたことになり、ゲームから除去されます。',
    },
    position: position(
      'NZ-MOVEMENT',
      { 'NZ-T1': { at: '0704' }, 'NZ-35': { at: '0603' }, ...FAR },
      { turn: 1, ravine: null },
    ),
    orders: [{ side: 'NZ', order: { do: 'move', unit: 'NZ-T1', path: ['0805'] } }],
    dice: [1],
    around: BULGE,
    after: { ravine: '0805', units: { 'NZ-T1': { at: 'out' } } },
    log: ['move', 'ravine', 'removed.ravine'],
  },
  {
    id: 'ferry',
    clauses: ['SP-6.5.a', 'SP-6.5.b', 'SP-6.5.c', 'SP-6.3.h'],
    title: { en: 'Across the lagoon', ja: 'ラグーンを渡る' },
    caption: {
      en: 'The tank company crosses from the green arrow hex 0603 to the blue arrow hex 0106, which counts no hex, and goes on for two hexes to 0208. It rolls 1 and 2: 3 is more than 2, so it is fresh. The 30th, not yet on the map, will now arrive next turn without a die.',
      ja: '戦車中隊が緑の矢印の0603から青い矢印の0106へ渡り（ヘクス数は0）、さらに2ヘクス進んで0208へ行きます。ダイスは1と2で合計3。移動した2ヘクスより大きいので疲労しません。まだ登場していない第30大隊は、次のターンにダイスなしで登場します。',
    },
    position: position(
      'NZ-MOVEMENT',
      { 'NZ-30': { at: 'off' }, 'NZ-T1': { at: '0603' }, 'NZ-35': { at: '0601' }, 'JP-D': { at: '0611' } },
      { turn: 1, ravine: null },
    ),
    orders: [{ side: 'NZ', order: { do: 'move', unit: 'NZ-T1', path: ['ferry:0106', '0107', '0208'] } }],
    dice: [1, 2],
    around: ['0106', '0107', '0207', '0208', '0209', '0601', '0602', '0603', '0604', '0702', '0703'],
    after: { units: { 'NZ-T1': { at: '0208' } } },
    log: ['move', 'arrival.supported', 'fatigue.fresh'],
  },
  {
    id: 'arrival',
    clauses: ['SP-6.3.e', 'SP-6.3.c', 'SP-6.3.d'],
    title: { en: 'The 30th drives a unit out', ja: '第30大隊の登場と排除' },
    caption: {
      en: 'Turn 4 is D+3: the 30th arrives on 3 or less. The die shows 3. A Japanese unit stands in the blue arrow hex 0106: it is turned up and removed, and the 30th is placed there.',
      ja: '第4ターンはD+3日なので、第30大隊は3以下で登場します。ダイスは3。青い矢印の0106に日本軍がいるので、表に返して除去し、第30大隊を置きます。',
    },
    position: position(
      'ARRIVAL',
      { 'NZ-30': { at: 'off' }, 'NZ-35': { at: '0601' }, 'JP-C': { at: '0310' }, 'JP-D': { at: '0106' } },
      { turn: 4, ravine: null },
    ),
    orders: [],
    dice: [3],
    around: WEST,
    after: { units: { 'NZ-30': { at: '0106' }, 'JP-D': { at: 'out', faceUp: true } } },
    log: ['arrival.arrives', 'reveal', 'removed.evicted', 'arrival.placed'],
  },
  {
    id: 'home',
    clauses: ['SP-7.1.d', 'SP-7.1.g'],
    title: { en: 'Nobody there', ja: '戦闘力0の日本軍' },
    caption: {
      en: 'NZ-35 attacks the face-down unit in 0708. It is turned up: strength 0. It is removed without a die, NZ-35 has used its attack and advances into the empty hex.',
      ja: 'NZ-35が0708の裏向きのユニットを攻撃します。表に返すと戦闘力0。ダイスを振らずに除去し、NZ-35は攻撃を済ませたことになって、空いたヘクスへ前進します。',
    },
    position: position('NZ-COMBAT', { 'NZ-35': { at: '0707' }, 'JP-A': { at: '0708' }, ...FAR }),
    orders: [
      { side: 'NZ', order: { do: 'attack', target: '0708', units: ['NZ-35'] } },
      { side: 'NZ', order: { do: 'advance', unit: 'NZ-35' } },
    ],
    around: NECK,
    after: { units: { 'NZ-35': { at: '0708' }, 'JP-A': { at: 'out', faceUp: true } } },
    log: ['attack', 'reveal', 'removed.home', 'advance'],
  },
  {
    id: 'stack',
    clauses: ['SP-7.2.i', 'SP-7.2.c', 'SP-7.2.j', 'SP-7.4.h'],
    title: { en: 'A stack defends together', ja: 'スタックの防御と共同攻撃' },
    caption: {
      en: 'The Japanese units in 0706 and 0708, 2 each, attack 0707 together. NZ infantry and tanks defend with 3 + 1 = 4: odds 1:1. The die shows 6, Dr. Every hex that the two could retreat to is next to an enemy, so both are removed.',
      ja: '0706と0708の日本軍（各2）が0707を共同で攻撃します。NZ軍の歩兵と戦車は3＋1＝4で防御し、戦闘比は1:1。ダイスは6でDr。退却できるヘクスはどれも敵に隣接しているので、2個とも除去されます。',
    },
    position: position('JP-COMBAT', {
      'NZ-35': { at: '0707' },
      'NZ-T1': { at: '0707' },
      'JP-C': { at: '0708', faceUp: true },
      'JP-D': { at: '0706', faceUp: true },
    }),
    orders: [{ side: 'JP', order: { do: 'attack', target: '0707', units: ['JP-C', 'JP-D'] } }],
    dice: [6],
    around: NECK,
    after: { units: { 'NZ-35': { at: 'out' }, 'NZ-T1': { at: 'out' } } },
    log: ['attack', 'combat.Dr', 'removed.retreat', 'removed.retreat'],
  },
  {
    id: 'retreat',
    clauses: ['SP-7.4.f', 'SP-7.4.e', 'SP-7.4.l'],
    title: { en: 'Infantry and tank retreat', ja: '歩兵と戦車の退却' },
    caption: {
      en: 'The ravine is in 0706. Infantry and tank company in 0707 attack 0708: 4 against 2, 2:1. The die shows 2, Ar: both must retreat. The infantry may go to either ringed hex; the tanks may not go into the ravine.',
      ja: '深い谷は0706にあります。0707の歩兵と戦車中隊が0708を攻撃します。4対2で2:1、ダイスは2でAr、2個とも退却します。歩兵は輪の付いたどちらのヘクスへも行けますが、戦車は深い谷に入れません。',
    },
    position: position(
      'NZ-COMBAT',
      {
        'NZ-35': { at: '0707' },
        'NZ-T1': { at: '0707' },
        'JP-C': { at: '0708', faceUp: true },
        'JP-B': { at: '0310' },
      },
      { ravine: '0706' },
    ),
    orders: [{ side: 'NZ', order: { do: 'attack', target: '0708', units: ['NZ-35', 'NZ-T1'] } }],
    dice: [2],
    around: NECK,
    open: { given: { do: 'retreat', unit: 'NZ-35' }, field: 'to', values: ['0706', '0807'] },
    refused: [{ side: 'NZ', order: { do: 'retreat', unit: 'NZ-T1', to: '0706' }, clause: 'SP-7.4.f' }],
    log: ['attack', 'combat.Ar'],
  },
  {
    id: 'mission',
    clauses: ['SP-7.5.h', 'SP-4.0.a'],
    title: { en: 'Into the Mission', ja: 'ミッションへの前進' },
    caption: {
      en: 'NZ-35 and the 30th attack the Mission (0611): 6 against 2, 3:1. The die shows 4, Dr. The Japanese unit has nowhere to go and is removed. NZ-35 advances into the Mission: NZ wins at once.',
      ja: 'NZ-35と第30大隊がミッション（0611）を攻撃します。6対2で3:1、ダイスは4でDr。日本軍は退却できず除去されます。NZ-35がミッションへ前進し、その時点でNZ軍の勝利です。',
    },
    position: position(
      'NZ-COMBAT',
      { 'NZ-35': { at: '0710' }, 'NZ-30': { at: '0510' }, 'JP-C': { at: '0611', faceUp: true }, ...FAR },
      { turn: 6 },
    ),
    orders: [
      { side: 'NZ', order: { do: 'attack', target: '0611', units: ['NZ-30', 'NZ-35'] } },
      { side: 'NZ', order: { do: 'advance', unit: 'NZ-35' } },
    ],
    dice: [4],
    around: SOUTH,
    after: { units: { 'NZ-35': { at: '0611' }, 'JP-C': { at: 'out', faceUp: true } } },
    log: ['attack', 'combat.Dr', 'removed.retreat', 'advance', 'mission'],
  },
];
