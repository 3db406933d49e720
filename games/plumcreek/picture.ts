/** The printed map and the counters on it. */
import { type AuthorFace, hexGround, type Seen, zonesLayer } from 'denrei/kit';
import { pack, turns } from './pack.js';
import { pointsOf } from './rules/victory.js';
import { inZoneOf, type PcState, position } from './state.js';

const SIDES = { N: 'first', S: 'second' } as const;

const terrain = {
  clear: { tone: 'clear', words: { en: 'clear', ja: '平地' } },
  woods: { tone: 'forest', words: { en: 'woods', ja: '森' } },
  hill: { tone: 'hill', words: { en: 'hill', ja: '丘' } },
  village: { tone: 'town', words: { en: 'village', ja: '村' }, sign: 'village' },
} as const;
const looks = {
  terrain,
  sides: SIDES,
  river: { en: 'creek', ja: '小川' },
  bridge: { en: 'bridge', ja: '橋' },
};
const grounds = { en: hexGround(pack, looks, 'en'), ja: hexGround(pack, looks, 'ja') };

const score = (seen: Seen<PcState>) => pack.sides.map((side) => pointsOf(seen.state, side)).join('–');

export const picture: AuthorFace<PcState>['picture'] = {
  sides: SIDES,
  ground: (locale) => grounds[locale],
  pieces: ({ state }) =>
    pack.file.units.map(({ id, side, kind, strength, move }, i) => {
      const { at, moved, fought } = state.units[i]!;
      const place = at === null ? { box: 'lost' } : { at };
      return {
        id,
        side,
        symbol: kind,
        figures: `${strength}-${move}`,
        name: id.slice(2),
        done: moved || fought,
        ...place,
      };
    }),
  layers: pack.file.sides.map(({ id, en, ja }) =>
    zonesLayer({
      pack,
      side: id === 'N' ? 'N' : 'S',
      tone: id === 'N' ? SIDES.N : SIDES.S,
      words: { en: `Zones of control: ${en}`, ja: `支配地域：${ja}` },
      clauses: ['PC-3.b', 'PC-3.c'],
      reaches: (view, hex) => inZoneOf(position.situation(view), id, hex),
    }),
  ),
  begins: { movement: 'move', combat: 'attack' },
  aim: (seen) => ({
    what: { key: 'aim.points' },
    until: { key: 'aim.until', n: turns },
    score: score(seen),
    clause: 'PC-5.c',
    decides: ['points', 'level'],
    turns: Array.from({ length: turns }, (_, i) => ({ n: i + 1, night: false })),
    turn: seen.state.turn,
  }),
};
