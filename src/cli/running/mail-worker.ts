/** The worker that sends what lies in the outbox, by SMTP or into the built-in mailbox. */
import type { Logger } from 'pino';
import {
  type ComposerParts,
  type MailTransport,
  type MailWorker,
  mailboxTransport,
  makeComposer,
  smtpTransport,
  startHooks,
  startMailWorker,
  startNotices,
  wantedOnly,
} from '../../mail/index.js';
import { startAnswering } from '../../match/index.js';
import type { Store } from '../../store/index.js';
import { type Config, usesMailbox } from '../config.js';
import { onNewsFromOthers, REAL, type RunningService, type ServiceEffects } from './house.js';

/** A worker for the outbox of the house; undefined where there is no way out for mails. */
export function startWorker(
  config: Config,
  running: RunningService,
  base: string,
  log: Logger,
  { clock }: ServiceEffects = REAL,
): MailWorker | undefined {
  const way = transportOf(config, running.store);
  if (way === undefined) return undefined;
  const { store, keys, matches, recipients, games: library } = running;
  const transport = wantedOnly(way, recipients.isUnwanted);
  const game: ComposerParts['game'] = async ({ game: id, rulesVersion, pack }) => {
    const owned = pack === null ? undefined : await store.readPack(pack);
    return library.load(id, rulesVersion, owned?.text ?? null);
  };
  const settings = {
    base,
    from: config.mailFrom ?? `denrei@${senderHost(base)}`,
    keys: keys.links,
    ...(config.mailBox === undefined ? {} : { box: config.mailBox }),
  };
  const composer = makeComposer({
    settings,
    game,
    draw: running.drawing.draw,
    isTextOnly: recipients.isTextOnly,
  });
  const { tellUnreachable } = matches;
  const worker = startMailWorker({ store, transport, composer, clock, log, unreachable: tellUnreachable });
  const hooks = config.hooks ? startHooks({ store, game, base, keys: keys.links, clock, log }) : undefined;
  const notices = startNotices({
    store,
    transport,
    settings,
    game: (id, version) => library.load(id, version, null),
    isTextOnly: recipients.isTextOnly,
    clock,
    log,
  });
  running.noticed = () => notices.wake();
  const answering = startAnswering({ store, matches, log });
  const wake = (): void => {
    worker.wake();
    hooks?.wake();
  };
  running.mailed = wake;
  // Another process may have written a mail.
  const deaf = onNewsFromOthers(store, wake);
  return {
    wake,
    stop: async () => {
      deaf();
      // At the same time: the mails in hand do not wait for links that somebody asked for.
      await Promise.all([answering.stop(), worker.stop(), notices.stop(), hooks?.stop()]);
      await transport.close();
    },
  };
}

function transportOf(config: Config, store: Store): MailTransport | undefined {
  if (config.smtpUrl !== undefined) return smtpTransport(config.smtpUrl);
  return usesMailbox(config) ? mailboxTransport(store) : undefined;
}

/** An address that is a number has no name that mails could come from. */
function senderHost(base: string): string {
  const { hostname } = new URL(base);
  return /^[a-z][a-z0-9.-]*$/.test(hostname) ? hostname : 'localhost';
}
