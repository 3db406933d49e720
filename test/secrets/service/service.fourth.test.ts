import { describeShare } from './shares.js';

describeShare(3);
