/** The sentences of the audit pages in Japanese. */
import type { auditEn } from './text.en.js';

export const auditJa: { readonly [key in keyof typeof auditEn]: string } = {
  'audit.title': 'ダイスの検証：{game}',
  'audit.link': 'ダイスの検証',
  'audit.lead':
    'この対戦で振られたすべてのダイスと、その目的と由来です。証明を確かめるのはあなたのブラウザで、サーバーは棋譜を送るだけです。',
  'audit.proves':
    'ここで確かめること：すべてのダイスが、第1ターンより前（ダイスを更新した場合はその時）に定められた数から導かれ、その後変えられていないこと。',
  'audit.trust':
    'このページは、検証の対象であるサーバーから届きます。誰も信用せずに確かめるには、ご自分のコンピューターでメールを denrei audit にかけてください。',
  'audit.provesNot':
    'ここでは確かめられないこと：サーバーの運営者が出目を前もって知っていたかどうか。また、メールにある棋譜の末尾を貼り付けるまでは、棋譜全体が作り直されていないかどうか。',
  'audit.provesNotBeacon':
    'ここでは確かめられないこと：「証人あり」「公開前に表示」の印がないダイスについて、サーバーの運営者が出目を前もって知っていたかどうか。また、メールにある棋譜の末尾を貼り付けるまでは、棋譜全体が作り直されていないかどうか。',
  'audit.back': '対戦ページへ戻る',
  'audit.contents': 'このページの内容',

  'audit.proof': 'ブラウザでの検証',
  'audit.proofWhat':
    'あなたが読める棋譜をブラウザが取り寄せ、ハッシュとダイスをすべて計算し直して、このページの表示と照らし合わせます。',
  'audit.plain':
    'JavaScriptが必要です。使わない場合は、下から棋譜をダウンロードしてコマンドラインで検証してください。コマンドも下にあります。すべて正しいか、最初の誤りがどこにあるかを1行で表示します。',
  'audit.heads': 'メールにある棋譜の末尾',
  'audit.headsWhat':
    'どのメールにも、最後に最新イベントの番号とハッシュがあります。その行（またはメール全文）をここに貼り付けてください。サーバーが棋譜全体を作り直していないことは、この照合でしか分かりません。',
  'audit.check': 'もう一度検証する',
  'audit.again': '検証する',

  'audit.filter': '絞り込み',
  'audit.turn': 'ターン',
  'audit.side': '陣営',
  'audit.purpose': '目的',
  'audit.all': 'すべて',
  'audit.apply': '表示',
  'audit.reset': 'すべてのダイス',

  'audit.rolls': 'ダイスの一覧',
  'audit.none': 'まだダイスは振られていません。',
  'audit.noneHere': '当てはまるダイスはありません。',
  'audit.phase': '{n}回',
  'audit.count': '全{all}回のうち{shown}回',
  'audit.page': '{from}回目から{to}回目まで',
  'audit.earlier': '前のダイス',
  'audit.later': '次のダイス',
  'audit.number': '番号',
  'audit.when': 'イベント、ターン、フェイズ',
  'audit.event': 'イベント{event}',
  'audit.eventOf': 'イベント',
  'audit.replay': 'イベント{event}をリプレイで見る',
  'audit.for': '振った陣営',
  'audit.what': '目的、直前の命令',
  'audit.cause': '{side}の命令：{order}',
  'audit.alone': '命令によらず、進行にともなって振られました。',
  'audit.dice': '出目',
  'audit.total': '合計',
  'audit.needed': '判定と結果',
  'audit.row': '{range}で{outcome}',
  'audit.beyond': '該当なし',
  'audit.luck': '運',
  'audit.chain': '証明',
  'audit.place': 'ハッシュ鎖{chain}、リンク{k}',
  'audit.sealed':
    'カードなど非公開の抽選は、この表にありません。この棋譜の封印{all}個のうち、あなたに開示されているのは{open}個です（{closed, plural, =0 {未開封はありません} other {未開封 #個}}）。封印されたものは数だけを示します。対戦が終わればすべて開封されます。',
  'audit.draws': 'あなたが知ることのできる非公開の抽選',
  'audit.drawsWhat':
    '対戦中に分かるのは封印が合っていることだけで、抽選そのものは誰にも検証できません。終了後はすべての抽選をブラウザが検証します。',
  'audit.drawn': '引いたもの',

  'audit.figures': '出目の統計',
  'audit.selection':
    '上で絞り込んだダイスだけの統計です。公正なダイスでも、絞り込み方をいろいろ試せば、偏って見えるものが必ず見つかります。',
  'audit.facesTitle': '{faces}面体の出目',
  'audit.facesWhat':
    '{n, plural, other {#個}}。どの目も{expected}回が期待値です。「範囲」は、公正なダイスなら同じ長さの対戦100回のうち少なくとも95回で収まる回数です（二項分布による正確な値）。',
  'audit.face': '目',
  'audit.thrown': '回数',
  'audit.expected': '期待値',
  'audit.range': '範囲',
  'audit.picture': '図',
  'audit.from': '{low}から{high}',
  'audit.outside': '範囲外',
  'audit.fit':
    'カイ二乗値 {statistic}、自由度 {degrees}。公正なダイスでも、同じ長さの対戦の{percent}はこれ以上に偏ります（{exact, select, yes {すべての場合を数え上げた値} other {カイ二乗分布による値}}）。',
  'audit.noFit': 'このダイスは、カイ二乗検定をするには回数が足りません。',
  'audit.fewFaces': '回数が少なく何も言えないダイス：{kinds}。',
  'audit.kind': '{faces}面体（{n}個）',
  'audit.many':
    '6つの目を調べれば、公正なダイスでも最大で4対戦に1回は、どれかの目が範囲から外れます。それだけでは何の証拠にもなりません。',

  'audit.luckTitle': '運',
  'audit.luckWhat':
    'それぞれのダイスを、同じ表、同じ修整で出る可能性のあったすべての結果と比べます。振った陣営にとってより悪い結果の割合に、同じ良さの結果の割合の半分を足し、0.5を引いたものを運とします。+0.5が最高、−0.5が最低、0が平均です。低い比率の戦闘で失敗しても不運とは数えません。比率の良し悪しは含まず、ダイスだけを見ます。表のない場合は目の合計、双方が1個ずつ振る場合は目の差で比べます。',
  'audit.luckRange':
    '運は1回ごとに加算します。「範囲」は、公正なダイスなら100対戦のうち少なくとも95対戦で合計が収まる幅です（30回までは正確に数え上げ、それ以上は正規近似）。',
  'audit.luckNone': '表示しているダイスには、どちらかの陣営の運不運になるものがありません。',
  'audit.luckBy': '目的別',
  'audit.luckTurn': 'ターン別',
  'audit.sum': '合計',
  'audit.rollsOf': '回数',
  'audit.whole': '全体',
  'audit.curve': '{side}：{n, plural, other {#回}}で運 {luck}、範囲 {range}',
  'audit.curveKey': '線はそこまでの運の合計、網掛けは範囲、下の数字はダイスの番号です。',
  'audit.stripKey': '丸は実際の値、網掛けは範囲、縦線は平均です。ひし形は範囲外です。',
  'audit.unranked': 'どちらの得にも損にもならない{n, plural, other {#回}}は数えていません。',

  'audit.honest': 'これで分かること、分からないこと',
  'audit.honestFew':
    '1つの対戦で振るダイスは多くありません。回数が少なければどんな偏りも起こりえますし、公正なダイスが一対戦を通して不運に見えることもあります。範囲から外れても不正の証拠ではなく、収まっていても公正の証拠ではありません。',
  'audit.honestProof':
    '統計より証明のほうが多くを示します。プレイヤーの数も命令も出されないうちにサーバーが自分の側の数を定めていたこと、その後はどのダイスも変えられず、飛ばされず、振り直されていないこと、そして両者の数がすべてのダイスに使われたことです。',
  'audit.honestLimit':
    'ただし、誰かが出目を前もって知っていたかどうかは、証明でも統計でも分かりません。サーバーの運営者は秘密の数を読めるので、自分も対戦するなら出目を予知できます。信頼できる運営者か、対戦しない運営者のもとで遊んでください。',
  'audit.honestLimitBeacon':
    '誰かが出目を前もって知っていたかどうかは、統計では分かりません。この対戦では公開ビーコンもダイスを決めます。「証人あり」「公開前に表示」の印があるダイスは、検証プログラムの知るビーコンであれば、命令が確定した時点では誰にも知りえませんでした。それ以外のダイスは、運営者が知っていた可能性があります。',

  'audit.downloads': 'ダウンロード',
  'audit.journal': '棋譜（JSON Lines）',
  'audit.csv': 'ダイスの一覧（CSV）',
  'audit.csvHere': '絞り込んだダイスの一覧（CSV）',
  'audit.command': 'コマンドラインで検証する',
  'audit.commandWhat':
    'Denreiのフォルダーに棋譜を置いて実行します。番号とハッシュは、あなたのメールにあるものに置き換えてください。ここにあるのはサーバーの言い分です。',
  'audit.rulesWhat':
    '--rules を付けると対戦を最初から再現し、すべての命令とダイスをルールに照らして確かめます。',
  'audit.packWhat':
    'この対戦は独自のコンポーネントを使っています。そのファイルを --pack で指定してください。',
  'audit.copy': 'コピー',
  'audit.copied': 'コピーしました',
  'audit.spec':
    '検証プログラム（src/verifier）はサーバーから独立しており、仕様書 src/journal/SPEC.md だけを基に書かれています。',
  'audit.fileLink': 'ファイルの棋譜を検証する',

  'audit.file': '棋譜の検証',
  'audit.fileLead':
    '対戦の棋譜を選ぶか、ここにドロップしてください。読み込みも検証もあなたのブラウザが行い、どこにも送信しません。どのDenreiサーバーの棋譜でも検証できます。',
  'audit.choose': '棋譜ファイル（.jsonl）',
  'audit.drop': 'またはここにドロップ',
  'audit.filePlain': 'このページにはJavaScriptが必要です。使わない場合は、コマンドラインで検証してください：',
  'audit.fileRolls': 'ファイルにあるダイス',
  'audit.fileWords': '目的と結果は、ファイルにあるとおりの語で示します。',

  'proof.state': '証明',
  'proof.running': '検証中… ダイス{n}回まで確認しました。',
  'proof.sound':
    '正しい棋譜です。イベント{events}件が途切れなくつながり、ダイス{rolls}回はすべてサーバーが前もって定めていたとおりです。',
  'proof.shown':
    'このページの表示のうち棋譜と照らし合わせたもの：表示中の各ダイスの番号、イベント、目的、ダイス、出目、修整、合計、表、結果、リンク。照らし合わせていないもの：ターンと陣営の名前、命令、運、統計、非公開の抽選の表。これらはサーバーの言い分です。',
  'proof.renewed.used up': 'ハッシュ鎖を使い切ったためのダイスの更新：{count}回。',
  'proof.renewed.restored': 'バックアップを戻したためのダイスの更新：{count}回。',
  'proof.renewed.lost commits': '記録が失われたためのダイスの更新：{count}回。',
  'proof.renewed.lost seed': 'プレイヤーの数が失われたためのダイスの更新：{count}回。',
  'proof.takenBack':
    '待った：{times}回。それにより無効になったダイス：{rolls}回。どれも両プレイヤーの同意が必要です。覚えがなければ、メールと照合してください。',
  'proof.abandoned':
    'ハッシュ鎖{chain}は途中で使われなくなりました。次のダイス（{k}回目）は、6面体なら{six}でした。',
  'proof.refusedThrow':
    'ラウンド{round}を待っていたダイスは、ダイスの更新により別のラウンドに回されました。ハッシュ鎖{chain}（{k}回目）では、6面体なら{six}でした。',
  'proof.abandonedRound':
    'ハッシュ鎖{chain}は途中で使われなくなりました。次のダイス（{k}回目）は、ビーコンのラウンドと合わせて決まるはずでした。',
  'proof.beacon':
    'ダイスや抽選を決めたビーコン{name}のラウンド：{rounds}回。署名はすべて正しいです。ラウンドが公表前に指定されたことは、公表前に受け取った棋譜の末尾だけが示します。',
  'proof.beaconOther':
    'ダイスや抽選を決めたビーコン{name}のラウンド：{rounds}回。棋譜に書かれた鍵では署名はすべて正しいですが、検証プログラムはこのビーコンを知りません。棋譜を書いた人が署名したのかもしれません。',
  'proof.beaconless': '両陣営の同意により、ビーコンなしで振られたダイス：{count}回。',
  'proof.seenInTime':
    'このうち{of}回中{count}回は、お使いのブラウザがラウンドの公開前に（自分の時計で）命令を表示していました。ほかの回は証人宛てのメールで確認できます（denrei audit --mails）。',
  'proof.by.witnessed': 'ラウンド{round}、命令はイベント{event}：証人あり',
  'proof.by.seen': 'ラウンド{round}、命令はイベント{event}：このブラウザが公開前に表示',
  'proof.by.server': 'ラウンド{round}、命令はイベント{event}：命令が先だったことはサーバーだけが述べています',
  'proof.refusedRounds': 'ダイスの更新により、別のラウンドに回されたダイス：{count}回。',
  'proof.clock':
    'イベント{event}への注記：サーバーの時刻によれば、指定したときにラウンドがすでに公表されていたか、使ったときにまだ公表されていませんでした。',
  'proof.kept': 'このブラウザが前に対戦ページで見た内容（{count}件）と一致します。',
  'proof.otherMail': 'これは別の対戦（{match}）のメールです。照合していません。',
  'proof.written': '棋譜の記載：{text}',
  'proof.seals': '封印：開封して一致 {opened}、未開封 {closed}。検証した非公開の抽選：{draws}。',
  'proof.head': 'この棋譜の末尾：イベント{number}',
  'proof.anchored': 'メールにある末尾（{number}）と一致します。',
  'proof.unanchored':
    'まだメールと照合していません。下の欄で照合してください。照合しなければ、全体を作り直した棋譜を見分けられません。',
  'proof.fault': '誤りがあります：{line}行目、イベント{event}。{what}',
  'proof.faultEarly': '誤りがあります：{line}行目。{what}',
  'proof.atRoll': 'このイベントの{roll}回目のダイスです（{purpose}、ハッシュ鎖{chain}、リンク{k}）。',
  'proof.after': '最初の誤りより後は検証していません。',
  'proof.other': '誤りがあります：サーバーが別の対戦（{match}）の棋譜を送ってきました。',
  'proof.differs': '誤りがあります：このページの{number}番のダイスの表示が、検証した棋譜と異なります。',
  'proof.rows': '誤りがあります：このページの一覧に、抜けているか、位置の違うダイスがあります：{number}番。',
  'proof.count': '誤りがあります：このページのダイスは{page}回ですが、検証した棋譜には{journal}回あります。',
  'proof.fetch': '棋譜を取り寄せられませんでした。何も検証していません。',
  'proof.unread': 'ファイルを読み込めませんでした。もう一度選んでください。',
  'proof.crypto':
    'ここではWebCryptoが使えません（httpsかlocalhostのページでのみ使えます）。コマンドラインで検証してください。',
  'proof.noHead': '棋譜の末尾が見つかりません。番号と64桁の英数字（0～9、a～f）が必要です。',
  'proof.tick': '確認済み',
  'proof.wrong': '誤り',
  'proof.open': '未確認',

  'proof.noMatch':
    '貼り付けた末尾（イベント{number}）は、この棋譜と一致しません。写し間違いか、棋譜が作り直されています。',
  'proof.checks': '検証したこと',
  'proof.agrees': '一致 {of}中{n}',
  'proof.disagrees': '不一致',
  'proof.unchecked': '未検証：{why}',
  'proof.check.journal': '棋譜',
  'proof.check.mails': 'メール',
  'proof.check.own number': '自分の数',
  'proof.check.own words': '自分の言葉',
  'proof.check.rules': 'ルール',
  'proof.check.beacon': 'ビーコン',
  'proof.check.witness': '証人',
  'proof.why.fault': '上の誤りのため',
  'proof.why.noJournal': '棋譜がありません',
  'proof.why.noMails': 'メールと照合していません',
  'proof.why.pasted':
    '貼り付けた内容は一致します。約束値とダイジェストが数より前に届いたかどうかは、メールのファイルだけが示します（denrei audit --mails）',
  'proof.why.noSide': 'あなたの陣営が指定されていません',
  'proof.why.late': '約束値とダイジェストが双方の数より前に届いたことを、メールが示していません',
  'proof.why.gaps': 'ダイスを伝えるメールが足りません',
  'proof.why.nothingGiven': 'このブラウザはこの対戦に何も渡していません',
  'proof.why.notTaken': '別の端末がすでに数を渡していました',
  'proof.why.absent': 'このブラウザが渡した数は、まだ棋譜にありません',
  'proof.why.noWords': '自分の言葉を入力したプレイヤーはいません',
  'proof.why.notReplayed': 'denrei audit --rules で対戦を再現してください',
  'proof.why.sealed': '対戦が終わるまで封印されています',
  'proof.why.noBeacon': 'ビーコンを使わない対戦です',
  'proof.why.noRounds': 'ラウンドで決まったダイスがまだありません',
  'proof.why.unknownBeacon': '検証プログラムの知らないビーコンです。鍵は棋譜に書かれたものです',
  'proof.why.unsigned': '署名を検証できないダイスがあります',
  'proof.why.nobody': '命令がラウンドより前にあったことは、サーバーだけが述べています',

  'flaw.reader': 'あなたとは別の陣営あてのメールです',
  'flaw.mail': 'メールの内容が棋譜と異なります',
  'flaw.newline': 'ファイルが行の途中で終わっています。途中で切れたのかもしれません',
  'flaw.json': 'この行はJSONではありません',
  'flaw.canonical': 'この行は、ハッシュに必要な決まった書き方になっていません',
  'flaw.header': '1行目が棋譜の内容と合いません',
  'flaw.shape': 'この行はイベントの形をしていません',
  'flaw.number': 'イベントの番号が続いていません。抜けか重複があります',
  'flaw.match': '別の対戦のイベントです',
  'flaw.prev': '前のイベントとつながっていません。どちらかが書き換えられています',
  'flaw.hash': 'ハッシュがイベントと合いません。イベントが書き換えられています',
  'flaw.head':
    'メールにあるか、このブラウザが前に見た、このイベントのハッシュと異なります。その後に棋譜が書き換えられています',
  'flaw.order': 'この種類のイベントはここには置けません',
  'flaw.side': 'そのような陣営はありません',
  'flaw.chain': '使用中のハッシュ鎖ではありません',
  'flaw.beacon': 'ビーコンのラウンドが、命令のときに指定したものと違います',
  'flaw.purpose': '対戦の開始時に定めていない目的か、定めと違うダイスです',
  'flaw.result': '結果が対戦の終わり方と合いません',
  'flaw.root': '公開されたルートが、約束値と合いません',
  'flaw.signature': 'ビーコンの署名ではないラウンドがあります',
  'flaw.seed': 'プレイヤーの数が足りないか、前に使われたものです',
  'flaw.place': '対戦の流れにない場所まで戻しています',
  'flaw.version': 'ルールのバージョンが続いていません',
  'flaw.after': 'ダイスか抽選の位置が正しくありません',
  'flaw.k': 'ハッシュ鎖のリンクが飛ばされたか、2度使われています',
  'flaw.link': 'このダイスのリンクは、前もって定められたハッシュ鎖のものではありません',
  'flaw.faces': '出目が、実際に振られた目と異なります',
  'flaw.total': '合計が、出目と修整の和になっていません',
  'flaw.outcome': '結果が表のとおりではありません',
  'flaw.seals': '封印が足りないか、多すぎます',
  'flaw.open': 'この読み手に開示されるべきものと異なります',
  'flaw.salt': '封印のソルトが正しくありません',
  'flaw.seal': '開封された内容が、封印されたものと異なります',
  'flaw.content': '封印されていた内容の形が正しくありません',
  'flaw.secret': '公開された秘密の数が、前もって定められたものと異なります',
  'flaw.draw': '非公開の抽選が、実際の抽選と異なります',
  'flaw.empty': 'ファイルにイベントがありません',
  'flaw.head-missing':
    'メールにあるか、このブラウザが前に見たイベントが、この棋譜にありません。途中で切られたか、別の棋譜です',
};
