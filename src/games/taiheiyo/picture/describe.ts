/** The position in words, good enough to play from. */
import type { Decision, Locale, Paragraph, View } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { OUT } from '../components/pack.js';
import type { TsState } from '../state/state.js';
import { isFaceUp, pointAt, unitAt } from '../state/state.js';
import type { Body } from '../state/view.js';
import { bodyOf, situationIn } from '../state/view.js';
import type { Phrases } from './phrases.js';
import { PHRASES } from './phrases.js';

/** Situation, points with what stands there, the boxes of the turn track. */
export function describePosition(pack: Pack, view: View, locale: Locale): readonly Paragraph[] {
  const state = situationIn(pack, view);
  const say = PHRASES[locale];
  const boxes = boxLines(pack, state, locale);
  const there = unitsByPoint(pack, state);
  return [
    { title: say.situation, lines: situationLines(pack, state, bodyOf(view), locale) },
    {
      title: say.points,
      lines: [...pack.points.keys()].map((point) => pointLine(pack, state, point, locale, there)),
    },
    ...(boxes.length === 0 ? [] : [{ title: say.boxes, lines: boxes }]),
  ];
}

/** Turn and score as one line. */
export function nowLine(pack: Pack, state: TsState, locale: Locale): string {
  const say = PHRASES[locale];
  return `${say.turn(state.turn, pack.file.turns[state.turn]?.label[locale] ?? '')} · ${say.score(state.score)}`;
}

function situationLines(pack: Pack, state: TsState, body: Body, locale: Locale): string[] {
  const say = PHRASES[locale];
  const { sizes, deck, hand, discards, spent } = body;
  const { battle } = state;
  const name = (point: number) => pack.file.map.points[point]!.name[locale];
  return [
    nowLine(pack, state, locale),
    say.cards(sizes.J, sizes.A, deck, discards),
    ...(hand === undefined ? [] : [say.hand(hand.map((id) => cardLine(pack, id, locale)))]),
    ...(spent.length === 0 ? [] : [say.spent(spent)]),
    say.shift(state.shift),
    ...(battle === undefined
      ? []
      : [say.fighting(name(battle.at), say.side[battle.attacker], battle.round, battle.left)]),
  ];
}

function cardLine(pack: Pack, id: string, locale: Locale): string {
  const card = pack.cards.find((c) => c.id === id);
  return card === undefined
    ? id
    : `${id} ${card.J.title[locale]}${locale === 'ja' ? '／' : '/'}${card.A.title[locale]}`;
}

function unitsByPoint(pack: Pack, state: TsState): readonly (readonly number[])[] {
  const there: number[][] = pack.points.map(() => []);
  for (const [unit, { at }] of state.units.entries()) there[at]?.push(unit);
  return there;
}

/** `Truk (port worth 1, controlled by Japan): Akagi, Kaga (face-down)`. */
export function pointLine(
  pack: Pack,
  state: TsState,
  point: number,
  locale: Locale,
  there = unitsByPoint(pack, state),
): string {
  const say = PHRASES[locale];
  const names = there[point]!.map((unit) => unitLine(pack, state, unit, locale));
  const title = pointTitle(pack, state, point, locale);
  return names.length === 0 ? title : say.told([title, say.list(names)]);
}

export function pointTitle(pack: Pack, state: TsState, point: number, locale: Locale): string {
  const say = PHRASES[locale];
  const { port, vp } = pack.points[point]!;
  const { held, control } = pointAt(state, point);
  const notes = [
    port ? say.port(vp) : say.base,
    say.controlled(say.side[control ?? 'nobody']),
    ...(held === null ? [] : [say.held[held]]),
    ...(state.fleetTrain === point ? [say.fleetTrain] : []),
  ];
  return say.noted(pack.file.map.points[point]!.name[locale], notes);
}

function unitLine(pack: Pack, state: TsState, unit: number, locale: Locale): string {
  const say: Phrases = PHRASES[locale];
  const name = pack.file.units[unit]!.name[locale];
  return isFaceUp(state, unit) ? name : say.noted(name, [say.faceDown]);
}

function boxLines(pack: Pack, state: TsState, locale: Locale): string[] {
  const say = PHRASES[locale];
  return pack.file.turns.flatMap(({ turn }) => {
    const units = [...pack.units.keys()].filter((unit) => unitAt(state, unit).box === turn && turn > 0);
    const names = units.map((unit) => {
      const name = pack.file.units[unit]!.name[locale];
      return unitAt(state, unit).damaged ? say.noted(name, [say.repair]) : name;
    });
    return names.length === 0 ? [] : [say.told([say.box(turn), say.list(names)])];
  });
}

/** What the asked side leaves unused if it passes now: face-up capital ships and cruisers on the map. */
export function unusedUnits(pack: Pack, view: View, decision: Decision, locale: Locale): readonly string[] {
  if (decision.kind !== 'passOrOperate') return [];
  const state = situationIn(pack, view);
  const side: SideId = decision.side === 'J' ? 'J' : 'A';
  const ships = pack.army[side].filter(
    (unit) => pack.units[unit]!.ship && unitAt(state, unit).at !== OUT && isFaceUp(state, unit),
  );
  return ships.length === 0
    ? []
    : [PHRASES[locale].unused(ships.map((unit) => pack.file.units[unit]!.name[locale]))];
}
