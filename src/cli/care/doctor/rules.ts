/** Whether this program still has the rules by which its running matches are played. */
import { UnknownGameError } from '../../../games/index.js';
import { builtInGames, RulesGoneError } from '../../../match/index.js';
import type { DatabaseState, PlayedRules } from '../../../store/index.js';
import { type Finding, findings } from './finding.js';

/** Matches that are named; of more, how many there are says enough. */
const NAMED = 10;

/** Says of which running matches the rules are gone: their pages answer 503 until these are back. */
export function checkRules(
  { played }: Pick<DatabaseState, 'played'>,
  library: Pick<ReturnType<typeof builtInGames>, 'load'> = builtInGames(),
): readonly Finding[] {
  const { ok, bad } = findings('rules');
  const gone = played.filter((one) => !isThere(library, one));
  if (gone.length === 0) {
    const count = played.reduce((sum, { matches }) => sum + matches.length, 0);
    return [ok('doctor.rules', { count })];
  }
  return gone.map(({ game, version, rules, matches }) =>
    bad('doctor.rulesGone', {
      ...{ game, version, rules: (rules ?? '').slice(0, 12), count: matches.length },
      matches: matches.slice(0, NAMED).join(', '),
    }),
  );
}

function isThere(
  { load }: Pick<ReturnType<typeof builtInGames>, 'load'>,
  { game, version, rules }: PlayedRules,
) {
  try {
    load(game, version, null, rules);
    return true;
  } catch (error) {
    if (error instanceof RulesGoneError || error instanceof UnknownGameError) return false;
    throw error;
  }
}
