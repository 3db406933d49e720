/**
 * What the practice opponent imagines when it looks ahead: nothing that its own view does not show, and the
 * very question.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import {
  type BaseState,
  type Decision,
  type Game,
  initialOptions,
  type Json,
  type Question,
  Session,
  type Side,
  sampleOrder,
  type View,
} from '../../src/referee/index.js';
import { picker, seededChance } from '../referee/support.js';

/** Orders of a match at random that are looked at; more where few questions of a game can be put again. */
const ORDERS = 150;
const MOST_ORDERS = 600;
const FEWEST = 20;

/** The questions of matches at random, one after the other, with what their viewers see. */
function* moments(
  game: Game,
  seed: number,
): Generator<{
  readonly question: Question;
  readonly view: View;
  readonly state: BaseState;
  readonly given: number;
}> {
  const pick = picker(seed);
  let session = sessionOf(game, seed);
  for (let given = 0; given < MOST_ORDERS; given++) {
    if (session.stop.at !== 'asked') session = sessionOf(game, seed + given);
    const [question] = session.questions;
    if (question === undefined) return;
    yield { question, view: game.position.view(session.state, question.side), state: session.state, given };
    session.give(question.side, sampleOrder(question, pick));
  }
}

function sessionOf(game: Game, seed: number): Session {
  const scenario = game.scenarios[0]?.id ?? '';
  const state = game.rules.start({ scenario, options: initialOptions(game, scenario) });
  const standing = (_side: Side, decision: Decision, view: View) => game.standing.answer([], view, decision);
  return new Session(game, state, { chance: seededChance(seed), standing });
}

/** Where a match goes on after an operation is no secret: everything else must be as it was. */
function withoutPhase({ body }: View): { readonly [name: string]: Json } {
  const { phase: _, second: __, ...rest } = body as { readonly [name: string]: Json };
  return rest;
}

describe.each(games().map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('what is imagined looks to its owner as the match does, whatever is drawn for what he cannot see', () => {
    let seen = 0;
    for (const { question, view, given } of moments(game, 3)) {
      if (given >= ORDERS && seen > FEWEST) break;
      const imagined = game.opponent.foresight?.imagine(structuredClone(view), question.kind, picker(seen));
      if (imagined === undefined) continue;
      seen += 1;
      expect(withoutPhase(game.position.view(imagined, question.side))).toEqual(withoutPhase(view));
    }
    expect(seen).toBeGreaterThan(FEWEST);
  });

  test('the imagined match asks the same question with the same legal orders', () => {
    let seen = 0;
    for (const { question, view, given } of moments(game, 5)) {
      if (given >= ORDERS && seen > FEWEST) break;
      const imagined = game.opponent.foresight?.imagine(view, question.kind, picker(seen));
      if (imagined === undefined) continue;
      const again = new Session(game, imagined, { chance: seededChance(seen) }).questions[0];
      // Another question may come first (a window, a stolen operation): then nobody looks ahead.
      if (again?.kind !== question.kind || again.side !== question.side) continue;
      seen += 1;
      expect(sampleOrder(again, picker(seen))).toEqual(sampleOrder(question, picker(seen)));
    }
    expect(seen).toBeGreaterThan(FEWEST);
  });
});

test('the hidden hand and the deck are dealt from all cards that are not seen, and differ from draw to draw', () => {
  const game = games().find(({ id }) => id === 'taiheiyo');
  if (game?.opponent.foresight === undefined) throw new Error('it has no foresight');
  for (const { question, view, state } of moments(game, 3)) {
    if (question.kind !== 'operation') continue;
    const dealt = Array.from({ length: 8 }, (_, i) =>
      cardsOf(game.opponent.foresight?.imagine(view, question.kind, picker(i))),
    );
    expect(new Set(dealt.map(({ hands }) => JSON.stringify(hands))).size).toBeGreaterThan(1);
    const all = (cards: Cards) => [...cards.hands.J, ...cards.hands.A, ...cards.deck].sort((a, b) => a - b);
    for (const cards of dealt) expect(all(cards)).toEqual(all(cardsOf(state)));
    return;
  }
  throw new Error('no operation was asked for');
});

interface Cards {
  readonly hands: { readonly J: readonly number[]; readonly A: readonly number[] };
  readonly deck: readonly number[];
}

function cardsOf(state: BaseState | undefined): Cards {
  return state as unknown as Cards;
}
