/**
 * When a canary stops by itself. It is compared with the set that everyone else gets, over the same time. Pages fail on
 * every site now and then (a closed laptop, a lost network), so a few failing ones say nothing yet.
 */

/** How far back a canary is measured at most: longer ago, the site was another. */
export const WINDOW_HOURS = 24;

/** Served pages of the canary from which shares are believed. */
export const MIN_PAGES = 20;
/** Failing pages, at the least. */
export const MIN_FAILING = 3;
/** Percentage points by which more pages fail than with the present set. */
export const MAX_POINTS_ABOVE = 2;

/** So many failing pages and such a share are believed at once, however few pages there are. */
export const OBVIOUS_MIN_FAILING = 5;
export const OBVIOUS_FAILING_SHARE = 0.5;

/** Measurements of each side from which their 75th percentiles are compared. */
export const MIN_SAMPLES = 30;

/**
 * A host that does not even start reports nothing. But nearly every page tells its vitals when it is left, so a canary
 * whose pages stay silent is broken. Pages of the last minutes may still be open and are not missed.
 */
export const PAGE_OPEN_MINUTES = 10;
/** Older pages of the canary, at the least. */
export const MIN_CLOSED_PAGES = 100;
/** The share of the present set's pages that tell, from which silence means something… */
export const MIN_REPORTING_SHARE = 0.3;
/** …and the part of that share below which a canary counts as silent. */
export const SILENT_RATIO = 0.25;

export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

interface Tolerance {
  /** Worse by more than this, in the vital's own unit… */
  by: number;
  /** …and by more than this share of the present set's. */
  share: number;
}

export const TOLERANCES: Readonly<Record<Vital, Tolerance>> = {
  lcp: { by: 300, share: 0.2 },
  inp: { by: 100, share: 0.2 },
  cls: { by: 0.05, share: 0 },
};
