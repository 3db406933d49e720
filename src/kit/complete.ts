/**
 * Makes a `Game` of what an author wrote: counters, boxes, losses, changes and the position in words out of
 * `pieces`, what is left unused out of the open question, the rules page out of the clauses, the practice
 * opponent out of `worth`, the usual sentences. Nothing here decides a match.
 */
import { messageIn } from '../messages/index.js';
import {
  type BaseState,
  completions,
  type Decision,
  type Game,
  type GameCore,
  type GameWords,
  LOCALES,
  type Locale,
  type LogField,
  type LogFields,
  memoized,
  nextSteps,
  openForms,
  type Paragraph,
  type Rulebook,
  type RuleSection,
  type Scene,
  type SceneChange,
  type SceneCounter,
  type SceneHolding,
  sentencesOf,
  type TextTable,
  type Unused,
  type View,
  type Words,
} from '../referee/index.js';
import type { AuthorGame, AuthorRules, Ids, Piece, Seen, SomeWords } from './author.js';
import { readClauses } from './clauses.js';
import { forceEn, usualEn } from './words/en.js';
import { forceJa, usualJa } from './words/ja.js';
import { opponentOf } from './worth.js';

type Say = (key: string, params?: { readonly [name: string]: string | number }) => string;

/** What completing a game goes by. */
interface Made<S extends BaseState> {
  readonly author: AuthorGame<S>;
  readonly text: GameWords['text'];
  seen(view: View): Seen<S>;
  say(locale: Locale): Say;
  name(of: string, id: string, locale: Locale): string;
}

/**
 * The game as the house knows games; one that is whole already is left as it is. @throws ClausesError where its
 * clauses cannot be read
 */
export function completeGame<S extends BaseState>(given: AuthorGame<S> | Game<S>): Game<S> {
  return isWhole(given) ? given : completed(given);
}

function isWhole<S extends BaseState>(given: AuthorGame<S> | Game<S>): given is Game<S> {
  return 'universe' in given.rules;
}

function completed<S extends BaseState>(author: AuthorGame<S>): Game<S> {
  const { rules, position, words, picture } = author;
  const { ids, ...ruled } = rules;
  const text = textOf(author);
  const { clauses, sections } = readClauses(inBoth(words.clauses));
  const made: Made<S> = {
    author,
    text,
    seen: memoized((view: View) => ({ viewer: view.viewer, view, state: position.situation(view) })),
    say: (locale) => (key, params) => messageIn(text[locale], locale, key).format(params ?? {}),
    name: (of, id, locale) => words.nameOf?.(of, id, locale) ?? id,
  };
  const { sides: tones, pieces: _, scene, changes, aim, ...drawn } = picture;
  const core = {
    sides: author.sides,
    rules: {
      procedures: {},
      timeout: () => undefined,
      ...ruled,
      universe: Object.fromEntries(Object.entries(ids).map(([of, { all }]) => [of, new Set(all)])),
    },
    position,
    standing: author.standing ?? { forms: () => [], key: ({ do: word }) => word, answer: () => undefined },
    plans: author.plans ?? {},
  } satisfies GameCore<S>;
  return {
    ...core,
    api: author.api,
    id: author.id,
    version: author.version,
    title: author.title,
    by: author.by,
    scenarios: author.scenarios ?? [{ id: 'standard', words: author.title, options: [] }],
    words: {
      text,
      clauses,
      nameOf: made.name,
      fields: fieldsOf(ids),
      tells: { ...USUAL_TELLS, ...words.tells },
      ...(words.value === undefined ? {} : { value: words.value }),
    },
    picture: {
      ...drawn,
      tones,
      onMap: onMapOf(ids),
      scene: (view, locale, found) => {
        const plain = sceneOf(made, view, locale, found);
        return scene?.(plain, made.seen(view), locale) ?? plain;
      },
      changes: (before, after, locale) =>
        changes?.(made.seen(before), made.seen(after), locale) ?? changesBetween(made, before, after, locale),
      describe: (view, locale) => described(made, view, locale),
      lost: (view) => lossesIn(made, view),
      unused: (view, decision, locale) => unusedIn(made, view, decision, locale),
      ...(aim === undefined ? {} : { aim: (view: View) => aim(made.seen(view)) }),
    },
    opponent: opponentOf(author.opponent, core, made.seen),
    rulebook: rulebookOf(author, made, sections),
    ...(author.introduction === undefined ? {} : { introduction: author.introduction }),
    ...(author.fortunes === undefined ? {} : { fortunes: author.fortunes }),
  };
}

/** A text in every language: where one lacks, readers get the other. */
function inBoth({ en, ja }: SomeWords): Words {
  return { en: en ?? ja ?? '', ja: ja ?? en ?? '' };
}

/** The usual sentences, those about the sides, and the game's own on top. */
function textOf<S extends BaseState>({ sides, words: { text } }: AuthorGame<S>): GameWords['text'] {
  const [own, other] = [text.en ?? text.ja ?? {}, text.ja ?? text.en ?? {}];
  return {
    en: { ...usualEn, ...sideTexts(sides, own, forceEn), ...own },
    ja: { ...usualJa, ...sideTexts(sides, other, forceJa), ...other },
  };
}

function sideTexts(sides: readonly string[], own: TextTable, force: string): TextTable {
  return Object.fromEntries(
    sides.flatMap((side) => {
      const name = own[`side.${side}`] ?? side;
      return [
        [`side.${side}`, name],
        [`army.${side}`, name],
        [`force.${side}`, force.replace('{side}', name)],
      ];
    }),
  );
}

const USUAL_TELLS = {
  turn: { weight: 'routine' },
  ended: { weight: 'routine' },
  stayed: { weight: 'routine' },
  moved: { weight: 'move', of: 'unit' },
  advanced: { weight: 'move', of: 'unit' },
  retreated: { weight: 'harm', of: 'unit', is: 'retreated' },
  lost: { weight: 'loss', of: 'unit' },
  noRetreat: { weight: 'loss', of: 'unit' },
} as const;

/** Fields of places that say where dice are rolled. */
const WHERE: { readonly [field: string]: LogField['where'] } = { target: 'ordered', at: 'told', to: 'told' };

function fieldsOf(ids: AuthorRules['rules']['ids']): LogFields {
  const all: { [field: string]: LogField } = {};
  for (const [of, { fields, ways = [], as, ownerOf }] of Object.entries(ids)) {
    for (const field of fields) {
      const where = as === 'place' ? WHERE[field] : undefined;
      all[field] = {
        of: [...(all[field]?.of ?? []), of],
        ...(where === undefined ? {} : { where }),
        ...(ownerOf === undefined ? {} : { ownerOf }),
      };
    }
    for (const field of ways) all[field] = { of: [of], way: true };
  }
  return all;
}

function onMapOf(ids: { readonly [of: string]: Ids }): Game['picture']['onMap'] {
  return Object.fromEntries(
    Object.entries(ids).flatMap(([of, { as, placeOf, between }]) =>
      as === undefined
        ? []
        : [
            [
              of,
              {
                as,
                ...(placeOf === undefined ? {} : { placeOf }),
                ...(between === undefined ? {} : { between }),
              },
            ],
          ],
    ),
  );
}

/** Where the game is: turn and phase. */
function nowLine<S extends BaseState>(made: Made<S>, { now }: View, locale: Locale): string {
  const say = made.say(locale);
  return now.map(({ key, ...params }) => say(`scope.${key}`, flat(made, params, locale))).join(' · ');
}

/** Parameters of a crumb: sides by their names. */
function flat<S extends BaseState>(
  made: Made<S>,
  params: { readonly [name: string]: unknown },
  locale: Locale,
): { readonly [name: string]: string | number } {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : (made.text[locale][`side.${value}`] ?? `${value}`),
    ]),
  );
}

function nameOf<S extends BaseState>(made: Made<S>, piece: Piece, locale: Locale): string {
  return piece.name ?? made.name('unit', piece.id, locale);
}

/** A piece with its figures and what else is to be said of it. */
function titleOf<S extends BaseState>(made: Made<S>, piece: Piece, locale: Locale): string {
  return noted(made, figured(made, piece, locale), piece, locale);
}

function figured<S extends BaseState>(made: Made<S>, piece: Piece, locale: Locale): string {
  return [nameOf(made, piece, locale), piece.figures].filter(Boolean).join(' ');
}

/** A text with what else is to be said of a piece. */
function noted<S extends BaseState>(made: Made<S>, name: string, piece: Piece, locale: Locale): string {
  const say = made.say(locale);
  const notes = notesOf(made, piece, locale);
  return notes.length === 0 ? name : say('kit.noted', { name, notes: notes.join(say('kit.comma')) });
}

function notesOf<S extends BaseState>(made: Made<S>, piece: Piece, locale: Locale): readonly string[] {
  const say = made.say(locale);
  return [
    ...(piece.notes ?? []),
    ...(piece.worn === true ? [say('kit.worn')] : []),
    ...(piece.done === true ? [say('kit.done')] : []),
  ];
}

function sceneOf<S extends BaseState>(
  made: Made<S>,
  view: View,
  locale: Locale,
  changes: readonly SceneChange[],
): Scene {
  const { author } = made;
  const pieces = author.picture.pieces(made.seen(view), locale);
  const counter = (piece: Piece, place: string): SceneCounter => ({
    id: piece.id,
    place,
    side: piece.side,
    tone: author.picture.sides[piece.side] ?? 'neutral',
    symbol: piece.symbol,
    name: nameOf(made, piece, locale),
    figures: piece.figures,
    title: titleOf(made, piece, locale),
    worn: piece.worn ?? false,
    reversed: piece.reversed ?? false,
    done: piece.done ?? false,
    ...(piece.size === undefined ? {} : { size: piece.size }),
  });
  const now = nowLine(made, view, locale);
  const title = author.title[locale];
  return {
    title: `${title} · ${now}`,
    alt: made.say(locale)('kit.alt', { title, now }),
    marks: [],
    counters: pieces.flatMap((piece) => (piece.at === undefined ? [] : [counter(piece, piece.at)])),
    holdings: holdingsOf(made, pieces, locale, counter),
    changes,
    tracks: [],
  };
}

/** The boxes beside the map, one for each side that has something in it. */
function holdingsOf<S extends BaseState>(
  made: Made<S>,
  pieces: readonly Piece[],
  locale: Locale,
  counter: (piece: Piece, place: string) => SceneCounter,
): SceneHolding[] {
  const say = made.say(locale);
  const boxes = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.at !== undefined || piece.box === undefined) continue;
    const id = `${piece.box}:${piece.side}`;
    boxes.set(id, [...(boxes.get(id) ?? []), piece]);
  }
  return [...boxes].map(([id, all]) => {
    const [box = '', side = ''] = id.split(':');
    const title = say('kit.box', { box: say(`box.${box}`), side: say(`side.${side}`) });
    return { id, title, small: box === 'lost', counters: all.map((piece) => counter(piece, id)) };
  });
}

function lossesIn<S extends BaseState>(made: Made<S>, view: View): { readonly [side: string]: number } {
  const pieces = made.author.picture.pieces(made.seen(view), LOCALES[0]);
  const lost = (side: string) =>
    pieces.filter((piece) => piece.side === side && piece.at === undefined && piece.box === 'lost').length;
  return Object.fromEntries(made.author.sides.map((side) => [side, lost(side)]));
}

/** Where a place is, in words: as the printed map has it. */
function placeName<S extends BaseState>({ author }: Made<S>, place: string, locale: Locale): string {
  return author.picture.ground(locale).places.find(({ id }) => id === place)?.title ?? place;
}

function described<S extends BaseState>(made: Made<S>, view: View, locale: Locale): readonly Paragraph[] {
  const say = made.say(locale);
  const pieces = made.author.picture.pieces(made.seen(view), locale);
  const line = (piece: Piece, at: string) => {
    const name = figured(made, piece, locale);
    return noted(made, say('kit.at', { name, at: placeName(made, at, locale) }), piece, locale);
  };
  const army = (side: string): Paragraph => {
    const own = pieces.filter((piece) => piece.side === side);
    const here = own.flatMap((piece) => (piece.at === undefined ? [] : [line(piece, piece.at)]));
    const lost = own.filter(({ at, box }) => at === undefined && box === 'lost');
    const names = lost.map((piece) => nameOf(made, piece, locale)).join(say('kit.comma'));
    return {
      title: say(`side.${side}`),
      lines: [
        ...(here.length === 0 ? [say('kit.none')] : here),
        ...(lost.length === 0 ? [] : [say('kit.lost', { units: names })]),
      ],
    };
  };
  return [
    { title: say('kit.situation'), lines: [nowLine(made, view, locale)] },
    ...made.author.sides.map(army),
  ];
}

/** What became of each piece: it moved, came, went, was reduced or recovered. */
function changesBetween<S extends BaseState>(
  made: Made<S>,
  before: View,
  after: View,
  locale: Locale,
): readonly SceneChange[] {
  const say = made.say(locale);
  const { pieces } = made.author.picture;
  const old = new Map(pieces(made.seen(before), locale).map((piece) => [piece.id, piece]));
  return pieces(made.seen(after), locale).flatMap((piece): SceneChange[] => {
    const was = old.get(piece.id);
    const unit = nameOf(made, piece, locale);
    const [from, at] = [was?.at, piece.at];
    if (at === undefined) {
      if (from === undefined) return [];
      const id = piece.box === 'lost' ? piece.id : null;
      return [{ style: 'loss', at: from, unit: id, title: say('kit.gone', { unit, at: from }) }];
    }
    if (from === undefined) return [{ style: 'arrival', at, title: say('kit.came', { unit, at }) }];
    const [worn, wasWorn] = [piece.worn === true, was?.worn === true];
    return [
      ...(from === at
        ? []
        : [{ style: 'move' as const, from, to: at, title: say('kit.moved', { unit, from, to: at }) }]),
      ...(worn && !wasWorn
        ? [{ style: 'fight' as const, at, text: '!', title: say('kit.hurt', { unit, at }) }]
        : []),
      ...(wasWorn && !worn
        ? [{ style: 'recovery' as const, at, title: say('kit.mended', { unit, at }) }]
        : []),
    ];
  });
}

/** Sentences looked through for units that a form would still take. */
const MOST_SENTENCES = 500;

/** The units that a form which does something would still take. */
function unusedIn<S extends BaseState>(
  made: Made<S>,
  view: View,
  decision: Decision,
  locale: Locale,
): readonly Unused[] {
  const { ids } = made.author.rules;
  const holdsUnits = (of: string | readonly string[]) => typeof of === 'string' && ids[of]?.as === 'unit';
  const open = new Set<string>();
  for (const form of openForms(decision)) {
    if (form.idle || !form.fields.some((field) => holdsUnits(field.of))) continue;
    const [first] = form.fields;
    if (first !== undefined && first.type === 'one' && holdsUnits(first.of)) {
      for (const unit of nextSteps(first, { do: form.do }, [])) {
        const sentence = completions(form, 1, { do: form.do, [first.name]: unit }).next();
        if (sentence.done !== true) open.add(unit);
      }
      continue;
    }
    let left = MOST_SENTENCES;
    for (const sentence of sentencesOf(form)) {
      for (const field of form.fields)
        if (holdsUnits(field.of)) for (const unit of [sentence[field.name] ?? []].flat()) open.add(`${unit}`);
      left -= 1;
      if (left === 0) break;
    }
  }
  return made.author.picture
    .pieces(made.seen(view), locale)
    .filter(({ id, side }) => side === decision.side && open.has(id))
    .map((piece) => ({ unit: piece.id, text: titleOf(made, piece, locale) }));
}

function rulebookOf<S extends BaseState>(
  { rulebook, title, words }: AuthorGame<S>,
  made: Made<S>,
  sections: readonly RuleSection[],
): Rulebook {
  const lead = (locale: Locale) => made.text[locale].lead ?? title[locale];
  return {
    lead: { en: lead('en'), ja: lead('ja') },
    terms: [],
    sections,
    tables: () => [],
    diagrams: [],
    sources: [],
    entries: words.entries ?? {},
    ...rulebook,
  };
}
