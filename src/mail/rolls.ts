/** A roll as a sentence: purpose, faces, what was needed, result, modifiers with their clauses; and its proof. */
import type { ReportRoll } from '../match/types.js';
import type { Modifier, Outcome } from '../referee/index.js';
import type { Voice } from './words.js';

/** `line`: the roll itself. `proof`: chain, number and the whole link (64 hex digits), with which anybody can check it. */
export interface RollText {
  readonly line: string;
  readonly proof: string;
}

type Rolls = Pick<ReportRoll, 'purpose' | 'dice' | 'faces' | 'modifiers' | 'total' | 'outcomes' | 'outcome'>;

/** A roll in the reader's language. */
export function rollText(voice: Voice, roll: ReportRoll): RollText {
  const { chain, k, link } = roll;
  const said = [fallOf(voice, roll), ...roll.modifiers.map((modifier) => modifierOf(voice, modifier))].join(
    voice.say('roll.join'),
  );
  return { line: said, proof: voice.say('roll.proof', { chain, k, link }) };
}

function fallOf(voice: Voice, roll: Rolls): string {
  const purpose = voice.tell(`purpose.${roll.purpose}`);
  const dice = diceOf(voice, roll);
  if (roll.outcome === undefined) return voice.say('roll.plain', { purpose, dice });
  return voice.say('roll.line', { purpose, dice, needed: neededOf(voice, roll), outcome: voice.tell(`outcome.${roll.outcome}`) });
}

/** `die 4`, `dice 3 + 5 = 8`, `die 2 +1 = 3`. */
function diceOf(voice: Voice, { dice, faces, modifiers, total }: Rolls): string {
  const shown = faces.map((face, i) => (dice[i] === 6 ? String(face) : `${face} (d${dice[i]})`));
  const said = voice.say('roll.dice', { n: faces.length, faces: shown.join(' + ') });
  const added = onDie(modifiers).map(({ amount }) => (amount < 0 ? String(amount) : `+${amount}`));
  return faces.length === 1 && added.length === 0
    ? said
    : voice.say('roll.total', { dice: said, modifiers: added.join(' '), total }).replace('  ', ' ');
}

/** The rows of the table that these dice can reach. */
function neededOf(voice: Voice, { dice, modifiers, outcomes }: Rolls): string {
  const shift = onDie(modifiers).reduce((sum, { amount }) => sum + amount, 0);
  const least = dice.length + shift;
  const most = dice.reduce((sum, faces) => sum + faces, 0) + shift;
  const rows = reachable(outcomes, least, most).map(({ from, to, outcome }) => {
    const range = from === to ? String(from) : voice.say('roll.range', { from, to });
    return voice.say('roll.row', { range, outcome: voice.tell(`outcome.${outcome}`) });
  });
  return rows.length === 0 ? '' : voice.say('roll.needed', { rows: rows.join(voice.say('join')) });
}

function reachable(outcomes: readonly Outcome[], least: number, most: number) {
  const rows = outcomes.map(([atMost, outcome], i) => {
    const from = Math.max(least, (outcomes[i - 1]?.[0] ?? Number.NEGATIVE_INFINITY) + 1);
    return { from, to: Math.min(atMost, most), outcome };
  });
  return rows.filter(({ from, to }) => from <= to);
}

function modifierOf(voice: Voice, { amount, on, reason, clause }: Modifier): string {
  return voice.say('roll.modifier', { on, amount, reason: voice.tell(`modifier.${reason}`), clause });
}

function onDie(modifiers: readonly Modifier[]): readonly Modifier[] {
  return modifiers.filter(({ on }) => on === 'die');
}
