/** 却下の理由のうち、条項の前に示す言葉。 */
import type { refusalsEn } from './refusals.en.js';

export const refusalsJa: { readonly [key in keyof typeof refusalsEn]: string } = {
  'refused.turn': 'いまはこの陣営の番ではありません。待っているのは：{sides}。',
  'refused.wordless': '何をするのかが書かれていません（項目do）。',
  'refused.word': '「{word}」という命令は、ここにはありません。',
  'refused.extra': '項目「{field}」は、この命令にはありません。使える項目：{fields}。',
  'refused.fieldless': '項目「{field}」は、この命令にはありません。この命令に項目はありません。',
  'refused.missing': '「{label}」が指定されていません（項目{field}）。',
  'refused.value': '「{label}」に{value}は指定できません（項目{field}）。',
  'refused.shape': '「{label}」の型が違います（項目{field}）。',
  'refused.count':
    '「{label}」は{bounds, select, exact {ちょうど{min}} open {{min}以上} other {{min}から{max}まで}}です（項目{field}）。',
  'refused.named': '{name}：',
  'refused.with': '{name}（{more}）：',
  'refused.more': 'ほか{n}',
  'refused.notHeld': '{name}は手札にありません。',
  'refused.foreign': '{name}は相手のものです。',
  'refused.unseen': '{name}は、あなたに見えるマップ上にありません。',
  'refused.away': '{name}はマップ上にいません（{where}）。',
  'refused.elsewhere': '{name}がいるのは{place}ではなく、{at}です。',
};
