/** The event in the making. */
import { expect, test } from 'vitest';
import { EventDraft } from '../../../src/referee/run/event-draft.js';

test('sides that are changed and changed back are as they were', () => {
  const event = new EventDraft(['RED', 'BLUE']);
  expect(event.record().seatsChanged).toBe(false);
  event.changeSeats();
  expect(event.record().seatsChanged).toBe(true);
  event.changeSeats();
  expect(event.record().seatsChanged).toBe(false);
});

test('what is told reaches the side it is for, and nobody where there is no such side', () => {
  const event = new EventDraft(['RED', 'BLUE']);
  event.tell('RED', { key: 'drawn', n: 1 });
  event.tell('GREEN', { key: 'drawn', n: 2 });
  expect(event.record().told).toEqual({ RED: [{ key: 'drawn', n: 1 }], BLUE: [] });
});

test('an answer of another side is told from one of the same, one among several too', () => {
  const event = new EventDraft(['RED', 'BLUE']);
  const answer = (side: string) => event.addAnswer({ side, order: { do: 'end' }, by: 'given' }, null);
  answer('RED');
  expect([event.isFreshByAnother('RED'), event.isFreshByAnother('BLUE')]).toEqual([false, true]);
  answer('BLUE');
  expect([event.isFreshByAnother('RED'), event.isFreshByAnother('BLUE')]).toEqual([true, true]);
});
