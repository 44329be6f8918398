/** Bundles the programs that run in Node: the API, its seed and admin commands, the code runner and the edge. Libraries stay in node_modules. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { ROOT } from '../release/project';

export interface ServerProgram {
  name: string;
  entry: string;
  output: string;
}

/** This file is an input of every bundle, because it determines how they are built. */
const THIS_FILE = 'shared/tooling/src/servers/build-servers.ts';

const PROGRAMS: readonly ServerProgram[] = [
  { name: 'api', entry: 'api/src/server.ts', output: 'api/dist/server.js' },
  { name: 'seed', entry: 'api/src/seed-command.ts', output: 'api/dist/seed.js' },
  { name: 'admin', entry: 'api/src/admin-command.ts', output: 'api/dist/admin.js' },
  { name: 'runner', entry: 'runner/src/server.ts', output: 'runner/dist/server.js' },
  { name: 'edge', entry: 'host/server/server.ts', output: 'host/dist/server/server.js' },
];

export interface BuiltServer {
  name: string;
  /** Whether it was up to date, so that nothing was built. */
  fresh: boolean;
}

/** Builds the programs that are out of date: those of which an input has changed. */
export async function buildServers(
  root = ROOT,
  programs: readonly ServerProgram[] = PROGRAMS,
): Promise<BuiltServer[]> {
  return Promise.all(
    // A checkout of a single remote has none of the programs.
    existingPrograms(root, programs).map(async (program) => {
      const fresh = isFresh(root, program);
      if (!fresh) await bundle(root, program);
      return { name: program.name, fresh };
    }),
  );
}

function existingPrograms(root: string, programs: readonly ServerProgram[]): ServerProgram[] {
  return programs.filter(({ entry }) => existsSync(join(root, entry)));
}

function stampFile(root: string, program: ServerProgram): string {
  return join(root, `${program.output}.inputs.json`);
}

function isFresh(root: string, program: ServerProgram): boolean {
  const file = stampFile(root, program);
  if (!existsSync(file) || !existsSync(join(root, program.output))) return false;
  const stamp: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof stamp !== 'object' || stamp === null) return false;
  return Object.entries(stamp).every(([input, hash]) => hashOf(join(root, input)) === hash);
}

function hashOf(file: string): string | undefined {
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
  mkdirSync(join(outfile, '..'), { recursive: true });
  writeFileSync(stampFile(root, program), JSON.stringify(inputHashes(root, metafile), null, 1));
}

function inputHashes(root: string, metafile: Metafile): Record<string, string | undefined> {
  const inputs = [...Object.keys(metafile.inputs), 'pnpm-lock.yaml', THIS_FILE].sort();
  return Object.fromEntries(
    inputs.map((input) => {
      const file = join(root, input);
      return [relative(root, file), hashOf(file)];
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
