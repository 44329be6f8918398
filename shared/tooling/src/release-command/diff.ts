import { differenceEndpoint } from '@sopaan/schemas/release-difference';
import { resolvePart } from '../registry/resolve-parts';
import type { Registry } from '../registry/registry';
import { differenceLines } from './difference-lines';
import { UsageError } from './exit-codes';
import type { Verb } from './verb';

export const diff: Verb = {
  name: 'diff',
  summary: 'what lies between two releases, sets or environments',
  usage: `Usage: npm run release -- diff A B

Routes, contract, shared libraries, and the bytes that the first visit of each page loads, where they differ. A and B
are releases (explore@1.4.0), sets (12 digits), or environments (production).

Examples
  npm run release -- diff explore@1.4.0 explore@latest
  npm run release -- diff production staging
  npm run release -- diff 3f2a9c01d7b4 production`,
  options: {},
  async run(call) {
    const [a, b, ...more] = call.words;
    if (a === undefined || b === undefined || more.length > 0) {
      throw new UsageError('Compare what? Say for example: diff explore@1.4.0 explore@latest');
    }
    const registry = call.registry();
    const [from, to] = await Promise.all([
      side(registry, call.context.root, a),
      side(registry, call.context.root, b),
    ]);
    const difference = await registry.request(differenceEndpoint, { from, to });
    return { json: { from, to, difference }, lines: differenceLines(call.style, difference) };
  },
};

/** The registry knows releases by their whole names only. */
async function side(registry: Registry, root: string, word: string): Promise<string> {
  if (!word.includes('@')) return word;
  const { unit, release } = await resolvePart(registry, root, word);
  return `${unit}@${release}`;
}
