const steps: Array<() => Promise<void>> = [];

/** Registers a step to run after the last test. Steps run in reverse order. */
export function atTeardown(step: () => Promise<void>): void {
  steps.unshift(step);
}

export async function runTeardown(): Promise<void> {
  for (const step of steps.splice(0)) await step();
}
