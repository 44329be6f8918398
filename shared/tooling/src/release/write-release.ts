import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName } from '@sopaan/contract/federation';
import { PAGE_FORMAT, releaseSchema, type ChunkList, type Release } from '@sopaan/contract/release';
import { ADAPTED_MAJORS } from '@sopaan/contract/version';
import type { RemoteConfig } from '@sopaan/contract/remote-config';
import type { Compilation } from 'webpack';
import { runtimeCore } from '../webpack/federation/runtime-core';
import { HOST_ENTRY, providedLibraries } from '../webpack/host';
import { integrityOf } from '../webpack/integrity-plugin';
import type { UnitBuild } from '../webpack/preset';
import { newFiles, providedChunks, screenChunks } from '../webpack/release-chunks';
import { REMOTE_ENTRY, neededLibraries } from '../webpack/remote';
import { sharedLibraries } from '../webpack/shared-libraries';
import { compress } from './compress';

const NO_FILES: ChunkList = { js: [], css: [] };

/** Writes the manifest `release.json` of a finished build, compresses the files, and returns the release. */
export async function writeRelease(
  build: UnitBuild,
  config: RemoteConfig,
  compilation: Compilation,
  hostDir: string,
): Promise<Release> {
  const isHost = build.unit === 'host';
  const start = isHost ? startOfHost(compilation) : startOfRemote(compilation);
  const loadedFiles = new Set([...start.js, ...start.css]);
  const release: Release = {
    unit: build.unit,
    version: config.version,
    release: build.release,
    contract: config.contract,
    adapts: [...ADAPTED_MAJORS],
    ...(isHost && { pageFormat: PAGE_FORMAT }),
    // The client of a development server uses no Trusted Types policy.
    ...(build.mode === 'production' && { trustedTypes: true }),
    entry: isHost ? HOST_ENTRY : REMOTE_ENTRY,
    container: isHost ? '' : containerName(build.unit, build.release),
    shared: isHost ? providedWithFiles(compilation, hostDir, loadedFiles) : neededRanges(hostDir),
    routes: config.routes,
    start,
    screens: screenChunks(compilation, loadedFiles),
    files: compilation
      .getAssets()
      .map(({ name }) => describeFile(build, name))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
  const validated = await releaseSchema.validate(release, { strict: true });
  writeFileSync(join(build.outputDir, 'release.json'), `${JSON.stringify(validated, null, 1)}\n`);
  return validated;
}

function startOfHost(compilation: Compilation): ChunkList {
  const entry = compilation.entrypoints.get('main');
  return entry ? newFiles(entry, new Set()) : NO_FILES;
}

/** The files that a remote starts with: the container and the chunk of its exposed module. */
function startOfRemote(compilation: Compilation): ChunkList {
  const exposed = compilation.chunkGroups.find((group) => group.name === 'remote-definition');
  const files = exposed ? newFiles(exposed, new Set([REMOTE_ENTRY])) : NO_FILES;
  return { js: [REMOTE_ENTRY, ...files.js], css: files.css };
}

function providedWithFiles(
  compilation: Compilation,
  hostDir: string,
  loadedFiles: ReadonlySet<string>,
) {
  const lazyLibraries = new Set(
    sharedLibraries.filter((library) => !library.eager).map(({ name }) => name),
  );
  return [...providedLibraries(hostDir), runtimeCore()].map(({ name, version }) => ({
    name,
    version,
    files: lazyLibraries.has(name) ? providedChunks(compilation, name, loadedFiles) : NO_FILES,
  }));
}

function neededRanges(hostDir: string) {
  const { name, version } = runtimeCore();
  return [...neededLibraries(hostDir), { name, version: `^${version}` }].map((library) => ({
    ...library,
    files: NO_FILES,
  }));
}

function describeFile({ outputDir, mode, previousDir }: UnitBuild, name: string) {
  const file = join(outputDir, name);
  const content = readFileSync(file);
  const previousFile = previousDir && join(previousDir, name);
  const brotli = mode === 'production' ? compress(file, previousFile) : content.length;
  return { name, integrity: integrityOf(content), bytes: content.length, brotli };
}
