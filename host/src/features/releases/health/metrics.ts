import type { HealthPoint } from '@sopaan/schemas/release-health';

export interface Metric {
  name: string;
  valueOf: (point: HealthPoint) => number | null;
  text: (value: number) => string;
  /** The axis reaches at least so far, so that small noise looks small. */
  least: number;
}

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

export const milliseconds = (value: number) => `${plain.format(Math.round(value))} ms`;
export const ratio = (value: number) => plain.format(value);

export const failureShare: Metric = {
  name: 'Pages with a failure',
  valueOf: ({ pages, failures }) => (pages === 0 ? null : Math.min(1, failures / pages)),
  text: (value) => percent.format(value),
  least: 0.01,
};

/** What is drawn over time for each set. The vitals are 75th percentiles. */
export const metrics: readonly Metric[] = [
  failureShare,
  { name: 'LCP', valueOf: ({ lcp }) => lcp, text: milliseconds, least: 500 },
  { name: 'INP', valueOf: ({ inp }) => inp, text: milliseconds, least: 100 },
  { name: 'CLS', valueOf: ({ cls }) => cls, text: ratio, least: 0.05 },
];

/** A value in words; a dash where nothing was measured. */
export function valueText(value: number | null, text: (value: number) => string): string {
  return value === null ? '–' : text(value);
}
