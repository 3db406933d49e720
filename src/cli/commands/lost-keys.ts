/** `denrei keys`: which keys the database needs, and going on without one that is lost. */
import { envelopeHead } from '../../journal/index.js';
import { type KeyUse, openStore, type Store } from '../../store/index.js';
import { readConfig } from '../config.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { presentKeys } from '../keys.js';
import { print, type Terminal, tell } from '../terminal.js';
import { said } from '../words/index.js';

const USES: readonly KeyUse[] = ['links', 'roots'];

/** Lists the keys that the database knows, and whether they are here. */
export function listKeys(terminal: Terminal): Promise<Exit> {
  return withStore(terminal, async (store) => {
    const present = await presentKeys(readConfig(terminal.env));
    for (const use of USES)
      for (const id of await store.knownKeys(use))
        await tell(terminal, 'told.key', { use, id, here: present[use].includes(id) ? 'yes' : 'no' });
    return EXIT.fine;
  });
}

/**
 * Goes on without a key. Of links: those in mails that were signed with it stay void. Of roots: running
 * matches whose dice it sealed can be read from now on, not played.
 */
export function forgetKey(terminal: Terminal, id: string): Promise<Exit> {
  return withStore(terminal, async (store) => {
    const present = await presentKeys(readConfig(terminal.env));
    if (USES.some((use) => present[use].includes(id)))
      throw new CommandError('key-in-use', said('key.inUse'), id);
    if ((await store.knownKeys('links')).includes(id)) {
      await store.forgetLinkKey(id);
      await tell(terminal, 'told.linksVoid');
    } else if ((await store.knownKeys('roots')).includes(id)) {
      const matches = await store.forgetRootKey(id, envelopeHead(id));
      await tell(terminal, 'told.rootsVoid', { count: matches.length });
      for (const match of matches) await print(terminal, match);
    } else throw new CommandError('unknown-key', said('key.unknown'), id);
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
