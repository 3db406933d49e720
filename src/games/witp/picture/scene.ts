/**
 * What stands on the map: counters and summaries, depots, battles, whose bases are whose; tracks beside it.
 */
import type {
  PlaceLook,
  Scene,
  SceneChange,
  SceneLook,
  SceneMark,
  SceneTrack,
  View,
} from '../../../referee/index.js';
import { underHeading } from '../../shared/index.js';
import { hexId, type Pack, SIDES, unitId } from '../components/pack.js';
import { bodyOf, situationIn } from '../state/position.js';
import { isOnMap, type Position, unitAt } from '../state/state.js';
import { surveyOf } from '../state/survey.js';
import type { PictureWords } from '../words/index.js';
import { counterOf, hexTitle, holdingsOf, labelOf, pilesOf, SIDE_TONES } from './counters.js';
import { countLines, nowLine } from './describe.js';

export function sceneOf(pack: Pack, view: View, words: PictureWords, changes: readonly SceneChange[]): Scene {
  const p: Position = { pack, state: situationIn(pack, view) };
  const there = unitsByHex(p);
  return {
    title: `${pack.file.title[words.locale]} · ${nowLine(p, words)}`,
    alt: underHeading(words, nowLine(p, words), countLines(p, words)),
    places: takenBases(p, words),
    marks: [...depotsOf(p, words), ...battlesOf(p, words)],
    counters: there.flatMap((units, hex) => units.map((unit) => counterOf(p, unit, hexId(pack, hex), words))),
    piles: there.flatMap((units, hex) => pilesOf(p, hex, units, words)),
    holdings: holdingsOf(p, words),
    changes,
    tracks: tracksOf(p, view, words),
  };
}

function unitsByHex(p: Position): number[][] {
  const there: number[][] = p.pack.hexes.map(() => []);
  for (const unit of p.pack.units.keys()) if (isOnMap(unitAt(p, unit))) there[unitAt(p, unit).at]!.push(unit);
  return there;
}

/** Bases that the other side holds have its border (WP-2.3.3.c). */
function takenBases(p: Position, words: PictureWords): PlaceLook[] {
  const { pack } = p;
  const { control } = surveyOf(p);
  return pack.bases.flatMap((hex) => {
    const side = control[hex];
    if (side === undefined || side === pack.hexes[hex]!.owner) return [];
    const held = words.say('held.by', { side: words.say(`side.${side}`) });
    const title = [hexTitle(pack, hex, words), held].join(words.say('comma'));
    return [{ id: hexId(pack, hex), rim: SIDE_TONES[side], title }];
  });
}

function depotsOf({ pack, state }: Position, { say }: PictureWords): SceneMark[] {
  return SIDES.flatMap((side) =>
    state.depots[side].map((hex): SceneMark => {
      const place = hexId(pack, hex);
      const title = say('depot', { side: say(`side.${side}`), hex: place });
      return { place, style: 'disc', tone: SIDE_TONES[side], text: say('mark.depot'), title };
    }),
  );
}

/** Continued combat, and the targets of the impulses of this turn. */
function battlesOf({ pack, state }: Position, { say }: PictureWords): SceneMark[] {
  const combat = state.cc.map(
    (hex): SceneMark => ({
      place: hexId(pack, hex),
      style: 'tag',
      tone: 'alarm',
      text: say('mark.combat'),
      title: say('combat'),
    }),
  );
  const targets = SIDES.flatMap((side) =>
    state.targets[side].map(
      (hex): SceneMark => ({
        place: hexId(pack, hex),
        style: 'cross',
        tone: SIDE_TONES[side],
        text: '',
        title: say('target'),
      }),
    ),
  );
  return [...combat, ...targets];
}

function tracksOf({ pack, state }: Position, view: View, { locale, say }: PictureWords): SceneTrack[] {
  const { sizes, deckSize } = bodyOf(view);
  const turns = pack.file.turnTrack.map((turn) => ({
    text: String(turn.turn),
    below: turn[locale],
    tone: 'day',
    current: turn.turn === state.turn,
  }));
  const box = (text: string | number, below: string, tone: string) => ({
    text: String(text),
    below,
    tone,
    current: false,
  });
  const points = SIDES.map((side) =>
    box(`${state.rp[side]}/${state.trp[side]}`, say(`side.${side}`), SIDE_TONES[side]),
  );
  const cards = [
    ...SIDES.map((side) => box(sizes[side], say(`side.${side}`), SIDE_TONES[side])),
    box(deckSize, say('deck'), 'neutral'),
  ];
  return [
    { title: say('turnTrack'), boxes: turns },
    { title: say('points'), boxes: points },
    { title: say('cards'), boxes: cards },
  ];
}

/** Moves, arrivals, losses, damage and rebuilding of units; depots built and removed. */
export function changesBetween(
  pack: Pack,
  before: View,
  after: View,
  words: PictureWords,
): readonly SceneChange[] {
  const old: Position = { pack, state: situationIn(pack, before) };
  const now: Position = { pack, state: situationIn(pack, after) };
  return [
    ...pack.units.flatMap((_, unit) => changeOf(old, now, unit, words)),
    ...depotChanges(old, now, words),
  ];
}

function changeOf(old: Position, now: Position, index: number, { say }: PictureWords): SceneChange[] {
  const { pack } = now;
  const [was, is] = [unitAt(old, index), unitAt(now, index)];
  const unit = labelOf(pack, index);
  const id = unitId(pack, index);
  if (was.at < 0 && is.at < 0) return [];
  if (is.at < 0) {
    const at = hexId(pack, was.at);
    return [{ style: 'loss', counter: id, at, unit: id, title: say('eliminated', { unit, at }) }];
  }
  const at = hexId(pack, is.at);
  if (was.at < 0) return [{ style: 'arrival', counter: id, at, title: say('arrived', { unit, at }) }];
  const from = hexId(pack, was.at);
  return [
    ...(from === at
      ? []
      : [
          {
            style: 'move',
            counter: id,
            from,
            to: at,
            title: say('moving', { unit, from, to: at }),
          } as const,
        ]),
    ...(is.damaged && !was.damaged
      ? [
          {
            style: 'harm',
            counter: id,
            at,
            text: say('fightMark'),
            word: say('damaged'),
            title: say('worn', { unit, at }),
          } as const,
        ]
      : []),
    ...(was.damaged && !is.damaged
      ? [{ style: 'recovery', counter: id, at, title: say('rebuilt', { unit, at }) } as const]
      : []),
  ];
}

function depotChanges(old: Position, now: Position, { say }: PictureWords): SceneChange[] {
  return SIDES.flatMap((side) => {
    const [was, is] = [old.state.depots[side], now.state.depots[side]];
    const named = (hex: number) => ({ side: say(`side.${side}`), at: hexId(now.pack, hex) });
    const built = is.filter((hex) => !was.includes(hex));
    const removed = was.filter((hex) => !is.includes(hex));
    return [
      ...built.map(
        (hex) => ({ style: 'arrival', at: hexId(now.pack, hex), title: say('built', named(hex)) }) as const,
      ),
      ...removed.map(
        (hex) =>
          ({
            style: 'loss',
            at: hexId(now.pack, hex),
            unit: null,
            title: say('removed', named(hex)),
          }) as const,
      ),
    ];
  });
}

export const look: SceneLook = {
  tones: {
    'nation-JP': { light: '#b8351f', dark: '#d4604a' },
    'nation-US': { light: '#1f4a8a', dark: '#5c8fd6' },
    'nation-UK': { light: '#8a5a12', dark: '#c89a4e' },
    'nation-CN': { light: '#6b4a86', dark: '#a987c4' },
  },
};
