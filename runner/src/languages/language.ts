import type { Language } from '@sopaan/schemas/code-run';

/** Where the programs of a language lie, by their names. */
export type Tools = Readonly<Record<string, string>>;

/** How one source text becomes a run. Paths are those inside the sandbox, where the work is done in `/box`. */
export interface Plan {
  /** The name of the source file. */
  file: string;
  compile?: {
    command: readonly string[];
    /** Prints what the run needs of the result. */
    collect: readonly string[];
  };
  /**
   * For languages whose compiler is part of the run: a run that failed with words like these is looked at a second time, without
   * running it, to tell a program that never began from one that broke.
   */
  check?: { suspect: RegExp; command: readonly string[] };
  /** Where the run finds what `collect` printed, or without `compile` the source. */
  program: string;
  /** Prepares what `collect` printed, inside the sandbox of the run. */
  unpack?: readonly string[];
  run: readonly string[];
}

/** What a runtime takes for itself. It comes on top of the limits, so that they mean the same in every language. */
export interface Allowance {
  cpuMs: number;
  memoryBytes: number;
  /** Writable address space that is set aside and hardly touched: stacks of threads, code caches. */
  reservedBytes: number;
}

export interface LanguageDefinition {
  name: Language;
  aliases: readonly string[];
  /** The programs it needs, the first of which is asked for its version. */
  programs: readonly string[];
  /** Those that are one file and need nothing beside it. */
  alone?: readonly string[];
  /** Where to look for a program before `/usr/bin`. */
  candidates?: (program: string) => readonly string[];
  version: { arguments: readonly string[]; pattern: RegExp };
  /** What it reads below `/etc`. */
  settings?: RegExp;
  environment?: (memoryBytes: number) => Readonly<Record<string, string>>;
  allowance: Allowance;
  /** What it prints when it fails for lack of memory. */
  outOfMemory: RegExp;
  /** `others`: the names of the files beside the program. */
  plan: (source: string, tools: Tools, memoryBytes: number, others?: readonly string[]) => Plan;
}

/** Those of the language, as the sandbox sees them. */
export function filesNamed(others: readonly string[], pattern: RegExp): readonly string[] {
  return others.filter((name) => pattern.test(name)).map((name) => `/box/${name}`);
}

export const MEGABYTE = 1_048_576;

export function toolIn(tools: Tools, name: string): string {
  const path = tools[name];
  if (path === undefined) throw new Error(`${name} was not looked for`);
  return path;
}

export function megabytes(bytes: number): number {
  return Math.max(1, Math.floor(bytes / MEGABYTE));
}
