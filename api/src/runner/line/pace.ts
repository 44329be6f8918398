/** How long a run takes here, seen from the last ones. */
export interface Pace {
  ran(milliseconds: number): void;
  /** Whole seconds, at least 1, until so many runs are over on so many slots. */
  secondsFor(runs: number, slots: number): number;
}

const FIRST_GUESS = 1_000;
/** How much the newest run weighs. */
const WEIGHT = 0.2;

export function startPace(): Pace {
  let usual = FIRST_GUESS;
  return {
    ran(milliseconds) {
      usual += WEIGHT * (milliseconds - usual);
    },
    secondsFor: (runs, slots) => Math.max(1, Math.ceil((usual * runs) / slots / 1000)),
  };
}
