import { defineConfig, devices } from '@playwright/test';
import { freePort } from '@sopaan/tooling/postgres/free-port';
import { findChromium, findShell } from '@sopaan/tooling/browser/chromium';
import { DESKTOP, PHONE } from './testing/pages/viewports';

// Chosen once: workers evaluate this file as well and inherit the variable.
process.env.E2E_PORT ??= String(await freePort());

/** Specs with a separate site, because most of them release something. */
const RELEASING = /(canary|console|previews|releases|fallback|violations|vitals)\.spec\.ts/;

/** The headless shell has no back/forward cache. */
const FULL_BROWSER = /back-forward-cache\.spec\.ts/;

/** `npm test -- --all` runs journeys at both widths that run once by default: tests tagged `@once`, and those of the account. */
const ALL_WIDTHS = process.env.SOPAAN_TEST_ALL === '1';

/** Specs that do not depend on the viewport, so they run once. */
const ONCE =
  /(accounts|browser-run|heads|homes|faults|files|deploy|instances|large-bodies|links|live-class(?:-keyboard)?|operation|private|redirects|skew|start-failure)\.spec\.ts/;

/** Specs whose second width adds little. */
const ONCE_BY_DEFAULT = ALL_WIDTHS ? [] : [/account\.spec\.ts/];

/** Specs that test both widths on one page. */
const BOTH_WIDTHS = /(not-found|routes)\.spec\.ts/;

const launchOptions = {
  executablePath: findShell() ?? findChromium(),
  // Playwright turns off the back/forward cache, but users' browsers have it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: [
    '--no-sandbox',
    // Software rendering of GPU features is not needed.
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A camera and a microphone that every page may use.
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    // Live classes also have audio and video on a machine without a network.
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
  // Tests often wait for the site, so two would leave cores idle.
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
    // A single worker starts the site once for all of them. First, because it takes longest.
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
    // Colours do not depend on the width. Tests tagged @once run on the phone only by default, because it is narrower.
    {
      name: 'desktop',
      testIgnore: [/dark\.spec\.ts/, BOTH_WIDTHS, RELEASING, FULL_BROWSER],
      grepInvert: ALL_WIDTHS ? [] : /@once/,
      use: { viewport: DESKTOP },
    },
  ],
});
