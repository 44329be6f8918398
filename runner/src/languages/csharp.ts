import { pathsMatching, MEGABYTE, megabytes, toolPath, type LanguageDefinition } from './language';

export const csharp: LanguageDefinition = {
  name: 'csharp',
  aliases: ['cs', 'c#', 'mono', 'dotnet', 'csharp.net', 'c#.net'],
  programs: ['mono', 'mcs'],
  version: { arguments: ['--version'], pattern: /version ([\d.]+)/ },
  etcFiles: /^mono$/,
  environment: (memoryBytes) => ({
    MONO_GC_PARAMS: `max-heap-size=${String(megabytes(memoryBytes))}m`,
  }),
  allowance: { cpuMs: 100, memoryBytes: 40 * MEGABYTE, reservedBytes: 192 * MEGABYTE },
  outOfMemory: /OutOfMemoryException|^Error: Garbage collector could not allocate|out of memory/im,
  plan: (_source, tools, _memoryBytes, extraFiles = []) => ({
    file: 'main.cs',
    compile: {
      command: [
        toolPath(tools, 'mcs'),
        '-out:/box/main.exe',
        '/box/main.cs',
        ...pathsMatching(extraFiles, /\.cs$/),
      ],
      readResult: ['cat', '/box/main.exe'],
    },
    program: 'main.exe',
    run: [toolPath(tools, 'mono'), '/box/main.exe'],
  }),
};
