/** The model of one field of an order as links, buttons, boxes or numbers: works without scripts, and the map leans on it. */
import type { Voice } from '../../mail/index.js';
import { type Field, fieldValue, type Game, type Order, type Scene } from '../../referee/index.js';
import { say } from '../words.js';
import { choiceOf, explained, nameOfValue } from './naming.js';
import type { Asking, Option } from './options.js';
import { type Progress, toQuery, withGiven, withSteps } from './sentence.js';

export interface Hidden {
  readonly name: string;
  readonly value: string;
}

interface Choice {
  readonly id: string;
  readonly text: string;
  readonly note: string | null;
}

/** What `partials/asking.hbs` shows. */
export interface AskingModel {
  readonly title: string;
  readonly legend: string;
  readonly name: string;
  readonly action: string;
  readonly hidden: readonly Hidden[];
  readonly refusal: { readonly clause: string; readonly text: string } | null;
  readonly links: readonly (Choice & { readonly href: string })[] | null;
  readonly buttons: readonly (Choice & { readonly order: string })[] | null;
  readonly boxes: readonly { readonly id: string; readonly text: string; readonly checked: boolean }[] | null;
  readonly numbers:
    | readonly {
        readonly id: string;
        readonly text: string;
        readonly name: string;
        readonly least: number;
        readonly most: number;
        readonly value: string;
      }[]
    | null;
  readonly more: readonly { readonly href: string; readonly text: string }[] | null;
}

/** Where a sentence is built, and in whose words. */
export interface Bench {
  readonly game: Game;
  readonly voice: Voice;
  /** The map as the reader sees it. */
  readonly scene: Scene;
  /** The page that reads the sentence in its query. */
  readonly address: string;
  /** Keys of the game's sentences begin with it: '' for orders, `standing.` for standing orders. */
  readonly prefix: '' | 'standing.';
  /** Where whole sentences may be sent at once, with these fields; they stay drafts there. */
  readonly post?: { readonly action: string; readonly hidden: readonly Hidden[] };
}

/** The model of a field. */
export function askingModel(bench: Bench, progress: Progress & { readonly field: Field }, asking: Asking): AskingModel {
  const { voice, address, prefix } = bench;
  const { form, field, so, refusal } = progress;
  const asked = voice.tell(`${prefix}field.${form.do}.${field.name}`);
  const title = `${voice.tell(`${prefix}do.${form.do}`)} · ${asked}`;
  const base: AskingModel = {
    title,
    legend: asked,
    name: field.name,
    action: address,
    hidden: [],
    refusal: refusal === undefined ? null : { clause: refusal.clause, text: voice.clause(refusal.clause) },
    links: null,
    buttons: null,
    boxes: null,
    numbers: null,
    more: null,
  };
  const query = toQuery(so);
  switch (asking.how) {
    case 'pick':
      return picking(bench, progress, asking, base);
    case 'step':
      return stepping(bench, progress, asking, base);
    case 'mark': {
      const boxes = asking.options.map((id) => ({
        id,
        text: choiceOf(bench.game, voice, bench.scene, field, id),
        checked: asking.marked.includes(id),
      }));
      return { ...base, boxes, hidden: pairs(withGiven(query, field.name)) };
    }
    case 'share': {
      const numbers = asking.options.map((id) => ({
        id,
        text: choiceOf(bench.game, voice, bench.scene, field, id),
        name: `${field.name}.${id}`,
        least: 0,
        most: asking.most,
        value: '',
      }));
      return { ...base, numbers, hidden: pairs(withGiven(query, field.name)) };
    }
    case 'number': {
      const { least, most } = asking;
      const text = say(voice.locale, 'order.number', { least, most });
      return { ...base, numbers: [{ id: '', text, name: field.name, least, most, value: String(least) }], hidden: pairs(query) };
    }
  }
}

function picking(
  bench: Bench,
  progress: Progress & { readonly field: Field },
  asking: Extract<Asking, { how: 'pick' }>,
  base: AskingModel,
): AskingModel {
  const { form, field, so, index } = progress;
  const { locale } = bench.voice;
  const last = index === form.fields.length - 1;
  const choice = (option: Option): Choice => ({
    id: option.id,
    text: choiceOf(bench.game, bench.voice, bench.scene, field, option.id),
    note: noteOf(bench, field, so, option),
  });
  const whole = (option: Option): Order => ({ ...so, [field.name]: fieldValue(field, option.steps) });
  const more = [
    ...(asking.optional ? [{ href: href(bench, withGiven(toQuery(so), field.name)), text: say(locale, 'order.none') }] : []),
    ...(asking.canStep
      ? [{ href: href(bench, withSteps(toQuery(so), field.name, [])), text: say(locale, 'order.stepwise') }]
      : []),
  ];
  const shown = { ...base, more: more.length === 0 ? null : more };
  if (last && bench.post !== undefined) {
    const buttons = asking.options.map((option) => ({ ...choice(option), order: JSON.stringify(whole(option)) }));
    return { ...shown, buttons, action: bench.post.action, hidden: bench.post.hidden };
  }
  return { ...shown, links: asking.options.map((option) => ({ ...choice(option), href: href(bench, toQuery(whole(option))) })) };
}

function stepping(
  bench: Bench,
  progress: Progress & { readonly field: Field },
  asking: Extract<Asking, { how: 'step' }>,
  base: AskingModel,
): AskingModel {
  const { field, so } = progress;
  const steps = progress.refusal === undefined ? progress.steps : [];
  const { locale } = bench.voice;
  const names = steps.map((id) => nameOfValue(bench.game, bench.voice, field, id)).join(' – ');
  const links = asking.options.map((id) => ({
    id,
    text: choiceOf(bench.game, bench.voice, bench.scene, field, id),
    note: noteOf(bench, field, so, { id, steps: [...steps, id] }),
    href: href(bench, withSteps(toQuery(so), field.name, [...steps, id])),
  }));
  const stop = {
    href: href(bench, toQuery({ ...so, [field.name]: steps })),
    text: say(locale, steps.length === 0 ? 'order.none' : 'order.stop'),
  };
  const again = { href: href(bench, withSteps(toQuery(so), field.name, [])), text: say(locale, 'order.again') };
  const more = [...(asking.stop ? [stop] : []), ...(steps.length > 0 ? [again] : [])];
  return { ...base, title: names === '' ? base.title : `${base.title}: ${names}`, links, more };
}

/** What the game says of a choice, in one line. */
function noteOf(bench: Bench, field: Field, so: Order, option: Option): string | null {
  const explanation = field.walk.explain?.(so, option.steps);
  if (explanation === undefined || explanation.lines.length === 0) return null;
  return explained(bench.voice, explanation).lines.join(' ');
}

function href(bench: Bench, query: URLSearchParams): string {
  return `${bench.address}?${query}`;
}

/** A query as hidden fields. */
export function pairs(query: URLSearchParams): readonly Hidden[] {
  return [...query].map(([name, value]) => ({ name, value }));
}
