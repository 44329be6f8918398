/** Modules that import each other in a circle: which of them runs first depends on who asked. */
import { build, type Plugin } from 'esbuild';
import type { Check } from './check';
import { projectFiles } from './source-files';

export const cycles: Check = {
  name: 'import cycles',
  run: async ({ root }) => {
    const modules = projectFiles(root).filter((path) => MODULE.test(path));
    return cyclesIn(await importsOf(root, modules)).map((circle) => circle.join(' → '));
  },
};

type Imports = ReadonlyMap<string, readonly string[]>;

/** Packages import each other by the table of layers, so circles are inside of a package. Types run nowhere. */
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

/** Style sheets, pictures and texts import nothing. */
const modulesOnly: Plugin = {
  name: 'modules only',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /\?/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /./ }, ({ path }) => (MODULE.test(path) ? undefined : { contents: '' }));
  },
};

/** Each circle once, from one of its modules back to it. */
function cyclesIn(imports: Imports): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const onWay = new Set<string>();
  const visit = (module: string) => {
    if (onWay.has(module)) {
      found.push([...way.slice(way.indexOf(module)), module]);
      return;
    }
    if (done.has(module)) return;
    done.add(module);
    way.push(module);
    onWay.add(module);
    for (const imported of imports.get(module) ?? []) visit(imported);
    way.pop();
    onWay.delete(module);
  };
  for (const module of imports.keys()) visit(module);
  return found;
}
