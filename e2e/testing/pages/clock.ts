import type { Page } from '@playwright/test';

/**
 * Makes the page's clock controllable. Playwright's clock hides performance entries, from which the host reads the page's
 * `Server-Timing` header, so the real entries are restored. `time`: the initial time in milliseconds; by default the real time.
 */
export async function installClock(page: Page, time?: number): Promise<void> {
  const context = page.context();
  await context.addInitScript(() => {
    const real = performance;
    Reflect.set(globalThis, 'readEntries', (type: string) => real.getEntriesByType(type));
  });
  await page.clock.install(time === undefined ? {} : { time });
  await context.addInitScript(() => {
    Reflect.set(performance, 'getEntriesByType', Reflect.get(globalThis, 'readEntries'));
  });
}
