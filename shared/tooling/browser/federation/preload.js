/** Replaces `utils/preload.js` of `@module-federation/runtime-core`: the host preloads the files of remotes itself, with their hashes. */
function refuse() {
  throw new Error('The federation runtime preloads nothing');
}

export const defaultPreloadArgs = () => refuse();
export const formatPreloadArgs = () => refuse();
export const normalizePreloadExposes = () => refuse();
export const preloadAssets = () => refuse();
