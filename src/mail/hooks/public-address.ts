/**
 * Which addresses of the net a message may be sent to: only those that belong to everybody. A server that
 * sends where a player tells it must not be led to its own machine, its neighbours or its host's inner
 * services.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that nothing may be sent to. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
  readonly code = 'hook/forbidden-address';
  constructor() {
    super('this address is not one of the public net');
  }
}

/** All global unicast of IPv6 (RFC 4291, 2.4). Outside it are old spellings of IPv4, and space that nobody holds. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is plainly global unicast: neither private, nor of this machine, nor of a tunnel. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // 4-in-6 counts as what it stands for.
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return false;
  return plain instanceof ipaddr.IPv4 || (plain instanceof ipaddr.IPv6 && plain.match(GLOBAL_IPV6));
}

/** Finds the addresses of a name as Node's own does. */
export type Resolve = (
  name: string,
  done: (error: Error | null, found: readonly LookupAddress[]) => void,
) => void;

const RESOLVE: Resolve = (name, done) =>
  lookup(name, { all: true, verbatim: true }, (error, found) => done(error, found ?? []));

/**
 * A lookup for one connection: it gives an address only where all that the name stands for may be sent to,
 * and the address that was looked at is the one that is connected to.
 */
export function guardedLookup(
  allows: (address: string) => boolean,
  resolve: Resolve = RESOLVE,
): LookupFunction {
  return (name, options, done) => {
    resolve(name, (error, found) => {
      const [first] = found;
      if (error !== null || first === undefined) return done(error ?? new ForbiddenAddressError(), '', 0);
      if (!found.every(({ address }) => allows(address))) return done(new ForbiddenAddressError(), '', 0);
      if (options.all === true) return done(null, [...found]);
      done(null, first.address, first.family);
    });
  };
}

/** Whether a host written as an address may be connected to; names are looked at when they are found. */
export function mayConnect(host: string, allows: (address: string) => boolean): boolean {
  const plain = host.replace(/^\[|\]$/g, '');
  return isIP(plain) === 0 || allows(plain);
}
