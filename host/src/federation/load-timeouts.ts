/** How long a region waits for its code. */
export interface LoadTimeouts {
  /** Time for the set's own release; then a fallback release is loaded as well. */
  primaryMs: number;
  /** Additional time for either of the two. The first one to load fills the region; after the timeout the region shows its failed state. */
  fallbackMs: number;
}

// Together 7 s, so that the failed state is shown within 8 s, including the request of a fallback (1.5 s at most).
export const PRIMARY_TIMEOUT_MS = 4000;
export const FALLBACK_TIMEOUT_MS = 3000;

/** The timeouts of the navigations of one page. */
export class NavigationTimeouts {
  private isFirst = true;

  /**
   * The timeouts of the next navigation. The first one counts from the start of the page, when its code was requested. If the
   * host took long to start, the connection is slow rather than the remote, which then gets as much time as the host took.
   */
  next(): LoadTimeouts {
    const hostStartMs = this.isFirst ? performance.now() : 0;
    this.isFirst = false;
    return {
      primaryMs: Math.max(PRIMARY_TIMEOUT_MS - hostStartMs, hostStartMs),
      fallbackMs: Math.max(FALLBACK_TIMEOUT_MS, hostStartMs),
    };
  }
}
