/** What the commands say, in Japanese. */
import type { ArgumentWords, CommandWords } from './en.js';

export const COMMAND_WORDS_JA: CommandWords = {
  'usage.unknown': '{name} というコマンドはありません。denrei help をご覧ください',
  'usage.arguments': '引数に誤りがあります（{message}）。denrei help をご覧ください',
  'usage.try':
    'try には局面ファイルを一つ、または JSON Lines のための - を指定してください。denrei help をご覧ください',
  'usage.audit':
    'audit には棋譜ファイルを一つ、または --mails にフォルダーかファイルを指定してください。denrei help をご覧ください',
  'usage.export': 'export には対戦を一つ指定してください。denrei help をご覧ください',
  'usage.import': 'import には棋譜ファイルを一つ指定してください。denrei help をご覧ください',
  'usage.backup': 'backup には新しく作るファイルを一つ指定してください。denrei help をご覧ください',
  'usage.restore': 'restore に指定できるバックアップは一つまでです。denrei help をご覧ください',
  'usage.ratings':
    'ratings にはゲームを一つ、または --recompute だけを指定してください。denrei help をご覧ください',
  'usage.erase': 'erase にはメールアドレスを一つ指定してください。denrei help をご覧ください',
  'usage.keys': 'keys または keys forget <id> と指定してください。denrei help をご覧ください',
  'usage.pack':
    'pack add <game> <file> または pack list <game> と指定してください。denrei help をご覧ください',
  'usage.newGame': 'new-gameには、作るフォルダー（ゲームの名前）を1つ指定してください（denrei helpを参照）',
  'usage.checkGame':
    'check-gameには、ゲームのフォルダーかサーバーのゲームのIDを1つ指定してください（denrei helpを参照）',

  'game.none': 'このフォルダーにgame.tsがありません',
  'game.noDefault': 'default exportがゲームではありません。api: 1とrulesが必要です',
  'game.noEsbuild': 'esbuildがありません。ゲームのフォルダーでnpm installを実行してください',
  'game.name': 'ゲームの名前は英小文字・数字・ハイフンの2～32文字で、英字で始めてください',
  'game.taken': 'Denreiに付属するゲームの名前です',
  'game.exists': '空でないフォルダーがすでにあるため、何も書き込みませんでした',
  'game.made': '{folder}：{n}ファイルを作りました。次は cd {folder}、npm install、denrei check-game . です',
  'game.checking': '検査中：{of}戦のうち{done}戦目',
  'game.fine': '{game} {version}：直すところはありません',
  'game.bad': '{game} {version}：「必須」の項目を直すまで、サーバーには追加できません',

  'usage.buildGame': 'build-game にはゲームのフォルダーを一つ指定してください（denrei help 参照）',
  'usage.addGame': 'add-game には組み立てたゲームのフォルダーを一つ指定してください（denrei help 参照）',
  'usage.addGameYes': 'add-game は追加の前に確認します。端末で実行するか、--yes を付けてください',
  'usage.removeGame': 'remove-game にはゲームのIDを一つ指定してください（denrei help 参照）',
  'usage.completion': 'completion にはシェルを一つ指定してください。denrei help をご覧ください',
  'usage.seed': 'seed には対戦、側、ハッシュ鎖の番号を指定してください。denrei help をご覧ください',
  'usage.code': 'ダイスコードは16進数64桁です',
  'usage.words': '自分の言葉には、英数字が10文字以上64文字以下残る必要があります',
  'usage.seedBoth': 'seed には --code か --words のどちらか一方を指定してください',
  'usage.shells': 'completion に指定できるのは {shells} です',
  'usage.number': '「{text}」は整数ではありません',
  'usage.lang': '--lang に指定できるのは {locales} です',
  'usage.face': '「{text}」はダイスの目ではありません',
  'usage.round': '「{text}」は <round>:<signature> の形ではありません',
  'usage.side': '「{text}」は陣営でも <対戦>:<陣営> でもありません',
  'usage.head': '「{text}」は <number>:<hash> の形ではありません',

  'try.refused': '拒否：命令{at}（{side}）[{code}] {label}',
  'try.refusedField': '拒否：命令{at}（{side}、{field}）[{code}] {label}',
  'try.question': '{side}（{where}）：{asked} [{clause}]',
  'try.more': '… {n}件より多くあります',

  noJournalFor: '対戦 {match} は終わっていないため、棋譜はまだ公開されていません',
  noMatch: '対戦 {match} はありません',
  noOpening: '棋譜が対戦の開始から始まっていません',
  noPack: 'この対戦には部品データ {pack} が使われています。--pack でそのファイルを指定してください',
  otherPack: '部品データ {pack} ではありません',
  alreadyHere: '対戦 {match} はすでに取り込まれています',
  notRenewed: '対戦 {match} のダイスを新しくできませんでした',
  notErased: 'メールアドレスではないか、対戦が処理中です。もう一度お試しください',

  'backup.there': 'このファイルはすでにあります。上書きはしていません',
  'backup.notBackup': '伝令のバックアップではないか、壊れています',
  'backup.cut': '終わりが欠けています。何も戻していません',
  'backup.newer': '新しい版の伝令のバックアップです。何も戻していません',
  'backup.notEmpty':
    'データベースが空ではないため戻せません。今のデータベースを移すか、空のものを DATABASE_URL に指定してください',
  'backup.nothing': 'データベースがまだありません',
  'backup.rewound':
    'データベースの記録が、書き込んだはずの数より少なくなっています。以前の状態に戻っており、その後のダイスがメールに残っている可能性があります。新しいデータベースに戻すか、このデータベースで続けるなら denrei restore を実行してください（進行中の全対戦のダイスが新しくなります）',
  'backup.unfinished':
    'バックアップを戻しましたが、全対戦のダイスがまだ新しくなっていません。先に denrei restore を実行してください',

  'key.long': '鍵はちょうど{bytes}バイトでなければなりません',
  'key.short': '鍵が base64url の{bytes}バイトではありません',
  'key.none': '鍵がありません',
  'key.missing.roots':
    'ダイスの根を封じた鍵 {ids} がありません。鍵を戻してください。完全に失われた場合は denrei keys をご覧ください',
  'key.missing.links':
    'メールのリンクに署名した鍵 {ids} がありません。鍵を戻してください。完全に失われた場合は denrei keys をご覧ください',
  'key.inUse': 'この鍵は失われていません。このサーバーの鍵の中にあります',
  'key.unknown': 'このデータベースの鍵ではありません',

  'setting.unread': '読み取れません',
  'setting.port': 'ポート番号ではありません',
  'setting.whole': '整数ではありません',
  'setting.least': '1以上でなければなりません',
  'setting.beacon': 'ビーコンを表すJSONオブジェクトではありません',
  'setting.address': 'https://denrei.example.org のようなアドレスではありません',
  'setting.operatorKey': '無作為な英数字24文字以上にしてください',
  'setting.role': 'all、web、worker のいずれかです',
  'setting.onOff': 'on でも off でもありません',
  'setting.box': 'プラス記号のないアドレスでなければなりません',
  'setting.listen': 'ポート番号でも 127.0.0.1:2525 のようなホストとポートでもありません',
  'setting.imap': 'imaps://user:password@host/INBOX のようなアドレスではありません',
  'setting.tls': '証明書と鍵は両方とも必要です',
  'setting.reply': 'メールを受け取るには必要です',
  'setting.worker': 'worker には必要です',
  'setting.workerBase': 'worker には必要です。メールにはサービスへのリンクが入ります',
  noPort: 'サーバーのポートが割り当てられませんでした',

  'told.erased': '名前とメールアドレスを消した席：{count}',
  'told.fitted': '{game}：プレイヤー{players}人、陣営差{sides}件',
  'told.offset':
    '{known, select, yes {最初の陣営 {value} ± {half}} other {最初の陣営 まだ不明}}  {results}  {setting}',
  'told.imported': '{match}：{events}件',
  'told.backup':
    '{file}：対戦{matches}件、{rows}行。鍵は含まれません。data/keys を別に保管してください。鍵がなければ使えません。',
  'told.putBack': '{at} 時点の{rows}行を戻しました',
  'told.restored': '新しいダイスへの両プレイヤーの同意を待っている対戦：{count}',
  'told.mails':
    'メールは正常です。対戦 {match}、ダイスの事実を含むメール {mails} 通、メールにある約束値と双方の数から導かれるダイス {rolls} 回。',
  'told.late':
    'このメールだけでは証明できないこと：ハッシュ鎖{chain}の{what, select, roots {約束値} other {ダイジェスト}}が双方の数より前に届いたこと。数を伝える最初のメールより前に届いたメール（Received行のあるもの）にありません。',
  'told.fixed':
    '{what, select, roots {ハッシュ鎖{chain}の約束値} both {ハッシュ鎖{chain}の約束値と相手のダイジェスト} other {ハッシュ鎖{chain}の約束値とダイジェスト}}は、「{subject}」（{at} UTC着）にあります。あなたが数を渡すのに使ったリンクのメールか、それより前のメールでなければなりません。',
  'told.words':
    '{own, select, yes {ハッシュ鎖{chain}であなたが入力した言葉：{words}。最初に届いたのは「{subject}」です。これを入力していないなら、この対戦はあなたの言葉を使っていません。} other {ハッシュ鎖{chain}で{side}が入力した言葉：{words}}}',
  'told.whichSide':
    '対戦 {match} でのあなたの陣営はどちらですか。--side で指定してください（メールにある陣営：{sides}）。指定がなければ、あなたと相手のダイジェストを区別できません。',
  'told.gaps':
    'どのメールにもないダイス（ハッシュ鎖とリンクの番号）：{rolls}。メールが足りません。その後のダイスは同じ約束値から導かれます。',
  'told.untold':
    '棋譜にはあり、ここのメールにないダイス（ハッシュ鎖とリンクの番号）：{rolls}。削除したメールや届かなかったメールは誤りではありません。',
  'told.unchecked': '未検証：ビーコンの署名。メールに、検証プログラムの知るビーコンの名がありません。',
  'told.unsigned':
    'メールにビーコンの名があるのに、ラウンドのないダイス：{rolls}回。両プレイヤーが同意したかどうかは棋譜だけが示します。',
  'told.differs': '不正：{mail}：棋譜の「{what}」と異なります [mail]',
  'told.given':
    '{when} UTC、ハッシュ鎖{chain}の{what, select, digest {ダイジェスト} other {数}}（{side}）：{judgment, select, same {棋譜にあります} other {不正：この対戦は、このブラウザが渡したものを使っていません。別の端末で渡しましたか。そうでなければ、メールを保管し、相手に見せて、対戦をやめてください [given]} refused {別の端末がすでに渡していました} absent {まだ棋譜にありません} remade {不正：このブラウザに示された棋譜ではありません。作り直されています [remade]}}',
  'told.codeHolds': '{side}のダイジェストと数{of}件のうち{n}件は、このコードから導かれます。',
  'usage.given': '{file} は控えのファイルではありません（1行に1件のJSON）',
  'usage.codeSide': '--code には --side が必要です。どちらの陣営のコードですか',
  'checks.title': '検証したこと（対戦 {match}）：',
  'checks.agrees': '  {name}：一致 {of}中{n}',
  'checks.differs': '  {name}：不一致',
  'checks.unchecked': '  {name}：未検証：{why}',
  'checks.journal': '棋譜',
  'checks.mails': 'メール',
  'checks.own number': '自分の数',
  'checks.own words': '自分の言葉',
  'checks.rules': 'ルール',
  'checks.beacon': 'ビーコン',
  'checks.witness': '証人',
  'why.fault': '上の誤りのため',
  'why.noJournal': '棋譜が指定されていません',
  'why.noMails': 'この対戦のメールが指定されていません（--mails）',
  'why.pasted': '貼り付けたものには届いた時刻がありません',
  'why.noSide': 'あなたの陣営が指定されていません（--side）',
  'why.late': '約束値とダイジェストが双方の数より前に届いたことを、メールが示していません',
  'why.gaps': 'ダイスを伝えるメールが足りません',
  'why.nothingGiven': 'あなたが渡した数を示すものが指定されていません',
  'why.notTaken': '別の端末がすでに数を渡していました',
  'why.absent': 'あなたが渡した数は、まだ棋譜にありません',
  'why.noWords': 'あなたは自分の言葉を入力していません',
  'why.notReplayed': '対戦を再現していません（--rules）',
  'why.sealed': '対戦が終わるまで封印されています',
  'why.noBeacon': 'ビーコンを使わない対戦です',
  'why.noRounds': 'ラウンドで決まったダイスがまだありません',
  'why.unknownBeacon': '検証プログラムの知らないビーコンです。鍵は棋譜に書かれたものです',
  'why.unsigned': '署名を検証できないダイスがあります',
  'why.nobody': '命令がラウンドより前にあったことは、サーバーだけが述べています',
  'told.noMails': '{match, select, none {} other {対戦 {match} の}}ダイスの事実を含むメールがありません。',
  'told.renewed':
    'ダイスの更新（{reason, select, used_up {ハッシュ鎖を使い切った} restored {バックアップを戻した} lost_commits {記録が失われた} other {数が失われた}}）：{count}回。',
  'told.takenBack':
    '待った：{times}回。それにより無効になったダイス：{rolls}回。どれも両プレイヤーの同意が必要です。メールと照合してください。',
  'told.abandoned':
    'ハッシュ鎖{chain}は途中で使われなくなりました。次のダイス（{k}回目）は、{six, plural, =0 {ビーコンのラウンドと合わせて決まるはずでした} other {6面体なら#でした}}{round, plural, =0 {} other {（ラウンド{round}を待っていたダイスが更新により取りやめられました）}}。',
  'told.beacon':
    'ダイスや抽選を決めたビーコン{name}のラウンド：{rounds}回。{known, select, yes {署名はすべて正しいです。} other {棋譜に書かれた鍵では署名はすべて正しいですが、検証プログラムはこのビーコンを知りません。}}ラウンドが公表前に指定されたことは、棋譜だけでは分かりません。公表前に受け取った棋譜の末尾と照合してください。',
  'told.throw':
    '{of, select, roll {ダイス{from}} rolls {ダイス{from}～{to}} other {抽選}}（命令はイベント{event}、ラウンド{round}）：{by, select, witnessed {証人あり。ラウンドより前に命令を伝えたメールがあります} other {命令がラウンドより前にあったことは、サーバーだけが述べています}}。',
  'told.witnesses':
    'ラウンドより前に命令を伝えたメールのあるダイス：{witnessed}回。証人のないダイス：{server}回。',
  'told.otherRules':
    'この対戦は、公開前の {game} のルールで始まりました。このプログラムのルールは番号が同じでも内容が異なります。以下はこのプログラムのルールによる結果です。',
  'told.beaconless': '両陣営の同意により、ビーコンなしで振られたダイス：{count}回。',
  'told.refusedRounds': 'ダイスの更新により、別のラウンドに回されたダイス：{count}回。',
  'told.clock':
    'イベント{event}への注記：サーバーの時刻によれば、指定したときにラウンドがすでに公表されていたか、使ったときにまだ公表されていませんでした。',
  'told.first': 'イベント{event}への注記：この対戦で最初に約束したプレイヤーが、今回は先に約束していません。',
  'told.mailFault': '不正：{mail}：{message} [{code}]',
  'told.lostRoll':
    '不正：メールにあるハッシュ鎖{chain}のダイス{k}（{purpose}）が棋譜にありません。失われました [lost]',
  'told.digest': 'ダイジェスト（先に着席するとき）：{digest}',
  'told.ownWords': '言葉のうち使われる部分：{words}',
  'told.number': 'あなたの数（求められたとき）：{number}',
  'told.code': 'あなたのダイスコード（人に見せないでください）：{code}',
  'told.ready': '伝令の準備ができました：{base}',
  'told.mailbox': 'メールは内蔵の受信箱に入ります：{base}/mailbox',
  'told.noSmtp':
    '注意：SMTP_URL が設定されていません。設定された worker が動くまで、メールは送信待ちになります。',
  'told.noBase': '注意：DENREI_BASE_URL が設定されていません。メールのリンク先は {base} になります。',
  'told.worker': '伝令がメールを送信します。',
  'told.key': '{use} {id} {here, select, yes {あり} other {なし}}',
  'told.linksVoid':
    'この鍵で署名したリンクは無効です。プレイヤーはホームページで新しいリンクを請求できます。',
  'told.rootsVoid': '今後は閲覧だけになる対戦：{count}',
  'told.rulesFault': '{line}行目、イベント{event}に不正があります：{message} [rules-{code}]',
  'told.rulesSealed':
    'ルールによる再現：このゲームには非公開の情報があるため、このファイルではプレイのイベント{events}件が封印されています。対戦の開始と、その前の局面{states}件は正しいことを確かめました。残りは、対戦の終了後に全員用の棋譜で再現できます。',
  'told.rules':
    'ルールによる再現：{game} {version}。命令{orders}件、ダイス{rolls}回、局面{states}件を確かめました。',

  'game.noFile': '{file} がありません',
  'game.noCompiler': '組み立てには esbuild が必要です。npm install esbuild を実行してください',
  'game.built':
    'バージョン{version}は組み立て済みです。game.ts のバージョンを上げるか、そのフォルダーを消してください',
  'game.notAdded': '何も追加していません',
  'game.notHere': 'このサーバーに外部のゲーム {game} はありません',
  'game.other': '別のゲーム {game}（{name}）がすでにあります。何も置き換えていません',
  'game.sameVersion':
    'バージョン{version}は別のルールで登録されています。作者がバージョンを上げる必要があります。何も置き換えていません',
  'game.noCheck': 'check-game の結果ではありません',
  'told.built': '{folder}\nルール {rules}',
  'told.adding':
    '{title}（{game}）バージョン{version}、作者 {name}\n部品：{rights}\nルール（SHA-256）：{digest}',
  'told.addingChecked':
    '{journals, plural, =0 {棋譜は付いていません。} other {棋譜#件を再生し、同じ局面になりました。}}{should, plural, =0 {} other {検査の指摘#件：}}',
  'told.trust':
    'ゲームは、このサーバーと同じ権限で動くプログラムです。{name}は、対戦もする運営者と同じように、鍵やメールアドレスを読み、ダイスを先に知り、メールを書くことができます。作者を信頼できるゲームだけを追加してください。',
  'told.askAdd': '追加しますか？ [y/N]',
  'told.added':
    '{game} のバージョン{version}を追加しました。サーバーの全プロセスを再起動すると対戦できます。',
  'told.removed': '{game} を取り除きました。サーバーの全プロセスを再起動してください。',
  'told.closed':
    '再起動後、{game} では新しい対戦を始められません。これを使う対戦が{count}件あるため、残しておきます。',
  'doing.building': '{of}段階中{done}',
  'doing.replaying': '棋譜{of}件中{done}件',
  'doctor.games': '{count, plural, =0 {外部のゲームはありません} other {外部のゲーム#版}}',
  'doctor.gameFault': '{folder} は使われていません：{reason}',
  'doctor.gamesGone':
    '{game} バージョン{version}がありません。終了した対戦{count}件が使っています。再生と検証には、そのフォルダーを games/ に戻してください',
  'doing.checking': 'ダイスを検証しています：{done}',
  'doing.copying': '行：{done}',
  'doing.restoring': '対戦：{done}／{of}',

  'usage.send': '「{text}」はメールアドレスではありません',
  'usage.resolver': '「{text}」は 192.0.2.1 や 192.0.2.1:53 のようなリゾルバーのアドレスではありません',
  'doctor.standing': '{standing, select, ok {正常} warn {注意} other {異常}}',
  'doctor.subject':
    '{subject, select, node {Node：} settings {設定：} keys {鍵：} database {データベース：} rules {ルール：} games {ゲーム：} disk {ディスク：} mail {メール：} dns {DNS：} other {時計：}}',
  'doctor.node': '{version}',
  'doctor.nodeOld': '{version}（24 を推奨します）',
  'doctor.settings': 'プレイヤーとメールは {base} を使います',
  'doctor.mailbox':
    '内蔵メールボックスが有効で、このコンピューターだけで使えます。公開するには SMTP_URL、MAIL_FROM、DENREI_BASE_URL、NODE_ENV=production を設定してください',
  'doctor.noBase': 'DENREI_BASE_URL がありません。メールのリンクが localhost になります',
  'doctor.noHttps': '{base} は https ではありません。通信を読める人は誰でもすべての席を操作できます',
  'doctor.noProxy':
    'ベース URL は https ですが、TRUST_PROXY が設定されていません。プロキシが一台なら 1 を設定してください。設定しないと全員が一人と数えられます',
  'doctor.anyProxy':
    'TRUST_PROXY=true はすべてのヘッダーを信じるため、誰でも回数の制限を逃れられます。プロキシの数かアドレスを指定してください',
  'doctor.keys': '{count}個の鍵があり、データベースに必要な鍵はそろっています',
  'doctor.keysNone': 'まだありません。最初の起動で作られます',
  'doctor.keysMissing':
    'データベースに必要な鍵 {ids} がありません。data/keys を戻してください。完全に失われた場合は denrei keys をご覧ください',
  'doctor.rules':
    '{count, plural, =0 {進行中の対戦はありません} other {進行中の#対戦のルールはすべてそろっています}}',
  'doctor.rulesGone':
    '進行中の{count}対戦のルール（{game}、バージョン{version}、{rules}）が、このサーバーにありません：{matches}。これらの対戦のページには待つようにと表示されます。そのゲームをgames/に戻すか、対戦を始めたときのプログラムで起動してください',
  'doctor.database':
    '{provider, select, sqlite {SQLite} other {PostgreSQL}}（{place}）。異常は見当たりません',
  'doctor.notMade': '{place} は空です。最初の起動で作られます',
  'doctor.pending':
    '以前の版のものです。次の起動で{pending}件の移行を行います。その前にバックアップを取ってください',
  'doctor.newer': '新しい版の伝令のものです（未知の移行{unknown}件）。この版では起動できません',
  'doctor.damaged': '壊れています：{damage}。サービスを止めて、最後のバックアップを戻してください',
  'doctor.notDurable':
    'synchronous_commit か fsync が無効です。停電で記録が失われると、見たはずのダイスがもう一度振られてしまいます',
  'doctor.disk': '{path} の空きは {megabytes} MB です',
  'doctor.diskLittle': '{path} の空きが {megabytes} MB しかありません。場所を空けてください',
  'doctor.diskFull': '{path} の空きが {megabytes} MB です。まもなく何も書き込めなくなります',
  'doctor.mailsStay': 'SMTP_URL がありません。メールは内蔵メールボックスに入ります',
  'doctor.noSmtp': 'SMTP_URL がありません。設定のある送信プロセスが動くまで、メールは送信待ちのままです',
  'doctor.noSender': 'MAIL_FROM がありません。差出人がアドレスから作られ、受け取りを拒まれることがあります',
  'doctor.smtp': '{host} はここからのメールを受け付けます',
  'doctor.smtpFails': '{host} がメールを受け付けません：{reason}',
  'doctor.sendNoSmtp': 'SMTP_URL がないので、メールを送れません',
  'doctor.sendFails': '{address} へのメールが受け付けられませんでした：{reason}',
  'doctor.sent': '{address} へのメールをメールサーバーが受け付けました',
  'doctor.noWayIn':
    '返信の届く先がありません。MAIL_REPLY と、MAIL_LISTEN か IMAP_URL を設定し、サービスを一度起動してください',
  'doctor.waiting':
    '{address} に送りました。そのメールに返信してください。{minutes}分間待ちます（Ctrl-C で中止）。',
  'doctor.replied': '返信が届きました',
  'doctor.noReply':
    '返信が届きませんでした。サービスが動いているか、{box} と、それに「+…」を付けたアドレス宛てのメールがサービスに届くかを確かめてください',
  'doctor.testSubject': '伝令からのテストメール',
  'doctor.testReply':
    'このサーバーからメールを送れます。返信が届くかどうかを確かめるには、このメールに何か書いて返信してください。',
  'doctor.testOnly': 'このサーバーからメールを送れます。返信は要りません。',
  'doctor.record': '{kind}：{record}',
  'doctor.spfNone': '{domain} に SPF レコードがありません。送信するサーバーを記してください（v=spf1 … -all）',
  'doctor.spfTwice': '{domain} に SPF レコードが二つあり、無いものとして扱われます。一つにまとめてください',
  'doctor.spfAll': '{domain} の SPF レコードは誰にでも送信を許しています。-all で終えてください',
  'doctor.dkimAsk': 'DKIM は調べていません。denrei doctor --dkim <selector> でセレクターを指定してください',
  'doctor.dkimNone': '{name} に DKIM の鍵がありません',
  'doctor.dkimRevoked': '{name} の DKIM の鍵が空です（失効しています）',
  'doctor.dmarcNone':
    '{domain} の DMARC レコードがありません。_dmarc.{domain} に v=DMARC1; p=quarantine を記してください',
  'doctor.dnsFails': 'リゾルバーから答えがありません：{reason}',
  'doctor.clock': '{now}',
  'doctor.clockBehind':
    '遅れています。最新の記録が{seconds}秒先の時刻になっています。期限もリンクもこの時計に従うため、合わせてください',
  'doctor.clockApart': 'データベースの時計と{seconds}秒ずれています。どちらも NTP で合わせてください',
};

/** What `denrei <command> --help` says. */
export const ARGUMENT_WORDS_JA: ArgumentWords = {
  help: 'このコマンドの使い方を表示します',
  titles: { 'Usage:': '使い方：', 'Options:': 'オプション：' },
  commands: {
    serve: 'ページ、メール、練習相手のサービスを、停止の合図があるまで動かします。',
    worker: 'メールの送信だけを、停止の合図があるまで行います。',
    try: '局面、命令、出目を審判にかけます。「-」を指定すると JSON Lines で読み書きします。',
    audit: '棋譜のハッシュ、ダイス、封印を検証します。',
    export: 'データベースから棋譜を書き出します。',
    import: '閲覧用に棋譜をデータベースへ取り込みます。',
    erase: 'メールアドレスとその名前をデータベースから消します。棋譜はそのまま残ります。',
    ratings: 'ゲームのレーティング一覧を表示、または全対戦結果からレーティングを計算し直します。',
    keys: 'データベースにある鍵の一覧と、失われた鍵の登録解除を行います。',
    doctor: '設定、鍵、データベース、ディスク、メール、DNS、時計に問題がないか調べます。',
    backup: 'データベース全体を、サービスを止めずに一つのファイルへ書き出します。',
    restore:
      '空のデータベースにバックアップを戻します。ファイルを省略すると、別の方法で戻し終えたものとして扱います。どちらの場合も、進行中の全対戦のダイスを新しくします。',
    'new-game': '例のゲームを、新しい名前のフォルダーにコピーします。',
    'check-game': 'ゲームをランダムに対戦させ、直すべきところを報告します。',
    pack: '訂正した部品データを登録するか、登録済みのものを一覧します。',
    'build-game': 'フォルダーのゲームを <game>/<version>/ に組み立て、サーバーに追加できる形にします。',
    'add-game':
      '組み立てた外部のゲームをこのサーバーに追加します。作者、検査の結果、できることを表示し、確認します。',
    'remove-game': '外部のゲームで新しい対戦を始められないようにし、使う対戦がなければ取り除きます。',
    seed: '対戦のダイスに混ぜるあなたの数とそのダイジェストを、ブラウザを使わずに作ります。',
    completion: 'シェルがコマンドとオプションを補完するための設定を出力します。',
  },
  options: {
    '--role <role>': 'all（すべて）、web（ページだけ）、worker（メール、持ち時間、予約、練習相手だけ）',
    '--no-worker': 'メールの送信を別のプロセスに任せます',
    '--orders <file>': '与える命令のファイル',
    '--dice <faces>': '出目（例：3,5）',
    '--draws <ids>': '引くもの（例：C05）',
    '--as <side>': 'この陣営として局面を見ます',
    '--for <unit>': 'このユニットに出せる命令だけを表示します',
    '--schema <game>': '局面ファイルの書式（JSON Schema）を表示します',
    '--lang <en|ja>': '回答の言語',
    '--json': '回答を JSON で表示します',
    '--matches <n>': 'ランダムな対戦の数（300）',
    '--send <address>': 'このアドレスに実際にメールを送り、返信が届くのを待つ',
    '--dkim <selector>': '差出人のドメインの DKIM セレクター',
    '--resolver <address>': '使用する DNS リゾルバー（初期設定はシステムのもの）',
    '--round <r:sig...>': 'ビーコンのラウンドと署名（取りやめられたダイスを確かめるため）',
    '--head <n:hash...>': 'メールにある番号とハッシュ（棋譜と照合します）',
    '--mails <path>': '受信したメール（.eml、.mbox）だけで、または棋譜とあわせて検証します',
    '--side <side...>':
      'メールの対戦でのあなたの陣営（または <対戦>:<陣営>）。抽選で席が入れ替わった場合は、最初の陣営から順に2回指定します',
    '--given <file>': 'ブラウザが渡したものの控え（検証ページで保存したファイル）と照合します',
    '--code <file>': 'あなたのダイスコード。数がそこから導かれるかを確かめます（--side とともに）',
    '--rules': '対戦全体をルールに従って再現します',
    '--pack <file>': '対戦に使われた部品データ',
    '--for <side|public|all>': '誰に見せる棋譜か（初期設定は all）',
    '--out <file>': '書き出し先のファイルまたはフォルダー',
    '--yes': '確認せずに追加します',
    '--code <digits>': 'あなたのダイスコード（省略すると新しく作ります）',
    '--recompute': '全ゲームのレーティングを計算し直す（値は変わらない）',
    '--words <text>': '席のフォームに入力した言葉。そこから数を作ります',
  },
};

/** What `denrei help` prints. */
export const HELP_JA = `伝令（Denrei）：二人用ヘクス・ウォーゲームをメールで対戦するためのサービスです。

  denrei [serve] [--role all|web|worker] [--no-worker]
                                   ページ、メール、練習相手のサービスを起動
  denrei worker                    メールの送信だけを行う
  denrei try <position.json>       局面・命令・出目を審判にかける
      [--orders file] [--dice 3,5] [--draws C05] [--as side] [--for unit]
      [--lang en|ja] [--json]
  denrei try -                     同じことを JSON Lines の入出力で行う
  denrei try --schema <game>       局面ファイルの書式（JSON Schema）を表示
  denrei audit <journal.jsonl>     棋譜のハッシュ、ダイス、封印を検証
      [--head n:hash]... [--mails path] [--rules] [--pack file]
  denrei export <match>            データベースから棋譜を書き出す
      [--for side|public|all] [--out file]
  denrei import <journal.jsonl>    閲覧用に棋譜をデータベースへ取り込む
  denrei erase <address>           メールアドレスと名前を消去
  denrei ratings <game>            ゲームのレーティング一覧を表示
  denrei ratings --recompute       全レーティングを対戦結果から計算し直す
  denrei doctor                    設定、鍵、データベース、ディスク、メール、DNS を診断
      [--send you@example.org] [--dkim selector] [--resolver address] [--json]
  denrei backup <file>             データベース全体のバックアップを作成
  denrei restore [file]            空のデータベースにバックアップを復元（ダイスは新しくなる）
  denrei keys [forget <id>]        必要な鍵の一覧と、失った鍵の扱い
  denrei pack add <game> <file>    訂正した部品データを登録
  denrei pack list <game>          登録済みの部品データを一覧
  denrei new-game <folder>         例のゲームを新しい名前でコピーする
  denrei check-game <folder|game>  ゲームをランダムに対戦させて検査する
      [--matches n] [--json]
  denrei build-game <folder>       外部のゲームを組み立てる
      [--out folder]
  denrei add-game <folder>         組み立てたゲームをこのサーバーに追加
      [--yes]
  denrei remove-game <game>        新しい対戦を止め、使う対戦がなければ取り除く
  denrei seed <match> <side> <n>   ダイスに混ぜるあなたの数とダイジェストを作る
  denrei completion <shell>        bash、zsh、fish の補完設定を出力
  denrei help

終了コード：0 正常、1 棋譜に不正、2 ファイルまたは使い方の誤り、3 命令が拒否された、
4 データベースに必要な鍵がない、5 不正はないが、すべては確かめられない
`;
