import { Command } from 'commander';

interface Output {
  log: (text: string) => void;
  error: (text: string) => void;
}

const NAME = 'npm run admin --';
const WIDTH = 120;

/** `npm run admin` without its commands. Help and errors of usage throw a `CommanderError` after they have been written. */
export function createProgram({ log, error }: Output): Command {
  return new Command(NAME)
    .description('Works on the data of a site, whether or not the site is running.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => log(withoutLineEnd(text)),
      writeErr: (text) => error(withoutLineEnd(text)),
      getOutHelpWidth: () => WIDTH,
      getErrHelpWidth: () => WIDTH,
    })
    .configureHelp({ visibleCommands: withSubcommands, subcommandTerm: shortUsage })
    .showHelpAfterError()
    .addHelpText(
      'after',
      `
Settings
  SOPAAN_DATA    the data directory of the site (default: var)
  DATABASE_URL   the database of the site (default: the one in the data directory)`,
    );
}

/** The help lists all commands at once: `mail` and `mail retry`. */
function withSubcommands({ commands }: Command): Command[] {
  return commands.flatMap((command) => [command, ...withSubcommands(command)]);
}

/** The usage of a command without the name of the program: `mail retry <id|all>`. */
function shortUsage(command: Command): string {
  return command
    .createHelp()
    .commandUsage(command)
    .slice(NAME.length + 1)
    .replace(/ \[(?:options|command)\]/g, '');
}

function withoutLineEnd(text: string): string {
  return text.replace(/\n$/, '');
}
