import { Command } from 'commander';
import { OVERVIEW } from './usage';
import type { CliContext, ReleaseSubcommand } from './subcommand';

const NAME = 'npm run release --';

/** Runs a subcommand with the arguments and options that were parsed for it. */
export type Execute = (
  run: NonNullable<ReleaseSubcommand['run']>,
  args: readonly string[],
  values: Readonly<Record<string, unknown>>,
) => Promise<void>;

/** Help goes to standard output, errors of usage to `onError`; both throw a `CommanderError` instead of ending the process. */
export function createProgram(
  subcommands: readonly ReleaseSubcommand[],
  { stdout }: Pick<CliContext, 'stdout'>,
  onError: (text: string) => void,
  execute: Execute,
): Command {
  const width = () => stdout.columns ?? 120;
  const program = new Command(NAME)
    .description('Publishes builds of units, previews them, and promotes them to visitors.')
    .option(
      '--site <url>',
      'the address of the site; default: SOPAAN_SITE, else http://127.0.0.1:3000',
    )
    .option('--json', 'print one JSON document')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: onError,
      getOutHelpWidth: width,
      getErrHelpWidth: width,
    })
    .configureHelp({ subcommandTerm: (command) => command.name(), showGlobalOptions: true })
    .showHelpAfterError(`See: ${NAME} --help`)
    .addHelpText('after', OVERVIEW);
  for (const subcommand of subcommands) addSubcommand(program, subcommand, execute);
  return program;
}

function addSubcommand(parent: Command, subcommand: ReleaseSubcommand, execute: Execute): void {
  const { name, summary, declare, examples = [], run, subcommands = [] } = subcommand;
  const command = parent.command(name).summary(summary).description(summary).helpCommand(false);
  declare?.(command);
  for (const nested of subcommands) addSubcommand(command, nested, execute);
  if (run) command.action(() => execute(run, command.args, command.optsWithGlobals()));
  const usage = `Usage: ${command.createHelp().commandUsage(command)}`;
  command.showHelpAfterError(usage);
  if (examples.length === 0) return;
  const lines = examples.map((example) => `  ${NAME} ${example}`);
  command.addHelpText(
    'after',
    ['', examples.length > 1 ? 'Examples' : 'Example', ...lines].join('\n'),
  );
}
