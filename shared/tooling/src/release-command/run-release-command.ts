import { CommanderError } from 'commander';
import { createRegistryClient } from '../registry/registry';
import { createStyle } from '../terminal/style';
import { SUCCESS, exitCodeOf, UsageError } from './exit-codes';
import { createProgram } from './program';
import { report } from './report';
import { deployToken, siteUrl } from './site-settings';
import type { Invocation, CliContext, ReleaseSubcommand } from './subcommand';

/** Runs a subcommand and resolves to the exit code. With `--json`, only the result is written to standard output. */
export async function runReleaseCommand(
  subcommands: readonly ReleaseSubcommand[],
  args: readonly string[],
  context: CliContext,
): Promise<number> {
  const { stdout } = context;
  // Determined before the arguments are parsed, so that parse errors are reported in the same format.
  const json = args.includes('--json');
  let usageError = '';
  let exitCode = SUCCESS;
  const onError = (text: string) => (usageError += text);
  const program = createProgram(
    subcommands,
    context,
    onError,
    async (run, subcommandArgs, values) => {
      const result = await run(createInvocation(subcommandArgs, values, context, json));
      stdout.write(
        json
          ? `${JSON.stringify(result.json, null, 1)}\n`
          : result.lines.map((line) => `${line}\n`).join(''),
      );
      exitCode = result.exitCode ?? SUCCESS;
    },
  );
  try {
    await program.parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === SUCCESS) return SUCCESS;
    const failure =
      error instanceof CommanderError
        ? new UsageError(usageError.replace(/^error: /, '').trim())
        : error;
    report(failure, context, json);
    return exitCodeOf(failure);
  }
}

function createInvocation(
  args: readonly string[],
  values: Readonly<Record<string, unknown>>,
  context: CliContext,
  json: boolean,
): Invocation {
  const { stdout, environment, root, wait } = context;
  return {
    args,
    values,
    context,
    style: createStyle(stdout, environment),
    log: (line) => {
      if (!json) stdout.write(`${line}\n`);
    },
    registry: () => {
      const siteOption = values['site'];
      const site = siteUrl(typeof siteOption === 'string' ? siteOption : undefined, environment);
      return createRegistryClient(site, deployToken(site, environment, root), wait);
    },
  };
}
