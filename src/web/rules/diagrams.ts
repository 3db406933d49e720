/** Diagrams of the rules: positions that the referee has played, drawn by the board. */

import { setImmediate } from 'node:timers/promises';
import { type Shade, sceneToSvg } from '../../board/index.js';
import type { Rulebook } from '../../referee/index.js';
import {
  type BaseState,
  type ChancePort,
  type Diagram,
  type Field,
  type Game,
  isOpenForm,
  type Json,
  type Locale,
  type Order,
  type Question,
  type SceneLine,
  type ScenePlace,
  Session,
  sentences,
  valueSteps,
} from '../../referee/index.js';
import { pageText } from '../words/words.js';

/** A diagram as the page shows it. */
export interface Drawn {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly clauses: readonly string[];
  /** The drawing as SVG documents. */
  readonly light: string;
  readonly dark: string;
}

/** A diagram whose position or orders the referee does not take. */
export class DiagramError extends Error {
  readonly code = 'diagram';
}

/** The diagrams of a game, in its order. Between two of them others get their answers. */
export async function drawnDiagrams(game: Ruled, locale: Locale): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = [];
  for (const diagram of game.rulebook.diagrams) {
    const { id, title, caption, clauses } = diagram;
    const about = { id, title: title[locale], caption: caption[locale], clauses };
    drawn.push({ ...about, ...drawings(game, diagram, locale) });
    await setImmediate();
  }
  return drawn;
}

/**
 * The match in memory in which the orders of a diagram were given. @throws DiagramFault where one is refused
 */
export function playDiagram(
  game: Game,
  diagram: Diagram,
): { readonly before: BaseState; readonly session: Session } {
  const session = new Session(game, stateOf(game, diagram.position), { chance: given(diagram) });
  for (const { side, order } of diagram.orders ?? []) {
    const refusal = session.give(side, order);
    if (refusal !== undefined)
      throw new DiagramError(`${diagram.id}: ${order.do} is refused by ${refusal.clause}`);
  }
  return { before: stateOf(game, diagram.position), session };
}

function stateOf(game: Game, position: Json): BaseState {
  const read = game.position.read(position);
  if ('fault' in read) throw new DiagramError(`${read.fault.at}: ${read.fault.message}`);
  return read.state;
}

/** The dice and draws of a diagram, in their order. */
function given({ id, dice = [], draws = [] }: Diagram): ChancePort {
  const faces = [...dice];
  const ids = [...draws];
  const taken = <T>(from: T[], n: number): T[] => {
    if (from.length < n) throw new DiagramError(`${id}: something is rolled or drawn that is not given`);
    return from.splice(0, n);
  };
  return {
    roll: (spec) => ({ faces: taken(faces, spec.dice.length), proof: null }),
    draw: (spec) => ({ ids: taken(ids, spec.take), proof: null }),
  };
}

/** The values of `field` in the legal orders that have the other fields as given; of a path its end. */
export function openValues(
  game: Game,
  questions: readonly Question[],
  open: NonNullable<Diagram['open']>,
): readonly string[] {
  const found = new Set<string>();
  for (const question of questions) {
    for (const form of question.forms.filter((one) => one.do === open.given.do && isOpenForm(one))) {
      const field = form.fields.find(({ name }) => name === open.field);
      if (field === undefined) continue;
      for (const order of sentences({ ...question, forms: [form] }))
        if (matches(order, open.given)) for (const value of endsOf(game, field, order)) found.add(value);
    }
  }
  return [...found].sort();
}

function matches(order: Order, given: Order): boolean {
  return Object.entries(given).every(
    ([name, value]) => JSON.stringify(order[name]) === JSON.stringify(value),
  );
}

function endsOf(game: Game, field: Field, order: Order): readonly string[] {
  const value = order[field.name];
  const steps = value === undefined ? [] : (valueSteps(game.rules.universe, field, value) ?? []);
  return field.type === 'path' ? steps.slice(-1) : steps;
}

/** What stands after the orders, with what they changed; what is open is drawn as a choice. */
function drawings(game: Ruled, diagram: Diagram, locale: Locale): Pick<Drawn, 'light' | 'dark'> {
  const { before, session } = playDiagram(game, diagram);
  const [was, is] = [game.position.view(before, 'spectator'), game.position.view(session.state, 'spectator')];
  const changes = diagram.orders === undefined ? [] : game.picture.changes(was, is, locale);
  const scene = game.picture.scene(is, locale, changes);
  const ground = game.picture.ground(locale);
  const lines = [...(scene.lines ?? []), ...signsOf(diagram, ground.places, locale)];
  const shown = { ground, scene: { ...scene, lines, alt: diagram.title[locale] } };
  const crop = { places: diagram.around, margin: 0.4 };
  const draw = (theme: Shade) => sceneToSvg(shown, { theme, look: game.picture.look, crop });
  return { light: draw('light'), dark: draw('dark') };
}

/** What is open is ringed, what is refused is crossed out. */
function signsOf(
  { open, refused = [] }: Diagram,
  places: readonly ScenePlace[],
  locale: Locale,
): readonly SceneLine[] {
  const placed = (id: string | undefined) => places.filter((place) => place.id === id);
  const rings = (open?.values ?? [])
    .flatMap(placed)
    .map((place) => ringOf(place, pageText(locale, 'rules.open')));
  const crosses = refused.flatMap(({ at, clause }) =>
    placed(at).flatMap((place) => crossOf(place, pageText(locale, 'rules.refused', { clause }))),
  );
  return [...rings, ...crosses];
}

function ringOf(place: ScenePlace, title: string): SceneLine {
  const hex = place.shape === 'flat' || place.shape === 'pointy';
  const corners = hex ? 6 : 24;
  const turn = place.shape === 'pointy' ? Math.PI / 6 : 0;
  const r = place.radius * (hex ? 0.84 : 1.22);
  const points = Array.from({ length: corners + 1 }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    return [place.x + r * Math.cos(angle), place.y + r * Math.sin(angle)] as const;
  });
  // On a map of points there is room around them, and routes beside which a thin ring is lost.
  return { points, style: hex ? 'route' : 'wall', tone: 'choice', title };
}

function crossOf({ x, y, radius }: ScenePlace, title: string): readonly SceneLine[] {
  const r = radius * 0.55;
  const stroke = (points: SceneLine['points']): SceneLine => ({
    points,
    style: 'route',
    tone: 'alarm',
    title,
  });
  return [
    stroke([
      [x - r, y - r],
      [x + r, y + r],
    ]),
    stroke([
      [x - r, y + r],
      [x + r, y - r],
    ]),
  ];
}

/** A game whose rules have a page. */
export type Ruled = Game & { readonly rulebook: Rulebook };
