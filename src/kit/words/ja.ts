/** ゲームに共通の文（日本語）。ゲーム固有の文が優先される。 */
import type { usualEn } from './en.js';

export const usualJa: { readonly [key in keyof typeof usualEn]: string } = {
  'kit.situation': '状況',
  'kit.comma': '、',
  'kit.noted': '{name}（{notes}）',
  'kit.box': '{box}：{side}',
  'kit.alt': '{title}。{now}',
  'kit.at': '{name}：{at}',
  'kit.lost': '除去：{units}',
  'kit.none': 'マップ上にユニットはない。',
  'kit.worn': '減少',
  'kit.done': '行動済み',
  'kit.moved': '{unit}が{from}から{to}へ移動',
  'kit.gone': '{unit}を{at}で失う',
  'kit.came': '{unit}が{at}に登場',
  'kit.hurt': '{at}の{unit}が減少',
  'kit.mended': '{at}の{unit}が回復',

  'box.lost': '除去',
  'box.pool': '配置待ち',
  'box.due': '増援',

  'scope.turn': '第{n}ターン',
  'scope.setup': '初期配置',

  'decision.movement': 'ユニットを1個ずつ動かし、終わったらフェイズを終了してください。',
  'decision.combat': '目標を選ぶか、フェイズを終了してください。',
  'decision.retreat': '{from}の{unit}は退却します。ヘクスを選んでください。',
  'decision.advance': '{at}が空きました。前進するユニットを選ぶか、留まってください。',
  'decision.exchange': '除去するユニットを選んでください。',

  'do.move': '移動する',
  'do.attack': '攻撃する',
  'do.retreat': '退却する',
  'do.advance': '前進する',
  'do.exchange': '除去する',
  'do.place': '配置する',
  'do.stay': '留まる',
  'do.pass': 'パスする',
  'do.end': 'フェイズを終了する',

  'field.move.unit': 'ユニット',
  'field.move.path': '移動先',
  'field.attack.target': '目標',
  'field.attack.units': '攻撃側',
  'field.retreat.to': '退却先',
  'field.advance.unit': 'ユニット',
  'field.exchange.unit': 'ユニット',
  'field.place.unit': 'ユニット',
  'field.place.at': '場所',

  'order.move': '{unit}を移動：{path}。',
  'order.attack': '{units}で{target}を攻撃。',
  'order.retreat': '{to}へ退却。',
  'order.advance': '{unit}が前進。',
  'order.exchange': '{unit}を除去。',
  'order.place': '{unit}を{at}に配置。',
  'order.stay': '前進しない。',
  'order.pass': 'パス。',
  'order.end': 'フェイズを終了する。',

  'effect.end': 'このフェイズでまだ行動していないユニットは、もう行動できません。',
  'effect.stay': '空いたヘクスには誰も入らず、あとから前進することもできません。',
  'effect.pass': '何もしません。',

  'did.end': '{side}がフェイズを終了した。',
  'did.stay': '{side}は前進しなかった。',
  'did.pass': '{side}はパスした。',

  turn: '第{n}ターンを開始。',
  ended: '{side}がフェイズを終了した。',
  moved: '{unit}が{from}から{to}へ移動。',
  retreated: '{unit}が{from}から{to}へ退却。',
  advanced: '{unit}が{from}から{to}へ前進。',
  stayed: '{side}は{at}へ前進しなかった。',
  lost: '{at}の{unit}が除去された。',
  noRetreat: '{at}の{unit}は退却できず、除去された。',

  'explain.cost': '移動力{of}のうち{n}を使う。',
  'explain.stops': '{at}で停止する。',
  'explain.odds': '戦力{attack}対{defence}：{column}の欄。',
};

export const forceJa = '{side}の{n}ユニット';
