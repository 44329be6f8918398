import type { Chunk, ChunkGraph, Module } from 'webpack';
import { isProviderOf } from './release-chunks';

const DISPLAY = '@sopaan/ui/display';
const ITEMS = '@sopaan/ui/items';
const CAROUSEL = '@sopaan/ui/card-carousel';
const INTRO = '@sopaan/ui/page-intro';

/**
 * `display` contains all of `items`, `card-carousel` and `page-intro`, and the last two use `items`. With these chunks, no component
 * is loaded twice by a page that needs several of the libraries, and each library is loaded as few files.
 */
export const displayChunks = {
  items: {
    name: 'items',
    chunks: isProvidedAs(ITEMS, CAROUSEL, INTRO, DISPLAY),
    test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
      chunkGraph.getModuleChunks(module).some(isProvidedAs(ITEMS)),
    priority: 1,
    enforce: true,
  },
  carousel: { chunks: isProvidedAs(CAROUSEL, DISPLAY), minChunks: 2, enforce: true },
  intro: { chunks: isProvidedAs(INTRO, DISPLAY), minChunks: 2, enforce: true },
};

/** Whether a chunk belongs to one of these lazily loaded libraries. */
function isProvidedAs(...libraries: string[]): (chunk: Chunk) => boolean {
  return (chunk) =>
    [...chunk.groupsIterable].some((group) =>
      libraries.some((library) => isProviderOf(group, library)),
    );
}
