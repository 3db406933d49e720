/** Words of the table in Japanese. */
import type { tableEn } from './match.en.js';

export const tableJa: { readonly [key in keyof typeof tableEn]: string } = {
  'match.foretold': '自動にしない',
  'map.in': '拡大',
  'map.out': '縮小',
  'map.fit': '全体を表示',
  'map.hand': '一本指で移動',
  'map.keys': 'キー操作',
  'map.tools': 'マップの表示',
  'map.touch': 'マップは二本指で移動・拡大できます。',
  'map.application': 'マップ。矢印キーでカーソルを動かすと内容を読み上げます。キーの一覧は疑問符。',

  'keys.title': 'キーボードでマップを使う',
  'keys.note': 'マップにフォーカスがあるとき：',
  'keys.close': '閉じる',
  'keys.arrows': '矢印キー',
  'keys.arrows.does': 'その方向の隣へカーソルを動かし、そこにあるものを読み上げる',
  'keys.home.does': '選べる場所の最初と最後へ',
  'keys.next.does': '選べる場所の次と前へ',
  'keys.enter': 'Enter、スペース',
  'keys.enter.does': 'カーソルの下のものを選ぶ。複数あるときは数字で選ぶ',
  'keys.escape.does': '一つ前に戻る',
  'keys.undo.does': '直前の命令を取り消す',
  'keys.zoom.does': '拡大、縮小、全体を表示',
  'keys.command.does': '命令を文字で入力する',
  'keys.help.does': 'この一覧',

  'speak.empty': '何もありません。',
  'speak.choice': '選べます。',
  'speak.several': 'ここで選べるもの{n}個、数字キーで選ぶ：{list}。',
  'speak.none': '今はマップ上で選べるものがありません。',
  'speak.no': '選べません。',
  'speak.marked': '選択中。',

  'field.filled': '{name}：{values}',
  'field.comma': '、',
  'choice.more': 'ほか{n}個',
  'mark.all': 'すべて選ぶ',
  'mark.none': 'すべて外す',
  'ask.odds': 'オッズと確率を見る',
  'ask.nothing': 'まだ何も選んでいません。',

  'typed.label': '命令を入力',
  'typed.example': '例：{line}',
  'typed.go': '入力',
  'typed.empty': '命令が入力されていません。',
  'typed.unknown': '読み取れません：{word}',
  'typed.ambiguous': '「{word}」では決まりません：{among}',
  'typed.whole': '{word} の後には何も要りません。',

  'match.interrupt': '{side}の回答を待っています。回答があれば、あなたのフェイズの続きになります。',
  'match.asked': '{side}のフェイズ中ですが、あなたの回答が必要です。',
  'match.answering': '{other}のフェイズ中：{side}の回答待ちです。',

  'live.moved': 'この対戦に動きがありました。',
  'live.show': '表示する',
  'live.shown': '最新の局面を表示しています。',
  'live.lost': '接続が切れています。表示が古いかもしれません。',

  'log.earlier': 'これより前の出来事',
  'order.step': '一つ前に戻る',
};
