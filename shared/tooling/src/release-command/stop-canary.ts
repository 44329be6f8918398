import { stopCanaryEndpoint } from '@sopaan/schemas/releases/environment';
import { environmentField, whyField } from '@sopaan/schemas/releases/name';
import { object } from 'yup';
import { changeEnvironment, getEnvironment } from '../registry/change-environment';
import { readOptions, type ReleaseSubcommand } from './subcommand';

const optionsSchema = object({ in: environmentField.default('production'), why: whyField });

export const stopCanary: ReleaseSubcommand = {
  name: 'stop-canary',
  summary: 'stop the running canary; all visitors get the current set',
  declare: (command) =>
    command
      .option('--in <environment>', 'default production')
      .option('--why <text>', 'the reason, for the log'),
  examples: ['stop-canary --why "Complaints about the search"'],
  async run(invocation) {
    const { in: environment, why } = readOptions(optionsSchema, invocation);
    const registry = invocation.registry();
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
        `${invocation.style('green', 'stopped')} all visitors of ${environment} get set ${after.set.id}`,
      ],
    };
  },
};
