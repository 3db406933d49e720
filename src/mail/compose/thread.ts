/** One thread a match and seat: ids that anybody can derive, so that a mail sent twice is one mail. */
import type { Side } from '../../referee/index.js';

/** The Message-ID of an outbox row, with angle brackets. */
export function messageIdOf(rowId: string, domain: string): string {
  // Ids are our own, but a header is no place to trust anything.
  return `<${rowId.replace(/[^\w.+-]/g, '-')}@${domain}>`;
}

/** The Message-ID of the invitation to a seat, with which its thread begins. */
export function threadRoot(match: string, side: Side, domain: string): string {
  return messageIdOf(`${match}.1.invitation.${side}`, domain);
}

/** The domain of an address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
