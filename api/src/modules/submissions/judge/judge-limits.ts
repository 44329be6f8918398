import type { RunLimits } from '../../../runner/runner';
import type { JudgeTask } from './task';

/** Time on the clock only catches programs that sleep: how busy the machine is says nothing about a solution. */
const WALL_TIME_FACTOR = 3;
const WALL_SLACK_MS = 3_000;
const MEBIBYTE = 1_048_576;
/** The answer to a large test can be as long as the test: 10^5 numbers. */
const MAX_OUTPUT_BYTES = MEBIBYTE;

/** What a language takes for itself comes on top of these in the runner, so that they mean the same in each. */
export function judgeLimits({ timeLimitMs, memoryLimitMb }: JudgeTask): RunLimits {
  return {
    cpuMs: timeLimitMs,
    wallMs: timeLimitMs * WALL_TIME_FACTOR + WALL_SLACK_MS,
    memoryBytes: memoryLimitMb * MEBIBYTE,
    outputBytes: MAX_OUTPUT_BYTES,
  };
}
