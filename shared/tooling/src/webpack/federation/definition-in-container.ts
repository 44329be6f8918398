import type { Compiler } from 'webpack';

const NAME = 'DefinitionInContainer';

/** Later than webpack's own plugins, which split chunks. */
const AFTER_SPLITTING = 1000;

/**
 * Puts the module that a remote exposes into the script of the container, which saves a request. It stays in a separate chunk if it
 * imports shared libraries: they can be loaded only once the container is initialised.
 */
export class DefinitionInContainer {
  constructor(
    private readonly container: string,
    private readonly definition: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: NAME, stage: AFTER_SPLITTING }, () => {
        const { chunkGraph, namedChunks } = compilation;
        const container = namedChunks.get(this.container);
        const definition = namedChunks.get(this.definition);
        if (!container || !definition) return;
        const consumesLibraries = chunkGraph
          .getChunkModules(definition)
          .some(({ type }) => type === 'consume-shared-module');
        if (consumesLibraries || !chunkGraph.canChunksBeIntegrated(container, definition)) return;
        chunkGraph.integrateChunks(container, definition);
        compilation.chunks.delete(definition);
        namedChunks.delete(this.definition);
      });
    });
  }
}
