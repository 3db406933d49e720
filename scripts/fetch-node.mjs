/**
 * Fetches a Node from the npm registry, checked against the integrity in nodes.json. Written for Node 20: a
 * machine that needs this runs an old one.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { integrity } = JSON.parse(readFileSync(new URL('nodes.json', import.meta.url), 'utf8'));

/** The npm package with the Node of this platform. */
function packageOf(version) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${platform}-${process.arch}@${version}`;
}

/** Whether npm has this Node for this platform. */
export const isOffered = (version) => integrity[packageOf(version)] !== undefined;

/**
 * Unpacks Node `version` of this platform into `folder`, which must not exist; the binary is then in
 * `folder/bin`. Throws where npm has none, the registry does not answer, or what it sends is something else;
 * nothing is left behind then.
 */
export function fetchNode(version, folder) {
  const name = packageOf(version);
  if (!isOffered(version)) throw new Error(`there is no ${name} in scripts/nodes.json`);
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(join(dirname(folder), 'draft-'));
  try {
    const packed = must('npm', ['pack', '--silent', '--pack-destination', draft, name])
      .trim()
      .split('\n')
      .at(-1);
    const archive = join(draft, packed);
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== integrity[name]) throw new Error(`${name} is not what scripts/nodes.json says`);
    must('tar', ['-xzf', archive, '-C', draft]);
    renameSync(join(draft, 'package'), folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function must(command, args) {
  // On Windows npm is a script that only a shell starts.
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
  return stdout;
}
