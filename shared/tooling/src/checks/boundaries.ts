/** Compares the dependencies in each package.json with the table of layers. Imports of packages that are not declared there do not resolve. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  TEST_LAYERS,
  isAllowed,
  mayImport,
  workspacePackages,
  type WorkspacePackage,
} from '../lint/layers.js';
import type { Check } from './check';

/** Libraries that a layer must not depend on at run time. Their types belong in devDependencies. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  contract: /^(?:react|@mui|@tanstack)/,
  schemas: /^(?:react|@mui|@tanstack)/,
  events: /^(?:react|@mui|@tanstack)/,
  'api-client': /^(?:react|@mui|@tanstack)/,
  api: /^(?:react|@mui|@tanstack|zustand|formik)/,
  remote: /^(?:@mui|@emotion|formik|keen-slider|notistack)/,
};

export const boundaries: Check = {
  name: 'boundaries',
  run: ({ root }) => {
    const packages = workspacePackages(root);
    return packages.flatMap((pkg) => [
      ...workspaceProblems(pkg, packages),
      ...libraryProblems(pkg, root),
    ]);
  },
};

function workspaceProblems(pkg: WorkspacePackage, all: WorkspacePackage[]): string[] {
  if (!Object.hasOwn(mayImport, pkg.layer)) {
    return [`${pkg.folder}/package.json: unknown sopaan.layer "${pkg.layer}"`];
  }
  const layerOf = (name: string) => all.find((other) => other.name === name)?.layer ?? 'unknown';
  const problem = (name: string, reason: string) =>
    `${pkg.folder}/package.json: ${pkg.layer} ${reason} ${name} (layer ${layerOf(name)})`;
  return [
    ...pkg.dependencies
      .filter((name) => !isAllowed(pkg.layer, layerOf(name)))
      .map((name) => problem(name, 'may not import')),
    ...pkg.devDependencies
      .filter(
        (name) => !isAllowed(pkg.layer, layerOf(name)) && !TEST_LAYERS.includes(layerOf(name)),
      )
      .map((name) => problem(name, 'may not import, even in tests,')),
  ];
}

function libraryProblems({ folder, layer }: WorkspacePackage, root: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const forbidden = FORBIDDEN[layer];
  if (!forbidden || typeof manifest !== 'object' || manifest === null) return [];
  const dependencies = 'dependencies' in manifest ? (manifest.dependencies ?? {}) : {};
  return Object.keys(dependencies)
    .filter((name) => forbidden.test(name))
    .map((name) => `${folder}/package.json: ${layer} must not depend on ${name}`);
}
