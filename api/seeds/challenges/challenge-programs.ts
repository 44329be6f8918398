import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../../src/config/package-root';
import type { ChallengeSource } from './challenge-source';

export const CHALLENGES_FOLDER = join(packageRoot(), 'seeds', 'challenges');

/** Appended to a bundle: runs the solution of its only source on standard input. */
const MAIN = `
const [source] = Object.values(seed).filter(({ solve }) => solve);
process.stdout.write(source.solve(require('node:fs').readFileSync(0, 'utf8')) + '\\n');`;

/** A challenge and its Python programs, which have the same file name. */
export interface ChallengePrograms {
  name: string;
  source: ChallengeSource;
  /** The reference solution, which must be accepted. */
  reference: string;
  /** A correct solution that is too slow for the largest inputs. */
  slow: string | undefined;
  /** A fast solution that is subtly wrong for some inputs. */
  wrong: string | undefined;
}

export async function challengePrograms(): Promise<ChallengePrograms[]> {
  const [references, slow, wrong] = await Promise.all([
    programsIn('solutions'),
    programsIn('slow-solutions'),
    programsIn('wrong-solutions'),
  ]);
  const unknown = [...slow.keys(), ...wrong.keys()].filter((name) => !references.has(name));
  if (unknown.length > 0) throw new Error(`no challenge is named ${unknown.join(', ')}`);
  return Promise.all(
    [...references].map(async ([name, reference]) => ({
      name,
      source: await sourceIn(name),
      reference,
      slow: slow.get(name),
      wrong: wrong.get(name),
    })),
  );
}

/** The `solve` functions of the challenges, bundled as programs. */
export async function javascriptPrograms(
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => join(CHALLENGES_FOLDER, `${name}.ts`)),
    outdir: CHALLENGES_FOLDER,
    write: false,
    bundle: true,
    format: 'iife',
    globalName: 'seed',
    footer: { js: MAIN },
    target: 'node20',
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path, '.js'), text]));
}

async function programsIn(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(join(CHALLENGES_FOLDER, folder))).sort();
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [
            basename(file, '.py'),
            await readFile(join(CHALLENGES_FOLDER, folder, file), 'utf8'),
          ] as const,
      ),
    ),
  );
}

async function sourceIn(name: string): Promise<ChallengeSource> {
  const exported: unknown = await import(`./${name}`);
  const sources = Object.values(exported ?? {}).filter(isSource);
  const [source] = sources;
  if (!source || sources.length > 1) {
    throw new Error(`${name}.ts describes ${sources.length} challenges`);
  }
  return source;
}

function isSource(value: unknown): value is ChallengeSource {
  return typeof value === 'object' && value !== null && 'title' in value && 'solve' in value;
}
