import { unitField } from '@sopaan/schemas/releases/name';
import { listReleasesEndpoint, type ReleaseSummary } from '@sopaan/schemas/releases/publish';
import { boolean, object } from 'yup';
import { listReleases } from '../release/list-releases';
import { units } from '../release/project';
import { table } from '../terminal/table';
import { formatBytes, formatTime } from '../terminal/format';
import { UsageError } from './exit-codes';
import { limitField } from './limit-field';
import {
  readOptions,
  type SubcommandResult,
  type Invocation,
  type ReleaseSubcommand,
} from './subcommand';

const optionsSchema = object({
  built: boolean().default(false),
  limit: limitField,
});

export const list: ReleaseSubcommand = {
  name: 'list',
  summary:
    'list published releases and their environments; --built: releases built by this checkout',
  declare: (command) =>
    command
      .argument('[unit]')
      .option('--limit <n>', 'at most 50; default 20')
      .option(
        '--built',
        'list the releases built by this checkout instead; * marks the latest. Works offline, without a token',
      )
      .description(
        'Lists published releases, newest first, with the environments that they run in.',
      ),
  examples: ['list explore', 'list --built'],
  async run(invocation) {
    const { built, limit } = readOptions(optionsSchema, invocation);
    const [unit] = invocation.args;
    if (unit !== undefined && !unitField.isValidSync(unit)) {
      throw new UsageError(`"${unit}" is not a valid unit name, for example: list explore`);
    }
    if (built) return listBuilt(invocation, unit);
    const { items } = await invocation.registry().request(listReleasesEndpoint, { unit, limit });
    return { json: { releases: items }, lines: releaseLines(items) };
  },
};

function releaseLines(items: readonly ReleaseSummary[]): string[] {
  if (items.length === 0) return ['Nothing has been published yet.'];
  return table(
    items.map(({ unit, release, bytes, publishedAt, author, publishedBy, ...item }) => [
      unit,
      release,
      formatBytes(bytes).padStart(9),
      formatTime(publishedAt),
      author || publishedBy,
      item.commit.slice(0, 7),
      [...item.environments, ...item.canaries.map((name) => `${name} (canary)`)].join(', '),
      item.note,
    ]),
  );
}

function listBuilt({ context, style }: Invocation, unit: string | undefined): SubcommandResult {
  const all = units(context.root).filter(({ name }) => unit === undefined || name === unit);
  const releases = listReleases(all);
  const rows = table(
    releases.map(({ unit: name, release, brotli, built, current }) => [
      current ? '*' : ' ',
      name,
      release,
      formatBytes(brotli).padStart(9),
      formatTime(built),
    ]),
  );
  const lines = rows.map((row, index) => (releases[index]?.current ? style('bold', row) : row));
  return {
    json: { releases },
    lines: lines.length > 0 ? lines : ['Nothing has been built yet: npm run build'],
  };
}
