import {
  MIN_HEALTHY_PAGES,
  MIN_FAILING,
  MIN_CLOSED_PAGES,
  MIN_PAGES,
  MIN_SAMPLES,
  OBVIOUS_MIN_FAILING,
  OBVIOUS_FAILING_SHARE,
  MAX_POINTS_ABOVE,
  SILENT_RATIO,
  TOLERANCES,
  PAGE_OPEN_MINUTES,
  VITALS,
  WINDOW_HOURS,
  type Vital,
} from './thresholds';

const percentFormat = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 1,
});

export function formatPercent(share: number): string {
  return percentFormat.format(share);
}

/** A readable measurement: `2,450 ms`, `0.12`. */
export function formatVital(vital: Vital, value: number): string {
  return vital === 'cls'
    ? value.toLocaleString('en-IN', { maximumFractionDigits: 3 })
    : `${Math.round(value).toLocaleString('en-IN')} ms`;
}

/** Explains in the console when a canary is stopped, or a promotion rolled back, automatically. */
export function describeThresholds(): string[] {
  return [
    `A canary is compared with the current set since its start, at most over the last ${WINDOW_HOURS} hours. Only failures of the units that differ count.`,
    `It is stopped if its failure rate exceeds that of the current set by over ${MAX_POINTS_ABOVE} percentage points, with at least ${MIN_PAGES} pages and ${MIN_FAILING} failing ones.`,
    `It is stopped at once if ${formatPercent(OBVIOUS_FAILING_SHARE)} of its pages or more fail, with at least ${OBVIOUS_MIN_FAILING} failing ones, unless the current set fails as often.`,
    ...VITALS.map(
      (vital) =>
        `It is stopped if its ${vital.toUpperCase()} (75th percentile) is worse by over ${formatTolerance(vital)}, with at least ${MIN_SAMPLES} measurements of each set.`,
    ),
    `It is stopped if too few of its pages report vitals, as if it did not start: less than ${formatPercent(SILENT_RATIO)} as often as the current set, with at least ${MIN_CLOSED_PAGES} pages older than ${PAGE_OPEN_MINUTES} minutes.`,
    `A release is healthy after ${MIN_HEALTHY_PAGES} pages without a failure. A promotion to all visitors is rolled back if, within ${WINDOW_HOURS} hours, its failures exceed the same limits compared with the set before it, and there are healthy releases to return to.`,
  ];
}

function formatTolerance(vital: Vital): string {
  const { absolute, relative } = TOLERANCES[vital];
  const limit = formatVital(vital, absolute);
  return relative > 0 ? `${limit} and ${formatPercent(relative)}` : limit;
}
