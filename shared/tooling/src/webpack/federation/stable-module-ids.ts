import type { Compiler } from 'webpack';

const NAME = 'StableModuleIds';

/**
 * Sets the ids of the modules that the federation plugin generates. Their identifiers contain paths of this machine, and webpack
 * derives ids from identifiers, so otherwise the same sources would build differently in another folder.
 */
export class StableModuleIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const id = stableId(module.identifier());
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function stableId(identifier: string): string | undefined {
  if (identifier.startsWith('container entry')) return 'container';
  return identifier.includes('data:text/javascript') ? 'federation' : undefined;
}
