import { availableParallelism } from 'node:os';

/** How far a sample may be above the sums by chance. */
const TOLERANCE = 1.25;
const TOLERANCE_MS = 100;
const DEVIATIONS = 2;
/** A look stands for no more than this, however long the one before is past: the sandbox may have been paused. */
const LONGEST_MS = 100;

/** What one look found about one process. */
export interface ProcessTime {
  /** Its number and start: numbers are given again. */
  key: string;
  ownMs: number;
  /** Of those that it waited for. */
  childrenMs: number;
  /** Of its threads: on a processor, and waiting for one. More exact than the clock, but without those that ended. */
  runningMs: number;
  waitingMs: number;
  /** Whether it runs or wants to. */
  isRunnable: boolean;
}

export interface CpuTime {
  /** Takes what a look found, and the time since the one before. */
  add: (processes: readonly ProcessTime[], sinceLastMs: number) => void;
  /** Milliseconds of all processes, with those that ended. */
  usedMs: () => number;
  /** Since the look before: on a processor, and waiting for one. */
  busyMs: () => number;
}

/**
 * The processor time of all processes of a sandbox. What ended and was waited for is in the sums of its parent. The children of a
 * process that ignores their end leave no sum: for these the looks are a sample. A new process that runs stands for all that ran
 * since the look before, whether it was ever seen or not. The sample decides only where it is far above the sums.
 */
export function countCpuTime(cores = availableParallelism()): CpuTime {
  const owns = new Map<string, number>();
  let before = new Map<string, ProcessTime>();
  let awaitedMs = 0;
  let ranMs = 0;
  let waitedMs = 0;
  let sampledMs = 0;
  /** Of what the looks guessed: few and late looks guess badly. */
  let squares = 0;
  let busyMs = 0;

  return {
    add: (processes, sinceLastMs) => {
      const elapsedMs = Math.min(sinceLastMs, LONGEST_MS);
      let ranNow = 0;
      let ranOfOld = 0;
      let newRunning = 0;
      let waitedNow = 0;
      for (const process of processes) {
        const last = before.get(process.key);
        const ran = Math.max(0, process.runningMs - (last?.runningMs ?? 0));
        ranNow += ran;
        waitedNow += Math.max(0, process.waitingMs - (last?.waitingMs ?? 0));
        if (last) ranOfOld += ran;
        else if (process.isRunnable) newRunning += 1;
        owns.set(process.key, process.ownMs);
      }
      before = new Map(processes.map((process) => [process.key, process]));
      awaitedMs = sum(processes.map(({ ownMs, childrenMs }) => ownMs + childrenMs));
      ranMs += ranNow;
      waitedMs += waitedNow;
      busyMs = ranNow + waitedNow;
      // On a busy machine most of those that want to run do not.
      const share = ranMs === 0 ? 0 : ranMs / (ranMs + waitedMs);
      const unseen = Math.min(cores, newRunning * share) * elapsedMs;
      squares += unseen ** 2;
      sampledMs += Math.max(ranNow, Math.min(cores * sinceLastMs, ranOfOld + unseen));
    },
    usedMs: () => {
      const summed = Math.max(awaitedMs, ranMs, sum([...owns.values()]));
      const chanceMs = TOLERANCE_MS + DEVIATIONS * Math.sqrt(squares);
      const isHidden = sampledMs > summed * TOLERANCE + chanceMs;
      return Math.round(isHidden ? sampledMs : summed);
    },
    busyMs: () => busyMs,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
