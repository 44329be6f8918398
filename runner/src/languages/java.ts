import { mainClass, publicClass } from './java-source';
import { filesNamed, MEGABYTE, megabytes, toolIn, type LanguageDefinition } from './language';

/** One collector thread and the fast compiler: runs are short and share the machine. */
const QUICK = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData'] as const;

/** A longer name is not a valid file name; javac reports it under any other name. */
const NAME_BYTES_MAX = 200;

function fileName(wanted: string | null): string {
  return wanted === null || Buffer.byteLength(wanted) > NAME_BYTES_MAX ? 'Main' : wanted;
}

export const java: LanguageDefinition = {
  name: 'java',
  aliases: ['jdk', 'openjdk'],
  programs: ['java', 'javac'],
  version: { arguments: ['-version'], pattern: /version "([^"]+)"/ },
  settings: /^java/,
  allowance: { cpuMs: 400, memoryBytes: 48 * MEGABYTE, reservedBytes: 256 * MEGABYTE },
  // Failing to start a thread is not a lack of memory, though the error has that name.
  outOfMemory:
    /java\.lang\.OutOfMemoryError(?!: unable to create)|insufficient memory for the Java Runtime/,
  plan: (source, tools, memoryBytes, others = []) => {
    const file = `${fileName(publicClass(source))}.java`;
    return {
      file,
      compile: {
        command: [
          toolIn(tools, 'javac'),
          ...QUICK.map((flag) => `-J${flag}`),
          '-J-Xmx192m',
          '-proc:none',
          '-encoding',
          'UTF-8',
          '-d',
          '/box/classes',
          `/box/${file}`,
          ...filesNamed(others, /\.java$/),
        ],
        collect: ['tar', '-cf', '-', '-C', '/box', 'classes'],
      },
      program: 'classes.tar',
      unpack: ['tar', '-xf', '/box/classes.tar', '-C', '/box'],
      run: [
        toolIn(tools, 'java'),
        ...QUICK,
        // Its warnings would be printed to standard output.
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
