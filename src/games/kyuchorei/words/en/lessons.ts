/** The game in two minutes and the guided first turn, in English. */
import type { MessagesOf } from '../../../shared/index.js';
import type { LessonMessages } from '../../lessons/messages.js';

export const lessonsEn: MessagesOf<LessonMessages> = {
  short: 'Kyuchorei',
  pitch: 'A Japanese division storms a pass with six forts: three turns of night, five of day.',
  'goal.JP': 'Clear all six forts: when turn 8 ends, no Russian may hold one.',
  'goal.RU':
    'Hold at least one of the six forts until turn 8 ends, or bring a unit into a Japanese brigade headquarters.',
  turn: 'Eight turns, the Japanese first in each. A side has two phases: first the whole army moves or the whole army fires; then it fights hand to hand or, by day, rallies.',
  idea1:
    'By night a unit moves one hex, by day two, and the enemy’s zone of control stops it: distance costs turns.',
  idea2:
    'A hit disorders; a second hit forces back; a unit that cannot fall back is gone. So close the way out before you strike.',
  idea3:
    'Fire needs numbers: add up the attackers’ values, divide by the defence of the hex, and roll that or less.',
};
