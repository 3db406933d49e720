/**
 * `denrei completion <shell>`: what a shell needs to complete commands and options, made from what the
 * commands take.
 */
import { USAGES } from '../arguments.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { print, type Terminal } from '../terminal.js';
import { said } from '../words/index.js';

/** Commands with their options, without the values that options take. */
const KNOWN: readonly (readonly [command: string, options: readonly string[]])[] = Object.entries(USAGES).map(
  ([command, { options }]) => [command, [...options.map((flags) => flags.split(' ')[0] ?? ''), '--help']],
);
const COMMANDS = [...KNOWN.map(([command]) => command), 'help', 'version'].join(' ');

const SCRIPTS: { readonly [shell: string]: () => string } = { bash, zsh, fish };

/** Prints the completion of a shell. @throws CommandError `usage` */
export async function completion(terminal: Terminal, shell: string): Promise<Exit> {
  const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  if (script === undefined)
    throw new CommandError('usage', said('usage.shells', { shells: Object.keys(SCRIPTS).join(', ') }));
  await print(terminal, script());
  return EXIT.fine;
}

function bash(): string {
  const cases = KNOWN.map(([command, options]) => `    ${command}) words='${options.join(' ')}' ;;`);
  return `_denrei() {
  local words='' current="\${COMP_WORDS[COMP_CWORD]}"
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words='${COMMANDS}'; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _denrei denrei`;
}

/** Zsh reads bash's completions. */
function zsh(): string {
  return `#compdef denrei\nautoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n${bash()}`;
}

function fish(): string {
  const options = KNOWN.flatMap(([command, flags]) =>
    flags.map((flag) => `complete -c denrei -n '__fish_seen_subcommand_from ${command}' -l ${flag.slice(2)}`),
  );
  return [`complete -c denrei -n __fish_use_subcommand -f -a '${COMMANDS}'`, ...options].join('\n');
}
