import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { FileIntegrity } from './file-integrity';

const LOAD_SCRIPT = webpack.RuntimeGlobals.loadScript;
const PLACEHOLDER = '__SOPAAN_INTEGRITY__';
/** Fonts run nothing, and stylesheets name them without hashes. */
const CHECKED_FILES = /\.(?:js|css|wasm|zip)$/;

/**
 * Adds integrity hashes to lazily loaded scripts and styles, and to files that units fetch. The table of hashes is in the unit's
 * first script, whose own hash is in the page. (webpack-subresource-integrity fails on federated hosts.)
 */
export class IntegrityPlugin {
  constructor(private readonly runtimeFile: string) {}

  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    new FileIntegrity(PLACEHOLDER).apply(compiler);
    compiler.hooks.compilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) =>
          `${source}\nscript.crossOrigin = 'anonymous';\n` +
          `var hash = ${PLACEHOLDER}[url.slice(${webpack.RuntimeGlobals.publicPath}.length)];\n` +
          'if (hash) script.integrity = hash;\n' +
          // A browser coalesces a request with a pending one for the same URL, so a retry must use a different URL.
          `var attempts = ${LOAD_SCRIPT}.attempts || (${LOAD_SCRIPT}.attempts = {});\n` +
          'attempts[url] = (attempts[url] || 0) + 1;\n' +
          `if (attempts[url] > 1) script.src = ${webpack.RuntimeGlobals.createScriptUrl}(url + '?again=' + (attempts[url] - 1));`,
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
          // The page itself names the hashes of the files that start the unit.
          const startFiles = [...compilation.entrypoints.values()].flatMap((entry) =>
            entry.getFiles(),
          );
          const table: Record<string, string> = {};
          for (const [file, source] of Object.entries(assets)) {
            if (CHECKED_FILES.test(file) && !startFiles.includes(file))
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
