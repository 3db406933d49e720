/** Where the project's own files lie: templates, migrations, fonts, the built client. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the project's package.json, as an absolute path. Found by climbing from this module, so it is
 * the same for a source file, for the bundle in `dist/` and from any working directory. Throws when there is
 * none.
 */
export function projectRoot(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) {
    if (isProject(join(folder, 'package.json'))) return folder;
  }
  throw new Error(`no package.json of denrei above ${here}`);
}

function isProject(file: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes('"name": "denrei"');
}
