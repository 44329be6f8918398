/**
 * Loads `x.program.ts?text`: a program that runs outside the page, in a separate JavaScript engine. The program and all of its
 * imports are bundled into one script and returned as text.
 */
const { resolve } = require('node:path');
const { buildSync } = require('esbuild');

function programText(file, root) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    platform: 'neutral',
  });
  const inputs = Object.keys(metafile.inputs).map((input) => resolve(root, input));
  return { text: outputFiles[0].text, inputs };
}

module.exports = function programTextLoader() {
  const { text, inputs } = programText(this.resourcePath, this.rootContext);
  for (const input of inputs) this.addDependency(input);
  return text;
};
module.exports.programText = programText;
