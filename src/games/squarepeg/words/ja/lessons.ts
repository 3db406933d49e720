/** The game in two minutes and the guided first turn, in Japanese. */
import type { MessagesOf } from '../../../shared/index.js';
import type { LessonMessages } from '../../lessons/messages.js';

export const lessonsJa: MessagesOf<LessonMessages> = {
  short: 'バレンタインを粉砕せよ！！',
  pitch: 'ニュージーランド軍がバレンタイン戦車とともに、環礁にひそむ小さな守備隊を追います。',
  'goal.NZ': '第6ターンが終わるまでに、日本軍の4ユニットをすべて除去するか、伝道所に入れば勝ちです。',
  'goal.JP': '第6ターンの終わりに1ユニットでも残り、伝道所に入られていなければ勝ちです。',
  turn: '全6ターンで、各ターンNZ軍が先です。各軍は回復し、ユニットを1つずつ動かし、それから攻撃します。',
  idea1: 'ユニットはどこまでも動けますが、遠くへ行くほど疲労しやすくなり、疲労したユニットは戦いに不利です。',
  idea2:
    '日本軍ユニットの強さは、攻撃されるまで誰にも分かりません。そのときダイスで決まり、空振りのこともあります。',
  idea3: '敵の隣に入ると止まり、そこからは動けません。攻撃するヘクスを選んで入りましょう。',
};
