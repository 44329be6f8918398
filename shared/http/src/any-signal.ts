import { setMaxListeners } from 'node:events';

/**
 * Runs work with a signal that aborts when any of the given signals does. Unlike `AbortSignal.any` it removes its listeners afterwards,
 * so that nothing accumulates on signals that live as long as the server.
 */
export async function withAnySignal<T>(
  signals: readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // One signal may serve any number of concurrent calls; Node would warn of a leak.
  setMaxListeners(Infinity, ...signals);
  const controller = new AbortController();
  const onAbort = () => controller.abort(signals.find(({ aborted }) => aborted)?.reason);
  for (const signal of signals) signal.addEventListener('abort', onAbort);
  if (signals.some(({ aborted }) => aborted)) onAbort();
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', onAbort);
  }
}
