/** The club as one object: what pages, e-mails and the command line are given. */

import { createDuel, createEvent } from './event/create.js';
import { askToEnter, enter } from './event/enter.js';
import { eraseFromClub } from './event/erase.js';
import { act, inviteTo, sendOrganizerLink } from './event/organize.js';
import { leave, playStage, setWishes, stayIn } from './event/presses.js';
import { eventPage, listEvents } from './event/read.js';
import type { ClubEffects } from './model/context.js';
import { censorPlayer, choosePublicName, hidePlayer, playerPage } from './people/players.js';
import { ratingList } from './ratings/list.js';

const COMMANDS = {
  // Players.
  choosePublicName,
  hidePlayer,
  censorPlayer,
  erase: eraseFromClub,
  playerPage,

  // Events.
  createEvent,
  createDuel,
  askToEnter,
  enter,
  playStage,
  stayIn,
  leave,
  setWishes,
  act,
  inviteTo,
  sendOrganizerLink,
  listEvents,
  eventPage,

  // Ratings.
  ratingList,
};

type Commands = Readonly<Record<string, (effects: ClubEffects, ...rest: never[]) => unknown>>;

/** The commands without their first argument. */
type Bound<C extends Commands> = {
  readonly [Name in keyof C]: C[Name] extends (effects: ClubEffects, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

export type Club = Bound<typeof COMMANDS>;

/** Makes it over one store. */
export function makeClub(effects: ClubEffects): Club {
  return bind(effects, COMMANDS);
}

function bind<C extends Commands>(effects: ClubEffects, commands: C): Bound<C> {
  return Object.fromEntries(
    Object.entries(commands).map(([name, command]) => [name, command.bind(undefined, effects)]),
  ) as Bound<C>;
}
