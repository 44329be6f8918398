import { FILES_MAX, type StageLimits } from './limits';
import { openProcessTree, type Usage } from './process-tree';
import type { Excess } from './stage';

const EVERY_MS = 25;
/** At first more often: most runs are short, and what they used is told. */
const FIRST_EVERY_MS = 8;
const FIRST_MS = 150;
/** How long a look may fail. */
const BLIND_MS = 2_000;

export interface Watch {
  /** The most that was seen so far. */
  seen: () => { cpuMs: number; memoryBytes: number };
  stop: () => void;
}

interface Watching {
  firstProcess: number;
  limits: StageLimits;
  onExcess: (excess: Excess) => void;
}

/** Looks at what a sandbox uses until it is stopped. */
export function watch({ firstProcess, limits, onExcess }: Watching): Watch {
  const tree = openProcessTree(firstProcess);
  const started = performance.now();
  let last = started;
  let idleMs = 0;
  let cpuMs = 0;
  let memoryBytes = 0;

  function look(): Usage {
    const usage = tree.look();
    const now = performance.now();
    // Time in which it wanted to run is not held against it, or a busy machine would decide how a program ends.
    idleMs += Math.max(0, now - last - usage.busyMs);
    last = now;
    cpuMs = Math.max(cpuMs, usage.cpuMs);
    memoryBytes = Math.max(memoryBytes, usage.memoryBytes);
    return usage;
  }

  function tryLook(): Usage | null {
    try {
      return look();
    } catch {
      return null;
    }
  }

  function next(): void {
    timer = setTimeout(check, last - started < FIRST_MS ? FIRST_EVERY_MS : EVERY_MS);
  }

  function check(): void {
    next();
    const usage = tryLook();
    // Its last process is ending. If it were not, nobody would watch it.
    if (!usage) {
      if (performance.now() - last > BLIND_MS) onExcess('time');
      return;
    }
    const { files } = usage;
    if (memoryBytes > limits.memoryBytes || files > FILES_MAX) onExcess('memory');
    else if (cpuMs > limits.cpuMs || idleMs > limits.wallMs) onExcess('time');
    else if (last - started > limits.patienceMs) onExcess('time');
  }

  let timer: NodeJS.Timeout;
  next();

  return {
    seen: () => ({ cpuMs, memoryBytes }),
    stop: () => {
      clearTimeout(timer);
      tree.close();
    },
  };
}
