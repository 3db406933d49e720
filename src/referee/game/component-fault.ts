/** A component file that cannot be played: an owner's corrected pack, or the house's own. */
export class ComponentError extends Error {
  readonly code = 'game/bad-components';
  /** `at` is the place of the fault: `units.3.setup.point`; empty: the whole. */
  constructor(
    readonly at: string,
    readonly fault: string,
  ) {
    super(`components: ${at === '' ? '' : `${at}: `}${fault}`);
  }
}
