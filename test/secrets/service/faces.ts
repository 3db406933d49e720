/** Everything that the service composes for a viewer, as text to be compared byte by byte. */
import type { Order, Side, Viewer } from '../../../src/referee/index.js';
import { toQuery } from '../../../src/web/parts/sentence.js';
import type { Look } from '../memory/looks.js';
import type { Answer, House, Seat } from './house.js';

/** An order that no form knows. */
const NONSENSE = { do: 'nonsense' };

/**
 * Pages, answers to refused and stale orders, exports and mails. `order`: what the viewer is about to give,
 * if he is asked. `pictured`: the drawn map too.
 */
export async function facesOf(
  house: House,
  match: string,
  viewer: Viewer,
  order: Order | undefined,
  pictured: boolean,
): Promise<Look> {
  const open = await publicFaces(house, match);
  if (!house.game.sides.includes(viewer)) return open;
  const pages = await seatPages(house, match, viewer, order);
  const picture = pictured
    ? {
        picture: await pictureOf(house, match, viewer, `/m/${match}/${viewer}/map.png`),
        'picture of the list': await pictureOf(house, match, viewer, `/mine/${match}/${viewer}.png`),
      }
    : {};
  return {
    ...open,
    ...pages,
    ...(await refusals(house, match, viewer)),
    ...(await mailsTo(house, match, viewer)),
    ...picture,
  };
}

async function publicFaces(house: House, match: string): Promise<Look> {
  const page = await house.get(`/m/${match}`);
  const journal = await house.get(`/m/${match}/journal`);
  const replay = await replayFace(house, match, `/m/${match}/replay`);
  const audit = await house.get(`/m/${match}/audit`);
  const rolls = await house.get(`/m/${match}/audit.csv`);
  return {
    'public page': faceOf(page),
    'public journal': faceOf(journal),
    'public replay': replay,
    'public audit': faceOf(audit),
    'public rolls': faceOf(rolls),
  };
}

async function seatPages(house: House, match: string, side: Side, order: Order | undefined): Promise<Look> {
  const home = `/m/${match}/${side}`;
  const play: Seat = { match, side, purpose: 'play' };
  const pages = {
    page: await house.get(`${home}?mail=1&since=1`, play),
    'page to look': await house.get(`${home}?view=1`, { ...play, purpose: 'view' }),
    json: await house.get(home, play, 'application/json'),
    'order page': await house.get(`${home}/order`, play),
    ...(order === undefined
      ? {}
      : {
          'confirm page': await house.get(`${home}/order?${toQuery(order)}`, play),
          'order explained': await house.get(`${home}/explain?${toQuery(order)}`, play),
          'words for it': await house.get(
            `${home}/typed/words?${new URLSearchParams({ text: `${order.do} ` })}`,
            play,
          ),
        }),
    'line not understood': await house.get(`${home}/typed?text=nonsense`, play),
    'words to type': await house.get(`${home}/typed/words?text=`, play),
    'standing page': await house.get(`${home}/standing`, play),
    'draw page': await house.get(`${home}/draw`, play),
    'settings page': await house.get(`${home}/mail`, play),
    'my matches': await house.get('/mine', play),
    journal: await house.get(`${home}/journal`, play),
    changes: await house.get(`${home}/changes?since=1`, play),
    audit: await house.get(`${home}/audit`, play),
    rolls: await house.get(`${home}/audit.csv`, play),
  };
  const plain = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, faceOf(page)]));
  return { ...plain, replay: await replayFace(house, match, `${home}/replay`, play) };
}

/** Every step of the last event: moments further back were looked at when they were the last. */
async function replayFace(house: House, match: string, path: string, seat?: Seat): Promise<string> {
  const head = (await house.matches.info(match))?.head.number ?? 1;
  return faceOf(
    await house.get(`${path}?at=${Math.max(1, head - 1)}&by=step&count=12&as=all`, seat, 'application/json'),
  );
}

/** Orders that change nothing: one that is no order, one on an old position, one without a position. */
async function refusals(house: House, match: string, side: Side): Promise<Look> {
  const play: Seat = { match, side, purpose: 'play' };
  const page = await house.matches.page(match, side);
  const [event, draft] = page.ok ? [page.value.match.head.number, page.value.draft.revision] : [0, 0];
  const path = `/m/${match}/${side}/orders`;
  const send = (body: object, accept?: string) => house.post(path, play, { key: 'refused', ...body }, accept);
  return {
    refused: faceOf(await send({ event, draft, order: NONSENSE })),
    'refused to a program': faceOf(await send({ event, draft, order: NONSENSE }, 'application/json')),
    'refused before it is confirmed': faceOf(await send({ event, draft, order: NONSENSE, soft: '1' })),
    stale: faceOf(await send({ event: event - 1, draft, order: NONSENSE }, 'application/json')),
    'nothing to undo': faceOf(
      await house.post(`/m/${match}/${side}/undo`, play, { event, draft: draft + 7, key: 'undo' }),
    ),
  };
}

/** The mails that wait for this seat, composed, and what they are composed from. */
async function mailsTo(house: House, match: string, side: Side): Promise<Look> {
  const found = await house.store.readMatch(match);
  const seat = found?.seats.find((one) => one.side === side);
  const rows = (await house.store.waitingMails(match)).filter((mail) => mail.side === side);
  if (seat === undefined) return {};
  const mails = await Promise.all(rows.map((row) => house.composer(row, seat, house.now())));
  return {
    'mail payloads': withoutDigests(rows.map((row) => `${row.messageId} ${row.payload}`).join('\n')),
    mails: withoutDigests(
      JSON.stringify(mails.map(({ pictures, ...mail }) => [mail, pictures.map(({ png }) => png.toString())])),
    ),
  };
}

async function pictureOf(house: House, match: string, side: Side, path: string): Promise<string> {
  const { status, body } = await house.get(path, { match, side, purpose: 'play' }, 'image/png');
  if (status !== 200 || !Buffer.isBuffer(body)) throw new Error(`no picture: ${status}`);
  return body.toString('base64');
}

function faceOf({ status, headers, text }: Answer): string {
  const { 'set-cookie': cookie, location, 'content-type': type } = headers;
  return withoutDigests([status, type, location, cookie, text].join('\n'));
}

/**
 * Constants in place of digests, salts, proofs, signed links and the hashes of signed heads: hashes of what
 * differs must differ.
 */
export function withoutDigests(text: string): string {
  return text
    .replace(/[0-9a-f]{64}/g, '(digest)')
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '(link)')
    .replace(/\b(\w+\.\d+\.\d+)\.[0-9a-f]{16}\.[\w-]{22}/g, '(head $1)');
}
