/**
 * A worker runs many test files, and each loads a thousand modules anew. What V8 made of a module's text for one file
 * serves the next: the modules still run anew, in a world of their own, but nobody parses and compiles them again.
 */
const vm = require('node:vm');

const { compileFunction } = vm;
const known = new Map();
const here = new WeakSet();
let compiled = [];

/** Keeps what it knows of a test file's run, so it is loaded for each. */
const JEST = /[\\/]node_modules[\\/](?:@?jest|expect|@sinonjs|pretty-format)\b/;
const LIBRARY = /[\\/]node_modules[\\/]/;

/** What is meant for this context runs in the worker's own world instead, with libraries that are loaded once a worker. */
exports.runHere = (context) => here.add(context);

vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext, importModuleDynamically } = options;
  if (!parsingContext || source.startsWith('#!')) {
    return compileFunction(source, parameters, options);
  }
  const isHere = here.has(parsingContext);
  if (isHere && LIBRARY.test(filename) && !JEST.test(filename)) {
    return (module) => {
      module.exports = require(filename);
    };
  }
  const before = known.get(filename);
  const opening = `(function(${parameters.join(',')}){`;
  const script = new vm.Script(`${opening}${source}\n})`, {
    filename,
    columnOffset: -opening.length,
    importModuleDynamically,
    cachedData: before?.source === source ? before.data : undefined,
  });
  if (before?.source !== source || script.cachedDataRejected)
    compiled.push({ filename, source, script });
  return isHere ? script.runInThisContext() : script.runInContext(parsingContext);
};

/** At the end of a test file, when the functions that it called have been compiled as well. */
exports.keepCode = () => {
  for (const { filename, source, script } of compiled) {
    known.set(filename, { source, data: script.createCachedData() });
  }
  compiled = [];
};
