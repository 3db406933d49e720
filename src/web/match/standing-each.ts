/** A standing order that is said of each of many things in one of few ways: a row of boxes for each thing. */
import type { Form, Game, Order, StandingOrders } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { nameOfValue } from '../parts/naming.js';
import { pageText } from '../words/words.js';

/** The rows of a sentence; null for one that is not of this kind. */
export function eachModel(game: Game, narrator: Narrator, { do: word, fields }: Form, left: StandingOrders) {
  const [of, way, ...more] = fields;
  if (of === undefined || way === undefined || more.length > 0) return null;
  if ([of, way].some(({ type, of: choices }) => type !== 'one' || typeof choices === 'string')) return null;
  const [ids, ways] = [of, way].map(({ walk }) => [...walk.candidates({ do: word }, [])]);
  if (ids === undefined || ways === undefined) return null;
  const sentence = (id: string, how: string): Order => ({ do: word, [of.name]: id, [way.name]: how });
  const keys = new Set(ids.flatMap((id) => ways.map((how) => game.standingKey(sentence(id, how)))));
  if (keys.size !== ids.length) return null;
  const heads = ways.map((how) => nameOfValue(game, narrator, way, how));
  const rows = ids.map((id) => {
    const name = nameOfValue(game, narrator, of, id);
    const boxes = ways.map((how, i) => ({
      value: JSON.stringify(sentence(id, how)),
      label: `${name}${pageText(narrator.locale, 'colon')}${heads[i]}`,
      checked: left.some((one) => one.do === word && one[of.name] === id && one[way.name] === how),
    }));
    return { name, boxes };
  });
  return { word, head: narrator.tell(`standing.field.${word}.${of.name}`), heads, rows };
}
