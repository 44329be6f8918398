/** Replaces `utils/preload.js` of `@module-federation/runtime-core`: the host preloads the files of remotes itself, with their hashes. */
export function formatPreloadArgs() {
  throw new Error('The federation runtime preloads nothing');
}

export const defaultPreloadArgs = formatPreloadArgs;
export const normalizePreloadExposes = formatPreloadArgs;
export const preloadAssets = formatPreloadArgs;
