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
  async run(call) {
    const [releaseName = ''] = call.args;
    const registry = call.registry();
    const release = await resolveRelease(registry, call.context.root, releaseName);
    const { sound, faults } = await registry.request(verifyEndpoint, release);
    const name = `${release.unit}@${release.release}`;
    return {
      json: { ...release, sound, faults },
      lines: sound
        ? [`${call.style('green', 'intact')} ${name}`]
        : [
            `${call.style('red', 'damaged')} ${name}`,
            ...faults.map(({ file, message }) => `  ${file}: ${message}`),
          ],
      ...(!sound && { exitCode: REFUSED }),
    };
  },
};
