/** Short phrases of the map and of the position in words, one set a language. */
import type { Locale } from '../../../referee/index.js';

export interface Phrases {
  readonly turn: (label: string, n: number) => string;
  readonly phase: Readonly<Record<string, string>>;
  readonly side: Readonly<Record<string, string>>;
  readonly situation: string;
  readonly warnings: string;
  readonly turnTrack: string;
  readonly hiddenTrack: string;
  readonly faceDown: string;
  readonly faceUp: string;
  readonly removed: string;
  readonly faceDownList: (strengths: readonly number[]) => string;
  readonly ravineAt: (hex: string) => string;
  readonly ravineUnknown: string;
  readonly ravineMark: string;
  readonly thirtieth: Readonly<Record<'roll' | 'earned' | 'arrived' | 'late', string>>;
  readonly rolls: (upTo: number) => string;
  readonly option: string;
  readonly strength: (n: number) => string;
  readonly tired: string;
  readonly pinned: string;
  readonly acted: string;
  readonly off: (units: readonly string[]) => string;
  readonly out: (units: readonly string[]) => string;
  readonly counted: (side: string, n: number, tired: number) => string;
  readonly nobody: string;
  /** A unit that lies face down, by the number of its token. */
  readonly token: (n: number) => string;
  readonly palm: string;
  readonly palmMark: string;
  readonly green: string;
  readonly blue: string;
  readonly mission: string;
  readonly missionMark: string;
  readonly ravineFace: (n: number) => string;
  readonly land: string;
  readonly water: string;
  readonly lagoon: string;
  readonly wall: string;
  readonly ferry: string;
  readonly crt: string;
  readonly cornered: (unit: string) => string;
  readonly nearMission: (unit: string) => string;
  readonly risky: string;
  readonly moved: (unit: string, from: string, to: string) => string;
  readonly lost: (unit: string, at: string) => string;
  readonly worn: (unit: string, at: string) => string;
  readonly wornMark: string;
  readonly shown: (token: string, unit: string) => string;
  readonly arrived: (unit: string, at: string) => string;
  readonly rallied: (unit: string, at: string) => string;
  readonly fought: (unit: string, at: string) => string;
  readonly fightMark: string;
  readonly ravineFound: (at: string) => string;
  readonly coming: string;
  readonly outOf: (side: string) => string;
}

const en: Phrases = {
  turn: (label, n) => `Turn ${n} (${label})`,
  phase: {
    'SETUP-NZ': 'Set-up',
    ARRIVAL: 'Start of turn',
    'NZ-RECOVERY': 'NZ recovery',
    'NZ-MOVEMENT': 'NZ movement',
    'NZ-COMBAT': 'NZ combat',
    'JP-RECOVERY': 'Japanese recovery',
    'JP-MOVEMENT': 'Japanese movement',
    'JP-COMBAT': 'Japanese combat',
  },
  side: { NZ: 'NZ', JP: 'Japanese' },
  situation: 'Situation',
  warnings: 'Mind',
  turnTrack: 'Turns',
  hiddenTrack: 'Japanese strengths',
  faceDown: 'face down',
  faceUp: 'face up',
  removed: 'removed',
  faceDownList: (strengths) =>
    strengths.length === 0
      ? 'All Japanese strengths are known.'
      : `Strengths still face down: ${strengths.join(', ')}.`,
  ravineAt: (hex) => `The deep ravine is in ${hex}.`,
  ravineUnknown: 'The deep ravine is not found yet.',
  ravineMark: 'ravine',
  thirtieth: {
    roll: 'The 30th Battalion is still on its way.',
    earned:
      'The 30th Battalion comes in without a die at the start of an NZ movement phase, once no NZ infantry stands on the blue arrow.',
    late: 'The 30th Battalion can no longer come in.',
    arrived: 'The 30th Battalion has arrived.',
  },
  rolls: (upTo) => `Its die next turn: ${upTo === 1 ? '1' : `1 to ${upTo}`} brings it.`,
  option: 'Optional rule: Japan also wins when a Valentine is removed by combat.',
  strength: (n) => `strength ${n}`,
  tired: 'fatigued',
  pinned: 'next to an enemy',
  acted: 'has acted',
  off: (units) => `Not on the map: ${units.join(', ')}.`,
  out: (units) => `Removed: ${units.join(', ')}.`,
  counted: (side, n, tired) => `${side}: ${n} ${n === 1 ? 'unit' : 'units'} on the map, ${tired} fatigued.`,
  nobody: 'No unit on the map.',
  token: (n) => `Japanese ${n}`,
  palm: 'palm tree: a Japanese unit starts here',
  palmMark: 'P',
  green: 'green arrow: NZ start, ferry quay',
  blue: 'blue arrow: the 30th arrives here, ferry quay',
  mission: 'Mission: an NZ unit that enters wins',
  missionMark: 'M',
  ravineFace: (n) => `the ravine opens here on a ${n}`,
  land: 'land',
  water: 'sea',
  lagoon: 'lagoon',
  wall: 'no land: nothing crosses this hexside',
  ferry: 'ferry across the lagoon (Valentines only)',
  crt: 'Combat results',
  cornered: (unit) => `${unit} has no retreat hex where it stands.`,
  nearMission: (unit) => `${unit} is next to the Mission.`,
  risky: 'The first NZ unit that comes next to Torahatup rolls for the ravine: a tank may fall in.',
  moved: (unit, from, to) => `${unit} from ${from} to ${to}`,
  lost: (unit, at) => `${unit} removed in ${at}`,
  worn: (unit, at) => `${unit} fatigued in ${at}`,
  wornMark: '!',
  shown: (token, unit) => `${token} is ${unit}`,
  arrived: (unit, at) => `${unit} arrived in ${at}`,
  rallied: (unit, at) => `${unit} recovered in ${at}`,
  fought: (unit, at) => `${unit} was attacked in ${at}`,
  fightMark: 'fight',
  ravineFound: (at) => `The deep ravine was found in ${at}`,
  coming: 'Not on the map',
  outOf: (side) => `${side}: removed`,
};

const ja: Phrases = {
  turn: (label, n) => `第${n}ターン（${label}）`,
  phase: {
    'SETUP-NZ': '配置',
    ARRIVAL: 'ターン開始',
    'NZ-RECOVERY': 'NZ軍回復フェイズ',
    'NZ-MOVEMENT': 'NZ軍移動フェイズ',
    'NZ-COMBAT': 'NZ軍戦闘フェイズ',
    'JP-RECOVERY': '日本軍回復フェイズ',
    'JP-MOVEMENT': '日本軍移動フェイズ',
    'JP-COMBAT': '日本軍戦闘フェイズ',
  },
  side: { NZ: 'NZ軍', JP: '日本軍' },
  situation: '状況',
  warnings: '注意',
  turnTrack: 'ターン',
  hiddenTrack: '日本軍の戦闘力',
  faceDown: '裏',
  faceUp: '表',
  removed: '除去',
  faceDownList: (strengths) =>
    strengths.length === 0
      ? '日本軍の戦闘力はすべて判明しています。'
      : `裏向きの戦闘力：${strengths.join('、')}。`,
  ravineAt: (hex) => `深い谷は${hex}です。`,
  ravineUnknown: '深い谷はまだ見つかっていません。',
  ravineMark: '深い谷',
  thirtieth: {
    roll: '第30大隊はまだ登場していません。',
    earned:
      '第30大隊は、青い矢印にNZ軍歩兵がいなければ、次のNZ軍移動フェイズ開始時にダイスなしで登場します。',
    late: '第30大隊はもう登場しません。',
    arrived: '第30大隊は登場済みです。',
  },
  rolls: (upTo) => `次のターンの登場判定：${upTo === 1 ? '1' : `1～${upTo}`}で登場。`,
  option: '選択ルール：バレンタイン戦車が戦闘で除去されれば日本軍の勝利。',
  strength: (n) => `戦闘力${n}`,
  tired: '疲労',
  pinned: '敵に隣接',
  acted: '行動済',
  off: (units) => `マップ外：${units.join('、')}。`,
  out: (units) => `除去：${units.join('、')}。`,
  counted: (side, n, tired) => `${side}：マップ上${n}個、うち疲労${tired}個。`,
  nobody: 'マップ上にユニットはありません。',
  token: (n) => `日本軍${n}`,
  palm: '椰子の木：日本軍の初期配置',
  palmMark: '椰',
  green: '緑の矢印：NZ軍の初期配置、渡し場',
  blue: '青の矢印：第30大隊の登場、渡し場',
  mission: 'ミッション：NZ軍が進入すれば勝利',
  missionMark: 'M',
  ravineFace: (n) => `${n}の目でここに深い谷`,
  land: '陸地',
  water: '海',
  lagoon: 'ラグーン',
  wall: '陸地のないヘクスサイド：通れません',
  ferry: 'ラグーン移動（バレンタイン戦車のみ）',
  crt: '戦闘結果表',
  cornered: (unit) => `${unit}は今の位置では退却先がありません。`,
  nearMission: (unit) => `${unit}はミッション・ヘクスに隣接しています。`,
  risky: '最初にトラハタップの隣へ入るNZ軍ユニットは深い谷を判定します。戦車は落ちることがあります。',
  moved: (unit, from, to) => `${unit} ${from}から${to}へ`,
  lost: (unit, at) => `${unit} ${at}で除去`,
  worn: (unit, at) => `${unit} ${at}で疲労`,
  wornMark: '疲',
  shown: (token, unit) => `${token}は${unit}`,
  arrived: (unit, at) => `${unit} ${at}に登場`,
  rallied: (unit, at) => `${unit} ${at}で回復`,
  fought: (unit, at) => `${unit} ${at}で攻撃を受けた`,
  fightMark: '戦',
  ravineFound: (at) => `深い谷が${at}で見つかった`,
  coming: 'マップ外',
  outOf: (side) => `${side}：除去`,
};

export const PHRASES: Readonly<Record<Locale, Phrases>> = { en, ja };
