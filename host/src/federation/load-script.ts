/** A script that has arrived runs within this time. Milliseconds. */
const GRACE = 150;

/**
 * Runs a script of a release, unless it is `present`. Only bytes with the given hash run. When the page itself has asked
 * for the script already, that request is joined, once; if it fails, the script is asked for afresh. A failed load
 * leaves nothing behind, so that trying again asks again.
 */
export async function loadScript(
  src: string,
  integrity: string,
  present: () => boolean,
): Promise<void> {
  const early = takeEarly(src);
  if (early) await arrival(early);
  if (!present()) await request(src, integrity);
}

const taken = new Set<string>();

/** The script of the page's HTML, the first time that it is asked for. */
function takeEarly(src: string): HTMLScriptElement | undefined {
  if (taken.has(src)) return undefined;
  taken.add(src);
  return earlier(src);
}

function earlier(src: string): HTMLScriptElement | undefined {
  const { href } = new URL(src, location.href);
  return [...document.querySelectorAll<HTMLScriptElement>('script[async]')].find(
    (script) => script.src === href,
  );
}

/** Resolves when a script has run or failed. What happened before anyone listened is told by the timeline alone. */
function arrival(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => resolve(), { once: true });
    const over = performance.getEntriesByName(script.src, 'resource').length > 0;
    if (over) setTimeout(resolve, GRACE);
  });
}

const asked = new Map<string, number>();

/** A browser lets a second request for one address wait for the first; after a hang the address must be another. */
function freshAddress(src: string): string {
  const again = asked.get(src) ?? (earlier(src) ? 1 : 0);
  asked.set(src, again + 1);
  return again === 0 ? src : `${src}?again=${again}`;
}

function request(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = freshAddress(src);
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${src} could not be loaded`));
    };
    document.head.append(script);
  });
}
