/** Positions for the rules page. What a caption claims stands beside it as data and is played by the referee in a test. */
import type { Diagram, Json } from '../../../referee/index.js';

type Units = Readonly<Record<string, { readonly at: string; readonly faceDown?: boolean }>>;
type More = { readonly [word: string]: Json };

/** A position in which only these units are on the map, in turn 2 unless said otherwise. */
function position(units: Units, more: More = {}): Json {
  return { game: 'taiheiyo', turn: 2, phase: 'INITIATIVE-1', clear: true, units, ...more };
}

/** An operation of a side; the card keeps the match from going on to the dice of the initiative afterwards. */
function operation(side: 'J' | 'A'): More {
  return { hands: { J: ['C04'] }, begin: { procedure: 'operation', with: { side } } };
}

const SOUTH = ['truk', 'rabaul', 'port_moresby', 'solomons', 'kwajalein', 'marianas', 'australia'];
const CENTRE = ['truk', 'rabaul', 'kwajalein', 'marianas', 'johnston', 'samoa'];
const NORTH = ['japan', 'midway', 'johnston', 'hawaii', 'okinawa', 'marianas', 'kwajalein', 'attu'];

export const diagrams: readonly Diagram[] = [
  {
    id: 'umbrella',
    clauses: ['TS-4.2.g', 'TS-4.2.e', 'TS-7.4.2.a'],
    title: { en: 'Umbrellas over a base', ja: '基地に重なる制空範囲' },
    caption: {
      en: 'The air unit at Truk makes Rabaul Japanese. Now the Allies redeploy an air unit from Australia to Port Moresby, where they have a ship: Rabaul lies under both umbrellas, and nobody controls it.',
      ja: 'ラバウルはトラック島の陸上機によって日本軍の占領下にあります。ここで連合軍が、自軍艦艇のいるポート・モレスビーへオーストラリアから陸上機を再配置しました。ラバウルには両軍の制空範囲が重なり、どちらの占領下でもなくなります。',
    },
    position: position(
      { j_air_1: { at: 'truk' }, a_air_1: { at: 'australia' }, us_chester: { at: 'port_moresby' } },
      operation('A'),
    ),
    orders: [{ side: 'A', order: { do: 'redeploy', unit: 'a_air_1', to: 'port_moresby' } }],
    around: SOUTH,
    after: {
      points: { rabaul: { control: null }, port_moresby: { control: 'A' }, kwajalein: { control: 'J' } },
    },
    log: ['redeploy', 'control.nobody'],
  },
  {
    id: 'contested',
    clauses: ['TS-4.2.k', 'TS-4.2.i', 'TS-4.2.n'],
    title: { en: 'A port held, then contested', ja: '占領から争奪へ' },
    caption: {
      en: 'Chester holds Truk as a base (state 2b). Japan redeploys an air unit from Japan to the Marianas: its umbrella covers Truk, and the Allies have no air unit there. Nobody controls the port any more; it is contested (state 3).',
      ja: 'チェスターがトラック島を基地として占領しています（状態2b）。日本軍が日本からマリアナ諸島へ陸上機を再配置すると、トラック島は日本軍の制空範囲に入ります。連合軍の陸上機はいないので、港湾は争奪中（状態3）となり、どちらの占領下でもありません。',
    },
    position: position(
      { us_chester: { at: 'truk' }, j_air_1: { at: 'japan' } },
      { ...operation('J'), points: { truk: { held: '2b' } } },
    ),
    orders: [{ side: 'J', order: { do: 'redeploy', unit: 'j_air_1', to: 'marianas' } }],
    around: ['japan', 'marianas', 'truk', 'rabaul', 'kwajalein'],
    after: { points: { truk: { control: null, held: '3' }, marianas: { control: 'J' } } },
    log: ['redeploy', 'control.contested'],
  },
  {
    id: 'reverts',
    clauses: ['TS-4.2.m', 'TS-4.2.q'],
    title: { en: 'The last unit leaves', ja: '最後のユニットが去る' },
    caption: {
      en: 'Chester, the only Allied unit at Truk, returns to Samoa. No Allied umbrella covers Truk, so the port reverts to Japan at once.',
      ja: 'トラック島にいる唯一の連合軍ユニット、チェスターがサモア諸島へ帰港します。連合軍の制空範囲はトラック島に及ばないので、港湾は直ちに日本軍の占領下に戻ります。',
    },
    position: position(
      { us_chester: { at: 'truk' } },
      { ...operation('A'), points: { truk: { held: '2b' } } },
    ),
    orders: [{ side: 'A', order: { do: 'return', from: 'truk', ships: ['us_chester'], to: 'samoa' } }],
    around: CENTRE,
    after: { points: { truk: { control: 'J' } }, units: { us_chester: { at: 'samoa' } } },
    log: ['return', 'control.reverts'],
  },
  {
    id: 'movement',
    clauses: ['TS-7.5.b', 'TS-7.5.i', 'TS-7.5.n'],
    title: { en: 'The slowest ship counts', ja: '最も遅い艦艇に合わせる' },
    caption: {
      en: 'Hyuga (movement 1) and Kumano (3) move together. Where no enemy is they have 3 movement points, so they reach every ringed point. An American ship is at Johnston: to enter it the smallest movement counts, and Hyuga’s 1 is not enough. Kumano alone could go.',
      ja: '日向（移動力1）と熊野（移動力3）が一緒に移動します。敵のいないポイントなら3移動力があるので、輪の付いたポイントのどこへでも行けます。ジョンストン諸島には米艦がいます。そこに入るには最小の移動力が基準となり、日向の1では足りません。熊野だけなら行けます。',
    },
    position: position(
      { jp_hyuga: { at: 'japan' }, jp_kumano: { at: 'japan' }, us_chester: { at: 'johnston' } },
      operation('J'),
    ),
    around: [...NORTH, 'truk', 'rabaul', 'philippines', 'indochina', 'borneo', 'dutch_harbor'],
    open: {
      given: { do: 'move', from: 'japan', ships: ['jp_hyuga', 'jp_kumano'] },
      field: 'path',
      values: [
        ...['attu', 'borneo', 'dutch_harbor', 'hawaii', 'indochina', 'kwajalein', 'marianas', 'midway'],
        ...['okinawa', 'philippines', 'rabaul', 'truk'],
      ],
    },
    refused: [
      {
        side: 'J',
        order: { do: 'move', from: 'japan', ships: ['jp_hyuga', 'jp_kumano'], path: ['midway', 'johnston'] },
        clause: 'TS-7.5.b',
        at: 'johnston',
      },
    ],
  },
  {
    id: 'reaction',
    clauses: ['TS-7.6.g', 'TS-7.6.b', 'TS-7.6.d'],
    title: { en: 'Reaction movement', ja: '対応移動' },
    caption: {
      en: 'Akagi and Kaga enter Midway, where an Allied air unit is: the Allies may react. The air unit may evacuate, or Enterprise and Northampton may strike back from Hawaii. Wasp, face-down, cannot.',
      ja: '赤城と加賀が、連合軍の陸上機がいるミッドウェイ島に入りました。連合軍は対応できます。陸上機を緊急避難させるか、ハワイ諸島のエンタープライズとノーザンプトンで機動反撃を行います。裏面のワスプは加われません。',
    },
    position: position(
      {
        jp_akagi: { at: 'japan' },
        jp_kaga: { at: 'japan' },
        a_air_1: { at: 'midway' },
        us_enterprise: { at: 'hawaii' },
        us_northampton: { at: 'hawaii' },
        us_wasp: { at: 'hawaii', faceDown: true },
      },
      // In the operations phase of turn 1 no event interrupts.
      { turn: 1, ...operation('J') },
    ),
    orders: [
      { side: 'J', order: { do: 'move', from: 'japan', ships: ['jp_akagi', 'jp_kaga'], path: ['midway'] } },
    ],
    around: ['japan', 'midway', 'hawaii', 'johnston'],
    open: { given: { do: 'counterstrike' }, field: 'from', values: ['hawaii'] },
    refused: [
      { side: 'A', order: { do: 'counterstrike', from: 'hawaii', ships: ['us_wasp'] }, clause: 'TS-7.6.g' },
    ],
    log: ['move'],
  },
  {
    id: 'strike',
    clauses: ['TS-8.2.b', 'TS-8.1.b', 'TS-8.2.g', 'TS-8.2.i'],
    title: { en: 'Both sides strike by air', ja: '両軍の空襲' },
    caption: {
      en: 'Akagi and Kaga attack Midway. Strength 4 + 4 = 8; the Allies have an air unit, so the column shifts 1 left to 6-7. The die shows 5: 2 hits, one on Enterprise, one on the air unit. Enterprise rolls 2, not above her defence of 3: damaged. At the same time the Allies strike with 4 + 2 = 6; Japan has more carriers, so 1 left to 4-5. The die shows 3: 1 hit, on Akagi, whose damage die shows 1.',
      ja: '赤城と加賀がミッドウェイ島を攻撃します。空襲力は4＋4＝8です。連合軍に陸上機がいるので左1シフトで6-7となり、ダイスは5で命中2です。エンタープライズと陸上機に1つずつ割り当てます。エンタープライズの損傷判定は2で、防御力3以下なので損傷です。連合軍も同時に4＋2＝6で空襲し、日本軍の空母が多いので左1シフトで4-5になります。ダイスは3で命中1、赤城の損傷判定は1です。',
    },
    position: position(
      {
        jp_akagi: { at: 'midway', faceDown: true },
        jp_kaga: { at: 'midway', faceDown: true },
        us_enterprise: { at: 'midway' },
        a_air_1: { at: 'midway' },
      },
      { begin: { procedure: 'battle', with: { at: 'midway', attacker: 'J', round: 1, movementLeft: 1 } } },
    ),
    orders: [{ side: 'A', order: { do: 'allot', hits: { jp_akagi: 1 } } }],
    dice: [5, 2, 3, 1],
    around: ['midway', 'hawaii', 'johnston'],
    after: {
      units: { us_enterprise: { at: 'turn:4' }, a_air_1: { at: 'turn:3' }, jp_akagi: { at: 'turn:3' } },
    },
    log: ['combat', 'fire', 'fire', 'damage.damaged'],
  },
  {
    id: 'hits',
    clauses: ['TS-8.2.h', 'TS-8.2.f'],
    title: { en: 'Spreading hits', ja: '命中の割り振り' },
    caption: {
      en: 'A Japanese air strike on Rabaul has scored 2 hits. There are two cruisers and an air unit: the two hits may go to any two of the three, but not both to one ship.',
      ja: 'ラバウルへの日本軍の空襲で命中が2つ出ました。目標は巡洋艦2隻と陸上機1個です。3個のうちどの2個に割り当てられますが、1隻に2つとも与えることはできません。',
    },
    position: position(
      {
        us_chester: { at: 'rabaul' },
        us_chicago: { at: 'rabaul' },
        a_air_1: { at: 'rabaul' },
        jp_akagi: { at: 'truk' },
      },
      { begin: { procedure: 'hits', with: { side: 'J', kind: 'air', at: 'rabaul', hits: 2 } } },
    ),
    around: ['truk', 'rabaul', 'port_moresby', 'solomons'],
    open: { given: { do: 'allot' }, field: 'hits', values: ['a_air_1', 'us_chester', 'us_chicago'] },
    refused: [{ side: 'J', order: { do: 'allot', hits: { us_chester: 2 } }, clause: 'TS-8.2.h' }],
  },
  {
    id: 'last-round',
    clauses: ['TS-8.4.2.a', 'TS-8.1.a', 'TS-8.4.3.a'],
    title: { en: 'The attacker must go', ja: '攻撃側の退却' },
    caption: {
      en: 'Kako entered Rabaul with no movement left, so there is one round. Both cruisers fire, both dice show 1: no hit. Nobody retreats of his own will, so the attacker must: to a ringed port.',
      ja: '加古は残移動力0でラバウルに入ったので、戦闘は1ラウンドだけです。両軍の巡洋艦が射撃し、ダイスはどちらも1で命中なしです。どちらも退却を選ばなかったので、攻撃側は輪の付いた港湾へ退却しなければなりません。',
    },
    position: position(
      { jp_kako: { at: 'rabaul', faceDown: true }, us_chester: { at: 'rabaul' } },
      { begin: { procedure: 'battle', with: { at: 'rabaul', attacker: 'J', round: 1, movementLeft: 0 } } },
    ),
    orders: [
      { side: 'J', order: { do: 'yes' } },
      { side: 'J', order: { do: 'no' } },
      { side: 'A', order: { do: 'no' } },
    ],
    dice: [1, 1],
    around: ['japan', 'marianas', 'truk', 'rabaul', 'port_moresby', 'solomons'],
    open: { given: { do: 'to' }, field: 'to', values: ['japan', 'truk'] },
    log: ['combat', 'fire', 'fire', 'retreat'],
  },
  {
    id: 'isolation',
    clauses: ['TS-9.1.b', 'TS-9.1.c', 'TS-9.1.d'],
    title: { en: 'Cut off', ja: '孤立' },
    caption: {
      en: 'Kako and an air unit are at Johnston. Every way from there leads through a point with American ships, so they are isolated: Kako is put face-down into Truk, the nearest port of its own, and the air unit is a reinforcement of the next turn.',
      ja: '加古と陸上機がジョンストン諸島にいます。そこからの航路はどれも米艦のいるポイントを通るので、孤立しています。加古は裏面にして最も近い自軍港湾のトラック島に置き、陸上機は次のターンの増援となります。',
    },
    position: position(
      {
        jp_kako: { at: 'johnston' },
        j_air_1: { at: 'johnston' },
        us_chester: { at: 'midway' },
        us_chicago: { at: 'hawaii' },
        us_portland: { at: 'kwajalein' },
        us_quincy: { at: 'samoa' },
      },
      { hands: { J: ['C04'] }, begin: { procedure: 'isolation', with: { side: 'J' } } },
    ),
    orders: [],
    around: [...CENTRE, 'midway', 'hawaii'],
    after: { units: { jp_kako: { at: 'truk', faceDown: true }, j_air_1: { at: 'turn:3' } } },
    log: ['isolated', 'air.back', 'relocate'],
  },
  {
    id: 'capture',
    clauses: ['TS-9.2.b', 'TS-9.2.a', 'TS-9.2.2.a', 'TS-9.2.e'],
    title: { en: 'Capturing a port', ja: '港湾の攻略' },
    caption: {
      en: 'Five American battleships hold the Philippines, worth 2, as a base. Their gunnery of 21 gives ground strength 1; a card spent gives another. That is enough, and the port becomes Allied.',
      ja: '米戦艦5隻が、2点のフィリピンを基地として占領しています。砲撃力の合計21で地上戦力1、資源1枚でさらに1です。足りるので攻略でき、港湾は連合軍のものになります。',
    },
    position: position(
      {
        us_iowa: { at: 'philippines' },
        us_new_jersey: { at: 'philippines' },
        us_north_carolina: { at: 'philippines' },
        us_washington: { at: 'philippines' },
        us_nevada: { at: 'philippines' },
      },
      {
        turn: 4,
        phase: 'CAPTURE-A',
        points: { philippines: { owner: 'J', held: '2b' } },
        hands: { A: ['C01', 'C02', 'C16'] },
      },
    ),
    orders: [{ side: 'A', order: { do: 'capture', port: 'philippines', cards: ['C01'] } }],
    around: ['philippines', 'okinawa', 'indochina', 'borneo', 'marianas'],
    after: { points: { philippines: { owner: 'A', control: 'A' } } },
    log: ['capture', 'captured'],
  },
  {
    id: 'resupply',
    clauses: ['TS-7.3.1.a', 'TS-7.3.e'],
    title: { en: 'Resupply in a base', ja: '基地での再補給' },
    caption: {
      en: 'Akagi and Kako lie face-down in the base Rabaul. Japan spends a card: Kako turns face-up. Akagi, a capital ship, stays face-down; she needs a port.',
      ja: '赤城と加古が基地のラバウルに裏面でいます。日本軍が資源1枚を使うと、加古は表面に戻ります。主力艦の赤城は裏面のままで、戻すには港湾へ行く必要があります。',
    },
    position: position(
      { jp_kako: { at: 'rabaul', faceDown: true }, jp_akagi: { at: 'rabaul', faceDown: true } },
      { hands: { J: ['C04', 'C05'] }, begin: { procedure: 'operation', with: { side: 'J' } } },
    ),
    orders: [{ side: 'J', order: { do: 'resupply', point: 'rabaul', card: 'C04' } }],
    around: ['truk', 'rabaul', 'port_moresby', 'solomons'],
    after: { units: { jp_kako: { at: 'rabaul' }, jp_akagi: { at: 'rabaul', faceDown: true } } },
    log: ['resource', 'resupply'],
  },
];
