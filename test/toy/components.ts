/** The components of the toy: a map of seven points, six counters, ten cards. Data, not code. */
import type { Clause, Words } from '../../src/referee/index.js';

export const SIDES = ['RED', 'BLUE'] as const;
export type SideId = (typeof SIDES)[number];

export const POINTS = ['camp', 'ford', 'gate', 'hill', 'keep', 'mill', 'wood'] as const;

const ROADS = [
  'camp-hill',
  'camp-ford',
  'hill-mill',
  'ford-mill',
  'ford-wood',
  'mill-gate',
  'wood-gate',
  'gate-keep',
];

export const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  POINTS.map((point) => [
    point,
    POINTS.filter((p) => ROADS.includes(`${p}-${point}`) || ROADS.includes(`${point}-${p}`)),
  ]),
);

/** Where the units begin. What each of them is, is drawn: see `deal`. */
export const START: Readonly<Record<string, { readonly side: SideId; readonly at: string }>> = {
  R1: { side: 'RED', at: 'camp' },
  R2: { side: 'RED', at: 'camp' },
  R3: { side: 'RED', at: 'ford' },
  B1: { side: 'BLUE', at: 'keep' },
  B2: { side: 'BLUE', at: 'keep' },
  B3: { side: 'BLUE', at: 'gate' },
};

/** What a unit can be, and how it fights. */
export const STRENGTH: Readonly<Record<string, number>> = { flag: 0, guard: 2, scout: 1 };

export const CARDS: Readonly<Record<string, 'ambush' | 'signal' | 'support'>> = {
  c0: 'ambush',
  c1: 'ambush',
  c2: 'ambush',
  c3: 'signal',
  c4: 'signal',
  c5: 'signal',
  c6: 'support',
  c7: 'support',
  c8: 'support',
  c9: 'support',
};

export const TURNS = 4;
export const PURSE = 3;
export const ALLOWANCE = 2;
export const STEPS = 2;
export const QUEUE = 2;
export const HAND = 2;

export const CLAUSES: Readonly<Record<Clause, Words>> = {
  'TY-1.a': { en: 'Each side bids from its purse for the turn.', ja: '各陣営は持ち点から入札する。' },
  'TY-1.b': { en: 'Nobody bids more than the purse holds.', ja: '持ち点を超える入札はできない。' },
  'TY-1.c': {
    en: 'In the auction the higher bid of the first turn takes the red side.',
    ja: '高値の場合、第1ターンの高い入札をした側が赤軍を受け持つ。',
  },
  'TY-2.a': { en: 'The winner gives orders.', ja: '落札した陣営が命令を出す。' },
  'TY-2.b': {
    en: 'Only own units on the map are ordered, each once.',
    ja: '命令は盤上の自軍ユニットに1回ずつ。',
  },
  'TY-2.c': { en: 'Only cards of the own hand are played.', ja: '手札のカードだけを使える。' },
  'TY-2.d': { en: 'A side keeps one card ready at most.', ja: '準備できるカードは1枚まで。' },
  'TY-3.a': { en: 'A unit marches as far as its allowance.', ja: 'ユニットは移動力の範囲で移動する。' },
  'TY-3.b': { en: 'A march follows the roads.', ja: '移動は道に沿う。' },
  'TY-3.c': { en: 'Nobody enters a point of the enemy.', ja: '敵のいる地点には入れない。' },
  'TY-3.d': { en: 'A unit seen by the enemy may be ambushed.', ja: '敵に見られたユニットは伏撃を受けうる。' },
  'TY-4.a': {
    en: 'An attack goes to a neighbouring point of the enemy.',
    ja: '隣接する敵の地点を攻撃できる。',
  },
  'TY-4.b': { en: 'The attackers stand beside the target.', ja: '攻撃側は目標に隣接する。' },
  'TY-4.c': { en: 'The owner spreads the hits.', ja: '損害は所有者が割り振る。' },
  'TY-4.d': {
    en: 'The beaten side falls back or is lost.',
    ja: '敗れたユニットは後退し、できなければ除去。',
  },
  'TY-5.a': { en: 'Who loses the flag loses the match.', ja: '旗を失えば敗北。' },
  'TY-5.b': {
    en: 'After the last turn the side with more units wins.',
    ja: '最終ターン後はユニットの多い側が勝つ。',
  },
};
