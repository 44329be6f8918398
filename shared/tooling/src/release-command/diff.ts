import { differenceEndpoint } from '@sopaan/schemas/releases/difference';
import { resolveRelease } from '../registry/resolve-releases';
import type { Registry } from '../registry/registry';
import { differenceLines } from './difference-lines';
import type { ReleaseSubcommand } from './subcommand';

export const diff: ReleaseSubcommand = {
  name: 'diff',
  summary: 'compare two releases, sets or environments',
  declare: (command) =>
    command
      .argument('<a>')
      .argument('<b>')
      .description(
        "Shows differences in routes, contract, shared libraries and the bytes of each page's first visit. " +
          'A and B are releases (explore@1.4.0), sets (12 hexadecimal digits) or environments (production).',
      ),
  examples: [
    'diff explore@1.4.0 explore@latest',
    'diff production staging',
    'diff 3f2a9c01d7b4 production',
  ],
  async run(invocation) {
    const [a = '', b = ''] = invocation.args;
    const registry = invocation.registry();
    const [from, to] = await Promise.all([
      resolveSide(registry, invocation.context.root, a),
      resolveSide(registry, invocation.context.root, b),
    ]);
    const difference = await registry.request(differenceEndpoint, { from, to });
    return { json: { from, to, difference }, lines: differenceLines(invocation.style, difference) };
  },
};

/** Resolves a release reference such as `explore@latest` to the one with the complete name, because the registry accepts no other. */
async function resolveSide(registry: Registry, root: string, side: string): Promise<string> {
  if (!side.includes('@')) return side;
  const { unit, release } = await resolveRelease(registry, root, side);
  return `${unit}@${release}`;
}
