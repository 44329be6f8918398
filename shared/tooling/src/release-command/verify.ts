import { verifyEndpoint } from '@sopaan/schemas/release-publish';
import { resolvePart } from '../registry/resolve-parts';
import { REFUSED, UsageError } from './exit-codes';
import type { Verb } from './verb';

export const verify: Verb = {
  name: 'verify',
  summary: 'read every file of a release from the store and check its hash',
  usage: `Usage: npm run release -- verify <unit@release>

The registry reads every file of a release from its store and checks the hash. Exit code 2 when a file is missing or
not what was published. Publishing the same release again brings a missing file back.

Example
  npm run release -- verify explore@1.4.0`,
  options: {},
  async run(call) {
    const [word, more] = call.words;
    if (word === undefined || more !== undefined) {
      throw new UsageError('Verify what? Say for example: verify explore@1.4.0');
    }
    const registry = call.registry();
    const part = await resolvePart(registry, call.context.root, word);
    const { sound, faults } = await registry.request(verifyEndpoint, part);
    const name = `${part.unit}@${part.release}`;
    return {
      json: { ...part, sound, faults },
      lines: sound
        ? [`${call.style('green', 'sound')} ${name}`]
        : [
            `${call.style('red', 'not sound')} ${name}`,
            ...faults.map(({ file, message }) => `  ${file}: ${message}`),
          ],
      ...(!sound && { exitCode: REFUSED }),
    };
  },
};
