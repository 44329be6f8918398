/** What the API and the code runner share of a run. */
import type { Language } from './code-run';

/** The resources a program may use. The runner has ceilings that callers cannot exceed. */
export interface RunLimits {
  /** Milliseconds of CPU time of all its processes. */
  cpuMs: number;
  /** Milliseconds of wall-clock time, for programs that sleep. */
  wallMs: number;
  /** Bytes of memory of all its processes. */
  memoryBytes: number;
  /** Bytes of standard output and of error output each. */
  outputBytes: number;
}

export type Priority = 'interactive' | 'background';

export interface RuntimeState {
  language: Language;
  /** Empty if none is installed. */
  version: string;
  aliases: readonly string[];
  available: boolean;
  /** Why the language is not available, in words for the visitor. */
  reason: string;
}
