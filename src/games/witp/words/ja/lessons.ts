/** The game in two minutes and the guided first turn, in Japanese. */
import type { MessagesOf } from '../../../shared/index.js';
import type { LessonMessages } from '../../lessons/messages.js';

export const lessonsJa: MessagesOf<LessonMessages> = {
  short: 'ウォー・イン・ザ・パシフィック',
  pitch: '兵站基地とリソース・ポイント、陸軍を運ぶ艦隊で争う、16の季節の太平洋戦争です。',
  'goal.J': '最終ターンが終わるまで、連合軍を勝たせなければ勝ちです。',
  'goal.A':
    '最終ターンが終わるまでに、硫黄島か沖縄に兵站基地を置いて日本本土の補給源に上陸するか、日本軍を本土と中国の基地に追い込むか、原子爆弾を投下すれば勝ちです。',
  turn: '1ターンは1つの季節です。イベント、リソース・ポイント、兵站基地、補給、インパルスごとの作戦、再配置と進みます。',
  idea1: '兵站基地の届かないところへは進めません。次の拠点は1つ前の季節に選びます。',
  idea2:
    '両軍は1インパルスずつ交互に行動し、そのたびにリソース・ポイントを払います。使い切れば見ているだけです。',
  idea3: '上陸にはまず制海権が要ります。敵の艦隊がいれば、上陸の前に海戦になります。',
};
