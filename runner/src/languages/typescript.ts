import { createRequire } from 'node:module';
import { toolPath, type LanguageDefinition } from './language';
import { nodeAllowance, nodeCandidates, nodeOutOfMemory, nodeRun } from './node-program';

const MODULE = /^[ \t]*(?:import|export)\b/m;
const REQUIRE = /\brequire\s*\(/;

export const typescript: LanguageDefinition = {
  name: 'typescript',
  aliases: ['ts', 'node-ts', 'tsc'],
  // The reported version is that of Node, which runs the program once its types are removed.
  programs: ['node', 'esbuild'],
  standalone: ['esbuild', 'node'],
  candidates: (program) => (program === 'node' ? nodeCandidates() : esbuildCandidates()),
  version: { arguments: ['--version'], pattern: /v?([\d.]+)/ },
  allowance: nodeAllowance,
  outOfMemory: nodeOutOfMemory,
  // Types are removed, not checked: checking takes seconds, and the editor does it while the user types.
  plan: (source, tools, memoryBytes, extraFiles = []) => ({
    file: 'main.ts',
    compile: {
      command: [
        toolPath(tools, 'esbuild'),
        // Node distinguishes modules from scripts by their content; only a mixture has to be converted.
        ...(MODULE.test(source) && REQUIRE.test(source) ? ['--format=cjs'] : []),
        // Local imports are bundled, as they may be TypeScript too.
        ...(extraFiles.length > 0 ? ['--bundle', '--packages=external'] : []),
        '--sourcemap=inline',
        '--sources-content=false',
        '--platform=node',
        '--target=node20',
        '--log-level=warning',
        '--color=false',
        '--tsconfig-raw={"compilerOptions":{"experimentalDecorators":true}}',
        '--outfile=/box/main.js',
        '/box/main.ts',
      ],
      readResult: ['cat', '/box/main.js'],
    },
    program: 'main.js',
    run: nodeRun(toolPath(tools, 'node'), '/box/main.js', memoryBytes, ['--enable-source-maps']),
  }),
};

/** The executable itself; `node_modules/.bin` contains a script that looks for it. */
function esbuildCandidates(): readonly string[] {
  try {
    const esbuild = createRequire(import.meta.url).resolve('esbuild');
    const binary = `@esbuild/${process.platform}-${process.arch}/bin/esbuild`;
    return [createRequire(esbuild).resolve(binary)];
  } catch {
    return [];
  }
}
