/**
 * Runs a script of a release. Only bytes with the given hash run. The page itself may have asked for the script already:
 * that request is joined, once. A failed load leaves nothing behind, so that trying again asks again.
 */
export function loadScript(src: string, integrity: string): Promise<void> {
  const script = underWay(src) ?? newScript(src, integrity);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener(
      'error',
      () => {
        script.remove();
        reject(new Error(`The script ${src} could not be loaded`));
      },
      { once: true },
    );
    if (!script.isConnected) document.head.append(script);
  });
}

function newScript(src: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.async = true;
  return script;
}

const joined = new Set<string>();

/** A script of the page's HTML that is still on its way. One that has arrived, or failed, has an entry in the timeline. */
function underWay(src: string): HTMLScriptElement | undefined {
  if (joined.has(src)) return undefined;
  joined.add(src);
  const { href } = new URL(src, location.href);
  if (performance.getEntriesByName(href, 'resource').length > 0) return undefined;
  return [...document.querySelectorAll<HTMLScriptElement>('script[async]')].find(
    (script) => script.src === href,
  );
}
