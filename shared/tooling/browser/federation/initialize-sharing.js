import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';

/** As in `@module-federation/webpack-bundler-runtime`, for units that load no remotes. */
export async function initializeSharing({
  shareScopeName,
  webpackRequire,
  initPromises,
  initTokens,
  initScope = [],
}) {
  const { instance } = webpackRequire.federation;
  const token = (initTokens[shareScopeName] ??= { from: instance.name });
  if (!initScope.includes(token)) {
    initScope.push(token);
    initPromises[shareScopeName] ??= Promise.all(
      instance.initializeSharing(shareScopeName, {
        strategy: instance.options.shareStrategy,
        initScope,
        from: 'build',
      }),
    );
    attachShareScopeMap(webpackRequire);
    await initPromises[shareScopeName];
  }
  return true;
}
