import webpack, { type Compiler } from 'webpack';

const NAME = 'FileIntegrity';

/** The free variable of `shared/release-files/src/file-integrity.ts`. */
const VARIABLE = '__sopaan_integrity__';
const FUNCTION = '__webpack_require__.fileIntegrity';
const { publicPath } = webpack.RuntimeGlobals;

/** Replaces the free variable with a function that finds the hash of a file of the unit by its URL, in the given table. */
export class FileIntegrity {
  constructor(private readonly table: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.expression.for(VARIABLE).tap(NAME, ({ range, loc }) => {
            if (!range) return undefined;
            const dependency = new webpack.dependencies.ConstDependency(FUNCTION, range, [
              FUNCTION,
            ]);
            if (loc) dependency.loc = loc;
            parser.state.module.addPresentationalDependency(dependency);
            return true;
          });
        });
      }
      compilation.hooks.runtimeRequirementInTree.for(FUNCTION).tap(NAME, (chunk, requirements) => {
        requirements.add(publicPath);
        compilation.addRuntimeModule(chunk, new FileIntegrityModule(this.table));
        return true;
      });
    });
  }
}

class FileIntegrityModule extends webpack.RuntimeModule {
  constructor(private readonly table: string) {
    super('file integrity');
  }

  override generate(): string {
    return `${FUNCTION} = function (url) { return ${this.table}[url.slice(${publicPath}.length)]; };`;
  }
}
