/** Rule 13.4: the delayed entry of the US. WP-13.4. */
import type { Modifier } from '../../../referee/index.js';
import { scenarioOf } from '../components/pack.js';
import { isUsNeutral } from '../state/state.js';
import { surveyOf } from '../state/survey.js';
import type { Playing } from './playing.js';

/** The entry roll of turns 2 to 5: 10 or more, and the US is at war (WP-13.4.e). */
export function entryRoll(p: Playing): void {
  const entry = scenarioOf(p.pack, p.state.scenario).entryRoll;
  if (!isUsNeutral(p.state) || entry === undefined) return;
  const modifiers = entryModifiers(p);
  const { outcome } = p.play.roll({
    purpose: 'entry',
    dice: [6, 6],
    modifiers,
    outcomes: [
      [entry.target - 1, 'neutral'],
      [MOST, 'war'],
    ],
  });
  p.play.log(outcome === 'war' ? 'us.enters' : 'us.neutral', {});
  if (outcome === 'war') p.state.usEntered = true;
}

/** No total is higher. */
const MOST = 99;
const PORTS_A_POINT = 2;

function entryModifiers(p: Playing): Modifier[] {
  const { pack, state } = p;
  const survey = surveyOf(p);
  const ports = pack.bases.filter((hex) => {
    const { base, colour } = pack.hexes[hex]!;
    return base === 'port' && colour === 'UK' && survey.control[hex] === 'J';
  });
  const invaded = [...pack.hexes.keys()].some(
    (hex) => INVADED.includes(pack.hexes[hex]!.region) && survey.land.J[hex]! > 0,
  );
  const amounts = [
    ['turns', state.turn - 2],
    ['ports', Math.floor(ports.length / PORTS_A_POINT)],
    ['invaded', invaded ? 2 : 0],
  ] as const;
  return amounts.flatMap(([reason, amount]): Modifier[] =>
    amount === 0 ? [] : [{ amount, on: 'die', reason: `entry.${reason}`, clause: 'WP-13.4.e' }],
  );
}

const INVADED: readonly string[] = ['australia', 'india', 'new_zealand'];

/** From turn 6 the US is at war without a roll (WP-13.4.e). */
export function automaticEntry(p: Playing): void {
  const entry = scenarioOf(p.pack, p.state.scenario).entryRoll;
  if (!isUsNeutral(p.state) || entry === undefined || p.state.turn < entry.automaticAtStartOfTurn) return;
  p.state.usEntered = true;
  p.play.log('us.enters', {});
}

/** J declares war on the US at the start of an own impulse (WP-13.4.f). */
export function declareWar(p: Playing): void {
  p.state.usEntered = true;
  p.state.usWarByJapan = p.state.turn;
  p.play.log('us.war', {});
}
