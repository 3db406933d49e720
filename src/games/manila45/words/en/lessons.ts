/** The game in two minutes and the guided first turn, in English. */
import type { MessagesOf } from '../../../shared/index.js';
import type { LessonMessages } from '../../lessons/messages.js';

export const lessonsEn: MessagesOf<LessonMessages> = {
  short: 'Manila ’45',
  pitch: 'Three US divisions clear Manila of its garrison, building by building.',
  'goal.US': 'Leave no Japanese unit on the map when turn 10 ends.',
  'goal.JP': 'Have at least one unit on the map when turn 10 ends.',
  turn: 'Ten turns. The US side brings up replacements, moves and attacks; then the Japanese move and attack.',
  idea1:
    'Whoever steps next to an enemy may be fired at, in his own movement: look before you cross a street.',
  idea2: 'Buildings stop lines of fire until they are rubble: what cannot be seen cannot be shelled.',
  idea3: 'The garrison wins by time. One hidden unit left on the last turn is enough, so clear as you go.',
};
