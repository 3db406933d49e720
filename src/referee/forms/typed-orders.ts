/**
 * Typed orders: `move III/4 1503`, by ids or by names in any of the languages, each as short as it stays
 * clear. Built from the order forms alone. What a line means is found here; whether it is legal is the form's
 * to say.
 */
import { LOCALES } from '../game/basics.js';
import type { Decision } from '../game/decision.js';
import { checkOrder, soundSoFar } from './check.js';
import { nextSteps, openForms, sentencesOf } from './enumerate.js';
import type { Field, FieldValue, Form, Order } from './form.js';
import { type Found, findAt, type Look, skipOver, type Typed, type Typing, wordAt } from './reading.js';
import { asOne, byWord, formFor } from './same-word.js';
import { type Named, plain, spellings } from './spelling.js';
import {
  fieldValue,
  filledUp,
  idsOfField,
  mayBeLeftOut,
  stepsIn,
  withoutField,
  withValue,
} from './values.js';

/** Letters of the longest line that may be read: reading looks at the rest of it behind every word. */
export const LONGEST_LINE = 500;

const SEPARATORS = /[\s,、;→>]/;
/** Between the hexes of a path a dash may stand too. */
const IN_PATHS = /[\s,、;→>–-]/;
/** Behind every field. */
const LEGAL = Number.POSITIVE_INFINITY;
const NOTHING = new Set(['-', 'none', 'なし']);

/** Reads a line as an answer to `decision`. */
export function readTyped(game: Named, decision: Decision, line: string): Typed {
  return new Reading(game, decision, line).typed();
}

/** What may be typed next at the end of a line. */
export function typingAt(game: Named, decision: Decision, line: string): Typing {
  return new Reading(game, decision, line).typing();
}

class Reading {
  readonly #game: Named;
  readonly #decision: Decision;
  readonly #line: string;
  /** Where the word begins that was read last, and what it was read as. */
  #last: { at: number; wants: Typing['wants'] } = { at: 0, wants: 'verb' };

  constructor(game: Named, decision: Decision, line: string) {
    this.#game = game;
    this.#decision = decision;
    // Without normalising lengths away: a place in one text must be the same place in the other.
    this.#line = line.normalize('NFKC');
  }

  typed(): Typed {
    const start = skipOver(this.#line, 0, SEPARATORS);
    if (start === this.#line.length) return { ok: false, fault: 'empty', word: '', among: [] };
    const verb = this.#verb(start);
    if ('id' in verb) return this.#rest(this.#form(verb.id), verb.end);
    const tries = byWord(openForms(this.#decision)).map(asOne);
    const read = tries
      .filter((form) => form.fields.length > 0)
      .map((form) => this.#rest(form, start))
      .find((one) => one.ok);
    return read ?? { ok: false, ...verb };
  }

  typing(): Typing {
    const typed = this.typed();
    const open = this.#line === '' || SEPARATORS.test(this.#line.at(-1) ?? '');
    const wants = this.#last.wants;
    if (!open)
      return {
        before: this.#line.slice(0, this.#last.at),
        word: plain(this.#line.slice(this.#last.at)),
        wants,
      };
    const next = typed.ok ? this.#next(typed, wants) : wants;
    return { before: this.#line, word: '', wants: this.#line.trim() === '' ? 'verb' : next };
  }

  /** What comes after a word that is closed by a space. */
  #next({ form, soFar: given }: Extract<Typed, { ok: true }>, last: Typing['wants']): Typing['wants'] {
    const soFar = this.#sound(form, given);
    if (soFar === undefined) return undefined;
    if (last !== 'verb' && last !== undefined) {
      const field = form.fields[last.index];
      if (field?.type === 'set' || field?.type === 'list' || field?.type === 'allot') {
        const before = withoutField(soFar, field.name);
        return { form, index: last.index, soFar: before, steps: stepsIn(soFar[field.name]) };
      }
    }
    const index = form.fields.findIndex(
      (field) => soFar[field.name] === undefined && field.walk.applies?.(soFar) !== false,
    );
    return index < 0 ? undefined : { form, index, soFar, steps: [] };
  }

  /** The form of a word; of several all of them as one. */
  #form(name: string): Form {
    const words = [openForms(this.#decision), this.#decision.forms].map(byWord);
    return asOne(words.flat().find(([form]) => form.do === name) as [Form, ...Form[]]);
  }

  #verb(at: number): Look {
    this.#last = { at, wants: 'verb' };
    const words = byWord(this.#decision.forms).map(([form]) => form.do);
    const named = words.map((id) => ({ id, spelled: this.#verbs(id) }));
    const open = new Set(
      openForms(this.#decision)
        .filter((form) => !sentencesOf(form).next().done)
        .map((form) => form.do),
    );
    const preferred = (id: string) => open.has(id);
    return findAt(this.#line, at, { named, preferred, between: SEPARATORS, inside: true });
  }

  /** `move`, `move a unit`, `ユニットを移動`. */
  #verbs(name: string): readonly string[] {
    const keys = [`do.${name}`, `do.${name}.${this.#decision.kind}`];
    const said = LOCALES.flatMap((locale) => keys.flatMap((key) => this.#game.words.text[locale][key] ?? []));
    return [name, ...said].map(plain);
  }

  /**
   * The values of a form, each field taking what it can. Where that makes no legal order, but would without
   * one of the fields that need no value, that one is left out; where nothing makes one, what is refused
   * latest is most likely what was meant.
   */
  #rest(form: Form, from: number): Typed {
    const read = this.#values(form, from);
    let best = { typed: read.typed, reached: this.#reached(read.typed), last: this.#last };
    for (const index of best.reached === LEGAL ? [] : read.needless) {
      const { typed } = this.#values(form, from, index);
      const reached = this.#reached(typed);
      const isBetter = reached === LEGAL || (read.typed.ok && reached > best.reached);
      if (isBetter) best = { typed, reached, last: this.#last };
      if (reached === LEGAL) break;
    }
    this.#last = best.last;
    return best.typed;
  }

  /** The field that the order is refused for; LEGAL where it is not, -1 where nothing can be said. */
  #reached(typed: Typed): number {
    if (!typed.ok) return -1;
    const { form, soFar } = typed;
    const checked = checkOrder(this.#decision, this.#game.rules.universe, filledUp(form, soFar));
    return checked.ok ? LEGAL : form.fields.findIndex(({ name }) => name === checked.refusal.field);
  }

  /** What the walks of the fields to come may be asked with; undefined where something given is refused. */
  #sound(form: Form, soFar: Order): Order | undefined {
    return soundSoFar(this.#decision.clause, this.#game.rules.universe, form, soFar);
  }

  /**
   * `needless`: the fields that took something and need nothing. `without`: a field that takes nothing. What
   * is refused ends the reading: nothing can be asked of the fields after it.
   */
  #values(
    form: Form,
    from: number,
    without?: number,
  ): { readonly typed: Typed; readonly needless: readonly number[] } {
    let soFar: Order = { do: form.do };
    let at = skipOver(this.#line, from, SEPARATORS);
    let whole = true;
    const needless: number[] = [];
    for (const [index, field] of form.fields.entries()) {
      const sound = this.#sound(form, soFar);
      if (sound === undefined)
        return { typed: { ok: true, form: this.#meant(form, soFar), soFar, whole: true }, needless };
      if (field.walk.applies?.(sound) === false) continue;
      if (index === without || this.#isLeftOut(form, index, sound, at)) {
        if (!field.optional) soFar = withValue(soFar, field.name, []);
        continue;
      }
      const read = at < this.#line.length ? this.#field(form, index, sound, at) : undefined;
      if (read !== undefined && 'value' in read) {
        soFar = { ...soFar, [field.name]: read.value };
        at = skipOver(this.#line, read.end, SEPARATORS);
        if (mayBeLeftOut(field)) needless.push(index);
        continue;
      }
      const only = field.optional ? undefined : onlyStep(field, sound);
      if (only !== undefined && (at < this.#line.length || index < form.fields.length - 1))
        soFar = { ...soFar, [field.name]: only };
      else if (read !== undefined && !field.optional) return { typed: { ok: false, ...read }, needless };
      else if (!field.optional) whole = false;
      if (!whole) break;
    }
    if (at >= this.#line.length)
      return { typed: { ok: true, form: this.#meant(form, soFar), soFar, whole }, needless };
    const word = wordAt(this.#line, at, SEPARATORS);
    return { typed: { ok: false, fault: 'unknown', word, among: [] }, needless };
  }

  /** Of several forms of a word the one that the line has come to. */
  #meant(form: Form, soFar: Order): Form {
    return formFor(this.#decision.forms, this.#game.rules.universe, form.do, soFar) ?? form;
  }

  #field(
    form: Form,
    index: number,
    soFar: Order,
    at: number,
  ): { readonly value: FieldValue; readonly end: number } | Exclude<Look, Found> {
    const field = form.fields[index] as Field;
    const wants = (steps: readonly string[]) => ({ form, index, soFar, steps });
    if (field.type === 'number') return this.#number(at, wants([]));
    const many = field.type !== 'one';
    if (many && NOTHING.has(plain(wordAt(this.#line, at, SEPARATORS))))
      return { value: [], end: at + wordAt(this.#line, at, SEPARATORS).length };
    const between = field.type === 'path' ? IN_PATHS : SEPARATORS;
    const steps: string[] = [];
    let end = at;
    for (let next = at; next < this.#line.length; ) {
      this.#last = { at: next, wants: wants(steps) };
      const found = this.#id(field, soFar, steps, next, between);
      if (!('id' in found)) {
        if (steps.length === 0) return found;
        break;
      }
      // A ship and a port may share a name.
      if (
        steps.length > 0 &&
        !found.sure &&
        this.#isNextField(form, index, { ...soFar, [field.name]: fieldValue(field, [...steps].sort()) }, next)
      )
        break;
      end = found.end;
      const times =
        field.type === 'allot' ? /^\s*[x×*=:]?\s*(\d{1,3})(?=\s|,|$)/.exec(this.#line.slice(end)) : null;
      end += times?.[0].length ?? 0;
      for (let i = Number(times?.[1] ?? 1); i > 0; i--) steps.push(found.id);
      if (!many) break;
      next = skipOver(this.#line, end, between);
    }
    return { value: readValue(field, steps), end };
  }

  /** Whether a field that needs no value gets none: what stands there can only belong to a later one. */
  #isLeftOut(form: Form, index: number, soFar: Order, at: number): boolean {
    const field = form.fields[index] as Field;
    if (at >= this.#line.length || !mayBeLeftOut(field)) return false;
    const found = this.#id(field, soFar, [], at, SEPARATORS);
    if ('id' in found && nextSteps(field, soFar, []).includes(found.id)) return false;
    let without = this.#leaving(form, field, soFar);
    for (const later of form.fields.slice(index + 1)) {
      if (without === undefined || later.type === 'number') return false;
      if (later.walk.applies?.(without) === false) continue;
      const there = this.#id(later, without, [], at, SEPARATORS);
      if ('id' in there && there.sure) return true;
      if (!mayBeLeftOut(later)) return false;
      without = this.#leaving(form, later, without);
    }
    return false;
  }

  /** The order without a value of a field that needs none; undefined where it needs one after all. */
  #leaving(form: Form, field: Field, soFar: Order): Order | undefined {
    return field.optional ? soFar : this.#sound(form, withValue(soFar, field.name, []));
  }

  /** Whether the word at a place is written out as a value of the field after this one. */
  #isNextField(form: Form, index: number, given: Order, at: number): boolean {
    const soFar = this.#sound(form, given);
    if (soFar === undefined) return false;
    const field = form.fields.slice(index + 1).find(({ walk }) => walk.applies?.(soFar) !== false);
    const found = field === undefined ? undefined : this.#id(field, soFar, [], at, SEPARATORS);
    return found !== undefined && 'id' in found && found.exact;
  }

  #number(
    at: number,
    wants: Typing['wants'],
  ): { readonly value: FieldValue; readonly end: number } | Exclude<Look, Found> {
    this.#last = { at, wants };
    const word = wordAt(this.#line, at, SEPARATORS);
    if (!/^[+-]?\d{1,9}$/.test(word)) return { fault: 'unknown', word, among: [] };
    return { value: Number(word), end: at + word.length };
  }

  #id(field: Field, soFar: Order, steps: readonly string[], at: number, between: RegExp): Look {
    const ids = idsOfField(field, this.#game.rules.universe);
    const named = ids.map((id) => ({ id, spelled: spellings(this.#game, field, id) }));
    // A set may be typed in any order, so what may be chosen at its beginning counts.
    const walked = field.type === 'path' || field.type === 'list' || field.walk.applies?.(soFar) === false;
    const legal = walked ? undefined : new Set(nextSteps(field, soFar, []));
    const preferred = (id: string) =>
      legal?.has(id) !== false && (field.type !== 'set' || !steps.includes(id));
    return findAt(this.#line, at, { named, preferred, between, inside: false });
  }
}

function readValue(field: Field, steps: readonly string[]): FieldValue {
  if (field.type === 'path' && steps.length === 1 && field.walk.route !== undefined)
    return steps[0] as string;
  return fieldValue(field, field.type === 'set' ? [...new Set(steps)].sort() : steps);
}

/** The value of a field that leaves no choice. */
function onlyStep(field: Field, soFar: Order): FieldValue | undefined {
  if (field.type !== 'one') return undefined;
  const [only, second] = nextSteps(field, soFar, []);
  return second === undefined ? only : undefined;
}
