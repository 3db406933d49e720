/** Names of what a field is filled with, and where on the map that is. */
import { namesOf } from '../../board/index.js';
import type { Voice } from '../../mail/index.js';
import type { Explanation, Field, Game, Scene } from '../../referee/index.js';
import { say } from '../words.js';

/** The name of a value of a field: a unit, a hex, a named choice, a number. */
export function nameOfValue(game: Game, voice: Voice, field: Field, id: string): string {
  if (typeof field.of === 'string') return field.of === 'number' ? id : namesOf(game, voice.locale)(field.of, id);
  const key = `choice.${id}`;
  return voice.game.has(key) ? voice.tell(key) : id;
}

/** A value as a choice: a unit with where it stands and its figures, a place with the units in it, as the reader's map shows them. */
export function choiceOf(game: Game, voice: Voice, scene: Scene, field: Field, id: string): string {
  const name = nameOfValue(game, voice, field, id);
  const kind = onMap(field);
  if (kind === undefined) return name;
  const place = namesOf(game, voice.locale);
  const around =
    kind === 'places'
      ? scene.counters.filter((counter) => counter.place === id).map((counter) => counter.name)
      : scene.counters.filter((counter) => counter.id === id).flatMap((one) => [place('place', one.place), one.figures]);
  return [name, ...around.filter((word) => word !== '')].join(' · ');
}

/** Whether the values of a field are counters or places of the map. */
export function onMap(field: Field | undefined): 'units' | 'places' | undefined {
  if (field?.of === 'unit') return 'units';
  return field?.of === 'hex' || field?.of === 'point' ? 'places' : undefined;
}

/** Costs, odds and chances in words. */
export interface Explained {
  readonly lines: readonly string[];
  readonly modifiers: readonly { readonly text: string; readonly clause: string }[];
  readonly chances: readonly { readonly result: string; readonly of: number; readonly in: number; readonly percent: number }[];
}

/** An explanation in the reader's language. */
export function explained(voice: Voice, explanation: Explanation): Explained {
  const { lines, modifiers, chances } = explanation;
  return {
    lines: lines.map((line) => voice.game.say(line)),
    modifiers: modifiers.map(({ on, amount, reason, clause }) => ({
      text: say(voice.locale, 'explain.modifier', { on, amount, reason: voice.tell(`modifier.${reason}`) }),
      clause,
    })),
    chances: chances.map((chance) => ({
      ...chance,
      result: voice.tell(`outcome.${chance.result}`),
      percent: Math.round((100 * chance.of) / chance.in),
    })),
  };
}
