/** Runs the bundle of the libraries in the context of a test file. */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');
const { FUNCTION, SCRIPT } = require('./bundle.cjs');

let script;

/** Compiled once for each worker: contexts share the compiled functions of a script. */
function compiledScript(folder) {
  const filename = join(folder, SCRIPT);
  script ??= new Script(readFileSync(filename, 'utf8'), { filename });
  return script;
}

exports.addLibraries = function addLibraries(context, global) {
  const folder = process.env.SOPAAN_JEST_LIBRARIES;
  if (!folder) return;
  Object.defineProperty(global, FUNCTION, { value: compiledScript(folder).runInContext(context) });
};
