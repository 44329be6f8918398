/**
 * Bundles the libraries of browser packages into one script. Each test file has its own context, in which all modules are loaded
 * again; finding, reading and wrapping the thousand modules of the libraries took most of the time of a small test file. A worker
 * compiles the script once and runs it in each context (`script.cjs`), so functions that an earlier file called are compiled
 * already. A module of the bundle still runs only when it is required.
 */
const { createHash } = require('node:crypto');
const {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const esbuild = require('esbuild');
const { findSpecifiers } = require('./specifiers.cjs');

const ROOT = join(__dirname, '../../../..');
const CACHE = join(ROOT, 'node_modules/.cache/jest-libraries');

/** The file of the bundle. It evaluates to a function, which the environment of a test file sets as a global named `FUNCTION`. */
const SCRIPT = 'libraries.js';
const FUNCTION = '__sopaanLibraries';
exports.SCRIPT = SCRIPT;
exports.FUNCTION = FUNCTION;

/** `jest` is no global: it is a variable of each module that jest loads. Testing Library reads it. */
const LOADER = `module.exports = ${FUNCTION}(require, jest);\n`;

exports.fileNameOf = (specifier) => `${specifier.replaceAll('/', '+')}.cjs`;

/** React calls `module.require` for a timer that it uses in tests, which bundled modules lack. */
const isSeparate = (specifier) => /^react(?:\/|$)/.test(specifier);

/** Returns a folder with a file for each specifier, which exports the module. */
exports.bundleLibraries = async function bundleLibraries() {
  const importerFolders = findSpecifiers();
  const specifiers = [...importerFolders.keys()];
  const folder = join(CACHE, keyOf(specifiers));
  if (existsSync(folder)) return folder;

  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await writeBundle(join(unfinished, SCRIPT), importerFolders);
  writeFileSync(join(unfinished, 'libraries.cjs'), LOADER);
  for (const [specifier, importerFolder] of importerFolders) {
    const code = isSeparate(specifier)
      ? `require(${JSON.stringify(createRequire(join(importerFolder, 'file')).resolve(specifier))})`
      : `require('./libraries.cjs')[${JSON.stringify(specifier)}]()`;
    writeFileSync(join(unfinished, exports.fileNameOf(specifier)), `module.exports = ${code};\n`);
  }
  publish(unfinished, folder);
  return folder;
};

function keyOf(specifiers) {
  return createHash('sha256')
    .update(specifiers.join('\n'))
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .update(readFileSync(__filename))
    .digest('hex')
    .slice(0, 16);
}

async function writeBundle(outfile, importerFolders) {
  const bundled = [...importerFolders.keys()].filter((specifier) => !isSeparate(specifier));
  const entries = bundled.map((specifier) => {
    const text = JSON.stringify(specifier);
    return `${text}: () => require(${text}),`;
  });
  await esbuild.build({
    stdin: { contents: `module.exports = {\n${entries.join('\n')}\n};`, resolveDir: __dirname },
    outfile,
    bundle: true,
    external: ['react', 'react/*'],
    format: 'cjs',
    banner: { js: '(function (require, jest) { const module = { exports: {} };' },
    footer: { js: 'return module.exports; })' },
    platform: 'browser',
    target: 'node20',
    // The CommonJS builds of the libraries, as jest resolves them.
    mainFields: ['main'],
    conditions: ['browser'],
    define: { 'process.env.NODE_ENV': '"test"' },
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'error',
    plugins: [resolveFromImporters(importerFolders)],
  });
}

/** Each package of the project has its own libraries, so an entry resolves from a package that imports it. */
function resolveFromImporters(importerFolders) {
  return {
    name: 'resolve-from-importers',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, importer, kind, pluginData }) => {
        if (importer !== '<stdin>' || pluginData === 'entry') return undefined;
        const resolveDir = importerFolders.get(path);
        return build.resolve(path, { kind, resolveDir, pluginData: 'entry' });
      });
    },
  };
}

/** Another run may have published the same bundle in the meantime. */
function publish(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}
