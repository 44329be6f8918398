import { parseArgs } from 'node:util';
import { createRegistryClient } from '../registry/registry';
import { styleFor } from '../terminal/style';
import { DONE, exitCodeOf, UsageError } from './exit-codes';
import { report } from './report';
import { deployToken, siteAddress } from './site-settings';
import { overview } from './usage';
import type { Call, CliContext, Verb } from './verb';

const COMMON = {
  site: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Runs one verb and answers the exit code. Nothing but the answer goes to standard output with `--json`. */
export async function runReleaseCommand(
  verbs: readonly Verb[],
  [name, ...rest]: readonly string[],
  context: CliContext,
): Promise<number> {
  const { stdout } = context;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    stdout.write(`${overview(verbs)}\n`);
    return DONE;
  }
  // Known before the words are read, so that a mistake in them is told the same way.
  const json = rest.includes('--json') || name === '--json';
  try {
    const verb = verbs.find((candidate) => candidate.name === name);
    if (!verb) {
      const known = verbs.map((candidate) => candidate.name).join(', ');
      throw new UsageError(`There is no verb "${name}". The verbs are ${known}.`);
    }
    const { values, positionals } = readWords(verb, rest);
    if (values['help'] === true) {
      stdout.write(`${verb.usage}\n`);
      return DONE;
    }
    const answer = await verb.run(callOf(positionals, values, context, json));
    stdout.write(
      json
        ? `${JSON.stringify(answer.json, null, 1)}\n`
        : answer.lines.map((line) => `${line}\n`).join(''),
    );
    return answer.exitCode ?? DONE;
  } catch (error) {
    report(error, context, json);
    return exitCodeOf(error);
  }
}

function readWords(verb: Verb, args: string[]) {
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

function callOf(
  words: readonly string[],
  values: Readonly<Record<string, unknown>>,
  context: CliContext,
  json: boolean,
): Call {
  const { stdout, environment, root, wait } = context;
  return {
    words,
    values,
    context,
    style: styleFor(stdout, environment),
    say: (line) => {
      if (!json) stdout.write(`${line}\n`);
    },
    registry: () => {
      const given = values['site'];
      const site = siteAddress(typeof given === 'string' ? given : undefined, environment);
      return createRegistryClient(site, deployToken(site, environment, root), wait);
    },
  };
}
