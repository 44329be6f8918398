import { MEGABYTE, toolPath, type LanguageDefinition } from './language';

export const php: LanguageDefinition = {
  name: 'php',
  aliases: ['php8'],
  programs: ['php'],
  version: { arguments: ['--version'], pattern: /PHP ([\d.]+)/ },
  etcFiles: /^php/,
  allowance: { cpuMs: 75, memoryBytes: 32 * MEGABYTE, reservedBytes: 64 * MEGABYTE },
  outOfMemory: /Allowed memory size of \d+ bytes exhausted|^(?:PHP )?Fatal error: +Out of memory/m,
  plan: (_source, tools, memoryBytes) => {
    const tool = toolPath(tools, 'php');
    return {
      file: 'main.php',
      program: 'main.php',
      check: {
        compileErrorPattern: /(?:Parse|Fatal|syntax) error/,
        command: [tool, '-n', '-l', '/box/main.php'],
      },
      run: [
        tool,
        '-d',
        `memory_limit=${String(memoryBytes)}`,
        '-d',
        'display_errors=stderr',
        '-d',
        'log_errors=0',
        '-d',
        'html_errors=0',
        '/box/main.php',
      ],
    };
  },
};
