/** All that matches of Manila ’45 say, in both languages. */

import { effort } from '../../support/effort.js';
import { describeReading } from '../support/reading.js';
import { game } from './support.js';

describeReading(game, effort({ random: 1, clever: 1 }, { random: 3, clever: 1 }));
