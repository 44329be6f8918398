import { differenceEndpoint } from '@sopaan/schemas/release-difference';
import { resolvePart } from '../registry/resolve-parts';
import type { Registry } from '../registry/registry';
import { differenceLines } from './difference-lines';
import { UsageError } from './exit-codes';
import type { Verb } from './verb';

export const diff: Verb = {
  name: 'diff',
  summary: 'compare two releases, sets or environments',
  usage: `Usage: npm run release -- diff A B

Shows differences in routes, contract, shared libraries and the bytes of each page's first visit. A and B are releases
(explore@1.4.0), sets (12 hexadecimal digits) or environments (production).

Examples
  npm run release -- diff explore@1.4.0 explore@latest
  npm run release -- diff production staging
  npm run release -- diff 3f2a9c01d7b4 production`,
  options: {},
  async run(call) {
    const [a, b, ...extra] = call.args;
    if (a === undefined || b === undefined || extra.length > 0) {
      throw new UsageError(
        'Name two releases, sets or environments, for example: diff explore@1.4.0 explore@latest',
      );
    }
    const registry = call.registry();
    const [from, to] = await Promise.all([
      resolveSide(registry, call.context.root, a),
      resolveSide(registry, call.context.root, b),
    ]);
    const difference = await registry.request(differenceEndpoint, { from, to });
    return { json: { from, to, difference }, lines: differenceLines(call.style, difference) };
  },
};

/** Resolves an abbreviated release name, because the registry accepts full names only. */
async function resolveSide(registry: Registry, root: string, name: string): Promise<string> {
  if (!name.includes('@')) return name;
  const { unit, release } = await resolvePart(registry, root, name);
  return `${unit}@${release}`;
}
