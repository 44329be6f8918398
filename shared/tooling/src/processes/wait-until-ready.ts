/**
 * Waits until the address answers with success; says what it answered last when the time is over.
 * `givenUp` tells that waiting has no point any more, for example because the program has ended.
 */
export async function waitUntilReady(
  url: string,
  milliseconds: number,
  givenUp: () => boolean = () => false,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  let last = 'no answer';
  while (Date.now() < deadline) {
    if (givenUp()) throw new Error('It ended while it was starting; its own words stand above.');
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      if (response.ok) return;
      last = `status ${response.status}: ${(await response.text()).slice(0, 200)}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} was not ready within ${milliseconds / 1000} s (${last}).`);
}
