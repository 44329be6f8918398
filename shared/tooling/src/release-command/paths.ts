import {
  grantPathEndpoint,
  listPathsEndpoint,
  revokePathEndpoint,
} from '@sopaan/schemas/releases/path-grant';
import { whyField } from '@sopaan/schemas/releases/name';
import type { Command } from 'commander';
import { boolean, object } from 'yup';
import { formatTime } from '../terminal/format';
import { table } from '../terminal/table';
import {
  readOptions,
  type Invocation,
  type ReleaseSubcommand,
  type SubcommandResult,
} from './subcommand';

const optionsSchema = object({ target: boolean().default(false), why: whyField });

const declareChange = (command: Command) =>
  command
    .argument('<unit>')
    .argument('<pattern...>', "such as '/course/*' or /course/:title/:id")
    .option('--target', 'pages of other units that the unit may redirect to')
    .option('--why <text>', 'the reason, for the log')
    .description('Needs a token for all units.');

export const paths: ReleaseSubcommand = {
  name: 'paths',
  summary: 'list, grant and revoke the paths that units own',
  declare: (command) =>
    command.description(
      'A unit publishes pages and redirects only within the paths that an operator has granted it. A path has one owner. ' +
        'In a pattern, :name stands for one segment and * at the end for any number of them, also none.',
    ),
  examples: [
    'paths list',
    "paths grant jobs '/jobs/*'",
    'paths grant learn /course --target       learn may redirect to it',
    "paths revoke jobs '/jobs/*'",
  ],
  subcommands: [
    { name: 'list', summary: 'list the paths of all units', run: listPaths },
    {
      name: 'grant',
      summary: 'grant paths to a unit',
      declare: declareChange,
      run: (invocation) => changePaths(invocation, 'granted'),
    },
    {
      name: 'revoke',
      summary: 'take paths from a unit; what visitors see stays until its next promotion',
      declare: declareChange,
      run: (invocation) => changePaths(invocation, 'revoked'),
    },
  ],
};

async function listPaths(invocation: Invocation): Promise<SubcommandResult> {
  const { grants, reserved } = await invocation.registry().request(listPathsEndpoint, {});
  const rows = grants.map(({ unit, pattern, use, grantedBy, grantedAt }) => [
    unit,
    pattern,
    use === 'target' ? 'redirects to it' : '',
    `by ${grantedBy}, ${formatTime(grantedAt)}`,
  ]);
  const reservedRows = reserved.map(({ pattern, servedBy }) => [servedBy, pattern, 'reserved', '']);
  return { json: { grants, reserved }, lines: table([...rows, ...reservedRows]) };
}

async function changePaths(
  invocation: Invocation,
  status: 'granted' | 'revoked',
): Promise<SubcommandResult> {
  const [unit = '', ...patterns] = invocation.args;
  const { target, why } = readOptions(optionsSchema, invocation);
  const registry = invocation.registry();
  const endpoint = status === 'granted' ? grantPathEndpoint : revokePathEndpoint;
  const use = target ? 'target' : 'serve';
  for (const pattern of patterns) {
    await registry.requestOnce(endpoint, { unit, pattern, use, why });
    const verb = target ? 'may redirect to' : 'serves';
    invocation.log(`${invocation.style('green', status)} ${unit} ${verb} ${pattern}`);
  }
  return { json: { status, unit, use, patterns }, lines: [] };
}
