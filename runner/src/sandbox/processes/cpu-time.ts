import { availableParallelism } from 'node:os';

/** How far the estimate may exceed the sums by chance. */
const TOLERANCE = 1.25;
const TOLERANCE_MS = 100;
const DEVIATIONS = 2;
/** The longest time that a sample represents, however long ago the last one was: the sandbox may have been paused. */
const MAX_SAMPLE_MS = 100;

/** A sample of one process. */
export interface ProcessTime {
  /** Its process ID and start time: IDs are reused. */
  key: string;
  ownMs: number;
  /** The time of the children that it waited for. */
  childrenMs: number;
  /** The time of its threads: running, and waiting for a processor. More precise than the clock, but without threads that ended. */
  runningMs: number;
  waitingMs: number;
  /** Whether it runs or is ready to. */
  isRunnable: boolean;
}

export interface CpuTime {
  /** Adds a sample, and the time since the last one. */
  add: (processes: readonly ProcessTime[], sinceLastMs: number) => void;
  /** Milliseconds of all processes, including those that ended. */
  usedMs: () => number;
  /** Since the last sample: running, and waiting for a processor. */
  busyMs: () => number;
}

/**
 * Measures the processor time of all processes of a sandbox. The time of a process that ended and was waited for is in the sums
 * of its parent. The children of a process that ignores their end leave no sum, so their time is estimated from the samples: a
 * new process that runs stands for all that ran since the last sample, seen or not. The estimate is used only if it is far above
 * the sums.
 */
export function countCpuTime(cores = availableParallelism()): CpuTime {
  /** The last known time of each process, including those that ended. */
  const ownTimes = new Map<string, number>();
  let previous = new Map<string, ProcessTime>();
  /** The sums of the processes that exist: their own time and that of their children. */
  let existingMs = 0;
  /** The time of all threads: running, and waiting for a processor. */
  let ranMs = 0;
  let waitedMs = 0;
  /** The estimate. */
  let estimatedMs = 0;
  /** The squares of the estimates, for their deviation: few and late samples estimate badly. */
  let squaredEstimates = 0;
  let busyMs = 0;

  return {
    add: (processes, sinceLastMs) => {
      const elapsedMs = Math.min(sinceLastMs, MAX_SAMPLE_MS);
      let ranNowMs = 0;
      let ranOfKnownMs = 0;
      let newRunnableCount = 0;
      let waitedNowMs = 0;
      for (const process of processes) {
        const last = previous.get(process.key);
        const ran = Math.max(0, process.runningMs - (last?.runningMs ?? 0));
        ranNowMs += ran;
        waitedNowMs += Math.max(0, process.waitingMs - (last?.waitingMs ?? 0));
        if (last) ranOfKnownMs += ran;
        else if (process.isRunnable) newRunnableCount += 1;
        ownTimes.set(process.key, process.ownMs);
      }
      previous = new Map(processes.map((process) => [process.key, process]));
      existingMs = sum(processes.map(({ ownMs, childrenMs }) => ownMs + childrenMs));
      ranMs += ranNowMs;
      waitedMs += waitedNowMs;
      busyMs = ranNowMs + waitedNowMs;
      // On a busy machine most of the processes that are ready to run do not.
      const share = ranMs === 0 ? 0 : ranMs / (ranMs + waitedMs);
      const unseenMs = Math.min(cores, newRunnableCount * share) * elapsedMs;
      squaredEstimates += unseenMs ** 2;
      estimatedMs += Math.max(ranNowMs, Math.min(cores * sinceLastMs, ranOfKnownMs + unseenMs));
    },
    usedMs: () => {
      const summedMs = Math.max(existingMs, ranMs, sum([...ownTimes.values()]));
      const chanceMs = TOLERANCE_MS + DEVIATIONS * Math.sqrt(squaredEstimates);
      const isHidden = estimatedMs > summedMs * TOLERANCE + chanceMs;
      return Math.round(isHidden ? estimatedMs : summedMs);
    },
    busyMs: () => busyMs,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
