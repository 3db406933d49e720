/** A map as plain text, for terminals and text mails. */
import type { GameMap, SceneChange, SceneHolding, SceneTrack } from '../../referee/index.js';
import { columns, wrapped } from './columns.js';

/** Width of a line, in columns of a terminal; a full-width character takes two. */
const WIDTH = 76;

/**
 * The position as lines of at most 76 columns: title, tracks, each place with what stands in it, and what
 * changed.
 */
export function sceneToText(map: GameMap): string {
  const { scene } = map;
  const paragraphs = [
    titled(scene.title),
    scene.tracks.flatMap(trackLines),
    placeLines(map),
    (scene.holdings ?? []).flatMap(holdingLines),
    scene.changes.flatMap(changeLine),
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function titled(title: string): string[] {
  const lines = wrapped(title, WIDTH);
  return [...lines, '='.repeat(Math.max(...lines.map(columns)))];
}

/** `Turn: 1 night  [2 night]  3 night`: the current box in brackets. */
function trackLines(track: SceneTrack): string[] {
  const boxes = track.boxes.map((box) => {
    const text = [box.text, box.below].filter(Boolean).join(' ');
    return box.current ? `[${text}]` : text;
  });
  return hanging(`${track.title}${colonAfter(track.title)}`, boxes.join('  '));
}

/** As wide as the letter before it. */
function colonAfter(text: string): string {
  return columns(text.slice(-1)) > 1 ? '：' : ': ';
}

/** Every place that holds a mark or a counter, in the order of the map. */
function placeLines({ ground, scene }: GameMap): string[] {
  const titles = new Map((scene.places ?? []).map(({ id, title }) => [id, title]));
  return ground.places.flatMap((place) => {
    const things = [...(ground.marks ?? []), ...scene.marks, ...scene.counters].filter(
      (thing) => thing.place === place.id,
    );
    if (things.length === 0) return [];
    return [
      ...wrapped(titles.get(place.id) ?? place.title, WIDTH),
      ...things.flatMap((thing) => hanging('  - ', thing.title)),
    ];
  });
}

/** A box beside the map with the names of what stands in it. */
function holdingLines({ title, counters }: SceneHolding): string[] {
  return [...wrapped(title, WIDTH), ...filled(counters.map(({ name }) => name)).map((line) => `  ${line}`)];
}

/** Names on as few lines as they need, none of them broken. */
function filled(names: readonly string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const line = `${lines.at(-1)}  ${name}`;
    if (lines.length > 0 && columns(line) <= WIDTH - 2) lines[lines.length - 1] = line;
    else lines.push(name);
  }
  return lines;
}

const CHANGE_SIGNS: { readonly [style in SceneChange['style']]: string } = {
  move: '> ',
  arrival: '+ ',
  recovery: '^ ',
  loss: 'x ',
  fight: '* ',
  harm: '* ',
  dice: '# ',
};

function changeLine(change: SceneChange): string[] {
  return hanging(CHANGE_SIGNS[change.style], change.title);
}

/** A text behind a head, further lines indented as far as the head is wide. */
function hanging(head: string, text: string): string[] {
  const indent = columns(head);
  return wrapped(text, WIDTH - indent).map((line, i) => (i === 0 ? head : ' '.repeat(indent)) + line);
}
