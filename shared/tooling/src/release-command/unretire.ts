import { unretireEndpoint } from '@sopaan/schemas/releases/environment';
import { environmentField, unitField, whyField } from '@sopaan/schemas/releases/name';
import { object } from 'yup';
import { changeEnvironment, getEnvironment } from '../registry/change-environment';
import { UsageError } from './exit-codes';
import {
  readOptions,
  type Invocation,
  type ReleaseSubcommand,
  type SubcommandResult,
} from './subcommand';

const optionsSchema = object({
  in: environmentField.default('production'),
  unit: unitField.optional(),
  why: whyField,
});

export const unretire: ReleaseSubcommand = {
  name: 'unretire',
  summary: 'end the retirement of paths, or of all paths of a unit (--unit)',
  declare: (command) =>
    command
      .argument('[path...]', 'as they were retired; `status` lists them')
      .option('--unit <unit>', 'all retired paths of this unit; promote a release to bring it back')
      .option('--in <environment>', 'default production')
      .option('--why <text>', 'the reason, for the log')
      .description(
        'Serves retired paths again, if a release of the environment has routes for them. Works in a locked environment as well.',
      ),
  examples: ['unretire /about-us', 'unretire --unit marketing'],
  run: runUnretire,
};

async function runUnretire(invocation: Invocation): Promise<SubcommandResult> {
  const { in: environment, unit, why } = readOptions(optionsSchema, invocation);
  if ((unit === undefined) === (invocation.args.length === 0)) {
    throw new UsageError('Name either paths or a unit, for example: unretire /old');
  }
  const registry = invocation.registry();
  const before = await getEnvironment(registry, environment);
  const patterns =
    unit === undefined
      ? [...invocation.args]
      : before.retirements.filter((known) => known.unit === unit).map(({ pattern }) => pattern);
  if (patterns.length === 0) {
    return {
      json: { status: 'unchanged', environment: before },
      lines: [`${environment} has no retired paths of ${unit}.`],
    };
  }
  const after = await changeEnvironment(
    registry,
    unretireEndpoint,
    { environment, patterns, why },
    ({ retirements }) => !retirements.some(({ pattern }) => patterns.includes(pattern)),
  );
  return {
    json: { status: 'unretired', environment: after },
    lines: [`${invocation.style('green', 'unretired')} ${patterns.join(', ')} in ${environment}`],
  };
}
