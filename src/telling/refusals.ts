/**
 * A refusal in words: what is wrong with the order itself first, or the place or unit that bars it, as far as
 * the reader's own view shows it; then the rule.
 */
import {
  checkOrder,
  type Field,
  type Game,
  type GameMap,
  type Locale,
  type Question,
  type Refusal,
  type RefusedAt,
  type Side,
  stepsIn,
  type View,
} from '../referee/index.js';
import { inARow } from './conventions.js';
import { namesOf } from './messages.js';
import type { Narrator } from './narrator.js';

/** Names of what stands in a place, at most. */
const MOST_NAMED = 4;
/** Of what was given, at most so many letters are repeated. */
const MOST_LETTERS = 40;

/** Who is told of a refusal, and what he sees. */
export interface RefusalReader {
  readonly game: Game;
  readonly narrator: Narrator;
  readonly map: GameMap;
  /** Left out where nobody's hand and side is looked at. */
  readonly view?: View;
}

/** The whole of it, for who sees the clause beside it. */
export function refusalText(reader: RefusalReader, refusal: Refusal, at: RefusedAt | undefined): string {
  const rule = reader.narrator.clause(refusal.clause);
  return withLead(reader.narrator.locale, refusalLead(reader, refusal, at), rule);
}

/** A lead before a text. */
export function withLead(locale: Locale, lead: string, text: string): string {
  return lead === '' || text === '' ? lead + text : inARow([lead, text], locale);
}

/** Where an order that was sent is refused. */
export function refusedAt(
  { rules: { universe } }: Pick<Game, 'rules'>,
  question: Question | undefined,
  sent: unknown,
): RefusedAt | undefined {
  if (question === undefined) return undefined;
  const checked = checkOrder(question, universe, sent);
  return checked.ok ? undefined : checked.at;
}

/** What stands before the rule; '' where the rule says it all. */
export function refusalLead(reader: RefusalReader, refusal: Refusal, at: RefusedAt | undefined): string {
  const { narrator } = reader;
  if (refusal.code === 'not-asked') {
    const sides = (refusal.asked ?? []).map((side) => narrator.side(side));
    return sides.length === 0
      ? ''
      : narrator.say('refused.turn', { sides: sides.join(narrator.say('join')) });
  }
  if (refusal.fault !== undefined) return faultOf(narrator, refusal, at);
  if (at?.field === undefined || refusal.step === undefined) return '';
  return standingOf(reader, { ...at, field: at.field }, refusal.step);
}

/** What is no sentence of the form, before any rule is asked. */
function faultOf(
  narrator: Narrator,
  { fault, field = '', step = '' }: Refusal,
  at: RefusedAt | undefined,
): string {
  const value = step.length > MOST_LETTERS ? `${step.slice(0, MOST_LETTERS)}…` : step;
  const label = labelOf(narrator, at, field);
  switch (fault) {
    case 'word':
      return value === '' ? narrator.say('refused.wordless') : narrator.say('refused.word', { word: value });
    case 'foreign': {
      const fields = (at?.form.fields ?? []).map(({ name }) => name).join(narrator.say('join'));
      return fields === ''
        ? narrator.say('refused.fieldless', { field })
        : narrator.say('refused.extra', { field, fields });
    }
    case 'missing':
      return narrator.say('refused.missing', { field, label });
    case 'value':
      return value === ''
        ? narrator.say('refused.shape', { field, label })
        : narrator.say('refused.value', { field, label, value });
    default: {
      const { min = 0, max = 0 } = at?.field ?? {};
      const bounds = min === max ? 'exact' : max >= ENDLESS ? 'open' : 'closed';
      return narrator.say('refused.count', { field, label, min, max, bounds });
    }
  }
}

/** From so many on a field takes any number. */
const ENDLESS = 999;

/** What a field is called where it is filled in. */
function labelOf({ game }: Narrator, at: RefusedAt | undefined, field: string): string {
  const key = `field.${at?.form.do}.${field}`;
  return game.has(key) ? game.say({ key }) : field;
}

type At = RefusedAt & { readonly field: Field };

/** What the reader sees of an id that is refused: that it is not his to name, or where it stands. */
function standingOf(reader: RefusalReader, at: At, id: string): string {
  const { game, narrator } = reader;
  const { of } = at.field;
  if (typeof of !== 'string' || of === 'number') return '';
  const name = namesOf(game, narrator.locale).name([of], id);
  if (game.picture.cards?.includes(of)) return ofCard(reader, at, id, name);
  const on = game.picture.onMap[of];
  if (on?.as === 'unit') return ofUnit(reader, at, id, name);
  if (on?.as !== 'place') return narrator.say('refused.named', { name });
  const { ground, scene } = reader.map;
  const place = ground.places.some((one) => one.id === id) ? id : (on.placeOf?.(id) ?? id);
  const there = scene.counters.filter((counter) => counter.place === place).map((counter) => counter.name);
  return named(narrator, name, there);
}

/** A name with what there is to say of it, a colon behind. */
function named(narrator: Narrator, name: string, more: readonly string[]): string {
  const words = more.filter((word) => word !== '');
  const few = words.slice(0, words.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED);
  const left = words.length - few.length;
  const all = left === 0 ? few : [...few, narrator.say('refused.more', { n: left })];
  return all.length === 0
    ? narrator.say('refused.named', { name })
    : narrator.say('refused.with', { name, more: all.join(narrator.say('join')) });
}

function ofCard(
  { game, narrator, view }: RefusalReader,
  { field, before }: At,
  id: string,
  name: string,
): string {
  const cards = view === undefined ? undefined : game.picture.hand?.(view, narrator.locale);
  const hand = cards?.flatMap((card) => [card.id, ...card.faces.map((face) => face.id)]);
  // A field may take cards that lie on the table.
  const fromTable = [...field.walk.candidates(before, [])].some(
    (one) => hand?.includes(one) === false && field.walk.forbids(before, [], one) === undefined,
  );
  return !fromTable && hand?.includes(id) === false
    ? narrator.say('refused.notHeld', { name })
    : narrator.say('refused.named', { name });
}

function ofUnit(reader: RefusalReader, at: At, id: string, name: string): string {
  const { game, narrator, view, map } = reader;
  const { field, before } = at;
  const boxes = map.scene.holdings ?? [];
  const counters = [...map.scene.counters, ...boxes.flatMap((box) => box.counters)];
  const seen = new Map(counters.map((counter) => [counter.id, counter]));
  const taken = [...field.walk.candidates(before, [])];
  const sideOf = (unit: string): Side | undefined =>
    seen.get(unit)?.side ?? narrator.game.ownerOf('unit', unit);
  const isForeign = (unit: string) => sideOf(unit) !== undefined && sideOf(unit) !== view?.viewer;
  if (isForeign(id) && taken.length > 0 && taken.every((unit) => sideOf(unit) === view?.viewer))
    return narrator.say('refused.foreign', { name });
  const counter = seen.get(id);
  if (counter === undefined) return narrator.say('refused.unseen', { name });
  const box = boxes.find(({ counters: inside }) => inside.includes(counter));
  if (box !== undefined) return narrator.say('refused.away', { name, where: box.title });
  const place = placeBefore(game, at);
  const isThere = (unit: string) => seen.get(unit)?.place === place;
  const placeName = (spot: string) => namesOf(game, narrator.locale).any(spot);
  if (place !== undefined && !isThere(id) && taken.every(isThere))
    return narrator.say('refused.elsewhere', { name, at: placeName(counter.place), place: placeName(place) });
  return named(narrator, name, [placeName(counter.place), counter.figures]);
}

/** The place that a sentence has named before a field. */
function placeBefore({ picture: { onMap } }: Game, { form, before }: At): string | undefined {
  const named = form.fields.find(
    ({ name, of }) => before[name] !== undefined && typeof of === 'string' && onMap[of]?.as === 'place',
  );
  return named === undefined ? undefined : stepsIn(before[named.name])[0];
}
