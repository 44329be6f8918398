import { verifyEndpoint } from '@sopaan/schemas/releases/publish';
import { resolveRelease } from '../registry/resolve-releases';
import { REFUSED } from './exit-codes';
import type { ReleaseSubcommand } from './subcommand';

export const verify: ReleaseSubcommand = {
  name: 'verify',
  summary: 'check the hash of every stored file of a release',
  declare: (command) =>
    command
      .argument('<unit@release>')
      .description(
        'The registry reads every file of a release from its store and checks the hash. Exit code 2 if a file is missing or ' +
          'differs from what was published. Publishing the same release again restores missing files.',
      ),
  examples: ['verify explore@1.4.0'],
  async run(invocation) {
    const [reference = ''] = invocation.args;
    const registry = invocation.registry();
    const release = await resolveRelease(registry, invocation.context.root, reference);
    const { sound, faults } = await registry.request(verifyEndpoint, release);
    const name = `${release.unit}@${release.release}`;
    return {
      json: { ...release, sound, faults },
      lines: sound
        ? [`${invocation.style('green', 'intact')} ${name}`]
        : [
            `${invocation.style('red', 'damaged')} ${name}`,
            ...faults.map(({ file, message }) => `  ${file}: ${message}`),
          ],
      ...(!sound && { exitCode: REFUSED }),
    };
  },
};
