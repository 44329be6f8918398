import { MEGABYTE, toolPath, type LanguageDefinition } from './language';

const CHECK = `compile(open('/box/main.py', 'rb').read(), 'main.py', 'exec', dont_inherit=True)`;

export const python: LanguageDefinition = {
  name: 'python',
  aliases: ['py', 'py3', 'python3'],
  programs: ['python3'],
  version: { arguments: ['--version'], pattern: /Python ([\d.]+)/ },
  allowance: { cpuMs: 75, memoryBytes: 24 * MEGABYTE, reservedBytes: 96 * MEGABYTE },
  outOfMemory: /^MemoryError\b/m,
  plan: (_source, tools, _memoryBytes, extraFiles = []) => {
    const python3 = toolPath(tools, 'python3');
    return {
      file: 'main.py',
      program: 'main.py',
      check: {
        compileErrorPattern:
          /^(?:SyntaxError|IndentationError|TabError|RecursionError: .* during compilation)/m,
        command: [python3, '-I', '-S', '-c', CHECK],
      },
      // In isolated mode Python would not find modules next to the program.
      run: [python3, ...(extraFiles.length > 0 ? ['-E', '-s'] : ['-I']), '-B', '/box/main.py'],
    };
  },
};
