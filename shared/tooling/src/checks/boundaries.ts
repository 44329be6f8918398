/** Compares what each package.json declares with the table of layers. Code that is not declared does not resolve. */
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

/** Libraries that a layer never runs with. Types of them are a matter of devDependencies. */
const NEVER: Readonly<Record<string, RegExp>> = {
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
    return packages.flatMap((one) => [
      ...workspaceProblems(one, packages),
      ...libraryProblems(one, root),
    ]);
  },
};

function workspaceProblems(one: WorkspacePackage, all: WorkspacePackage[]): string[] {
  if (!Object.hasOwn(mayImport, one.layer)) {
    return [`${one.folder}/package.json: sopaan.layer "${one.layer}" is none of the layers`];
  }
  const layerOf = (name: string) => all.find((other) => other.name === name)?.layer ?? 'unknown';
  const refused = (name: string, reason: string) =>
    `${one.folder}/package.json: ${one.layer} ${reason} ${name} (layer ${layerOf(name)})`;
  return [
    ...one.dependencies
      .filter((name) => !isAllowed(one.layer, layerOf(name)))
      .map((name) => refused(name, 'may not import')),
    ...one.devDependencies
      .filter((name) => !isAllowed(one.layer, layerOf(name)) && !TEST_LAYERS.includes(layerOf(name)))
      .map((name) => refused(name, 'may not even in tests import')),
  ];
}

function libraryProblems({ folder, layer }: WorkspacePackage, root: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const never = NEVER[layer];
  if (!never || typeof manifest !== 'object' || manifest === null) return [];
  const dependencies = 'dependencies' in manifest ? (manifest.dependencies ?? {}) : {};
  return Object.keys(dependencies)
    .filter((name) => never.test(name))
    .map((name) => `${folder}/package.json: ${layer} runs without ${name}`);
}
