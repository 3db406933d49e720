import { taiheiyo } from '../../../src/games/taiheiyo/index.js';
import { describeReading } from '../support/reading.js';

describeReading(taiheiyo, { random: 200, clever: 5 });
