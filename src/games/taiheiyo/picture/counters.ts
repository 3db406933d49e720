/** Counters, summaries of many, and the boxes beside the map. */
import type { SceneCounter, SceneHolding, ScenePile, SceneSymbol, Tone } from '../../../referee/index.js';
import { printed } from '../../shared/index.js';
import { OUT, type Pack, pointId, type SideId } from '../components/pack.js';
import { isFaceUp, type TsState, unitAt } from '../state/state.js';
import type { PictureWords } from '../words/index.js';

export const SIDE_TONES: Readonly<Record<SideId, Tone>> = { J: 'first', A: 'fifth' };

export const SIDES = ['J', 'A'] as const;

/** More units of a side in a point than this are summed up. */
const SHOWN_SINGLY = 2;

const SYMBOLS = { carrier: 'carrier', battleship: 'battleship', cruiser: 'cruiser' } as const;

function symbolOf(pack: Pack, unit: number): SceneSymbol {
  const { type } = pack.units[unit]!;
  return type === undefined ? 'air' : SYMBOLS[type];
}

export function counterOf(
  pack: Pack,
  state: TsState,
  unit: number,
  place: string,
  words: PictureWords,
): SceneCounter {
  const { locale, say } = words;
  const { id, side, nation, ship } = pack.units[unit]!;
  const name = pack.file.units[unit]!.name[locale];
  const short = ship ? name : say('airUnit.short', { number: /\d*$/.exec(name)?.[0] ?? '' });
  const { damaged } = unitAt(state, unit);
  const faceUp = isFaceUp(state, unit);
  const notes = [
    valuesOf(pack, unit, words),
    ...(faceUp ? [] : [say('faceDown')]),
    ...(damaged ? [say('repair')] : []),
  ];
  return {
    id,
    place,
    side,
    tone: SIDE_TONES[side],
    symbol: symbolOf(pack, unit),
    name: short,
    figures: figuresOf(pack, unit, faceUp),
    ...(faceUp ? {} : { reversed: true }),
    ...(damaged ? { worn: true, sign: '½' } : {}),
    title: say('counter', {
      name: printed(name, locale),
      nation: nationName(nation, words) ?? say(`side.${side}`),
      notes: notes.join(say('comma')),
    }),
  };
}

/** Attack, defence (heavy armour in brackets), movement; the back has none. */
function figuresOf(pack: Pack, unit: number, faceUp: boolean): string {
  const { ship, movement } = pack.units[unit]!;
  const strengths = ship
    ? [attackOf(pack, unit), defenceOf(pack, unit), ...(faceUp ? [movement] : [])]
    : [attackOf(pack, unit)];
  return strengths.join('-');
}

function attackOf(pack: Pack, unit: number): number {
  const { air, gunnery } = pack.units[unit]!;
  return Math.max(air, gunnery);
}

function defenceOf(pack: Pack, unit: number): string {
  const { defence, heavyArmour } = pack.units[unit]!;
  return heavyArmour ? `[${defence}]` : String(defence);
}

function valuesOf(pack: Pack, unit: number, { say }: PictureWords): string {
  const { ship, air, gunnery, movement } = pack.units[unit]!;
  return ship
    ? say('values', { air, gunnery, defence: defenceOf(pack, unit), movement })
    : say('airUnit', { air });
}

const KINDS = ['carrier', 'battleship', 'cruiser', 'air'] as const;

/** Kinds of units with their number and their strength together, for each side that has many here. */
export function pilesOf(
  pack: Pack,
  state: TsState,
  units: readonly number[],
  point: number,
  { locale, say }: PictureWords,
): ScenePile[] {
  return SIDES.flatMap((side) => {
    const own = units.filter((unit) => pack.units[unit]!.side === side);
    if (own.length <= SHOWN_SINGLY) return [];
    const rows = KINDS.flatMap((symbol) => {
      const of = own.filter((unit) => symbolOf(pack, unit) === symbol);
      if (of.length === 0) return [];
      const strength = of.reduce((sum, unit) => sum + attackOf(pack, unit), 0);
      const text = say(symbol === 'carrier' || symbol === 'air' ? 'air' : 'guns', { strength });
      return [
        { symbol, count: of.length, text, reversed: of.filter((unit) => !isFaceUp(state, unit)).length },
      ];
    });
    const names = own.map((unit) => pack.file.units[unit]!.name[locale]);
    return [
      {
        place: pointId(pack, point),
        side,
        tone: SIDE_TONES[side],
        rows,
        title: say(`pile.${side}`, { count: own.length, names: names.join(say('comma')) }),
      },
    ];
  });
}

/** Units before they are placed, what each turn brings or returns, and what is out of the game. */
export function holdingsOf(pack: Pack, state: TsState, words: PictureWords): SceneHolding[] {
  const { locale, say } = words;
  const away = [...pack.units.keys()].filter((unit) => unitAt(state, unit).at === OUT);
  const box = (
    id: string,
    units: readonly number[],
    more: Pick<SceneHolding, 'title' | 'current' | 'small'>,
  ): SceneHolding[] =>
    units.length === 0
      ? []
      : [{ id, ...more, counters: units.map((unit) => counterOf(pack, state, unit, id, words)) }];
  const turns = pack.file.turns.slice(1).flatMap(({ turn, label }) => {
    const units = away.filter((unit) => unitAt(state, unit).box === turn);
    return box(`turn:${turn}`, units, {
      title: say('box', { turn, label: label[locale] }),
      current: turn === state.turn,
    });
  });
  const nowhere = (side: SideId) =>
    away.filter((unit) => unitAt(state, unit).box === 0 && pack.units[unit]!.side === side);
  if (state.turn === 0)
    return [
      ...SIDES.flatMap((side) => box(`setup:${side}`, nowhere(side), { title: say(`toPlace.${side}`) })),
      ...turns,
    ];
  return [
    ...turns,
    ...SIDES.flatMap((side) => box(`out:${side}`, nowhere(side), { title: say(`out.${side}`), small: true })),
  ];
}

/** The name of a point as it stands in a sentence, with its article. */
export function pointWithin(pack: Pack, point: number, { locale, say }: PictureWords): string {
  const { id, name } = pack.file.map.points[point]!;
  return say('within', { id, name: name[locale] });
}

/** Nations that have a name; a component file may know others. */
const NATIONS = ['JP', 'US', 'GB', 'NL', 'AU', 'ALLIED'] as const;

/** The name of a nation; undefined for one that has none. */
export function nationName(id: string, { say }: PictureWords): string | undefined {
  const known = NATIONS.find((nation) => nation === id);
  return known === undefined ? undefined : say(`nation.${known}`);
}
