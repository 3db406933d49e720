/** Words that stand on the chart, in both languages: short, for there is little room. */
import type { Locale } from '../../../referee/index.js';
import type { SideId } from '../components/pack.js';
import type { Held } from '../state/state.js';

type OfSide = Readonly<Record<SideId, string>>;
type OfHeld = Readonly<Record<NonNullable<Held>, string>>;

export interface Labels {
  readonly nations: Readonly<Record<string, string>>;
  readonly controlled: OfSide;
  readonly homePort: (nations: readonly string[]) => string;
  readonly fleetTrain: string;
  readonly fleetTrainMark: string;
  readonly held: OfHeld;
  readonly heldMark: OfHeld;
  readonly isolated: (side: SideId) => string;
  readonly isolatedMark: string;
  readonly route: (a: string, b: string, length: number, closed: boolean) => string;
  readonly count: (side: string, units: number) => string;
  readonly air: (strength: number) => string;
  readonly guns: (strength: number) => string;
  readonly airUnit: (number: string) => string;
  readonly pile: (side: SideId, count: number, names: readonly string[]) => string;
  readonly box: (turn: number, label: string) => string;
  readonly toPlace: OfSide;
  readonly out: OfSide;
  readonly deck: string;
  readonly discards: string;
  readonly even: string;
  readonly lostTo: (unit: string, at: string, box: number) => string;
  readonly arrived: (unit: string, at: string) => string;
  readonly occupied: (at: string, state: string) => string;
  readonly nobody: string;
  readonly mark: OfSide;
  readonly fightAt: (at: string, round: number) => string;
  readonly battleMark: string;
  readonly legend: Readonly<
    Record<
      | 'port'
      | 'base'
      | 'homePort'
      | 'near'
      | 'far'
      | 'shift'
      | 'reversed'
      | 'reversedCount'
      | 'damaged'
      | 'figures',
      string
    >
  >;
}

const en: Labels = {
  nations: { JP: 'Japan', US: 'USA', GB: 'Britain', NL: 'Netherlands', AU: 'Australia', ALLIED: 'Allies' },
  controlled: { J: 'controlled by Japan', A: 'controlled by the Allies' },
  homePort: (nations) => `home port: ${nations.map((nation) => en.nations[nation] ?? nation).join(', ')}`,
  fleetTrain: 'Fleet Train',
  fleetTrainMark: 'FT',
  held: {
    '2a': 'held by the enemy as a base (air unit)',
    '2b': 'held by the enemy as a base (ships)',
    '2c': 'held by the enemy as a base, empty',
    '3': 'contested: works for neither side',
  },
  heldMark: { '2a': 'held', '2b': 'held', '2c': 'held', '3': 'contested' },
  isolated: (side) => `${side === 'J' ? 'Japanese' : 'Allied'} units are isolated here`,
  isolatedMark: 'isolated',
  route: (a, b, length, closed) =>
    `${a} – ${b}: distance ${length}${closed ? ' (closed until the strategic shift)' : ''}`,
  count: (side, units) => `${side} ${units}`,
  air: (strength) => `air ${strength}`,
  guns: (strength) => `gun ${strength}`,
  airUnit: (number) => `Air ${number}`,
  pile: (side, count, names) => `${side === 'J' ? 'Japan' : 'Allies'}, ${count} units: ${names.join(', ')}`,
  box: (turn, label) => `Turn ${turn} (${label}): arriving or returning`,
  toPlace: { J: 'Japanese units to be placed', A: 'Allied units to be placed' },
  out: { J: 'Japanese units out of the game', A: 'Allied units out of the game' },
  deck: 'deck',
  discards: 'Discards',
  even: 'even',
  lostTo: (unit, at, box) => `${unit} left ${at}: returns on turn ${box}`,
  arrived: (unit, at) => `${unit} arrived in ${at}`,
  occupied: (at, state) => `${at}: ${state}`,
  nobody: 'controlled by nobody',
  mark: { J: 'J', A: 'A' },
  fightAt: (at, round) => `Combat in ${at}, round ${round}`,
  battleMark: 'Battle',
  legend: {
    port: 'port (value)',
    base: 'base',
    homePort: 'home port',
    near: 'distance 1',
    far: 'distance 2',
    shift: 'opened by strategic shift',
    reversed: 'face down',
    reversedCount: 'of these face down',
    damaged: 'under repair',
    figures: 'air or gunnery – defence [heavy armour] – movement',
  },
};

const ja: Labels = {
  nations: {
    JP: '日本',
    US: 'アメリカ',
    GB: 'イギリス',
    NL: 'オランダ',
    AU: 'オーストラリア',
    ALLIED: '連合国',
  },
  controlled: { J: '日本軍が占領', A: '連合軍が占領' },
  homePort: (nations) => `本国港湾：${nations.map((nation) => ja.nations[nation] ?? nation).join('、')}`,
  fleetTrain: 'フリート・トレイン',
  fleetTrainMark: 'FT',
  held: {
    '2a': '敵が基地として占領（陸上機）',
    '2b': '敵が基地として占領（艦艇）',
    '2c': '敵が基地として占領（部隊なし）',
    '3': '争奪中：どちらの港湾としても使えない',
  },
  heldMark: { '2a': '敵占領', '2b': '敵占領', '2c': '敵占領', '3': '争奪中' },
  isolated: (side) => `${side === 'J' ? '日本軍' : '連合軍'}部隊が孤立`,
  isolatedMark: '孤立',
  route: (a, b, length, closed) => `${a} – ${b}：距離${length}${closed ? '（戦略方針転換まで無効）' : ''}`,
  count: (side, units) => `${side}${units}個`,
  air: (strength) => `空${strength}`,
  guns: (strength) => `砲${strength}`,
  airUnit: (number) => `陸上機${number}`,
  pile: (side, count, names) => `${side === 'J' ? '日本軍' : '連合軍'}${count}個：${names.join('、')}`,
  box: (turn, label) => `第${turn}ターン（${label}）に登場・復帰`,
  toPlace: { J: '日本軍：配置前', A: '連合軍：配置前' },
  out: { J: '日本軍：除去', A: '連合軍：除去' },
  deck: 'デッキ',
  discards: '捨て札',
  even: '互角',
  lostTo: (unit, at, box) => `${unit}：${at}から第${box}ターンへ`,
  arrived: (unit, at) => `${unit}：${at}に登場`,
  occupied: (at, state) => `${at}：${state}`,
  nobody: 'どちらの占領下でもない',
  mark: { J: '日', A: '連' },
  fightAt: (at, round) => `${at}で戦闘（第${round}ラウンド）`,
  battleMark: '戦闘',
  legend: {
    port: '港湾（得点）',
    base: '基地',
    homePort: '本国港湾',
    near: '距離1',
    far: '距離2',
    shift: '点線の航路（戦略方針転換で有効）',
    reversed: '裏面',
    reversedCount: 'うち裏面',
    damaged: '修理中',
    figures: '空襲/砲撃-防御[重装甲]-移動',
  },
};

const LABELS: Readonly<Record<Locale, Labels>> = { en, ja };

export function labelsOf(locale: Locale): Labels {
  return LABELS[locale];
}
