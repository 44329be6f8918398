import { listEnvironmentsEndpoint } from '@sopaan/schemas/releases/environment';
import { healthEndpoint } from '@sopaan/schemas/releases/health';
import { listReleasesEndpoint } from '@sopaan/schemas/releases/publish';
import type { Registry } from '../registry/registry';
import { builtRelease } from '../release/built-release';
import { units } from '../release/project';
import { environmentLines, healthLines } from './environment-lines';
import type { ReleaseSubcommand } from './subcommand';

export const status: ReleaseSubcommand = {
  name: 'status',
  summary: 'show environments with releases, locks and canaries, and unpublished builds',
  declare: (command) =>
    command.description(
      'Shows every environment with its set, lock and canary, the health of a running canary compared with the current set, ' +
        'and the releases that this checkout has built but not published.',
    ),
  async run(invocation) {
    const registry = invocation.registry();
    const [{ environments }, unpublished] = await Promise.all([
      registry.request(listEnvironmentsEndpoint, {}),
      findUnpublished(registry, invocation.context.root),
    ]);
    const { style } = invocation;
    const statuses = await Promise.all(
      environments.map(async (environment) => ({
        environment,
        health: environment.canary
          ? await registry.request(healthEndpoint, { environment: environment.name, hours: 24 })
          : null,
      })),
    );
    const lines = statuses.flatMap(({ environment, health }) => [
      ...environmentLines(style, environment),
      ...(health ? healthLines(style, health) : []),
      '',
    ]);
    return {
      json: { environments: statuses, unpublished },
      lines: [
        ...(lines.length > 0 ? lines : ['Nothing has been promoted yet.', '']),
        ...(unpublished.length === 0
          ? ['All latest builds of this checkout are published.']
          : [
              'Built but not published:',
              ...unpublished.map(({ unit, release }) => `  ${style('bold', unit)} ${release}`),
            ]),
      ],
    };
  },
};

async function findUnpublished(registry: Registry, root: string) {
  const manifests = units(root).flatMap((unit) => builtRelease(unit)?.manifest ?? []);
  const builds = await Promise.all(
    manifests.map(async ({ unit, release }) => {
      const { items } = await registry.request(listReleasesEndpoint, {
        unit,
        starts: release,
        limit: 1,
      });
      return { unit, release, published: items.length > 0 };
    }),
  );
  return builds
    .filter(({ published }) => !published)
    .map(({ unit, release }) => ({ unit, release }));
}
