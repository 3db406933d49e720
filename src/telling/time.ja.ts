/** What mails say of the clock and of what was agreed, in Japanese. */
export const timeJa = {
  'wants.reminder': '期限が近づいています',
  'wants.timeUp': '持ち時間切れ',
  'wants.overdue': '相手の持ち時間切れ',
  'wants.extended': '時間の追加',
  'wants.pauseWanted': '一時停止の申し出',
  'wants.paused': '時計の一時停止',
  'wants.resumed': '時計の再開',

  'lead.reminder': '対戦はまだあなたを待っています',
  'lead.timeUp': '持ち時間が切れました',
  'lead.overdue': '{opponent}さんの持ち時間が切れました',
  'lead.extended': '{opponent}さんが時間を追加しました',
  'lead.pauseWanted': '{opponent}さんが時計の一時停止を求めています',
  'lead.paused': '{opponent}さんが同意し、時計が止まりました',
  'lead.resumed': '{opponent}さんが時計を再開しました',

  'what.reminder': '{way, select, code {コードを入力して} other {リンクを開いて}}命令を出してください。',
  'what.timeUp':
    'この場合のために残しておいた命令があればそれを、なければゲームの定める回答を実行しました。内容は下の記録にあります。何も回答できなかったときは、対戦はまだあなたを待っており、{opponent}さんは勝ちを主張することも時間を追加することもできます。できるうちに{way, select, code {コードを入力して} other {リンクを開いて}}命令を出してください。',
  'what.overdue':
    '{opponent}さんに代わって回答できるものがありません。{way, select, code {コードを入力すると、} other {リンクを開くと、}}日数を追加することも、勝ちを主張することもできます。そのまま待ってもかまいません。',
  'what.extended':
    '続けられます。{way, select, code {コードを入力して} other {リンクを開いて}}命令を出してください。',
  'what.pauseWanted':
    '同意するには{way, select, code {コードを入力してください} other {リンクを開いてください}}。同意するまで時計は進みます。',
  'what.paused': 'どちらかが時計のページで再開するまで、双方の時間は進みません。',
  'what.resumed': '今から、これまでどおり時間を数えます。',

  'time.until': 'あなたの期限：{time}。',
  'time.paused': '合意により時計は止まっています。',

  'wants.resignOffered': '投了の申し出',
  'wants.resignDeclined': '投了の返事',
  'wants.substitute': '交代の申し出',
  'wants.substituteDeclined': '交代の返事',
  'wants.substituted': '対戦者の交代',
  'lead.resignOffered': '{opponent}さんが投了を申し出ています',
  'lead.resignDeclined': '{opponent}さんは続行を希望しています',
  'lead.substitute': '{opponent}さんが対戦者の交代を申し出ています',
  'lead.substituteDeclined': '{opponent}さんは交代に同意しませんでした',
  'lead.substituted': '{opponent}さんが相手の側を引き継ぎました',
  'lead.takesOver': '{game}：{seat}の引き継ぎをお願いされています',
  'what.resignOffered':
    '{way, select, code {コードを入力して} other {リンクを開いて}}受け入れると、ただちにあなたの勝ちになります。続行を求めることもできます。',
  'what.resignDeclined': '{opponent}さんは投了を受け入れず、続行を希望しています。',
  'what.substitute':
    '{way, select, code {コードを入力して} other {リンクを開いて}}、同意するかどうかを選んでください。交代する人に見えるのは、その側に見えるものだけです。',
  'what.substituteDeclined': '{opponent}さんは、このままあなたとの対戦を希望しています。',
  'what.substituted':
    '対戦は今の状況のまま、{opponent}さんを相手に続きます。前の対戦者が残していた命令は消えました。',
  'what.takesOver':
    '{opponent}さんとの対戦が進行中で、この側の対戦者が交代することになりました。引き継ぐと、ここから先は{seat}としてプレイします。',
  'link.resignOffered': '受け入れるか、続行する',
  'link.substitute': '返答する',
  'link.own': 'すべての対戦と、保存されている情報',
  'head.said': '{opponent}さんからひとこと',
  'calendar.deadline': '期限：{game}（{seat}）',
  'event.late': '{seat}：{player}の持ち時間が切れ、時計が回答。',
  'ended.time': '{loser}さん（{side}）の持ち時間が切れました。',

  'terms.saidDays': '対戦が渡されるたびに{days}日',
  'terms.saidBank': '持ち時間{bank}日、対戦が渡されるたびに{hours}時間を加算',
  'terms.saidWeek': '時間が進む曜日：{days}',
  'terms.saidGrace': '猶予：{hours}時間',
  'terms.saidAbsence': '{days, plural, =0 {不在なし} other {不在は1年に#日まで}}',
  'terms.saidBeacon':
    'ダイスには公開ビーコン「{name}」も使い、命令が確定するまで誰も結果を知ることができません',
  'terms.saidStrict': '厳密な交互プレイ：予約は自動では実行されず、一つの行動ごとにメールを送ります',
  'terms.saidTimeouts': '時間切れ{n}回で相手は勝ちを主張できます',

  'charter.takeBack.consent': '待ったは、相手が同意すればいつでもできます',
  'charter.takeBack.beforeDice':
    '待ったは相手の同意があればできますが、ダイスや引きをさかのぼることはできません',
  'charter.takeBack.never': '待ったはできません',
  'charter.window':
    'ダイスを振らずに終わるフェイズは、終えてから{minutes}分後に相手に渡されます。それまでは考え直せます',
  'charter.onlookers.anybody': '対戦のアドレスを知っている人は観戦でき、公開の情報だけが見えます',
  'charter.onlookers.nobody': '対戦が終わって公開されるまで、対戦者以外は観戦できません',
  'charter.publication.asked': '終了後、双方がそのとき同意すれば一覧に公開されます',
  'charter.publication.always': '終了後、一覧に公開されます',
  'charter.publication.never': '終了後も一覧には公開されません',
  'charter.sides.lot':
    '陣営は対戦開始時に、双方がダイスのために出した数から抽選で決まります。それまでどちらの担当になるかは誰にも分かりません',
  'charter.sides.guest': '招待された人は、席に着く前に反対の陣営を希望できます',
} as const;
