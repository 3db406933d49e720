/** 梅川の戦いの文（日本語）。共通の文に加わる。 */
import type { en } from './en.js';

const attacked = '{units}が{at}の{unit}を攻撃（{attack}対{defence}、{column}の欄）：';

export const ja: { readonly [key in keyof typeof en]: string } = {
  lead: '橋が一つだけの小川をはさみ、二つの小さな軍が出会う。村を押さえるか、相手の軍を崩せば勝ち。',
  'side.N': '北軍',
  'side.S': '南軍',
  'scope.NM': '北軍移動フェイズ',
  'scope.NC': '北軍戦闘フェイズ',
  'scope.SM': '南軍移動フェイズ',
  'scope.SC': '南軍戦闘フェイズ',
  'combat.AE': `${attacked}隣接した攻撃側は全滅。`,
  'combat.AR': `${attacked}隣接した攻撃側は退却。`,
  'combat.EX': `${attacked}相討ち。`,
  'combat.DR': `${attacked}{unit}は退却。`,
  'combat.DE': `${attacked}{unit}は除去。`,
  'purpose.combat': '戦闘',
  'outcome.AE': '攻撃側除去',
  'outcome.AR': '攻撃側退却',
  'outcome.EX': '相討ち',
  'outcome.DR': '防御側退却',
  'outcome.DE': '防御側除去',
  'modifier.woods': '森',
  'modifier.hill': '丘',
  'modifier.village': '村',
  'modifier.river': '隣接する攻撃側がすべて小川の対岸',
  'aim.points': '得点（北–南）',
  'aim.until': '第{n}ターン終了後に多い側の勝ち',
  'result.broken': '{winner}の勝ち：相手が5ユニットを失った。',
  'result.points': '{winner}の勝ち：得点で上回った。',
  'result.level': '引き分け：同点。',
};
