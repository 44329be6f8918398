const REFERENCE_FACTOR = 3;
const ALLOWED_LIMITS_MS = [
  1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000,
] as const;

/** Three times the time of the slowest reference solution, rounded up to an allowed limit. */
export function timeLimit(slowestMs: number): number {
  const limit = ALLOWED_LIMITS_MS.find((step) => step >= slowestMs * REFERENCE_FACTOR);
  if (limit === undefined)
    throw new Error(
      `the slowest reference solution takes ${slowestMs} ms: the inputs are too large`,
    );
  return limit;
}
