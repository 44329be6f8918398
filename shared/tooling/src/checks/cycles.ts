/** Finds import cycles: the order in which their modules run depends on which one is imported first. */
import { build, type Plugin } from 'esbuild';
import type { Check } from './check';
import { projectFiles } from './source-files';

export const cycles: Check = {
  name: 'import cycles',
  run: async ({ root }) => {
    const modules = projectFiles(root).filter((path) => MODULE.test(path));
    return cyclesIn(await importsOf(root, modules)).map((cycle) => cycle.join(' → '));
  },
};

type Imports = ReadonlyMap<string, readonly string[]>;

/** The table of layers rules out cycles between packages, so only imports inside a package matter. Type imports do not run. */
async function importsOf(root: string, modules: readonly string[]): Promise<Imports> {
  const { metafile } = await build({
    stdin: {
      contents: modules.map((path) => `import ${JSON.stringify(`./${path}`)};`).join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    metafile: true,
    packages: 'external',
    platform: 'node',
    plugins: [modulesOnly],
    write: false,
  });
  return new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      path,
      imports.filter(({ external }) => !external).map((one) => one.path),
    ]),
  );
}

const MODULE = /\.[cm]?[jt]sx?$/;

/** Style sheets, images and text files import nothing. */
const modulesOnly: Plugin = {
  name: 'modules only',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /\?/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /./ }, ({ path }) => (MODULE.test(path) ? undefined : { contents: '' }));
  },
};

/** Returns each cycle once, as a path from one of its modules back to itself. */
function cyclesIn(imports: Imports): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const visit = (module: string) => {
    if (onPath.has(module)) {
      found.push([...path.slice(path.indexOf(module)), module]);
      return;
    }
    if (done.has(module)) return;
    done.add(module);
    path.push(module);
    onPath.add(module);
    for (const imported of imports.get(module) ?? []) visit(imported);
    path.pop();
    onPath.delete(module);
  };
  for (const module of imports.keys()) visit(module);
  return found;
}
