import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { effort } from '../../support/effort.js';
import { describeReading } from '../support/reading.js';

describeReading(kyuchorei, effort({ random: 10, clever: 1 }, { random: 200, clever: 5 }));
