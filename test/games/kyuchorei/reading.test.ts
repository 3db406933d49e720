import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { describeReading } from '../support/reading.js';

describeReading(kyuchorei, { random: 200, clever: 5 });
