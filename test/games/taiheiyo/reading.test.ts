import { taiheiyo } from '../../../src/games/taiheiyo/index.js';
import { effort } from '../../support/effort.js';
import { describeReading } from '../support/reading.js';

describeReading(taiheiyo, effort({ random: 8, clever: 1 }, { random: 200, clever: 5 }));
