/** What `denrei help` prints. */

export const HELP = `Denrei (伝令): a play-by-email service for two-player hex wargames.
Denrei（伝令）：二人用ヘクス・ウォーゲームをメールで対戦するためのサービスです。

  denrei [serve] [--role all|web|worker] [--no-worker]
                                   pages, mails, the practice opponent          サービスを起動
  denrei worker                    send mails only                              メール送信だけ
  denrei try <position.json>       a position, orders and dice through the      局面・命令・出目を
      [--orders file] [--dice 3,5] [--draws C05] [--as side] [--for unit]       審判にかける
      [--lang en|ja] [--json]      referee
  denrei try -                     the same, JSON Lines in and out
  denrei try --schema <game>       what a position file may hold (JSON Schema)
  denrei puzzle <puzzle.json>      a puzzle, solved by typed orders             問題を解く
      [--lang en|ja]
  denrei audit <journal.jsonl>     check a journal: hashes, dice, seals         棋譜とダイスを検証
      [--head n:hash]... [--mails folder] [--rules] [--pack file]
  denrei export <match>            a journal out of the database                棋譜の書き出し
      [--for side|public|all] [--out file]
  denrei import <journal.jsonl>    a journal into the database, for reading     棋譜の取り込み
  denrei erase <address>           name and address of a person go              名前とアドレスの消去
  denrei doctor                    settings, keys, database, disk, mail, DNS     動作環境の診断
      [--dkim selector] [--resolver address] [--json]
  denrei backup <file>             the whole database into one file             バックアップの作成
  denrei restore [file]            a backup into an empty database; new dice    バックアップの復元
  denrei keys [forget <id>]        keys that the database needs, and going on   鍵の一覧と、
                                   without one that is lost                     失った鍵の扱い
  denrei pack add <game> <file>    keep a corrected component file              部品データの登録
  denrei pack list <game>
  denrei demo [--game kyuchorei]   a whole match by mail between two            デモ対戦
      [--out folder] [--seed n] [--port n]   random players, on this machine
  denrei seed <match> <side> <n>   your number for the dice and its digest      ダイスに混ぜる数
  denrei completion <shell>        what bash, zsh or fish reads to complete      シェルの補完設定
  denrei help

Exit codes: 0 fine, 1 a fault in the journal, 2 a bad file or usage, 3 an order was refused,
4 a key that the database needs is missing, 5 nothing wrong, but not everything can be checked.
終了コード：0 正常、1 棋譜に不正、2 ファイルまたは使い方の誤り、3 命令が拒否された、
4 データベースに必要な鍵がない、5 不正はないが、すべては確かめられない
`;
