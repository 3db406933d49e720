/** The club's part of the store: players, events, results, ratings, and the e-mails about them. */
import type { Client } from '../client.js';
import type { Store } from '../types.js';
import { competitions } from './competitions.js';
import { notices } from './notices.js';
import { players } from './players.js';
import { ratings } from './ratings.js';
import { results } from './results.js';
import type { ClubStore } from './types.js';

export function club(db: Client, provider: Store['provider']): ClubStore {
  return {
    ...players(db),
    ...results(db),
    ...competitions(db, provider),
    ...notices(db, provider),
    ...ratings(db),
  };
}
