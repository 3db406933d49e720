/** What mails say in Japanese of lines of a plan. */
import type { planLinesEn } from './plan.en.js';

export const planLinesJa: { readonly [key in keyof typeof planLinesEn]: string } = {
  'head.plan': 'あなたの予約',
  'plan.done':
    '{lines}行目{order}{n, plural, other {を実行しました}}{outcomes, select, none {} other {：{outcomes}}}。',
  'plan.asFar':
    '{lines}行目{order}{n, plural, other {を、{of}のうち{used}番目の命令まで実行しました}}{outcomes, select, none {} other {：{outcomes}}}。',
  'plan.skipped': '{lines}行目{order}{n, plural, other {は飛ばしました}}。',
  'plan.expired': '{lines}行目{order}{n, plural, other {は実行されないままフェイズが過ぎました}}。',
  'plan.halted': '{lines}行目{order}{n, plural, other {で予約を止めました}}。',
  'plan.instead': '{n}番目の代案を実行しました。',
  'plan.why.clause': '実行できませんでした：[{clause}]。',
  'plan.why.condition': '条件{n}を満たしませんでした。',
  'plan.why.stakes': 'オッズか隣接する敵が予約したときより悪くなりました。',
  'plan.why.nothing': '命令することがありませんでした。',
};
