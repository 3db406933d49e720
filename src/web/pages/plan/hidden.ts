/** What every form of the page of a plan sends along: the act, and the revision that was read. */
import type { PlanPage } from '../../../match/index.js';
import type { Hidden } from '../../view/asking/model.js';

export function hiddenOf(
  { revision }: Pick<PlanPage, 'revision'>,
  act: string,
  more: Readonly<Record<string, string | number>> = {},
): readonly Hidden[] {
  return Object.entries({ revision, act, ...more }).map(([name, value]) => ({ name, value: String(value) }));
}
