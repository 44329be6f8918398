import type { HealthPoint } from '@sopaan/schemas/releases/health';

export interface Metric {
  name: string;
  getValue: (point: HealthPoint) => number | null;
  format: (value: number) => string;
  /** The minimum end of the axis, so that noise in small values looks small. */
  minEnd: number;
}

const percentFormat = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 1,
});
const decimalFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

export const formatMilliseconds = (value: number) =>
  `${decimalFormat.format(Math.round(value))} ms`;
export const formatRatio = (value: number) => decimalFormat.format(value);

export const failureRate: Metric = {
  name: 'Pages with a failure',
  getValue: ({ pages, failures }) => (pages === 0 ? null : Math.min(1, failures / pages)),
  format: (value) => percentFormat.format(value),
  minEnd: 0.01,
};

/** The metrics with a chart. Web vitals are 75th percentiles. */
export const metrics: readonly Metric[] = [
  failureRate,
  { name: 'LCP', getValue: ({ lcp }) => lcp, format: formatMilliseconds, minEnd: 500 },
  { name: 'INP', getValue: ({ inp }) => inp, format: formatMilliseconds, minEnd: 100 },
  { name: 'CLS', getValue: ({ cls }) => cls, format: formatRatio, minEnd: 0.05 },
];

/** Formats a value, or a dash where nothing was measured. */
export function formatValue(value: number | null, format: (value: number) => string): string {
  return value === null ? '–' : format(value);
}
