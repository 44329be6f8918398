/**
 * Waits until the URL responds with a success status; rejects with the last response on timeout.
 * `hasExited` tells that the program has exited, so that waiting longer is pointless.
 */
export async function waitUntilReady(
  url: string,
  timeoutMs: number,
  hasExited: () => boolean = () => false,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let last = 'no response';
  while (Date.now() < deadline) {
    if (hasExited()) throw new Error('The program exited during startup; see its output above.');
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      if (response.ok) return;
      last = `status ${response.status}: ${(await response.text()).slice(0, 200)}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} was not ready within ${timeoutMs / 1000} s (${last}).`);
}
