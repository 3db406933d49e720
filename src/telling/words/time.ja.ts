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
  'lead.pauseWanted': '{opponent}さんが時計の一時停止を申し出ています',
  'lead.paused': '{opponent}さんが同意し、時計が止まりました',
  'lead.resumed': '{opponent}さんが時計を再開しました',

  'what.reminder': '{way, select, code {コードを入力して} other {リンクを開いて}}命令を出してください。',
  'what.timeUp':
    'あなたに代わる回答がないため、対戦はまだあなたを待っています。できるうちに{way, select, code {コードを入力して} other {リンクを開いて}}命令を出してください。',
  'what.timeUpAnswered':
    'この場合に備えた予約があればその命令を、なければゲームの定める回答を、あなたに代わって実行しました。内容は下の記録にあります。',
  'what.overdue':
    '{opponent}さんに代わる回答がありません。{way, select, code {コードを入力すると、日数を追加することも、{opponent}さんに代わる人を指名することも、勝ちを宣言することもできます。} other {リンクを開くと、日数を追加することも、{opponent}さんに代わる人を指名することも、勝ちを宣言することもできます。}}そのまま待ってもかまいません。',
  'what.extended':
    '続けられます。{way, select, code {コードを入力して} other {リンクを開いて}}命令を出してください。',
  'what.extendedLater': 'あなたの持ち時間に加わりました。いますることはありません。',
  'what.pauseWanted':
    '{way, select, code {コードを入力して} other {リンクを開いて}}、時計のページで同意できます。同意するまで時計は進みます。',
  'what.paused': 'どちらかが時計のページで再開するまで、双方の時間は進みません。',
  'what.resumed': '今から、これまでどおり時間を数えます。',

  'time.until': 'あなたの期限：{time}。',
  'time.paused': '合意により時計は止まっています。',
  'time.then':
    'この期限{grace, plural, =0 {} other {と猶予の#時間}}が過ぎると、この場合に備えた予約があればその命令を、なければゲームの定める回答を、あなたに代わって実行します。どちらもない場合、{opponent}さんは勝ちを宣言できます。',
  'time.theyClaim': 'あなたが自分で命令を出すまで、{opponent}さんは勝ちを宣言できます。',
  'time.youClaim':
    '{opponent}さんの持ち時間が切れたため、{opponent}さんが自分で命令を出すまで、時計のページで勝ちを宣言できます。',

  'wants.resignOffered': '投了の申し出',
  'wants.resignDeclined': '投了の返事',
  'wants.substitute': '交代の申し出',
  'wants.substituteDeclined': '交代の返事',
  'wants.substituted': '対戦者の交代',
  'wants.takesOver': '引き継ぎのお願い',
  'lead.resignOffered': '{opponent}さんが投了を申し出ています',
  'lead.resignDeclined': '{opponent}さんは続行を希望しています',
  'lead.substitute': '{opponent}さんが対戦者の交代を申し出ています',
  'lead.substituteDeclined': '{opponent}さんは交代に同意しませんでした',
  'lead.substituted': '対戦相手が{opponent}さんに交代しました',
  'lead.takesOver': '「{game}」の対戦の引き継ぎをお願いします',
  'what.resignOffered':
    '{way, select, code {コードを入力して} other {リンクを開いて}}受け入れると、ただちにあなたの勝ちになります。続行を求めることもできます。',
  'what.resignDeclined': '{opponent}さんは投了を受け入れず、続行を希望しています。',
  'what.substitute':
    '{way, select, code {コードを入力して} other {リンクを開いて}}、同意するかどうかを選んでください。交代する人に見えるのは、その側に見えるものだけです。',
  'what.substituteDeclined': '{opponent}さんは、このままあなたとの対戦を希望しています。',
  'what.substituted':
    '対戦は今の状況のまま、{opponent}さんを相手に続きます。前の対戦者の予約と事前命令は消えました。',
  'what.takesOver':
    '進行中の対戦で、{seat}の対戦者に代わる人としてあなたが指名されました。相手は{opponent}さんです。リンクを開き、対戦の内容を確かめてからお決めください。',
  'what.notTakenOver': '引き継がない場合は、何もしないでください。以後メールは届きません。',
  'link.resignOffered': '受け入れるか、続行を求める',
  'link.substitute': '返答する',
  'link.takesOver': '対戦を見て引き継ぐ',
  'link.own': 'すべての対戦と、保存されている情報',
  'head.said': '{opponent}さんからひとこと',
  'calendar.deadline': '期限：{game}（{seat}）',
  'event.late': '{seat}：{player}の持ち時間が切れ、時計が回答。',
  'ended.time': '{loser}さん（{side}）の持ち時間が切れました。',

  'terms.saidDays': '持ち時間：手番が渡るたびに{days}日',
  'terms.saidBank': '持ち時間：{bank}日。手番が渡るたびに{hours}時間を加算',
  'terms.saidWeek': '時間が進む曜日：{days}',
  'terms.saidGrace': '期限後の猶予：{hours}時間',
  'terms.saidAbsence': '{days, plural, =0 {不在なし} other {不在は1年に#日まで}}',
  'terms.saidFailing':
    '{days, plural, =0 {メールが届かなくても時間は止まらない} other {メールが届かないとき、その時間は1対戦で合計#日まで止まる}}',
  'terms.saidBeacon':
    'ダイスには公開ビーコン「{name}」も使い、命令を前もって受け取った証人がいれば、命令が確定するまで誰も結果を知ることができません',
  'terms.saidStrict': '厳密な交互プレイ：予約は自動では実行されず、一つの行動ごとにメールを送ります',
  'terms.saidTimeouts':
    '{n, plural, =1 {時間切れになると、相手は勝ちを宣言できます} other {#回時間切れになると相手は勝ちを宣言できます（予約も初期設定もない場面では1回で）}}',

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
