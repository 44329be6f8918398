/** Runs what a page does without when it has loaded and has nothing better to do. What fails then costs the page nothing. */
export function afterLoad(run: () => Promise<unknown>): void {
  const later = () => onceIdle(() => void run().catch(() => undefined));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Safari has no idle callbacks. */
function onceIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
}
