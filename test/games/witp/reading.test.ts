/** All that matches of War in the Pacific say, in both languages. */

import { effort } from '../../support/effort.js';
import { describeReading } from '../support/reading.js';
import { game } from './support.js';

describeReading(game, effort({ random: 1, clever: 0 }, { random: 4, clever: 2 }));
