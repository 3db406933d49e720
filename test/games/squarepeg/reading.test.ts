import { squarepeg } from '../../../src/games/squarepeg/index.js';
import { effort } from '../../support/effort.js';
import { describeReading } from '../support/reading.js';

describeReading(squarepeg, effort({ random: 10, clever: 1 }, { random: 200, clever: 5 }));
