/** What an impulse offers leads on: nothing after which `go` cannot come. WP-8.2.d, WP-8.2.g. */
import { expect, test } from 'vitest';
import type { Decision, Form, Picker } from '../../../../../src/referee/index.js';
import { nextSteps, Session, sampleOrder } from '../../../../../src/referee/index.js';
import { game, type Match, picker, seededChance, target } from '../../support.js';

/** Impulses looked at in each match, and targets of each. */
const IMPULSES = 5;
const TARGETS = 12;
/** More orders than any impulse takes here. */
const MOST = 60;

type Play = Session<Match['state']>;

test('WP-8.2.d WP-8.2.g whatever target, and whatever hex to send from, an impulse comes to its end', () => {
  let ended = 0;
  for (const [seed, scenario] of ['standard', '1943', 'delayed'].entries()) ended += followed(scenario, seed);
  expect(ended).toBeGreaterThan(100);
});

/** Follows impulses of a match at random; how many ends were reached. */
function followed(scenario: string, seed: number): number {
  const pick = picker(seed + 20);
  const session: Play = new Session(game, game.rules.start({ scenario, options: {} }), {
    chance: seededChance(seed),
  });
  let ended = 0;
  let impulses = 0;
  for (let given = 0; session.stop.at === 'asked' && impulses < IMPULSES; given++) {
    const [question] = session.questions;
    if (question === undefined) break;
    const [aim] = question.forms.find((form) => form.do === 'target')?.fields ?? [];
    if (aim !== undefined && given % 4 === 0) {
      impulses += 1;
      const hexes = nextSteps(aim, { do: 'target' }, []);
      for (let i = 0; i < Math.min(TARGETS, hexes.length); i++)
        ended += everyOrigin(session, hexes[pick(hexes.length)] ?? '', pick);
    }
    session.give(question.side, sampleOrder(question, pick));
  }
  return ended;
}

/** From each hex that is offered against a target: a stack, and on until the impulse is over. */
function everyOrigin(before: Play, hex: string, pick: Picker): number {
  const aimed = (): Play => {
    const state = JSON.parse(JSON.stringify(before.state)) as Match['state'];
    const play = new Session(game, state, { chance: seededChance(1) });
    expect([hex, play.give(asked(play).side, target(hex))]).toEqual([hex, undefined]);
    return play;
  };
  const question = asked(aimed());
  const send = question.forms.find((form) => form.do === 'send');
  const [from] = send?.fields ?? [];
  const origins = from === undefined ? [] : nextSteps(from, { do: 'send' }, []);
  const frees = question.forms.some(({ do: word, fields: [field] }) =>
    word === 'free' && field !== undefined ? nextSteps(field, { do: 'free' }, []).length > 0 : false,
  );
  expect(origins.length > 0 || frees, `nothing can be sent to ${hex}`).toBe(true);
  for (const origin of origins) {
    const play = aimed();
    const order = sampleOrder(onlyFrom(asked(play), origin), pick);
    expect(order, `no stack goes from ${origin} to ${hex}`).toBeDefined();
    expect([order, play.give(asked(play).side, order)]).toEqual([order, undefined]);
    finish(play, pick);
  }
  return origins.length;
}

/** Goes on at random until `go` is accepted. */
function finish(play: Play, pick: Picker): void {
  for (let given = 0; given < MOST; given++) {
    const question = asked(play);
    if (play.give(question.side, { do: 'go' }) === undefined) return;
    const order = sampleOrder(question, pick);
    expect(order, `nothing is legal behind ${JSON.stringify(question.about)}`).toBeDefined();
    play.give(question.side, order);
  }
  throw new Error('the impulse does not end');
}

function asked({ questions: [question] }: Play): Decision {
  if (question === undefined) throw new Error('nobody is asked');
  return question;
}

/** The question with one origin alone. */
function onlyFrom(question: Decision, origin: string): Decision {
  const narrowed = (form: Form): Form => ({
    do: form.do,
    fields: form.fields.map((field, i) =>
      i === 0 ? { ...field, walk: { ...field.walk, candidates: () => [origin] } } : field,
    ),
  });
  return { ...question, forms: question.forms.filter((form) => form.do === 'send').map(narrowed) };
}
