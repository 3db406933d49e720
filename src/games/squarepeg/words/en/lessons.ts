/** The game in two minutes and the guided first turn, in English. */
import type { MessagesOf } from '../../../shared/index.js';
import type { LessonMessages } from '../../lessons/messages.js';

export const lessonsEn: MessagesOf<LessonMessages> = {
  short: 'Square Peg',
  pitch: 'New Zealanders with Valentine tanks hunt a small hidden garrison on a coral ring.',
  'goal.NZ': 'Remove all four Japanese units, or bring a unit into the Mission, before turn 6 ends.',
  'goal.JP': 'Still have a unit when turn 6 ends, with no New Zealander in the Mission.',
  turn: 'Six turns, New Zealand first in each. A side recovers, moves its units one after the other, and then attacks.',
  idea1:
    'Units move as far as they like, but every hex adds to the risk of fatigue, and a tired unit fights badly.',
  idea2:
    'Nobody knows how strong a Japanese unit is until it is attacked: then a die decides, and it may be nothing at all.',
  idea3:
    'Whoever comes next to an enemy stops there and cannot move again: choose the hex from which you attack.',
};
