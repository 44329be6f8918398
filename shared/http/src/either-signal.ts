import { setMaxListeners } from 'node:events';

/**
 * Runs some work under a signal that follows several. Unlike `AbortSignal.any` it leaves nothing behind on those that live as
 * long as the server.
 */
export async function underEither<T>(
  signals: readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // As many may follow one as there is work; Node would warn of a leak.
  setMaxListeners(Infinity, ...signals);
  const either = new AbortController();
  const follow = () => either.abort(signals.find(({ aborted }) => aborted)?.reason);
  for (const signal of signals) signal.addEventListener('abort', follow);
  if (signals.some(({ aborted }) => aborted)) follow();
  try {
    return await work(either.signal);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', follow);
  }
}
