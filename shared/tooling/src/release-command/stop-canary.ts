import { stopCanaryEndpoint } from '@sopaan/schemas/release-environment';
import { environmentField, whyField } from '@sopaan/schemas/release-name';
import { object } from 'yup';
import { changeEnvironment, getEnvironment } from '../registry/change-environment';
import { readOptions, rejectArguments, type Verb } from './verb';

const optionsSchema = object({ in: environmentField.default('production'), why: whyField });

export const stopCanary: Verb = {
  name: 'stop-canary',
  summary: 'stop the running canary; all visitors get the current set',
  usage: `Usage: npm run release -- stop-canary [--in ENVIRONMENT] [--why TEXT]

Example
  npm run release -- stop-canary --why "Complaints about the search"`,
  options: { in: { type: 'string' }, why: { type: 'string' } },
  async run(call) {
    rejectArguments(call.args);
    const { in: environment, why } = readOptions(optionsSchema, call);
    const registry = call.registry();
    const before = await getEnvironment(registry, environment);
    if (!before.canary) {
      return {
        json: { status: 'unchanged', environment: before },
        lines: [`No canary is running in ${environment}.`],
      };
    }
    const after = await changeEnvironment(
      registry,
      stopCanaryEndpoint,
      { environment, expected: before.revision, why },
      ({ canary }) => canary === null,
    );
    return {
      json: { status: 'stopped', environment: after },
      lines: [
        `${call.style('green', 'stopped')} all visitors of ${environment} get set ${after.set.id}`,
      ],
    };
  },
};
