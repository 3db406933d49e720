/** The game in two minutes and the guided first turn, in English. */
import type { MessagesOf } from '../../../shared/index.js';
import type { LessonMessages } from '../../lessons/messages.js';

export const lessonsEn: MessagesOf<LessonMessages> = {
  short: 'Taiheiyo Senshi',
  pitch: 'The whole Pacific on one sheet: fleets, ports and a hand of cards, from Pearl Harbor to 1944.',
  'goal.J': 'Be 5 points ahead when turn 4 ends; otherwise keep the Allies below +5 until turn 5 ends.',
  'goal.A': 'Be 1 point ahead when turn 4 ends or 5 when turn 5 ends, or capture Japan at any time.',
  turn: 'At most five turns after the strikes of turn 0. Units and cards come in, then both sides try for the initiative and carry out operations, again and again; at the end fleets come home and the held ports and bases count.',
  idea1:
    'Points are counted once a turn, for ports and for the majority of bases: an operation is worth what it still holds then.',
  idea2: 'A card is an event or a better chance for the initiative, never both: each use is a choice.',
  idea3: 'Carriers strike before guns speak. Who finds the enemy without air cover has half won the battle.',
};
