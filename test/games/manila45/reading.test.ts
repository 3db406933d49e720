/** All that matches of Manila ’45 say, in both languages. */
import { describeReading } from '../support/reading.js';
import { game } from './support.js';

describeReading(game, { random: 3, clever: 1 });
