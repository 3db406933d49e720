/** Words of the picture and of the position in words, in both languages. */
import type { Locale } from '../../../referee/index.js';

export interface Phrases {
  readonly side: { readonly J: string; readonly A: string; readonly nobody: string };
  readonly situation: string;
  readonly turn: (n: number, label: string) => string;
  readonly score: (n: number) => string;
  readonly cards: (j: number, a: number, deck: number, discards: readonly string[]) => string;
  readonly hand: (cards: readonly string[]) => string;
  readonly spent: (events: readonly string[]) => string;
  readonly points: string;
  readonly port: (vp: number) => string;
  readonly base: string;
  readonly held: {
    readonly '2a': string;
    readonly '2b': string;
    readonly '2c': string;
    readonly '3': string;
  };
  readonly controlled: (who: string) => string;
  /** A name with notes to it. */
  readonly noted: (name: string, notes: readonly string[]) => string;
  /** What is told of something, part by part. */
  readonly told: (parts: readonly string[]) => string;
  readonly list: (names: readonly string[]) => string;
  readonly fleetTrain: string;
  readonly boxes: string;
  readonly box: (n: number) => string;
  readonly repair: string;
  readonly faceDown: string;
  readonly shift: (open: boolean) => string;
  readonly values: (air: number, gunnery: number, defence: string, movement: number) => string;
  readonly airUnit: (air: number) => string;
  readonly turnTrack: string;
  readonly hands: string;
  readonly scoreTrack: string;
  readonly fighting: (at: string, attacker: string, round: number, left: number) => string;
  readonly moved: (unit: string, from: string, to: string) => string;
  readonly lost: (unit: string, at: string) => string;
  readonly unused: (units: readonly string[]) => string;
}

const en: Phrases = {
  side: { J: 'Japan', A: 'Allies', nobody: 'nobody' },
  situation: 'Situation',
  turn: (n, label) => `Turn ${n} (${label})`,
  score: (n) => (n === 0 ? 'Score 0' : n > 0 ? `Score: Japan +${n}` : `Score: Allies +${-n}`),
  cards: (j, a, deck, discards) =>
    `Cards: Japan ${j}, Allies ${a}, deck ${deck}; discards: ${discards.join(', ') || 'none'}.`,
  hand: (cards) => `Your hand: ${cards.join(', ') || 'empty'}.`,
  spent: (events) => `Single-use events played: ${events.join(', ')}.`,
  points: 'Points',
  port: (vp) => `port worth ${vp}`,
  base: 'base',
  held: { '2a': 'held as a base', '2b': 'held as a base', '2c': 'held as a base, empty', '3': 'contested' },
  controlled: (who) => `controlled by ${who}`,
  noted: (name, notes) => `${name} (${notes.join(', ')})`,
  told: (parts) => parts.join(': '),
  list: (names) => names.join(', '),
  fleetTrain: 'Fleet Train',
  boxes: 'Turn track',
  box: (n) => `Turn ${n}`,
  repair: 'under repair',
  faceDown: 'face-down',
  shift: (open) => (open ? 'The strategic shift routes are open.' : 'The strategic shift routes are closed.'),
  values: (air, gunnery, defence, movement) =>
    `air ${air}, gunnery ${gunnery}, defence ${defence}, movement ${movement}`,
  airUnit: (air) => `air unit ${air}`,
  turnTrack: 'Turn',
  hands: 'Cards in hand',
  scoreTrack: 'Score',
  fighting: (at, attacker, round, left) =>
    `Combat at ${at}: ${attacker} attacks, round ${round}, ${left} more possible.`,
  moved: (unit, from, to) => `${unit} from ${from} to ${to}`,
  lost: (unit, at) => `${unit} left ${at}`,
  unused: (units) => `Face-up ships that have not acted: ${units.join(', ')}.`,
};

const ja: Phrases = {
  side: { J: '日本軍', A: '連合軍', nobody: 'なし' },
  situation: '状況',
  turn: (n, label) => `第${n}ターン（${label}）`,
  score: (n) => (n === 0 ? '得点0' : n > 0 ? `得点：日本軍+${n}` : `得点：連合軍+${-n}`),
  cards: (j, a, deck, discards) =>
    `手札：日本軍${j}枚、連合軍${a}枚、デッキ${deck}枚。捨て札：${discards.join('、') || 'なし'}。`,
  hand: (cards) => `あなたの手札：${cards.join('、') || 'なし'}。`,
  spent: (events) => `使用済みの限定イベント：${events.join('、')}。`,
  points: 'ポイント',
  port: (vp) => `港湾、${vp}点`,
  base: '基地',
  held: {
    '2a': '敵が基地として占領',
    '2b': '敵が基地として占領',
    '2c': '敵が基地として占領、無人',
    '3': '争奪中',
  },
  controlled: (who) => (who === ja.side.nobody ? '占領なし' : `${who}占領`),
  noted: (name, notes) => `${name}（${notes.join('、')}）`,
  told: (parts) => parts.join('：'),
  list: (names) => names.join('、'),
  fleetTrain: 'フリート・トレイン',
  boxes: 'ターン記録トラック',
  box: (n) => `第${n}ターン`,
  repair: '修理中',
  faceDown: '裏面',
  shift: (open) => (open ? '点線の航路は有効。' : '点線の航路は無効。'),
  values: (air, gunnery, defence, movement) => `空襲${air}、砲撃${gunnery}、防御${defence}、移動${movement}`,
  airUnit: (air) => `陸上機${air}`,
  turnTrack: 'ターン',
  hands: '手札',
  scoreTrack: '得点',
  fighting: (at, attacker, round, left) =>
    `${at}で戦闘中：攻撃側${attacker}、第${round}ラウンド、残り${left}ラウンド。`,
  moved: (unit, from, to) => `${unit}：${from}から${to}へ`,
  lost: (unit, at) => `${unit}：${at}から除去`,
  unused: (units) => `未行動の表面の艦艇：${units.join('、')}。`,
};

export const PHRASES: Readonly<Record<Locale, Phrases>> = { en, ja };
