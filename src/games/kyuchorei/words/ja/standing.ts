/** Standing orders in Japanese: headings, and what applies without one; lines of plans. */
import type { TextTable } from '../../../../referee/index.js';

export const scriptJa: TextTable = {
  'standing.default.retreat': '生存優先（陣地、隣接する敵の少なさ、次の退却先）',
  'standing.under.retreat': '退却と前進',
  'standing.default.advance': 'そのつど尋ねる',
  'standing.under.advance': '退却と前進',
  'standing.default.fatigue': 'そのつど尋ねる。予約した白兵戦では自動で行う',
  'standing.under.fatigue': '退却と前進',

  'choice.any': '混乱の有無を問わない',
  'choice.good': '混乱していない',
  'choice.disordered': '混乱している',
  'choice.byOrder': '白兵戦全般の事前命令どおり',
  'choice.listed': '順番を指定',

  'choice.end': 'フェイズを終了する',

  'plan.do.attack': '条件つきの射撃か白兵戦',
  'plan.field.attack.what': '射撃か白兵戦か',
  'plan.field.attack.target': '目標の敵ユニット',
  'plan.field.attack.units': '攻撃するユニット',
  'plan.field.attack.state': '目標の状態',
  'plan.field.attack.at': 'このヘクスにいる間だけ（指定しなければどこでも）',
  'plan.field.attack.odds': 'オッズの下限',
  'plan.field.attack.advance': '戦闘後前進',
  'plan.field.attack.advancers': '前進するユニット（上位から）',
  'plan.field.attack.tired': '疲労した攻撃側の退却先（上位から）',
  'plan.attack': '{what}：{units}が{target}を攻撃。オッズ{odds}以上。',
  'plan.attack.state': '目標：{state}。',
  'plan.attack.at': '{at}にいる間だけ。',
  'plan.attack.advance': '戦闘後前進：{advance}。',
  'plan.attack.advancers': '前進は{advancers}の順。',
  'plan.attack.tired': '疲労した攻撃側は{tired}のうち最初に退却できるヘクスへ。',
  'plan.outcome.effect': '効果あり',
  'plan.outcome.noEffect': '効果なし',
  'plan.outcome.eliminated': '目標が壊滅',
};
