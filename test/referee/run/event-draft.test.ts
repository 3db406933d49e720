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
