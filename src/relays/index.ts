/** Rounds of a public beacon, fetched from its relays and verified before anybody believes them. */
export { type BeaconSettings, beaconFrom, QUICKNET_RELAYS } from './beacons.js';
export { makeRelays, type RelayedBeacon } from './relays.js';
