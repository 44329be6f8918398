/** Percentiles of durations, in milliseconds. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

export function percentiles(milliseconds: readonly number[]): Percentiles {
  const sorted = [...milliseconds].sort((one, other) => one - other);
  const at = (fraction: number) => sorted[Math.ceil(sorted.length * fraction) - 1] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
