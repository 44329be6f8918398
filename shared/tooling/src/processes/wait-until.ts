const TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 20;

/** Resolves as soon as the condition holds; rejects naming the condition when it does not hold in time. */
export async function waitUntil(
  description: string,
  condition: () => Promise<boolean> | boolean,
): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Timed out waiting for: ${description}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
