import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const LOAD = webpack.RuntimeGlobals.loadScript;
const PLACEHOLDER = '__SOPAAN_INTEGRITY__';

/**
 * Every script and style that a unit loads later must be the file that was built: the table of hashes stands in the unit's
 * first script, whose own hash stands in the page. (The known plugin for this fails on federated hosts.)
 */
export class IntegrityPlugin {
  constructor(private readonly runtimeFile: string) {}

  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) =>
          `${source}\nscript.crossOrigin = 'anonymous';\n` +
          `var hash = ${PLACEHOLDER}[url.slice(${webpack.RuntimeGlobals.publicPath}.length)];\n` +
          'if (hash) script.integrity = hash;\n' +
          // A browser joins a request for the address of one that still hangs: a second attempt takes another address.
          `var asked = ${LOAD}.asked || (${LOAD}.asked = {});\n` +
          'asked[url] = (asked[url] || 0) + 1;\n' +
          "if (asked[url] > 1) script.src = url + '?again=' + (asked[url] - 1);",
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) =>
          `${source}\n${tag}.crossOrigin = 'anonymous';\n` +
          `var hash = ${PLACEHOLDER}[${href}.slice(${webpack.RuntimeGlobals.publicPath}.length)];\n` +
          `if (hash) ${tag}.integrity = hash;`,
      );
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        (assets) => {
          const runtime = assets[this.runtimeFile];
          if (!runtime) return;
          const table: Record<string, string> = {};
          for (const [file, source] of Object.entries(assets)) {
            if (/\.(js|css)$/.test(file) && file !== this.runtimeFile)
              table[file] = integrityOf(source.buffer());
          }
          const code = runtime.source().toString();
          compilation.updateAsset(
            this.runtimeFile,
            new webpack.sources.RawSource(
              code.replaceAll(PLACEHOLDER, `(${JSON.stringify(table)})`),
            ),
          );
        },
      );
    });
  }
}

export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
