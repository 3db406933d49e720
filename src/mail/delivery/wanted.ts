/** The last door of a mail: it goes to nobody who wants none. */

import { MailError } from '../compose/types.js';
import type { MailTransport } from './transport.js';

/**
 * A way out that hands over only what is wanted. A mail that is not fails as one to an address that does not
 * exist.
 */
export function wantedOnly(
  transport: MailTransport,
  isUnwanted: (address: string) => Promise<boolean>,
): MailTransport {
  return {
    send: async (mail, signal) => {
      if (await isUnwanted(mail.to.address)) throw new MailError('unwanted', 'this address wants no mail');
      await transport.send(mail, signal);
    },
    close: () => transport.close(),
  };
}
