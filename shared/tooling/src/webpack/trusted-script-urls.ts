import { TRUSTED_TYPES_POLICIES } from '@sopaan/contract/trusted-types';
import webpack, { type Compiler } from 'webpack';

const NAME = 'TrustedScriptUrls';
const { createScriptUrl } = webpack.RuntimeGlobals;

/** Earlier than webpack's own handler, which would create another policy in each unit. */
const BEFORE_DEFAULT = -10;

/**
 * Passes the URLs of chunks and workers through the page's policy for scripts, which the host creates. An older host has no such
 * policy, and requires none.
 */
export class TrustedScriptUrls {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(createScriptUrl)
        .tap({ name: NAME, stage: BEFORE_DEFAULT }, (chunk) => {
          compilation.addRuntimeModule(chunk, new TrustedScriptUrlModule());
          return true;
        });
    });
  }
}

class TrustedScriptUrlModule extends webpack.RuntimeModule {
  constructor() {
    super('trusted script url');
  }

  override generate(): string {
    const policy = `globalThis[Symbol.for(${JSON.stringify(TRUSTED_TYPES_POLICIES.scripts)})]`;
    return `${createScriptUrl} = function (url) { var policy = ${policy}; return policy ? policy.createScriptURL(url) : url; };`;
  }
}
