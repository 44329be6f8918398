/** Groups projects with the same compiler options into one program, so that shared sources are checked once. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { array, mixed, object, string } from 'yup';

const configSchema = object({
  extends: string().required(),
  compilerOptions: mixed<object>(),
  include: array(string().required()).required(),
});

interface Group {
  extends: string;
  compilerOptions: object;
  typeRoots: string[];
  include: string[];
}

/** Writes one configuration for each group of projects and returns the paths. */
export function typeGroups(root: string, projects: readonly string[]): string[] {
  const groups = new Map<string, Group>();
  for (const project of projects) {
    const folder = join(root, project);
    const text = readFileSync(join(folder, 'tsconfig.json'), 'utf8');
    const config = configSchema.validateSync(JSON.parse(text));
    const base = resolve(folder, config.extends);
    const compilerOptions = config.compilerOptions ?? {};
    const key = base + JSON.stringify(compilerOptions);
    const group = groups.get(key) ?? { extends: base, compilerOptions, typeRoots: [], include: [] };
    group.typeRoots.push(join(folder, 'node_modules/@types'));
    group.include.push(...config.include.map((path) => join(folder, path)));
    groups.set(key, group);
  }
  return [...groups.values()].map((group, index) => writeGroup(root, group, index));
}

function writeGroup(root: string, group: Group, index: number): string {
  const { typeRoots, compilerOptions, ...rest } = group;
  const file = join(root, 'node_modules/.cache/sopaan', `types-${index}.json`);
  mkdirSync(dirname(file), { recursive: true });
  const config = { ...rest, compilerOptions: { ...compilerOptions, typeRoots } };
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
