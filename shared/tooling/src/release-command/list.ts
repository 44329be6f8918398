import { unitField } from '@sopaan/schemas/release-name';
import { listReleasesEndpoint, type ReleaseSummary } from '@sopaan/schemas/release-publish';
import { boolean, number, object } from 'yup';
import { listReleases } from '../release/list-releases';
import { units } from '../release/project';
import { table } from '../terminal/table';
import { formatBytes, formatTime } from '../terminal/format';
import { UsageError } from './exit-codes';
import { readOptions, type VerbResult, type Call, type Verb } from './verb';

const limitMessage = '${path} must be a whole number from 1 to 50';
const optionsSchema = object({
  built: boolean().default(false),
  limit: number()
    .typeError(limitMessage)
    .integer(limitMessage)
    .min(1, limitMessage)
    .max(50, limitMessage)
    .default(20),
});

export const list: Verb = {
  name: 'list',
  summary:
    'list published releases and their environments; --built: releases built by this checkout',
  usage: `Usage: npm run release -- list [unit] [--limit N] [--built]

Lists published releases, newest first, with the environments that they run in. --limit: default 20, at most 50.

  --built    list the releases built by this checkout instead; * marks the latest. Works offline, without a token

Examples
  npm run release -- list explore
  npm run release -- list --built`,
  options: { built: { type: 'boolean' }, limit: { type: 'string' } },
  async run(call) {
    const { built, limit } = readOptions(optionsSchema, call);
    const [unit, extra] = call.args;
    if (extra !== undefined) throw new UsageError('Name at most one unit.');
    if (unit !== undefined && !unitField.isValidSync(unit)) {
      throw new UsageError(`"${unit}" is not a valid unit name, for example: list explore`);
    }
    if (built) return listBuilt(call, unit);
    const { items } = await call.registry().request(listReleasesEndpoint, { unit, limit });
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

function listBuilt({ context, style }: Call, unit: string | undefined): VerbResult {
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
