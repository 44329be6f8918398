import type { RunLimits } from '../code-runner';
import { MEGABYTE, type Allowance } from '../languages/language';

const DEFAULTS: RunLimits = {
  cpuMs: 5_000,
  wallMs: 5_000,
  memoryBytes: 256 * MEGABYTE,
  outputBytes: 65_536,
};

export const CEILINGS: RunLimits = {
  cpuMs: 15_000,
  wallMs: 30_000,
  memoryBytes: 512 * MEGABYTE,
  outputBytes: MEGABYTE,
};

/** Compilers are attacked as well. */
export const COMPILER_LIMITS: RunLimits = {
  cpuMs: 12_000,
  wallMs: 10_000,
  memoryBytes: 384 * MEGABYTE,
  outputBytes: 65_536,
};

/** The maximum size of a compiler's output. */
export const ARTEFACT_MAX = 16 * MEGABYTE;
/** Processes and threads of a run. */
export const PROCESSES_MAX = 64;
/** Files and folders of a run: each takes memory of the kernel that belongs to no process. */
export const FILES_MAX = 8_192;
export const FILE_BYTES_MAX = 16 * MEGABYTE;
export const OPEN_FILES_MAX = 128;
/** Pending signals, and timers. */
export const SIGNALS_MAX = 512;
/** The sizes of `/box`, `/tmp` and `/dev/shm`. */
export const DISK_BYTES = { box: 48 * MEGABYTE, tmp: 16 * MEGABYTE, shm: 16 * MEGABYTE } as const;

/** The limits of a sandbox, with what the runtime itself uses. */
export interface StageLimits extends RunLimits {
  /** Writable address space of each process. */
  reservedBytes: number;
  /** The time after which it is ended in any case, even if the machine was too busy to run it. */
  patienceMs: number;
}

/** For programs of the host that report their version. */
export const PROBE_LIMITS: StageLimits = {
  cpuMs: 10_000,
  wallMs: 10_000,
  memoryBytes: 512 * MEGABYTE,
  outputBytes: 16_384,
  reservedBytes: 512 * MEGABYTE,
  patienceMs: 60_000,
};

export function runLimits(asked: Partial<RunLimits> | undefined): RunLimits {
  return {
    cpuMs: within(asked?.cpuMs, 'cpuMs'),
    wallMs: within(asked?.wallMs, 'wallMs'),
    memoryBytes: within(asked?.memoryBytes, 'memoryBytes'),
    outputBytes: within(asked?.outputBytes, 'outputBytes'),
  };
}

export function compilerLimits(asked: Partial<RunLimits> = {}): RunLimits {
  const least = (limit: keyof RunLimits) =>
    Math.min(asked[limit] ?? Infinity, COMPILER_LIMITS[limit]);
  return {
    cpuMs: least('cpuMs'),
    wallMs: least('wallMs'),
    memoryBytes: least('memoryBytes'),
    outputBytes: least('outputBytes'),
  };
}

export function stageLimits(limits: RunLimits, allowance: Allowance): StageLimits {
  const cpuMs = limits.cpuMs + allowance.cpuMs;
  return {
    cpuMs,
    wallMs: limits.wallMs,
    memoryBytes: limits.memoryBytes + allowance.memoryBytes,
    outputBytes: limits.outputBytes,
    reservedBytes: limits.memoryBytes + allowance.reservedBytes,
    patienceMs: 20_000 + 8 * (cpuMs + limits.wallMs),
  };
}

function within(asked: number | undefined, limit: keyof RunLimits): number {
  if (asked === undefined || !Number.isFinite(asked)) return DEFAULTS[limit];
  return Math.min(Math.max(1, Math.floor(asked)), CEILINGS[limit]);
}
