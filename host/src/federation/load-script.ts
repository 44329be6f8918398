import { trustedScriptUrl } from '@sopaan/contract/trusted-types';

/** A script that has been downloaded runs within this time. */
const EXECUTION_GRACE_MS = 150;

/**
 * Loads a script of a release, unless it has been loaded. The browser runs it only if its hash matches. When the page's HTML
 * has already requested the script, the first call waits for that request, and sends another one if it fails. A failed
 * load leaves nothing behind, so that a retry sends a new request.
 */
export async function loadScript(
  src: string,
  integrity: string,
  isLoaded: () => boolean,
): Promise<void> {
  const pageScript = takePageScript(src);
  if (pageScript) await waitForScript(pageScript);
  if (!isLoaded()) await requestScript(src, integrity);
}

const requestedUrls = new Set<string>();

/** The script element in the page's HTML; only for the first call. */
function takePageScript(src: string): HTMLScriptElement | undefined {
  if (requestedUrls.has(src)) return undefined;
  requestedUrls.add(src);
  return findPageScript(src);
}

function findPageScript(src: string): HTMLScriptElement | undefined {
  const { href } = new URL(src, location.href);
  return [...document.querySelectorAll<HTMLScriptElement>('script[async]')].find(
    (script) => script.src === href,
  );
}

/** Resolves when a script has run or failed. If it has done so before this call, only the resource timeline shows it. */
function waitForScript(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => resolve(), { once: true });
    const isFinished = performance.getEntriesByName(script.src, 'resource').length > 0;
    if (isFinished) setTimeout(resolve, EXECUTION_GRACE_MS);
  });
}

const requestCounts = new Map<string, number>();

/** A browser lets a second request of a URL wait for the first. After a timeout the URL must therefore be a different one. */
function retryUrl(src: string): string {
  const count = requestCounts.get(src) ?? (findPageScript(src) ? 1 : 0);
  requestCounts.set(src, count + 1);
  return count === 0 ? src : `${src}?again=${count}`;
}

function requestScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(retryUrl(src));
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      // The edge finds the file to check by this message.
      reject(new Error(`The script ${src} could not be loaded`));
    };
    document.head.append(script);
  });
}
