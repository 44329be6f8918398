import type { RunLimits } from '../../../runner/runner';
import type { JudgeTask } from './task';

/** Generous, because the wall time depends on the load of the machine and only has to catch programs that sleep. */
const WALL_TIME_FACTOR = 3;
const WALL_SLACK_MS = 3_000;
const MEBIBYTE = 1_048_576;
/** Enough for an output as long as a large input of 10^5 numbers. */
const MAX_OUTPUT_BYTES = MEBIBYTE;

/** The runner adds the overhead of the language, so that the limits mean the same in every language. */
export function judgeLimits({ timeLimitMs, memoryLimitMb }: JudgeTask): RunLimits {
  return {
    cpuMs: timeLimitMs,
    wallMs: timeLimitMs * WALL_TIME_FACTOR + WALL_SLACK_MS,
    memoryBytes: memoryLimitMb * MEBIBYTE,
    outputBytes: MAX_OUTPUT_BYTES,
  };
}
