/** The table of which layer may import which. A package states its layer in its package.json. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DATA = ['contract', 'schemas'];
const SHARED = [...DATA, 'events', 'api-client', 'session', 'ui', 'release-files'];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const mayImport = {
  contract: [],
  schemas: ['contract'],
  events: DATA,
  'api-client': DATA,
  'release-files': [...DATA, 'events'],
  session: [...DATA, 'api-client', 'events'],
  ui: DATA,
  search: [...DATA, 'api-client', 'ui'],
  'item-actions': [...DATA, 'events', 'api-client', 'session', 'ui'],
  remote: [...SHARED, 'search', 'item-actions'],
  host: [...SHARED, 'http'],
  http: DATA,
  api: [...DATA, 'http'],
  runner: [...DATA, 'http'],
  media: [...DATA, 'http'],
  e2e: DATA,
  testing: SHARED,
  tooling: DATA,
};

/** Layers that tests and configuration files of every layer may use as well. */
export const TEST_LAYERS = ['testing', 'tooling'];

/** @param {string} from @param {string} to */
export function isAllowed(from, to) {
  return mayImport[from]?.includes(to) ?? false;
}

/**
 * @typedef {object} WorkspacePackage
 * @property {string} folder relative to the root, with slashes
 * @property {string} name
 * @property {string} layer
 * @property {string[]} dependencies names of packages of the workspace
 * @property {string[]} devDependencies
 */

/** Every package of the workspace, from the folders. @param {string} root @returns {WorkspacePackage[]} */
export function workspacePackages(root) {
  const folders = [
    ...readdirSync(root),
    ...(existsSync(join(root, 'shared'))
      ? readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)
      : []),
  ];
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort()
    .map((folder) => readPackage(root, folder));
}

/** @param {string} root @param {string} folder @returns {WorkspacePackage} */
function readPackage(root, folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  /** @param {string} list */
  const workspaceDependencies = (list) =>
    Object.keys(manifest[list] ?? {}).filter((name) => /^@sopaan\//.test(name));
  return {
    folder,
    name: String(manifest.name),
    layer: String(manifest.sopaan?.layer),
    dependencies: workspaceDependencies('dependencies'),
    devDependencies: workspaceDependencies('devDependencies'),
  };
}
