/** To whom a standing order is to be copied: its units as boxes and on the map. */
import { subjectOf } from '../../match/index.js';
import type { Field, Order } from '../../referee/index.js';
import { askingModel } from '../parts/asking.js';
import { askingOf } from '../parts/options.js';
import { choicesOf, mapModel, mapOf } from '../parts/parts.js';
import type { AskingModel, Hidden } from '../parts/question.js';
import type { Seated } from '../parts/seated.js';
import { pageText } from '../words/words.js';

/** The name of the boxes. */
const TO = 'to';

/** Boxes but for those that the sentence names already. */
function boxesWithout(boxes: AskingModel['boxes'], named: Order[string] | undefined): AskingModel['boxes'] {
  const ids = [named].flat();
  return boxes?.filter(({ id }) => !ids.includes(id)) ?? null;
}

/** What the page shows while a sentence is copied; undefined where there is none of this key to be copied. */
export function copyingModel(
  { page, narrator, visitor, locale }: Seated,
  orders: readonly Order[],
  key: string | null,
  action: string,
  hidden: readonly Hidden[],
) {
  const { game } = page.match;
  const order = key === null ? undefined : orders.find((one) => game.standingKey(one) === key);
  const subject = order === undefined ? undefined : subjectOf(game, visitor.side, order);
  if (order === undefined || subject === undefined) return undefined;
  const field: Field = { ...subject, type: 'set', min: 1, max: Number.MAX_SAFE_INTEGER, optional: false };
  const form = { do: order.do, fields: [field] };
  const progress = { form, so: { do: order.do }, field, index: 0, steps: [], stepwise: false };
  const asking = askingOf(progress);
  if (asking === undefined) return undefined;
  const map = mapOf(page);
  const post = { action, hidden: [...hidden, { name: 'copy', value: key ?? '' }] };
  const ask = askingModel(
    { game, narrator, map, address: action, prefix: 'standing.', post },
    progress,
    asking,
  );
  return {
    text: narrator.game.order(order, 'standing'),
    map: mapModel(page, choicesOf(game, field, asking, map), null),
    // Whoever it is said of already is no goal.
    ask: {
      ...ask,
      ...{ title: pageText(locale, 'standing.copy.to'), name: TO, hidden: post.hidden },
      ...{ bounds: { least: 1, most: field.max }, boxes: boxesWithout(ask.boxes, order[subject.name]) },
    },
  };
}
