/** What two players agree about conduct when their match is opened, in Japanese. */
export const charterJa = {
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
  'charter.sides.guest': '招待された人は、席に着く前に反対の陣営を希望できます',
} as const;
