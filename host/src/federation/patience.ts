/** How long a region waits for code, in milliseconds. */
export interface Patience {
  /** For the release of the set alone; then its stand-in is tried beside it. */
  alone: number;
  /** For both. Whichever comes first fills the region; then the region shows its failed state. */
  beside: number;
}

// Together 7 s, so that a failed state with its drawing stands within 8 s, asking for a stand-in (1.5 s at most) included.
// The first screen has been on its way since the page began. Where the host itself took long, the line is slow, not the remote: it gets as long again.
export const ALONE = 4000;
export const BESIDE = 3000;

let pageIsNew = true;

/** Taken once for each navigation. */
export function patience(): Patience {
  const hostTook = pageIsNew ? performance.now() : 0;
  pageIsNew = false;
  return { alone: Math.max(ALONE - hostTook, hostTook), beside: Math.max(BESIDE, hostTook) };
}
