import { verifyEndpoint } from '@sopaan/schemas/release-publish';
import { resolvePart } from '../registry/resolve-parts';
import { REFUSED, UsageError } from './exit-codes';
import type { Verb } from './verb';

export const verify: Verb = {
  name: 'verify',
  summary: 'check the hash of every stored file of a release',
  usage: `Usage: npm run release -- verify <unit@release>

The registry reads every file of a release from its store and checks the hash. Exit code 2 if a file is missing or differs
from what was published. Publishing the same release again restores missing files.

Example
  npm run release -- verify explore@1.4.0`,
  options: {},
  async run(call) {
    const [releaseName, extra] = call.args;
    if (releaseName === undefined || extra !== undefined) {
      throw new UsageError('Name one release, for example: verify explore@1.4.0');
    }
    const registry = call.registry();
    const part = await resolvePart(registry, call.context.root, releaseName);
    const { sound, faults } = await registry.request(verifyEndpoint, part);
    const name = `${part.unit}@${part.release}`;
    return {
      json: { ...part, sound, faults },
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
