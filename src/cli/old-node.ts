/**
 * What is said on a Node that is too old: on one the database's native part would end the process without a
 * word.
 */
import manifest from '../../package.json' with { type: 'json' };

/** Why the product does not run on this version of Node; undefined where it does. */
export function refusedNode(version: string): string | undefined {
  const needed = manifest.engines.node.replace('>=', '');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest = 0, least = 0] = needed.split('.').map(Number);
  if (major > oldest || (major === oldest && minor >= least)) return undefined;
  return `denrei: Denrei needs Node ${needed} or newer (24 is best): this is ${version} [old-node]`;
}
