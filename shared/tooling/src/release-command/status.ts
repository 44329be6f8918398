import { listEnvironmentsEndpoint } from '@sopaan/schemas/release-environment';
import { healthEndpoint } from '@sopaan/schemas/release-health';
import { listReleasesEndpoint } from '@sopaan/schemas/release-publish';
import type { Registry } from '../registry/registry';
import { builtRelease } from '../release/built-release';
import { units } from '../release/project';
import { environmentLines, healthLines } from './environment-lines';
import { rejectArguments, type Verb } from './verb';

export const status: Verb = {
  name: 'status',
  summary: 'environments with their releases, locks and canaries; what is built but not published',
  usage: `Usage: npm run release -- status

Every environment with its set, lock and canary; how a running canary does beside the present set; and what this checkout
has built but not published.`,
  options: {},
  async run(call) {
    rejectArguments(call.words);
    const registry = call.registry();
    const [{ environments }, unpublished] = await Promise.all([
      registry.request(listEnvironmentsEndpoint, {}),
      builtButNotPublished(registry, call.context.root),
    ]);
    const { style } = call;
    const told = await Promise.all(
      environments.map(async (environment) => ({
        environment,
        health: environment.canary
          ? await registry.request(healthEndpoint, { environment: environment.name, hours: 24 })
          : null,
      })),
    );
    const lines = told.flatMap(({ environment, health }) => [
      ...environmentLines(style, environment),
      ...(health ? healthLines(style, health) : []),
      '',
    ]);
    return {
      json: { environments: told, unpublished },
      lines: [
        ...(lines.length > 0 ? lines : ['Nothing has been promoted yet.', '']),
        ...(unpublished.length === 0
          ? ['All that was built last in this checkout is published.']
          : [
              'Built here, but not published:',
              ...unpublished.map(({ unit, release }) => `  ${style('bold', unit)} ${release}`),
            ]),
      ],
    };
  },
};

async function builtButNotPublished(registry: Registry, root: string) {
  const built = units(root).flatMap((unit) => builtRelease(unit)?.manifest ?? []);
  const found = await Promise.all(
    built.map(async ({ unit, release }) => {
      const { items } = await registry.request(listReleasesEndpoint, {
        unit,
        starts: release,
        limit: 1,
      });
      return { unit, release, published: items.length > 0 };
    }),
  );
  return found
    .filter(({ published }) => !published)
    .map(({ unit, release }) => ({ unit, release }));
}
