import { expectSettled } from '../testing/pages/layout';
import { expect, test } from '../testing/test';

for (const url of ['/', '/competition', '/institution', '/private-job', '/practice', '/about-us']) {
  test(`${url}: no layout shift while the page loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: Array<{ value: number; what: string }> = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!('value' in entry) || typeof entry.value !== 'number') continue;
          if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
          const sources: unknown = 'sources' in entry ? entry.sources : [];
          const what = Array.isArray(sources)
            ? sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? '').join(' | ')
            : '';
          shifts.push({ value: entry.value, what });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url);
    await expectSettled(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate((): unknown => Reflect.get(globalThis, 'shifts'));
    const list = Array.isArray(shifts) ? shifts : [];
    const sum = list.reduce((all: number, { value }: { value: number }) => all + value, 0);
    expect(sum, JSON.stringify(list, null, 1)).toBeLessThan(0.1);
  });
}
