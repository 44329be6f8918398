/** Resolves the libraries of browser packages to their bundle. */
const { readdirSync } = require('node:fs');
const { join } = require('node:path');
const { fileNameOf } = require('./bundle.cjs');

let names;

module.exports = function resolve(request, options) {
  const folder = process.env.SOPAAN_JEST_LIBRARIES;
  if (folder && options.conditions?.includes('browser')) {
    names ??= new Set(readdirSync(folder));
    const name = fileNameOf(request);
    if (names.has(name)) return join(folder, name);
  }
  return options.defaultResolver(request, options);
};
