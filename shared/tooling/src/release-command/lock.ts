import { lockEndpoint, unlockEndpoint } from '@sopaan/schemas/release-environment';
import { environmentField, whyField } from '@sopaan/schemas/release-name';
import { object } from 'yup';
import { changeEnvironment } from '../registry/change-environment';
import { readOptions, rejectArguments, type Verb } from './verb';

const optionsSchema = object({ in: environmentField.default('production'), why: whyField });
const options: Verb['options'] = { in: { type: 'string' }, why: { type: 'string' } };

export const lock: Verb = {
  name: 'lock',
  summary: 'block promotions and canaries until unlocked',
  usage: `Usage: npm run release -- lock [--in ENVIRONMENT] [--why TEXT]

Blocks promotions and canaries. Rollbacks stay possible, so that an incident can be resolved. Needs a token for all units.

Example
  npm run release -- lock --why "Exam week"`,
  options,
  run: (call) => setLock(call, true),
};

export const unlock: Verb = {
  name: 'unlock',
  summary: 'remove the lock',
  usage: `Usage: npm run release -- unlock [--in ENVIRONMENT] [--why TEXT]

Needs a token for all units.

Example
  npm run release -- unlock --in staging`,
  options,
  run: (call) => setLock(call, false),
};

async function setLock(call: Parameters<Verb['run']>[0], locked: boolean) {
  rejectArguments(call.args);
  const { in: environment, why } = readOptions(optionsSchema, call);
  const after = await changeEnvironment(
    call.registry(),
    locked ? lockEndpoint : unlockEndpoint,
    { environment, why },
    (now) => (now.lock !== null) === locked,
  );
  const status = locked ? 'locked' : 'unlocked';
  return {
    json: { status, environment: after },
    lines: [`${call.style('green', status)} ${environment}`],
  };
}
