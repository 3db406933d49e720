/** The thread in which pictures are drawn: bundled into a file of its own by scripts/build.mjs. */
import { answerRequests } from '../../threads/index.js';
import type { DrawRequest } from './drawing.js';
import { sceneToPng } from './png.js';

answerRequests<DrawRequest, Uint8Array>(({ map, options }) => sceneToPng(map, options));
