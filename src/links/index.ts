/** Signed links, and the addresses of pages. */
export {
  CODE_PATH,
  calendarUrl,
  codePlace,
  groundPath,
  linkUrl,
  type MailAddress,
  type MailUse,
  MOST_TESTS,
  matchPath,
  neverUrl,
  ownUrl,
  readMailAddress,
  readTestAddress,
  rulesPath,
  seatPath,
  signMailAddress,
  signTestAddress,
  unsubscribeUrl,
} from './addresses.js';
export { type EventLink, eventLinkUrl, eventPath, readEventLink, signEventLink } from './event.js';
export { readSignedHead, type ShownHead, signHead } from './head.js';
export {
  type Claimant,
  type Coded,
  isShortCode,
  type Link,
  type LinkKeys,
  makeLinkKeys,
  type Purpose,
  readLink,
  readSeat,
  type SeatKey,
  sameHead,
  shortCode,
  signLink,
  signSeat,
} from './link.js';
export { readNever, signNever } from './never-again.js';
export { readOwn, signOwn } from './own.js';
