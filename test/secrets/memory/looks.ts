/** What a viewer can read off a match in memory, surface by surface, as text to be compared byte by byte. */
import { sceneToSvg } from '../../../src/board/index.js';
import {
  type BaseState,
  checkOrder,
  type Form,
  type Game,
  type Ground,
  LOCALES,
  type Order,
  type Question,
  type Session,
  type Sights,
  sampleOrder,
  sentencesOf,
  type View,
  type Viewer,
  valueSteps,
} from '../../../src/referee/index.js';
import {
  boundStory,
  headlineOf,
  makeNarrators,
  refusalLead,
  shortStory,
  storyOf,
} from '../../../src/telling/index.js';
import { chapterOf } from '../../games/kept-walk.js';
import { picker } from '../../referee/support.js';

const narratorIn = makeNarrators();

/** Surfaces by name. */
export type Look = { readonly [surface: string]: string };

/** Sentences of a form that are compared one by one, and wrong orders that are tried. */
const SENTENCES = 25;
const IDS = 12;

/**
 * Everything cheap: view, scene, words, whom the match waits for, own question with its forms and refusals,
 * log. `drawn`: the map too, which costs more than all the rest.
 */
export function lookAt(game: Game, session: Session<BaseState>, viewer: Viewer, drawn: boolean): Look {
  const view = game.position.view(session.state, viewer);
  const { stop, questions } = session;
  const own = questions.find((question) => question.side === viewer);
  return {
    ...lookOf(game, view, drawn),
    waits: JSON.stringify([stop.at, questions.map(({ side }) => side), session.events.length]),
    result: stop.at === 'ended' ? JSON.stringify(stop.result) : '',
    ...logOf(session, viewer),
    story: storiesOf(game, session, viewer),
    ...(own === undefined ? uninvited(game, session, viewer) : questionOf(game, view, own)),
  };
}

/** What is made of a view alone. */
export function lookOf(game: Game, view: View, drawn: boolean): Look {
  const maps = LOCALES.map((locale) => ({
    ground: game.picture.ground(locale),
    scene: game.picture.scene(view, locale, []),
  }));
  return {
    view: JSON.stringify(view),
    scene: JSON.stringify(maps.map(({ scene }) => scene)),
    words: JSON.stringify(LOCALES.map((locale) => game.picture.describe(view, locale))),
    ...(game.picture.sights === undefined
      ? {}
      : { sights: sightsOf(game.picture.sights, view, maps[0]?.ground) }),
    ...(drawn && maps[0] !== undefined
      ? { map: sceneToSvg(maps[0], { theme: 'auto', look: game.picture.look }) }
      : {}),
  };
}

/** Who can be asked about, and the looks from the last of them and from a place. */
function sightsOf(sights: Sights, view: View, ground: Ground | undefined): string {
  const groups = sights.units(view, 'en');
  const last = groups.at(-1)?.units.at(-1)?.id;
  const place = ground?.places.at(-1)?.id;
  const from = [last, place].flatMap((id) => (id === undefined ? [] : [sights.from(view, id, 'en')]));
  return JSON.stringify([groups, from]);
}

/** The events as the journal shows them to everybody, and what it tells this viewer. */
function logOf({ events }: Session<BaseState>, viewer: Viewer): Look {
  return {
    orders: JSON.stringify(events.map((event) => event.orders)),
    log: JSON.stringify(events.map((event) => event.log)),
    rolls: JSON.stringify(events.map((event) => event.rolls)),
    told: JSON.stringify(events.map((event) => event.told[viewer] ?? [])),
    draws: JSON.stringify(
      events.map((event) => event.draws.filter((draw) => draw.side === viewer).map(({ ids }) => ids)),
    ),
  };
}

/** Events of which the stories are compared. */
const TOLD = 4;

/** The story of the newest events, as mails, messages and pages tell it. */
function storiesOf(game: Game, session: Session<BaseState>, viewer: Viewer): string {
  const first = Math.max(0, session.events.length - TOLD);
  const chapters = session.events.slice(first).map((_, i) => chapterOf(session, first + i, viewer));
  return JSON.stringify(
    LOCALES.map((locale) => {
      const reader = { narrator: narratorIn(game, locale), side: viewer, zone: 'UTC', names: {} };
      const facts = storyOf(reader, chapters);
      return [facts, headlineOf(reader, facts), shortStory(reader, facts, 3), boundStory(reader, facts, 25)];
    }),
  );
}

/** An order of somebody who is not asked. */
function uninvited(game: Game, session: Session<BaseState>, viewer: Viewer): Look {
  if (!game.sides.includes(viewer)) return {};
  return { refusals: JSON.stringify(session.give(viewer, { do: 'anything' })) };
}

function questionOf(game: Game, view: View, question: Question): Look {
  const { kind, clause, scope, about, forms } = question;
  return {
    question: JSON.stringify({ kind, clause, scope, about }),
    forms: JSON.stringify(forms.map((form) => formOf(game, form))),
    unused: JSON.stringify(game.picture.unused(view, question, 'en')),
    timeout: JSON.stringify(game.rules.timeout(view, question) ?? null),
    refusals: JSON.stringify(refusalsOf(game, view, question)),
  };
}

function formOf(game: Game, form: Form): object {
  const { do: name, anytime, idle } = form;
  const fields = form.fields.map(({ walk: _, ...field }) => field);
  const closed = form.forbidden?.() ?? null;
  const found = closed === null ? first(SENTENCES, sentencesOf(form)) : [];
  return {
    name,
    anytime,
    idle,
    fields,
    closed,
    found,
    explained: found.map((so) => explained(game, form, so)),
  };
}

function explained({ rules: { universe } }: Game, form: Form, so: Order): object {
  return form.fields.map(
    (field) => field.walk.explain?.(so, valueSteps(universe, field, so[field.name]) ?? []) ?? null,
  );
}

/** A legal order with one field changed to something else, for every field and many ids. */
function refusalsOf(game: Game, view: View, question: Question): readonly object[] {
  const readers = LOCALES.map((locale) => ({
    game,
    view,
    narrator: narratorIn(game, locale),
    map: { ground: game.picture.ground(locale), scene: game.picture.scene(view, locale, []) },
  }));
  return question.forms.flatMap((form) => {
    const legal = sampleOrder({ ...question, forms: [plain(form)] }, picker(1)) ?? { do: form.do };
    const wrong = form.fields.flatMap(({ name, of }) => {
      const ids = typeof of === 'string' ? [...(game.rules.universe[of] ?? [])] : [...of];
      const some = ids.filter((_, i) => i % Math.ceil(ids.length / IDS) === 0);
      return [...some, 'nobody'].flatMap((id) => [
        { ...legal, [name]: id },
        { ...legal, [name]: [id] },
      ]);
    });
    return [{ do: form.do }, ...wrong].map((order) => {
      const checked = checkOrder(question, game.rules.universe, order);
      if (checked.ok) return { taken: order };
      const { refusal, at } = checked;
      return { refusal, said: readers.map((reader) => refusalLead(reader, refusal, at)) };
    });
  });
}

/** A form that is counted like any other. */
function plain({ do: name, fields }: Form): Form {
  return { do: name, fields };
}

function first<T>(most: number, from: Iterable<T>): T[] {
  const found: T[] = [];
  for (const one of from) {
    found.push(one);
    if (found.length === most) break;
  }
  return found;
}

/** The first surface that differs, with the place; undefined when there is none. */
export function differenceOf(a: Look, b: Look): string | undefined {
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [one = '', other = ''] = [a[name], b[name]];
    if (one === other) continue;
    let at = 0;
    while (one[at] === other[at]) at++;
    const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
    return `${name}: …${near(one)}… / …${near(other)}…`;
  }
  return undefined;
}
