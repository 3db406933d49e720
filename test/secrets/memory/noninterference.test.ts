import { describeHalf } from './noninterference.js';

describeHalf(0);
