/** The sentences of the rules page in Japanese. */
export const rulesJa = {
  'rules.title': 'ルール：{game}',
  'rules.link': 'ルール',
  'rules.rule': 'ルール',
  'rules.linkOf': 'ルール（条文）',
  'rules.lead':
    'このサービスが適用するルールを、独自の文章でまとめたものです。製品版のルールブックに添える手引きであり、代わりになるものではありません。',
  'rules.numbers':
    '番号はルールブックの章節に合わせてあります。条文の番号はそのままリンクとして使えます。命令が認められなかったときの理由、修整、記録の各行からもここへ移れます。',
  'rules.rulings':
    'ルールブックに書かれていない点や二通りに読める点は、サービスが決めるしかありません。そうした条文には「裁定」と記し、理由を添えてあります。',
  'rules.contents': '目次',
  'rules.terms': '用語',
  'rules.filter': '絞り込み（含まれる言葉）',
  'rules.found': '{n, plural, =0 {該当なし} other {#件}}',
  'rules.why': '理由：',
  'rules.diagram': '図：',
  'rules.open': '可能',
  'rules.refused': '{clause}により不可',
  'rules.sources': 'マップ、ユニット、表の典拠',
  'rules.sources.lead':
    '手元にあったのはルールブックの文章だけで、マップ、ユニット、表はありませんでした。文章から分かることはそのまま使い、残りは復元しています。このページの表と図は、実際のプレイに使われるコンポーネントから描いています。',
  'rules.sources.what': 'コンポーネント',
  'rules.sources.stated': 'ルールブックから分かること',
  'rules.sources.reconstructed': '復元したもの',
  'rules.pack':
    '製品版をお持ちなら、正しい数値に差し替えられます。コンポーネント・ファイル（src/games/{game}/components/components.json）を複製して直し、サービスに登録してください。',
  'rules.pack.then':
    'ファイルは検査され、誤りがあればその場所が示されます。登録後は、そのパックを使って新しい対戦を開けます。始まった対戦は最初のパックのまま続きます。',
  'rules.packed': 'コンポーネント・パック{pack}の内容です。表と図はこのパックから作られています。',
  'rules.others': '他のゲームのルール',
  'rules.top': '目次へ戻る',
} as const;
