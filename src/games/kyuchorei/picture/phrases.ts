/** Short phrases of the map and of the position in words, one set a language. */
import type { Locale } from '../../../referee/index.js';

export interface Phrases {
  readonly height: (n: number) => string;
  readonly fort: string;
  readonly headquarters: string;
  readonly turnTrack: string;
  readonly night: string;
  readonly day: string;
  readonly disordered: string;
  readonly reserve: string;
  readonly pinned: string;
  readonly acted: string;
  readonly retreats: (hexes: readonly string[]) => string;
  readonly values: (fire: number, melee: number) => string;
  readonly turn: (n: number, night: boolean) => string;
  readonly setup: string;
  /** Turn, phase and, when it is made, the choice of the phase. */
  readonly now: (turn: string, phase: string, chosen: string) => string;
  readonly phase: Readonly<Record<string, string>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly held: (hexes: readonly string[]) => string;
  readonly free: (hexes: readonly string[]) => string;
  readonly off: (units: readonly string[]) => string;
  readonly toPlace: (formation: string, hq: string, within: number, units: readonly string[]) => string;
  readonly figures: string;
  readonly hex: (id: string, terrain: readonly string[]) => string;
  /** A unit on the map: name and figures, hex with terrain, what is to be known of it. */
  readonly unit: (name: string, hex: string, notes: readonly string[]) => string;
  readonly situation: string;
  readonly warnings: string;
  readonly threat: (unit: string, hexes: readonly string[]) => string;
  readonly reachableForts: (hexes: readonly string[]) => string;
  readonly doomed: (unit: string) => string;
  readonly fortZone: (unit: string) => string;
  readonly side: Readonly<Record<string, string>>;
  readonly counted: (side: string, n: number, disordered: number) => string;
  readonly moved: (unit: string, from: string, to: string) => string;
  readonly lost: (unit: string, at: string) => string;
  readonly worn: (unit: string, at: string) => string;
  readonly wornMark: string;
  readonly arrived: (unit: string, at: string) => string;
  readonly firedAt: (unit: string, at: string) => string;
  readonly fireMark: string;
  readonly fought: (unit: string, at: string) => string;
  readonly fightMark: string;
  readonly rallied: (unit: string, at: string) => string;
  readonly unplaced: (side: string) => string;
  readonly eliminated: (side: string) => string;
  readonly road: string;
  readonly key: string;
}

const en: Phrases = {
  height: (n) => `height ${n}`,
  fort: 'fort',
  headquarters: 'HQ',
  turnTrack: 'Turns',
  night: 'night',
  day: 'day',
  disordered: 'disordered',
  reserve: 'reserve',
  pinned: 'in an enemy zone of control',
  acted: 'has acted',
  retreats: (hexes) => (hexes.length === 0 ? 'no retreat' : `could retreat to ${hexes.join(', ')}`),
  values: (fire, melee) => `fire ${fire}, melee ${melee}`,
  turn: (n, night) => `Turn ${n} (${night ? 'night' : 'day'})`,
  setup: 'Set-up',
  now: (turn, phase, chosen) => `${turn}, ${phase}${chosen === '' ? '' : `: ${chosen}`}`,
  phase: {
    J1: 'Japanese move or fire',
    J2: 'Japanese melee or reorganise',
    R1: 'Russian move or fire',
    R2: 'Russian melee or reorganise',
  },
  chosen: { move: 'movement', fire: 'fire', melee: 'melee', reorganise: 'reorganisation' },
  held: (hexes) =>
    hexes.length === 0 ? 'The Russians hold no fort.' : `Forts the Russians hold: ${hexes.join(', ')}.`,
  free: (hexes) =>
    hexes.length === 0 ? 'They hold every fort.' : `Forts they do not hold: ${hexes.join(', ')}.`,
  off: (units) => `Not on the map: ${units.join(', ')}.`,
  toPlace: (formation, hq, within, units) =>
    `${formation}, within ${within} hexes of its HQ in ${hq}: still to be placed ${units.join(', ')}.`,
  figures: 'Figures: fire-melee, as they are now.',
  hex: (id, terrain) => `${id} (${terrain.join(', ')})`,
  unit: (name, hex, notes) => `${name}, ${hex}${notes.length === 0 ? '' : `: ${notes.join('; ')}`}`,
  situation: 'Situation',
  warnings: 'Watch out',
  threat: (unit, hexes) =>
    `${unit} can reach the headquarters in ${hexes.join(' and ')} in the next Russian movement: that ends the match.`,
  reachableForts: (hexes) => `Empty forts that a Russian can still enter this turn: ${hexes.join(', ')}.`,
  doomed: (unit) =>
    `${unit} is disordered and has no retreat: a hit, a melee against it at odds of 1 or more, or a melee of its own eliminates it.`,
  fortZone: (unit) =>
    `${unit} is in a fort, and an enemy in a fort next to it has it in its zone of control.`,
  side: { JP: 'Japanese', RU: 'Russians' },
  counted: (side, n, disordered) => `${side}: ${n} units on the map, ${disordered} disordered.`,
  moved: (unit, from, to) => `${unit} from ${from} to ${to}`,
  lost: (unit, at) => `${unit} eliminated in ${at}`,
  worn: (unit, at) => `${unit} disordered in ${at}`,
  wornMark: '!',
  arrived: (unit, at) => `${unit} placed in ${at}`,
  firedAt: (unit, at) => `${unit} was fired at in ${at}`,
  fireMark: 'fire',
  fought: (unit, at) => `${unit} fought hand to hand from ${at}`,
  fightMark: 'melee',
  rallied: (unit, at) => `${unit} reorganised in ${at}`,
  unplaced: (side) => `${side}: to be placed`,
  eliminated: (side) => `${side}: eliminated`,
  road: 'road (decoration)',
  key: 'fire-melee',
};

const ja: Phrases = {
  height: (n) => `高度${n}`,
  fort: '陣地',
  headquarters: '旅団本部',
  turnTrack: 'ターン',
  night: '夜間',
  day: '夜明け後',
  disordered: '混乱',
  reserve: '予備',
  pinned: '敵の支配地域内',
  acted: '行動済',
  retreats: (hexes) => (hexes.length === 0 ? '退却先なし' : `退却先${hexes.join('・')}`),
  values: (fire, melee) => `射撃${fire}、白兵戦${melee}`,
  turn: (n, night) => `第${n}ターン（${night ? '夜間' : '夜明け後'}）`,
  setup: '配置',
  now: (turn, phase, chosen) => `${turn}、${phase}${chosen === '' ? '' : `：${chosen}`}`,
  phase: {
    J1: '日本軍移動または射撃',
    J2: '日本軍白兵戦または再編成',
    R1: 'ロシア軍移動または射撃',
    R2: 'ロシア軍白兵戦または再編成',
  },
  chosen: { move: '移動', fire: '射撃', melee: '白兵戦', reorganise: '再編成' },
  held: (hexes) =>
    hexes.length === 0
      ? 'ロシア軍が保持する陣地はありません。'
      : `ロシア軍が保持する陣地：${hexes.join('、')}。`,
  free: (hexes) =>
    hexes.length === 0
      ? 'ロシア軍がすべての陣地を保持しています。'
      : `ロシア軍が保持していない陣地：${hexes.join('、')}。`,
  off: (units) => `マップ外：${units.join('、')}。`,
  toPlace: (formation, hq, within, units) =>
    `${formation}（${hq}の本部から${within}ヘクス以内）：未配置 ${units.join('、')}。`,
  figures: '数値は現在の射撃力-白兵戦力。',
  hex: (id, terrain) => `${id}（${terrain.join('、')}）`,
  unit: (name, hex, notes) => `${name}、${hex}${notes.length === 0 ? '' : `：${notes.join('、')}`}`,
  situation: '状況',
  warnings: '注意',
  threat: (unit, hexes) =>
    `${unit}は次のロシア軍移動で旅団本部${hexes.join('・')}に到達でき、そうなればゲームは終わります。`,
  reachableForts: (hexes) => `このターン、ロシア軍がまだ進入できる無人の陣地：${hexes.join('、')}。`,
  doomed: (unit) =>
    `${unit}は混乱しており退却先がありません。射撃が命中するか、オッズ1以上の白兵戦を受けるか、自ら白兵戦を行うと壊滅します。`,
  fortZone: (unit) => `${unit}は陣地にいますが、隣接する陣地に敵がいるため敵の支配地域内です。`,
  side: { JP: '日本軍', RU: 'ロシア軍' },
  counted: (side, n, disordered) => `${side}：マップ上${n}個、うち混乱${disordered}個。`,
  moved: (unit, from, to) => `${unit} ${from}から${to}へ`,
  lost: (unit, at) => `${unit} ${at}で壊滅`,
  worn: (unit, at) => `${unit} ${at}で混乱`,
  wornMark: '混',
  arrived: (unit, at) => `${unit} ${at}に配置`,
  firedAt: (unit, at) => `${unit} ${at}で射撃を受けた`,
  fireMark: '射',
  fought: (unit, at) => `${unit} ${at}から白兵戦`,
  fightMark: '白',
  rallied: (unit, at) => `${unit} ${at}で再編成`,
  unplaced: (side) => `${side}：配置前`,
  eliminated: (side) => `${side}：壊滅`,
  road: '道路（飾り）',
  key: '射撃力-白兵戦力',
};

export const PHRASES: Readonly<Record<Locale, Phrases>> = { en, ja };
