/** The built-in mailbox for local use. It holds every seat's links, so it answers this machine alone. */

import type { Express, Request, RequestHandler, Response } from 'express';
import { MAIL_FRAME_HEADERS, readBoxedMail } from '../../mail/index.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import type { Mailbox } from '../http/services.js';
import { pageText } from '../words/words.js';

const SHOWN = 100;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Nobody but this machine: the peer itself, whatever a proxy's header says, and by a name of its own. A page
 * elsewhere whose name is made to lead here (DNS rebinding) would else read every seat's links in the browser
 * of whoever sits here.
 */
function thisMachineOnly(baseUrl: string): RequestHandler {
  const names = new Set([...OWN_NAMES, new URL(baseUrl).hostname]);
  return (request, _response, next) => {
    const near =
      LOOPBACK.has(request.socket.remoteAddress ?? '') && request.get('x-forwarded-for') === undefined;
    const name = (request.headers.host ?? '').replace(/:\d+$/, '');
    next(near && names.has(name) ? undefined : new HttpError('not-found'));
  };
}

export function mailboxRoutes(app: Express, context: WebContext, mailbox: Mailbox): void {
  app.use('/mailbox', thisMachineOnly(context.config.baseUrl));
  app.get('/mailbox', async (request, response) => {
    const locale = requestLocale(request);
    const [mails, next] = await Promise.all([mailbox.listMails(SHOWN), mailbox.nextMailAt(false)]);
    context.show(
      response,
      'mailbox',
      { locale, title: pageText(locale, 'mailbox.title') },
      {
        again: next === undefined ? null : `/mailbox?lang=${locale}`,
        mails: mails.map(({ id, address, subject, at }) => ({
          href: `/mailbox/${id}?lang=${locale}`,
          to: address,
          subject,
          at: timeOf(at),
        })),
      },
    );
  });
  app.get('/mailbox/:id', async (request, response) => {
    const mail = await letter(mailbox, request);
    const locale = requestLocale(request);
    response.set('Content-Security-Policy', `${response.get('Content-Security-Policy')};frame-src 'self'`);
    const { from, to, subject, date, text, id, html } = mail;
    context.show(
      response,
      'letter',
      { locale, title: subject },
      {
        from,
        to,
        subject,
        at: timeOf(date),
        html: html === '' ? null : `/mailbox/${id}/html`,
        lines: linked(text, context.config.baseUrl),
      },
    );
  });
  app.get('/mailbox/:id/html', async (request, response) => {
    frame(response, (await letter(mailbox, request)).html);
  });
}

/** `2026-11-21 10:15 UTC`: nobody knows the zone of whoever sits here. */
function timeOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

async function letter(
  mailbox: Mailbox,
  request: Request,
): Promise<Awaited<ReturnType<typeof readBoxedMail>>> {
  const id = Number(request.params.id);
  const mail = Number.isSafeInteger(id) ? await mailbox.readMail(id) : undefined;
  if (mail === undefined) throw new HttpError('not-found');
  return readBoxedMail(mail);
}

/** The mail's HTML under its own rules, for the frame of the page above. */
function frame(response: Response, html: string): void {
  response.removeHeader('X-Frame-Options');
  response.set(MAIL_FRAME_HEADERS).type('html').send(html);
}

/** Lines of plain text, our own addresses as links. */
function linked(
  text: string,
  base: string,
): readonly (readonly { readonly text: string; readonly href: string | null }[])[] {
  const address = new RegExp(`(${base.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/\\S*)`);
  return text
    .split('\n')
    .map((line) =>
      line.split(address).map((part) => ({ text: part, href: part.startsWith(`${base}/`) ? part : null })),
    );
}
