/** The game in two minutes and the guided first turn, in Japanese. */
import type { MessagesOf } from '../../../shared/index.js';
import type { LessonMessages } from '../../lessons/messages.js';

export const lessonsJa: MessagesOf<LessonMessages> = {
  short: '弓張嶺夜襲作戦',
  pitch: '日本軍の1個師団が、6つの陣地が並ぶ峠を攻めます。3ターンの夜と、5ターンの昼。',
  'goal.JP': '6つの陣地をすべて掃討します。第8ターンの終わりに、ロシア軍が1つも保持していなければ勝ちです。',
  'goal.RU': '第8ターンの終わりまで陣地を1つでも保持するか、日本軍の旅団本部にユニットを入れれば勝ちです。',
  turn: '全8ターンで、各ターン日本軍が先です。各軍に2つのフェイズがあり、まず全軍で移動か射撃、次に白兵戦か（夜明け後は）再編成を行います。',
  idea1: '夜間は1ヘクス、夜明け後は2ヘクスしか動けず、敵の支配地域で止まります。距離はターンで払います。',
  idea2:
    '命中で混乱し、もう一度命中すると退却します。退却できないユニットは除去されます。先に退路をふさぎましょう。',
  idea3: '射撃は数がものを言います。攻撃側の数値を合計してヘクスの防御力で割り、その値以下の目で命中です。',
};
