/** Import zones, generated from the folders, so that they apply to a new feature immediately. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { TEST_LAYERS, isAllowed, workspacePackages } from './layers.js';

/**
 * Files in `target` may not import files in `from`.
 * @typedef {object} Zone
 * @property {string} target
 * @property {string} from
 * @property {string} message
 */

/** @typedef {{ packages: import('./layers.js').WorkspacePackage[], zones: Zone[] }} Workspace */

/** @type {Map<string, Workspace>} */
const workspaces = new Map();

/**
 * Returns why the file may not import this, or undefined if it may.
 * @param {string} root @param {string} file @param {string} specifier
 */
export function importViolation(root, file, specifier) {
  const workspace = workspaces.get(root) ?? readWorkspace(root);
  workspaces.set(root, workspace);
  const from = relative(root, file).split(sep).join('/');
  const to = resolveSpecifier(workspace, from, specifier.replace(/\?.*$/, ''));
  return to === undefined
    ? undefined
    : workspace.zones.find((zone) => isIn(from, zone.target) && isIn(to, zone.from))?.message;
}

/** Resolves a specifier to a path relative to the root; undefined for libraries. @param {Workspace} workspace @param {string} from @param {string} specifier */
function resolveSpecifier({ packages }, from, specifier) {
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
    return join(dirname(from), specifier).split(sep).join('/');
  }
  const named = packages.find(({ name }) => isIn(specifier, name));
  return named && `${named.folder}${specifier.slice(named.name.length)}`;
}

/** A specifier may omit the file extension. @param {string} path @param {string} zone */
function isIn(path, zone) {
  return path === zone || path.startsWith(`${zone}/`) || path === zone.replace(/\.ts$/, '');
}

/** @param {string} root @returns {Workspace} */
function readWorkspace(root) {
  const packages = workspacePackages(root);
  return { packages, zones: zonesOf(root, packages) };
}

/** @param {string} root @param {import('./layers.js').WorkspacePackage[]} packages @returns {Zone[]} */
function zonesOf(root, packages) {
  return [
    ...packages.flatMap((target) => packageZones(target, packages)),
    ...packages
      .filter(({ layer }) => layer === 'remote' || layer === 'host')
      .flatMap(({ folder }) => internalZones(root, folder)),
  ];
}

/**
 * @param {import('./layers.js').WorkspacePackage} target
 * @param {import('./layers.js').WorkspacePackage[]} packages
 * @returns {Zone[]}
 */
function packageZones(target, packages) {
  return packages
    .filter(
      ({ folder, layer }) =>
        folder !== target.folder && !TEST_LAYERS.includes(layer) && !isAllowed(target.layer, layer),
    )
    .map(({ folder, layer }) => ({
      target: target.folder,
      from: folder,
      message: `${target.layer} may not import ${layer} (see "who may import whom" in CONTRIBUTING.md).`,
    }));
}

/** remote → screens → features → shared. @param {string} root @param {string} folder @returns {Zone[]} */
function internalZones(root, folder) {
  const src = `${folder}/src`;
  const features = subfolders(join(root, src, 'features'));
  return [
    ...features.flatMap((feature) => featureZones(src, feature, features)),
    {
      target: `${src}/screens`,
      from: `${src}/remote.ts`,
      message: 'A screen must not import the remote; the remote lists the screens.',
    },
    ...(existsSync(join(root, folder, 'server'))
      ? [...separationZones(src, `${folder}/server`), ...serverOnlyZones(root, src)]
      : []),
  ];
}

/** @param {string} src @param {string} feature @param {string[]} features @returns {Zone[]} */
function featureZones(src, feature, features) {
  const target = `${src}/features/${feature}`;
  return [
    ...features
      .filter((other) => other !== feature)
      .map((other) => ({
        target,
        from: `${src}/features/${other}`,
        message: 'Features must not import each other; the screen composes them.',
      })),
    ...['screens', 'remote.ts'].map((upper) => ({
      target,
      from: `${src}/${upper}`,
      message:
        'A feature must not import from a layer above it (remote → screens → features → shared).',
    })),
  ];
}

/** Separates browser and server code of a package. @param {string} one @param {string} other @returns {Zone[]} */
function separationZones(one, other) {
  const message = 'Browser code and server code of a package must not import each other.';
  return [
    { target: one, from: other, message },
    { target: other, from: one, message },
  ];
}

/** Keeps packages for servers out of browser code. @param {string} root @param {string} src @returns {Zone[]} */
function serverOnlyZones(root, src) {
  return workspacePackages(root)
    .filter(({ layer }) => layer === 'http')
    .map(({ folder }) => ({
      target: src,
      from: folder,
      message: 'Browser code must not import server packages.',
    }));
}

/** @param {string} folder @returns {string[]} */
function subfolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
