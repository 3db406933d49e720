/** Which Nodes run Denrei, and where `npm ci` puts a newer one when this machine's is too old. */
import { fileURLToPath } from 'node:url';

export const OLDEST = [22, 12];

export const BINARY = process.platform === 'win32' ? 'node.exe' : 'node';

/** The Node that scripts/ready.mjs fetched; it may not be there. */
export const BROUGHT = fileURLToPath(
  new URL(`../node_modules/.denrei/node-${process.platform}-${process.arch}/bin/${BINARY}`, import.meta.url),
);

/** Whether this version of Node runs Denrei. */
export function isFit(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
