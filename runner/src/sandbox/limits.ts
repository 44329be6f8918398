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

/** Sources can be written to overload a compiler, so it has limits too. */
export const COMPILER_LIMITS: RunLimits = {
  cpuMs: 12_000,
  wallMs: 10_000,
  memoryBytes: 384 * MEGABYTE,
  outputBytes: 65_536,
};

/** The maximum size of a compiler's output. */
export const ARTEFACT_MAX_BYTES = 16 * MEGABYTE;
/** Processes and threads of a run. */
export const PROCESSES_MAX = 64;
/** Files and folders of a run: each takes memory of the kernel that belongs to no process. */
export const FILES_MAX = 8_192;
export const FILE_MAX_BYTES = 16 * MEGABYTE;
export const OPEN_FILES_MAX = 128;
/** Pending signals, and timers. */
export const SIGNALS_MAX = 512;
/** The sizes of `/box`, `/tmp` and `/dev/shm`. */
export const DISK_BYTES = { box: 48 * MEGABYTE, tmp: 16 * MEGABYTE, shm: 16 * MEGABYTE } as const;

/** The limits of a sandbox, with what the runtime itself uses. */
export interface SandboxLimits extends RunLimits {
  /** Writable address space of each process. */
  reservedBytes: number;
  /** The time after which it is ended in any case, even if the machine was too busy to run it. */
  hardTimeoutMs: number;
}

/** For programs of the host that report their version. */
export const PROBE_LIMITS: SandboxLimits = {
  cpuMs: 10_000,
  wallMs: 10_000,
  memoryBytes: 512 * MEGABYTE,
  outputBytes: 16_384,
  reservedBytes: 512 * MEGABYTE,
  hardTimeoutMs: 60_000,
};

export function runLimits(requested: Partial<RunLimits> | undefined): RunLimits {
  return {
    cpuMs: clamp(requested?.cpuMs, 'cpuMs'),
    wallMs: clamp(requested?.wallMs, 'wallMs'),
    memoryBytes: clamp(requested?.memoryBytes, 'memoryBytes'),
    outputBytes: clamp(requested?.outputBytes, 'outputBytes'),
  };
}

export function compilerLimits(requested: Partial<RunLimits> = {}): RunLimits {
  const lower = (limit: keyof RunLimits) =>
    Math.min(requested[limit] ?? Infinity, COMPILER_LIMITS[limit]);
  return {
    cpuMs: lower('cpuMs'),
    wallMs: lower('wallMs'),
    memoryBytes: lower('memoryBytes'),
    outputBytes: lower('outputBytes'),
  };
}

export function sandboxLimits(limits: RunLimits, allowance: Allowance): SandboxLimits {
  const cpuMs = limits.cpuMs + allowance.cpuMs;
  return {
    cpuMs,
    wallMs: limits.wallMs,
    memoryBytes: limits.memoryBytes + allowance.memoryBytes,
    outputBytes: limits.outputBytes,
    reservedBytes: limits.memoryBytes + allowance.reservedBytes,
    hardTimeoutMs: 20_000 + 8 * (cpuMs + limits.wallMs),
  };
}

function clamp(requested: number | undefined, limit: keyof RunLimits): number {
  if (requested === undefined || !Number.isFinite(requested)) return DEFAULTS[limit];
  return Math.min(Math.max(1, Math.floor(requested)), CEILINGS[limit]);
}
