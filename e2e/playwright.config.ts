import { defineConfig, devices } from '@playwright/test';
import { freePort } from '@sopaan/tooling/postgres/free-port';
import { findChromium, findShell } from '@sopaan/tooling/browser/chromium';
import { DESKTOP, PHONE } from './fixtures/widths';

// Chosen once; the workers read this file too and find the port of the first reading.
process.env.E2E_PORT ??= String(await freePort());

/** They have a whole site of their own, for most of them release something. */
const RELEASING = /(canary|console|previews|releases|step-down|vitals)\.spec\.ts/;

/** The shell does not have it. */
const WHOLE_BROWSER = /back-forward-cache\.spec\.ts/;

/** How the platform behaves does not depend on the width: these run once. */
const ONCE =
  /(accounts?|browser-run|heads|faults|files|deploy|instances|operation|private|redirects|skew)\.spec\.ts/;

/** These see a page at both widths while it is open. */
const BOTH_WIDTHS = /(not-found|routes)\.spec\.ts/;

const launchOptions = {
  executablePath: findShell() ?? findChromium(),
  // Playwright switches the back/forward cache off, and people have it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: [
    '--no-sandbox',
    // Nothing here needs the drawing of a graphics card to be imitated.
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // What a test waits for has limits of its own; this one is for long journeys on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    trace: 'off',
    launchOptions,
  },
  projects: [
    // One worker starts the site once for all of them. First, because it takes longest.
    { name: 'releasing', testMatch: RELEASING, workers: 1, use: { viewport: DESKTOP } },
    {
      name: 'whole browser',
      testMatch: WHOLE_BROWSER,
      use: {
        viewport: DESKTOP,
        launchOptions: { ...launchOptions, executablePath: findChromium() },
      },
    },
    {
      name: 'phone',
      testIgnore: [ONCE, RELEASING, WHOLE_BROWSER],
      use: { ...devices['Pixel 7'], viewport: PHONE, screen: PHONE, deviceScaleFactor: 1 },
    },
    // Colours are the same at every width. So is a test tagged @once: what it shows comes from the page's code and the
    // API, and a phone leaves it the least room.
    {
      name: 'desktop',
      testIgnore: [/dark\.spec\.ts/, BOTH_WIDTHS, RELEASING, WHOLE_BROWSER],
      grepInvert: /@once/,
      use: { viewport: DESKTOP },
    },
  ],
});
