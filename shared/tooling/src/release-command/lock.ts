import { lockEndpoint, unlockEndpoint } from '@sopaan/schemas/releases/environment';
import { environmentField, whyField } from '@sopaan/schemas/releases/name';
import type { Command } from 'commander';
import { object } from 'yup';
import { changeEnvironment } from '../registry/change-environment';
import { readOptions, type Invocation, type ReleaseSubcommand } from './subcommand';

const optionsSchema = object({ in: environmentField.default('production'), why: whyField });

const declareOptions = (command: Command) =>
  command
    .option('--in <environment>', 'default production')
    .option('--why <text>', 'the reason, for the log');

export const lock: ReleaseSubcommand = {
  name: 'lock',
  summary: 'block promotions and canaries until unlocked',
  declare: (command) =>
    declareOptions(command).description(
      'Blocks promotions and canaries. Rollbacks stay possible, so that an incident can be resolved. Needs a token for all units.',
    ),
  examples: ['lock --why "Exam week"'],
  run: (invocation) => setLock(invocation, true),
};

export const unlock: ReleaseSubcommand = {
  name: 'unlock',
  summary: 'remove the lock',
  declare: (command) => declareOptions(command).description('Needs a token for all units.'),
  examples: ['unlock --in staging'],
  run: (invocation) => setLock(invocation, false),
};

async function setLock(invocation: Invocation, locked: boolean) {
  const { in: environment, why } = readOptions(optionsSchema, invocation);
  const after = await changeEnvironment(
    invocation.registry(),
    locked ? lockEndpoint : unlockEndpoint,
    { environment, why },
    (now) => (now.lock !== null) === locked,
  );
  const status = locked ? 'locked' : 'unlocked';
  return {
    json: { status, environment: after },
    lines: [`${invocation.style('green', status)} ${environment}`],
  };
}
