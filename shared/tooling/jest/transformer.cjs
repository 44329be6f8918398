/**
 * Transforms TypeScript, JSX and ES modules into CommonJS and leaves other files unchanged.
 * Library files are inspected one by one, so no list of libraries that ship only ES modules is needed.
 */
const { createTransformer } = require('@swc/jest');
const { programText } = require('../browser/program-text-loader.cjs');

const swc = createTransformer({
  sourceMaps: true,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
});

const plain = createTransformer({
  sourceMaps: true,
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  module: { type: 'commonjs' },
});

const LIBRARY = /[\\/]node_modules[\\/]/;
const MODULE_SYNTAX = /^\s*(?:import|export)\b(?!\s*\()|\bimport\s*\(/m;

function transformerFor(path) {
  return /\.(?:ts|mts|cts)$/.test(path) ? plain : swc;
}

/** Programs that the build bundles into text; tests get the same text. */
const PROGRAM = /\.program\.ts$/;

const asText = (text) => ({
  code: `exports.__esModule = true; exports.default = ${JSON.stringify(text)};`,
});

module.exports = {
  process(source, path, options) {
    if (PROGRAM.test(path)) return asText(programText(path, __dirname).text);
    if (path.endsWith('.py')) return asText(source);
    if (LIBRARY.test(path) && !MODULE_SYNTAX.test(source)) return { code: source };
    return transformerFor(path).process(source, path, options);
  },
  getCacheKey(source, path, options) {
    // The bundle also depends on the files that the program imports, so it is never cached.
    if (PROGRAM.test(path)) return `${path}-${Date.now()}-${Math.random()}`;
    if (LIBRARY.test(path) && !MODULE_SYNTAX.test(source)) return `as-is-${path}-${source.length}`;
    return transformerFor(path).getCacheKey(source, path, options);
  },
};
