import { connect } from 'node:net';

/**
 * Waits until the URL responds with a success status; rejects with the last response on timeout.
 * `hasExited` reports that the program has exited, so that waiting longer is pointless.
 */
export function waitUntilReady(
  url: string,
  timeoutMs: number,
  hasExited: () => boolean = () => false,
): Promise<void> {
  const findProblem = async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return response.ok
      ? undefined
      : `status ${response.status}: ${(await response.text()).slice(0, 200)}`;
  };
  return poll(url, findProblem, timeoutMs, hasExited);
}

/** Waits until a program accepts connections on the Unix socket; rejects as `waitUntilReady` does. */
export function waitUntilListening(
  socketPath: string,
  timeoutMs: number,
  hasExited: () => boolean,
): Promise<void> {
  const findProblem = () =>
    new Promise<undefined>((resolve, reject) => {
      const socket = connect(socketPath, () => {
        socket.destroy();
        resolve(undefined);
      }).on('error', reject);
    });
  return poll(socketPath, findProblem, timeoutMs, hasExited);
}

async function poll(
  address: string,
  findProblem: () => Promise<string | undefined>,
  timeoutMs: number,
  hasExited: () => boolean,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  let lastProblem: string | undefined = 'no response';
  while (performance.now() < deadline) {
    if (hasExited()) throw new Error('The program exited during startup; see its output above.');
    try {
      lastProblem = await findProblem();
      if (lastProblem === undefined) return;
    } catch (error) {
      lastProblem = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} was not ready within ${timeoutMs / 1000} s (${lastProblem}).`);
}
