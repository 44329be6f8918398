import { toolPath, type LanguageDefinition } from './language';
import { nodeAllowance, nodeCandidates, nodeOutOfMemory, nodeRun } from './node-program';

// `node --check` reports nothing about a module in a `.js` file.
const CHECK = `
const { readFileSync } = require('node:fs');
const { wrap } = require('node:module');
const { Script, SourceTextModule } = require('node:vm');
const source = readFileSync('/box/main.js', 'utf8');
try {
  new Script(wrap(source));
} catch {
  new SourceTextModule(source);
}`;

export const javascript: LanguageDefinition = {
  name: 'javascript',
  aliases: ['js', 'node', 'nodejs', 'node-javascript', 'node-js'],
  programs: ['node'],
  standalone: ['node'],
  candidates: nodeCandidates,
  version: { arguments: ['--version'], pattern: /v([\d.]+)/ },
  allowance: nodeAllowance,
  outOfMemory: nodeOutOfMemory,
  plan: (_source, tools, memoryBytes) => {
    const node = toolPath(tools, 'node');
    return {
      file: 'main.js',
      program: 'main.js',
      check: {
        compileErrorPattern: /SyntaxError/,
        command: [node, '--experimental-vm-modules', '--no-warnings', '-e', CHECK],
      },
      run: nodeRun(node, '/box/main.js', memoryBytes),
    };
  },
};
