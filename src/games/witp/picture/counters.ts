/** Counters, summaries of many, and the boxes beside the map. */
import type { SceneCounter, SceneHolding, ScenePile, SceneSymbol, Tone } from '../../../referee/index.js';
import { printed } from '../../shared/index.js';
import {
  hexId,
  type Nation,
  type Pack,
  SIDES,
  type SideId,
  type UnitType,
  unitId,
} from '../components/pack.js';
import { isAboard, isFull, OUT, type Position, strengthSum, TRACK, typeOf, unitAt } from '../state/state.js';
import type { PictureWords } from '../words/index.js';

export const SIDE_TONES: Readonly<Record<SideId, Tone>> = { J: 'first', A: 'fifth' };

/** Each nation has its colour, and land of Japan and of the US another than their fleets and Air (WP-2.2.1.a). */
const NATION_TONES: Readonly<Record<Nation, { readonly land: Tone; readonly others: Tone }>> = {
  JP: { land: 'rose', others: 'first' },
  US: { land: 'fourth', others: 'fifth' },
  UK: { land: 'ochre', others: 'ochre' },
  CN: { land: 'violet', others: 'violet' },
};

function unitTone({ nation, type }: { readonly nation: Nation; readonly type: UnitType }): Tone {
  return NATION_TONES[nation][type === 'L' ? 'land' : 'others'];
}

const SYMBOLS: Readonly<Record<UnitType, SceneSymbol>> = {
  CV: 'carrier',
  N: 'battleship',
  L: 'infantry',
  A: 'air',
};
const TYPES = ['CV', 'N', 'L', 'A'] as const;

/** More units of a side in a hex than this are summed up. */
const SHOWN_SINGLY = 2;
/** The turns whose arrivals are shown beside the map, from the present one on. */
const TURNS_AHEAD = 3;

export function counterOf(p: Position, unit: number, place: string, words: PictureWords): SceneCounter {
  const { pack } = p;
  const kind = typeOf(p, unit);
  const { type, side } = kind;
  const { damaged, moved, redeployed } = unitAt(p, unit);
  return {
    id: unitId(pack, unit),
    place,
    side,
    tone: unitTone(kind),
    symbol: SYMBOLS[type],
    name: labelOf(pack, unit),
    figures: figuresOf(p, unit),
    ...(damaged ? { worn: true } : {}),
    done: moved || redeployed,
    title: titleOf(p, unit, words),
  };
}

/** Strength; of air units what they add in support. */
function figuresOf(p: Position, unit: number): string {
  const { type, strength } = typeOf(p, unit);
  if (unitAt(p, unit).damaged) return '0';
  return type === 'A' ? `+${p.pack.file.tables.combat.airSupport}` : String(strength);
}

function titleOf(p: Position, unit: number, words: PictureWords): string {
  const { locale, say } = words;
  const file = p.pack.file.units[unit]!;
  const notes = [say(`type.${file.type}`), say(`nation.${file.nation}`), ...notesOf(p, unit, words)];
  return say('counter', {
    label: labelOf(p.pack, unit),
    name: printed(file[locale], locale),
    notes: notes.join(say('comma')),
  });
}

/** A unit as it is called, with what is to be known of it as it is now. */
export function unitText(p: Position, unit: number, words: PictureWords): string {
  const label = labelOf(p.pack, unit);
  const notes = notesOf(p, unit, words);
  return notes.length === 0
    ? words.say('unit', { label })
    : words.say('unit.noted', { label, notes: notes.join(words.say('comma')) });
}

/** What units of a side add up to: fleets, land units, what air units add in support. */
export function strengthsOf(p: Position, units: readonly number[], { say }: PictureWords): string {
  const of = (...types: readonly UnitType[]) => units.filter((unit) => types.includes(typeOf(p, unit).type));
  const [fleets, land, air] = [of('CV', 'N'), of('L'), of('A')];
  return [
    ...(fleets.length === 0 ? [] : [say('strength.fleets', { n: strengthSum(p, fleets) })]),
    ...(land.length === 0 ? [] : [say('strength.land', { n: strengthSum(p, land) })]),
    ...(air.length === 0 ? [] : [say('strength.air', { n: supportSum(p, air) })]),
  ].join(say('comma'));
}

function supportSum(p: Position, air: readonly number[]): number {
  return air.filter((unit) => isFull(p, unit)).length * p.pack.file.tables.combat.airSupport;
}

/** What is to be known of a unit as it is now. */
export function notesOf(p: Position, unit: number, { say }: PictureWords): readonly string[] {
  const one = unitAt(p, unit);
  return [
    ...(one.damaged ? [say('damaged')] : []),
    ...(isAboard(one) ? [say('aboard')] : []),
    ...(one.moved ? [say('moved')] : []),
    ...(one.redeployed ? [say('redeployed')] : []),
  ];
}

/** Types with their number and strength together, for each side that has many in a hex. */
export function pilesOf(
  p: Position,
  hex: number,
  units: readonly number[],
  words: PictureWords,
): ScenePile[] {
  const { say } = words;
  return SIDES.flatMap((side) => {
    const own = units.filter((unit) => typeOf(p, unit).side === side);
    if (own.length <= SHOWN_SINGLY) return [];
    const rows = TYPES.flatMap((type) => {
      const of = own.filter((unit) => typeOf(p, unit).type === type);
      return of.length === 0 ? [] : [rowOf(p, type, of, words)];
    });
    const title = say('pile', {
      side: say(`side.${side}`),
      n: own.length,
      units: own.map((unit) => unitText(p, unit, words)).join(say('comma')),
      strengths: strengthsOf(p, own, words),
    });
    return [{ place: hexId(p.pack, hex), side, tone: toneOf(p, side, own), rows, title }];
  });
}

/** The tone that all have; of several that of the side. */
function toneOf(p: Position, side: SideId, units: readonly number[]): Tone {
  const tones = new Set(units.map((unit) => unitTone(typeOf(p, unit))));
  const [tone, other] = tones;
  return tone !== undefined && other === undefined ? tone : SIDE_TONES[side];
}

function rowOf(p: Position, type: UnitType, units: readonly number[], { say }: PictureWords) {
  const full = units.filter((unit) => isFull(p, unit)).length;
  const n = type === 'A' ? supportSum(p, units) : strengthSum(p, units);
  return {
    symbol: SYMBOLS[type],
    count: units.length,
    text: say(type === 'A' ? 'pile.air' : 'pile.row', { n }),
    reversed: units.length - full,
  };
}

/** Who arrives in the next turns, and who is lost. */
export function holdingsOf(p: Position, words: PictureWords): SceneHolding[] {
  const { pack, state } = p;
  const { locale, say } = words;
  const units = [...pack.units.keys()];
  const box = (id: string, title: string, inIt: readonly number[], more: Partial<SceneHolding>) =>
    inIt.length === 0
      ? []
      : [{ id, title, ...more, counters: inIt.map((unit) => counterOf(p, unit, id, words)) }];
  const waiting = units.filter((unit) => unitAt(p, unit).at === TRACK);
  const turns = pack.file.turnTrack.slice(state.turn - 1, state.turn - 1 + TURNS_AHEAD);
  return [
    ...turns.flatMap((turn) =>
      box(
        `turn:${turn.turn}`,
        say('arriving', { turn: turn.turn, date: turn[locale] }),
        waiting.filter((unit) => typeOf(p, unit).arrival === turn.turn),
        { current: turn.turn === state.turn },
      ),
    ),
    ...SIDES.flatMap((side) => {
      const lost = units.filter((unit) => unitAt(p, unit).at === OUT && typeOf(p, unit).side === side);
      return box(`out:${side}`, say('lost', { side: say(`side.${side}`) }), lost, { small: true });
    }),
  ];
}

/** What stands on the counter: `C1` of the Japanese, `U-C1` of the Americans. */
export function labelOf(pack: Pack, unit: number): string {
  const { id, side } = pack.units[unit]!;
  return side === 'J' ? id.slice(id.indexOf('-') + 1) : id;
}

/** The name of a hex with its number; the number alone where it has none. */
export function hexNamed(pack: Pack, hex: number, { locale, say }: PictureWords): string {
  const { id, ...names } = pack.file.map.hexes[hex]!;
  const name = names[locale];
  return name === undefined ? id : say('hex.short', { id, name: printed(name, locale) });
}

/** A hex with its terrain and what is printed there. */
export function hexTitle(pack: Pack, hex: number, words: PictureWords): string {
  const { locale, say } = words;
  const { id, terrain, jungle, base, colour, source, resource, alliedSupply, chineseSupply } =
    pack.hexes[hex]!;
  const name = pack.file.map.hexes[hex]![locale];
  const notes = [
    say(`terrain.${terrain}`),
    ...(jungle ? [say('jungle')] : []),
    ...(base === undefined || colour === undefined
      ? []
      : [say('base.of', { base: say(`base.${base}`), nation: say(`nation.${colour}`) })]),
    ...(source === undefined ? [] : [say('source')]),
    ...(resource ? [say('oil')] : []),
    ...(alliedSupply || chineseSupply ? [say('hatched')] : []),
    ...(hex === pack.split ? [say('twoSeas')] : []),
  ].join(say('comma'));
  return name === undefined
    ? say('hex', { id, notes })
    : say('hex.named', { id, name: printed(name, locale), notes });
}
