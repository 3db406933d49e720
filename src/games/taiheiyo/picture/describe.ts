/** The position in words, good enough to play from. */
import type { Aim, Decision, HandCard, Locale, Paragraph, Unused, View } from '../../../referee/index.js';
import { OUT, type Pack, type PackEvent, type SideId } from '../components/pack.js';
import { forbidsRedeploying } from '../rules/supply/returns.js';
import { type Body, bodyOf, situationIn } from '../state/position.js';
import { isFaceUp, pointAt, type TsState, unitAt } from '../state/state.js';
import type { PictureWords } from '../words/index.js';
import { pointWithin } from './counters.js';

/** Situation, points with what stands there, the boxes of the turn track. */
export function describePosition(pack: Pack, view: View, words: PictureWords): readonly Paragraph[] {
  const state = situationIn(pack, view);
  const { say } = words;
  const boxes = boxLines(pack, state, words);
  const there = unitsByPoint(pack, state);
  return [
    { title: say('situation'), lines: situationLines(pack, state, bodyOf(view), words) },
    {
      title: say('points'),
      lines: [...pack.points.keys()].map((point) => pointLine(pack, state, point, words, there)),
    },
    ...(boxes.length === 0 ? [] : [{ title: say('boxes'), lines: boxes }]),
  ];
}

/** Turn and score as one line. */
export function nowLine(pack: Pack, state: TsState, { locale, say }: PictureWords): string {
  const { score } = state;
  const turn = say('turn', { n: state.turn, label: pack.file.turns[state.turn]?.label[locale] ?? '' });
  return say('now', {
    turn,
    score: score === 0 ? say('score.even') : say(score > 0 ? 'score.J' : 'score.A', { n: Math.abs(score) }),
  });
}

function situationLines(pack: Pack, state: TsState, body: Body, words: PictureWords): string[] {
  const { say } = words;
  const list = (names: readonly string[]) => names.join(say('comma'));
  const { sizes, deck, hand, discards, spent } = body;
  const { battle } = state;
  return [
    nowLine(pack, state, words),
    say('cards', { j: sizes.J, a: sizes.A, deck, discards: list(discards) || say('discards.none') }),
    ...(hand === undefined
      ? []
      : [say('hand', { cards: list(hand.map((id) => cardLine(pack, id, words))) || say('hand.none') })]),
    ...(spent.length === 0 ? [] : [say('spent', { events: list(spent) })]),
    say(state.shift ? 'shift.open' : 'shift.closed'),
    ...(battle === undefined
      ? []
      : [
          say('fighting', {
            at: pointWithin(pack, battle.at, words),
            attacker: say(`side.${battle.attacker}`),
            round: battle.round,
            left: battle.left,
          }),
        ]),
  ];
}

function cardLine(pack: Pack, id: string, { locale, say }: PictureWords): string {
  const card = pack.cards.find((c) => c.id === id);
  return card === undefined
    ? id
    : say('card', { id, mine: card.J.title[locale], other: card.A.title[locale] });
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
  words: PictureWords,
  there = unitsByPoint(pack, state),
): string {
  const names = there[point]!.map((unit) => unitLine(pack, state, unit, words));
  const title = pointTitle(pack, state, point, words);
  return names.length === 0
    ? title
    : words.say('told', { name: title, what: names.join(words.say('comma')) });
}

export function pointTitle(pack: Pack, state: TsState, point: number, { locale, say }: PictureWords): string {
  const { port, vp } = pack.points[point]!;
  const { held, control } = pointAt(state, point);
  const notes = [
    port ? say('port', { vp }) : say('base'),
    say(`controlledBy.${control ?? 'nobody'}`),
    ...(held === null ? [] : [say(`holds.${held}`)]),
    ...(state.fleetTrain === point ? [say('fleetTrain')] : []),
  ];
  return say('noted', { name: pack.file.map.points[point]!.name[locale], notes: notes.join(say('comma')) });
}

function unitLine(pack: Pack, state: TsState, unit: number, { locale, say }: PictureWords): string {
  const name = pack.file.units[unit]!.name[locale];
  return isFaceUp(state, unit) ? name : say('noted', { name, notes: say('faceDown') });
}

function boxLines(pack: Pack, state: TsState, { locale, say }: PictureWords): string[] {
  return pack.file.turns.flatMap(({ turn }) => {
    const units = [...pack.units.keys()].filter((unit) => unitAt(state, unit).box === turn && turn > 0);
    const names = units.map((unit) => {
      const name = pack.file.units[unit]!.name[locale];
      return unitAt(state, unit).damaged ? say('noted', { name, notes: say('repair') }) : name;
    });
    return names.length === 0
      ? []
      : [say('told', { name: say('boxOf', { n: turn }), what: names.join(say('comma')) })];
  });
}

/** What the asked side leaves unused if it passes now. */
export function unusedUnits(
  pack: Pack,
  view: View,
  decision: Decision,
  { locale }: PictureWords,
): readonly Unused[] {
  return idleIn(pack, view, decision).map((unit) => ({
    unit: pack.units[unit]!.id,
    text: pack.file.units[unit]!.name[locale],
  }));
}

/** Ships that are ready and air units that could go elsewhere: what an operation may do without a card. */
function idleIn(pack: Pack, view: View, decision: Decision): readonly number[] {
  if (decision.kind !== 'passOrOperate') return [];
  const state = situationIn(pack, view);
  const side: SideId = decision.side === 'J' ? 'J' : 'A';
  return pack.army[side].filter((unit) => {
    if (unitAt(state, unit).at === OUT) return false;
    return pack.units[unit]!.ship
      ? isFaceUp(state, unit)
      : forbidsRedeploying(pack, state, side, unit) === undefined;
  });
}

/** Who leads and by how much, and what decides at the end of the turn that is judged next. */
export function aimOf(pack: Pack, view: View): Aim {
  const { turn, score } = situationIn(pack, view);
  const { turn4, turn5 } = pack.file.victory;
  const isLast = turn === pack.lastTurn;
  return {
    what: { key: score === 0 ? 'aim.even' : `aim.lead.${score > 0 ? 'J' : 'A'}` },
    until: isLast
      ? { key: 'aim.until.last', turn: pack.lastTurn, a: turn5.alliedWinAt }
      : { key: 'aim.until', turn: pack.lastTurn - 1, j: turn4.japaneseWinAt, a: turn4.alliedWinAt },
    score: `${Math.abs(score)}`,
    clause: isLast ? 'TS-4.1.c' : 'TS-4.1.b',
    decides: ['points'],
    turns: pack.file.turns.map(({ turn: n }) => ({ n, night: false })),
    turn,
  };
}

/** How many units each side has lost. */
export function lossesIn(pack: Pack, view: View): { readonly [side: string]: number } {
  const state = situationIn(pack, view);
  const lost = (unit: number) => unitAt(state, unit).at === OUT && unitAt(state, unit).box === 0;
  return { J: pack.army.J.filter(lost).length, A: pack.army.A.filter(lost).length };
}

/** What a clause says in a language. */
type ClauseText = (id: string, locale: Locale) => string;

/** The reader's own event first, then the other side's, which he gives away with the card. */
export function handOf(pack: Pack, view: View, locale: Locale, clauseText: ClauseText): readonly HandCard[] {
  const side = view.viewer === 'A' ? 'A' : 'J';
  const face = (event: PackEvent, mine: boolean) => ({
    id: mine ? event.no : null,
    title: event.title[locale],
    text: clauseText(`TS-C${event.no}.a`, locale),
  });
  return (bodyOf(view).hand ?? []).flatMap((id) => {
    const card = pack.cards.find((one) => one.id === id);
    if (card === undefined) return [];
    const [own, other] = side === 'J' ? [card.J, card.A] : [card.A, card.J];
    return [{ id, faces: [face(own, true), face(other, false)] }];
  });
}
