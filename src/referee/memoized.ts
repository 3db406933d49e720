/**
 * What is worked out once for an object and kept as long as that object lives; `make` gives the same for the
 * same object each time.
 */
export function memoized<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { readonly made: Made }>();
  return (of) => {
    const found = known.get(of) ?? { made: make(of) };
    known.set(of, found);
    return found.made;
  };
}
