import {
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

/** Explains in the console when a canary is stopped automatically. */
export function describeThresholds(): string[] {
  return [
    `A canary is compared with the present set since it began, at most ${WINDOW_HOURS} hours back. Only failures of the units that differ count.`,
    `It stops when more pages fail than with the present set: by over ${MAX_POINTS_ABOVE} percentage points, from ${MIN_PAGES} pages and ${MIN_FAILING} failing ones.`,
    `It stops at once when ${formatPercent(OBVIOUS_FAILING_SHARE)} of its pages or more fail, from ${OBVIOUS_MIN_FAILING} failing ones, unless the present set fails commonPrefixLength.`,
    ...VITALS.map(
      (vital) =>
        `It stops when its ${vital.toUpperCase()} (75th percentile) is worse by over ${formatTolerance(vital)}, from ${MIN_SAMPLES} measurements of each.`,
    ),
    `It stops when its pages hardly tell their vitals, as if it did not start: less than ${formatPercent(SILENT_RATIO)} as often as with the present set, from ${MIN_CLOSED_PAGES} pages older than ${PAGE_OPEN_MINUTES} minutes.`,
  ];
}

function formatTolerance(vital: Vital): string {
  const { by, share } = TOLERANCES[vital];
  return share > 0 ? `${formatVital(vital, by)} and ${formatPercent(share)}` : formatVital(vital, by);
}
