import { defineConfig, devices } from '@playwright/test';
import { freePort } from '@sopaan/tooling/postgres/free-port';
import { findChromium, findShell } from '@sopaan/tooling/browser/chromium';
import { DESKTOP, PHONE } from './testing/pages/viewports';

// The port is chosen once: workers also evaluate this file, and inherit the variable.
process.env.E2E_PORT ??= String(await freePort());

/** Specs with a separate site, because most of them release something. */
const RELEASING = /(canary|console|previews|releases|fallback|violations|vitals)\.spec\.ts/;

/** The headless shell has no back/forward cache. */
const FULL_BROWSER = /back-forward-cache\.spec\.ts/;

/** `npm test -- --all` runs tests at both widths that run at one width by default: those tagged `@once`, and those in `account.spec.ts`. */
const ALL_WIDTHS = process.env.SOPAAN_TEST_ALL === '1';

/** Specs that do not depend on the viewport, so they run once. */
const ONCE =
  /(accounts|browser-run|heads|homes|faults|files|deploy|instances|large-bodies|links|live-class(?:-keyboard)?|operation|private|redirects|skew|start-failure)\.spec\.ts/;

/** Specs whose second width adds little. */
const ONCE_BY_DEFAULT = ALL_WIDTHS ? [] : [/account\.spec\.ts/];

/** Specs that test both widths on one page. */
const BOTH_WIDTHS = /(accessibility|detail-pages|not-found|routes)\.spec\.ts/;

const launchOptions = {
  executablePath: findShell() ?? findChromium(),
  // Playwright turns off the back/forward cache, but users' browsers have it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: [
    '--no-sandbox',
    // Disables software rendering of GPU features, which the tests do not need.
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A fake camera and microphone, which every page may use.
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    // Gives live classes audio and video on a machine without a network.
    '--allow-loopback-in-peer-connection',
  ],
};

export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Tests often wait for the site, so two workers would leave cores idle.
  workers: 3,
  // Assertions have shorter timeouts; this one allows for long tests on a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    trace: 'off',
    launchOptions,
  },
  projects: [
    // A single worker starts the site once for all of these specs. Listed first, because it takes longest.
    { name: 'releasing', testMatch: RELEASING, workers: 1, use: { viewport: DESKTOP } },
    {
      name: 'full browser',
      testMatch: FULL_BROWSER,
      use: {
        viewport: DESKTOP,
        launchOptions: { ...launchOptions, executablePath: findChromium() },
      },
    },
    {
      name: 'phone',
      testIgnore: [ONCE, ...ONCE_BY_DEFAULT, RELEASING, FULL_BROWSER],
      use: { ...devices['Pixel 7'], viewport: PHONE, screen: PHONE, deviceScaleFactor: 1 },
    },
    // Colours do not depend on the width. By default, tests tagged @once run only on the phone, which is narrower.
    {
      name: 'desktop',
      testIgnore: [/dark\.spec\.ts/, BOTH_WIDTHS, RELEASING, FULL_BROWSER],
      grepInvert: ALL_WIDTHS ? [] : /@once/,
      use: { viewport: DESKTOP },
    },
  ],
});
