/** No object of a situation may be reached by two ways: what one of them changes would change the other. */

/**
 * The two places at which one object is reached, as `units.0 = units.1`; undefined where every object stands
 * once.
 */
export function sharedObject(situation: object): string | undefined {
  const known = new Map<object, string>();
  const look = (value: unknown, place: string): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    const other = known.get(value);
    if (other !== undefined) return `${other} = ${place}`;
    known.set(value, place);
    for (const [name, part] of Object.entries(value)) {
      const found = look(part, place === '' ? name : `${place}.${name}`);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return look(situation, '');
}
