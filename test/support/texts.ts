/** Text files as strings, as esbuild's `text` loader makes them. */
import type { Plugin } from 'vitest/config';

export const texts: Plugin = {
  name: 'texts',
  transform: (code, id) =>
    id.endsWith('.md') ? { code: `export default ${JSON.stringify(code)};`, map: null } : undefined,
};
