/** Median and 99th percentile of a list of measurements. */
export interface Quantiles {
  median: number;
  p99: number;
}

export function quantiles(values: readonly number[]): Quantiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return { median: at(0.5), p99: at(0.99) };
}

/** Formats a row of the table that `set-lookup.ts` prints. */
export function formatRow(
  name: string,
  { lookup, request }: Record<'lookup' | 'request', Quantiles>,
) {
  const cell = (value: number, width: number) => value.toFixed(3).padStart(width);
  return `${name.padEnd(32)} ${cell(lookup.median, 15)} ${cell(lookup.p99, 6)} ${cell(request.median, 17)} ${cell(request.p99, 6)}`;
}
