/** The pages' own sentences in Japanese: the same keys and placeholders as in English. */
import { auditJa } from '../audit/text.ja.js';
import { diceJa } from '../dice/text.ja.js';
import { learnJa } from '../learn/text.ja.js';
import { operatorJa } from '../operator/text.ja.js';
import { replayJa } from '../replay/text.ja.js';
import { rulesJa } from '../rules/text.ja.js';
import { clockJa } from './clock.ja.js';
import type { pagesEn } from './en.js';
import { homeJa } from './home.ja.js';
import { inviteJa } from './invite.ja.js';
import { bouncedJa } from './mails/mails.ja.js';
import { tableJa } from './match.ja.js';
import { planJa } from './plan.ja.js';
import { charterJa } from './players/charter.ja.js';
import { mailsJa } from './players/mails.ja.js';
import { inAdvanceJa } from './players/standing.ja.js';
import { privacyJa } from './privacy.ja.js';
import { setupJa } from './setup/setup.ja.js';

export const pagesJa: { readonly [key in keyof typeof pagesEn]: string } = {
  'frame.description': 'メールで対戦するヘクス・ウォーゲーム',
  'frame.skip': '本文へ',
  'frame.nav': 'この席のページ',
  'frame.mine': '自分の対戦',
  'frame.foot':
    'Denrei（伝令）は司令部の間を走る使者です。アカウントもパスワードもありません。リンクがあなたの席です。人に見せないでください。',

  'frame.comma': '・',
  'frame.gap': '',

  'home.title': 'メールで対戦するヘクス・ウォーゲーム',
  'home.lead':
    'あなたの番になるとメールが届きます。マップの上で命令を出すだけ。登録もパスワードも要りません。「すぐに対戦」では、練習相手との対戦がその場で始まります。',
  'home.finished': '終了した対戦',
  'home.mailbox': '内蔵メールボックスを開く',

  'start.title': '対戦を始める',
  'start.match': '対戦',
  'start.pack': 'コンポーネント',
  'start.pack.none': '標準',
  'start.scenario': 'シナリオ',
  'start.you': 'あなた',
  'start.side': '陣営',
  'start.other': 'もう一方の席',
  'start.invite': '招待メールを送る',
  'start.open': '空けておく（招待リンクを自分で渡す）',
  'start.self': '両方の席を自分でプレイする',
  'start.button': '対戦を始める',
  'start.note': '各プレイヤーはメールのリンクから席に着きます。両者が着席するまでダイスは振られません。',
  'person.name': '名前',
  'person.address': 'メールアドレス',
  'person.locale': '言語',
  'person.zone': 'タイムゾーン',

  'links.title': 'リンクをなくしましたか',
  'links.lead': '進行中の対戦すべての新しいリンクを、あなたのアドレスに送ります。',
  'links.address': 'メールアドレス',
  'links.send': 'リンクを送る',
  'links.sent':
    'このアドレスが進行中の対戦に席を持っていれば、新しいリンクをお送りします。1時間のうちに何度も依頼したときは、先に届いたメールのリンクをお使いください。',

  'opened.title': '対戦を開きました',
  'opened.lead': '両方の席が埋まると始まります。',
  'opened.mailed': '着席用のリンクをメールで送りました',
  'opened.later': 'あなたが着席すると招待のメールが届きます',
  'opened.waits': '空席。招待リンクがあれば誰でも着席できます',
  'opened.joined': '着席済み',
  'opened.invitation': '招待リンク',
  'opened.pass':
    'このリンクを対戦相手に渡してください。あなたの着席後にもう一方の席に着くためのものなので、ほかの人には見せないでください。あなたの席のページにも表示されます。',
  'opened.public': 'この対戦の公開ページ',

  'join.title': '{opponent, select, none {{game}：あなたの席} other {{opponent}さんから「{game}」への招待}}',
  'join.taken': 'この席は埋まっています。',
  'join.lost': 'あなたの席であれば、いちばん新しいメールのリンクを開くか、新しいリンクを請求してください。',
  'join.go': '対戦へ',
  'join.side': 'あなた：{side}',
  'join.against': '対戦相手：{opponent}',
  'join.alone': 'もう一方の席はまだ空いています。',
  'join.take': '{side}の席に着く',
  'join.button': '着席する',
  'seed.label': 'ダイスに混ぜるあなたの数',
  'seed.digest': 'あなたの数のダイジェスト',
  'seed.byHand': 'ダイスへの参加を手で入力する',
  'seed.byHandFirst':
    'ダイスには両者の数が混ざります。スクリプトなしでは、手元に残す数のダイジェストを入力できます（denrei seedコマンドで作れます）。空欄ならサーバーがあなたの数を作ります。その場合、相手に対しては安全ですが、サーバーの運営者に対する守りにはなりません。',
  'seed.byHandSecond':
    'ダイスには両者の数が混ざります。スクリプトなしでは、好きな文字を入力してください。そのダイジェストを使います。空欄ならサーバーがあなたの数を作ります。その場合、相手に対しては安全ですが、サーバーの運営者に対する守りにはなりません。',
  'seed.missing': 'ダイスコードがこのブラウザにありません。',
  'seed.enter':
    'ここにコードを入力するか、着席したときのブラウザで続けてください。コードはそのブラウザの設定ページに表示されています。',
  'seed.otherTitle': '着席したブラウザで始めてください',
  'seed.otherDo':
    '何も変わっていません。着席したときのブラウザで対戦を開き、そこで始めてください。または、このブラウザの設定ページにダイスコードを入力してください。コードは最初のブラウザの設定ページに表示されています。',
  'seed.otherHand':
    'スクリプトを使わない場合は、「ダイスへの参加を手で入力する」の欄に、ダイジェストを渡した数そのものを入力してください。コードも数も失われたときは、そのページから新しいダイスを求めることができます。',
  'seed.toSettings': '設定：ダイスコードを入力する',
  'seed.byHandOpening':
    'あなたはダイジェストで数を約束しています。その数そのもの（64桁）をここに入力してください。',
  'seed.begin': '始める',
  'seed.beginLead': '相手も着席しました。「始める」を押すと、対戦が始まります。',
  'seed.renew': '再開する',
  'seed.renewLead': 'この対戦のダイスは作り直されました。両者が同意すると再開します。',
  'seed.given': '同意する',
  'heads.missed':
    '{time}に、このブラウザはこの対戦のイベント{number}を表示しました。今サーバーが示しているのは、それより前か、別のイベントです。対戦がバックアップから戻されたか、書き換えられています。手元のメールと見比べ、相手にも知らせてください。',
  'heads.aloud':
    '二人が同じ対戦を見ているかどうかを電話で確かめられます。一人が好きな言葉を言い、二人ともここに入力して、一人が6桁の数字を読み上げます。最新のイベントが同じなら、数字も同じになります。',
  'given.other':
    'この対戦は、{time}にこのブラウザがダイスのために渡したものを使っていません。別の端末で渡しましたか。そうでなければ、メールを保管し、相手に見せて、対戦をやめてください。',
  'given.remade':
    'この棋譜は、{time}にこのブラウザが数を渡したときに示されたものではありません。作り直されています。メールを保管し、相手に見せて、対戦をやめてください。',
  'given.refused': '別の端末がすでにダイスの数を渡していました。',
  'given.save': 'このブラウザが渡したものを保存',
  'heads.word': '言葉',
  'lost.link': 'コードを失った',
  'lost.title': 'ダイスの作り直し',
  'lost.lead':
    '着席に使ったダイスコードを失ったため、ダイスが待っている数を公開できません。ダイスを作り直し、両者の数も新しくします。そのことは棋譜に回数として残り、前のダイスが何を出すはずだったかは終了後に誰にでも分かります。',
  'lost.consent':
    '相手はもう自分の数を出しているので、相手の同意が必要です。相手にメールでお知らせしました。',
  'lost.word': '失った',
  'lost.button': 'ダイスの作り直しを頼む',
  'lost.waiting': 'あなたはダイスの作り直しを頼んでいます。相手はまだ返答していません。',
  'lost.agreeLead':
    '{side}が、ダイスの待っている数を失い、ダイスの作り直しを求めています。作り直すと、両者の数がもう一度必要になります。そのことは棋譜に回数として残り、前のダイスが何を出すはずだったかは終了後に誰にでも分かります。',
  'lost.agree': '同意',
  'lost.agreeButton': '新しいダイスに同意する',
  'lost.asked': '{side}がダイスに混ぜる数を失い、ダイスの作り直しを求めています。',
  'code.title': 'あなたのダイスコード',
  'code.label': 'ダイスコード',
  'code.why':
    'すべてのダイスのうち、あなたの分はこのコードから作られます。コードはこのブラウザが保管します。必要になるのは、別のブラウザで続けるときだけです。',
  'code.save': 'ファイルに保存',
  'code.file': 'ダイスの控え.txt',
  'code.other': '別のブラウザのコード',
  'code.hand':
    'サーバーのページにコードを入力すると、そのサーバーはあなたの数をすべて（まだ公開していない数も）知ることができます。',
  'code.taken': '今後、このブラウザではそのコードを使います。',

  'map.label': 'マップ',
  'map.picture': '画像',

  'match.yours': 'あなたの番です。',
  'match.theirs': '{side}の番です。',
  'status.open': '両方の席が埋まると始まります。',
  'status.stopped': '中断中：ダイスを作り直す必要があります。',
  'status.finished': '対戦は終了しました。',
  'status.imported': '閲覧専用の棋譜です。続けるためのダイスがここにはありません。',
  'match.where': '場面：{scope}',
  'match.views': '観戦中です。このリンクでは命令を出せません。',
  'match.played': 'その手番は終わっています。いま決めることはありません。',
  'match.moved': 'メールは#{from}のもので、対戦は#{now}まで進んでいます。',
  'match.mailFails': '{side}へのメールが届きませんでした。',
  'match.offered': '{side}が引き分けを申し出ています。',
  'match.answer': '回答する',
  'match.youOffered': 'あなたは引き分けを申し出ています。',
  'match.hidden': '隠されている情報はここには表示されません。',

  'log.news': '今起きたこと',
  'log.title': '記録',
  'log.none': 'まだ何も起きていません。',

  'position.title': '局面の一覧（文字）',

  'facts.title': 'この対戦について',
  'facts.seats': '席',
  'facts.scenario': 'シナリオ',
  'facts.match': '対戦番号',
  'facts.rules': 'ルール',
  'facts.version': '{game}（審判バージョン{version}）',
  'facts.pack': '{game}（審判バージョン{version}、コンポーネント {pack}）',
  'facts.head': '棋譜の末尾のハッシュ',
  'facts.open': '公開ダイスの約束値（ハッシュ鎖{chain}）',
  'facts.secret': '非公開の抽選の約束値',
  'facts.notJoined': '未着席',
  'facts.mailFails': 'メール不達',

  'seat.title': 'あなたの席',
  'seat.match': '対戦',
  'seat.orders': '命令',
  'seat.standing': '事前命令',
  'seat.settings': '設定',
  'seat.journal': '棋譜をダウンロード',
  'seat.public': '公開ページ',
  'seat.draw': '引き分けを申し出る',
  'seat.back': '待ったを頼む',
  'seat.resign': '投了する',
  'seat.revoke': 'リンクを無効にする',
  'seat.view': 'ほかの人に見せるリンク（あなたと同じ画面、命令不可）',
  'seat.spectate': '観戦用リンク（公開情報のみ）',
  'seat.invitation': '空席の招待リンク',

  'draft.title': '下書き',
  'draft.note':
    'あなただけに見えます。ダイスを振る、相手に尋ねる、フェイズを終了するといった命令で確定します。',
  'draft.forced': '選択肢はこれだけ',

  'order.next': '次へ',
  'order.back': '対戦に戻る',
  'order.stop': 'ここで止まる',
  'order.enough': '選択を終了する',
  'order.everything': '{n}個すべてで進む',
  'order.none': 'なし',
  'order.stepwise': '一歩ずつ経路を選ぶ',
  'order.again': 'この項目を選び直す',
  'order.number': '{least}から{most}まで',
  'order.aside': '{field}：{value}（変更）',
  'order.listed': '{field}：マップで選ぶか、一覧を開く（{n}）',

  'explain.chances': '確率',

  'confirm.title': 'この命令でよろしいですか',
  'confirm.unused': 'まだ行動していないユニット',
  'confirm.ends': '「{what}」でよろしいですか',
  'confirm.left': '未行動が{n}ユニットあります',
  'confirm.still': 'まだできること：',
  'confirm.could': '{what}（{n}ユニット）',
  'confirm.there': '{place}に{n}ユニット：{units}',
  'confirm.chance': '{result}の確率{percent}%',
  'confirm.give': '命令を出す',
  'confirm.commit': '命令を確定する',
  'confirm.earlier': '下書きにあるこれまでの命令{n}件も、いっしょに確定します。',
  'barrier.none': '下書きに加えます（後で取り消せます）。',
  'barrier.roll': 'ダイスを振ります。ここまでの命令が確定し、取り消せなくなります。',
  'barrier.vain':
    'この命令に効果は期待できません（どの出目でも効果なし）。ここまでの命令が確定し、取り消せなくなります。',
  'barrier.draw': '抽選を行います。ここまでの命令が確定し、取り消せなくなります。',
  'barrier.reveal': '裏向きのユニットを表にします。ここまでの命令が確定し、取り消せなくなります。',
  'barrier.question': '相手の判断を求めます。ここまでの命令が確定し、取り消せなくなります。',
  'barrier.standing':
    '途中の判断は事前命令で自動的に処理されます。ここまでの命令が確定し、取り消せなくなります。',
  'barrier.both': '両者の回答がそろうと確定します。それまでは取り消せます。',
  'barrier.phase': 'ここまでの命令が確定し、取り消せなくなります。',
  'barrier.end': '対戦が終わります。ここまでの命令が確定し、取り消せなくなります。',

  'act.type': '確認のため「{word}」と入力してください',
  'resign.title': '投了する',
  'resign.lead': 'ただちに相手の勝利になります。取り消せません。',
  'resign.word': '投了',
  'resign.button': '投了する',
  'draw.title': '引き分けを申し出る',
  'draw.lead': '相手にメールが届き、受けるか断るかを選びます。その間も対戦は続きます。',
  'draw.button': '申し出る',
  'draw.answerTitle': '引き分けの申し出',
  'draw.answerLead': '{side}が引き分けを申し出ています。受けると対戦は終わります。',
  'draw.accept': '受ける：引き分けで終わる',
  'draw.decline': '断る：対戦を続ける',
  'draw.answerButton': '回答する',
  'draw.waiting': 'あなたは引き分けを申し出ています。相手はまだ回答していません。',
  'back.title': '待ったを頼む',
  'back.what': '対戦は、あなたが直前に命令を出す前まで戻ります。戻るのは両軍合わせて{given}件の命令です。',
  'back.dice':
    'その後にダイスやカードが{rolls}回使われました。その結果は記録に残り、だれでも見られます。対戦を再開すると、新しいダイスを振ります。',
  'back.lead':
    '相手にメールが届き、応じるか断るかを選びます。どちらかが先に対戦を進めると、この待ったは無効になります。',
  'back.practice': '練習相手はすぐに応じます。',
  'back.practiceDice':
    '直前の命令の後でダイスが振られています。練習相手との対戦で待ったができるのは、ダイスを振らずに決まったことだけです。',
  'back.nothing': '待ったで戻せる命令をまだ出していません。',
  'back.button': '待ったを頼む',
  'back.answerTitle': '相手からの待った',
  'back.answerLead':
    '{side}が待ったを求めています。直前の命令を出す前まで戻ります。戻るのは両軍合わせて{given}件の命令です。',
  'back.grant': '応じる：対戦を戻す',
  'back.refuse': '断る：命令はそのまま有効',
  'back.asked': '{side}が待ったを求めています。',
  'back.waiting': '待ったを頼みました。相手はまだ返答していません。',
  'revoke.title': 'リンクを無効にする',
  'revoke.lead':
    'あなたの席のリンクは、人に渡したものも含めてすべて無効になり、新しいリンクがメールで届きます。',
  'revoke.word': '無効',
  'revoke.button': 'リンクを無効にする',
  'revoke.done': 'リンクを無効にしました。新しいリンクをお送りします。',

  'settings.title': '席の設定',
  'settings.saved': '保存しました。',
  'settings.mails': 'メール',
  'settings.on': '自分の番になったらメールを受け取る',
  'settings.off': 'メールを受け取らない',
  'settings.save': '保存する',
  'settings.programs': 'プログラム用の鍵',
  'settings.programs.lead':
    'プログラムはこの鍵を Authorization: Bearer として送り、この席を操作したり読んだりします。操作用の鍵を持つ人は、あなたと同じことができます。鍵は90日間有効で、リンクを無効にすると両方とも使えなくなります。',
  'settings.programs.read': '読むだけの鍵',
  'settings.programs.play': '操作もできる鍵',
  'settings.note': 'メールアドレスはこのページでは変更できません。',
  'settings.mailsOnly':
    'このリンクで変えられるのは、メールの届き方だけです。名前や言語などは、対戦のリンクを開いてから変更してください。タイムゾーン：{zone}',
  'settings.stopped': 'この対戦のメールを止めました。設定ページで再開できます。',

  'standing.title': '事前命令',
  'standing.lead':
    '相手のフェイズ中に判断が必要になったとき、ここで決めた方針で自動的に処理します。相手には見えません。同じ項目を登録し直すと上書きされます。',
  'standing.none': '事前命令はありません。ゲームの初期設定に従います。',
  'standing.add': '事前命令を追加する',
  'standing.default': '初期設定：{rule}',
  'standing.others': 'ほかの事前命令',
  'standing.set': 'この内容で登録する',
  'standing.remove': '削除',
  'standing.each.note':
    '各行のどちらかに印を付けてください。印のない行は初期設定どおりです。両方に付けた行は左が有効です。',
  'standing.each.save': '保存',
  'standing.copy': 'ほかにも適用する',
  'standing.copy.to': '同じ命令を適用する対象',
  'standing.copy.give': '適用する',

  'mailbox.title': '内蔵メールボックス',
  'mailbox.lead':
    'メールサーバーが設定されていないので、メールはここに届きます。この画面だけで両方の席を試せます。',
  'mailbox.to': '宛先',
  'mailbox.from': '差出人',
  'mailbox.subject': '件名',
  'mailbox.at': '日時',
  'mailbox.coming': 'メールを配達しています。1、2秒で届きます。',
  'mailbox.again': 'もう一度見る',
  'mailbox.none': 'まだメールはありません。',
  'mailbox.text': 'テキストで見る',
  'mailbox.back': 'すべてのメール',

  'notice.id': '運営者にお知らせいただく番号：{id}',
  colon: '：',
  'notice.back': '戻る',
  'notice.links': 'リンクの有効期間は90日です。新しいリンクを送れます：',

  'invalid.name': '名前を入力してください（60文字まで。@や、文字の間のドットは使えません）。',
  'invalid.address': '正しいメールアドレスを入力してください。',
  'invalid.timeZone': 'タイムゾーンを選んでください（例：Asia/Tokyo）。',
  'invalid.locale': 'この言語には対応していません。',
  'invalid.seed': 'ダイスコードに合う数ではありません。64桁で、前に約束した数そのものが必要です。',
  'invalid.signature': 'このラウンドの署名ではありません。署名は96桁の16進数です。',
  'invalid.take': '着席にはご本人の操作が必要です。確認欄にチェックを入れ、もう一度ボタンを押してください。',
  'invalid.word': '示された言葉をそのまま入力してください。',
  'invalid.choice': 'どちらかを選んでください。',
  'invalid.named': '「{word}」という名前のものはありません。',
  'invalid.seats':
    'このゲームの陣営と、相手側を受け持つ人を選んでください。プログラムからは/openapi.jsonで陣営名を確認できます。',
  'invalid.pack': 'そのコンポーネントはここにありません。',
  'invalid.orderAndText': 'order と text は、どちらか一方だけを送ってください。',
  'invalid.soft': 'この命令は後戻りできません。結果を確かめてから、soft を付けずに送ってください。',
  'invalid.order': '命令には、種類（do）と各項目の値が必要です。出せる命令は GET …/orders で分かります。',
  'invalid.other': 'ページの求める形になっていません。',

  'fault.not-found.title': 'ページが見つかりません',
  'fault.not-found.do':
    'リンクが違うか、期限が切れたか、無効にされたか、そのようなページがないかのいずれかです。',
  'fault.foreign-origin.title': 'このサイトのページから送られたものではありません',
  'fault.foreign-origin.do': 'メールからもう一度ページを開き、そこから送ってください。',
  'fault.too-many.title': '回数が多すぎます',
  'fault.too-many.do': '数分待ってからやり直してください。何も変わっていません。',
  'fault.malformed.title': '内容を読み取れませんでした',
  'fault.malformed.do': '戻ってやり直してください。何も変わっていません。',
  'fault.too-large.title': '内容が大きすぎます',
  'fault.too-large.do': '何も変わっていません。',
  'fault.malformed-key.title': '鍵を読み取れません',
  'fault.malformed-key.do':
    '「Authorization: Bearer」、空白一つ、鍵の順に、渡されたままの鍵を送ってください。何も変わっていません。',
  'fault.unsupported.title': '内容の形式が分かりません',
  'fault.unsupported.do': 'フォームまたはJSONで送ってください。何も変わっていません。',
  'fault.internal.title': 'サーバーで問題が起きました',
  'fault.internal.do': '問題は記録されました。やり直す前に、対戦のページを確かめてください。',
  'fault.unavailable.title': '現在ご利用いただけません',
  'fault.unavailable.do': 'このサービスのデータベースが応答しません。数分待ってからもう一度お試しください。',
  'fault.outcome-unknown.title': '実行されたかどうか分かりません',
  'fault.outcome-unknown.do':
    '途中でデータベースとの接続が失われました。数分待って対戦のページを確かめ、反映されていなければもう一度送ってください。',
  'fault.unknown-match.title': 'ページが見つかりません',
  'fault.unknown-match.do':
    'リンクが違うか、期限が切れたか、無効にされたか、そのようなページがないかのいずれかです。',
  'fault.unknown-game.title': 'このサーバーにないゲームです',
  'fault.unknown-game.do': '戻って、表示されているゲームから選んでください。',
  'fault.unknown-scenario.title': 'このゲームにないシナリオです',
  'fault.unknown-scenario.do': '戻って、表示されているシナリオから選んでください。',
  'fault.unknown-option.title': 'このゲームにないオプションです',
  'fault.unknown-option.do': '戻って、表示されているオプションから選んでください。',
  'fault.invalid.title': '足りないか、正しくない項目があります',
  'fault.invalid.do': '戻って直してください。何も変わっていません。',
  'fault.seat-taken.title': '席は埋まっています',
  'fault.seat-taken.do': 'あなたの席であれば、いちばん新しいメールのリンクを使ってください。',
  'fault.not-joined.title': 'まだ着席していません',
  'fault.not-joined.do': '先に、招待メールのリンクから席に着いてください。',
  'fault.not-begun.title': '対戦はまだ始まっていません',
  'fault.not-begun.do': '両方の席が埋まると始まります。',
  'fault.stopped.title': '対戦は中断しています',
  'fault.stopped.do': 'ダイスを作り直しています。両者がそれぞれの席のページで同意してください。',
  'fault.finished.title': '対戦は終了しました',
  'fault.finished.do': 'これ以上命令は出せません。',
  'fault.imported.title': 'この棋譜は閲覧専用です',
  'fault.imported.do': '続けるためのダイスがここにはありません。',
  'fault.stale.title': '局面が変わりました',
  'fault.stale.do':
    'そのページを開いた後に（別のタブなどで）何かが起きました。この命令は実行されていません。対戦のページを見て、もう一度出してください。',
  'fault.key-reused.title': 'このページからは別の命令がすでに送られています',
  'fault.key-reused.do': 'ほかには何も変わっていません。対戦のページからやり直してください。',
  'fault.refused.title': '審判はこの命令を認めません',
  'fault.refused.do': '何も変わっていません。',
  'fault.plan-full.title': '予約がいっぱいです',
  'fault.plan-full.do':
    '予約できるのは200行、JSONで65,536文字までです（終わった行は数えません）。行を削除するか、先に予約を実行してください。何も変わっていません。',
  'fault.nothing-to-undo.title': '取り消せるものがありません',
  'fault.nothing-to-undo.do': '確定したことは取り消せません。',
  'fault.no-offer.title': 'そのような申し出はありません',
  'fault.no-offer.do': 'すでに回答済みかもしれません。対戦のページを見てください。',
  'version.title': '新しい版のルールで続ける',
  'version.lead':
    'この対戦はルールのバージョン{from}で進んでいます。バージョン{to}があります。双方が同意しないかぎり、バージョン{from}のまま続きます。',
  'version.how':
    '局面はそのまま引き継がれます。切り替えは棋譜に残り、下書きと予約は消え、それより前への待ったはできません。切り替えは手順の区切りで行います。途中で双方が同意したときは、次の区切りでどちらかがもう一度押すと切り替わります。',
  'version.button': 'バージョン{to}に同意する',
  'version.waiting': '新しい版のルールに同意しました。相手の返事を待っています。',
  'version.asked': '{side}は、新しい版のルールで続けることに同意しています。',
  'version.both': '双方が新しい版のルールに同意しました。手順の区切りで切り替えられます。',
  'version.now': '切り替える',
  'fault.no-move.title': 'ルールの版を替えられません',
  'fault.no-move.do':
    '新しい版のルールがないか、この局面からは新しい版で続けられません。対戦は開始時のルールのまま続きます。',
  'fault.rules-gone.title': 'この対戦のルールがありません',
  'fault.rules-gone.do':
    'この対戦は、現在のプログラムに含まれないルールで始まったため、他のルールで続けることはできません。記録は失われていません。サーバーの管理者が、対戦を始めたときの版のプログラムを起動すれば続けられます。',
  'fault.no-take-back.title': '待ったはできません',
  'fault.no-take-back.do':
    'まだ命令を出していないか、練習相手との対戦でダイスが振られたか、その後に両者が席を替わっています。',
  'fault.throw-waits.title': 'ダイスがまだ決まっていません',
  'fault.throw-waits.do':
    '直前の命令は、公開ビーコンのラウンドを待っています。届き次第、対戦が続きます。失われたものはありません。',
  'fault.no-beacon.title': 'このサーバーでは使えないビーコンです',
  'fault.no-beacon.do':
    'この対戦が指定する公開ビーコンのラウンドを、このサーバーは取得していません。運営者に連絡してください。失われたものはありません。',
  'fault.clock-ahead.title': 'サーバーの時計が正しくないようです',
  'fault.clock-ahead.do':
    '公開ビーコンより大幅に進んでいるため、ダイスを振る命令を受け付けませんでした。下書きはそのまま残っています。運営者に知らせて、あとでもう一度お試しください。',
  'fault.busy.title': '混み合っています',
  'fault.busy.do': '多くのことが同時に起きました。何も変わっていません。もう一度お試しください。',
  ...tableJa,
  ...planJa,

  ...diceJa,
  ...operatorJa,
  ...replayJa,
  ...setupJa,
  ...learnJa,
  ...rulesJa,
  ...auditJa,
  ...homeJa,
  ...charterJa,
  ...bouncedJa,
  ...clockJa,
  ...inviteJa,
  ...privacyJa,
  ...mailsJa,
  ...inAdvanceJa,
};
