/**
 * Finds import cycles, between files and between the modules of the API. The order in which the files of a cycle run depends on
 * which one is imported first, and modules of a cycle cannot be understood, tested or moved one without the other. Imports of types
 * count, because they are dependencies too.
 */
import type { Check } from './check';
import { importGraph, type ImportGraph } from './import-graph';
import { projectFiles } from './source-files';

export const cycles: Check = {
  name: 'import cycles',
  run: ({ root }) => {
    const imports = importGraph(root, projectFiles(root));
    return [
      ...cyclesIn(imports).map((cycle) => cycle.join(' → ')),
      ...moduleCycles(imports).map((cycle) => `modules of the API: ${cycle}`),
    ];
  },
};

/** A folder of `api/src` or of `api/src/modules`, or a file beside these folders. */
const API_MODULE = /^api\/src\/((?:modules\/)?[^/]+)/;
const TEST = /\.test\.tsx?$|\/testing\//;

/** Describes each cycle between modules of the API with an import for each of its steps. Tests may import any module. */
function moduleCycles(imports: ImportGraph): string[] {
  const examples = new Map<string, string>();
  const modules = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    const from = moduleOf(file);
    for (const target of imported) {
      const to = moduleOf(target);
      if (from === undefined || to === undefined || from === to) continue;
      if (!examples.has(`${from} ${to}`)) modules.set(from, [...(modules.get(from) ?? []), to]);
      examples.set(`${from} ${to}`, `${file} imports ${target}`);
    }
  }
  return cyclesIn(modules).map((cycle) => {
    const steps = cycle.slice(1).map((to, index) => examples.get(`${cycle[index]} ${to}`));
    return [cycle.join(' → '), ...steps].join('\n  ');
  });
}

function moduleOf(path: string): string | undefined {
  return TEST.test(path) ? undefined : API_MODULE.exec(path)?.[1];
}

/** Returns each cycle once, as a path from one of its nodes back to itself. */
function cyclesIn(imports: ImportGraph): string[][] {
  const foundCycles: string[][] = [];
  const visited = new Set<string>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const visit = (node: string) => {
    if (onPath.has(node)) {
      foundCycles.push([...path.slice(path.indexOf(node)), node]);
      return;
    }
    if (visited.has(node)) return;
    visited.add(node);
    path.push(node);
    onPath.add(node);
    for (const imported of imports.get(node) ?? []) visit(imported);
    path.pop();
    onPath.delete(node);
  };
  for (const node of imports.keys()) visit(node);
  return foundCycles;
}
