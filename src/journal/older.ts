/**
 * Events of the protocol before this one, as stored by early development: read so that their matches can
 * still be looked at and played on. Their journals are proved by nothing any more.
 */

/** Whether a stored event is one of those. */
export function isOlder(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'v') === 1;
}

/** The same event in the shape of today; any other value as it is. */
export function fromOlder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !isOlder(value)) return value;
  const told: unknown = Reflect.get(value, 'public');
  return { ...value, v: 2, public: publicOf(Reflect.get(value, 'type'), told) };
}

function publicOf(type: unknown, told: unknown): unknown {
  if (typeof told !== 'object' || told === null) return told;
  switch (type) {
    case 'opened':
      return { ...told, purposes: {}, beacon: null };
    case 'joined':
      return { side: Reflect.get(told, 'side') };
    case 'moved':
      return { ...told, purposes: {} };
    case 'unsealed':
      return { roots: [], ...told };
    default:
      return told;
  }
}
