/**
 * Holds the last press on the map until the map's script is there, and hands it over. It runs in the head, by
 * itself: the script of a map comes a moment after the map.
 */
(() => {
  let held: readonly Element[] = [];
  const hold = ({ target, clientX, clientY }: MouseEvent): void => {
    const isOnMap = target instanceof Element && target.closest('svg.board') !== null;
    held = isOnMap ? document.elementsFromPoint(clientX, clientY) : [];
  };
  document.addEventListener('click', hold, true);
  document.addEventListener(
    'mapped',
    () => {
      document.removeEventListener('click', hold, true);
      if (held.length > 0) document.dispatchEvent(new CustomEvent('held', { detail: held }));
    },
    { once: true },
  );
})();
