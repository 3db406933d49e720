/** The position in words, good enough to play from; what a side leaves undone. */
import type { Aim, Decision, HandCard, Paragraph, Unused, View } from '../../../referee/index.js';
import { printed } from '../../shared/index.js';
import { NONE, type Pack, SIDES, type SideId, unitId } from '../components/pack.js';
import { basesOfJ } from '../rules/turn/turn.js';
import { unconfined } from '../rules/victory.js';
import { bodyOf, situationIn } from '../state/position.js';
import { isOnMap, OUT, type Position, phaseOf, TRACK, typeOf, unitAt } from '../state/state.js';
import { surveyOf } from '../state/survey.js';
import type { PictureWords } from '../words/index.js';
import { hexNamed, labelOf, strengthsOf, unitText } from './counters.js';

/** What the cards say, by card and side: `1942-03.J`. */
export type CardTexts = { readonly [key: string]: string };

/** Situation, both sides hex by hex. */
export function describePosition(
  pack: Pack,
  view: View,
  words: PictureWords,
  cards: CardTexts,
): readonly Paragraph[] {
  const p: Position = { pack, state: situationIn(pack, view) };
  const { say } = words;
  return [
    { title: say('situation'), lines: situationLines(p, view, words, cards) },
    ...SIDES.map((side) => ({ title: say(`side.${side}`), lines: sideLines(p, side, words) })),
  ];
}

/** Turn and phase as one line. */
export function nowLine({ pack, state }: Position, { locale, say }: PictureWords): string {
  const turn = say('turn', { n: state.turn, date: pack.file.turnTrack[state.turn - 1]![locale] });
  return say('now', { turn, phase: say(`phase.${phaseOf(state)}`) });
}

/** One line a side: how many units are on the map, how many of them damaged. */
export function countLines(p: Position, { say }: PictureWords): string[] {
  return SIDES.map((side) => {
    const units = p.pack.army[side].filter((unit) => isOnMap(unitAt(p, unit)));
    const damaged = units.filter((unit) => unitAt(p, unit).damaged).length;
    return say('counted', { side: say(`side.${side}`), n: units.length, damaged });
  });
}

function situationLines(p: Position, view: View, words: PictureWords, cards: CardTexts): string[] {
  const { pack, state } = p;
  const { say } = words;
  const body = bodyOf(view);
  const names = (hexes: readonly number[]) =>
    hexes.map((hex) => hexNamed(pack, hex, words)).join(say('comma'));
  const effects = state.effects
    .filter(({ card, owner }) => eventOf(pack, card, owner, cards) !== undefined)
    .map(({ card, owner }) => cardLine(pack, card, owner, words, cards));
  const hand = (body.hand ?? []).map((id) => pack.cardIndexes.get(id)).filter((card) => card !== undefined);
  const owner = view.viewer === 'A' ? 'A' : 'J';
  return [
    nowLine(p, words),
    ...SIDES.map((side) =>
      say('resources', { side: say(`side.${side}`), trp: state.trp[side], rp: state.rp[side] }),
    ),
    ...(state.initiative === '=' ? [say('even')] : [say('first', { side: say(`side.${state.initiative}`) })]),
    say('cardLine', { j: body.sizes.J, a: body.sizes.A, deck: body.deckSize }),
    ...hand.map((card) => say('hand', { cards: cardLine(pack, card, owner, words, cards) })),
    ...effects.map((card) => say('inForce', { cards: card })),
    ...SIDES.map((side) =>
      say('depots', { side: say(`side.${side}`), hexes: names(state.depots[side]) || say('none') }),
    ),
    ...(state.cc.length === 0 ? [] : [say('fighting', { hexes: names(state.cc) })]),
    ...(state.surrendered ? [say('surrendered')] : []),
    ...(state.scenario === 'delayed' && !state.usEntered ? [say('neutral')] : []),
    say('figures', figuresIn(pack)),
  ];
}

/** What a full unit of each type counts. */
function figuresIn({ file }: Pack): { readonly [type in 'CV' | 'N' | 'L' | 'A']: number } {
  const of = (type: string) => file.unitTypes.find(({ id }) => id === type)?.front.strength ?? 0;
  return { CV: of('CV'), N: of('N'), L: of('L'), A: file.tables.combat.airSupport };
}

function cardLine(pack: Pack, card: number, side: SideId, words: PictureWords, cards: CardTexts): string {
  const name = printed(pack.file.cards[card]![words.locale], words.locale);
  const text = cardText(pack, card, side, words, cards);
  return words.say('card', { id: pack.cards[card]!.id, name, text });
}

/** What a card is to the side that holds it; some have an event for the other side alone (WP-4.2.e). */
export function cardText(
  pack: Pack,
  card: number,
  side: SideId,
  { say }: PictureWords,
  cards: CardTexts,
): string {
  return eventOf(pack, card, side, cards) ?? say('card.nothing');
}

function eventOf(pack: Pack, card: number, side: SideId, cards: CardTexts): string | undefined {
  const { id, forced } = pack.cards[card]!;
  return cards[`${id}.${forced ? 'both' : side}`];
}

/** A side's units by hex, in the order of the numbers, then those to come and those lost. */
function sideLines(p: Position, side: SideId, words: PictureWords): string[] {
  const { pack } = p;
  const { locale, say } = words;
  const list = (units: readonly number[]) => units.map((unit) => unitText(p, unit, words)).join(say('comma'));
  const at = (hex: number) => pack.army[side].filter((unit) => unitAt(p, unit).at === hex);
  const hexes = [...pack.hexes.keys()].filter((hex) => at(hex).length > 0);
  const lost = at(OUT);
  const arrivals = pack.file.turnTrack.flatMap((turn) => {
    const units = at(TRACK).filter((unit) => typeOf(p, unit).arrival === turn.turn);
    return units.length === 0
      ? []
      : [say('arrivals', { turn: turn.turn, date: turn[locale], units: list(units) })];
  });
  return [
    ...hexes.map((hex) => {
      const there = { hex: hexNamed(pack, hex, words), units: list(at(hex)) };
      const [, second] = at(hex);
      return second === undefined
        ? say('there', there)
        : say('there.several', { ...there, strengths: strengthsOf(p, at(hex), words) });
    }),
    ...arrivals,
    ...(lost.length === 0 ? [] : [say('lost.list', { units: list(lost) })]),
  ];
}

/** What passing leaves: fleets that will be removed (WP-10.2.e), RP that will be lost. */
export function unusedUnits(
  pack: Pack,
  view: View,
  { side }: Decision,
  words: PictureWords,
): readonly Unused[] {
  const p: Position = { pack, state: situationIn(pack, view) };
  if (side !== 'J' && side !== 'A') return [];
  const phase = phaseOf(p.state);
  if (phase === 'movement' || phase === 'rebuild') {
    const n = p.state.rp[side];
    return n === 0 ? [] : [{ unit: null, text: words.say('rpLeft', { n }) }];
  }
  return phase === 'redeployFleets' ? [...strandedFleets(p, side, words)] : [];
}

/** Fleets that are not at a port or source of their own (WP-10.2.a). */
function strandedFleets(p: Position, side: SideId, words: PictureWords): readonly Unused[] {
  const { pack } = p;
  const { control } = surveyOf(p);
  const isHome = (hex: number) =>
    control[hex] === side && (pack.hexes[hex]!.base === 'port' || pack.hexes[hex]!.source !== undefined);
  const fleets = pack.army[side].filter((unit) => {
    const { at } = unitAt(p, unit);
    return typeOf(p, unit).fleet && at >= 0 && !isHome(at);
  });
  return fleets.map((unit) => ({
    unit: unitId(pack, unit),
    text: words.say('unit.noted', {
      label: labelOf(pack, unit),
      notes: hexNamed(pack, unitAt(p, unit).at, words),
    }),
  }));
}

/** What each does for the side that holds it, or for both. */
export function handOf(pack: Pack, view: View, words: PictureWords, texts: CardTexts): readonly HandCard[] {
  const side = view.viewer === 'A' ? 'A' : 'J';
  return (bodyOf(view).hand ?? []).flatMap((id) => {
    const card = pack.cardIndexes.get(id);
    if (card === undefined) return [];
    const title = printed(pack.file.cards[card]![words.locale], words.locale);
    return [{ id, faces: [{ id, title, text: cardText(pack, card, side, words, texts) }] }];
  });
}

/** Japanese land units outside China and Japan; in the shortened game the bases that Japan controls. */
export function aimOf(pack: Pack, view: View): Aim {
  const p: Position = { pack, state: situationIn(pack, view) };
  const { turn, lastTurn: last, bid } = p.state;
  const turns = pack.file.turnTrack.slice(0, last).map(({ turn: n }) => ({ n, night: false }));
  return bid === NONE
    ? {
        what: { key: 'aim.what' },
        until: { key: 'aim.until', turn: last },
        score: `${unconfined(p).length}`,
        clause: 'WP-3.2.a',
        decides: ['confined', 'heldOut'],
        turns,
        turn,
      }
    : {
        what: { key: 'aim.what.bid' },
        until: { key: 'aim.until.bid', turn: last, n: bid },
        score: `${basesOfJ(p)}/${bid}`,
        clause: 'WP-13.2.c',
        decides: ['bidMet', 'bidMissed'],
        turns,
        turn,
      };
}

/** How many units each side has lost. */
export function lossesIn(pack: Pack, view: View): { readonly [side: string]: number } {
  const state = situationIn(pack, view);
  const lost = (unit: number) => state.units[unit]!.at === OUT;
  return { J: pack.army.J.filter(lost).length, A: pack.army.A.filter(lost).length };
}
