/** `denrei keys`: which keys the database needs, and going on without one that is lost. */
import { envelopeHead } from '../../journal/index.js';
import { type KeyUse, openStore, type Store } from '../../store/index.js';
import { readConfig } from '../config.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { presentKeys } from '../keys.js';
import { print, type Terminal } from '../terminal.js';

const USES: readonly KeyUse[] = ['links', 'roots'];

/** Lists the keys that the database knows, and whether they are here. */
export function listKeys(terminal: Terminal): Promise<Exit> {
  return withStore(terminal, async (store) => {
    const present = await presentKeys(readConfig(terminal.env));
    for (const use of USES)
      for (const id of await store.knownKeys(use))
        await print(terminal, `${use} ${id} ${present[use].includes(id) ? 'here' : 'missing'}`);
    return EXIT.fine;
  });
}

/**
 * Goes on without a key. Of links: those in mails that were signed with it stay void. Of roots: running matches whose dice
 * it sealed can be read from now on, not played.
 */
export function forgetKey(terminal: Terminal, id: string): Promise<Exit> {
  return withStore(terminal, async (store) => {
    const present = await presentKeys(readConfig(terminal.env));
    if (USES.some((use) => present[use].includes(id)))
      throw new CommandError('key-in-use', 'is not lost: it is among the keys of this server', id);
    if ((await store.knownKeys('links')).includes(id)) {
      await store.forgetLinkKey(id);
      await print(terminal, 'Links signed with it are void. Players ask for new ones on the home page.');
    } else if ((await store.knownKeys('roots')).includes(id)) {
      const matches = await store.forgetRootKey(id, envelopeHead(id));
      await print(
        terminal,
        [`Matches that can only be read from now on: ${matches.length}`, ...matches].join('\n'),
      );
    } else throw new CommandError('unknown-key', 'is no key of this database', id);
    return EXIT.fine;
  });
}

async function withStore(terminal: Terminal, work: (store: Store) => Promise<Exit>): Promise<Exit> {
  const store = await openStore(readConfig(terminal.env).databaseUrl);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
