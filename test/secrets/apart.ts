/**
 * Whether two matches still differ only in what a viewer may not know, and, if not, whether that came out in
 * the open.
 */
import type { BaseState, Game, Picker, RunRecord, Session, Viewer } from '../../src/referee/index.js';

/** Twins that are asked for what may differ. */
const ASKED = 16;

/** Places in which two plain values differ; of lists of unequal length the list. */
export function differing(a: unknown, b: unknown, place = ''): string[] {
  if (a === b) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [place];
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return [place];
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].flatMap((name) => differing(one.get(name), other.get(name), `${place}/${name}`));
}

/** Whether two states differ in more than their game says a viewer may not know. */
export function areApart(game: Game, a: BaseState, b: BaseState, viewer: Viewer, pick: Picker): boolean {
  const places = differing(a, b);
  if (places.length === 0) return false;
  const hidden = new Set<string>();
  for (let i = 0; i < ASKED; i++) {
    for (const state of [a, b]) {
      const twin = game.position.twin?.(structuredClone(state), viewer, pick);
      for (const place of twin === undefined ? [] : differing(state, twin)) hidden.add(place);
    }
    if (places.every((place) => isWithin(place, hidden))) return false;
  }
  return true;
}

function isWithin(place: string, hidden: ReadonlySet<string>): boolean {
  return hidden.has(place) || [...hidden].some((other) => place.startsWith(`${other}/`));
}

/**
 * Two matches that came apart did so in the open when something was said or turned up in one that was not in
 * the other: a roll, a line, an order, a draw of the viewer, a counter. If all that was said in one is the
 * beginning of what was said in the other, and one went on where the other waited, then the pause alone gave
 * the secret away.
 */
export function pausesDiffer(a: Session<BaseState>, b: Session<BaseState>, viewer: Viewer): boolean {
  const [one, other] = [streamsOf(a, viewer), streamsOf(b, viewer)];
  if (!one.every((stream, i) => isBeginning(stream, other[i] ?? []))) return false;
  return JSON.stringify([one, waitsOf(a)]) !== JSON.stringify([other, waitsOf(b)]);
}

function waitsOf({ stop, questions }: Session<BaseState>): readonly string[] {
  return [stop.at, ...questions.map(({ side }) => side)];
}

function streamsOf(session: Session<BaseState>, viewer: Viewer): readonly (readonly string[])[] {
  const { events, draftLog, stop } = session;
  const end = stop.at === 'ended' ? [JSON.stringify(stop.result)] : [];
  const all = (of: (event: RunRecord) => readonly object[]) =>
    events.flatMap(of).map((one) => JSON.stringify(one));
  return [
    all((event) => event.orders),
    [...all((event) => event.log), ...draftLog.map((entry) => JSON.stringify(entry)), ...end],
    all((event) => event.rolls),
    all((event) => event.told[viewer] ?? []),
    all((event) => event.draws.filter((draw) => draw.side === viewer).map(({ ids }) => ids)),
  ];
}

function isBeginning(a: readonly string[], b: readonly string[]): boolean {
  return a.every((one, i) => i >= b.length || one === b[i]);
}
