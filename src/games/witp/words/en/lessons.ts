/** The game in two minutes and the guided first turn, in English. */
import type { MessagesOf } from '../../../shared/index.js';
import type { LessonMessages } from '../../lessons/messages.js';

export const lessonsEn: MessagesOf<LessonMessages> = {
  short: 'War in the Pacific',
  pitch: 'The Pacific war in sixteen seasons, moved by depots, resource points and fleets that carry armies.',
  'goal.J': 'Keep the Allies from winning until the last turn ends.',
  'goal.A':
    'Before the last turn ends, land in the Japanese home sources with a depot on Iwo Jima or Okinawa, drive Japan’s armies back to them and to the bases in China, or drop the bomb.',
  turn: 'A turn is a season: events, resource points, depots, supply, operations impulse by impulse, then redeployment.',
  idea1: 'Nothing goes where no depot reaches: the next base is chosen a season ahead.',
  idea2:
    'Both sides act in turn, one impulse at a time, and pay for each with resource points: who has none left watches.',
  idea3:
    'An assault over water needs the sea first: where enemy fleets lie, the battle at sea comes before the landing.',
};
