/** Replaces `dom.js` of `@module-federation/sdk`: the host loads all scripts itself, with their hashes. */
function refuse() {
  throw new Error('The federation runtime loads no files');
}

export const createScript = () => refuse();
export const createLink = () => refuse();
export const isStaticResourcesEqual = () => refuse();
export const safeWrapper = () => refuse();
export const loadScript = async () => refuse();
