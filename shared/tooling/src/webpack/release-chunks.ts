import type { ChunkList } from '@sopaan/contract/release';
import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

const SCREEN = /screens\/([a-z0-9-]+)\.screen$/;

export interface ScreenChunks {
  name: string;
  files: ChunkList;
  shared: string[];
}

/** The files that each screen (`import('…/screens/<name>.screen')`) loads in addition to `loadedFiles`. */
export function screenChunks(
  compilation: Compilation,
  loadedFiles: ReadonlySet<string>,
): ScreenChunks[] {
  const screens = new Map<string, ScreenChunks>();
  for (const group of compilation.chunkGroups) {
    for (const origin of group.origins) {
      const name = SCREEN.exec(origin.request ?? '')?.[1];
      if (!name) continue;
      screens.set(name, {
        name,
        files: newFiles(group, loadedFiles),
        shared: consumedLibraries(compilation, group),
      });
    }
  }
  return [...screens.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** The files of a lazily loaded shared library. */
export function providedChunks(
  compilation: Compilation,
  name: string,
  loadedFiles: ReadonlySet<string>,
): ChunkList {
  const group = compilation.chunkGroups.find((candidate) => isProviderOf(candidate, name));
  return group ? newFiles(group, loadedFiles) : { js: [], css: [] };
}

/** Whether the group is loaded for the lazily loaded shared library. Its module is identified as `provide module (scope) name@version = path`. */
export function isProviderOf(group: ChunkGroup, name: string): boolean {
  return group.origins.some(
    ({ module }) => module?.type === 'provide-module' && module.identifier().includes(`) ${name}@`),
  );
}

export function newFiles(group: ChunkGroup, loadedFiles: ReadonlySet<string>): ChunkList {
  const files = group.getFiles().filter((file) => !loadedFiles.has(file));
  return {
    // Hot updates are only for pages that are already open.
    js: files.filter((file) => /(?<!\.hot-update)\.js$/.test(file)),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

function consumedLibraries(compilation: Compilation, group: ChunkGroup): string[] {
  const names = group.chunks.flatMap((chunk: Chunk) =>
    [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(consumedName),
  );
  return [...new Set(names)].sort();
}

function consumedName(module: Module): string[] {
  if (module.type !== 'consume-shared-module') return [];
  // `consume-shared-module|scope|share key|version range|…`
  const shareKey = module.identifier().split('|')[2];
  return shareKey ? [shareKey] : [];
}
