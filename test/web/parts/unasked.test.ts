/** What is not asked because there is no choice, what one press takes together, and the way back past it. */
import { describe, expect, test } from 'vitest';
import { makeNarrators } from '../../../src/telling/narrator.js';
import { askingModel } from '../../../src/web/parts/asking.js';
import { askingOf, choiceBefore, goOn } from '../../../src/web/parts/options.js';
import { begin, game, type Match, match, TRUK, target } from '../../games/witp/support.js';

/** A stack that is sent to Leyte, with what stands at Palau. */
function sending(units: string): Match {
  const points = { trp: { J: 20, A: 20 }, rp: { J: 20, A: 20 } };
  const where = { ...TRUK, '0707': units };
  const m = match(5, 'movement', where, { ...points, ...begin('impulse', { side: 'J' }) });
  m.session.give('J', target('0607'));
  return m;
}

function asked(m: Match, query: string) {
  const { question } = m;
  const form = question.forms.find((one) => one.do === 'send');
  if (form === undefined) throw new Error('nothing can be sent');
  return goOn(form, question, game.rules.universe, new URLSearchParams(query));
}

describe('a question with one answer', () => {
  test('is passed: who goes, what carries what', () => {
    const { field, so } = asked(sending('J-N1'), 'do=send');
    expect(so).toEqual({ do: 'send', from: '0707', units: ['J-N1'], cargo: [] });
    expect(field?.name).toBe('path');
    const laden = asked(sending('J-L1 J-N1'), 'do=send&from=0707&units=J-L1&units=J-N1&given=units');
    expect(laden.so).toMatchObject({ cargo: ['J-L1', 'J-N1'] });
    expect(laden.field?.name).toBe('path');
  });

  test('is asked where there is a choice of ships', () => {
    const m = sending('J-L1 J-N1 J-N2');
    const { field, steps } = asked(m, 'do=send&from=0707&units=J-L1&units=J-N1&units=J-N2&given=units');
    expect([field?.name, steps]).toEqual(['cargo', ['J-L1']]);
  });

  test('does not hold up the way back', () => {
    const m = sending('J-L1 J-N1');
    const query = new URLSearchParams(
      'do=send&from=0707&units=J-L1&units=J-N1&given=units&cargo=J-L1&cargo=J-N1&given=cargo',
    );
    const here = asked(m, String(query));
    expect(here.field?.name).toBe('path');
    const before = choiceBefore(here, m.question, game.rules.universe, query);
    expect(asked(m, String(before)).field?.name).toBe('units');
  });
});

describe('all units at once', () => {
  const everything = (m: Match) => {
    const { question, state } = m;
    const progress = asked(m, 'do=send&from=0707');
    const { field } = progress;
    const asking = askingOf(progress);
    if (field?.name !== 'units' || asking === undefined) throw new Error('nobody is asked who goes');
    const map = {
      ground: game.picture.ground('en'),
      scene: game.picture.scene(game.position.view(state, 'J'), 'en', []),
    };
    const builder = {
      game,
      narrator: makeNarrators()(game, 'en'),
      map,
      question,
      address: '',
      prefix: '',
    } as const;
    return askingModel(builder, { ...progress, field }, asking).more ?? [];
  };

  test('are one press, which leads on', () => {
    const m = sending('J-N1 J-N2 J-C1');
    const [all] = everything(m);
    expect(all?.text).toBe('All 3, continue');
    expect(asked(m, all?.href.slice(1) ?? '').so.units).toEqual(['J-C1', 'J-N1', 'J-N2']);
  });

  test('are not offered where they cannot go together', () => {
    expect(everything(sending('J-L1 J-L2 J-N1'))).toEqual([]);
  });
});
