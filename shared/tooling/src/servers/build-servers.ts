/**
 * Bundles the programs that run in Node: the API and the processes that it starts for PDFs and videos, its seed and admin commands, the code
 * runner, the media server and the edge. Libraries stay in node_modules.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { object } from 'yup';
import { ROOT } from '../release/project';
import { packageOf } from '../webpack/shared-libraries';

export interface ServerProgram {
  name: string;
  entry: string;
  output: string;
}

const packageSchema = object({ dependencies: object().required() }).required();

/** This file is an input of every bundle, because it determines how they are built. */
const THIS_FILE = 'shared/tooling/src/servers/build-servers.ts';

const PROGRAMS: readonly ServerProgram[] = [
  { name: 'api', entry: 'api/src/server.ts', output: 'api/dist/server.js' },
  {
    name: 'pdf-process',
    entry: 'api/src/modules/wallet/pdf/pdf-process.ts',
    output: 'api/dist/pdf-process.js',
  },
  {
    name: 'encoding-process',
    entry: 'api/src/modules/lessons/encoding/ffmpeg/encoding-process.ts',
    output: 'api/dist/encoding-process.js',
  },
  { name: 'seed', entry: 'api/src/seed-command.ts', output: 'api/dist/seed.js' },
  { name: 'admin', entry: 'api/src/admin-command.ts', output: 'api/dist/admin.js' },
  { name: 'runner', entry: 'runner/src/server.ts', output: 'runner/dist/server.js' },
  { name: 'media', entry: 'media/src/server.ts', output: 'media/dist/server.js' },
  { name: 'edge', entry: 'host/server/server.ts', output: 'host/dist/server/server.js' },
];

export interface BuiltServer {
  name: string;
  /** Whether it was up to date, so that nothing was built. */
  isUpToDate: boolean;
}

/** Builds the programs that are out of date: those with a changed input. */
export async function buildServers(
  root = ROOT,
  programs: readonly ServerProgram[] = PROGRAMS,
): Promise<BuiltServer[]> {
  return Promise.all(
    // A checkout of a single remote has none of the programs.
    existingPrograms(root, programs).map(async (program) => {
      const isFresh = isUpToDate(root, program);
      if (!isFresh) await bundle(root, program);
      return { name: program.name, isUpToDate: isFresh };
    }),
  );
}

function existingPrograms(root: string, programs: readonly ServerProgram[]): ServerProgram[] {
  return programs.filter(({ entry }) => existsSync(join(root, entry)));
}

function stampFile(root: string, program: ServerProgram): string {
  return join(root, `${program.output}.inputs.json`);
}

function isUpToDate(root: string, program: ServerProgram): boolean {
  const file = stampFile(root, program);
  if (!existsSync(file) || !existsSync(join(root, program.output))) return false;
  const stamp: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof stamp !== 'object' || stamp === null) return false;
  return Object.entries(stamp).every(([input, hash]) => hashFile(join(root, input)) === hash);
}

function hashFile(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

async function bundle(root: string, program: ServerProgram): Promise<void> {
  const outfile = join(root, program.output);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, program.entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'error',
    plugins: [externalLibraries],
  });
  assertDependencies(root, program, metafile);
  mkdirSync(join(outfile, '..'), { recursive: true });
  writeFileSync(stampFile(root, program), JSON.stringify(inputHashes(root, metafile), null, 1));
}

/** The libraries that a bundle loads must be dependencies of its program's package, including those that shared packages import. */
function assertDependencies(root: string, { output }: ServerProgram, metafile: Metafile): void {
  const [folder = ''] = output.split('/');
  const manifest = packageSchema.validateSync(
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  );
  const undeclared = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => packageOf(path))
    .filter((name) => !Object.hasOwn(manifest.dependencies, name));
  if (undeclared.length === 0) return;
  const names = [...new Set(undeclared)].sort().join(', ');
  throw new Error(`${output} imports ${names}: add to the dependencies of ${folder}/package.json`);
}

function inputHashes(root: string, metafile: Metafile): Record<string, string | undefined> {
  const inputs = [...Object.keys(metafile.inputs), 'pnpm-lock.yaml', THIS_FILE].sort();
  return Object.fromEntries(
    inputs.map((input) => {
      const file = join(root, input);
      return [relative(root, file), hashFile(file)];
    }),
  );
}

/** Workspace packages are TypeScript and are bundled; all other packages are loaded from node_modules at run time. */
const externalLibraries: Plugin = {
  name: 'external-libraries',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@sopaan/') ? undefined : { path, external: true },
    );
  },
};
