/**
 * Replaces `@module-federation/webpack-bundler-runtime` in the host, which neither consumes shared libraries nor exposes
 * modules: only the creation of its instance is needed.
 */
import { init } from '@module-federation/runtime';

export default {
  runtime: { init },
  bundlerRuntime: {
    init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
    S: {},
  },
  bundlerRuntimeOptions: {},
  attachShareScopeMap: (webpackRequire) => {
    webpackRequire.S = webpackRequire.federation.instance.shareScopeMap;
  },
};
