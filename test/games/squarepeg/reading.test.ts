import { squarepeg } from '../../../src/games/squarepeg/index.js';
import { describeReading } from '../support/reading.js';

describeReading(squarepeg, { random: 200, clever: 5 });
