import { object, string } from 'yup';
import { publishRelease, type PublishedRelease } from '../registry/publish-release';
import type { Registry } from '../registry/registry';
import { builtRelease } from '../release/built-release';
import { units, type Unit } from '../release/project';
import { createProgressBar } from '../terminal/progress-bar';
import { formatCount, formatBytes } from '../terminal/format';
import { UsageError } from './exit-codes';
import { readProvenance } from './provenance';
import { readOptions, type Invocation, type ReleaseSubcommand } from './subcommand';

const optionsSchema = object({
  version: string().matches(
    /^\d+\.\d+\.\d+(-[\w.]+)?$/,
    '${path} must look like 1.5.0 or 1.5.0-pr.42',
  ),
  note: string().trim().max(400, '${path} must have at most 400 characters').default(''),
});

export const publish: ReleaseSubcommand = {
  name: 'publish',
  summary: 'build, upload missing files and publish; not visible to visitors yet',
  declare: (command) =>
    command
      .argument('[unit...]')
      .option(
        '--version <version>',
        'build with this version instead of the one in remote.config.ts',
      )
      .option('--note <text>', 'a note for reviewers; author and commit are taken from git')
      .description(
        'Builds units that are out of date, uploads the files that the registry does not have, and publishes. Default: all ' +
          'units of this checkout. A published release never changes; publishing it again succeeds and does nothing.',
      ),
  examples: ['publish explore', 'publish explore --version 1.5.0-pr.42 --note "Search by salary"'],
  async run(invocation) {
    const { version, note } = readOptions(optionsSchema, invocation);
    const { root, build, stderr } = invocation.context;
    const selected = selectUnits(units(root), invocation.args, version);
    const registry = invocation.registry();
    await build(
      selected.map(({ name }) => name),
      version,
      (line) => stderr.write(`${line}\n`),
    );
    const published: PublishedRelease[] = [];
    for (const unit of selected) {
      published.push(await publishUnit(invocation, registry, unit, note));
    }
    return { json: { published }, lines: nextSteps(published) };
  },
};

function selectUnits(all: readonly Unit[], args: readonly string[], version: string | undefined) {
  const knownNames = all.map(({ name }) => name);
  const unknown = args.filter((name) => !knownNames.includes(name));
  if (unknown.length > 0) {
    throw new UsageError(
      `This checkout has no unit ${unknown.join(', ')}. It has ${knownNames.join(', ')}.`,
    );
  }
  if (version !== undefined && args.length === 0) {
    throw new UsageError('--version requires a unit, for example: publish explore --version 1.5.0');
  }
  return args.length > 0 ? all.filter(({ name }) => args.includes(name)) : all;
}

async function publishUnit(
  { context: { root, stderr }, style, log }: Invocation,
  registry: Registry,
  unit: Unit,
  note: string,
): Promise<PublishedRelease> {
  const built = builtRelease(unit);
  if (!built) throw new Error(`The build of ${unit.name} produced no release.`);
  const { provenance, isDirty } = await readProvenance(root, unit, note);
  if (isDirty) log(style('yellow', `${unit.name} has uncommitted changes`));
  const bar = createProgressBar(stderr, `${unit.name} ${built.manifest.release}`);
  const published = await publishRelease(registry, built, provenance, bar.show).finally(bar.end);
  const { release, status, uploaded, files, bytes } = published;
  const uploadText =
    uploaded === 0
      ? 'no files to upload'
      : `${uploaded} of ${formatCount(files, 'file')} uploaded, ${formatBytes(bytes)}`;
  log(`${style('green', status)} ${style('bold', `${unit.name}@${release}`)} (${uploadText})`);
  return published;
}

function nextSteps(published: readonly PublishedRelease[]): string[] {
  const names = published.map(({ unit }) => unit).join(' ');
  return [
    '',
    'Not visible to visitors yet. Next:',
    `  npm run release -- preview ${names}`,
    `  npm run release -- promote ${names}`,
  ];
}
