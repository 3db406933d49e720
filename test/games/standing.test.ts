/** Standing orders: what the forms of a side offer is taken from it. */
import { expect, test } from 'vitest';
import { checkOrder, sampleOrder } from '../../src/referee/index.js';
import { picker } from '../referee/support.js';
import { ROWS } from '../secrets/games.js';

const SENTENCES = 300;

test.each(ROWS.map(({ game }) => [game.id, game] as const))(
  'every sentence that the forms of a side offer is taken from it: %s',
  (_, game) => {
    const pick = picker(1);
    for (const side of game.sides) {
      const forms = game.standingForms(side);
      if (forms.length === 0) continue;
      const decision = { side, kind: 'standing', clause: '', public: false, forms };
      for (let i = 0; i < SENTENCES; i++) {
        const order = sampleOrder(decision, pick);
        expect(order).toBeDefined();
        expect(checkOrder(decision, game.universe, order)).toMatchObject({ ok: true });
      }
    }
  },
);
