import type { PageSet } from '@sopaan/contract/release';
import { violationsUrl } from '@sopaan/schemas/releases/violation';

/**
 * Reports scripts and styles whose bytes differ from their release, once each. Browsers block them, but their event is the same as
 * for a file that could not be loaded, and they send no report. Does nothing on pages that the edge has not signed.
 */
export function reportIntegrity(pageSet: PageSet): void {
  if (!pageSet.page) return;
  const checked = new Set<string>();
  document.addEventListener(
    'error',
    ({ target }) => {
      const file = toFile(target);
      if (!file || checked.has(file.url)) return;
      checked.add(file.url);
      void isAltered(file).then((altered) => altered && sendReport(file, pageSet));
    },
    // Error events of scripts and links do not bubble.
    { capture: true },
  );
}

interface LoadedFile {
  url: string;
  integrity: string;
}

function toFile(target: EventTarget | null): LoadedFile | undefined {
  if (target instanceof HTMLScriptElement) return { url: target.src, integrity: target.integrity };
  if (target instanceof HTMLLinkElement) return { url: target.href, integrity: target.integrity };
  return undefined;
}

/** Whether the bytes have another hash. False if they could not be fetched or hashed. */
async function isAltered({ url, integrity }: LoadedFile): Promise<boolean> {
  // `crypto.subtle` exists only in secure contexts.
  if (integrity === '' || !('subtle' in crypto)) return false;
  try {
    const response = await fetch(url, { cache: 'force-cache', credentials: 'omit' });
    if (!response.ok) return false;
    const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
    return integrity !== `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
  } catch {
    return false;
  }
}

function sendReport({ url }: LoadedFile, pageSet: PageSet): void {
  const body = { documentURL: location.origin, blockedURL: url };
  const report = JSON.stringify([{ type: 'integrity-violation', body }]);
  navigator.sendBeacon(
    violationsUrl(pageSet),
    new Blob([report], { type: 'application/reports+json' }),
  );
}
