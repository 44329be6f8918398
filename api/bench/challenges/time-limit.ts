const FACTOR = 3;
const STEPS = [1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000] as const;

/** Three times what the slowest reference takes, as a number that is easy to read. */
export function timeLimit(slowestMs: number): number {
  const limit = STEPS.find((step) => step >= slowestMs * FACTOR);
  if (limit === undefined)
    throw new Error(`a reference takes ${slowestMs} ms: the limits are too large`);
  return limit;
}
