/** The page of a match for everybody: what a spectator may know. */
import type { Express } from 'express';
import { matchPath } from '../../links/index.js';
import { throwModel } from '../dice/throw.js';
import { noteReader } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { earlierThan, logModel, newest, publicChanges, toldOf } from '../parts/log.js';
import { publicNav } from '../parts/nav.js';
import { factsModel, mapModel, NO_CHOICES, namesBySide } from '../parts/parts.js';
import { publicLive } from '../parts/turn.js';
import { pageText } from '../words/words.js';
import { barModel } from './bar.js';
import { firstTab, leadsTo, tabsOf } from './desk.js';
import { endedModel } from './ended.js';
import { lastDoings, waitingLine } from './match.js';

export function publicRoutes(app: Express, context: WebContext): void {
  app.get('/m/:match', async (request, response) => {
    const locale = requestLocale(request);
    noteReader(response, { locale });
    const id = request.params.match;
    const page = orFault(await context.matches.publicPage(id, locale));
    const { match } = page;
    const narrator = context.narrator(match.game, locale);
    const over = match.ended !== undefined;
    const reader = { narrator, side: '', zone: page.timeZone, names: namesBySide(match, locale) };
    context.show(
      response,
      'match',
      { locale, title: narrator.title, nav: publicNav(match, locale, ''), pack: match.pack },
      {
        bar: barModel(page, narrator, '', false, context.clock()),
        scope: narrator.game.where(page.now),
        yours: false,
        live: publicLive(match),
        clock: null,
        notices:
          match.game.position.hides && match.status !== 'finished'
            ? [{ text: pageText(locale, 'match.hidden'), href: null, link: null }]
            : [],
        map: mapModel(page, NO_CHOICES, null),
        tabs: tabsOf(locale, firstTab(over, false), null, null),
        spectates: true,
        hand: null,
        story: null,
        question: null,
        confirm: null,
        waiting: {
          text: over ? null : waitingLine(page, narrator, ''),
          where: match.status === 'playing' ? narrator.game.where(page.now) : null,
          doings: match.status === 'playing' ? lastDoings(page, reader) : null,
          links: null,
        },
        draft: null,
        begin: null,
        thrown: throwModel({ ...page, home: matchPath(id), mayLeave: false }, narrator),
        foot: {
          back: null,
          undo: null,
          main: leadsTo(`${matchPath(id)}/replay?lang=${locale}`, pageText(locale, 'replay.link'), 'ending'),
        },
        ended: await endedModel(context, reader, match, page.view),
        changes: publicChanges(id),
        tellsNews: false,
        news: [],
        chapters: logModel(reader, newest(toldOf(page))),
        earlier: earlierThan(newest(toldOf(page)), matchPath(id)),
        position: page.position,
        facts: factsModel(match, narrator),
        links: [
          { href: `${matchPath(id)}/journal`, text: pageText(locale, 'seat.journal') },
          { href: `${matchPath(id)}/audit?lang=${locale}`, text: pageText(locale, 'audit.link') },
        ],
        shares: null,
      },
    );
  });
}
