/** ゲームの検査結果（日本語）。 */
import type { checkEn, weightsEn } from './en.js';

export const checkJa: { readonly [key in keyof typeof checkEn]: string } = {
  colon: '：',
  throws: '例外が発生しました：{says}',
  random: 'Math.randomか時計を使っています。ルールで使えるのはplay.rollとplay.drawだけです',
  endless: 'ランダムな対戦が{n}回の命令でも終わりません',
  stuck: '答えられる命令のない質問があります',
  ownRefused: 'フォームが挙げた命令を却下します［{clause}］',
  clause: '{clause}で却下しますが、ルールにありません',
  words: '{key}の文がありません（{locale}）：{says}',
  positionFault: '自身の局面ファイルが読めません：{says}',
  position: '局面ファイルから同じ状態に戻りません',
  view: '視点から同じ視点に戻りません',
  twin: '双子の状態が{viewer}に違って見えます',
  noTwin: '隠すものがあるのにtwinがありません。漏れがないことを検査できません',
  replay: '記録を再生すると別の状態になります',
  drawing: '描けません：{says}',
  offMap: '駒{unit}のいる{place}は、マップにもボックスにもありません',
  noPlace: '{id}はルール上の場所ですが、マップにありません',
  noClauses: '条項がありません',
  nameless: '駒{unit}に名前がありません',
  balance: 'ランダムな対戦{n}回の勝ち：{wins}。一方が4分の3を超えています',
  opponent: '練習相手はランダムな相手に{n}回中{won}回勝ちました。100回中95回が目標です',
};

export const weightsJa: { readonly [weight in keyof typeof weightsEn]: string } = {
  must: '必須',
  should: '推奨',
};
