/** How long a run holds a slot, estimated from the last ones. */
export interface WaitEstimate {
  record(heldMs: number): void;
  /** Whole seconds, at least 1, until this many runs have ended on this many slots. */
  secondsFor(runs: number, slots: number): number;
}

const FIRST_ESTIMATE_MS = 1_000;
const WEIGHT_OF_NEWEST = 0.2;

export function waitEstimate(): WaitEstimate {
  let averageMs = FIRST_ESTIMATE_MS;
  return {
    record(heldMs) {
      averageMs += WEIGHT_OF_NEWEST * (heldMs - averageMs);
    },
    secondsFor: (runs, slots) => Math.max(1, Math.ceil((averageMs * runs) / slots / 1_000)),
  };
}
