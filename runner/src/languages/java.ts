import { mainClass, publicClass } from './java-source';
import { pathsMatching, MEGABYTE, megabytes, toolPath, type LanguageDefinition } from './language';

/** One collector thread and the fast compiler: runs are short and share the machine. */
const FAST_START = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData'] as const;

/** A longer name is not a valid file name; javac reports it under any other name. */
const NAME_MAX_BYTES = 200;

function fileName(className: string | null): string {
  return className === null || Buffer.byteLength(className) > NAME_MAX_BYTES ? 'Main' : className;
}

export const java: LanguageDefinition = {
  name: 'java',
  aliases: ['jdk', 'openjdk'],
  programs: ['java', 'javac'],
  version: { arguments: ['-version'], pattern: /version "([^"]+)"/ },
  etcFiles: /^java/,
  allowance: { cpuMs: 400, memoryBytes: 48 * MEGABYTE, reservedBytes: 256 * MEGABYTE },
  // Failing to start a thread is not a lack of memory, though the error has that name.
  outOfMemory:
    /java\.lang\.OutOfMemoryError(?!: unable to create)|insufficient memory for the Java Runtime/,
  plan: (source, tools, memoryBytes, extraFiles = []) => {
    const file = `${fileName(publicClass(source))}.java`;
    return {
      file,
      compile: {
        command: [
          toolPath(tools, 'javac'),
          ...FAST_START.map((flag) => `-J${flag}`),
          '-J-Xmx192m',
          '-proc:none',
          '-encoding',
          'UTF-8',
          '-d',
          '/box/classes',
          `/box/${file}`,
          ...pathsMatching(extraFiles, /\.java$/),
        ],
        readResult: ['tar', '-cf', '-', '-C', '/box', 'classes'],
      },
      program: 'classes.tar',
      unpack: ['tar', '-xf', '/box/classes.tar', '-C', '/box'],
      run: [
        toolPath(tools, 'java'),
        ...FAST_START,
        // The JVM would print its warnings to standard output.
        '-Xlog:disable',
        `-Xmx${String(Math.max(8, megabytes(memoryBytes)))}m`,
        '-Xss8m',
        '-Dfile.encoding=UTF-8',
        '-cp',
        '/box/classes',
        mainClass(source) ?? 'Main',
      ],
    };
  },
};
