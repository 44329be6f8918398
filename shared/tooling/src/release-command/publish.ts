import { object, string } from 'yup';
import { publishRelease, type Published } from '../registry/publish-release';
import type { Registry } from '../registry/registry';
import { builtRelease } from '../release/built-release';
import { units, type Unit } from '../release/project';
import { progressBar } from '../terminal/progress-bar';
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
  summary: 'build what is stale, upload the files that are missing, publish; nobody sees it yet',
  usage: `Usage: npm run release -- publish [unit…] [--version V] [--note TEXT]

Builds what is stale, uploads the files that the registry does not hold yet, and publishes. Without units: all of
this checkout. A published release never changes; publishing it again is a success and does nothing.

  --version V    builds it under this version instead of the one in its remote.config.ts
  --note TEXT    what reviewers should know; the author and the commit are taken from git

Examples
  npm run release -- publish explore
  npm run release -- publish explore --version 1.5.0-pr.42 --note "Search by salary"`,
  options: { version: { type: 'string' }, note: { type: 'string' } },
  async run(call) {
    const { version, note } = readOptions(optionsSchema, call);
    const { root, build, stderr } = call.context;
    const wanted = wantedUnits(units(root), call.words, version);
    const registry = call.registry();
    await build(
      wanted.map(({ name }) => name),
      version,
      (line) => stderr.write(`${line}\n`),
    );
    const published: Published[] = [];
    for (const unit of wanted) {
      published.push(await publishUnit(call, registry, unit, note));
    }
    return { json: { published }, lines: nextSteps(published) };
  },
};

function wantedUnits(all: readonly Unit[], words: readonly string[], version: string | undefined) {
  const known = all.map(({ name }) => name);
  const unknown = words.filter((word) => !known.includes(word));
  if (unknown.length > 0) {
    throw new UsageError(
      `This checkout has no unit ${unknown.join(', ')}. It has ${known.join(', ')}.`,
    );
  }
  if (version !== undefined && words.length === 0) {
    throw new UsageError(
      '--version needs the unit that it is for, for example: publish explore --version 1.5.0',
    );
  }
  return words.length > 0 ? all.filter(({ name }) => words.includes(name)) : all;
}

async function publishUnit(
  { context: { root, stderr }, style, say }: Call,
  registry: Registry,
  unit: Unit,
  note: string,
): Promise<Published> {
  const built = builtRelease(unit);
  if (!built) throw new Error(`The build of ${unit.name} left nothing to publish.`);
  const origin = await readOrigin(root, unit, note);
  if (origin.dirty) say(style('yellow', `${unit.name} has changes that are in no commit`));
  const bar = progressBar(stderr, `${unit.name} ${built.manifest.release}`);
  const published = await publishRelease(registry, built, origin.told, bar.show).finally(bar.end);
  const { release, status, uploaded, files, bytes } = published;
  const sent =
    uploaded === 0
      ? 'no file was missing'
      : `${uploaded} of ${formatCount(files, 'file')} sent, ${formatBytes(bytes)}`;
  say(`${style('green', status)} ${style('bold', `${unit.name}@${release}`)} (${sent})`);
  return published;
}

function nextSteps(published: readonly Published[]): string[] {
  const names = published.map(({ unit }) => unit).join(' ');
  return [
    '',
    'Nobody sees it yet. Next:',
    `  npm run release -- preview ${names}`,
    `  npm run release -- promote ${names}`,
  ];
}
