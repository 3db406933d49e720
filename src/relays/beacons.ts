/** The beacons whose rounds a house may take. */
import type { BeaconTerms } from '../journal/index.js';
import type { BeaconSource } from '../match/index.js';
import { QUICKNET } from '../verifier/index.js';
import { makeRelays, type RelayedBeacon } from './relays.js';

/** Relays that publish drand's rounds. */
export const QUICKNET_RELAYS: readonly string[] = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** drand's quicknet, whose rounds come every three seconds. */
function quicknet(wait: number): RelayedBeacon {
  const { name, chain, key, genesis, period } = QUICKNET;
  return { terms: { name, chain, wait }, key, genesis, period };
}

/** Another beacon of the same kind: journals say its key and times themselves. */
function otherBeacon(of: Required<Omit<BeaconTerms, 'wait'>>, wait: number): RelayedBeacon {
  const { name, chain, key, genesis, period } = of;
  return { terms: { name, chain, wait, key, genesis, period }, key, genesis, period };
}

/** Where a house has its rounds from. */
export interface BeaconSettings {
  /** Addresses of relays, tried in this order; empty: no match with a beacon is opened. */
  readonly relays: readonly string[];
  /** A beacon other than quicknet. */
  readonly other: Required<Omit<BeaconTerms, 'wait'>> | undefined;
  /** How many rounds ahead a throw names its own. */
  readonly wait: number;
}

/** The beacon of a house with these settings; undefined: it has none. */
export function beaconFrom({ relays, other, wait }: BeaconSettings): BeaconSource | undefined {
  if (relays.length === 0) return undefined;
  const beacon = other === undefined ? quicknet(wait) : otherBeacon(other, wait);
  return makeRelays({ beacon, urls: relays });
}
