/** What mails say in Japanese. */

import type { Conventions, MailTable } from './en.js';

export const tellingJa: MailTable = {
  subject: '【{what}】{game} {turn}（{seat}）',
  'subject.whole': '【{what}】{game}（{seat}）',
  'wants.invitation': '招待',
  'wants.claim': '席の確認',
  'wants.turn': '手番',
  'wants.question': '判断',
  'wants.lost': 'ダイスの作り直し',
  'wants.consent': '引き分けの申し出',
  'wants.declined': '引き分けの返事',
  'wants.takeBack': '相手からの待った',
  'wants.ordered': 'ダイスを振る前の命令の記録',
  'wants.witness': 'ダイスを振る前の先頭ハッシュ',
  'wants.outage': 'ダイス待ち：ラウンドの遅れ',
  'wants.beaconless': 'ダイス待ち：合意の申し出',
  'wants.moveWanted': '新しい版のルールの申し出',
  'wants.takeBackDeclined': '待ったの返事',
  'wants.result': '対戦終了',
  'wants.stopped': '新しいダイスへの同意',
  'wants.begin': '開始',
  'wants.words': 'ダイスに入力した言葉',
  'wants.link': '{way, select, code {コード} other {リンク}}',
  'wants.settings': '設定の変更',
  'wants.unreachable': '相手へのメールの不達',
  brand: '伝令 Denrei',
  join: '、',
  colon: '：',
  'list.title': 'Denrei match {match}',

  'lead.invitation': '{inviter}さんから「{game}」の対戦に招待されました',
  'lead.opened': '「{game}」の対戦を開きました',
  'lead.now': '{title}：{where}',
  'lead.turn': 'あなたの手番です',
  'lead.question': 'あなたの判断が必要です',
  'lead.claim': '「{game}」（{seat}）の席についての確認',
  'lead.lost': '{opponent}さんがダイスに混ぜる数を失いました',
  'lead.consent': '{opponent}さんが引き分けを申し出ています',
  'lead.declined': '{opponent}さんは引き分けを受けませんでした',
  'lead.takeBack': '{opponent}さんが待ったを求めています',
  'lead.ordered': 'ダイスを振る前の命令の記録',
  'lead.witness': 'ダイスを振る前の先頭ハッシュ',
  'lead.outage': '公開ビーコンのラウンドが遅れており、ダイスが待っています',
  'lead.moveWanted': '{opponent}さんが、新しい版のルールで続けることを求めています',
  'lead.beaconless': '{opponent}さんが、ビーコンなしでダイスを振ることを求めています',
  'lead.takeBackDeclined': '{opponent}さんは待ったに応じませんでした',
  'lead.result': '対戦が終わりました',
  'lead.stopped': 'ダイスが作り直されます',
  'lead.begin': '{opponent}さんが着席しました。始められます',
  'lead.words': 'ダイスに使う言葉を入力しました',
  'lead.link': '対戦{way, select, code {を開くコード} other {へのリンク}}をお送りします',
  'lead.settings': '席の設定が変更されました',
  'lead.unreachable': '{opponent}さんにメールが届きません',

  'what.origin': 'これは{name}のゲームです。伝令は内容を確かめていません。',
  'what.invitation':
    'あなたの担当は{seat}、相手は{opponent}さんです。{way, select, code {コードを入力し、} other {リンクを開き、}}対戦の内容を確かめてから席に着いてください。{way, select, code {コードを入力した} other {リンクを開いた}}だけでは何も変わりません。',
  'what.waiting':
    'あなたの担当は{seat}、もう一方の席はまだ空いています。その招待リンクはあなたの席のページにあり、対戦相手に渡してください。{way, select, code {コードを入力し、} other {リンクを開き、}}対戦の内容を確かめてから席に着いてください。{way, select, code {コードを入力した} other {リンクを開いた}}だけでは何も変わりません。',
  'what.lot': '陣営は対戦開始時の抽選で決まるため、相手と入れ替わることがあります。',
  'what.drawn': '抽選の結果、あなたの担当は{seat}です。',
  'what.stranger':
    '{inviter}さんに心当たりがない場合や対戦を望まない場合は、何もしないでください。以後メールは届きません。',
  'what.claim':
    '{opponent}さんとの対戦の空席（{seat}）に、このアドレスで申し込みがありました。お心当たりがあれば、リンクを開いて席に着いてください。それまでは、ほかの人も席に着くことができます。',
  'what.notYou': 'お心当たりがなければ、何もしないでください。以後メールは届きません。',
  'what.declined': '{opponent}さんは引き分けの申し出を断りました。対戦はそのまま続きます。',
  'what.takeBack':
    '{way, select, code {コードを入力すると、何が戻るかを確かめて、応じるか断るかを選べます。} other {リンクを開くと、何が戻るかを確かめて、応じるか断るかを選べます。}}あなたが先に対戦を進めると、この待ったは無効になります。',
  'what.ordered':
    '対戦{match}：イベント{number}でダイスを振る命令が確定しました。結果はビーコン「{name}」のラウンド{round}で決まります。先頭ハッシュ：{hash}。このメールを保存しておくと、ラウンドが知られる前に命令が確定していたことの証拠になります。ほかにすることはありません。このメールは席の設定で止められます。',
  'what.witness':
    '対戦{match}：イベント{number}でダイスを振る命令が確定しました。結果はビーコン「{name}」のラウンド{round}で決まります。先頭ハッシュ：{hash}。このメールを保存しておくと、ラウンドが知られる前に命令が確定していたことの証拠になります。ほかにすることはありません。',
  'what.outage':
    '命令は確定しており、失われるものはありません。ダイスを決めるラウンドがまだ届いていないため、サーバーが繰り返し取得を試みています。その間は持ち時間が減りません。何もする必要はありません。ダイスが決まりしだい、手番の方にいつもどおりメールが届きます。遅れについてのメールはこの一通だけです。対戦のページでは、ラウンドを手で貼り付けることも、両者の合意によりビーコンなしで振ることもできます。',
  'what.beaconless':
    'このダイスを決める公開ビーコンのラウンドが届いていません。待つこともできます。その間は時計が止まり、ラウンドが届き次第ダイスが決まります。または、両者の合意により、ビーコンなし（ハッシュ鎖だけ）でダイスを振ることもできます。その場合は記録に残ります。{way, select, code {コードを入力して} other {リンクを開いて}}選んでください。',
  'what.moveWanted':
    'この対戦は開始時の版のルールで進んでおり、あなたも同意しないかぎりそのまま続きます。版の番号は{way, select, code {コードで開くページ} other {リンク先}}で確認できます。',
  'what.takeBackDeclined': '{opponent}さんは待ったに応じませんでした。命令はそのまま有効です。',
  'what.turn':
    '{way, select, code {コードを入力し、} other {リンクを開き、}}命令を出してフェイズを終了してください。ダイスを振るかフェイズを終了するまでは取り消せます。',
  'what.question':
    '{opponent}さんのフェイズの途中で、あなたの返答を待っています。{way, select, code {コードを入力して} other {リンクを開いて}}選んでください。',
  'what.lost':
    'この数がないと対戦を続けられません。あなたが同意すると、ダイスを作り直します。そのことは棋譜に残り、前のダイスが何を出すはずだったかは終了後に誰にでも分かります。{way, select, code {コードを入力して} other {リンクを開いて}}返答してください。',
  'what.consent':
    '{way, select, code {コードを入力して} other {リンクを開いて}}、受けるか断るかを選んでください。返答するまで対戦はそのまま続きます。',
  'what.result':
    '{way, select, code {コードを入力すると、} other {リンクを開くと、}}最終局面とすべての記録を見ることができます。',
  'what.stopped':
    'ダイスのもとになるハッシュ鎖が新しいものに替わりました（使い切ったか、記録の一部が失われたためです）。{way, select, code {コードを入力して} other {リンクを開いて}}同意してください。両者がそろうと対戦が再開します。',
  'what.give':
    '次はあなたの番です。{way, select, code {コードを入力し、} other {リンクを開き、}}自分の言葉（例：手元のダイス10個の目）を入力してボタンを押してください。相手が数を公開すると、対戦が始まります。',
  'what.runs':
    '{opponent}さんは、このサーバーの運営者はあなただと答えています。そのため、先にあなたが数を決め、そのあと{opponent}さんが言葉を入力します。あなたが運営者でないなら、辞退してください。別の対戦のほうが安全です。',
  'what.words':
    'このメールの末尾にある言葉を、入力したものと見比べ、メールを保存してください。違っていたら、この対戦はあなたの言葉を使っていません。メールを相手に見せて、対戦をやめてください。',
  'what.begin':
    '対戦はあなたから始まります。{way, select, code {コードを入力し、} other {リンクを開き、}}「始める」を押してください。最初の命令があなたのものなら、その場で出すこともできます。',
  'what.beginByLot':
    '対戦はあなたから始まります。{way, select, code {コードを入力し、} other {リンクを開き、}}「始める」を押してください。',
  'what.link':
    'この{way, select, code {コード} other {リンク}}であなたの席が開きます。以前の{way, select, code {コードも、無効にしていなければ期限まで使えます} other {リンクも、無効にしていなければそのまま使えます}}。',
  'what.linkAnew':
    'この{way, select, code {コード} other {リンク}}であなたの席が開きます。以前のものでは、もう開きません。',
  'what.settings':
    'お心当たりがない場合は、ほかの人があなたのリンク{way, select, code {かコード} other {}}を持っています。対戦ページでリンクを無効にしてください。以前のリンクからは誰も入れなくなり、新しいリンクがメールで届きます。止められていたメールも再開します。',
  'what.unreachable':
    '登録されたアドレスへのメールを{opponent}さんのメールサーバーが受け付けません。{opponent}さんには手番のお知らせが届いていません。ほかに連絡の方法があれば、お伝えください。このお知らせは一度だけお送りします。',
  'what.linkToJoin': 'この{way, select, code {コード} other {リンク}}で席に着くことができます。',

  'changed.name': '名前：{from} → {to}',
  'changed.locale': '言語：{from} → {to}',
  'changed.timeZone': 'タイムゾーン：{from} → {to}',
  'changed.mailing': 'この対戦のメール：{from} → {to}',
  'changed.listed': '終了後の一覧への掲載：{from} → {to}',
  'changed.ownWitness': 'ダイスを振る前の命令の記録メール：{from} → {to}',
  'changed.witness': '証人のアドレス：{from} → {to}',
  'changed.none': 'なし',
  'changed.hook': '他サービスへの通知：{from} → {to}',
  'hook.test': '伝令と接続しました',
  'changed.en': '英語',
  'changed.ja': '日本語',
  'changed.on': 'オン',
  'changed.off': 'オフ',

  'waits.you': 'いまはあなたの番です。',
  'waits.other': 'いまは{opponent}さんの番です。',
  'waits.seed': '新しいダイスへのあなたの同意を待っています。',
  'waits.seat': 'もう一方の席が埋まると対戦が始まります。',

  'link.join': '席に着く',
  'link.turn': '命令を出す',
  'link.question': '返答する',
  'link.lost': '返答する',
  'link.consent': '申し出に返答する',
  'link.outage': '対戦を見る',
  'link.moveWanted': '確認して同意する',
  'link.beaconless': '待つか、合意する',
  'link.takeBack': '返答する',
  'link.result': '最終局面を見る',
  'link.stopped': '新しいダイスに同意する',
  'link.begin': '始める',
  'link.link': '対戦を開く',
  'link.view': 'ほかの人に見せるリンク',
  'link.standing': '事前命令',
  'link.replay': 'リプレイ',
  'link.audit': 'ダイスの検証',
  'link.journal': '棋譜（ダウンロード）',
  'link.rules': 'ルール',
  'link.mail': 'メール設定',
  'link.never': 'このアドレスへのメールをすべて止める',
  'link.revoke': 'リンクを無効にする',
  'code.how':
    'ブラウザで {where} を開き、メールアドレスとこのコードを入力してください。コードは少なくとも1週間使えます。',
  'code.beside':
    'リンクが表示されない場合は、{where} を開き、メールアドレスと次のコードを入力してください：{code}',
  'link.after': 'これらのページは、手番のリンクを一度開いたブラウザで開きます。',

  'head.since': '前回のメール以降の出来事',
  'head.map': 'マップ',
  'head.question': 'いま決めること',
  'head.position': '現在の局面',
  'head.standing': 'あなたの事前命令',
  'head.match': '対戦',
  'head.dice': 'ダイスの約束値',
  'head.proofs': 'これらのダイスの証明',
  'head.links': 'リンク',
  'head.codes': 'そのほかのコード',
  'head.others': 'ほかの進行中の対戦',
  'head.audit': '検証のしかた',

  'since.nothing': '出来事はありません。',
  'since.full': '記録をすべて見る',
  'position.left': '局面のほかの{n}項目は対戦ページで見られます。',
  'collected.subject': '対戦のお知らせ{n}件のまとめ',
  'collected.lead': '配信をまとめたお知らせ{n}件です。',
  'collected.against': '{subject}／相手：{opponent}',
  'collected.list': 'あなたの対戦',
  'standing.off': '停止中：{order} {why}',
  'off.expiredTurn': '期限のターンが過ぎました。',
  'off.expiredDay': '期限の日が過ぎました。',
  'off.units': '対象のユニットはすべて失われました。',
  'off.turn': '過ぎたターンについての命令でした。',
  'standing.none': '個別の指定はありません。ゲームの初期設定に従います。',

  'event.opened': '対戦を開設。',
  'event.joined': '{seat}：{player}が着席。',
  'event.committed': '{seat}：{player}がダイスに混ぜる数を約束。',
  'event.seeded': '{seat}：{player}がダイスに混ぜる数を公開。',
  'event.ordered': '命令を確定。ダイスはビーコンのラウンド{round}で決まります。',
  'event.unwitnessed': '証人なし：ラウンド{round}の公開までに、この命令を記したメールを送れませんでした。',
  'event.beaconless':
    'ビーコンのラウンド{round}が届かないため、両者の合意によりビーコンなしでダイスを振ります。',
  'event.lot':
    '抽選の結果、{how, select, changed {双方の席を交換} other {席はそのまま}}。{seat, select, none {} other {あなたの担当は{seat}です。}}',
  'event.rerooted':
    '{reason, select, usedup {ダイスを使い切ったため、ハッシュ鎖{chain}に交代。} restored {バックアップが戻されたため、ダイスはハッシュ鎖{chain}に交代。} lostseed {ダイスに混ぜる数が失われたため、ダイスはハッシュ鎖{chain}に交代。} other {記録の一部が失われたため、ダイスはハッシュ鎖{chain}に交代。}}',
  'event.takenBack':
    '合意により、対戦を{orders, select, 0 {イベント{event}の前} other {イベント{event}の命令{orders}}}まで巻き戻し。振られたダイスは記録に残ります。',
  'event.moved': 'ルールのバージョンが{from}から{to}に交代。',
  'event.ended': '対戦終了。{how}',
  'event.unsealed': 'サーバーが秘密の数を公開。これですべてを検証できます。',
  'event.played': '対戦が進行。',
  'event.told': 'あなただけに：{line}',

  'story.score': '{what}：{was}→{is}。',
  'story.number': '{n}',
  'story.lost': '{whose, select, mine {{units}を失いました。} other {{side}は{units}を失いました。}}',
  'story.lostSo':
    '{whose, select, mine {{n, plural, other {ユニット{number}個を失いました。}}} other {{side}はユニット{number}個を失いました。}}',
  'story.taken': '{whose, select, mine {{units}を獲得。} other {{side}が{units}を獲得。}}',
  'story.revealed': '{n, plural, other {{units}が表向きに。}}',
  'story.hit': '{n, plural, other {{units}に命中。}}',
  'story.disordered': '{n, plural, other {{units}が混乱。}}',
  'story.damaged': '{n, plural, other {{units}が損傷。}}',
  'story.tired': '{n, plural, other {{units}が疲労。}}',
  'story.retreated': '{units}が退却。',
  'story.withdrawn': '{units}がマップを離脱。',
  'story.isolated': '{n, plural, other {{units}が孤立。}}',
  'story.arrived': '{units}が到着。',
  'story.recovered': '{units}が回復。',
  'story.repaired': '{n, plural, other {{units}の修理が完了。}}',
  'story.resupplied': '{n, plural, other {{units}が補給を完了。}}',
  'story.all':
    '{weight, select, end {対戦終了。} loss {{n, plural, other {ユニット{number}個が失われました。}}} harm {ユニット{number}個が損害または退却。} other {ユニット{number}個が表向きに。}}',
  'story.count':
    '{weight, select, gain {到着・回復{n}件} fight {ほかの戦闘{n}件} move {{what, select, own {移動{n}件} other {ほかの移動{n}件}}} card {カード{n}件} other {手順の記録{n}件}}',
  'story.left': '{what, select, own {あなたの命令：{counts}。} other {ほかに：{counts}。}}',

  'own.orders': 'あなたの命令：{orders}',

  'ended.won': 'あなたの勝ちです。',
  'ended.lost': '{winner}さん（{side}）の勝ちです。',
  'ended.drawn': '勝者はいません。',
  'ended.resigned': '{loser}さん（{side}）が投了しました。',
  'ended.agreed': '合意による引き分けです。',
  'ended.event': '大会の都合により、この対戦は打ち切られました。',
  'ended.withdrawn': '対戦が始まる前に招待が取り下げられました。',
  'ended.declined': '招待は辞退されました。対戦は始まっていません。',
  'ended.switched': '招待された人が反対の陣営を選んだため、陣営を入れ替えて新しく始め直しました。',
  'ended.broken': '対戦は打ち切られました。',

  'roll.line': '{purpose}：{dice} → {outcome}',
  'roll.plain': '{purpose}：{dice}',
  'roll.shown': '{dice}：{outcome}',
  'roll.certain': '{purpose}：{outcome}',
  'roll.alone': '{result}。',
  'roll.dice': '{n, plural, other {ダイス{faces}}}',
  'roll.die': '{face}（{faces}面）',
  'roll.added': '、{modifier}',
  'roll.total': '{dice} = {total}',
  'roll.details': '（{details}）',
  'roll.join': '。',
  'roll.row': '{range}：{outcome}',
  'roll.range': '{from}～{to}',
  'roll.modifier': '{on, select, die {} column {コラム} attack {攻撃側} other {防御側}}{amount}（{reason}）',
  'roll.proof': '証明：ハッシュ鎖{chain}、k {k}、リンク {link}',

  'question.clause': 'ルール [{clause}]',
  'question.rule': 'ルール：{text} [{clause}]',
  'question.may': '選択肢：{forms}',

  'match.scenario': 'シナリオ：{scenario}',
  'match.option': '{option}：{value}',
  'option.true': '採用する',
  'option.false': '採用しない',
  'match.nobody': '空席',
  'match.side': 'あなたの担当：{seat}。{goal}',
  'match.length':
    '全{turns}ターン。続けて遊べば約{h, select, 0 {{n}分} other {{h}時間}}。難しさ：{level, select, easy {やさしい} medium {ふつう} other {むずかしい}}。',
  'match.time':
    '{by, select, days {1手番ごとに{days}日あります。} bank {全部で{bank}日、手番ごとに{hours}時間が加わります。} other {時間制限はありません。}}',
  'match.seat': '{seat}：{player}',
  'dice.explained':
    'この対戦のダイスはすべて、どちらのプレイヤーもまだ自分の数を出さないうちにサーバーが定めたハッシュ鎖から作られます。次の約束値により、後から変えることはできません。このメールを保存しておいてください。',
  'dice.open': '公開ダイスの約束値（ハッシュ鎖{chain}）：',
  'dice.secret': '非公開の抽選の約束値（ハッシュ鎖{chain}）：',

  'others.asked': 'あなたの手番（{since}から）：「{game}」{seat}、相手は{opponent}さん',
  'others.waits': '{opponent}さんの手番（{since}から）：「{game}」{seat}',
  'others.join': 'まだ席に着いていません：「{game}」{seat}',
  'others.empty': '相手の席が空いています：「{game}」{seat}',

  'audit.explained':
    '{way, select, code {対戦の} other {下のリンクの}}「ダイスの検証」で、すべてのダイスをブラウザで確かめられます。棋譜をダウンロードして次のコマンドを実行すると、さらに対戦を最初から再現し、棋譜の末尾がここにあるものと同じであることも確かめます。',

  'foot.match': '対戦 {match}、審判バージョン{version}',
  'foot.head': '棋譜の末尾、イベント {number}：',
  'foot.asked':
    'このアドレスで申し込みがあったため、一度だけお送りしています。このメールには返信できません。',
  'foot.typed': 'あなたが入力した言葉：{words}',
  'foot.why': 'この対戦の席をお持ちの方にお送りしています。このメールには返信できません。',

  'alt.changes': '{alt}変化：{changes}',
  'alt.join': '、',
  'alt.asked': '判断を求められている場所の周辺図。',
  'alt.army': '自軍の多くがいる場所の周辺図。',

  // Lines of a plan.
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

  // Refusals.
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

  // Answers to orders by e-mail.
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

  // Time.
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
};

export const conventionsJa: Conventions = {
  betweenSentences: '',
  behindLabel: '：',
  time: '{year}年{month}月{day}日 {clock}（{zone}）',
  day: '{year}年{month}月{day}日',
  digits: 'numeric',
};
