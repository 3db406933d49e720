/** What decides a match: the sequence of play (PC-1) and the wiring of its chapters. */
import type { AuthorRules, Next, Play, Rules, Step } from 'denrei/kit';
import { pack, turns } from './pack.js';
import { combatRound } from './rules/combat.js';
import { movementRound } from './rules/movement.js';
import { decide } from './rules/victory.js';
import { activeSide, now, type PcState, position, STEPS, start } from './state.js';

const steps: readonly Step<PcState>[] = STEPS.map((id) => ({
  id,
  phase: id,
  side: id.charAt(0),
  ahead: true,
  run: (play) => phase(play, id.endsWith('M') ? movementRound : combatRound),
}));

/** PC-1.a */
function* phase(play: Play<PcState>, round: (play: Play<PcState>) => Rules<'over' | 'more'>): Rules<Next> {
  const { state } = play;
  if ((yield* round(play)) === 'more') return 'again';
  play.log('ended', { side: activeSide(state) });
  for (const unit of state.units) unit.moved = unit.fought = false;
  state.attacked = [];
  if (state.step !== 'SC') return 'next';
  if (state.turn === turns) decide(play);
  state.turn += 1;
  play.log('turn', { n: state.turn });
  return { to: 'NM' };
}

export const rules: AuthorRules<PcState> = {
  sides: pack.sides,
  rules: {
    start,
    steps: () => steps,
    now,
    purposes: { combat: { faces: 6, most: 1 } },
    ids: {
      unit: {
        all: pack.unitIds,
        as: 'unit',
        fields: ['unit', 'units'],
        ownerOf: (id) => (pack.unitIds.includes(id) ? pack.unit(id).side : undefined),
      },
      hex: { all: pack.hexIds, as: 'place', fields: ['at', 'from', 'to', 'target'], ways: ['path'] },
    },
  },
  position,
};
