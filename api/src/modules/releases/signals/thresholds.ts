/**
 * When a canary is stopped automatically. It is compared with the current set over the same time. On every site some
 * pages fail (a closed laptop, a lost network), so a few failures prove nothing.
 */

/** The maximum time span of a comparison; before that the site was too different. */
export const WINDOW_HOURS = 24;

/** The minimum number of pages that have shown a release, all without a failure, for it to be healthy. */
export const MIN_HEALTHY_PAGES = 20;

/** The minimum number of served pages of the canary for its failure rate to be reliable. */
export const MIN_PAGES = 20;
/** The minimum number of failing pages. */
export const MIN_FAILING = 3;
/** The allowed difference of the failure rates, in percentage points. */
export const MAX_POINTS_ABOVE = 2;

/** At least this many failing pages with at least this failure rate stop the canary at once, however few pages there are. */
export const OBVIOUS_MIN_FAILING = 5;
export const OBVIOUS_FAILING_SHARE = 0.5;

/** The minimum number of measurements of each set for their 75th percentiles to be compared. */
export const MIN_SAMPLES = 30;

/**
 * A host that does not start reports nothing. But nearly every page reports its vitals when it is closed, so a canary
 * without reports is broken. Pages of the last minutes may still be open and do not count.
 */
export const PAGE_OPEN_MINUTES = 10;
/** The minimum number of older pages of the canary. */
export const MIN_CLOSED_PAGES = 100;
/** The minimum share of pages of the current set that report, without which missing reports mean nothing. */
export const MIN_REPORTING_SHARE = 0.3;
/** A canary counts as silent if the share of its pages that report is below this fraction of the current set's share. */
export const SILENT_RATIO = 0.25;

export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

interface Tolerance {
  /** The allowed increase, in the unit of the vital. A canary is stopped if it exceeds both. */
  absolute: number;
  /** The allowed increase, as a share of the current set's value. */
  relative: number;
}

export const TOLERANCES: Readonly<Record<Vital, Tolerance>> = {
  lcp: { absolute: 300, relative: 0.2 },
  inp: { absolute: 100, relative: 0.2 },
  cls: { absolute: 0.05, relative: 0 },
};
