const steps: Array<() => Promise<void>> = [];

/** Keeps what must be undone after the last test, for the last to be undone first. */
export function atTeardown(step: () => Promise<void>): void {
  steps.unshift(step);
}

export async function runTeardown(): Promise<void> {
  for (const step of steps.splice(0)) await step();
}
