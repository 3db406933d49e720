/** The game in two minutes and the guided first turn, in Japanese. */
import type { MessagesOf } from '../../../shared/index.js';
import type { LessonMessages } from '../../lessons/messages.js';

export const lessonsJa: MessagesOf<LessonMessages> = {
  short: '太平洋戦史',
  pitch: '1枚のマップで太平洋全域を争います。真珠湾から1944年まで、艦隊と港湾と手札の戦いです。',
  'goal.J':
    '第4ターンの終わりに5点以上リードすれば勝ちです。そうでなければ、第5ターンの終わりまで連合軍を+5未満に抑えます。',
  'goal.A':
    '第4ターンの終わりに1点以上、または第5ターンの終わりに5点以上リードするか、いつでも日本を攻略すれば勝ちです。',
  turn: '第0ターンの奇襲のあと、最長5ターンです。増援とカードを受け取り、主導権を争って作戦を繰り返し、最後に艦隊が帰還して、占領する港湾と基地で得点します。',
  idea1:
    '得点はターンに1回、港湾と、基地の数の多さで数えます。作戦の値打ちは、そのときまで何を保っているかです。',
  idea2: 'カードは、イベントとして使うか、主導権のために使うか、どちらか一方です。毎回が選択です。',
  idea3: '空母は砲より先に攻撃します。航空援護のない敵を捉えれば、戦いは半ば決まりです。',
};
