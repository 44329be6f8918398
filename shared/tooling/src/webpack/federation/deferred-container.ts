import type { Compiler, sources } from 'webpack';

const NAME = 'DeferredContainer';
const CURRENT_SCRIPT = 'document.currentScript';

/**
 * Makes a container run at the first call of `init` or `get`. Its script may arrive before the host has provided the federation
 * runtime that it needs. webpack derives the public path from the current script, which is known only while the script is
 * executed.
 */
export class DeferredContainer {
  constructor(
    private readonly file: string,
    private readonly container: string,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        (assets) => {
          const source = assets[this.file];
          if (source) compilation.updateAsset(this.file, this.defer(compiler, source));
        },
      );
    });
  }

  private defer({ webpack }: Compiler, source: sources.Source): sources.Source {
    const { ConcatSource, ReplaceSource } = webpack.sources;
    const code = source.source().toString();
    const body = new ReplaceSource(source);
    for (
      let at = code.indexOf(CURRENT_SCRIPT);
      at >= 0;
      at = code.indexOf(CURRENT_SCRIPT, at + 1)
    ) {
      body.replace(at, at + CURRENT_SCRIPT.length - 1, 'containerScript');
    }
    return new ConcatSource(
      `var ${this.container} = (function (containerScript) {\n`,
      'var container;\n',
      'function run() {\n',
      body,
      `\nreturn ${this.container};\n}\n`,
      'function getContainer() { return container || (container = run()); }\n',
      'return {\n',
      'get: function (module) { return getContainer().get(module); },\n',
      'init: function (scope, initScope, options) { return getContainer().init(scope, initScope, options); },\n',
      '};\n',
      '})(document.currentScript);\n',
    );
  }
}
