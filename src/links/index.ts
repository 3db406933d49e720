/** Signed links, and the addresses of pages. */
export {
  CODE_PATH,
  calendarUrl,
  codePlace,
  groundPath,
  linkUrl,
  matchPath,
  neverUrl,
  ownUrl,
  rulesPath,
  seatPath,
  unsubscribeUrl,
} from './addresses.js';
export { readSignedHead, type ShownHead, signHead } from './head.js';
export {
  type Claimant,
  type Link,
  type LinkKeys,
  makeLinkKeys,
  type Purpose,
  readLink,
  readSeat,
  type SeatKey,
  sameHead,
  signLink,
  signSeat,
} from './link.js';
export { type MailAddress, type MailUse, readMailAddress, signMailAddress } from './mail-address.js';
export { readNever, signNever } from './never-again.js';
export { readOwn, signOwn } from './own.js';
export { type Coded, isShortCode, shortCode } from './short-code.js';
