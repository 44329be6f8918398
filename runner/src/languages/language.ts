import type { Language } from '@sopaan/schemas/code-runs/code-run';

/** The paths of a language's programs, by name. */
export type Tools = Readonly<Record<string, string>>;

/** How a source becomes a run. Paths are inside the sandbox; the working directory is `/box`. */
export interface Plan {
  /** The name of the source file. */
  file: string;
  compile?: {
    command: readonly string[];
    /** The command that prints the part of the result that the run needs. */
    readResult: readonly string[];
  };
  /**
   * For languages that are compiled as part of the run: when the error output of a failed run matches `compileErrorPattern`, the
   * command checks the program without running it, to tell a compile error from a runtime error.
   */
  check?: { compileErrorPattern: RegExp; command: readonly string[] };
  /** Where the run finds the output of `readResult`, or without `compile` the source. */
  program: string;
  /** Unpacks the output of `readResult`, inside the sandbox of the run. */
  unpack?: readonly string[];
  run: readonly string[];
}

/** What a runtime itself uses. It is added to the limits, so that they mean the same in every language. */
export interface Allowance {
  cpuMs: number;
  memoryBytes: number;
  /** Writable address space that is reserved but hardly used: stacks of threads, code caches. */
  reservedBytes: number;
}

export interface LanguageDefinition {
  name: Language;
  aliases: readonly string[];
  /** The programs that it needs; the first one reports the version. */
  programs: readonly string[];
  /** Programs that are a single file and need no other. */
  standalone?: readonly string[];
  /** Where to look for a program before `/usr/bin`. */
  candidates?: (program: string) => readonly string[];
  version: { arguments: readonly string[]; pattern: RegExp };
  /** The entries of `/etc` that it reads. */
  etcFiles?: RegExp;
  environment?: (memoryBytes: number) => Readonly<Record<string, string>>;
  allowance: Allowance;
  /** What it prints when it runs out of memory. */
  outOfMemory: RegExp;
  /** `extraFiles`: the names of the files next to the program. */
  plan: (source: string, tools: Tools, memoryBytes: number, extraFiles?: readonly string[]) => Plan;
}

/** The paths in the sandbox of the files with a matching name. */
export function pathsMatching(extraFiles: readonly string[], pattern: RegExp): readonly string[] {
  return extraFiles.filter((name) => pattern.test(name)).map((name) => `/box/${name}`);
}

export const MEGABYTE = 1_048_576;

export function toolPath(tools: Tools, name: string): string {
  const path = tools[name];
  if (path === undefined) throw new Error(`${name} has no known path`);
  return path;
}

export function megabytes(bytes: number): number {
  return Math.max(1, Math.floor(bytes / MEGABYTE));
}
