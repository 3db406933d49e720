/** What a seat can still plan in the turn that stands, phase by phase. */
import type { Order } from '../forms/form.js';
import type { Side } from '../game/basics.js';
import type { Question } from '../game/decision.js';
import type { Game, View } from '../game/game.js';
import { type PlanPlace, planPhaseOf } from './place.js';
import { Sketching } from './sketch.js';

/** A phase of the turn for which its owner can leave lines. */
export interface PhaseAhead extends PlanPlace {
  /** The step to draft from; undefined: the phase that stands. */
  readonly step?: string;
  /** What he would be asked there as the position is; undefined: nothing, or nothing that can be put yet. */
  readonly question?: Question;
  /** Words of the game's sentences for this phase. */
  readonly says: readonly string[];
}

/**
 * The phase that stands and those to come in this turn, as far as anything can be left for them: each tried
 * from the position of `view`, whose owner stands at `asked`.
 */
export function phasesAhead(
  game: Game,
  view: View,
  side: Side,
  asked: Question | undefined,
): readonly PhaseAhead[] {
  const here = new Sketching(game, view, side);
  here.begin(asked, false);
  const { turn, phase } = here.place;
  const found: PhaseAhead[] = [
    { turn, phase, ...questionOf(here), says: saidIn(game, view, side, phase) },
    ...here.stepsLater.map(({ id, phase: later }) => {
      const name = planPhaseOf(game, later);
      const there = sketchedAt(game, view, side, id, name);
      return {
        // Set-up is a turn of its own; what follows it belongs to the next.
        turn: there?.place.turn ?? turn,
        phase: name,
        step: id,
        ...(there === undefined ? {} : questionOf(there)),
        says: saidIn(game, view, side, name),
      };
    }),
  ];
  return found.filter(
    ({ phase: name, question, says }, i) =>
      (question !== undefined || says.length > 0) && found.findIndex((one) => one.phase === name) === i,
  );
}

/** At a step, if its phase is not over at once. */
function sketchedAt(game: Game, view: View, side: Side, step: string, phase: string) {
  const there = new Sketching(game, view, side);
  return there.add({ leap: step }) && there.place.phase === phase ? there : undefined;
}

function questionOf({
  question,
}: Sketching<ReturnType<Game['rules']['start']>>): Pick<PhaseAhead, 'question'> {
  return question === undefined ? {} : { question };
}

/** Sentences for a phase; some are for one or the other by their first word. */
function saidIn(game: Game, view: View, side: Side, phase: string): readonly string[] {
  const isFor = (begun: Order) => game.plans.address?.(side, begun).phase === phase;
  const forms = (game.plans.forms?.(side, view) ?? []).filter(({ do: word, fields: [first] }) =>
    first === undefined || typeof first.of === 'string'
      ? isFor({ do: word })
      : first.of.some((one) => isFor({ do: word, [first.name]: one })),
  );
  return forms.map((form) => form.do);
}
