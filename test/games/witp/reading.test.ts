/** All that matches of War in the Pacific say, in both languages. */
import { describeReading } from '../support/reading.js';
import { game } from './support.js';

describeReading(game, { random: 4, clever: 2 });
