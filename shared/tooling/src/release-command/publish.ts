import { object, string } from 'yup';
import { publishRelease, type Published } from '../registry/publish-release';
import type { Registry } from '../registry/registry';
import { builtRelease } from '../release/built-release';
import { units, type Unit } from '../release/project';
import { createProgressBar } from '../terminal/progress-bar';
import { formatCount, formatBytes } from '../terminal/format';
import { UsageError } from './exit-codes';
import { readOrigin } from './origin';
import { readOptions, type Call, type Verb } from './verb';

const optionsSchema = object({
  version: string().matches(
    /^\d+\.\d+\.\d+(-[\w.]+)?$/,
    '${path} must look like 1.5.0 or 1.5.0-pr.42',
  ),
  note: string().trim().max(400, '${path} must have at most 400 characters').default(''),
});

export const publish: Verb = {
  name: 'publish',
  summary: 'build, upload missing files and publish; not visible to visitors yet',
  usage: `Usage: npm run release -- publish [unit…] [--version V] [--note TEXT]

Builds units that are out of date, uploads the files that the registry does not have, and publishes. Default: all units of
this checkout. A published release never changes; publishing it again succeeds and does nothing.

  --version V    build with this version instead of the one in remote.config.ts
  --note TEXT    a note for reviewers; author and commit are taken from git

Examples
  npm run release -- publish explore
  npm run release -- publish explore --version 1.5.0-pr.42 --note "Search by salary"`,
  options: { version: { type: 'string' }, note: { type: 'string' } },
  async run(call) {
    const { version, note } = readOptions(optionsSchema, call);
    const { root, build, stderr } = call.context;
    const selected = selectUnits(units(root), call.args, version);
    const registry = call.registry();
    await build(
      selected.map(({ name }) => name),
      version,
      (line) => stderr.write(`${line}\n`),
    );
    const published: Published[] = [];
    for (const unit of selected) {
      published.push(await publishUnit(call, registry, unit, note));
    }
    return { json: { published }, lines: nextSteps(published) };
  },
};

function selectUnits(all: readonly Unit[], args: readonly string[], version: string | undefined) {
  const known = all.map(({ name }) => name);
  const unknown = args.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UsageError(
      `This checkout has no unit ${unknown.join(', ')}. It has ${known.join(', ')}.`,
    );
  }
  if (version !== undefined && args.length === 0) {
    throw new UsageError('--version requires a unit, for example: publish explore --version 1.5.0');
  }
  return args.length > 0 ? all.filter(({ name }) => args.includes(name)) : all;
}

async function publishUnit(
  { context: { root, stderr }, style, log }: Call,
  registry: Registry,
  unit: Unit,
  note: string,
): Promise<Published> {
  const built = builtRelease(unit);
  if (!built) throw new Error(`The build of ${unit.name} produced no release.`);
  const { origin, isDirty } = await readOrigin(root, unit, note);
  if (isDirty) log(style('yellow', `${unit.name} has uncommitted changes`));
  const bar = createProgressBar(stderr, `${unit.name} ${built.manifest.release}`);
  const published = await publishRelease(registry, built, origin, bar.show).finally(bar.end);
  const { release, status, uploaded, files, bytes } = published;
  const uploadText =
    uploaded === 0
      ? 'no files to upload'
      : `${uploaded} of ${formatCount(files, 'file')} uploaded, ${formatBytes(bytes)}`;
  log(`${style('green', status)} ${style('bold', `${unit.name}@${release}`)} (${uploadText})`);
  return published;
}

function nextSteps(published: readonly Published[]): string[] {
  const names = published.map(({ unit }) => unit).join(' ');
  return [
    '',
    'Not visible to visitors yet. Next:',
    `  npm run release -- preview ${names}`,
    `  npm run release -- promote ${names}`,
  ];
}
