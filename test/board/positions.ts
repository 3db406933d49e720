/**
 * Positions of the house's games for looking at: what stands there is made up, so that every sign of the
 * board occurs.
 */
import { games } from '../../src/games/index.js';
import { kyuchorei } from '../../src/games/kyuchorei/index.js';
import { squarepeg } from '../../src/games/squarepeg/index.js';
import { taiheiyo } from '../../src/games/taiheiyo/index.js';
import {
  type BaseState,
  type Game,
  type GameMap,
  initialOptions,
  type Json,
  type Locale,
  type SceneChange,
  type SceneLook,
} from '../../src/referee/index.js';

/** What the games draw with beside what the board has. */
export const LOOK: SceneLook = {
  tones: Object.assign({}, ...games().map(({ picture: { look } }) => look?.tones)),
};

/** Units by where they stand: `{ '1503': 'R-III-33', '1606': 'J-I-4*' }`; a star is what `worn` says. */
type Where = Readonly<Record<string, string>>;

function unitsIn(where: Where, worn: string): Json {
  return Object.fromEntries(
    Object.entries(where).flatMap(([at, units]) =>
      units
        .split(' ')
        .map((unit) => [unit.replace('*', ''), { at, ...(unit.endsWith('*') ? { [worn]: true } : {}) }]),
    ),
  );
}

/**
 * The map of a position as `side` sees it, with what changed since another one. Throws for a position that
 * cannot be read.
 */
function mapOf<S extends BaseState>(
  game: Game<S>,
  side: string,
  locale: Locale,
  now: Json,
  before?: Json,
  more: readonly SceneChange[] = [],
): GameMap {
  const viewed = (json: Json) => {
    const read = game.position.read(json);
    if ('fault' in read) throw new Error(`${read.fault.at}: ${read.fault.message}`);
    return game.position.view(read.state, side);
  };
  const view = viewed(now);
  const changes = before === undefined ? [] : game.picture.changes(viewed(before), view, locale);
  return {
    ground: game.picture.ground(locale),
    scene: game.picture.scene(view, locale, [...changes, ...more]),
  };
}

/** The map of a game before its first turn, as everybody sees it. */
export function setUp(id: string, locale: Locale): GameMap {
  const game = games().find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const scenario = game.scenarios[0]?.id ?? '';
  const state = game.rules.start({ scenario, options: initialOptions(game, scenario) });
  return {
    ground: game.picture.ground(locale),
    scene: game.picture.scene(game.position.view(state, 'spectator'), locale, []),
  };
}

/** Dawn at Kyuchorei: moves, a loss, disorder and recovery, dice. */
export function dawn(locale: Locale): GameMap {
  const position = (where: Where): Json => ({
    game: 'kyuchorei',
    turn: 4,
    phase: 'R1',
    clear: true,
    units: unitsIn(where, 'disordered'),
  });
  const before = position({
    '1203': 'R-IV-36',
    '1305': 'R-I-33',
    '1404': 'R-II-33',
    '1503': 'R-III-33',
    '1702': 'R-I-34*',
    '1801': 'R-II-34',
    '1306': 'J-I-29',
    '1405': 'J-II-29',
    '1605': 'J-II-4',
    '1904': 'J-I-16',
  });
  const now = position({
    '1203': 'R-IV-36',
    '1404': 'R-II-33*',
    '1502': 'R-III-33',
    '1702': 'R-I-34',
    '1801': 'R-II-34',
    '1305': 'J-I-29',
    '1405': 'J-II-29',
    '1504': 'J-II-4*',
    '1803': 'J-I-16',
  });
  return mapOf(kyuchorei, 'JP', locale, now, before, [
    { style: 'dice', at: '1405', faces: [3, 6], title: locale === 'ja' ? 'サイコロ3、6' : 'dice 3 and 6' },
  ]);
}

/** The Green Islands with the ravine found: a stack, tokens face down, a tank lost, an arrival. */
export function islands(locale: Locale): GameMap {
  const position = (where: Where, ravine: string | null): Json => ({
    game: 'squarepeg',
    turn: 3,
    phase: 'NZ-COMBAT',
    clear: true,
    ...(ravine === null ? {} : { ravine }),
    units: unitsIn(where, 'fatigued'),
  });
  const before = position(
    { '0705': 'NZ-35', '0706': 'NZ-T1 NZ-T3', '0604': 'NZ-37*', '0708': 'JP-1', '0310': 'JP-2*' },
    null,
  );
  const now = position(
    {
      '0707': 'NZ-35* NZ-T1',
      '0704': 'NZ-37',
      '0106': 'NZ-30',
      '0708': 'JP-1',
      '0610': 'JP-2',
      out: 'NZ-T3',
    },
    '0807',
  );
  return mapOf(squarepeg, 'NZ', locale, now, before);
}

const FLEET = 'jp_akagi jp_kaga jp_soryu jp_hiryu jp_kongo jp_hiei jp_tone jp_chikuma';

/** The Pacific in mid-war: fleets, a port held, one contested, units to come and to be repaired, a fight. */
export function pacific(locale: Locale): GameMap {
  const position = (where: Where, points: Json): Json => ({
    game: 'taiheiyo',
    turn: 2,
    phase: 'INITIATIVE-2',
    clear: true,
    score: 3,
    hands: { J: ['C01', 'C02'], A: ['C03'] },
    discards: ['C05', 'C09'],
    units: unitsIn(where, 'faceDown'),
    points,
  });
  const rest = {
    hawaii: 'us_enterprise us_lexington us_chester us_portland* us_astoria*',
    samoa: 'us_pensacola',
    johnston: 'a_air_1',
    'turn:4': 'us_essex us_alabama j_air_5',
    'turn:5': 'jp_taiho us_iowa',
  };
  const before = position(
    { ...rest, japan: FLEET, truk: 'jp_nagato jp_mutsu', indochina: 'j_air_2', singapore: 'gb_repulse' },
    {},
  );
  const now = position(
    {
      ...rest,
      japan: 'jp_kongo jp_hiei',
      truk: 'jp_nagato jp_mutsu jp_akagi jp_kaga jp_soryu* jp_hiryu* jp_tone jp_chikuma',
      singapore: 'j_air_2',
      'turn:3': 'gb_repulse',
    },
    {
      singapore: { owner: 'A', control: 'J', held: '2a' },
      australia: { owner: 'A', control: null, held: '3' },
    },
  );
  return mapOf(taiheiyo, 'J', locale, now, before, [
    { style: 'fight', at: 'australia', text: locale === 'ja' ? '戦闘' : 'Battle', title: 'Battle' },
    { style: 'dice', at: 'australia', faces: [2, 5], title: '2, 5' },
  ]);
}
