/**
 * Replaces `@module-federation/webpack-bundler-runtime` in remotes, with only what they need to expose modules and to consume
 * the libraries that the host provides. A remote loads no other remote, and has no copies of shared libraries to fall back to.
 */
import { init } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from './initialize-sharing.js';

export default {
  runtime: { init },
  bundlerRuntime: {
    init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
    consumes,
    I: initializeSharing,
    S: {},
    initContainerEntry,
  },
  bundlerRuntimeOptions: {},
  attachShareScopeMap,
};
