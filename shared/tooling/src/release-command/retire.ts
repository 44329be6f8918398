import {
  retireEndpoint,
  retireUnitEndpoint,
  type Environment,
} from '@sopaan/schemas/releases/environment';
import { environmentField, unitField, whyField } from '@sopaan/schemas/releases/name';
import { boolean, object, string } from 'yup';
import { changeEnvironment } from '../registry/change-environment';
import { UsageError } from './exit-codes';
import { retirementLines } from './retirement-lines';
import {
  readOptions,
  type Invocation,
  type ReleaseSubcommand,
  type SubcommandResult,
} from './subcommand';

const optionsSchema = object({
  in: environmentField.default('production'),
  to: string().trim(),
  gone: boolean().default(false),
  unit: unitField.optional(),
  why: whyField,
});

export const retire: ReleaseSubcommand = {
  name: 'retire',
  summary: 'retire paths, or a unit with all its paths: redirected for good (--to), or --gone',
  declare: (command) =>
    command
      .argument('[path...]', "such as /old-page, '/old/*' or /course/:title/:id")
      .option(
        '--to <path>',
        'where visitors are redirected (301). It may use the parameters of the path, and * at the end',
      )
      .option('--gone', 'no page replaces it: visitors get a page that says so (410)')
      .option('--unit <unit>', 'take this unit out of the environment, with all its paths')
      .option('--in <environment>', 'default production')
      .option('--why <text>', 'the reason, for the log')
      .description(
        'Retires paths of an environment, whatever its releases declare, until `unretire`. Releases that still have routes for ' +
          'them can be promoted, and the next ones may leave the routes out. A token for one unit retires paths that the unit owns.',
      ),
  examples: [
    'retire /about-us --to /community-home --why "One page for both"',
    "retire '/course/:title/:id' --to /learn/:id",
    "retire '/iq_program/*' --gone",
    'retire --unit marketing --to /',
  ],
  run: runRetire,
};

async function runRetire(invocation: Invocation): Promise<SubcommandResult> {
  const { args: patterns } = invocation;
  const { in: environment, to, gone, unit, why } = readOptions(optionsSchema, invocation);
  if ((to === undefined) !== gone) {
    throw new UsageError('State either --to <path> or --gone, for example: retire /old --to /new');
  }
  if ((unit === undefined) === (patterns.length === 0)) {
    throw new UsageError('Name either paths or a unit, for example: retire /old --gone');
  }
  const target = to ?? null;
  const registry = invocation.registry();
  const after =
    unit === undefined
      ? await changeEnvironment(
          registry,
          retireEndpoint,
          { environment, patterns: [...patterns], to: target, why },
          (now) => patterns.every((pattern) => isRetired(now, pattern, target)),
        )
      : await changeEnvironment(
          registry,
          retireUnitEndpoint,
          { environment, unit, to: target, why },
          (now) => now.set.parts.every((part) => part.unit !== unit),
        );
  const { style } = invocation;
  return {
    json: { status: 'retired', environment: after },
    lines: [
      `${style('green', 'retired')} ${unit ?? patterns.join(', ')} in ${environment}, which has these retired paths:`,
      ...retirementLines(style, after),
    ],
  };
}

function isRetired({ retirements }: Environment, pattern: string, target: string | null): boolean {
  return retirements.some((known) => known.pattern === pattern && known.to === target);
}
