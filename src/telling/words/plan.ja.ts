/** What mails say in Japanese of lines of a plan. */
import type { planLinesEn } from './plan.en.js';

export const planLinesJa: { readonly [key in keyof typeof planLinesEn]: string } = {
  'head.plan': 'あなたの予約',
  'plan.done': '{no}行目を実行しました。',
  'plan.asFar': '{no}行目を、{of}のうち{used}番目の命令まで実行しました。',
  'plan.skipped': '{no}行目は飛ばしました。',
  'plan.expired': '{no}行目は実行されないままフェイズが過ぎました。',
  'plan.halted': '{no}行目で予約を止めました。',
  'plan.instead': '{n}番目の代案を実行しました。',
  'plan.why.clause': '実行できませんでした：[{clause}]。',
  'plan.why.condition': '条件{n}を満たしませんでした。',
  'plan.why.stakes': '勝ち目か隣接する敵が予約したときより悪くなりました。',
  'plan.why.nothing': '命令することがありませんでした。',
};
