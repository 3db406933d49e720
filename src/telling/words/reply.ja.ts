/** What mails say in Japanese of orders that were given in a reply. */
import type { replyEn } from './reply.en.js';

export const replyJa: { readonly [key in keyof typeof replyEn]: string } = {
  'wants.reply': '返信による命令',
  'lead.reply.played': '命令を実行しました',
  'lead.reply.given': '返答を預かりました',
  'lead.reply.closing': 'フェイズを終了しました',
  'lead.reply.kept': '命令は予約として残っています',
  'lead.reply.refused': '命令を受け付けられませんでした',
  'head.reply': 'お送りいただいた命令',
  'foot.answered':
    'この対戦の席をお持ちの方にお送りしています。このメールへの返信は、命令としてプログラムが読み取ります。',
  'reply.how':
    'このメールへの返信でも命令を出せます。対戦ページで入力するときと同じ書き方で、引用より上に1行に1つずつ書いてください（「end」でフェイズを終了します）。命令はまとめて確かめ、すべて実行できる場合にだけ実行します。',
  'reply.played': '下に記したところまで実行しました。結果はマップのとおりです。',
  'reply.halted': 'ダイスの結果により、残りの命令は実行できなくなりました。予約に残してあります。',
  'reply.given':
    '相手の返答もそろった時点で有効になります。それまでは誰にも見えず、対戦ページで変更できます。',
  'reply.closing':
    'これらの命令でフェイズが終わり、メールが届いてから{minutes}分後に相手へ渡ります。それまでは誰にも見えず、対戦ページの「取り消す」で考え直せます。',
  'reply.kept':
    'どの命令も可能ですが、まだ始められません。予約として残しました。対戦ページでご覧になれます。',
  'reply.drafted': '対戦ページで出した{n}件の命令を先に実行し、あわせて確定しました。',
  'reply.draftedClosing': '対戦ページで出した{n}件の命令の後に続けました。',
  'reply.draftStays': '対戦ページで出した{n}件の命令は残っています。返信の命令は、その後に続きます。',
  'reply.nothing': '何も実行されず、何も残っていません。',
  'reply.again': '命令を直し、すべて書いてこのメールに返信してください。',
  'reply.line': '{n}. {text}',
  'reply.read': '{n}. {text} → {order}',
  'reply.came.done': '{line}（実行済み）',
  'reply.came.asFar': '{line}（未実行）',
  'reply.came.skipped': '{line}（未実行）',
  'reply.came.expired': '{line}（未実行：フェイズが過ぎました）',
  'reply.came.halted': '{line}（未実行）',
  'reply.came.clause': '{line} [{clause}]',
  'reply.fault.empty': 'メールの中に命令が見つかりませんでした。',
  'reply.fault.old':
    '返信されたメールのあとで対戦が進んでいるため、命令は別の局面に対するものになっています。',
  'reply.fault.closed': 'いまは対戦中ではないため、命令を出せません。',
  'reply.fault.notAsked': 'いまはあなたの番ではありません。',
  'reply.fault.answered':
    '対戦ページですでに回答済みです。相手も回答すると確定します。変更するには、対戦ページで取り消してください。',
  'reply.fault.handing':
    'フェイズは終了済みで、まもなく相手に渡ります。続けるには、対戦ページの「取り消す」でフェイズに戻ってから、もう一度このメールに返信してください。',
  'reply.fault.plan':
    'このフェイズの予約が実行できなくなっています。対戦ページで直すか、返信の最初の行に「取消」と書いて予約を取り消してください。',
  'reply.fault.many': '1つの予約に収まらない数の命令です。',
  'reply.fault.unreadable':
    'メールを読み取れませんでした。大きすぎるか、書式が複雑すぎます。命令だけをテキスト形式で送ってください。',
  'reply.why.unknown': '{n}行目：「{word}」が分かりません。',
  'reply.why.ambiguous': '{n}行目：「{word}」には複数の候補があります（{among}）。',
  'reply.why.unfinished': '{n}行目：命令に足りない項目があります。',
  'reply.why.clause': '{n}行目：[{clause}] {text}',
  'reply.why.beyond': '{n}行目：前の行より先の命令は、まだ返信では出せません。',
  'reply.why.byHand': '{n}行目：これは対戦ページからだけ行えます。',
  'reply.takenFor': '「{word}」は「{verb}」と読み取りました。',
  'reply.lacks': '足りない項目：{field}。',
  'reply.verbs': '命令は次のいずれかで始めてください：{list}。',
  'reply.choices': 'ここで選べるもの：{list}。',
  'reply.choicesMore': 'ここで選べるもの：{list}、ほか。',
  'reply.number': '{least}から{most}までの数です。',
  'reply.none': 'ここで選べるものはありません。',
};
