/**
 * The seats whose links a browser opened, for its own list. A door cannot read the cookies of another path,
 * so each seat has a small cookie of its own below `/mine`: door and list never see each other, and the list
 * grows by what a browser keeps.
 */
import type { Request, Response } from 'express';
import { type Link, readSeat, type SeatKey, signSeat } from '../../links/index.js';
import { cookiesOf } from './request.js';
import type { WebServices } from './services.js';

/** Where the list lives; also the path of its cookies. */
export const MINE_PATH = '/mine';

const PREFIX = 'denrei-mine.';
/** The names that we give; a stranger may send any. */
const NAME = /^denrei-mine\.([\w-]+)\.([\w-]+)$/;
/** Seats that one list shows; older ones are dropped from the browser when it is looked at. */
export const MOST_REMEMBERED = 40;
const LIFE_MS = 90 * 24 * 3600 * 1000;

/**
 * A cookie of the list. `key`: what it proves; undefined for one that is forged, expired or of another
 * server.
 */
export interface Remembered {
  readonly name: string;
  readonly key: SeatKey | undefined;
}

/** Puts the seat of a link on the list of this browser. */
export function rememberSeat(
  services: Pick<WebServices, 'links' | 'clock' | 'config'>,
  response: Response,
  { match, side, generation }: Pick<Link, 'match' | 'side' | 'generation'>,
): void {
  const value = signSeat(services.links, { match, side, generation, at: services.clock() });
  response.cookie(`${PREFIX}${match}.${side}`, value, {
    path: MINE_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: services.config.baseUrl.startsWith('https:'),
    maxAge: LIFE_MS,
  });
}

/** What this browser remembers, the links opened last first. */
export function rememberedSeats(
  services: Pick<WebServices, 'links' | 'clock'>,
  request: Request,
): readonly Remembered[] {
  const remembered = Object.entries(cookiesOf(request)).flatMap(([name, value = '']) => {
    const [, match, side] = NAME.exec(name) ?? [];
    if (match === undefined || side === undefined) return [];
    return [{ name, key: readSeat(services.links, { match, side }, value, services.clock()) }];
  });
  const age = ({ key }: Remembered) => key?.at.getTime() ?? 0;
  return remembered.sort((a, b) => age(b) - age(a));
}

/** Takes seats off the list. */
export function forgetSeats(response: Response, remembered: readonly Remembered[]): void {
  for (const { name } of remembered) response.clearCookie(name, { path: MINE_PATH });
}
