/** The services with what is made of them once: pages, brakes, voices. Handed to every route. */
import type { Response } from 'express';
import { makeVoices, type Voices } from '../mail/words.js';
import { makeBoardStyle } from './board-style.js';
import { type Brakes, makeBrakes } from './doors/limits.js';
import { type Frame, loadPages, type PageName } from './pages.js';
import type { WebServices } from './services.js';

export interface Room extends WebServices {
  readonly brakes: Brakes;
  /** What is said of a game, in mails and on pages alike. */
  readonly voice: Voices;
  /** Answers with a page. */
  show(
    response: Response,
    name: PageName,
    frame: Pick<Frame, 'locale' | 'title'> & Partial<Pick<Frame, 'nav'>>,
    model: object,
  ): void;
}

/** Opens the room. */
export function makeRoom(services: WebServices): Room {
  const pages = loadPages();
  const { script, style } = services.assets;
  const assets = { script, style, board: makeBoardStyle().path };
  return {
    ...services,
    brakes: makeBrakes(services.config.limits),
    voice: makeVoices(),
    show: (response, name, frame, model) => {
      response.type('html').send(pages.render(name, { nav: null, ...frame, assets, ...model }));
    },
  };
}
