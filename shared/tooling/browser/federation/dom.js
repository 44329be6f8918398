/** Replaces `dom.js` of `@module-federation/sdk`: the host loads all scripts itself, with their hashes. */
export function createScript() {
  throw new Error('The federation runtime loads no files');
}

export const createLink = createScript;
export const isStaticResourcesEqual = createScript;
export const safeWrapper = createScript;
export const loadScript = async () => createScript();
