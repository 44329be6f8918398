import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession } from '@playwright/test';
import { number, object, type InferType } from 'yup';

export interface Profile {
  name: string;
  /** Undefined for a network that is not throttled. */
  network?: { latency: number; kilobitsPerSecond: number };
  cpuSlowdown: number;
}

const marksSchema = object({
  fcp: number().required(),
  lcp: number().required(),
  shell: number().required(),
  content: number().required(),
  click: number().required(),
  next: number().required(),
});

/**
 * Times in milliseconds: `shell` and `content` from navigation start until the header and the main content are visible; `next` from
 * the click until the next page is visible. Sizes in bytes as transferred.
 */
export interface Visit extends Omit<InferType<typeof marksSchema>, 'click'> {
  scriptBytes: number;
  scriptRequests: number;
  allBytes: number;
  requests: number;
}

const TRACKER = fileURLToPath(new URL('./page-tracker.js', import.meta.url));

/** Measures a first visit to `/competition` with an empty cache, and a navigation from there to a remote that is not loaded yet. */
export async function measureVisit(
  browser: Browser,
  site: string,
  profile: Profile,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: TRACKER });
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await throttle(session, profile);
    await page.goto(`${site}/competition`, { waitUntil: 'commit' });
    await page.locator('html[data-content]').waitFor({ state: 'attached', timeout: 90_000 });
    await page.waitForLoadState('networkidle');
    const firstVisitTraffic = traffic();
    // The footer may follow after the requests have ended. A script clicks, because the link is in a closed group of the footer.
    await page.locator('a[href="/practice" i]').first().dispatchEvent('click');
    await page.locator('html[data-next]').waitFor({ state: 'attached', timeout: 90_000 });
    const marks = marksSchema.validateSync(
      await page.evaluate((): unknown => Reflect.get(window, 'sopaanMarks')),
    );
    const { click, next, ...rest } = marks;
    return { ...rest, ...firstVisitTraffic, next: next - click };
  } finally {
    await context.close();
  }
}

async function throttle(session: CDPSession, { network, cpuSlowdown }: Profile): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!network) return;
  const throughput = (network.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

async function watchTraffic(session: CDPSession) {
  const scripts = new Set<string>();
  const sum = { scriptBytes: 0, scriptRequests: 0, allBytes: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.requests += 1;
    sum.allBytes += encodedDataLength;
    if (!scripts.has(requestId)) return;
    sum.scriptRequests += 1;
    sum.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({ ...sum });
}
