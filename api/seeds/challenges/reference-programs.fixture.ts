import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../../src/plugins/package-root';
import type { ChallengeSource } from './challenge-source';

const FOLDER = join(packageRoot(), 'seeds', 'challenges');

/** What a bundle ends with: the solution of its one source, as a program. */
const MAIN = `
const [source] = Object.values(seed).filter(({ solve }) => solve);
process.stdout.write(source.solve(require('node:fs').readFileSync(0, 'utf8')) + '\\n');`;

/** The programs that must be accepted for a challenge. A solution in `solutions/` is named as the file of its challenge. */
export interface ReferencePrograms {
  title: string;
  python: string;
  /** The challenge's own `solve`. */
  javascript: string;
}

export async function referencePrograms(): Promise<ReferencePrograms[]> {
  const files = await readdir(join(FOLDER, 'solutions'));
  const names = files.map((file) => basename(file, '.py')).sort();
  const { outputFiles } = await build({
    entryPoints: names.map((name) => join(FOLDER, `${name}.ts`)),
    outdir: FOLDER,
    write: false,
    bundle: true,
    format: 'iife',
    globalName: 'seed',
    footer: { js: MAIN },
    target: 'node20',
  });
  const bundles = new Map(outputFiles.map(({ path, text }) => [basename(path, '.js'), text]));
  return Promise.all(
    names.map(async (name) => ({
      title: (await sourceIn(name)).title,
      python: await readFile(join(FOLDER, 'solutions', `${name}.py`), 'utf8'),
      javascript: bundles.get(name) ?? '',
    })),
  );
}

async function sourceIn(name: string): Promise<ChallengeSource> {
  const exported: unknown = await import(`./${name}`);
  const sources = Object.values(exported ?? {}).filter(isSource);
  if (sources.length !== 1) throw new Error(`${name}.ts describes ${sources.length} challenges`);
  const [source] = sources;
  if (!source) throw new Error(`${name}.ts describes no challenge`);
  return source;
}

function isSource(value: unknown): value is ChallengeSource {
  return typeof value === 'object' && value !== null && 'title' in value && 'solve' in value;
}
