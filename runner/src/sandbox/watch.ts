import { availableParallelism } from 'node:os';
import type { RunGroup } from './cgroup/run-groups';
import { FILES_MAX, type SandboxLimits } from './limits';
import { openProcessTree, type Usage } from './processes/process-tree';
import type { Pausable } from '../queue/slot';
import type { ExceededLimit } from './sandbox-run';

const INTERVAL_MS = 25;
/** More often at first: most runs are short, and their usage is reported. */
const FIRST_INTERVAL_MS = 8;
const FIRST_PHASE_MS = 150;
/** The shortest interval, however close memory is to the limit. */
const MIN_INTERVAL_MS = 1;
/** Samples that follow earlier than this measure memory only, which takes a tenth of the time of a full sample. */
const FULL_SAMPLE_EVERY_MS = 6;
/** How much of the recent lateness remains from one sample to the next. On a busy machine samples are late, so they are planned earlier. */
const LATENESS_DECAY = 0.9;
/** How fast programs on one core can fill memory: pages are cleared first. Measured: 2 to 3 MB in a millisecond. */
const GROWTH_BYTES_PER_MS = 4_000_000;
/** How much memory a program may take beyond the limit before a sample detects it. */
const OVERSHOOT_BYTES = 8_000_000;
/** How long samples may fail before the run is ended. */
const MAX_FAILING_MS = 2_000;

/** Paused time does not count. */
export interface Watch extends Pausable {
  /** The maximum so far. */
  peak: () => { cpuMs: number; memoryBytes: number };
  /** To be called after the last process has ended. */
  stop: () => void;
}

interface WatchOptions {
  firstProcess: number;
  limits: SandboxLimits;
  group: RunGroup | null;
  onLimitExceeded: (exceededLimit: ExceededLimit) => void;
  /** Called after each sample, for the time since the last one. */
  onUsage?: ((busyMs: number, elapsedMs: number) => void) | undefined;
}

/** Samples what a sandbox uses until it is stopped. */
export function watch({
  firstProcess,
  limits,
  group,
  onLimitExceeded,
  onUsage,
}: WatchOptions): Watch {
  const tree = openProcessTree(firstProcess, {
    memoryBytes: limits.memoryBytes,
    countsObjects: group === null,
  });
  const cores = availableParallelism();
  let startedAt = performance.now();
  let sampledAt = startedAt;
  let idleMs = 0;
  let cpuMs = 0;
  let memoryBytes = 0;
  let memoryNow = 0;
  let dueAt = startedAt;
  /** How late the last samples were. */
  let lateMs = 0;

  function sample(): Usage {
    const usage = tree.sample();
    const now = performance.now();
    // Time during which the program is runnable does not count as idle; otherwise a busy machine could push it over its wall-clock limit.
    idleMs += Math.max(0, now - sampledAt - usage.busyMs);
    const elapsedMs = now - sampledAt;
    sampledAt = now;
    cpuMs = Math.max(cpuMs, usage.cpuMs);
    memoryNow = usage.memoryBytes;
    memoryBytes = Math.max(memoryBytes, memoryNow);
    onUsage?.(usage.busyMs, elapsedMs);
    return usage;
  }

  function sampleGroup(): void {
    if (!group) return;
    cpuMs = Math.max(cpuMs, Math.round(group.cpuMs() ?? 0));
    if (group.isOutOfMemory()) memoryBytes = Math.max(memoryBytes, limits.memoryBytes + 1);
  }

  function trySample(): Usage | null {
    try {
      const usage = sample();
      sampleGroup();
      return usage;
    } catch {
      return null;
    }
  }

  /** The closer memory is to the limit, the sooner: a program must not get far beyond the limit before a sample detects it. */
  function scheduleNext(): void {
    const roomBytes = Math.max(0, limits.memoryBytes - memoryNow) + OVERSHOOT_BYTES;
    const untilFullMs = roomBytes / (GROWTH_BYTES_PER_MS * cores);
    const intervalMs = sampledAt - startedAt < FIRST_PHASE_MS ? FIRST_INTERVAL_MS : INTERVAL_MS;
    // Irregular, so that no program can adapt to it.
    const jitter = 0.75 + Math.random() / 2;
    const delay = Math.max(MIN_INTERVAL_MS, Math.min(intervalMs * jitter, untilFullMs - lateMs));
    dueAt = performance.now() + delay;
    timer = setTimeout(check, delay);
  }

  function check(): void {
    lateMs = Math.max(lateMs * LATENESS_DECAY, performance.now() - dueAt);
    if (performance.now() - sampledAt < FULL_SAMPLE_EVERY_MS) checkMemory();
    else checkAll();
    scheduleNext();
  }

  function checkMemory(): void {
    try {
      memoryNow = tree.sampleMemory();
    } catch {
      // The next full sample finds out why.
      return;
    }
    memoryBytes = Math.max(memoryBytes, memoryNow);
    if (memoryBytes > limits.memoryBytes) onLimitExceeded('memory');
  }

  function checkAll(): void {
    const usage = trySample();
    // Normally the last process is ending. If samples fail for longer, nothing supervises the program.
    if (!usage) {
      if (performance.now() - sampledAt > MAX_FAILING_MS) onLimitExceeded('time');
      return;
    }
    const { files } = usage;
    // Files take kernel memory that belongs to no process.
    if (memoryBytes > limits.memoryBytes || files > FILES_MAX) onLimitExceeded('memory');
    else if (cpuMs > limits.cpuMs || idleMs > limits.wallMs) onLimitExceeded('time');
    else if (sampledAt - startedAt > limits.hardTimeoutMs) onLimitExceeded('time');
  }

  let timer: NodeJS.Timeout;
  scheduleNext();

  return {
    peak: () => ({ cpuMs, memoryBytes }),
    pause: () => {
      trySample();
      clearTimeout(timer);
    },
    resume: () => {
      const now = performance.now();
      startedAt += now - sampledAt;
      sampledAt = now;
      scheduleNext();
    },
    stop: () => {
      clearTimeout(timer);
      tree.close();
      sampleGroup();
    },
  };
}
