import { parseArgs } from 'node:util';
import { createRegistryClient } from '../registry/registry';
import { createStyle } from '../terminal/style';
import { SUCCESS, exitCodeOf, UsageError } from './exit-codes';
import { report } from './report';
import { deployToken, siteAddress } from './site-settings';
import { overview } from './usage';
import type { Call, CliContext, Verb } from './verb';

const COMMON = {
  site: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Runs a verb and resolves to the exit code. With `--json`, only the result is written to standard output. */
export async function runReleaseCommand(
  verbs: readonly Verb[],
  [name, ...rest]: readonly string[],
  context: CliContext,
): Promise<number> {
  const { stdout } = context;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    stdout.write(`${overview(verbs)}\n`);
    return SUCCESS;
  }
  // Determined before the arguments are parsed, so that parse errors are reported in the same format.
  const json = rest.includes('--json') || name === '--json';
  try {
    const verb = verbs.find((candidate) => candidate.name === name);
    if (!verb) {
      const known = verbs.map((candidate) => candidate.name).join(', ');
      throw new UsageError(`Unknown command "${name}". The commands are ${known}.`);
    }
    const { values, positionals } = parseArguments(verb, rest);
    if (values['help'] === true) {
      stdout.write(`${verb.usage}\n`);
      return SUCCESS;
    }
    const result = await verb.run(createCall(positionals, values, context, json));
    stdout.write(
      json
        ? `${JSON.stringify(result.json, null, 1)}\n`
        : result.lines.map((line) => `${line}\n`).join(''),
    );
    return result.exitCode ?? SUCCESS;
  } catch (error) {
    report(error, context, json);
    return exitCodeOf(error);
  }
}

function parseArguments(verb: Verb, args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...verb.options, ...COMMON },
      allowPositionals: true,
    });
    const all: Record<string, unknown> = { ...values };
    return { values: all, positionals };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new UsageError(`${reason}. See: npm run release -- ${verb.name} --help`);
  }
}

function createCall(
  args: readonly string[],
  values: Readonly<Record<string, unknown>>,
  context: CliContext,
  json: boolean,
): Call {
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
      const given = values['site'];
      const site = siteAddress(typeof given === 'string' ? given : undefined, environment);
      return createRegistryClient(site, deployToken(site, environment, root), wait);
    },
  };
}
