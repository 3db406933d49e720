/** An attack as it is declared: what was ordered, in indexes, and what it uses up. MN-10.2, MN-10.3.a. */
import { hexId, hexIndex, OUT, unitIndex } from '../../components/pack.js';
import { showFaces, unitAt } from '../../state/questions.js';
import type { Position, Turn } from '../../state/state.js';
import type { Offensive } from './offensive.js';
import { showUnits } from './reveal.js';

export type HexAttack = {
  readonly do: 'attack';
  readonly target: string;
  readonly units: readonly string[];
  readonly air?: readonly string[];
  readonly help?: string;
  readonly fga?: string;
  readonly spotter?: string;
};

/** An order in indexes. */
export function offensiveOf({ pack }: Position, answer: Omit<HexAttack, 'do'>): Offensive {
  const indexes = (list: readonly string[] = []) => list.map((id) => unitIndex(pack, id));
  return {
    target: hexIndex(pack, answer.target),
    units: indexes(answer.units),
    air: indexes(answer.air),
    fga: answer.fga === 'yes',
    helped: answer.help === undefined ? OUT : unitIndex(pack, answer.help),
  };
}

/** Attackers are shown and have used their attack; so has the 672nd its help. */
export function spend(t: Turn, attack: Offensive, spotter: string | undefined): void {
  const { pack, state, play } = t;
  showUnits(t, attack.units);
  if (spotter !== undefined) {
    showUnits(t, [unitIndex(pack, spotter)]);
    play.log('spotted', { unit: spotter, at: hexId(pack, attack.target) });
  }
  for (const unit of attack.units) unitAt(t, unit).attacked = true;
  for (const unit of attack.air) unitAt(t, unit).used = true;
  if (attack.helped === OUT) return;
  state.helped = true;
  showFaces(t, [pack.amphibian]);
}
