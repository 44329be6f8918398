/** Runs optional code when the page has loaded and the browser is idle. Ignores its failures. */
export function afterLoad(run: () => Promise<unknown>): void {
  const runWhenIdle = () => onceIdle(() => void run().catch(() => undefined));
  if (document.readyState === 'complete') runWhenIdle();
  else addEventListener('load', runWhenIdle, { once: true });
}

/** Safari does not support `requestIdleCallback`. */
function onceIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
}
