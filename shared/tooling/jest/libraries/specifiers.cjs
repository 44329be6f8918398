/** The library imports of browser packages. */
const { readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '../../../..');

/** The libraries in the bundle. Others are small, or replaced in tests. */
const BUNDLED =
  /^(?:react|react-dom|react-router-dom|@mui\/material|@emotion\/\w+|@tanstack\/react-query|formik|yup|zustand|notistack|keen-slider|html-dom-parser|@testing-library\/[\w-]+)(?:\/|$)/;

/** What compiled JSX and the libraries themselves require. */
const REQUIRED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** Screens are rendered on a server in tests without a browser environment. */
const FOR_SERVERS = 'react-dom/server';

const IMPORT = /(?:from |import\(|require\()'([^'.][^']*)'/g;

/** Returns each specifier with a folder from which it resolves. */
exports.findSpecifiers = function findSpecifiers() {
  const found = new Map();
  for (const folder of browserSources()) {
    for (const file of sourceFiles(folder)) {
      for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
        if (!BUNDLED.test(specifier) || specifier === FOR_SERVERS) continue;
        if (!found.has(specifier)) found.set(specifier, folder);
      }
    }
  }
  for (const specifier of REQUIRED) {
    if (!found.has(specifier)) found.set(specifier, join(ROOT, 'host/src'));
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
};

function browserSources() {
  const units = readdirSync(ROOT).filter((name) => /^(?:host|remote-\w+)$/.test(name));
  const shared = readdirSync(join(ROOT, 'shared')).filter((name) => name !== 'tooling');
  return [
    ...units.map((name) => join(ROOT, name, 'src')),
    ...shared.map((name) => join(ROOT, 'shared', name, 'src')),
    join(ROOT, 'shared/tooling/jest'),
  ];
}

function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.(?:tsx?|cjs)$/.test(name))
    .map((name) => join(folder, name));
}
